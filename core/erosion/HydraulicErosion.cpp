#include "core/erosion/HydraulicErosion.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include "core/erosion/ErosionLevel.h"

namespace scarp {

namespace {

constexpr int kCoarsestSide = 48;  ///< Samples.
constexpr int kRelaxEvery = 2;     ///< Steps.
constexpr int kRelaxAtLast = 3;    ///< Times.
constexpr double kTail = 0.3;      ///< Of the steps on the finest grid, while the water gives up its load.
constexpr int kStages = 12;        ///< That are shown on the finest grid.

/// The middle of all heights, where float is finest.
float middleOf(const HeightRaster& heights) {
  float low = std::numeric_limits<float>::infinity(), high = -low;
  std::vector<float> row(static_cast<std::size_t>(heights.columns()));
  for (int r = 0; r < heights.rows(); ++r) {
    heights.read({0, r, heights.columns(), r + 1}, row);
    for (const float h : row) {
      low = std::min(low, h == h ? h : low);
      high = std::max(high, h == h ? h : high);
    }
  }
  return low <= high ? 0.5F * (low + high) : 0.0F;
}

}  // namespace

std::optional<ErodedGround> hydraulicErosion(const Terrain& terrain, const HydraulicErosionFilter& settings,
                                             const Progress& progress, const ChangeWatcher& watcher) {
  const GridFrame& frame = terrain.frame;
  std::vector<HeightPlane> grounds;
  grounds.push_back(planeOf(terrain.heights, ErosionLevel::kRim, middleOf(terrain.heights)));
  const auto levelAt = [&](std::size_t i) {
    const double cells = std::ldexp(1.0, static_cast<int>(i));
    return std::make_unique<ErosionLevel>(std::move(grounds[i]), frame.dx * cells, frame.dy * cells,
                                          settings);
  };
  while (std::min(grounds.back().columns, grounds.back().rows) > kCoarsestSide)
    grounds.push_back(halvedGround(grounds.back()));

  double cost = 0.0;
  for (std::size_t i = 0; i < grounds.size(); ++i)
    cost += std::ldexp(settings.iterations, -2 * static_cast<int>(i));
  double spent = 0.0;
  std::vector<std::pair<int, int>> sizes;
  for (const HeightPlane& ground : grounds) sizes.emplace_back(ground.columns, ground.rows);
  const auto show = [&](const ErosionLevel& level, std::size_t at) {
    if (!watcher) return;
    HeightPlane change = level.change();
    for (std::size_t i = at; i-- > 0;) change = doubled(change, sizes[i].first, sizes[i].second);
    watcher(change);
  };

  std::unique_ptr<ErosionLevel> level;
  for (std::size_t i = grounds.size(); i-- > 0;) {
    auto next = levelAt(i);
    if (level)
      next->takeOver(*level);
    else
      next->gatherWater();
    level = std::move(next);
    const int steps = settings.iterations;
    const int tail = i == 0 ? std::max(1, static_cast<int>(kTail * steps)) : 0;
    for (int step = 0; step < steps; ++step) {
      if (!keepGoing(progress, spent / cost)) return std::nullopt;
      const int left = steps - 1 - step;
      level->step(left < tail ? static_cast<float>(left) / static_cast<float>(tail) : 1.0F);
      if (step % kRelaxEvery == kRelaxEvery - 1) level->relax();
      spent += std::ldexp(1.0, -2 * static_cast<int>(i));
      if (i == 0 && step % std::max(1, steps / kStages) == 0) show(*level, i);
    }
    if (i > 0) show(*level, i);
  }
  level->settle();
  for (int i = 0; i < kRelaxAtLast; ++i) level->relax();
  if (!keepGoing(progress, 1.0)) return std::nullopt;
  return ErodedGround{level->change(), level->carriedOff()};
}

}  // namespace scarp
