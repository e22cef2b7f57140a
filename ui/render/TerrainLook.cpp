#include "ui/render/TerrainLook.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/document/TerrainDocument.h"

namespace scarp {
namespace {

constexpr int kLooks = 64;              ///< Places looked at along a side of the terrain.
constexpr double kCovered = 0.1;        ///< Of the ground, by water whose level is proposed.
constexpr double kLeastCovered = 0.02;  ///< Of the range of heights.

/// Up to kLooks indices from the first to the last of so many.
std::vector<int> spread(int count) {
  const int looks = std::min(count, kLooks);
  std::vector<int> indices;
  for (int i = 0; i < looks; ++i)
    indices.push_back(static_cast<int>(static_cast<long long>(count - 1) * i / std::max(looks - 1, 1)));
  return indices;
}

/// Whether most of the border's ground lies below a level.
bool bordersSea(const HeightRaster& heights, double level) {
  int below = 0, ground = 0;
  const auto look = [&](int column, int row) {
    const double height = double(heights.at(column, row));
    ground += std::isnan(height) ? 0 : 1;
    below += height < level ? 1 : 0;
  };
  for (const int column : spread(heights.columns())) {
    look(column, 0);
    look(column, heights.rows() - 1);
  }
  for (const int row : spread(heights.rows())) {
    look(0, row);
    look(heights.columns() - 1, row);
  }
  return 2 * below > ground;
}

}  // namespace

TerrainLook terrainLook(const RenderSettings& settings) {
  return {settings.seaLevel, settings.water, settings.shading.snowLine, settings.contours.interval,
          settings.groundGrid.step};
}

RenderSettings withTerrainLook(RenderSettings settings, const TerrainLook& look) {
  settings.seaLevel = look.seaLevel;
  settings.water = look.water;
  settings.shading.snowLine = look.snowLine;
  settings.contours.interval = look.contourInterval;
  settings.groundGrid.step = look.gridStep;
  return settings;
}

TerrainLook fittingLook(const TerrainDocument& terrain) {
  TerrainLook look;
  const HeightRange range = terrain.pyramid().range();
  const double depth = look.seaLevel - double(range.low), height = double(range.high) - look.seaLevel;
  look.water =
      !range.empty() && depth > 0.0 && height >= depth && bordersSea(terrain.heights(), look.seaLevel);
  return look;
}

double visibleSeaLevel(const TerrainDocument& terrain, double present) {
  const HeightRange range = terrain.pyramid().range();
  const double low = double(range.low), size = double(range.high) - low;
  if (range.empty() || low < present || !(size > 0.0)) return present;
  std::vector<float> looked;
  for (const int row : spread(terrain.frame().rows))
    for (const int column : spread(terrain.frame().columns))
      if (const float height = terrain.heights().at(column, row); !std::isnan(height))
        looked.push_back(height);
  double level = low + kLeastCovered * size;
  if (!looked.empty()) {
    const auto at = looked.begin() + static_cast<std::ptrdiff_t>(kCovered * double(looked.size() - 1));
    std::nth_element(looked.begin(), at, looked.end());
    level = std::max(level, double(*at));
  }
  // A number that one would type.
  const double step = std::pow(10.0, std::floor(std::log10(0.05 * size)));
  return step * std::ceil(level / step);
}

}  // namespace scarp
