#include "core/project/ProjectModels.h"

#include "core/base/Parallel.h"
#include "core/edit/Operation.h"

namespace scarp {

namespace {

constexpr PartId kModels{kModelRole, 0};

/// Slots have 57 bits.
std::int64_t modelSlot(std::uint64_t sum) { return static_cast<std::int64_t>(sum >> 8); }

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
  if (const auto* add = std::get_if<AddAssetOperation>(&*record.operation)) addModel(add->asset, to);
  if (const auto* set = std::get_if<SetAssetOperation>(&*record.operation); set && set->model)
    addModel(*set->model, to);
  if (const auto* paste = std::get_if<PasteOperation>(&*record.operation))
    for (const Asset& asset : paste->assets) addModel(asset, to);
}

void addPictures(const ModelSet& models, PictureSet& to) {
  for (const auto& [sum, model] : models)
    for (const ModelMaterial& material : model->materials)
      material.eachPicture([&to](const PicturePtr& picture, std::uint64_t, int) {
        if (picture) to.emplace(picture->sum, picture);
      });
}

Result<void> writeModels(SlotWriter& writer, const ModelSet& models) {
  std::map<std::int64_t, ModelPtr> wanted;
  for (const auto& [sum, model] : models) wanted.emplace(modelSlot(sum), model);
  std::vector<ContentKey> gone;
  writer.map().forEach(kModels, [&](std::int64_t slot, const ContentRef& ref) {
    if (ref.holds() && !wanted.contains(slot)) gone.push_back({kModels, slot});
  });
  for (const ContentKey& key : gone)
    if (auto done = writer.clear(key); !done) return done;
  for (const auto& [slot, model] : wanted) {
    const ContentKey key{kModels, slot};
    const ContentRef ref = writer.map().find(key);
    if (ref.form == ContentForm::Model && ref.sum == model->sum) continue;
    if (auto done = writer.put(key, ContentForm::Model, model->sum, storedModel(*model), {}); !done)
      return done;
  }
  return {};
}

std::vector<ModelPtr> loadModels(ProjectStore& store, const SlotMap& map) {
  std::vector<std::pair<ContentKey, ContentRef>> stored;
  map.forEach(kModels, [&](std::int64_t slot, const ContentRef& ref) {
    if (ref.form == ContentForm::Model) stored.emplace_back(ContentKey{kModels, slot}, ref);
  });
  std::vector<ModelPtr> models(stored.size());
  parallelFor(stored.size(), [&](std::size_t i) {
    const auto& [key, ref] = stored[i];
    models[i] = heldModel(ref.sum);
    if (models[i]) return;
    if (const auto bytes = store.bytes(key, ref); bytes.ok()) models[i] = restoredModel(*bytes, ref.sum);
  });
  for (const ModelPtr& model : models)
    if (!model)
      store.found({store.database().shown() + ": is damaged: the model of an asset is lost",
                   {},
                   {},
                   Damage::Now::Nothing});
  std::erase(models, nullptr);
  return models;
}

}  // namespace scarp
