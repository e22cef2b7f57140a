#include "core/objects/Scatter.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <string>
#include <utility>

#include "core/base/ReproducibleMath.h"
#include "core/mask/MaskTiles.h"
#include "core/objects/ObjectSchema.h"
#include "core/objects/SeededRandom.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

constexpr double kHectare = 1e4;  ///< m².
constexpr double kMostCells = 2e7;
/// Cells across the least distance, at most: what is denser would find no room.
constexpr double kCellsASpacing = 4.0;
constexpr double kMostTries = 64.0;
constexpr double kProbes = 40'000.0;

using CellKey = std::pair<std::int64_t, std::int64_t>;

/// Which places are taken, by the cells that they lie in: by objects that are there, and by new ones, which
/// come row by row.
class Places {
 public:
  Places(double cell, double spacing, const ObjectLayer& present)
      : cell_(cell), spacing_(spacing), ring_(static_cast<std::int64_t>(std::ceil(spacing / cell))) {
    if (spacing_ <= 0.0) return;
    for (const auto& [id, object] : present.all()) {
      const Vec2 place(object.x, object.y);
      present_.push_back({cellOf(place), place});
    }
    std::ranges::sort(present_, {}, &Taken::cell);
  }

  [[nodiscard]] CellKey cellOf(const Vec2& place) const {
    return {static_cast<std::int64_t>(std::floor(place.y() / cell_)),
            static_cast<std::int64_t>(std::floor(place.x() / cell_))};
  }
  /// New ones come in this row, or for rounding in one beside it, from now on; those that are out of its
  /// reach are forgotten.
  void beginRow(std::int64_t row) {
    std::erase_if(rows_, [&](const auto& entry) { return entry.first < row - ring_ - 1; });
  }
  void take(const Vec2& place) {
    if (spacing_ <= 0.0) return;
    const CellKey cell = cellOf(place);
    std::vector<Taken>& row = rows_[cell.first];
    row.insert(std::ranges::upper_bound(row, cell, {}, &Taken::cell), {cell, place});
  }
  [[nodiscard]] bool hasRoom(const Vec2& place) const {
    if (spacing_ <= 0.0) return true;
    const auto [row, column] = cellOf(place);
    for (std::int64_t r = row - ring_; r <= row + ring_; ++r) {
      const CellKey first{r, column - ring_}, last{r, column + ring_};
      if (isNear(present_, first, last, place)) return false;
      const auto made = rows_.find(r);
      if (made != rows_.end() && isNear(made->second, first, last, place)) return false;
    }
    return true;
  }

 private:
  struct Taken {
    CellKey cell;
    Vec2 place;
  };
  [[nodiscard]] bool isNear(const std::vector<Taken>& taken, const CellKey& first, const CellKey& last,
                            const Vec2& place) const {
    for (auto near = std::ranges::lower_bound(taken, first, {}, &Taken::cell);
         near != taken.end() && near->cell <= last; ++near)
      if ((near->place - place).norm() < spacing_) return true;
    return false;
  }

  double cell_, spacing_;
  std::int64_t ring_;
  std::vector<Taken> present_;                       ///< By cell.
  std::map<std::int64_t, std::vector<Taken>> rows_;  ///< The last of the new ones, by cell.
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

/// What follows from the seed alone at a place where an object is put.
struct Found {
  double x, y, turn, size;
};

/// Finds all places in their order, as long as `put` wants more.
template <class Put>
Result<void> findPlaces(const Terrain& terrain, const MaskRaster* selection, const ObjectLayer& present,
                        const ScatterSettings& settings, const Progress& progress, const Put& put) {
  if (auto valid = validate(settings); !valid) return valid.error();
  const GridFrame& frame = terrain.frame;
  if (selection && selectsNothing(*selection)) return {};
  const Reach reach = reachOf(frame, selection);
  const double cell = std::max(std::sqrt(kHectare / settings.density), settings.spacing / kCellsASpacing);
  if ((reach.east - reach.west) / cell * (reach.north - reach.south) / cell > kMostCells)
    return Error{"density %1 a hectare is too much for so large an area", settings.density};
  // With the cells so large that one place in each would not do, as many as the density asks for.
  const double tries = std::min(settings.density * cell * cell / kHectare, kMostTries);
  Places places(cell, settings.spacing, present);
  const auto [firstRow, firstColumn] = places.cellOf({reach.west, reach.south});
  const auto [lastRow, lastColumn] = places.cellOf({reach.east, reach.north});
  for (std::int64_t row = firstRow; row <= lastRow; ++row) {
    if (!keepGoing(progress,
                   static_cast<double>(row - firstRow) / static_cast<double>(lastRow - firstRow + 1)))
      return Error::cancel();
    places.beginRow(row);
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
        places.take({x, y});
        if (!put(Found{x, y, turn, size})) return {};
      }
    }
  }
  return {};
}

}  // namespace

Result<void> validate(const ScatterSettings& settings) { return scatterSchema().check(settings); }

Result<std::vector<Object>> scattered(const Terrain& terrain, const MaskRaster* selection,
                                      const ObjectLayer& present, const ScatterSettings& settings,
                                      const Progress& progress) {
  std::vector<Object> objects;
  bool tooMany = false;
  const auto found = findPlaces(terrain, selection, present, settings, progress, [&](const Found& place) {
    tooMany = objects.size() == kMostScattered;
    if (tooMany) return false;
    Object object;
    object.asset = settings.asset;
    object.x = place.x;
    object.y = place.y;
    object.yaw = settings.randomYaw ? place.turn : 0.0;
    object.scale = settings.scale * place.size;
    object.heightOffset = settings.heightOffset;
    object.rule = settings.rule;
    objects.push_back(object);
    return true;
  });
  if (!found) return found.error();
  if (tooMany) return Error{"these would be more than %1 objects", kMostScattered};
  return objects;
}

Result<std::size_t> scatteredCount(const Terrain& terrain, const MaskRaster* selection,
                                   const ObjectLayer& present, const ScatterSettings& settings,
                                   const Progress& progress) {
  std::size_t count = 0;
  const auto found = findPlaces(terrain, selection, present, settings, progress, [&](const Found&) {
    ++count;
    return true;
  });
  if (!found) return found.error();
  return count;
}

Result<std::optional<double>> densityFor(double count, double most, const Terrain& terrain,
                                         const MaskRaster* selection, ScatterSettings settings,
                                         const Progress& progress) {
  const GridFrame& frame = terrain.frame;
  const GridRect samples = selection ? boundsOf(*selection) : frame.samples();
  if (samples.empty()) return std::optional<double>();
  const double hectares = std::max(samples.width() * frame.dx * samples.height() * frame.dy / kHectare, 1e-6);
  // So many places, evenly spread, tell how much of the area suits them.
  settings.density = std::clamp(kProbes / hectares, 1e-6, 1e6);
  settings.spacing = 0.0;
  const auto found = scatteredCount(terrain, selection, {}, settings, progress);
  if (!found) return found.error();
  if (*found == 0) return std::optional<double>();
  const double density = std::min(most, settings.density * count / static_cast<double>(*found));
  const double digit = reproducible::pow(10.0, std::floor(reproducible::log10(density)) - 1.0);
  return std::optional(std::max(std::floor(density / digit * (1.0 + 1e-9)) * digit, 1e-6));
}

}  // namespace scarp
