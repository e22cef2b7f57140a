#pragma once

#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "core/base/Parallel.h"
#include "core/store/Store.h"

namespace scarp {

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

}  // namespace scarp
