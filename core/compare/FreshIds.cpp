#include "core/compare/FreshIds.h"

#include <algorithm>
#include <initializer_list>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "core/compare/ThingDifference.h"
#include "core/edit/LineReferences.h"

namespace scarp {

namespace {

/// New ids by old ones; ids that are not in it stay.
template <class Id>
class NewIds {
 public:
  void put(Id old, Id fresh) { ids_.emplace(old, fresh); }
  void rename(Id& id) const {
    if (const auto found = ids_.find(id); found != ids_.end()) id = found->second;
  }

 private:
  std::map<Id, Id> ids_;
};

/// Of things with ids. What ours has just so as well, as same() says too, is one thing, and keeps its id.
template <class Things, class Series, class Id, class Same>
void number(const Things& theirs, const Things& base, const Things& ours, Series& series, NewIds<Id>& ids,
            const Same& same) {
  const auto idOf = [](const auto& thing) { return thing.id; };
  for (const auto& thing : theirs) {
    if (std::ranges::find(base, thing.id, idOf) != base.end()) continue;
    const auto our = std::ranges::find(ours, thing.id, idOf);
    if (our == ours.end() || !(*our == thing) || !same(thing.id)) ids.put(thing.id, series.take());
  }
}

/// Groups have no series: the numbers after all that anybody has.
NewIds<GroupId> groupsOf(const ObjectLayer& theirs, const ObjectLayer& base, const ObjectLayer& ours) {
  std::set<GroupId> known;
  for (const auto& [id, object] : base.all()) known.insert(object.group);
  GroupId last = 0;
  for (const ObjectLayer* const layer : {&theirs, &base, &ours})
    for (const auto& [id, object] : layer->all()) last = std::max(last, object.group);
  NewIds<GroupId> ids;
  for (const auto& [id, object] : theirs.all())
    if (object.group != 0 && last < kMostGroup && known.insert(object.group).second) ids.put(object.group, ++last);
  return ids;
}

/// Lines are numbered within their layer.
void renumberLines(DocumentState& theirs, const DocumentState& base, const DocumentState& ours) {
  for (Layer& layer : theirs.layers) {
    const auto linesOf = [&layer](const DocumentState& state) {
      const auto found = std::ranges::find(state.layers, layer.id, &Layer::id);
      return found != state.layers.end() && found->lines ? found->lines.lines() : std::vector<Line>();
    };
    if (!layer.lines) continue;
    const std::vector<Line> known = linesOf(base), other = linesOf(ours);
    std::vector<Line> lines = layer.lines.lines();
    std::vector<std::pair<std::string, std::string>> relabelled;
    LineId last = 0;
    for (const std::vector<Line>* const some : {&known, &other, &std::as_const(lines)})
      for (const Line& line : *some) last = std::max(last, line.id);
    for (Line& line : lines)
      if (std::ranges::find(known, line.id, &Line::id) == known.end() &&
          std::ranges::find(other, line.id, &Line::id) != other.end()) {
        const std::string before = labelOf(line);
        line.id = ++last;
        relabelled.emplace_back(before, labelOf(line));
      }
    layer.lines = LineSet(std::move(lines));
    for (const auto& [before, after] : relabelled) followLineLabel(theirs, layer.name, before, after);
  }
}

}  // namespace

DocumentParts withFreshIds(const DocumentParts& theirs, const DocumentParts& base, TerrainDocument::Ids next,
                           const DocumentParts& ours) {
  DocumentParts fresh{{theirs.state, {}, {}}, theirs.activeLayer, theirs.nextLayer};
  DocumentState& state = fresh.state;
  NewIds<LayerId> layers;  // Named masks are numbered with them.
  const auto sameIn = [&](std::initializer_list<RasterRole> roles) {
    return [&theirs, &ours, roles = std::vector<RasterRole>(roles)](LayerId id) {
      return std::ranges::all_of(roles, [&](RasterRole role) { return sameRaster(theirs, ours, {role, id}); });
    };
  };
  number(state.layers, base.state.layers, ours.state.layers, next.layers, layers,
         sameIn({RasterRole::Layer, RasterRole::LayerMask}));
  number(state.masks, base.state.masks, ours.state.masks, next.layers, layers,
         sameIn({RasterRole::NamedMask}));
  NewIds<MaterialId> materials;
  number(state.materials, base.state.materials, ours.state.materials, next.materials, materials,
         sameIn({RasterRole::Paint}));
  NewIds<std::uint32_t> rules;
  number(state.scatterRules, base.state.scatterRules, ours.state.scatterRules, next.scatterRules, rules,
         sameIn({}));

  renumberLines(state, base.state, ours.state);
  for (Layer& layer : state.layers) {
    layers.rename(layer.id);
    layers.rename(layer.group);
  }
  for (NamedMask& mask : state.masks) layers.rename(mask.id);
  layers.rename(fresh.activeLayer);
  for (Material& material : state.materials) materials.rename(material.id);
  materials.rename(state.rules.base);
  for (MaterialRule& rule : state.rules.rules) materials.rename(rule.material);
  for (ScatterRule& rule : state.scatterRules) {
    rules.rename(rule.id);
    materials.rename(rule.onto);
  }
  for (const auto& [id, raster] : theirs.rasters) {
    RasterId renamed = id;
    id.role == RasterRole::Paint ? materials.rename(renamed.layer) : layers.rename(renamed.layer);
    fresh.rasters.emplace(renamed, raster);
  }
  const NewIds<GroupId> groups = groupsOf(theirs.objects, base.objects, ours.objects);
  fresh.objects.setAssets(theirs.objects.assets());
  for (const auto& [id, known] : theirs.objects.all()) {
    Object object = known;
    const Object* const our = ours.objects.find(id);
    if (!base.objects.find(id) && !(our && *our == known)) {
      object.id = next.objects.take();
      groups.rename(object.group);
    }
    fresh.objects.exchange(object.id, object);
  }
  return fresh;
}

}  // namespace scarp
