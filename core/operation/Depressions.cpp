#include "core/operation/Depressions.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>
#include <span>
#include <utility>
#include <vector>

#include "core/base/Contract.h"
#include "core/base/ReproducibleMath.h"
#include "core/erosion/PriorityFlood.h"
#include "core/operation/FilterWindow.h"
#include "core/terrain/HeightPlane.h"

namespace scarp {

namespace {

FloodSteps stepsOver(const HeightPlane& plane, const GridFrame& frame) {
  return {FloodSteps::First::AlongColumns, plane.width(), frame.dx, frame.dy};
}

/// State of a sample in a flood. `Reached`: its level may still decrease.
enum class FloodState : std::uint8_t { Done, Dry, Reached };

/// Returns the initial states of a flood from `drains` and from all samples next to the border or to a hole.
/// These are reached and in the queue. Holes and the plane's rim are done.
std::vector<FloodState> startFlood(const HeightPlane& ground, const FloodSteps& steps,
                                   std::span<const int> drains, LevelQueue<float>& queue) {
  std::vector<FloodState> states(ground.values.size(), FloodState::Done);
  const auto isHole = [&](std::size_t place) { return std::isnan(ground.values[place]); };
  for (int row = 0; row < ground.rows; ++row) {
    const std::size_t first = ground.at(0, row);
    for (std::size_t i = first; i < first + static_cast<std::size_t>(ground.columns); ++i) {
      if (isHole(i)) continue;
      const bool outlet = steps.any(i, isHole);
      states[i] = outlet ? FloodState::Reached : FloodState::Dry;
      if (outlet) queue.push(ground.values[i], static_cast<int>(i));
    }
  }
  for (const int drain : drains) {
    states[static_cast<std::size_t>(drain)] = FloodState::Reached;
    queue.push(ground.values[static_cast<std::size_t>(drain)], drain);
  }
  return states;
}

/// Computes the lowest surface from which water flows to the border, to holes or to `drains` without rising.
/// Empty if cancelled.
std::optional<HeightPlane> levelSurface(const HeightPlane& ground, const FloodSteps& steps,
                                        std::span<const int> drains, const Progress& progress) {
  HeightPlane surface = ground;
  LevelQueue<float> queue(ground.values);
  std::vector<FloodState> states = startFlood(ground, steps, drains, queue);
  FloodProgress flooded(progress, states.size());
  floodPools(queue, std::span(surface.values), [&](std::size_t i, const auto& wet) {
    if (!flooded.next()) return;
    steps.forEach(i, [&](std::size_t j, std::size_t) {
      if (states[j] == FloodState::Dry && wet(j)) states[j] = FloodState::Done;
    });
  });
  if (!flooded.going()) return std::nullopt;
  return surface;
}

/// Computes the lowest such surface that falls along the flow by `fall` per metre, and by at least the
/// smallest difference of floats per sample. Empty if cancelled.
std::optional<HeightPlane> slopingSurface(const HeightPlane& ground, const FloodSteps& steps,
                                          std::span<const int> drains, double fall,
                                          const Progress& progress) {
  constexpr float kUp = std::numeric_limits<float>::infinity();
  HeightPlane surface = ground;
  LevelQueue<float> queue(ground.values);
  std::vector<FloodState> states = startFlood(ground, steps, drains, queue);
  FloodProgress flooded(progress, states.size());
  while (!queue.empty()) {
    const auto i = static_cast<std::size_t>(queue.pop());
    if (states[i] == FloodState::Done) continue;
    if (!flooded.next()) return std::nullopt;
    states[i] = FloodState::Done;
    const float level = surface.values[i], above = std::nextafter(level, kUp);
    steps.forEach(i, [&](std::size_t j, std::size_t d) {
      if (states[j] == FloodState::Done) return;
      const auto raised = static_cast<float>(static_cast<double>(level) + fall * steps.lengths[d]);
      const float reached = std::max({ground.values[j], raised, above});
      if (states[j] == FloodState::Reached && !(reached < surface.values[j])) return;
      states[j] = FloodState::Reached;
      surface.values[j] = reached;
      queue.push(reached, static_cast<int>(j));
    });
  }
  return surface;
}

/// Calls body(samples) for the samples of each depression. surface: from levelSurface().
template <class Body>
void forEachDepression(const HeightPlane& ground, const HeightPlane& surface, const FloodSteps& steps,
                       const Body& body) {
  std::vector<bool> seen(ground.values.size());
  std::vector<int> samples;
  const auto add = [&](std::size_t place) {
    if (seen[place] || !(surface.values[place] > ground.values[place])) return;
    seen[place] = true;
    samples.push_back(static_cast<int>(place));
  };
  for (std::size_t start = 0; start < seen.size(); ++start) {
    samples.clear();
    add(start);
    for (std::size_t k = 0; k < samples.size(); ++k)
      steps.forEach(static_cast<std::size_t>(samples[k]), [&](std::size_t j, std::size_t) { add(j); });
    if (!samples.empty()) body(samples);
  }
}

double depthBetween(float level, float ground) {
  return static_cast<double>(level) - static_cast<double>(ground);
}

/// Search for the pits (lowest samples) of depressions within a depression whose depth exceeds a limit. The
/// depth is measured from the height at which their water flows to a lower sample. Joins samples in order of
/// height (elder rule of merge trees).
class DeepPits {
 public:
  DeepPits(const HeightPlane& ground, const FloodSteps& steps, double maxDepth)
      : ground_(ground), steps_(steps), maxDepth_(maxDepth), ranks_(ground.values.size(), kNoRank) {}

  /// Appends the pits of a depression that is deeper than the limit. Sorts `samples`.
  void find(std::vector<int>& samples, std::vector<int>& pits) {
    std::ranges::sort(samples,
                      [&](int a, int b) { return std::pair(heightOf(a), a) < std::pair(heightOf(b), b); });
    parents_.resize(samples.size());
    std::iota(parents_.begin(), parents_.end(), 0);
    pits.push_back(samples.front());
    for (int rank = 0; rank < static_cast<int>(samples.size()); ++rank) {
      const auto place = static_cast<std::size_t>(samples[static_cast<std::size_t>(rank)]);
      ranks_[place] = rank;
      steps_.forEach(place, [&](std::size_t j, std::size_t) {
        if (ranks_[j] == kNoRank) return;
        const int mine = rootOf(rank), other = rootOf(ranks_[j]);
        if (mine == other) return;
        const int pit = samples[static_cast<std::size_t>(std::max(mine, other))];
        if (depthBetween(ground_.values[place], heightOf(pit)) > maxDepth_) pits.push_back(pit);
        parents_[static_cast<std::size_t>(std::max(mine, other))] = std::min(mine, other);
      });
    }
  }

 private:
  static constexpr int kNoRank = -1;

  [[nodiscard]] float heightOf(int place) const { return ground_.values[static_cast<std::size_t>(place)]; }
  /// Returns the rank of the lowest sample that is joined with one.
  int rootOf(int rank) {
    while (parents_[static_cast<std::size_t>(rank)] != rank) {
      int& parent = parents_[static_cast<std::size_t>(rank)];
      parent = parents_[static_cast<std::size_t>(parent)];
      rank = parent;
    }
    return rank;
  }

  const HeightPlane& ground_;
  const FloodSteps& steps_;
  double maxDepth_;
  std::vector<int> ranks_;    ///< Rank by height of each sample of the plane; kNoRank: not joined yet.
  std::vector<int> parents_;  ///< By rank.
};

/// Computes the surface with filled depressions. Empty if cancelled.
std::optional<HeightPlane> filledSurface(const HeightPlane& ground, const FloodSteps& steps,
                                         const FillDepressionsFilter& filter, const Progress& progress) {
  const bool limited = filter.maxDepth > 0.0, sloping = filter.minSlope > 0.0;
  std::vector<int> pits;
  if (limited || !sloping) {
    auto surface = levelSurface(ground, steps, {}, partOf(progress, 0.0, limited ? 0.5 : 1.0));
    if (!surface) return std::nullopt;
    if (limited) {
      std::optional<DeepPits> deep;
      forEachDepression(ground, *surface, steps, [&](std::vector<int>& samples) {
        double depth = 0.0;
        for (const int sample : samples) {
          const auto i = static_cast<std::size_t>(sample);
          depth = std::max(depth, depthBetween(surface->values[i], ground.values[i]));
        }
        if (!(depth > filter.maxDepth)) return;
        if (!deep) deep.emplace(ground, steps, filter.maxDepth);
        deep->find(samples, pits);
      });
    }
    if (!sloping && pits.empty()) return surface;
  }
  const Progress rest = partOf(progress, limited ? 0.55 : 0.0, 1.0);
  if (!keepGoing(rest, 0.0)) return std::nullopt;
  if (!sloping) return levelSurface(ground, steps, pits, rest);
  return slopingSurface(ground, steps, pits, reproducible::tan(filter.minSlope * std::numbers::pi / 180.0),
                        rest);
}

/// Channels out of depressions.
class DepressionBreach {
 public:
  DepressionBreach(HeightPlane& ground, const FloodSteps& steps, const BreachDepressionsFilter& filter)
      : ground_(ground),
        steps_(steps),
        filter_(filter),
        fall_(reproducible::tan(filter.minSlope * std::numbers::pi / 180.0)),
        ways_(ground.values.size(), kNoWay) {}

  /// Finds the outflow path of each sample over the lowest terrain: a flood from the outlets that continues
  /// with the lowest reached sample. Terrain of equal height is crossed in the fewest steps. Returns false if
  /// cancelled.
  [[nodiscard]] bool route(const Progress& progress) {
    LevelQueue<float> outlets(ground_.values), queue(ground_.values);
    std::vector<FloodState> states = startFlood(ground_, steps_, {}, outlets);
    std::vector<int> reached;  // Indices in the queue; they order equal heights.
    reached.reserve(states.size());
    const auto push = [&](std::size_t place) {
      states[place] = FloodState::Done;
      queue.push(ground_.values[place], static_cast<int>(reached.size()));
      reached.push_back(static_cast<int>(place));
    };
    while (!outlets.empty()) push(static_cast<std::size_t>(outlets.pop()));
    FloodProgress flooded(progress, states.size());
    while (!queue.empty()) {
      if (!flooded.next()) return false;
      const auto i = static_cast<std::size_t>(reached[static_cast<std::size_t>(queue.pop())]);
      steps_.forEach(i, [&](std::size_t j, std::size_t d) {
        if (states[j] != FloodState::Dry) return;
        ways_[j] = FloodSteps::opposite(d);
        push(j);
      });
    }
    return true;
  }

  /// Digs a channel from each pit, lowest first. Returns whether all were within the limits. Contract: after
  /// route().
  [[nodiscard]] bool dig() {
    bool all = true;
    for (const int pit : pits()) all &= digFrom(static_cast<std::size_t>(pit));
    return all;
  }

 private:
  static constexpr std::uint8_t kNoWay = 255;  ///< Outlets and holes.

  /// Returns one sample of each level area, or single sample, without lower neighbours and outlets, sorted by
  /// height.
  [[nodiscard]] std::vector<int> pits() const {
    std::vector<int> found, area;
    std::vector<bool> seen(ways_.size());
    for (std::size_t start = 0; start < ways_.size(); ++start) {
      if (ways_[start] == kNoWay || seen[start] || hasLowerNeighbour(start, ground_.values[start])) continue;
      const float h = ground_.values[start];
      area.assign(1, static_cast<int>(start));
      seen[start] = true;
      bool closed = true;
      for (std::size_t k = 0; k < area.size(); ++k) {
        const auto i = static_cast<std::size_t>(area[k]);
        closed = closed && ways_[i] != kNoWay && !hasLowerNeighbour(i, h);
        steps_.forEach(i, [&](std::size_t j, std::size_t) {
          if (seen[j] || ground_.values[j] != h) return;
          seen[j] = true;
          area.push_back(static_cast<int>(j));
        });
      }
      if (closed) found.push_back(static_cast<int>(start));
    }
    std::ranges::stable_sort(found, {},
                             [&](int pit) { return ground_.values[static_cast<std::size_t>(pit)]; });
    return found;
  }
  [[nodiscard]] bool hasLowerNeighbour(std::size_t place, float level) const {
    return steps_.any(place, [&](std::size_t j) { return ground_.values[j] < level; });
  }
  /// Follows the outflow path of a pit to lower terrain, and digs a channel if that is within the limits.
  /// Lower terrain drains into a lower pit, whose channel was dug before, so no sample is dug twice.
  [[nodiscard]] bool digFrom(std::size_t pit) {
    constexpr float kDown = -std::numeric_limits<float>::infinity();
    float level = ground_.values[pit];
    double length = 0.0;
    channel_.clear();
    for (std::size_t i = pit; ways_[i] != kNoWay && !hasLowerNeighbour(i, level);) {
      const std::size_t d = ways_[i];
      i += static_cast<std::size_t>(steps_.offsets[d]);
      if (fall_ > 0.0)
        level = std::min(static_cast<float>(static_cast<double>(level) - fall_ * steps_.lengths[d]),
                         std::nextafter(level, kDown));
      if (!(ground_.values[i] > level)) continue;
      length += steps_.lengths[d];
      if (filter_.maxDepth > 0.0 && depthBetween(ground_.values[i], level) > filter_.maxDepth) return false;
      if (filter_.maxLength > 0.0 && length > filter_.maxLength) return false;
      channel_.emplace_back(i, level);
    }
    for (const auto& [place, bed] : channel_) ground_.values[place] = bed;
    return true;
  }

  HeightPlane& ground_;
  const FloodSteps& steps_;
  const BreachDepressionsFilter& filter_;
  double fall_;                     ///< Of channels, metres per metre.
  std::vector<std::uint8_t> ways_;  ///< Step to the next sample of the outflow path.
  std::vector<std::pair<std::size_t, float>> channel_;
};

/// Returns the heights with a rim. Fails for more samples than a LevelQueue supports.
Result<HeightPlane> depressionPlane(const HeightRaster& heights) {
  if ((heights.columns() + 2LL) * (heights.rows() + 2LL) > std::numeric_limits<int>::max())
    return Error{"the terrain has too many samples to find its depressions: %1 × %2", heights.columns(),
                 heights.rows()};
  return planeOf(heights, 1);
}

/// Returns the terrain with the heights of a surface; equal heights keep their bits.
Result<HeightRaster> withSurface(const FilterWork& work, const std::optional<HeightPlane>& surface) {
  if (!surface) return Error::cancel();
  return orCancelled(changed(
      work.before(), work.selection,
      [&](const GridRect& tile, float* after) {
        for (int row = tile.row0; row < tile.row1; ++row) {
          const float* const from = &surface->values[surface->at(tile.column0, row)];
          float* const to = after + HeightRaster::offsetIn(0, row - tile.row0);
          for (int i = 0; i < tile.width(); ++i)
            if (from[i] != to[i]) to[i] = from[i];
        }
      },
      partOf(work.progress, 0.95, 1.0)));
}

}  // namespace

Result<HeightRaster> apply(const FillDepressionsFilter& filter, const FilterWork& work) {
  const auto ground = depressionPlane(work.before());
  if (!ground) return ground.error();
  if (!keepGoing(work.progress, 0.05)) return Error::cancel();
  const FloodSteps steps = stepsOver(*ground, work.terrain.frame);
  return withSurface(work, filledSurface(*ground, steps, filter, partOf(work.progress, 0.05, 0.95)));
}

Result<HeightRaster> apply(const BreachDepressionsFilter& filter, const FilterWork& work) {
  auto ground = depressionPlane(work.before());
  if (!ground) return ground.error();
  if (!keepGoing(work.progress, 0.05)) return Error::cancel();
  const FloodSteps steps = stepsOver(*ground, work.terrain.frame);
  DepressionBreach breach(*ground, steps, filter);
  if (!breach.route(partOf(work.progress, 0.05, 0.6))) return Error::cancel();
  const bool all = breach.dig();
  if (!keepGoing(work.progress, 0.7)) return Error::cancel();
  if (all || filter.rest == DepressionRest::Keep) return withSurface(work, *ground);
  return withSurface(work, levelSurface(*ground, steps, {}, partOf(work.progress, 0.7, 0.95)));
}

Result<DepressionSummary> findDepressions(const HeightRaster& heights, const GridFrame& frame,
                                          const Progress& progress) {
  EXPECTS(heights.rect() == frame.samples());
  const auto ground = depressionPlane(heights);
  if (!ground) return ground.error();
  const FloodSteps steps = stepsOver(*ground, frame);
  const auto surface = levelSurface(*ground, steps, {}, progress);
  if (!surface) return Error::cancel();
  DepressionSummary summary;
  const double cell = frame.dx * frame.dy;
  forEachDepression(*ground, *surface, steps, [&](const std::vector<int>& samples) {
    ++summary.count;
    for (const int sample : samples) {
      const auto i = static_cast<std::size_t>(sample);
      const double depth = depthBetween(surface->values[i], ground->values[i]);
      summary.maxDepth = std::max(summary.maxDepth, depth);
      summary.volume += depth * cell;
    }
    summary.area += static_cast<double>(samples.size()) * cell;
  });
  return summary;
}

}  // namespace scarp
