#include "core/scene/LiveBentRows.h"

#include <algorithm>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/scatter/ScatterRuleSchema.h"

namespace scarp {

namespace {

std::vector<ModelPtr> modelsOf(const ScatterRule& rule, const AssetTable& assets) {
  std::vector<ModelPtr> models;
  for (const ScatterAsset& asset : rule.assets) models.push_back(assets.shape(asset.asset).model);
  return models;
}

}  // namespace

LiveBentRows::LiveBentRows(const DocumentContent& content)
    : content_(content), meshes_(std::make_shared<const BentMeshes>()) {}

LiveBentRows::LiveBentRows(TerrainDocument& document) : LiveBentRows(document.content()) {
  document_ = &document;
  const auto keep = [this](Subscription subscription) { subscriptions_.push_back(std::move(subscription)); };
  // What is beneath layers may be other without a change of what is seen.
  keep(document.historyChanged.subscribe([this] { note(); }));
  keep(document.changed.subscribe([this](const DocumentChange& change) {
    allStale_ = allStale_ || change.frame;
    if (change.layers || change.scatterRules || change.assets || change.frame) note();
  }));
}

void LiveBentRows::note() {
  if (bends() || !made_.empty() || !refusal_.empty()) changed.emit();
}

bool LiveBentRows::bends() const {
  return std::ranges::any_of(content_.state.scatterRules,
                             [](const ScatterRule& rule) { return rule.visible && bendsModels(rule); });
}

void LiveBentRows::followLayers() {
  std::vector<FollowedLines> were = std::exchange(layers_, {});
  const auto isWanted = [this](const Layer& layer) {
    return std::ranges::any_of(content_.state.scatterRules,
                               [&](const ScatterRule& rule) { return bendsAlong(rule, layer.name); });
  };
  const bool editing = document_ && document_->editing();
  beneath_.visit(content_, editing, isWanted, [&](std::size_t index, const std::set<int>& otherGround) {
    const Layer& layer = content_.state.layers[index];
    const auto found = std::ranges::find(were, layer.id, &FollowedLines::layer);
    FollowedLines& of = layers_.emplace_back();
    if (found != were.end()) of = std::move(*found);
    if (of.source == layer.lines && otherGround.empty()) return;
    std::vector<Line> lines;
    std::ranges::copy_if(layer.lines.lines(), std::back_inserter(lines), canBendAlong);
    of = followLines(content_, editing, of, std::move(lines), index, otherGround).lines;
  });
}

Result<BentMeshes> LiveBentRows::remake() {
  const std::vector<ScatterRule>& rules = content_.state.scatterRules;
  const AssetTable& assets = content_.objects.assets();
  BendableModels models(assets);
  std::map<Key, Made> were = std::exchange(made_, {});
  BentMeshes all;
  std::size_t left = kMostBentVertices;
  for (std::size_t i = 0; i < rules.size(); ++i)
    for (const FollowedLines& layer : layers_) {
      const auto of = std::ranges::find(content_.state.layers, layer.layer, &Layer::id);
      if (of == content_.state.layers.end() || !bendsAlong(rules[i], of->name)) continue;
      const std::vector<ModelPtr> sources = modelsOf(rules[i], assets);
      for (const auto& design : layer.designs) {
        if (!design || !runsAlong(rules[i], design->line)) continue;
        const Key key{rules[i].id, layer.layer, design->line.id};
        const auto found = were.find(key);
        Made made;
        if (found != were.end()) made = std::move(found->second);
        if (!(made.design == design && made.rule == rules[i] && made.models == sources)) {
          auto bent = bentAlong(rules[i], *design, models, left);
          if (!bent) return errorIn(inWords(i, rules[i]), bent.error());
          for (std::size_t k = 0; k < std::min(bent->size(), made.meshes.size()); ++k)
            if (*(*bent)[k] == *made.meshes[k]) (*bent)[k] = made.meshes[k];
          made = {rules[i], design, sources, *std::move(bent)};
        }
        const std::size_t vertices = verticesOf(made.meshes);
        if (vertices > left) return tooManyBent(i, rules[i]);
        left -= vertices;
        all.insert(all.end(), made.meshes.begin(), made.meshes.end());
        made_.insert_or_assign(key, std::move(made));
      }
    }
  return all;
}

bool LiveBentRows::update() {
  if (std::exchange(allStale_, false) || !bends()) {
    layers_.clear();
    beneath_.forget();
    made_.clear();
  }
  BentMeshes all;
  refusal_.clear();
  if (bends()) {
    followLayers();
    auto made = remake();
    if (made)
      all = *std::move(made);
    else
      refusal_ = made.error().message;
  }
  if (all == *meshes_) return false;
  meshes_ = std::make_shared<const BentMeshes>(std::move(all));
  return true;
}

}  // namespace scarp
