#include "core/store/StoredPictures.h"

#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/store/ContentsBySum.h"

namespace scarp {

namespace {

constexpr PartId kPictures{kPictureRole, 0};

void add(std::span<const Material> materials, PictureSet& to) {
  for (const Material& material : materials)
    for (const MaterialPicture& one : material.pictures)
      if (one.picture) to.emplace(one.content, one.picture);
}

}  // namespace

void addPictures(const DocumentState& state, PictureSet& to) {
  add(state.materials, to);
  for (const Drape& drape : state.drapes)
    if (drape.packed)
      for (const PicturePtr& picture : {drape.packed->colourPicture, drape.packed->opacityPicture})
        if (picture) to.emplace(picture->sum, picture);
}

void addPictures(const EditRecord& record, PictureSet& to) {
  if (record.state) addPictures(*record.state, to);
  if (const auto* done = record.operation ? record.operation->as<MaterialsOperation>() : nullptr)
    add(done->materials, to);
}

Result<void> writePictures(StoreChange& change, const PictureSet& pictures) {
  return writeBySum(change, kPictures, ContentForm::Picture, pictures, storedPicture);
}

std::vector<PicturePtr> loadPictures(Store& store, const SlotMap& map) {
  return loadBySum(store, map, kPictures, ContentForm::Picture, heldPicture, restoredPicture,
                   Message("a picture of a material or a drape"), Damage::Part::Pictures);
}

}  // namespace scarp
