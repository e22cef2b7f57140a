#include "core/project/ProjectPictures.h"

#include "core/base/Parallel.h"
#include "core/edit/Operation.h"

namespace scarp {

namespace {

constexpr PartId kPictures{kPictureRole, 0};

/// Slots have 57 bits.
std::int64_t slotOf(std::uint64_t sum) { return static_cast<std::int64_t>(sum >> 8); }

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
  if (const auto* done = record.operation ? std::get_if<MaterialsOperation>(&*record.operation) : nullptr)
    add(done->materials, to);
}

Result<void> writePictures(SlotWriter& writer, const PictureSet& pictures) {
  std::map<std::int64_t, PicturePtr> wanted;
  for (const auto& [sum, picture] : pictures) wanted.emplace(slotOf(sum), picture);
  std::vector<ContentKey> gone;
  writer.map().forEach(kPictures, [&](std::int64_t slot, const ContentRef& ref) {
    if (ref.holds() && !wanted.contains(slot)) gone.push_back({kPictures, slot});
  });
  for (const ContentKey& key : gone)
    if (auto done = writer.clear(key); !done) return done;
  for (const auto& [slot, picture] : wanted) {
    const ContentKey key{kPictures, slot};
    const ContentRef ref = writer.map().find(key);
    if (ref.form == ContentForm::Picture && ref.sum == picture->sum) continue;
    if (auto done = writer.put(key, ContentForm::Picture, picture->sum, storedPicture(*picture), {}); !done)
      return done;
  }
  return {};
}

std::vector<PicturePtr> loadPictures(ProjectStore& store, const SlotMap& map) {
  std::vector<std::pair<ContentKey, ContentRef>> stored;
  map.forEach(kPictures, [&](std::int64_t slot, const ContentRef& ref) {
    if (ref.form == ContentForm::Picture) stored.emplace_back(ContentKey{kPictures, slot}, ref);
  });
  std::vector<PicturePtr> pictures(stored.size());
  parallelFor(stored.size(), [&](std::size_t i) {
    const auto& [key, ref] = stored[i];
    pictures[i] = heldPicture(ref.sum);
    if (pictures[i]) return;
    if (const auto bytes = store.bytes(key, ref); bytes.ok()) pictures[i] = restoredPicture(*bytes, ref.sum);
  });
  for (const PicturePtr& picture : pictures)
    if (!picture)
      store.found({store.database().shown() + ": is damaged: a picture of a material or a drape is lost",
                   {},
                   {},
                   Damage::Now::Nothing});
  std::erase(pictures, nullptr);
  return pictures;
}

}  // namespace scarp
