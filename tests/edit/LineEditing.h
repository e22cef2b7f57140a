#pragma once

#include <gtest/gtest.h>

#include <map>
#include <random>
#include <string>
#include <vector>

#include "core/document/DocumentState.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/LayerUpdater.h"
#include "core/edit/LineLayers.h"
#include "core/edit/Operation.h"
#include "core/line/LineSchema.h"
#include "core/line/LineSection.h"
#include "tests/support/Terrains.h"

namespace scarp::test {

/// Lines put on a terrain of some 150 m, moved, changed, made to meet and taken away at random.
class RandomLineEdits {
 public:
  explicit RandomLineEdits(std::uint32_t seed) : random_(seed) {}

  Operation next(const TerrainDocument& document) {
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < document.layers().size(); ++i)
      if (document.layers()[i].lines) places.push_back(i + 1);
    if (places.empty() || (places.size() < 3 && below(12) == 0)) {
      AddLayerOperation add{"Roads"};
      add.ofLines = true;
      return add;
    }
    LinesOperation operation;
    operation.layer = places[static_cast<std::size_t>(below(static_cast<int>(places.size())))];
    const std::vector<Line>& lines = document.layers()[operation.layer - 1].lines.lines();
    if (lines.empty() || (lines.size() < 9 && below(3) == 0)) {
      operation.lines.push_back(line(lines));
      return operation;
    }
    Line chosen = any(lines);
    if (below(6) == 0) {
      operation.removed.push_back(chosen.id);
      return operation;
    }
    LinePoint& point = chosen.points[static_cast<std::size_t>(below(static_cast<int>(chosen.points.size())))];
    switch (below(9)) {
      case 0:
        if (chosen.brush && below(2) == 0) chosen.brush = brush();
        chosen.settings.width = 1.0 + 12.0 * unit();
        break;
      case 1:
        point.height = 40.0 * unit() - 20.0;
        break;
      case 2:
        point.onward = static_cast<LineSpan>(below(3));
        break;
      case 3:
        chosen.visible = !chosen.visible;
        break;
      case 4:
        chosen.settings.section = below(3) == 0 ? "" : anySection();
        break;
      case 5:
        chosen.settings.speed = below(2) == 0 ? 0.0 : 100.0 * unit();
        break;
      case 6: {  // Onto another line.
        const LinePoint to = anyPoint(lines);
        point.x = to.x;
        point.y = to.y;
        break;
      }
      default:
        point.x += 20.0 * (unit() - 0.5);
        point.y += 20.0 * (unit() - 0.5);
    }
    operation.lines.push_back(chosen);
    if (below(4) == 0) operation.lines.push_back(line(lines));
    return operation;
  }

  int below(int count) { return static_cast<int>(random_() % static_cast<std::uint32_t>(count)); }

 private:
  double unit() { return std::uniform_real_distribution<double>(0.0, 1.0)(random_); }
  const Line& any(const std::vector<Line>& lines) {
    return lines[static_cast<std::size_t>(below(static_cast<int>(lines.size())))];
  }
  LinePoint anyPoint(const std::vector<Line>& lines) {
    const Line& from = any(lines);
    return from.points[static_cast<std::size_t>(below(static_cast<int>(from.points.size())))];
  }
  std::string anySection() {
    const auto presets = lineSectionPresets();
    return std::string(presets[static_cast<std::size_t>(below(static_cast<int>(presets.size())))].key);
  }
  LineBrush brush() {
    static constexpr BrushKind kKinds[] = {BrushKind::Raise,  BrushKind::Noise,   BrushKind::Smooth,
                                           BrushKind::Plateau, BrushKind::Thermal, BrushKind::Clone};
    BrushSettings made;
    made.kind = kKinds[below(6)];
    made.radius = 2.0 + 10.0 * unit();
    made.jitter.position = below(3) == 0 ? unit() : 0.0;
    return LineBrush(made);
  }
  Line line(const std::vector<Line>& others) {
    Line made;
    made.kind = below(2) == 0 ? LineKind::Road : static_cast<LineKind>(below(13));
    if (made.kind == LineKind::BrushPath) made.brush = brush();
    made.settings = usualSettings(made.kind);
    made.settings.reach = 30.0 * unit();
    if (below(30) == 0) made.settings.heights = static_cast<LineHeights>(2 + below(3));
    made.settings.volume = 200.0;
    made.closed = below(4) == 0;
    for (int i = 3 + below(4); i > 0; --i) {
      made.points.push_back({160.0 * (unit() - 0.5), 160.0 * (unit() - 0.5)});
      if (others.empty() || below(3) != 0) continue;
      const LinePoint to = anyPoint(others);
      made.points.back().x = to.x;
      made.points.back().y = to.y;
    }
    return made;
  }

  std::mt19937 random_;
};

/// Compares the document's derived layers and its terrain with what they are if computed for the whole terrain.
inline testing::AssertionResult linesEqualAnew(const TerrainDocument& document) {
  if (document.layers().empty()) return testing::AssertionSuccess();
  std::map<RasterId, HeightRaster> rasters;
  for (const RasterId& id : rastersOf(document.state()))
    if (const HeightRaster* raster = document.raster(id)) rasters.emplace(id, *raster);
  const HeightRaster ground = *recomputedLayers(document.state(), rasters);
  for (const Layer& layer : document.layers()) {
    if (!layer.isUpdatedByEdits()) continue;
    const RasterId id{RasterRole::Layer, layer.id};
    const HeightRaster* const held = document.raster(id);
    const auto samples = samplesOf(held ? *held : document.emptyRaster(RasterRole::Layer));
    if (!sameBits(samples, samplesOf(rasters.at(id))))
      return testing::AssertionFailure() << "layer " << layer.id;
  }
  if (!sameBits(samplesOf(document.heights()), samplesOf(ground)))
    return testing::AssertionFailure() << "the ground";
  return testing::AssertionSuccess();
}

}  // namespace scarp::test
