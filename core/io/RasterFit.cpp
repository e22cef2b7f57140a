#include "core/io/RasterFit.h"

#include <gdal_priv.h>
#include <gdalwarper.h>
#include <ogr_spatialref.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/io/CrsInfo.h"
#include "core/io/GdalDrivers.h"
#include "core/io/GdalErrors.h"
#include "core/io/ImportProjection.h"

namespace scarp {

namespace {

constexpr int kFittedRows = 512;
constexpr float kNothing = std::numeric_limits<float>::quiet_NaN();

using GeoTransform = std::array<double, 6>;

GeoTransform worldTransform(const Terrain& terrain, int firstRow) {
  return worldTransform(terrain.frame, terrain.georeference, 0, firstRow);
}

/// Both rasters' corner samples at the same places. Never the identity, which GDAL takes for none.
GeoTransform stretchTransform(const GridFrame& frame, int firstRow) {
  const double x = 2.0 / (frame.columns - 1), y = 2.0 / (frame.rows - 1);
  return {1.0 - 0.5 * x, x, 0.0, 1.0 - 0.5 * y + firstRow * y, 0.0, y};
}

}  // namespace

GeoTransform worldTransform(const GridFrame& frame, const GeoReference& reference, int firstColumn,
                            int firstRow) {
  const auto at = [&](double column, double row) { return toWorld(reference, frame, column, row); };
  const Vec2 corner = at(firstColumn - 0.5, firstRow - 0.5), middle = at(0.0, 0.0);
  const Vec2 east = at(1.0, 0.0) - middle, south = at(0.0, 1.0) - middle;
  return {corner.x(), east.x(), south.x(), corner.y(), east.y(), south.y()};
}

void DatasetCloser::operator()(GDALDataset* dataset) const { GDALClose(dataset); }

std::unique_ptr<GDALDataset, DatasetCloser> overSamples(std::span<float> samples, int columns, int rows,
                                                        const GeoTransform& transform) {
  std::unique_ptr<GDALDataset, DatasetCloser> dataset(
      memoryDriver().Create("", columns, rows, 0, GDT_Float32, nullptr));
  if (!dataset) return nullptr;
  std::array<char, 32> address{};
  address[static_cast<std::size_t>(
      CPLPrintPointer(address.data(), samples.data(), static_cast<int>(address.size()) - 1))] = '\0';
  const std::string where = std::string("DATAPOINTER=") + address.data();
  std::array<char*, 2> options{const_cast<char*>(where.c_str()), nullptr};
  if (dataset->AddBand(GDT_Float32, options.data()) != CE_None) return nullptr;
  GeoTransform place = transform;
  dataset->SetGeoTransform(place.data());
  dataset->GetRasterBand(1)->SetNoDataValue(std::numeric_limits<double>::quiet_NaN());
  return dataset;
}

Result<FittedRaster> fitted(const Terrain& raster, const Terrain& onto, const Progress& progress, FitBy by) {
  const bool placed = raster.georeference.hasGeoTransform && onto.georeference.hasGeoTransform;
  const bool sameSize = raster.heights.rect() == onto.frame.samples();
  const std::string from = flatCrs(raster.georeference.crsWkt), to = flatCrs(onto.georeference.crsWkt);
  // Coordinates of which one does not say what they are.
  const bool byPlace = placed && from.empty() == to.empty();
  if (sameSize && (!byPlace || (from == to && worldTransform(raster, 0) == worldTransform(onto, 0))))
    return FittedRaster{raster.heights, FittedRaster::Way::AsItIs};

  prepareGdal();
  const GdalErrors errors;
  const bool finer = byPlace
                         ? raster.frame.cellSize() < onto.frame.cellSize()
                         : raster.frame.columns > onto.frame.columns && raster.frame.rows > onto.frame.rows;
  const GDALResampleAlg kernel = by == FitBy::Height ? GRA_Cubic : finer ? GRA_Average : GRA_Bilinear;
  const GridRect all = raster.heights.rect();
  std::vector<float> samples(static_cast<std::size_t>(all.area()));
  raster.heights.read(all, samples);
  const auto source = overSamples(samples, all.width(), all.height(),
                                  byPlace ? worldTransform(raster, 0) : stretchTransform(raster.frame, 0));
  FittedRaster result{HeightRaster(onto.frame.columns, onto.frame.rows, kNothing),
                      byPlace ? FittedRaster::Way::ByPlace : FittedRaster::Way::Stretched};
  bool any = false;
  std::vector<float> rows;
  for (int row = 0; row < onto.frame.rows; row += kFittedRows) {
    const GridRect strip{0, row, onto.frame.columns, std::min(row + kFittedRows, onto.frame.rows)};
    rows.assign(static_cast<std::size_t>(strip.area()), kNothing);
    const auto target = overSamples(rows, strip.width(), strip.height(),
                                    byPlace ? worldTransform(onto, row) : stretchTransform(onto.frame, row));
    Progress share = partOf(progress, static_cast<double>(strip.row0) / onto.frame.rows,
                            static_cast<double>(strip.row1) / onto.frame.rows);
    if (!keepGoing(share, 0.0)) return Error::cancel();
    const auto failed =
        !source || !target ||
        GDALReprojectImage(source.get(), byPlace ? from.c_str() : "", target.get(), byPlace ? to.c_str() : "",
                           kernel, 0.0, 0.0, goOnByProgress, &share, nullptr) != CE_None;
    if (failed && !keepGoing(share, 1.0)) return Error::cancel();
    if (failed) return Error{"cannot be brought onto the terrain's grid: %1", errors.failure()};
    any = any || std::ranges::any_of(rows, [](float height) { return !std::isnan(height); });
    result.heights.write(strip, rows);
  }
  if (!any) return Error{"nothing of it lies on the terrain"};
  return result;
}

namespace {

/// The numbers from low to high as places of samples, with some more for what lies between the points that
/// they come from, and for what a sample is made of. Empty, or two at least, as a grid has.
std::pair<int, int> placesBetween(double low, double high, int count) {
  const double more = 8.0 + 0.05 * (high - low);
  const auto whole = [count](double at) {
    return static_cast<int>(std::clamp(at, 0.0, static_cast<double>(count)));
  };
  int first = whole(std::floor(low - more)), end = whole(std::ceil(high + more));
  if (end == first + 1) first > 0 ? --first : ++end;
  return {first, end};
}

}  // namespace

GridRect samplesAround(const GridFrame& frame, const GeoReference& reference, const Terrain& onto) {
  const GridRect all = frame.samples();
  const std::string from = flatCrs(onto.georeference.crsWkt), to = flatCrs(reference.crsWkt);
  if (!reference.hasGeoTransform || !onto.georeference.hasGeoTransform || from.empty() != to.empty())
    return all;
  prepareGdal();
  const GdalErrors quiet;
  const auto way = from == to ? nullptr : wayBetween(from, to);
  GeoTransform place = worldTransform(frame, reference, 0, 0), inverse{};
  if ((from != to && !way) || !GDALInvGeoTransform(place.data(), inverse.data())) return all;

  constexpr int kPoints = 21;  // A side.
  std::array<double, 2> low{1e300, 1e300}, high{-1e300, -1e300};
  for (int i = 0; i < kPoints * kPoints; ++i) {
    const double across = static_cast<double>(i % kPoints) / (kPoints - 1);
    const double down = static_cast<double>(i / kPoints) / (kPoints - 1);
    const Vec2 world = toWorld(onto.georeference, onto.frame, across * onto.frame.columns - 0.5,
                               down * onto.frame.rows - 0.5);
    double x = world.x(), y = world.y();
    if (way && (!way->Transform(1, &x, &y) || !std::isfinite(x) || !std::isfinite(y))) return all;
    const std::array<double, 2> at{inverse[0] + inverse[1] * x + inverse[2] * y,
                                   inverse[3] + inverse[4] * x + inverse[5] * y};
    for (std::size_t axis = 0; axis < 2; ++axis) {
      low[axis] = std::min(low[axis], at[axis]);
      high[axis] = std::max(high[axis], at[axis]);
    }
  }
  const auto [column0, column1] = placesBetween(low[0], high[0], frame.columns);
  const auto [row0, row1] = placesBetween(low[1], high[1], frame.rows);
  return {column0, row0, column1, row1};
}

}  // namespace scarp
