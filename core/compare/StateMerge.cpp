#include "core/compare/StateMerge.h"

#include <algorithm>
#include <concepts>
#include <cstring>
#include <functional>
#include <iterator>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "core/compare/SharedGrid.h"
#include "core/document/LayerGroups.h"
#include "core/material/PaintRaster.h"
#include "core/memory/LargePages.h"
#include "core/terrain/HeldSlots.h"

namespace scarp {

namespace {

using TilePtr = HeightRaster::TilePtr;

/// A tile, or what a slot without one stands for.
TilePtr tileOrFull(const HeightRaster& raster, int slot, const TilePtr& full) {
  const TilePtr& tile = raster.tile(slot);
  return tile ? tile : full;
}

/// Words of a tile that is merged; conflict(place) is told the place of a word in its tile.
template <class Word>
TilePtr mergedTile(const TilePtr& base, const TilePtr& ours, const TilePtr& theirs, RasterMerge& counts,
                   const std::function<bool(std::size_t)>& inside,
                   const std::function<void(std::size_t)>& conflict) {
  auto merged = makeInLargePages<HeightRaster::Tile>();
  *merged = *ours;
  const auto wordAt = [](const HeightRaster::Tile& tile, std::size_t i) {
    Word word;
    std::memcpy(&word, reinterpret_cast<const char*>(tile.data()) + i * sizeof(Word), sizeof word);
    return word;
  };
  for (std::size_t i = 0; i < sizeof(HeightRaster::Tile) / sizeof(Word); ++i) {
    const Word b = wordAt(*base, i), o = wordAt(*ours, i), t = wordAt(*theirs, i);
    if (t == b || t == o || !inside(i)) continue;
    if (o == b) {
      std::memcpy(reinterpret_cast<char*>(merged->data()) + i * sizeof(Word), &t, sizeof t);
      ++counts.taken;
    } else {
      conflict(i);
      ++counts.inConflict;
    }
  }
  return merged;
}

void mark(MaskRaster& mask, const std::vector<std::pair<int, int>>& places) {
  constexpr int kSide = MaskRaster::tileSize;
  std::map<int, std::shared_ptr<MaskRaster::Tile>> copies;
  for (const auto& [column, row] : places) {
    const int slot = mask.tileIndex(column / kSide, row / kSide);
    const auto copy = copies.try_emplace(slot).first;
    if (!copy->second) copy->second = mask.copyOfTile(slot);
    (*copy->second)[MaskRaster::offsetIn(column % kSide, row % kSide)] = 1.0F;
  }
  for (auto& [slot, copy] : copies) mask.exchangeTile(slot, std::move(copy));
}

/// place(slot, i): the sample of the terrain that a word of a slot stands for; nothing beyond the terrain.
template <class Word>
RasterMerge merge(const HeightRaster& base0, const HeightRaster& ours, const HeightRaster& theirs0,
                  MaskRaster& conflicts,
                  const std::function<std::optional<std::pair<int, int>>(int, std::size_t)>& place) {
  EXPECTS(base0.rect() == ours.rect() && theirs0.rect() == ours.rect());
  const HeightRaster base = refilled(base0, ours.fill()), theirs = refilled(theirs0, ours.fill());
  RasterMerge result{ours};
  auto filled = makeInLargePages<HeightRaster::Tile>();
  filled->fill(ours.fill());
  const TilePtr full = std::move(filled);
  for (const int slot : theirs.unsharedSlots(base)) {
    const TilePtr b = tileOrFull(base, slot, full), t = tileOrFull(theirs, slot, full),
                  o = tileOrFull(ours, slot, full);
    if (sameTile(t, b) || sameTile(t, o)) continue;
    std::vector<std::pair<int, int>> places;
    TilePtr merged = mergedTile<Word>(
        b, o, t, result, [&](std::size_t i) { return place(slot, i).has_value(); },
        [&](std::size_t i) { places.push_back(*place(slot, i)); });
    mark(conflicts, places);
    result.merged.exchangeTile(slot, sameTile(merged, t) ? theirs.tile(slot) : std::move(merged));
  }
  return result;
}

}  // namespace

RasterMerge mergeSamples(const HeightRaster& base, const HeightRaster& ours, const HeightRaster& theirs,
                         MaskRaster& conflicts) {
  constexpr auto kSide = static_cast<std::size_t>(HeightRaster::tileSize);
  return merge<std::uint32_t>(base, ours, theirs, conflicts,
                              [&ours](int slot, std::size_t i) -> std::optional<std::pair<int, int>> {
                                const GridRect rect = ours.tileRect(slot);
                                const int column = rect.column0 + static_cast<int>(i % kSide),
                                          row = rect.row0 + static_cast<int>(i / kSide);
                                if (column >= rect.column1 || row >= rect.row1) return std::nullopt;
                                return std::pair(column, row);
                              });
}

RasterMerge mergePaint(const HeightRaster& base, const HeightRaster& ours, const HeightRaster& theirs,
                       MaskRaster& conflicts) {
  constexpr auto kSide = static_cast<std::size_t>(kPaintSide);
  return merge<std::uint8_t>(
      base, ours, theirs, conflicts, [&](int slot, std::size_t i) -> std::optional<std::pair<int, int>> {
        const int column = slot % ours.tileColumns() * kPaintSide + static_cast<int>(i % kSide),
                  row = slot / ours.tileColumns() * kPaintSide + static_cast<int>(i / kSide);
        if (column >= conflicts.columns() || row >= conflicts.rows()) return std::nullopt;
        return std::pair(column, row);
      });
}

namespace {

/// What three versions of a value make together: what one side alone changed is as that side has it. Where
/// the sides changed it in different ways it is ours, and `conflict` becomes true.
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
      if (const Key key = keyOf(thing);
          inBase.contains(key) && inOurs.contains(key) && inTheirs.contains(key))
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

using Conflicts = std::vector<Message>;

constexpr auto kIdOfThing = [](const auto& thing) { return thing.id; };
constexpr auto kNameOfThing = [](const auto& thing) { return thing.name; };

/// Ours where both changed something, with a line that says so. nameOf(thing) is a value of it.
template <class NameOf>
auto ourStays(Message kind, Conflicts& conflicts, const NameOf& nameOf) {
  return [kind = std::move(kind), &conflicts, nameOf]<class Thing>(
             const Thing* base, const Thing* ours, const Thing* theirs) -> std::optional<Thing> {
    const MessageValue name = nameOf(ours ? *ours : theirs ? *theirs : *base);
    if (!ours) {
      conflicts.push_back(
          Message("%1 \"%2\": deleted in ours and changed in theirs; it stays deleted", kind, name));
      return std::nullopt;
    }
    conflicts.push_back(Message(theirs ? "%1 \"%2\": changed in both; it stays as in ours"
                                       : "%1 \"%2\": changed in ours and deleted in theirs; it stays",
                                kind, name));
    return *ours;
  };
}

LineSet mergeLines(const Layer& base, const Layer& ours, const Layer& theirs, Conflicts& conflicts) {
  bool whole = false;
  if (!base.lines || !ours.lines || !theirs.lines)
    return threeWay(base.lines, ours.lines, theirs.lines, whole);
  return LineSet(threeWay(base.lines.lines(), ours.lines.lines(), theirs.lines.lines(), kIdOfThing,
                          ourStays(Message("line"), conflicts, [&](const Line& line) {
                            return Message("%1: %2", ours.name,
                                           line.name.empty() ? std::to_string(line.id) : line.name);
                          })));
}

// Functions for each type of part of a state.

/// Returns ours: the selection is not merged, and both have the same frame.
template <class Value>
requires std::same_as<Value, GridFrame> || std::same_as<Value, bool> Value
mergedPart(const StatePart<Value>&, const Value&, const Value& ours, const Value&, Conflicts&) {
  return ours;
}

GeoReference mergedPart(const StatePart<GeoReference>&, const GeoReference& base, const GeoReference& ours,
                        const GeoReference& theirs, Conflicts& conflicts) {
  bool conflict = false;
  GeoReference merged = threeWay(base, ours, theirs, conflict);
  if (conflict)
    conflicts.push_back(Message("the place in the world was changed in both; it stays as in ours"));
  return merged;
}

/// Merges a part as a whole.
template <class Value>
Value mergedWhole(Message line, const Value& base, const Value& ours, const Value& theirs,
                  Conflicts& conflicts) {
  bool conflict = false;
  Value merged = threeWay(base, ours, theirs, conflict);
  if (conflict) conflicts.push_back(std::move(line));
  return merged;
}

RuleStack mergedPart(const StatePart<RuleStack>&, const RuleStack& base, const RuleStack& ours,
                     const RuleStack& theirs, Conflicts& conflicts) {
  return mergedWhole(Message("the rules of materials were changed in both; they stay as in ours"), base, ours,
                     theirs, conflicts);
}

/// Merges things one by one, by their ids; things without ids by their names.
template <class Thing>
std::vector<Thing> mergedPart(const StatePart<std::vector<Thing>>& part, const std::vector<Thing>& base,
                              const std::vector<Thing>& ours, const std::vector<Thing>& theirs,
                              Conflicts& conflicts) {
  if constexpr (requires(const Thing& thing) { thing.id; })
    return threeWay(base, ours, theirs, kIdOfThing,
                    ourStays(Message(part.one), conflicts, [](const Thing& thing) {
                      return thing.name.empty() ? std::to_string(thing.id) : thing.name;
                    }));
  else
    return threeWay(base, ours, theirs, kNameOfThing, ourStays(Message(part.one), conflicts, kNameOfThing));
}

std::vector<Layer> mergedPart(const StatePart<std::vector<Layer>>& part, const std::vector<Layer>& base,
                              const std::vector<Layer>& ours, const std::vector<Layer>& theirs,
                              Conflicts& conflicts) {
  const auto whole = ourStays(Message(part.one), conflicts, kNameOfThing);
  return threeWay(base, ours, theirs, kIdOfThing,
                  [&](const Layer* b, const Layer* o, const Layer* t) -> std::optional<Layer> {
                    if (!b || !o || !t) return whole(b, o, t);
                    bool conflict = false;
                    Layer layer = *o;
                    layer.name = threeWay(b->name, o->name, t->name, conflict);
                    layer.blend = threeWay(b->blend, o->blend, t->blend, conflict);
                    layer.opacity = threeWay(b->opacity, o->opacity, t->opacity, conflict);
                    layer.visible = threeWay(b->visible, o->visible, t->visible, conflict);
                    layer.locked = threeWay(b->locked, o->locked, t->locked, conflict);
                    layer.group = threeWay(b->group, o->group, t->group, conflict);
                    layer.isGroup = threeWay(b->isGroup, o->isGroup, t->isGroup, conflict);
                    layer.lines = mergeLines(*b, *o, *t, conflicts);
                    layer.adjustment = threeWay(b->adjustment, o->adjustment, t->adjustment, conflict);
                    // They belong to the filter.
                    if (const Layer& filtered = layer.adjustment == o->adjustment ? *o : *t;
                        layer.adjustment) {
                      layer.blend = filtered.blend;
                      layer.outdated = filtered.outdated;
                    }
                    if (conflict)
                      conflicts.push_back(Message(
                          "layer \"%1\": its settings were changed in both; they stay as in ours", o->name));
                    return layer;
                  });
}

/// Drapes have no ids, and one file may lie there twice.
std::vector<Drape> mergedPart(const StatePart<std::vector<Drape>>& part, const std::vector<Drape>& base,
                              const std::vector<Drape>& ours, const std::vector<Drape>& theirs,
                              Conflicts& conflicts) {
  const auto keyOf = [](const Drape& drape) { return drape.path + '\n' + drape.name; };
  const auto apart = [&](const std::vector<Drape>& drapes) {
    std::set<std::string> keys;
    return std::ranges::all_of(drapes, [&](const Drape& drape) { return keys.insert(keyOf(drape)).second; });
  };
  if (apart(base) && apart(ours) && apart(theirs)) {
    auto merged = threeWay(base, ours, theirs, keyOf, ourStays(Message(part.one), conflicts, kNameOfThing));
    if (merged.size() <= kMostDrapes) return merged;
  }
  return mergedWhole(Message("the drapes were changed in both; they stay as in ours"), base, ours, theirs,
                     conflicts);
}

/// So that no two selections have one name.
void nameApart(std::vector<NamedMask>& masks) {
  std::set<std::string> names;
  for (NamedMask& mask : masks) {
    const std::string wanted = mask.name;
    for (int n = 2; !names.insert(mask.name).second; ++n) mask.name = wanted + " " + std::to_string(n);
  }
}

/// Rules whose materials are there.
RuleStack cleaned(RuleStack rules, const std::vector<Material>& materials) {
  const auto there = [&](MaterialId id) {
    return std::ranges::find(materials, id, &Material::id) != materials.end();
  };
  std::erase_if(rules.rules, [&](const MaterialRule& rule) { return !there(rule.material); });
  if (!there(rules.base)) rules.base = materials.empty() ? 0 : materials.front().id;
  return rules;
}

}  // namespace

DocumentState mergeStates(const DocumentState& base, const DocumentState& ours, const DocumentState& theirs,
                          std::vector<Message>& conflicts) {
  DocumentState merged;
  forEachStatePart([&](const auto& part) {
    merged.*part.value = mergedPart(part, base.*part.value, ours.*part.value, theirs.*part.value, conflicts);
  });
  repairGroups(merged.layers);
  nameApart(merged.masks);
  if (merged.materials.size() > kMostMaterials || merged.assets.size() > kMostAssets) {
    conflicts.push_back(
        Message("both together have more materials or assets than a terrain may have; ours stay"));
    merged.materials = ours.materials;
    merged.assets = ours.assets;
  }
  merged.rules = cleaned(std::move(merged.rules), merged.materials);
  return merged;
}

std::map<ObjectId, std::optional<Object>> mergeObjects(const ObjectLayer& base, const ObjectLayer& ours,
                                                       const ObjectLayer& theirs,
                                                       std::vector<Message>& conflicts) {
  const auto same = [](const Object* a, const Object* b) { return a == b || (a && b && *a == *b); };
  const auto stays = ourStays(Message("object"), conflicts, [](const Object& object) {
    return Message("%1 %2", assetTitle(object.asset), object.id);
  });
  std::map<ObjectId, std::optional<Object>> changes;
  const auto decide = [&](ObjectId id) {
    const Object *const b = base.find(id), *const o = ours.find(id), *const t = theirs.find(id);
    if (same(t, b) || same(t, o)) return;
    if (same(o, b))
      changes.emplace(id, t ? std::optional(*t) : std::nullopt);
    else
      (void)stays(b, o, t);
  };
  for (const auto& [id, object] : theirs.all()) decide(id);
  for (const auto& [id, object] : base.all())
    if (!theirs.find(id)) decide(id);
  return changes;
}

}  // namespace scarp
