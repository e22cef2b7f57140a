#pragma once

#include <cmath>
#include <vector>

#include "core/base/Result.h"
#include "core/objects/Asset.h"
#include "core/scatter/ScatterField.h"
#include "core/terrain/Terrain.h"

namespace scarp::bench {

inline RuleCondition slopeUpTo(double degrees) {
  RuleCondition condition;
  condition.by = GroundMeasure::Slope;
  condition.high = degrees;
  condition.softHigh = 10.0;
  return condition;
}

/// Trees with a clearing around each, bushes between them, stones on slopes: `density` trees a hectare. Where
/// there are other assets, these stand for the built-in ones, in their order and again from the first.
inline std::vector<ScatterRule> forestRules(double density, const std::vector<Asset>& others = {}) {
  // The spacing is a third of the mean distance, as people choose it.
  const double apart = std::sqrt(1e4 / density) / 3.0;
  ScatterRule trees{.id = 1, .name = "Trees"};
  trees.assets = {{AssetKind::Conifer, 3.0}, {AssetKind::Broadleaf, 1.0}};
  trees.density = density;
  trees.spacing = apart;
  trees.keepOut = 0.8 * apart;
  trees.conditions = {slopeUpTo(30.0)};
  ScatterRule bushes{.id = 2, .name = "Bushes"};
  bushes.assets = {{AssetKind::Broadleaf, 1.0}, {AssetKind::Marker, 0.1}};
  bushes.density = density;
  bushes.spacing = apart;
  bushes.seed = 7;
  bushes.conditions = {slopeUpTo(35.0)};
  ScatterRule stones{.id = 3, .name = "Stones"};
  stones.assets = {{AssetKind::Rock, 1.0}, {AssetKind::House, 0.05}};
  stones.density = 0.5 * density;
  stones.spacing = apart;
  stones.seed = 9;
  std::vector<ScatterRule> rules{trees, bushes, stones};
  for (ScatterRule& rule : rules)
    for (ScatterAsset& asset : rule.assets)
      if (!others.empty())
        asset.asset = *assetNamed(others[static_cast<std::size_t>(asset.asset) % others.size()].name);
  return rules;
}

/// The density of forestRules() that puts down about so many objects.
inline Result<double> densityFor(double wanted, const Terrain& terrain) {
  const RuleInputs ground{terrain.heights};
  const double density = 0.4 * wanted / (terrain.frame.width() * terrain.frame.depth() / 1e4);
  // Once to see how many find room.
  ScatterField field(forestRules(density), terrain.frame);
  if (const auto made = field.make(ground); !made) return made.error();
  return density * wanted / static_cast<double>(field.count());
}

}  // namespace scarp::bench
