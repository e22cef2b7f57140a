#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "core/document/EditRecord.h"
#include "core/material/Picture.h"
#include "core/model/Model.h"
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

/// Models of assets by their sums: each content once. Their pictures are kept as those of materials are.
using ModelSet = std::map<std::uint64_t, ModelPtr>;

/// Adds those of the assets; missing ones are none.
void addModels(const DocumentState& state, ModelSet& to);
/// Those of the state and the operation of a record.
void addModels(const EditRecord& record, ModelSet& to);
void addPictures(const ModelSet& models, PictureSet& to);

/// Leaves these models in their slots, and no others.
[[nodiscard]] Result<void> writeModels(StoreChange& change, const ModelSet& models);
/// All that the slots have. What is damaged is told to the store and left out. States refer to models by
/// their sums, and find them as long as this is held. Contract: the pictures that the models have are held.
[[nodiscard]] std::vector<ModelPtr> loadModels(Store& store, const SlotMap& map);

}  // namespace scarp
