#include "core/erosion/HydraulicErosion.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include "core/erosion/ErosionLevel.h"

namespace scarp {

namespace {

constexpr int kStages = 12;  ///< That are shown on the finest grid.

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
  while (std::min(grounds.back().columns, grounds.back().rows) > ErosionLevel::kCoarsestSide)
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
    const bool done = level->erode(settings, i == 0, [&](int step) {
      if (i == 0 && step > 0 && (step - 1) % std::max(1, steps / kStages) == 0) show(*level, i);
      const double before = spent;
      spent += std::ldexp(1.0, -2 * static_cast<int>(i));
      return keepGoing(progress, before / cost);
    });
    if (!done) return std::nullopt;
    if (i > 0) show(*level, i);
  }
  level->finish();
  if (!keepGoing(progress, 1.0)) return std::nullopt;
  return ErodedGround{level->change(), level->carriedOff()};
}

}  // namespace scarp
