#include "core/compare/StateMerge.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/compare/ThreeWay.h"
#include "core/document/LayerGroups.h"

namespace scarp {

namespace {

using Conflicts = std::vector<std::string>;

constexpr auto kIdOfThing = [](const auto& thing) { return thing.id; };
constexpr auto kNameOfThing = [](const auto& thing) { return thing.name; };

/// Ours where both changed something, with a line that says so.
template <class NameOf>
auto ourStays(const char* kind, Conflicts& conflicts, const NameOf& nameOf) {
  return [kind, &conflicts, nameOf]<class Thing>(const Thing* base, const Thing* ours,
                                                 const Thing* theirs) -> std::optional<Thing> {
    const std::string name = std::string(kind) + " \"" + nameOf(ours ? *ours : theirs ? *theirs : *base) + "\"";
    if (!ours) {
      conflicts.push_back(name + ": deleted in ours and changed in theirs; it stays deleted");
      return std::nullopt;
    }
    conflicts.push_back(name + (theirs ? ": changed in both; it stays as in ours"
                                       : ": changed in ours and deleted in theirs; it stays"));
    return *ours;
  };
}

LineSet mergeLines(const Layer& base, const Layer& ours, const Layer& theirs, Conflicts& conflicts) {
  bool whole = false;
  if (!base.lines || !ours.lines || !theirs.lines)
    return threeWay(base.lines, ours.lines, theirs.lines, whole);
  return LineSet(threeWay(base.lines.lines(), ours.lines.lines(), theirs.lines.lines(), kIdOfThing,
                          ourStays("line", conflicts, [&](const Line& line) {
                            return ours.name + ": " +
                                   (line.name.empty() ? std::to_string(line.id) : line.name);
                          })));
}

std::vector<Layer> mergeLayers(const DocumentState& base, const DocumentState& ours,
                               const DocumentState& theirs, Conflicts& conflicts) {
  const auto whole = ourStays("layer", conflicts, kNameOfThing);
  return threeWay(base.layers, ours.layers, theirs.layers, kIdOfThing,
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
                    if (const Layer& filtered = layer.adjustment == o->adjustment ? *o : *t; layer.adjustment) {
                      layer.blend = filtered.blend;
                      layer.outdated = filtered.outdated;
                    }
                    if (conflict)
                      conflicts.push_back("layer \"" + o->name +
                                          "\": its settings were changed in both; they stay as in ours");
                    return layer;
                  });
}

/// Drapes have no ids, and one file may lie there twice.
std::vector<Drape> mergeDrapes(const DocumentState& base, const DocumentState& ours,
                               const DocumentState& theirs, Conflicts& conflicts) {
  const auto keyOf = [](const Drape& drape) { return drape.path + '\n' + drape.name; };
  const auto apart = [&](const std::vector<Drape>& drapes) {
    std::set<std::string> keys;
    return std::ranges::all_of(drapes, [&](const Drape& drape) { return keys.insert(keyOf(drape)).second; });
  };
  if (apart(base.drapes) && apart(ours.drapes) && apart(theirs.drapes)) {
    auto merged = threeWay(base.drapes, ours.drapes, theirs.drapes, keyOf,
                           ourStays("drape", conflicts, kNameOfThing));
    if (merged.size() <= kMostDrapes) return merged;
  }
  bool conflict = false;
  std::vector<Drape> merged = threeWay(base.drapes, ours.drapes, theirs.drapes, conflict);
  if (conflict) conflicts.emplace_back("the drapes were changed in both; they stay as in ours");
  return merged;
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
                          std::vector<std::string>& conflicts) {
  const auto stays = [&](const char* kind) { return ourStays(kind, conflicts, kNameOfThing); };
  DocumentState merged = ours;
  bool placed = false, ruled = false;
  merged.georeference = threeWay(base.georeference, ours.georeference, theirs.georeference, placed);
  if (placed) conflicts.emplace_back("the place in the world was changed in both; it stays as in ours");
  merged.layers = mergeLayers(base, ours, theirs, conflicts);
  repairGroups(merged.layers);
  merged.masks = threeWay(base.masks, ours.masks, theirs.masks, kIdOfThing, stays("saved selection"));
  nameApart(merged.masks);
  merged.assets = threeWay(base.assets, ours.assets, theirs.assets, kNameOfThing, stays("asset"));
  merged.materials =
      threeWay(base.materials, ours.materials, theirs.materials, kIdOfThing, stays("material"));
  if (merged.materials.size() > kMostMaterials || merged.assets.size() > kMostAssets) {
    conflicts.emplace_back("both together have more materials or assets than a terrain may have; ours stay");
    merged.materials = ours.materials;
    merged.assets = ours.assets;
  }
  merged.rules = cleaned(threeWay(base.rules, ours.rules, theirs.rules, ruled), merged.materials);
  if (ruled) conflicts.emplace_back("the rules of materials were changed in both; they stay as in ours");
  merged.scatterRules =
      threeWay(base.scatterRules, ours.scatterRules, theirs.scatterRules, kIdOfThing,
               ourStays("scatter rule", conflicts, [](const ScatterRule& rule) {
                 return rule.name.empty() ? std::to_string(rule.id) : rule.name;
               }));
  merged.drapes = mergeDrapes(base, ours, theirs, conflicts);
  return merged;
}

std::map<ObjectId, std::optional<Object>> mergeObjects(const ObjectLayer& base, const ObjectLayer& ours,
                                                       const ObjectLayer& theirs,
                                                       std::vector<std::string>& conflicts) {
  const auto same = [](const Object* a, const Object* b) { return a == b || (a && b && *a == *b); };
  const auto stays = ourStays("object", conflicts, [](const Object& object) {
    return assetName(object.asset) + " " + std::to_string(object.id);
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
