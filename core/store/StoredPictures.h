#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "core/document/EditRecord.h"
#include "core/material/Picture.h"
#include "core/store/Store.h"

namespace scarp {

/// Pictures by their sums: each content once.
using PictureSet = std::map<std::uint64_t, PicturePtr>;

/// Adds those of the materials and of the drapes; missing ones are none.
void addPictures(const DocumentState& state, PictureSet& to);
/// Those of the state and the operation of a record.
void addPictures(const EditRecord& record, PictureSet& to);

/// Leaves these pictures in their slots, and no others.
[[nodiscard]] Result<void> writePictures(StoreChange& change, const PictureSet& pictures);
/// All that the slots have. What is damaged is told to the store and left out. States refer to pictures by
/// their sums, and find them as long as this is held.
[[nodiscard]] std::vector<PicturePtr> loadPictures(Store& store, const SlotMap& map);

}  // namespace scarp
