#include "core/compare/StateMerge.h"

#include <algorithm>
#include <concepts>
#include <set>
#include <utility>

#include "core/compare/ThreeWay.h"
#include "core/document/LayerGroups.h"

namespace scarp {

namespace {

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
