#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "core/document/EditRecord.h"
#include "core/material/Picture.h"
#include "core/project/ProjectStore.h"
#include "core/project/SlotWriter.h"
#include "core/store/ContentRows.h"

namespace scarp {

/// Pictures by their sums: each content once.
using PictureSet = std::map<std::uint64_t, PicturePtr>;

/// Adds those of the materials and of the drapes; missing ones are none.
void addPictures(const DocumentState& state, PictureSet& to);
/// Those of the state and the operation of a record.
void addPictures(const EditRecord& record, PictureSet& to);

/// Leaves these pictures in a project's slots, and no others.
[[nodiscard]] Result<void> writePictures(SlotWriter& writer, const PictureSet& pictures);
/// All that a saved state has. What is damaged is told to the store and left out. States refer to pictures by
/// their sums, and find them as long as this is held.
[[nodiscard]] std::vector<PicturePtr> loadPictures(ProjectStore& store, const SlotMap& map);

}  // namespace scarp
