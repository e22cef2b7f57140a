#include "core/io/ImportProjection.h"

#include <gdalwarper.h>
#include <ogr_spatialref.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <functional>
#include <limits>
#include <mutex>
#include <optional>
#include <vector>

#include "core/base/Parallel.h"
#include "core/io/CrsInfo.h"
#include "core/io/GdalErrors.h"
#include "core/io/HeightDatum.h"
#include "core/io/RasterFit.h"
#include "core/io/SampleSource.h"
#include "core/io/TerrainPlace.h"
#include "core/operation/Resample.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr float kNoHeight = std::numeric_limits<float>::quiet_NaN();
constexpr int kWarpBlock = 4 * HeightRaster::tileSize;

using GeoTransform = std::array<double, 6>;

Message crsNameOf(const std::string& wkt) {
  const auto crs = describeCrs(wkt);
  if (!crs) return Message("an unnamed CRS");
  return Message::verbatim(crs->code.empty() ? crs->name : crs->name + " (" + crs->code + ")");
}

struct Ways {
  std::string from, to;  ///< Without heights.
  CrsWay there, back;
};

Result<Ways> waysBetween(const std::string& from, const std::string& to) {
  Ways ways{flatCrs(from), flatCrs(to), nullptr, nullptr};
  if (ways.from.empty()) return Error{"says no CRS, and cannot be brought into another"};
  ways.there = wayBetween(ways.from, ways.to);
  ways.back = wayBetween(ways.to, ways.from);
  if (!ways.there || !ways.back) return Error{"there is no way from its CRS to %1", crsNameOf(to)};
  return ways;
}

Result<std::string> wantedCrs(const GridFrame& frame, const GeoReference& reference,
                              const std::string& wish) {
  std::string text = wish.empty() ? "utm" : wish;
  if (text.starts_with("utm") || text.starts_with("UTM")) {
    auto zone = utmZoneOf(frame, reference);
    if (!zone) return zone.error();
    text.replace(0, 3, *zone);  // A vertical datum may follow: utm+5773.
  }
  std::string wkt = wktOfCode(text);
  if (wkt.empty()) return Error{"'%1' is no CRS; it looks like EPSG:32618, EPSG:32618+5773, or is utm", text};
  return wkt;
}

struct Extent {
  double west = 1e300, south = 1e300, east = -1e300, north = -1e300;
};

/// Of the grid's samples, borders included, in the other CRS: by points of its border and within.
Result<Extent> extentOf(const GridFrame& frame, const GeoReference& reference,
                        OGRCoordinateTransformation& there) {
  constexpr int kPoints = 65;
  Extent extent;
  for (int i = 0; i < kPoints * kPoints; ++i) {
    const double across = static_cast<double>(i % kPoints) / (kPoints - 1),
                 down = static_cast<double>(i / kPoints) / (kPoints - 1);
    const Vec2 world = toWorld(reference, frame, across * frame.columns - 0.5, down * frame.rows - 0.5);
    double x = world.x(), y = world.y();
    if (!there.Transform(1, &x, &y) || !std::isfinite(x) || !std::isfinite(y))
      return Error{"reaches where the CRS that is wanted does not"};
    extent = {std::min(extent.west, x), std::min(extent.south, y), std::max(extent.east, x),
              std::max(extent.north, y)};
  }
  return extent;
}

/// To three digits.
double roundedTo3(double value) {
  const double unit = std::pow(10.0, std::floor(std::log10(value)) - 2.0);
  return std::round(value / unit) * unit;
}

/// The greatest distance of the way there and back, metres on the ground more or less.
double placeErrorOf(const ProjectedGrid& grid, const Ways& ways) {
  constexpr int kPoints = 33;
  double greatest = 0.0;
  for (int i = 0; i < kPoints * kPoints; ++i) {
    const Vec2 world = toWorld(grid.georeference, grid.frame,
                               static_cast<double>(i % kPoints) / (kPoints - 1) * (grid.frame.columns - 1),
                               static_cast<double>(i / kPoints) / (kPoints - 1) * (grid.frame.rows - 1));
    double x = world.x(), y = world.y();
    if (!ways.back->Transform(1, &x, &y) || !ways.there->Transform(1, &x, &y)) continue;
    greatest = std::max(greatest, std::hypot(x - world.x(), y - world.y()));
  }
  const auto crs = describeCrs(ways.to);
  const double unit = !crs              ? 1.0
                      : crs->geographic ? grid.frame.dy / std::abs(grid.georeference.geoTransform[5])
                                        : crs->metresPerUnit;
  return greatest * unit;
}

/// Returns the cubic between 4 × 4 samples; NaN where one of them is not there.
double cubicAt(const HeightRaster& heights, double column, double row) {
  const int c = static_cast<int>(std::floor(column)), r = static_cast<int>(std::floor(row));
  if (c < 1 || r < 1 || c + 2 >= heights.columns() || r + 2 >= heights.rows()) return kNoHeight;
  const auto wx = cubicWeights(column - c), wy = cubicWeights(row - r);
  double sum = 0.0;
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j)
      sum += wy[static_cast<std::size_t>(i)] * wx[static_cast<std::size_t>(j)] *
             static_cast<double>(heights.at(c - 1 + j, r - 1 + i));
  return sum;
}

/// Compares the heights of the terrain with those of the result at the same places, at every sample.
Result<void> measureChange(const Terrain& terrain, const Ways& ways, ProjectedTerrain& result,
                           const Progress& progress) {
  constexpr int kRowsAtOnce = 32;
  GeoTransform place = worldTransform(result.terrain.frame, result.terrain.georeference, 0, 0), inverse{};
  if (!GDALInvGeoTransform(place.data(), inverse.data())) return {};
  const int columns = terrain.frame.columns, rows = terrain.frame.rows;
  const auto strips = static_cast<std::size_t>((rows + kRowsAtOnce - 1) / kRowsAtOnce);
  ChangeCounts counts;
  std::vector<double> largest(strips, 0.0);
  std::atomic<long long> compared = 0, uncompared = 0;
  const bool all = parallelFor(strips, progress, [&](std::size_t strip) {
    const GdalErrors quiet;
    const CrsWay there = wayBetween(ways.from, ways.to);
    if (!there) return;
    std::vector<float> heights(static_cast<std::size_t>(columns));
    std::vector<double> x(heights.size()), y(heights.size());
    std::vector<int> good(heights.size());
    long long found = 0, missed = 0;
    const int first = static_cast<int>(strip) * kRowsAtOnce, end = std::min(first + kRowsAtOnce, rows);
    for (int row = first; row < end; ++row) {
      terrain.heights.read({0, row, columns, row + 1}, heights);
      for (std::size_t i = 0; i < heights.size(); ++i) {
        const Vec2 world = toWorld(terrain.georeference, terrain.frame, static_cast<int>(i), row);
        x[i] = world.x();
        y[i] = world.y();
      }
      there->Transform(columns, x.data(), y.data(), nullptr, good.data());
      for (std::size_t i = 0; i < heights.size(); ++i) {
        if (std::isnan(heights[i])) continue;
        const double at = good[i] ? cubicAt(result.terrain.heights,
                                            inverse[0] + inverse[1] * x[i] + inverse[2] * y[i] - 0.5,
                                            inverse[3] + inverse[4] * x[i] + inverse[5] * y[i] - 0.5)
                                  : double{kNoHeight};
        missed += std::isnan(at) ? 1 : 0;
        if (std::isnan(at)) continue;
        const double change = std::abs(at - static_cast<double>(heights[i]));
        largest[strip] = std::max(largest[strip], change);
        counts.add(change);
        ++found;
      }
    }
    compared += found;
    uncompared += missed;
  });
  if (!all) return Error::cancel();
  result.largestChange = *std::ranges::max_element(largest);
  result.medianChange = std::min(result.largestChange, counts.percentile(0.5, compared));
  result.uncompared = uncompared;
  return {};
}

/// The width of the kernel.
struct KernelScales {
  std::array<double, 2> scales{1.0, 1.0};  ///< Samples of the result for one of the terrain, across and down.
  bool gdalwarpSplits = false;  ///< gdalwarp computes the result in chunks, each with its own kernel.
};

/// Computes the width as GDAL's warper does when it warps all at once: from the border of the result in the
/// terrain's samples, rounded to a whole number if it is almost one. gdalwarp splits a result whose border
/// encloses more than twice the terrain, or that takes more than 64 MiB (ComputeSourceWindow(),
/// CollectChunkList() and GDALWarpKernel of GDAL 3.6).
KernelScales kernelScales(const Terrain& terrain, const ProjectedGrid& grid,
                          OGRCoordinateTransformation& back) {
  KernelScales kernel;
  GeoTransform place = worldTransform(terrain.frame, terrain.georeference, 0, 0), inverse{};
  std::array<double, 2> low{1e300, 1e300}, high{-1e300, -1e300};
  if (!GDALInvGeoTransform(place.data(), inverse.data())) return kernel;
  constexpr int kSteps = 21;
  for (int i = 0; i < 4 * kSteps; ++i) {
    const double along = static_cast<double>(i / 4) / (kSteps - 1);
    const bool down = i % 4 < 2;
    const double across = i % 2 == 0 ? 0.0 : 1.0;
    const Vec2 world =
        toWorld(grid.georeference, grid.frame, (down ? across : along) * grid.frame.columns - 0.5,
                (down ? along : across) * grid.frame.rows - 0.5);
    double x = world.x(), y = world.y();
    if (!back.Transform(1, &x, &y) || !std::isfinite(x) || !std::isfinite(y)) continue;
    const std::array<double, 2> at{inverse[0] + inverse[1] * x + inverse[2] * y,
                                   inverse[3] + inverse[4] * x + inverse[5] * y};
    for (std::size_t axis = 0; axis < 2; ++axis) {
      low[axis] = std::min(low[axis], at[axis]);
      high[axis] = std::max(high[axis], at[axis]);
    }
  }
  const std::array<int, 2> from{terrain.frame.columns, terrain.frame.rows},
      to{grid.frame.columns, grid.frame.rows};
  double filled = 1.0;  // Part of the enclosed area that the terrain covers.
  for (std::size_t axis = 0; axis < 2; ++axis) {
    const double covered =
        std::min(from[axis] - std::floor(std::max(0.0, low[axis])), high[axis] - low[axis]);
    if (!(covered > 0.0)) return {};
    double scale = to[axis] / covered;
    constexpr double kAlmostWhole = 0.05, kReach = 2.0;
    const double times = std::floor(1.0 / scale + 0.5);
    if (scale < 1.0 && std::abs(1.0 / scale - times) < kAlmostWhole) scale = 1.0 / times;
    kernel.scales[axis] = scale;
    filled *= covered / (high[axis] - low[axis] + 2.0 * kReach);
  }
  constexpr int kSmall = 100;
  constexpr double kBytesOfSample = 4.125, kMostBytes = 64.0 * 1024.0 * 1024.0;
  const double samples =
      static_cast<double>(terrain.frame.samples().area()) + static_cast<double>(grid.frame.samples().area());
  kernel.gdalwarpSplits =
      (filled < 0.5 && (to[0] > kSmall || to[1] > kSmall)) || kBytesOfSample * samples > kMostBytes;
  return kernel;
}

/// A part of the result.
class BlockWarp {
 public:
  BlockWarp(const Terrain& terrain, const ProjectedGrid& grid, const Ways& ways,
            const std::array<double, 2>& scales)
      : terrain_(terrain), place_(terrain.georeference), grid_(grid), from_(ways.from), to_(ways.to) {
    place_.crsWkt = from_;
    // The kernel's width is that of the whole, not of what happens to be in a block.
    for (std::size_t axis = 0; axis < 2; ++axis) {
      std::array<char, 40> text{};
      std::snprintf(text.data(), text.size(), "%sSCALE=%.17g", axis == 0 ? "X" : "Y", scales[axis]);
      scales_[axis] = text.data();
      reach_[axis] = static_cast<int>(std::ceil(2.0 / std::min(1.0, scales[axis]))) + 2;
    }
  }

  /// The heights of a rectangle of the result; an error that names nothing.
  Result<void> read(const GridRect& rect, std::vector<float>& out) const {
    const GdalErrors errors;
    out.assign(static_cast<std::size_t>(rect.area()), kNoHeight);
    const GeoTransform place = worldTransform(grid_.frame, grid_.georeference, rect.column0, rect.row0);
    Terrain part{{rect.width(), rect.height(), grid_.frame.dx, grid_.frame.dy},
                 grid_.georeference,
                 HeightRaster(2, 2, 0.0F)};
    part.georeference.geoTransform = place;
    part.georeference.crsWkt = to_;
    GridRect around = samplesAround(terrain_.frame, place_, part);
    if (around.empty()) return {};
    around = GridRect{around.column0 - reach_[0], around.row0 - reach_[1], around.column1 + reach_[0],
                      around.row1 + reach_[1]}
                 .intersected(terrain_.frame.samples());
    std::vector<float> samples(static_cast<std::size_t>(around.area()));
    terrain_.heights.read(around, samples);
    if (std::ranges::all_of(samples, [](float h) { return std::isnan(h); })) return {};
    const auto source =
        overSamples(samples, around.width(), around.height(),
                    worldTransform(terrain_.frame, terrain_.georeference, around.column0, around.row0));
    const auto target = overSamples(out, rect.width(), rect.height(), place);
    if (!source || !target) return Error{"there is not enough memory to reproject it"};
    GDALWarpOptions* options = GDALCreateWarpOptions();
    for (const std::string& scale : scales_)
      options->papszWarpOptions = CSLAddString(options->papszWarpOptions, scale.c_str());
    const bool done = GDALReprojectImage(source.get(), from_.c_str(), target.get(), to_.c_str(), GRA_Cubic,
                                         0.0, 0.0, nullptr, nullptr, options) == CE_None;
    GDALDestroyWarpOptions(options);
    if (!done) return Error{"cannot be reprojected: %1", errors.failure()};
    return {};
  }

 private:
  const Terrain& terrain_;
  GeoReference place_;  ///< The terrain's, with the horizontal part of its CRS.
  const ProjectedGrid& grid_;
  std::string from_, to_;
  std::array<std::string, 2> scales_;
  std::array<int, 2>
      reach_{};  ///< Samples of the terrain that the kernel covers to each side, and some more.
};

}  // namespace

std::array<double, 4> cubicWeights(double t) {
  const double t2 = t * t, t3 = t2 * t;
  return {-0.5 * t3 + t2 - 0.5 * t, 1.5 * t3 - 2.5 * t2 + 1.0, -1.5 * t3 + 2.0 * t2 + 0.5 * t,
          0.5 * t3 - 0.5 * t2};
}

Result<std::string> utmZoneOf(const GridFrame& frame, const GeoReference& reference) {
  const auto place = placeOnEarth(Terrain{frame, reference, HeightRaster(2, 2, 0.0F)});
  if (!place) return place.error();
  const int zone =
      std::clamp(static_cast<int>(std::floor((place->middle.longitude + 180.0) / 6.0)) + 1, 1, 60);
  OGRSpatialReference crs;
  const char* datum = nullptr;
  if (crs.importFromWkt(reference.crsWkt.c_str()) == OGRERR_NONE) datum = crs.GetAttrValue("DATUM");
  const std::string name = datum ? datum : "";
  const bool north = place->middle.latitude >= 0.0;
  const bool american = name.find("North") != std::string::npos && name.find("1983") != std::string::npos;
  if (american && north && zone <= 23) return "EPSG:" + std::to_string(26900 + zone);
  const bool european = name.find("European_Terrestrial") != std::string::npos ||
                        name.find("European Terrestrial") != std::string::npos;
  if (european && north && zone >= 28 && zone <= 38) return "EPSG:" + std::to_string(25800 + zone);
  return "EPSG:" + std::to_string((north ? 32600 : 32700) + zone);
}

Result<ProjectedGrid> projectedGrid(const GridFrame& frame, const GeoReference& reference,
                                    const ImportProjection& wish) {
  prepareGdal();
  const GdalErrors quiet;
  if (!reference.hasGeoTransform)
    return Error{"says nothing of its place in the world, and cannot be reprojected"};
  const auto wanted = wantedCrs(frame, reference, wish.crs);
  if (!wanted) return wanted.error();
  const auto ways = waysBetween(reference.crsWkt, *wanted);
  if (!ways) return ways.error();
  ProjectedGrid grid;
  const auto sameCell = [&](double length) { return std::abs(*wish.cell / length - 1.0) < 1e-9; };
  if (sameCrs(reference.crsWkt, *wanted) && (!wish.cell || (sameCell(frame.dx) && sameCell(frame.dy)))) {
    grid = {frame, reference, crsNameOf(flatCrs(*wanted)), true};
    grid.georeference.crsWkt = *wanted;
    return grid;
  }
  const auto crs = describeCrs(flatCrs(*wanted));
  if (!crs || crs->geographic || !(crs->metresPerUnit > 0.0))
    return Error{"%1 has no metres: square cells need a projected CRS", crsNameOf(*wanted)};
  const auto extent = extentOf(frame, reference, *ways->there);
  if (!extent) return extent.error();
  const double metres = wish.cell.value_or(roundedTo3(std::sqrt(frame.dx * frame.dy)));
  if (auto right = checkCellSize(metres); !right) return right.error();
  const double cell = metres / crs->metresPerUnit;
  const double west = std::floor(extent->west / cell + 1e-6), east = std::ceil(extent->east / cell - 1e-6),
               south = std::floor(extent->south / cell + 1e-6),
               north = std::ceil(extent->north / cell - 1e-6);
  if (!(east - west < 1e9 && north - south < 1e9)) return Error{"would have too many samples"};
  grid.frame = {static_cast<int>(east - west), static_cast<int>(north - south), metres, metres};
  if (auto size = checkRasterSize("it", grid.frame.columns, grid.frame.rows); !size) return size.error();
  if (auto right = checkFrame(grid.frame); !right) return right.error();
  grid.georeference = reference;
  grid.georeference.geoTransform = {west * cell, cell, 0.0, north * cell, 0.0, -cell};
  grid.georeference.southUp = false;
  grid.georeference.crsWkt = *wanted;
  // PROJ was given no epoch: for a change between dynamic CRSs of different epochs it is not exact.
  grid.georeference.epoch = 0.0;
  grid.crs = crsNameOf(flatCrs(*wanted));
  return grid;
}

namespace {

Vec2 middleOf(const ProjectedGrid& grid) {
  return toWorld(grid.georeference, grid.frame, 0.5 * (grid.frame.columns - 1), 0.5 * (grid.frame.rows - 1));
}

}  // namespace

Result<Message> projectedHeights(const GridFrame& frame, const GeoReference& reference,
                                 const ImportProjection& wish) {
  const auto grid = projectedGrid(frame, reference, wish);
  if (!grid) return grid.error();
  const GdalErrors quiet;
  return heightDatumFor(reference.crsWkt, grid->georeference.crsWkt, middleOf(*grid)).text;
}

namespace {

/// Calls `work` for each block of a grid, in parallel. Returns false if `progress` cancels.
bool overBlocks(const GridFrame& frame, const Progress& progress,
                const std::function<void(const GridRect&)>& work) {
  const int across = (frame.columns + kWarpBlock - 1) / kWarpBlock,
            down = (frame.rows + kWarpBlock - 1) / kWarpBlock;
  return parallelFor(static_cast<std::size_t>(across) * static_cast<std::size_t>(down), progress,
                     [&](std::size_t block) {
                       const int column = static_cast<int>(block) % across * kWarpBlock,
                                 row = static_cast<int>(block) / across * kWarpBlock;
                       work({column, row, std::min(column + kWarpBlock, frame.columns),
                             std::min(row + kWarpBlock, frame.rows)});
                     });
}

Result<void> warp(const Terrain& terrain, const ProjectedGrid& grid, const Ways& ways,
                  const std::array<double, 2>& scales, Terrain& result, const Progress& progress) {
  const BlockWarp warper(terrain, grid, ways, scales);
  std::mutex mutex;
  std::optional<Error> failure;
  const bool all = overBlocks(grid.frame, progress, [&](const GridRect& rect) {
    std::vector<float> heights;
    const auto done = warper.read(rect, heights);
    if (!done) {
      const std::lock_guard lock(mutex);
      failure = done.error();
      return;
    }
    if (std::ranges::all_of(heights, [](float h) { return std::isnan(h); })) return;
    result.heights.write(rect, heights);
  });
  if (!all) return Error::cancel();
  if (failure) return *failure;
  return {};
}

/// Returns the heights of a terrain in the datum of another CRS, or nothing if a height cannot be converted.
/// `middle` is a place in `to`, which is the CRS of the grid or that of the result.
Result<std::optional<HeightRaster>> convertedHeights(const Terrain& terrain, const std::string& from,
                                                     const std::string& to, const Vec2& middle,
                                                     HeightTransform::Grid grid, const Progress& progress) {
  HeightRaster heights = terrain.heights;
  const auto transform = HeightTransform::create(from, to, middle);
  if (!transform) return std::optional<HeightRaster>();
  std::atomic<long long> lost = 0;
  std::mutex mutex;
  const bool all = overBlocks(terrain.frame, progress, [&](const GridRect& rect) {
    const GdalErrors quiet;
    std::vector<float> block(static_cast<std::size_t>(rect.area()));
    terrain.heights.read(rect, block);
    if (lost > 0 || std::ranges::all_of(block, [](float h) { return std::isnan(h); })) return;
    auto own = [&] {
      const std::lock_guard lock(mutex);
      return transform->clone();
    }();
    lost += own ? own->apply(terrain.frame, terrain.georeference, rect, block, grid) : rect.area();
    if (lost == 0) heights.write(rect, block);
  });
  if (!all) return Error::cancel();
  return lost > 0 ? std::optional<HeightRaster>() : std::optional(std::move(heights));
}

}  // namespace

Result<ProjectedTerrain> project(const Terrain& terrain, const ImportProjection& wish,
                                 const Progress& progress) {
  auto grid = projectedGrid(terrain.frame, terrain.georeference, wish);
  if (!grid) return grid.error();
  const GdalErrors quiet;
  const std::string source = terrain.georeference.crsWkt, wanted = grid->georeference.crsWkt;
  const Vec2 middle = middleOf(*grid);
  HeightDatum vertical = heightDatumFor(source, wanted, middle);

  ProjectedTerrain result{{grid->frame, grid->georeference, terrain.heights}, grid->crs, grid->own};
  constexpr double kWarped = 0.6, kMeasured = 0.8;
  if (!grid->own) {
    const auto ways = waysBetween(source, wanted);
    if (!ways) return ways.error();
    result.terrain.heights = HeightRaster(grid->frame.columns, grid->frame.rows, kNoHeight);
    const KernelScales kernel = kernelScales(terrain, *grid, *ways->back);
    if (auto done =
            warp(terrain, *grid, *ways, kernel.scales, result.terrain, partOf(progress, 0.0, kWarped));
        !done)
      return done.error();
    if (kernel.gdalwarpSplits) result.kernelScales = kernel.scales;
    result.placeError = placeErrorOf(*grid, *ways);
    if (auto done = measureChange(terrain, *ways, result, partOf(progress, kWarped, kMeasured)); !done)
      return done.error();
  }
  if (vertical.convert) {
    auto converted = convertedHeights(result.terrain, source, vertical.crs, middle,
                                      HeightTransform::Grid::OfTo, partOf(progress, kMeasured, 1.0));
    if (!converted) return converted.error();
    if (*converted)
      result.terrain.heights = **std::move(converted);
    else
      vertical = unconvertedHeights(source, wanted, middle);
  }
  GeoReference& reference = result.terrain.georeference;
  const bool unchanged = grid->own && !vertical.convert && !vertical.takesUnit;
  reference.crsWkt =
      unchanged || vertical.crs.empty() ? (unchanged ? source : flatCrs(wanted)) : vertical.crs;
  const auto unit = vertical.takesUnit ? heightUnitOf(vertical.crs) : std::nullopt;
  const auto metres = unit ? metresPerUnit(unit->name) : std::nullopt;
  if (metres && std::abs(*metres / std::abs(unit->metres) - 1.0) < 1e-9) {
    reference.verticalUnit = unit->name;
    reference.metresPerUnit = std::copysign(*metres, unit->metres);
  }
  result.heightDatum = vertical.text;
  result.datumAsWanted = vertical.asWanted;
  if (!keepGoing(progress, 1.0)) return Error::cancel();
  return result;
}

Result<std::optional<HeightRaster>> heightsAboveWgs84(const Terrain& terrain, const Progress& progress) {
  prepareGdal();
  const GdalErrors quiet;
  const std::string ellipsoid = wktOfCode("EPSG:4979");
  const auto place = placeOnEarth(terrain);
  if (!place || heightDatumOf(terrain.georeference.crsWkt).empty()) return std::optional<HeightRaster>();
  return convertedHeights(terrain, terrain.georeference.crsWkt, ellipsoid,
                          {place->middle.longitude, place->middle.latitude}, HeightTransform::Grid::OfFrom,
                          progress);
}

Message projectionText(const ProjectedTerrain& projected) {
  if (projected.ownCells) return Message("its CRS is %1 already: its cells are kept", projected.crs);
  std::vector<Message> parts{Message(
      "reprojected to %1, cells of %2; there and back places change by about %3, heights by %4 at most "
      "and by about %5 in the median",
      projected.crs, metres(projected.terrain.frame.dx), metres(projected.placeError),
      metres(projected.largestChange), metres(projected.medianChange))};
  if (projected.uncompared > 0)
    parts.push_back(Message(projected.uncompared == 1 ? "%1 sample at borders and holes is not compared"
                                                      : "%1 samples at borders and holes are not compared",
                            projected.uncompared));
  if (const auto& scales = projected.kernelScales)
    parts.push_back(
        Message("gdalwarp uses another kernel for each chunk of this output, and makes these heights "
                "with -wo XSCALE=%1 -wo YSCALE=%2",
                (*scales)[0], (*scales)[1]));
  return joined(parts, "; ");
}

}  // namespace scarp
