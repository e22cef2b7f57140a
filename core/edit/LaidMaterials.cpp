#include "core/edit/LaidMaterials.h"

#include <algorithm>

#include "core/document/TerrainDocument.h"
#include "core/edit/MaterialEdits.h"
#include "core/material/DrainageArea.h"
#include "core/material/PaintRaster.h"
#include "core/material/RuleWeights.h"

namespace scarp {

namespace {

bool looksAtDrainage(const RuleStack& stack) {
  return std::ranges::any_of(stack.rules, [](const MaterialRule& rule) {
    return rule.visible && lookAt(rule.conditions, GroundMeasure::Drainage);
  });
}

}  // namespace

MaterialInputs materialInputs(const TerrainDocument& document) {
  MaterialInputs inputs{document.materials(), document.rules(), {}, {}};
  for (const NamedMask& mask : document.masks())
    if (const MaskRaster* weights = document.raster({RasterRole::NamedMask, mask.id}))
      inputs.masks.emplace(mask.name, *weights);
  for (const Material& material : inputs.materials)
    if (const HeightRaster* painted = document.raster({RasterRole::Paint, material.id}))
      inputs.paint.emplace(material.id, *painted);
  if (const HeightRaster* deposits = document.raster(kDeposit)) inputs.deposits = *deposits;
  if (lookAt(conditionsOf(inputs.rules), GroundMeasure::Lines)) inputs.lines = linesShown(document.layers(), document.frame());
  return inputs;
}

Result<MaterialMap> laidMaterials(const Terrain& terrain, const MaterialInputs& inputs,
                                  const Progress& progress) {
  std::optional<HeightRaster> drainage;
  const bool drains = looksAtDrainage(inputs.rules);
  if (drains) {
    drainage = drainageArea(terrain.heights, terrain.frame, partOf(progress, 0.0, 0.5));
    if (!drainage) return Error::cancel();
  }
  const RuleInputs ground{terrain.heights, &inputs.masks, drainage ? &*drainage : nullptr,
                          inputs.deposits ? &*inputs.deposits : nullptr, inputs.lines.get()};
  auto map = RuleWeights(inputs.rules, terrain.frame).map(ground, partOf(progress, drains ? 0.5 : 0.0, 1.0));
  if (!map) return Error::cancel();
  std::vector<MaterialPaint> paint;
  for (const Material& material : inputs.materials) {
    const auto found = inputs.paint.find(material.id);
    paint.push_back({material.id, found == inputs.paint.end() ? nullptr : &found->second});
  }
  for (int index = 0; index < map->tileCount(); ++index)
    map->tile(index) = paintedTile(map->tile(index), paint, map->tileRect(index));
  return *std::move(map);
}

}  // namespace scarp
