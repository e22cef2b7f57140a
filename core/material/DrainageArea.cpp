#include "core/material/DrainageArea.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>
#include <vector>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/erosion/PriorityFlood.h"
#include "core/terrain/HeightPlane.h"

namespace scarp {

namespace {

using Way = std::uint8_t;  ///< To a neighbour, 0…7.
constexpr Way kLeaves = 8, kDry = 9, kHole = 10;

/// Where water goes over a plane of ground, and how much. Samples by their place in the plane.
class WaterWays {
 public:
  WaterWays(const HeightRaster& heights, const GridFrame& frame)
      : ground_(planeOf(heights, 1)),
        ways_(ground_.values.size(), kHole),
        steps_(FloodSteps::First::AlongRows, ground_.width(), frame.dx, frame.dy) {
    for (std::size_t d = 0; d < 8; ++d)
      perLength_[d] = static_cast<float>(frame.cellSize() / steps_.lengths[d]);
  }

  [[nodiscard]] bool flood(const Progress& progress) {
    ground_.forRows([&](int row) {
      const std::size_t first = ground_.at(0, row);
      for (std::size_t i = first; i < first + static_cast<std::size_t>(ground_.columns); ++i)
        if (ground_.values[i] == ground_.values[i])
          ways_[i] =
              steps_.any(i, [&](std::size_t j) { return std::isnan(ground_.values[j]); }) ? kLeaves : kDry;
    });
    LevelQueue<float> queue(ground_.values);
    for (std::size_t i = 0; i < ways_.size(); ++i)
      if (ways_[i] == kLeaves) queue.push(ground_.values[i], static_cast<int>(i));
    FloodProgress flooded(progress, ways_.size());
    floodPools(queue, std::span(ground_.values), [&](std::size_t i, const auto& wet) {
      if (!flooded.next()) return;
      steps_.forEach(i, [&](std::size_t j, std::size_t d) {
        if (ways_[j] == kDry && wet(j)) ways_[j] = FloodSteps::opposite(d);
      });
    });
    return flooded.going();
  }

  /// The area that comes through each sample, in cells.
  [[nodiscard]] std::vector<double> gather() const {
    std::vector<Way> awaited = countsOfGivers();
    std::vector<double> cells(ways_.size(), 1.0);
    std::vector<int> ready;
    for (int row = 0; row < ground_.rows; ++row)
      for (int column = 0; column < ground_.columns; ++column) {
        const std::size_t start = ground_.at(column, row);
        if (ways_[start] == kHole || awaited[start] != 0) continue;
        ready.push_back(static_cast<int>(start));
        while (!ready.empty()) {
          const auto i = static_cast<std::size_t>(ready.back());
          ready.pop_back();
          awaited[i] = kDone;
          give(i, cells[i], [&](std::size_t j, double share) {
            cells[j] += share;
            if (--awaited[j] == 0) ready.push_back(static_cast<int>(j));
          });
        }
      }
    return cells;
  }

  [[nodiscard]] const HeightPlane& plane() const { return ground_; }
  [[nodiscard]] bool hole(std::size_t i) const { return ways_[i] == kHole; }

 private:
  static constexpr Way kDone = 255;

  /// take(neighbour, share of the cells) for each that gets any.
  template <class Take>
  void give(std::size_t i, double cells, const Take& take) const {
    const float h = ground_.values[i];
    std::array<float, 8> weights;
    float sum = 0.0F;
    for (std::size_t d = 0; d < 8; ++d) {
      const float drop = h - ground_.values[i + steps_.offsets[d]];
      weights[d] = drop > 0.0F ? std::max(drop * perLength_[d], std::numeric_limits<float>::min()) : 0.0F;
      sum = std::max(sum, weights[d]);
    }
    if (!(sum > 0.0F)) {
      if (ways_[i] < 8) take(i + steps_.offsets[ways_[i]], cells);
      return;
    }
    // Of the steepest, so that no power is too small for a float.
    const float perSteepest = 1.0F / sum;
    double all = 0.0;
    std::array<double, 8> powers;
    for (std::size_t d = 0; d < 8; ++d) {
      const double share = static_cast<double>(weights[d] * perSteepest), square = share * share;
      powers[d] = square * square;
      all += powers[d];
    }
    const double perAll = cells / all;
    for (std::size_t d = 0; d < 8; ++d)
      if (weights[d] > 0.0F) take(i + steps_.offsets[d], powers[d] * perAll);
  }
  /// How many neighbours give to each sample.
  [[nodiscard]] std::vector<Way> countsOfGivers() const {
    std::vector<Way> counts(ways_.size(), 0);
    std::vector<Way> falls(ways_.size(), 0);  // Whether a neighbour is lower.
    const auto forEach = [&](const auto& body) {
      ground_.forRows([&](int row) {
        const std::size_t first = ground_.at(0, row);
        for (std::size_t i = first; i < first + static_cast<std::size_t>(ground_.columns); ++i) body(i);
      });
    };
    const float* const h = ground_.values.data();
    forEach([&](std::size_t i) {
      bool lower = false;
      for (const std::ptrdiff_t o : steps_.offsets) lower |= (h[i] - h[i + o]) > 0.0F;
      falls[i] = lower;
    });
    forEach([&](std::size_t i) {
      int count = 0;
      for (std::size_t d = 0; d < 8; ++d) {
        const std::size_t j = i + steps_.offsets[d];
        const bool back = !falls[j] && ways_[j] < 8 && j + steps_.offsets[ways_[j] & 7] == i;
        count += (h[j] - h[i]) > 0.0F || back;
      }
      counts[i] = static_cast<Way>(count);
    });
    return counts;
  }

  HeightPlane ground_;  ///< Flooded; with a rim of holes.
  std::vector<Way> ways_;
  FloodSteps steps_;
  std::array<float, 8> perLength_{};  ///< Of the shorter side of a cell.
};

}  // namespace

std::optional<HeightRaster> drainageArea(const HeightRaster& heights, const GridFrame& frame,
                                         const Progress& progress) {
  EXPECTS(heights.rect() == frame.samples());
  WaterWays ways(heights, frame);
  if (!ways.flood(partOf(progress, 0.0, 0.6))) return std::nullopt;
  const std::vector<double> cells = ways.gather();
  if (!keepGoing(progress, 0.95)) return std::nullopt;
  const double cell = frame.dx * frame.dy;
  HeightRaster areas(frame.columns, frame.rows, std::numeric_limits<float>::quiet_NaN());
  std::vector<HeightRaster::TilePtr> tiles(static_cast<std::size_t>(areas.tileCount()));
  parallelFor(tiles.size(), [&](std::size_t index) {
    const GridRect rect = areas.tileRect(static_cast<int>(index));
    auto tile = makeInLargePages<HeightRaster::Tile>();
    tile->fill(areas.fill());
    for (int row = rect.row0; row < rect.row1; ++row)
      for (int column = rect.column0; column < rect.column1; ++column) {
        const std::size_t i = ways.plane().at(column, row);
        if (!ways.hole(i))
          (*tile)[HeightRaster::offsetIn(column - rect.column0, row - rect.row0)] =
              static_cast<float>(cells[i] * cell);
      }
    tiles[index] = std::move(tile);
  });
  for (std::size_t i = 0; i < tiles.size(); ++i) areas.exchangeTile(static_cast<int>(i), std::move(tiles[i]));
  if (!keepGoing(progress, 1.0)) return std::nullopt;
  return areas;
}

}  // namespace scarp
