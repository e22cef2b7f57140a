#include "core/compare/DocumentMerge.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "core/compare/SharedGrid.h"
#include "core/compare/StateMerge.h"
#include "core/compare/ThingDifference.h"
#include "core/document/EditHistory.h"
#include "core/edit/EditSession.h"
#include "core/edit/LineReferences.h"
#include "core/edit/Operation.h"
#include "core/edit/OperationInfo.h"
#include "core/edit/Replay.h"
#include "core/edit/SelectionEdits.h"
#include "core/material/PaintRaster.h"
#include "core/project/ProjectFile.h"

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
    if (object.group != 0 && last < kMostGroup && known.insert(object.group).second)
      ids.put(object.group, ++last);
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

/// Returns a version of a document without its history, in which everything that is new since `base` has
/// other ids than what `ours` has or ever had: the first new layers of two people have the same number in
/// both files, but are different layers. What ours has under the same id with equal contents keeps its id.
/// next: the ids that come next in ours.
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

EditTopic topicOf(const Operation& operation) {
  return needsHistory(operation) ? EditTopic::Unmergeable : operationInfo(operation).traits.topic;
}

/// A version of the document as it was at the base, and what has been done to it since.
struct Branch {
  std::size_t first = 0;          ///< The first step since.
  std::vector<EditRecord> steps;  ///< Without tiles.
  std::set<EditTopic> topics;
};

bool isAsBase(const TerrainDocument& document, const DocumentParts& base) {
  const DocumentParts parts = contentsOf(document).document;
  return parts.state == base.state && sameSamples(parts.rasters.at(kGround), base.rasters.at(kGround)) &&
         parts.objects.all() == base.objects.all() && thingsBetween(base, parts).empty();
}

/// Where a history leads on from the base; nothing where it does not, or a step cannot be done again.
std::optional<Branch> branchFrom(const DocumentParts& base, const DocumentParts& side) {
  TerrainDocument document{DocumentParts(side)};
  const EditHistory& history = document.history();
  const std::size_t done = history.position();
  Branch branch;
  if (base.history.position > 0) {
    const auto& last = base.history.items[base.history.position - 1].record;
    const auto place = last ? history.indexOf(last->id) : std::nullopt;
    if (place) branch.first = *place + 1;
  }
  if (branch.first > done) return std::nullopt;
  for (std::size_t i = branch.first; i < done; ++i) {
    branch.steps.push_back(history.record(i));
    const EditRecord& step = branch.steps.back();
    if (!step.operation) return std::nullopt;
    branch.topics.insert(topicOf(*step.operation));
  }
  if (!document.goTo(branch.first) || !isAsBase(document, base)) return std::nullopt;
  return branch;
}

bool canFollow(const std::set<EditTopic>& theirs, const std::set<EditTopic>& ours) {
  if (theirs.contains(EditTopic::Unmergeable)) return false;
  // Everything goes through the selection.
  if (ours.contains(EditTopic::Selection) || ours.contains(EditTopic::Unmergeable)) return theirs.empty();
  return std::ranges::none_of(theirs, [&](EditTopic topic) {
    return topic != EditTopic::Ground && topic != EditTopic::Layers && ours.contains(topic);
  });
}

/// Ours, with what theirs did since the base done again on it.
struct OperationMerge {
  std::unique_ptr<TerrainDocument> document;
  std::size_t operations = 0;
};

/// Returns nothing if a history does not lead back to the base, a step has no operation, or one refers to
/// something that ours changed. Fails if it was cancelled.
Result<std::optional<OperationMerge>> mergeByOperations(const DocumentParts& base, const DocumentParts& ours,
                                                        const DocumentParts& theirs,
                                                        const Progress& progress) {
  using Merge = std::optional<OperationMerge>;
  const auto our = branchFrom(base, ours), their = branchFrom(base, theirs);
  if (!our || !their || !canFollow(their->topics, our->topics)) return Merge();
  OperationMerge merge{std::make_unique<TerrainDocument>(DocumentParts(ours)), their->steps.size()};
  const LayerId active = merge.document->activatedLayer();
  std::vector<ReplayStep> steps;
  for (const EditRecord& step : their->steps) steps.push_back({step.operation.get(), step.active});
  const auto done = replaySteps(steps, *merge.document, {.followsMadeLayers = true}, progress);
  if (!done && done.error().cancelled) return done.error();
  if (!done) return Merge();
  const auto& layers = merge.document->layers();
  merge.document->activate(std::ranges::find(layers, active, &Layer::id) != layers.end() ? active
                                                                                         : kBaseLayer);
  return Merge(std::move(merge));
}

/// Assets that objects or scatter rules are of stay, whoever deleted them.
void keepUsedAssets(DocumentState& state, const std::set<AssetKind>& used,
                    const std::array<const DocumentState*, 2>& sources) {
  const auto has = [](const std::vector<Asset>& assets, const std::string& name) {
    return std::ranges::find(assets, name, &Asset::name) != assets.end();
  };
  for (const AssetKind kind : used) {
    if (isBuiltIn(kind) || has(state.assets, assetName(kind))) continue;
    for (const DocumentState* const source : sources) {
      const auto found = std::ranges::find(source->assets, assetName(kind), &Asset::name);
      if (found == source->assets.end()) continue;
      state.assets.push_back(*found);
      break;
    }
  }
}

void keepWhatIsNamed(DocumentState& state) {
  for (ScatterRule& rule : state.scatterRules)
    if (std::ranges::find(state.materials, rule.onto, &Material::id) == state.materials.end()) rule.onto = 0;
}

std::set<AssetKind> assetsUsed(const ObjectLayer& ours,
                               const std::map<ObjectId, std::optional<Object>>& changes,
                               const std::vector<ScatterRule>& rules) {
  std::set<AssetKind> used;
  for (const auto& [id, object] : ours.all())
    if (!changes.contains(id)) used.insert(object.asset);
  for (const auto& [id, object] : changes)
    if (object) used.insert(object->asset);
  for (const ScatterRule& rule : rules)
    for (const ScatterAsset& asset : rule.assets) used.insert(asset.asset);
  return used;
}

/// Of a state every raster but the ground and the selection, and those of layers with derived heights.
std::vector<RasterId> rastersToMerge(const DocumentState& state) {
  std::vector<RasterId> rasters;
  for (const RasterId& id : rastersOf(state)) {
    const auto layer = std::ranges::find(state.layers, id.layer, &Layer::id);
    const bool derived = id.role == RasterRole::Layer && layer != state.layers.end() && layer->isDerived();
    if (id != kGround && id != kBase && id != kSelection && !derived) rasters.push_back(id);
  }
  return rasters;
}

class SampleMerge {
 public:
  SampleMerge(const DocumentParts& base, const DocumentParts& ours, const DocumentParts& theirs)
      : base_(base), ours_(ours), document_(std::make_unique<TerrainDocument>(DocumentParts(ours))) {
    theirs_ = withFreshIds(theirs, base, document_->ids(), ours);
    conflicts_.emplace(ours.state.frame.columns, ours.state.frame.rows, 0.0F);
  }

  Result<DocumentMerge> run(const Progress& progress) && {
    DocumentMerge merge;
    auto objects = mergeObjects(base_.objects, ours_.objects, theirs_.objects, merge.conflicts);
    DocumentState state = mergeStates(base_.state, ours_.state, theirs_.state, merge.conflicts);
    keepUsedAssets(state, assetsUsed(ours_.objects, objects, state.scatterRules),
                   {&ours_.state, &theirs_.state});
    keepWhatIsNamed(state);
    auto rasters = mergedRasters(state, merge, progress);
    if (!rasters) return Error::cancel();
    addAdjustments(state, *rasters);
    const LayerId mask = merge.inConflict > 0 ? addMask(state, merge) : 0;

    EditSession session(*document_, Message("Merge"));
    session.setState(state);
    for (const auto& [id, raster] : *rasters)
      if (id != kGround) session.replace(id, raster);
    if (mask != 0) session.replace({RasterRole::NamedMask, mask}, *conflicts_);
    session.exchangeObjects(std::move(objects));
    if (const auto ground = rasters->find(kGround); ground != rasters->end())
      session.replace(kGround, ground->second);
    if (!session.commit() && !session.refusal().empty()) return Error{session.refusal()};
    merge.document = std::move(document_);
    return merge;
  }

 private:
  using Rasters = std::map<RasterId, HeightRaster>;

  /// Nothing where it was cancelled.
  std::optional<Rasters> mergedRasters(const DocumentState& state, DocumentMerge& merge,
                                       const Progress& progress) {
    Rasters merged;
    const auto take = [&](RasterId id, RasterMerge one) {
      merge.samples += one.taken;
      merge.inConflict += one.inConflict;
      merged.emplace(id, std::move(one.merged));
    };
    take(state.layers.empty() ? kGround : kBase,
         mergeSamples(bottomOf(base_), bottomOf(ours_), bottomOf(theirs_), *conflicts_));
    const std::vector<RasterId> rasters = rastersToMerge(state);
    for (std::size_t i = 0; i < rasters.size(); ++i) {
      if (progress && !progress(static_cast<double>(i + 1) / static_cast<double>(rasters.size() + 1)))
        return std::nullopt;
      const RasterId id = rasters[i];
      if (!theirs_.rasters.contains(id) && !base_.rasters.contains(id)) continue;
      const HeightRaster empty = emptyLike(id);
      const auto of = [&](const DocumentParts& parts) {
        const auto found = parts.rasters.find(id);
        return found == parts.rasters.end() ? empty : found->second;
      };
      const auto merging = id.role == RasterRole::Paint ? mergePaint : mergeSamples;
      take(id, merging(of(base_), of(ours_), of(theirs_), *conflicts_));
    }
    return merged;
  }

  /// Adds theirs of adjustment layers that edits do not update, where ours is not the later one.
  void addAdjustments(DocumentState& state, Rasters& rasters) const {
    const auto in = [](const DocumentParts& parts, const Layer& layer) -> const Layer* {
      const auto found = std::ranges::find(parts.state.layers, layer.id, &Layer::id);
      return found != parts.state.layers.end() && found->adjustment == layer.adjustment ? &*found : nullptr;
    };
    for (Layer& layer : state.layers) {
      if (!layer.adjustment || layer.isUpdatedByEdits()) continue;
      const RasterId id{RasterRole::Layer, layer.id};
      const Layer* const theirs = in(theirs_, layer);
      if (!theirs || (in(ours_, layer) && !sameRaster(base_, ours_, id))) continue;
      layer.outdated = theirs->outdated;
      const auto raster = theirs_.rasters.find(id);
      rasters.insert_or_assign(id, raster == theirs_.rasters.end() ? emptyLike(id) : raster->second);
    }
  }

  [[nodiscard]] HeightRaster emptyLike(RasterId id) const {
    return id.role == RasterRole::Paint ? emptyPaint(document_->frame()) : document_->emptyRaster(id.role);
  }

  /// A saved selection of where both changed samples; 0 where there is no room for one.
  LayerId addMask(DocumentState& state, DocumentMerge& merge) {
    if (state.masks.size() >= kMostMasks) return 0;
    const std::string wanted = "Merge conflicts";
    merge.mask = wanted;
    const auto taken = [&] {
      return std::ranges::find(state.masks, merge.mask, &NamedMask::name) != state.masks.end();
    };
    for (int n = 2; taken(); ++n) merge.mask = wanted + " " + std::to_string(n);
    TerrainDocument::Ids ids = document_->ids();
    passIds(state, ids);
    document_->takeIdsFrom(std::move(ids));
    const LayerId id = document_->takeLayerId();
    state.masks.push_back({id, merge.mask});
    return id;
  }

  const DocumentParts &base_, &ours_;
  DocumentParts theirs_{{base_.state, {}, {}}};
  std::unique_ptr<TerrainDocument> document_;
  std::optional<MaskRaster> conflicts_;
};

Message sizeOf(const GridFrame& frame) { return Message("%1 x %2 samples", frame.columns, frame.rows); }

}  // namespace

Result<DocumentMerge> mergeDocuments(const DocumentParts& base, const DocumentParts& ours,
                                     const DocumentParts& theirs, const Progress& progress) {
  for (const DocumentParts* const side : {&ours, &theirs})
    if (side->state.frame != base.state.frame)
      return Error{side == &ours ? "ours has %1 in place of the %2 of the base, or other cells; only "
                                   "versions of one size are merged"
                                 : "theirs has %1 in place of the %2 of the base, or other cells; only "
                                   "versions of one size are merged",
                   sizeOf(side->state.frame), sizeOf(base.state.frame)};
  auto replayed = mergeByOperations(base, ours, theirs, progress);
  if (!replayed) return replayed.error();
  if (*replayed) {
    DocumentMerge merge;
    merge.document = std::move((*replayed)->document);
    merge.operations = (*replayed)->operations;
    return merge;
  }
  return SampleMerge(base, ours, theirs).run(progress);
}

}  // namespace scarp
