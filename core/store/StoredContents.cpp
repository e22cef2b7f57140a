#include "core/store/StoredContents.h"

#include <utility>

#include "core/base/Parallel.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/OperationInfo.h"

namespace scarp {

namespace {

// Contents that are known by the sum of what they hold, each once: pictures, models. Slots have 57 bits.

/// Leaves these contents in the slots of a part, and no others; `stored` gives the bytes of one.
template <class Pointer, class Stored>
Result<void> writeBySum(StoreChange& change, PartId part, ContentForm form,
                        const std::map<std::uint64_t, Pointer>& contents, const Stored& stored) {
  std::map<std::int64_t, Pointer> wanted;
  for (const auto& [sum, content] : contents) wanted.emplace(static_cast<std::int64_t>(sum >> 8), content);
  std::vector<ContentKey> gone;
  change.slots().forEach(part, [&](std::int64_t slot, const ContentRef& ref) {
    if (ref.holds() && !wanted.contains(slot)) gone.push_back({part, slot});
  });
  for (const ContentKey& key : gone)
    if (auto done = change.clear(key); !done) return done;
  for (const auto& [slot, content] : wanted) {
    const ContentKey key{part, slot};
    const ContentRef ref = change.slots().find(key);
    if (ref.form == form && ref.sum == content->sum) continue;
    if (auto done = change.put(key, form, content->sum, stored(*content), {}); !done) return done;
  }
  return {};
}

/// All contents of a part, on several threads: those that `held` gives for a sum, and others as `restored`
/// makes them of their bytes. What is damaged is told to the store as `what`, and left out.
template <class Held, class Restored>
auto loadBySum(Store& store, const SlotMap& map, PartId part, ContentForm form, const Held& held,
               const Restored& restored, const Message& what, Damage::Part damaged) {
  std::vector<std::pair<ContentKey, ContentRef>> stored;
  map.forEach(part, [&](std::int64_t slot, const ContentRef& ref) {
    if (ref.form == form) stored.emplace_back(ContentKey{part, slot}, ref);
  });
  std::vector<decltype(held(std::uint64_t{}))> contents(stored.size());
  parallelFor(stored.size(), [&](std::size_t i) {
    const auto& [key, ref] = stored[i];
    contents[i] = held(ref.sum);
    if (contents[i]) return;
    if (const auto bytes = store.bytes(key, ref); bytes.ok()) contents[i] = restored(*bytes, ref.sum);
  });
  if (std::erase(contents, nullptr) > 0)
    store.damage().found(damageOf(store.shown(), Message("%1 is lost", what), Damage::Now::Nothing, damaged));
  return contents;
}

constexpr PartId kPictures{kPictureRole, 0}, kModels{kModelRole, 0};

void add(std::span<const Material> materials, PictureSet& to) {
  for (const Material& material : materials)
    for (const MaterialPicture& one : material.pictures)
      if (one.picture) to.emplace(one.content, one.picture);
}

void addModel(const Asset& asset, ModelSet& to) {
  if (asset.model) to.emplace(asset.content, asset.model);
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
