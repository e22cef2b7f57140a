#include "core/tileio/TilePlan.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>

namespace scarp {

namespace {

/// Tiles along an axis of so many samples.
int tilesOver(int samples, int side, int stride, TileFit fit) {
  const double beyond = std::max(0, samples - side);
  const double more = fit == TileFit::Fill ? std::ceil(beyond / stride)
                                           : std::round(static_cast<double>(samples - side) / stride);
  return 1 + static_cast<int>(std::max(0.0, more));
}

const char* endingOf(RasterFormat format) {
  return std::ranges::find(rasterFormats(), format, &RasterFormatInfo::format)->extension;
}

/// As Terrain3D names a region: "_01" or "-01".
std::string regionNumber(int number) {
  std::array<char, 16> text{};
  std::snprintf(text.data(), text.size(), "%c%02d", number < 0 ? '-' : '_', std::abs(number));
  return text.data();
}

}  // namespace

std::array<int, 2> TilePlan::numbers(int column, int row) const {
  if (settings.use == TileUse::Unity) return {column, rows - 1 - row};
  if (settings.use == TileUse::Terrain3d) return {column - columns / 2, row - rows / 2};
  return {column, row};
}

std::string TilePlan::fileName(const std::string& name, int column, int row) const {
  const auto [x, y] = numbers(column, row);
  const std::string ending = settings.use == TileUse::Unity ? ".raw" : std::string(".") + endingOf(format);
  if (settings.use == TileUse::Terrain3d) return name + regionNumber(x) + regionNumber(y) + ending;
  if (settings.use != TileUse::Unity)
    return name + "_x" + std::to_string(x) + "_y" + std::to_string(y) + ending;
  // Of equal length, so that their order by name is that of their numbers.
  const auto digits = static_cast<int>(std::to_string(std::max(columns, rows) - 1).size());
  std::array<char, 40> numbers{};
  std::snprintf(numbers.data(), numbers.size(), "_x%0*d_z%0*d", digits, x, digits, y);
  return name + numbers.data() + ending;
}

double TilePlan::bytes() const {
  return static_cast<double>(count()) * side * side * (isQuantised(format) ? 2.0 : 4.0);
}

Result<TilePlan> planTiles(const GridFrame& frame, const TileSettings& settings) {
  if (auto good = checkTiles(settings); !good) return good.error();
  TilePlan plan{settings, formatOf(settings), sideOf(settings), 0, 1, 1};
  plan.stride = sharesEdge(settings) ? plan.side - 1 : plan.side;
  plan.columns = tilesOver(frame.columns, plan.side, plan.stride, settings.fit);
  plan.rows = tilesOver(frame.rows, plan.side, plan.stride, settings.fit);
  const std::string many = std::to_string(plan.columns) + " x " + std::to_string(plan.rows) + " tiles";
  const TileUseInfo& info = infoOf(settings.use);
  if (info.mostAcross > 0 && std::max(plan.columns, plan.rows) > info.mostAcross)
    return Error{std::string(tileUseNames().title(settings.use)) + " takes at most " +
                 std::to_string(info.mostAcross) + " tiles each way, not " + many +
                 "; larger tiles make fewer"};
  if (static_cast<long long>(plan.columns) * plan.rows > kMostTiles)
    return Error{many + " are more than " + std::to_string(kMostTiles) + "; larger tiles make fewer"};
  return plan;
}

}  // namespace scarp
