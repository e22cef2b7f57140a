#include "core/store/StoredModels.h"

#include "core/edit/OperationInfo.h"
#include "core/store/ContentsBySum.h"

namespace scarp {

namespace {

constexpr PartId kModels{kModelRole, 0};

void addModel(const Asset& asset, ModelSet& to) {
  if (asset.model) to.emplace(asset.content, asset.model);
}

}  // namespace

void addModels(const DocumentState& state, ModelSet& to) {
  for (const Asset& asset : state.assets) addModel(asset, to);
}

void addModels(const EditRecord& record, ModelSet& to) {
  if (record.state) addModels(*record.state, to);
  if (!record.operation) return;
  for (const Asset* const asset : partsOf(*record.operation).assets) addModel(*asset, to);
}

void addPictures(const ModelSet& models, PictureSet& to) {
  for (const auto& [sum, model] : models)
    for (const ModelMaterial& material : model->materials)
      material.eachPicture([&to](const PicturePtr& picture, std::uint64_t, int) {
        if (picture) to.emplace(picture->sum, picture);
      });
}

Result<void> writeModels(StoreChange& change, const ModelSet& models) {
  return writeBySum(change, kModels, ContentForm::Model, models, storedModel);
}

std::vector<ModelPtr> loadModels(Store& store, const SlotMap& map) {
  return loadBySum(store, map, kModels, ContentForm::Model, heldModel, restoredModel,
                   Message("the model of an asset"), Damage::Part::Models);
}

}  // namespace scarp
