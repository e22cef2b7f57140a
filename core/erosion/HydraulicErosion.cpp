#include "core/erosion/HydraulicErosion.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <memory>
#include <span>

#include "core/base/Contract.h"
#include "core/erosion/ErosionLevel.h"
#include "core/erosion/PriorityFlood.h"
#include "core/noise/Noise.h"

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

namespace {

/// Where the water of each land sample goes, and the land from the sea upward: a receiver comes before
/// whatever drains into it.
struct Drainage {
  std::vector<int> order;
  std::vector<int> receiver;
  std::vector<double> length;  ///< Of the way to the receiver.
};

/// Works on one relief for several steps; keeps its buffers.
class StreamCutter {
 public:
  StreamCutter(Relief& relief, const ErosionSettings& settings)
      : relief_(relief),
        settings_(settings),
        steps_(FloodSteps::First::AlongRows, relief.columns, relief.spacing, relief.spacing) {
    const std::size_t count = relief.heights.size();
    EXPECTS(count == static_cast<std::size_t>(relief.columns) * relief.rows && relief.uplift.size() == count);
    drainage_.receiver.assign(count, -1);
    drainage_.length.assign(count, 1.0);
    filled_.assign(count, 0.0);
    state_.assign(count, State::Dry);
    area_.assign(count, 0.0);
    disorder_.resize(count);
    for (int row = 0; row < relief.rows; ++row)
      for (int column = 0; column < relief.columns; ++column) {
        const std::uint32_t h = latticeHash(column, row, settings.seed);
        disorder_[index(column, row)] = {place(h & 0xffffu), place(h >> 16)};
      }
  }

  void step() {
    route();
    gatherWater();
    cut();
    creep();
  }

 private:
  enum class State : std::uint8_t { Dry, Queued, Routed };

  [[nodiscard]] std::size_t index(int column, int row) const {
    return static_cast<std::size_t>(row) * relief_.columns + column;
  }
  /// A sample's displacement along an axis, in spacings.
  static float place(std::uint32_t bits) {
    return 0.7f * (static_cast<float>(bits) * (1.0f / 65536.0f) - 0.5f);
  }
  [[nodiscard]] bool sea(std::size_t i) const { return relief_.uplift[i] <= 0.0; }
  /// Between two neighbours as if each stood a little off its place: on an even grid streams run dead
  /// straight for lack of any other direction.
  [[nodiscard]] double distance(std::size_t i, int direction) const {
    const std::size_t j = i + steps_.offsets[direction];
    const double x = static_cast<float>(steps_.columns[direction]) + disorder_[j][0] - disorder_[i][0];
    const double y = static_cast<float>(steps_.rows[direction]) + disorder_[j][1] - disorder_[i][1];
    return relief_.spacing * std::sqrt(x * x + y * y);
  }

  /// Floods the land from the sea and sends each sample's water to the steepest neighbour already wet.
  void route() {
    LevelQueue<double> queue(relief_.heights);
    std::fill(state_.begin(), state_.end(), State::Dry);
    drainage_.order.clear();
    for (std::size_t i = 0; i < filled_.size(); ++i) {
      filled_[i] = relief_.heights[i];
      if (sea(i)) state_[i] = State::Routed;
    }
    for (int row = 1; row + 1 < relief_.rows; ++row)
      for (int column = 1; column + 1 < relief_.columns; ++column) {
        const std::size_t i = index(column, row);
        if (sea(i)) continue;
        const auto outlet =
            std::ranges::find_if(steps_.offsets, [&](std::ptrdiff_t offset) { return sea(i + offset); });
        if (outlet == steps_.offsets.end()) continue;
        drainage_.receiver[i] = static_cast<int>(i + *outlet);
        queue.push(filled_[i], static_cast<int>(i));
        state_[i] = State::Queued;
      }
    priorityFlood(
        queue, std::span(filled_), [&](std::size_t i) { drain(i); },
        [&](std::size_t i, const auto& wet) {
          steps_.forEach(i, [&](std::size_t j, std::size_t) {
            if (state_[j] != State::Dry) return;
            state_[j] = State::Queued;
            drainage_.receiver[j] = static_cast<int>(i);
            wet(j);
          });
        });
  }

  /// Chooses where a sample drains to. In a pool, back the way the flood came.
  void drain(std::size_t i) {
    double steepest = 0.0;
    for (int d = 0; d < 8; ++d) {
      const std::size_t j = i + steps_.offsets[d];
      const bool back = static_cast<int>(j) == drainage_.receiver[i];
      if (state_[j] != State::Routed) continue;
      const double length = distance(i, d);
      const double slope = (filled_[i] - filled_[j]) / length;
      if (slope > steepest) {
        steepest = slope;
        drainage_.receiver[i] = static_cast<int>(j);
        drainage_.length[i] = length;
      } else if (back && steepest == 0.0) {
        drainage_.length[i] = length;
      }
    }
    state_[i] = State::Routed;
    drainage_.order.push_back(static_cast<int>(i));
  }

  void gatherWater() {
    std::fill(area_.begin(), area_.end(), relief_.spacing * relief_.spacing);
    for (auto i = drainage_.order.rbegin(); i != drainage_.order.rend(); ++i)
      area_[drainage_.receiver[*i]] += area_[*i];
  }

  /// The implicit step of Braun & Willett 2013 (m = ½, n = 1): stable for any time step.
  void cut() {
    std::vector<double>& h = relief_.heights;
    for (const int i : drainage_.order) {
      const double below = h[drainage_.receiver[i]];
      const double pull =
          settings_.erodibility * settings_.timeStep * std::sqrt(area_[i]) / drainage_.length[i];
      const double risen = h[i] + settings_.timeStep * relief_.uplift[i];
      const double worn = (risen + pull * below) / (1.0 + pull);
      h[i] = std::clamp(worn, below, below + settings_.steepest * drainage_.length[i]);
    }
  }

  /// Explicit diffusion, in as many parts as its stability asks for.
  void creep() {
    const double rate = settings_.creep * settings_.timeStep / (relief_.spacing * relief_.spacing);
    if (rate <= 0.0) return;
    const int parts = static_cast<int>(std::ceil(rate / 0.2));
    for (int part = 0; part < parts; ++part) {
      const std::vector<double>& h = relief_.heights;
      filled_ = h;
      for (const int i : drainage_.order) {
        double straight = 0.0, diagonal = 0.0;
        for (int d = 0; d < 4; ++d) straight += h[i + steps_.offsets[d]];
        for (int d = 4; d < 8; ++d) diagonal += h[i + steps_.offsets[d]];
        filled_[i] += rate / parts * ((4.0 * straight + diagonal) / 6.0 - 20.0 / 6.0 * h[i]);
      }
      relief_.heights.swap(filled_);
    }
  }

  Relief& relief_;
  ErosionSettings settings_;
  FloodSteps steps_;
  Drainage drainage_;
  std::vector<double> filled_;
  std::vector<State> state_;
  std::vector<double> area_;
  std::vector<std::array<float, 2>> disorder_;
};

}  // namespace

bool erode(Relief& relief, const ErosionSettings& settings, const Progress& progress) {
  StreamCutter cutter(relief, settings);
  for (int step = 0; step < settings.steps; ++step) {
    if (!keepGoing(progress, static_cast<double>(step) / settings.steps)) return false;
    cutter.step();
  }
  return keepGoing(progress, 1.0);
}

}  // namespace scarp
