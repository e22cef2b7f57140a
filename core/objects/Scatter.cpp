#include "core/objects/Scatter.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <string>
#include <utility>

#include "core/base/ShortNumber.h"
#include "core/mask/MaskBounds.h"
#include "core/objects/SeededRandom.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

constexpr double kHectare = 1e4;  ///< m².
constexpr std::size_t kMostObjects = 200'000;
constexpr double kMostCells = 2e7;
/// Cells across the least distance, at most: what is denser would find no room.
constexpr double kCellsASpacing = 4.0;
constexpr double kMostTries = 64.0;

struct Range {
  const char* name;
  double value, low, high;
};

using CellKey = std::pair<std::int64_t, std::int64_t>;

/// Which places are taken, by the cells that they lie in.
class Places {
 public:
  Places(double cell, double spacing) : cell_(cell), spacing_(spacing) {}

  [[nodiscard]] CellKey cellOf(const Vec2& place) const {
    return {static_cast<std::int64_t>(std::floor(place.y() / cell_)),
            static_cast<std::int64_t>(std::floor(place.x() / cell_))};
  }
  void take(const Vec2& place) { taken_.emplace(cellOf(place), place); }
  [[nodiscard]] bool hasRoom(const Vec2& place) const {
    const auto ring = static_cast<std::int64_t>(std::ceil(spacing_ / cell_));
    const auto [row, column] = cellOf(place);
    for (std::int64_t r = row - ring; r <= row + ring; ++r) {
      const auto end = taken_.upper_bound({r, column + ring});
      for (auto near = taken_.lower_bound({r, column - ring}); near != end; ++near)
        if ((near->second - place).norm() < spacing_) return false;
    }
    return true;
  }

 private:
  double cell_, spacing_;
  std::multimap<CellKey, Vec2> taken_;
};

std::uint64_t seedOf(std::uint32_t seed, std::int64_t row, std::int64_t column) {
  return (std::uint64_t{seed} << 32) ^ (static_cast<std::uint64_t>(row) * 0x9e3779b97f4a7c15U) ^
         (static_cast<std::uint64_t>(column) * 0xc2b2ae3d27d4eb4fU);
}

/// The local rectangle of samples that may be selected, metres.
struct Reach {
  double west, east, south, north;
};
Reach reachOf(const GridFrame& frame, const MaskRaster* selection) {
  const GridRect samples = selection ? boundsOf(*selection) : frame.samples();
  return {frame.x(samples.column0), frame.x(samples.column1 - 1), frame.y(samples.row1 - 1),
          frame.y(samples.row0)};
}

}  // namespace

Result<void> validate(const ScatterSettings& s) {
  if (!(s.density > 0.0 && s.density <= 1e6))
    return Error{"density " + shortNumber(s.density) + " is out of range (above 0 to 1e+06 a hectare)"};
  if (!(s.scale > 0.0 && s.scale <= 1e4))
    return Error{"scale " + shortNumber(s.scale) + " is out of range (above 0 to 10000)"};
  for (const Range& range : {Range{"spacing", s.spacing, 0.0, 1e6},
                             {"scale-jitter", s.scaleJitter, 0.0, 0.9},
                             {"height-offset", s.heightOffset, -1e6, 1e6},
                             {"flattest", s.flattest, 0.0, 90.0},
                             {"steepest", s.steepest, 0.0, 90.0},
                             {"lowest", s.lowest, -1e6, 1e6},
                             {"highest", s.highest, -1e6, 1e6}})
    if (!(range.value >= range.low && range.value <= range.high))
      return Error{std::string(range.name) + " " + shortNumber(range.value) + " is out of range (" +
                   shortNumber(range.low) + " to " + shortNumber(range.high) + ")"};
  return {};
}

Result<std::vector<Object>> scattered(const Terrain& terrain, const MaskRaster* selection,
                                      const ObjectLayer& present, const ScatterSettings& settings,
                                      const Progress& progress) {
  if (auto valid = validate(settings); !valid) return valid.error();
  const GridFrame& frame = terrain.frame;
  std::vector<Object> objects;
  if (selection && selectsNothing(*selection)) return objects;
  const Reach reach = reachOf(frame, selection);
  const double cell = std::max(std::sqrt(kHectare / settings.density), settings.spacing / kCellsASpacing);
  if ((reach.east - reach.west) / cell * (reach.north - reach.south) / cell > kMostCells)
    return Error{"density " + shortNumber(settings.density) + " a hectare is too much for so large an area"};
  // With the cells so large that one place in each would not do, as many as the density asks for.
  const double tries = std::min(settings.density * cell * cell / kHectare, kMostTries);
  Places places(cell, settings.spacing);
  for (const auto& [id, object] : present.all()) places.take({object.x, object.y});
  const auto [firstRow, firstColumn] = places.cellOf({reach.west, reach.south});
  const auto [lastRow, lastColumn] = places.cellOf({reach.east, reach.north});
  for (std::int64_t row = firstRow; row <= lastRow; ++row) {
    if (!keepGoing(progress,
                   static_cast<double>(row - firstRow) / static_cast<double>(lastRow - firstRow + 1)))
      return Error::cancel();
    for (std::int64_t column = firstColumn; column <= lastColumn; ++column) {
      SeededRandom random(seedOf(settings.seed, row, column));
      for (double left = tries; left > 0.0; left -= 1.0) {
        const double x = (static_cast<double>(column) + random.next()) * cell,
                     y = (static_cast<double>(row) + random.next()) * cell;
        const double wanted = random.next(), turn = random.between(-std::numbers::pi, std::numbers::pi);
        const double size = 1.0 + random.between(-settings.scaleJitter, settings.scaleJitter);
        if (!frame.covers(x, y)) continue;
        const double c = frame.column(x), r = frame.row(y);
        const double weight =
            selection ? selection->at(std::clamp(static_cast<int>(std::lround(c)), 0, frame.columns - 1),
                                      std::clamp(static_cast<int>(std::lround(r)), 0, frame.rows - 1))
                      : 1.0;
        // Of a last part of a try, that part.
        if (!(wanted < weight * std::min(left, 1.0))) continue;
        const auto ground = surfaceAt(terrain.heights, frame, c, r);
        if (!ground || ground->height < settings.lowest || ground->height > settings.highest) continue;
        const double slope = ground->slope() * 180.0 / std::numbers::pi;
        if (slope < settings.flattest || slope > settings.steepest || !places.hasRoom({x, y})) continue;
        if (objects.size() == kMostObjects)
          return Error{"these would be more than " + std::to_string(kMostObjects) + " objects"};
        places.take({x, y});
        Object object;
        object.asset = settings.asset;
        object.x = x;
        object.y = y;
        object.yaw = settings.randomYaw ? turn : 0.0;
        object.scale = settings.scale * size;
        object.heightOffset = settings.heightOffset;
        object.rule = settings.rule;
        objects.push_back(object);
      }
    }
  }
  return objects;
}

}  // namespace scarp
