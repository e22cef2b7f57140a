#include "core/compare/FreshIds.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
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

/// New ids of each series of a state.
class NewStateIds {
 public:
  [[nodiscard]] NewIds<std::uint32_t>& of(IdSeries<std::uint32_t> StateIds::*series) {
    return ids_[static_cast<std::size_t>(std::ranges::find(kStateIdSeries, series) - kStateIdSeries.begin())];
  }

 private:
  std::array<NewIds<std::uint32_t>, kStateIdSeries.size()> ids_;
};

// Roles of the rasters that have the id of a thing.
std::vector<RasterRole> rolesOf(const std::vector<Layer>&) {
  return {RasterRole::Layer, RasterRole::LayerMask};
}
std::vector<RasterRole> rolesOf(const std::vector<NamedMask>&) { return {RasterRole::NamedMask}; }
std::vector<RasterRole> rolesOf(const std::vector<Material>&) { return {RasterRole::Paint}; }
template <class Thing>
std::vector<RasterRole> rolesOf(const std::vector<Thing>&) {
  return {};
}

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
  NewStateIds ids;
  forEachStatePart([&]<class Value>(const StatePart<Value>& part) {
    if constexpr (HasIds<Value>)
      number(state.*part.value, base.state.*part.value, ours.state.*part.value, next.*part.ids,
             ids.of(part.ids), [&](std::uint32_t id) {
               return std::ranges::all_of(rolesOf(state.*part.value), [&](RasterRole role) {
                 return sameRaster(theirs, ours, {role, id});
               });
             });
  });

  renumberLines(state, base.state, ours.state);
  forEachStatePart([&]<class Value>(const StatePart<Value>& part) {
    if constexpr (HasIds<Value>)
      for (auto& thing : state.*part.value) ids.of(part.ids).rename(thing.id);
  });
  // Parts that refer to others by their ids.
  const NewIds<LayerId>& layers = ids.of(&StateIds::layers);
  const NewIds<MaterialId>& materials = ids.of(&StateIds::materials);
  for (Layer& layer : state.layers) layers.rename(layer.group);
  layers.rename(fresh.activeLayer);
  materials.rename(state.rules.base);
  for (MaterialRule& rule : state.rules.rules) materials.rename(rule.material);
  for (ScatterRule& rule : state.scatterRules) materials.rename(rule.onto);
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
