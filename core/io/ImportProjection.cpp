#include "core/io/ImportProjection.h"

#include <gdalwarper.h>
#include <ogr_spatialref.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <limits>
#include <mutex>
#include <optional>
#include <vector>

#include "core/base/Parallel.h"
#include "core/base/ShortNumber.h"
#include "core/io/CrsInfo.h"
#include "core/io/CrsWay.h"
#include "core/io/GdalErrors.h"
#include "core/io/GridWarp.h"
#include "core/io/HeightDatum.h"
#include "core/io/RasterFit.h"
#include "core/io/SampleSource.h"
#include "core/io/TerrainPlace.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr float kNoHeight = std::numeric_limits<float>::quiet_NaN();
constexpr int kWarpBlock = 4 * HeightRaster::tileSize;

using GeoTransform = std::array<double, 6>;

std::string crsNameOf(const std::string& wkt) {
  const auto crs = describeCrs(wkt);
  if (!crs) return "an unnamed CRS";
  return crs->code.empty() ? crs->name : crs->name + " (" + crs->code + ")";
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
  if (!ways.there || !ways.back) return Error{"there is no way from its CRS to " + crsNameOf(to)};
  return ways;
}

Result<std::string> wantedCrs(const GridFrame& frame, const GeoReference& reference,
                              const std::string& wish) {
  std::string text = wish;
  if (text.empty() || text == "utm" || text == "UTM") {
    auto zone = utmZoneOf(frame, reference);
    if (!zone) return zone.error();
    text = *zone;
  }
  std::string wkt = wktOfCode(text);
  if (wkt.empty()) return Error{"'" + text + "' is no CRS; it looks like EPSG:32618, or is utm"};
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

/// Keys' cubic with a = −1/2 between 4 × 4 samples; NaN where one of them is not there.
double cubicAt(const HeightRaster& heights, double column, double row) {
  const int c = static_cast<int>(std::floor(column)), r = static_cast<int>(std::floor(row));
  if (c < 1 || r < 1 || c + 2 >= heights.columns() || r + 2 >= heights.rows()) return kNoHeight;
  const auto weights = [](double t) {
    const double t2 = t * t, t3 = t2 * t;
    return std::array{-0.5 * t3 + t2 - 0.5 * t, 1.5 * t3 - 2.5 * t2 + 1.0, -1.5 * t3 + 2.0 * t2 + 0.5 * t,
                      0.5 * t3 - 0.5 * t2};
  };
  const auto wx = weights(column - c), wy = weights(row - r);
  double sum = 0.0;
  for (int i = 0; i < 4; ++i)
    for (int j = 0; j < 4; ++j)
      sum += wy[static_cast<std::size_t>(i)] * wx[static_cast<std::size_t>(j)] *
             static_cast<double>(heights.at(c - 1 + j, r - 1 + i));
  return sum;
}

/// Heights of the terrain against those of the result at the same places, at samples that lie evenly.
void measureChange(const Terrain& terrain, OGRCoordinateTransformation& there, ProjectedTerrain& result) {
  constexpr long long kMostSamples = 200'000;
  const double area = static_cast<double>(terrain.frame.samples().area());
  const int step =
      std::max(1, static_cast<int>(std::ceil(std::sqrt(area / static_cast<double>(kMostSamples)))));
  GeoTransform place = worldTransform(result.terrain.frame, result.terrain.georeference, 0, 0), inverse{};
  if (!GDALInvGeoTransform(place.data(), inverse.data())) return;
  std::vector<double> changes;
  for (int row = step / 2; row < terrain.frame.rows; row += step)
    for (int column = step / 2; column < terrain.frame.columns; column += step) {
      const float height = terrain.heights.at(column, row);
      if (std::isnan(height)) continue;
      const Vec2 world = toWorld(terrain.georeference, terrain.frame, column, row);
      double x = world.x(), y = world.y();
      if (!there.Transform(1, &x, &y)) continue;
      const double at = cubicAt(result.terrain.heights, inverse[0] + inverse[1] * x + inverse[2] * y - 0.5,
                                inverse[3] + inverse[4] * x + inverse[5] * y - 0.5);
      if (!std::isnan(at)) changes.push_back(std::abs(at - static_cast<double>(height)));
    }
  if (changes.empty()) return;
  result.largestChange = *std::ranges::max_element(changes);
  const auto middle = changes.begin() + static_cast<std::ptrdiff_t>(changes.size() / 2);
  std::ranges::nth_element(changes, middle);
  result.medianChange = *middle;
}

/// A part of the result.
class BlockWarp {
 public:
  BlockWarp(const Terrain& terrain, const ProjectedGrid& grid, std::string from, std::string to)
      : terrain_(terrain), grid_(grid), from_(std::move(from)), to_(std::move(to)) {
    const auto ratio = [](double before, double after) { return std::min(1.0, before / after); };
    // The kernel's width is that of the whole, not of what happens to be in a block.
    scales_ = {"XSCALE=" + std::to_string(ratio(terrain.frame.dx, grid.frame.dx)),
               "YSCALE=" + std::to_string(ratio(terrain.frame.dy, grid.frame.dy))};
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
    const GridRect around = samplesAround(terrain_.frame, terrain_.georeference, part);
    if (around.empty()) return {};
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
    if (!done) return Error{"cannot be reprojected: " + errors.failure()};
    return {};
  }

 private:
  const Terrain& terrain_;
  const ProjectedGrid& grid_;
  std::string from_, to_;
  std::array<std::string, 2> scales_;
};

}  // namespace

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
  const auto crs = describeCrs(flatCrs(*wanted));
  if (!crs || crs->geographic || !(crs->metresPerUnit > 0.0))
    return Error{crsNameOf(*wanted) + " has no metres: square cells need a projected CRS"};
  const auto extent = extentOf(frame, reference, *ways->there);
  if (!extent) return extent.error();
  const double metres = wish.cell.value_or(roundedTo3(std::sqrt(frame.dx * frame.dy)));
  if (auto right = checkCellSize(metres); !right) return right.error();
  const double cell = metres / crs->metresPerUnit;
  const double west = std::floor(extent->west / cell + 1e-6), east = std::ceil(extent->east / cell - 1e-6),
               south = std::floor(extent->south / cell + 1e-6),
               north = std::ceil(extent->north / cell - 1e-6);
  if (!(east - west < 1e9 && north - south < 1e9)) return Error{"would have too many samples"};
  ProjectedGrid grid;
  grid.frame = {static_cast<int>(east - west), static_cast<int>(north - south), metres, metres};
  if (auto size = checkRasterSize("it", grid.frame.columns, grid.frame.rows); !size) return size.error();
  if (auto right = checkFrame(grid.frame); !right) return right.error();
  grid.georeference = reference;
  grid.georeference.geoTransform = {west * cell, cell, 0.0, north * cell, 0.0, -cell};
  grid.georeference.southUp = false;
  grid.georeference.crsWkt = *wanted;
  grid.crs = crsNameOf(flatCrs(*wanted));
  return grid;
}

namespace {

Vec2 middleOf(const ProjectedGrid& grid) {
  return toWorld(grid.georeference, grid.frame, 0.5 * (grid.frame.columns - 1), 0.5 * (grid.frame.rows - 1));
}

}  // namespace

Result<std::string> projectedHeights(const GridFrame& frame, const GeoReference& reference,
                                     const ImportProjection& wish) {
  const auto grid = projectedGrid(frame, reference, wish);
  if (!grid) return grid.error();
  const GdalErrors quiet;
  return heightDatumFor(reference.crsWkt, grid->georeference.crsWkt, middleOf(*grid)).text;
}

Result<ProjectedTerrain> project(const Terrain& terrain, const ImportProjection& wish,
                                 const Progress& progress) {
  auto grid = projectedGrid(terrain.frame, terrain.georeference, wish);
  if (!grid) return grid.error();
  const GdalErrors quiet;
  const auto ways = waysBetween(terrain.georeference.crsWkt, grid->georeference.crsWkt);
  if (!ways) return ways.error();
  const Vec2 middle = middleOf(*grid);
  const HeightDatum vertical = heightDatumFor(terrain.georeference.crsWkt, grid->georeference.crsWkt, middle);

  ProjectedTerrain result{
      {grid->frame, grid->georeference, HeightRaster(grid->frame.columns, grid->frame.rows, kNoHeight)},
      grid->crs,
      0.0,
      0.0,
      0.0,
      vertical.text};
  const BlockWarp warp(terrain, *grid, ways->from, ways->to);
  const int across = (grid->frame.columns + kWarpBlock - 1) / kWarpBlock,
            down = (grid->frame.rows + kWarpBlock - 1) / kWarpBlock;
  std::mutex mutex;
  std::optional<Error> failure;
  const auto rectOf = [&](std::size_t block) {
    const int column = static_cast<int>(block) % across * kWarpBlock,
              row = static_cast<int>(block) / across * kWarpBlock;
    return GridRect{column, row, std::min(column + kWarpBlock, grid->frame.columns),
                    std::min(row + kWarpBlock, grid->frame.rows)};
  };
  const bool all = parallelFor(static_cast<std::size_t>(across) * static_cast<std::size_t>(down),
                               partOf(progress, 0.0, 0.9), [&](std::size_t block) {
                                 const GridRect rect = rectOf(block);
                                 std::vector<float> heights;
                                 const auto done = warp.read(rect, heights);
                                 if (!done) {
                                   const std::lock_guard lock(mutex);
                                   failure = done.error();
                                   return;
                                 }
                                 if (std::ranges::all_of(heights, [](float h) { return std::isnan(h); }))
                                   return;
                                 result.terrain.heights.write(rect, heights);
                               });
  if (!all) return Error::cancel();
  if (failure) return *failure;

  result.placeError = placeErrorOf(*grid, *ways);
  measureChange(terrain, *ways->there, result);
  if (!vertical.from.empty()) {
    auto way = HeightWay::make(vertical.from, vertical.crs, middle);
    for (std::size_t block = 0;
         way && block < static_cast<std::size_t>(across) * static_cast<std::size_t>(down); ++block) {
      const GridRect rect = rectOf(block);
      std::vector<float> heights(static_cast<std::size_t>(rect.area()));
      result.terrain.heights.read(rect, heights);
      way->apply(grid->frame, grid->georeference, rect, heights);
      result.terrain.heights.write(rect, heights);
    }
  }
  if (!vertical.crs.empty()) result.terrain.georeference.crsWkt = vertical.crs;
  if (!keepGoing(progress, 1.0)) return Error::cancel();
  return result;
}

std::string projectionText(const ProjectedTerrain& projected) {
  std::string text = "reprojected to " + projected.crs + ", cells of " +
                     shortNumber(projected.terrain.frame.dx) + " m; there and back places change by " +
                     shortNumber(projected.placeError) + " m at most, heights by " +
                     shortNumber(projected.largestChange) + " m at most and " +
                     shortNumber(projected.medianChange) + " m in the median";
  if (!projected.heightDatum.empty()) text += "; " + projected.heightDatum;
  return text;
}

}  // namespace scarp
