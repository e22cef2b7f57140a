#include "core/compare/DocumentMerge.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "core/compare/FreshIds.h"
#include "core/compare/OperationMerge.h"
#include "core/compare/RasterMerge.h"
#include "core/compare/StateMerge.h"
#include "core/compare/ThingDifference.h"
#include "core/edit/EditSession.h"
#include "core/edit/SelectionEdits.h"
#include "core/material/PaintRaster.h"

namespace scarp {

namespace {

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
