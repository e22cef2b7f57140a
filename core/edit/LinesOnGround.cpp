#include "core/edit/LinesOnGround.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

#include "core/document/DocumentContent.h"
#include "core/document/LayerGroups.h"
#include "core/edit/LayerComposer.h"
#include "core/edit/LineLayers.h"
#include "core/line/LineNetwork.h"
#include "core/line/LineWater.h"

namespace scarp {

std::vector<LinesOnGround> linesOnGround(const DocumentContent& content) {
  const DocumentState& state = content.state;
  std::vector<LinesOnGround> layers;
  const std::vector<EffectiveSettings> settings = effectiveSettings(state.layers);
  for (std::size_t i = 0; i < state.layers.size(); ++i) {
    const Layer& layer = state.layers[i];
    if (!layer.lines || !settings[i].visible) continue;
    const bool bends = std::ranges::any_of(
        state.scatterRules, [&](const ScatterRule& rule) { return bendsAlong(rule, layer.name); });
    if (!bends && wateredLines(layer.lines.lines()).empty()) continue;
    layers.push_back(
        {layer.name, layer.lines,
         groundBeneath(content, i,
                       slotsReadBy(layer.lines.lines(), state.frame, content.rasters.at(kGround)))});
  }
  return layers;
}

Result<BentMeshes> bentRows(const std::vector<ScatterRule>& rules, const std::vector<LinesOnGround>& layers,
                            const GridFrame& frame, const AssetTable& assets) {
  std::vector<DesignedLines> designed;
  for (const LinesOnGround& layer : layers) {
    const bool bends =
        std::ranges::any_of(rules, [&](const ScatterRule& rule) { return bendsAlong(rule, layer.layer); });
    if (!bends) continue;
    std::vector<Line> lines;
    std::ranges::copy_if(layer.lines.lines(), std::back_inserter(lines), canBendAlong);
    designed.push_back({layer.layer, lineDesigns(lines, layer.beneath, frame)});
  }
  return bentRows(rules, designed, assets);
}

WaterTiles waterOn(const Terrain& terrain, const std::vector<LinesOnGround>& layers) {
  const GridFrame& frame = terrain.frame;
  std::vector<std::vector<std::shared_ptr<const LineWater>>> waters;
  for (const LinesOnGround& layer : layers) {
    const std::vector<Line> lines = wateredLines(layer.lines.lines());
    waters.push_back(waterOfLines(lines, lineDesigns(lines, layer.beneath, frame), frame));
  }
  const WaterField field(frame, waters);
  WaterTiles tiles{frame, {}};
  if (field.empty()) return tiles;
  const std::set<int> wet = slotsOfWater(field, terrain.heights);
  const std::vector<int> slots(wet.begin(), wet.end());
  auto made = waterMeshes(field, terrain.heights, slots);
  for (std::size_t i = 0; i < slots.size(); ++i)
    if (made[i]) tiles.meshes.emplace(slots[i], std::move(made[i]));
  return tiles;
}

}  // namespace scarp
