#pragma once

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace scarp {

/// What three versions of a value make together: what one side alone changed is as that side has it. Where the
/// sides changed it in different ways it is ours, and `conflict` becomes true.
template <class T>
const T& threeWay(const T& base, const T& ours, const T& theirs, bool& conflict) {
  if (theirs == base || theirs == ours) return ours;
  if (ours == base) return theirs;
  conflict = true;
  return ours;
}

/// The same of things that keyOf() tells apart, each a value of its own. both(base, ours, theirs) says what
/// becomes of a thing that the sides changed in different ways, and is told null where one does not have it;
/// nothing: it goes. The order is that of the side which changed it; else ours.
template <class Thing, class KeyOf, class Both>
std::vector<Thing> threeWay(const std::vector<Thing>& base, const std::vector<Thing>& ours,
                            const std::vector<Thing>& theirs, const KeyOf& keyOf, const Both& both) {
  using Key = decltype(keyOf(base.front()));
  using Places = std::map<Key, const Thing*>;
  const auto placesOf = [&](const std::vector<Thing>& things) {
    Places places;
    for (const Thing& thing : things) places.emplace(keyOf(thing), &thing);
    return places;
  };
  const Places inBase = placesOf(base), inOurs = placesOf(ours), inTheirs = placesOf(theirs);
  const auto find = [](const Places& places, const Key& key) -> const Thing* {
    const auto found = places.find(key);
    return found == places.end() ? nullptr : found->second;
  };
  const auto same = [](const Thing* a, const Thing* b) { return a == b || (a && b && *a == *b); };
  std::map<Key, Thing> left;
  const auto decide = [&](const Key& key) {
    const Thing *const b = find(inBase, key), *const o = find(inOurs, key), *const t = find(inTheirs, key);
    std::optional<Thing> thing;
    if (same(t, b) || same(t, o))
      thing = o ? std::optional(*o) : std::nullopt;
    else if (same(o, b))
      thing = t ? std::optional(*t) : std::nullopt;
    else
      thing = both(b, o, t);
    if (thing) left.emplace(key, *std::move(thing));
  };
  for (const auto& [key, thing] : inOurs) decide(key);
  for (const auto& [key, thing] : inTheirs)
    if (!inOurs.contains(key)) decide(key);

  const auto common = [&](const std::vector<Thing>& things) {
    std::vector<Key> keys;
    for (const Thing& thing : things)
      if (const Key key = keyOf(thing); inBase.contains(key) && inOurs.contains(key) && inTheirs.contains(key))
        keys.push_back(key);
    return keys;
  };
  const bool theirOrder = common(ours) == common(base) && common(theirs) != common(base);
  const std::vector<Thing>&first = theirOrder ? theirs : ours, &second = theirOrder ? ours : theirs;
  std::vector<Key> order;
  for (const Thing& thing : first)
    if (left.contains(keyOf(thing))) order.push_back(keyOf(thing));
  // What only the other side has comes after what it stands after there.
  auto after = order.begin();
  for (const Thing& thing : second) {
    const Key key = keyOf(thing);
    if (!left.contains(key)) continue;
    const auto there = std::ranges::find(order, key);
    after = there != order.end() ? std::next(there) : std::next(order.insert(after, key));
  }
  std::vector<Thing> merged;
  merged.reserve(order.size());
  for (const Key& key : order) merged.push_back(std::move(left.at(key)));
  return merged;
}

}  // namespace scarp
