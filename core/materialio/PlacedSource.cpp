#include "core/materialio/PlacedSource.h"

#include <algorithm>

#include "core/io/GridPlacement.h"
#include "core/io/RasterFit.h"

namespace scarp {

namespace {

/// The same place for some of the samples, the northern row first.
GeoReference referenceOf(const GridPlacement& placement, const GridRect& window) {
  GeoReference reference = placement.georeference;
  const auto at = [&](double column, double row) {
    return toWorld(placement.georeference, placement.frame, column, row);
  };
  const Vec2 corner = at(window.column0 - 0.5, window.row0 - 0.5), middle = at(0.0, 0.0);
  const Vec2 east = at(1.0, 0.0) - middle, south = at(0.0, 1.0) - middle;
  reference.geoTransform = {corner.x(), east.x(), south.x(), corner.y(), east.y(), south.y()};
  reference.southUp = false;
  return reference;
}

}  // namespace

Result<PlacedSource> PlacedSource::open(const std::string& path, const Terrain& onto) {
  auto source = openAnySource(path, std::nullopt);
  if (!source) return source.error();
  const auto placement = placeGrid(path, (*source)->info(), std::nullopt);
  if (!placement) return placement.error();
  const GridRect all = placement->frame.samples();
  const GridRect window = samplesAround(placement->frame, placement->georeference, onto);
  if (window.empty()) return errorIn(path, "nothing of it lies on the terrain");
  GridFrame frame = placement->frame;
  frame.columns = window.width();
  frame.rows = window.height();
  Terrain grid{frame, window == all ? placement->georeference : referenceOf(*placement, window),
               HeightRaster(frame.columns, frame.rows, 0.0F)};
  return PlacedSource(std::move(*source), std::move(grid), window, placement->georeference.southUp);
}

Result<void> PlacedSource::read(int band, bool codes, const Progress& progress, const Rows& take) {
  constexpr int strip = HeightRaster::tileSize;
  const auto whole = static_cast<std::size_t>(info().columns),
             columns = static_cast<std::size_t>(window_.width());
  std::vector<double> stored(whole * strip), samples(columns * strip);
  if (!codes)
    if (auto chosen = source_->choose(BandUse{BandUse::Kind::Band, band}); !chosen) return chosen;
  for (int row = 0; row < window_.height(); row += strip) {
    if (!keepGoing(progress, static_cast<double>(row) / window_.height())) return Error::cancel();
    const int count = std::min(strip, window_.height() - row), first = window_.row0 + row;
    const int fileRow = turned_ ? info().rows - first - count : first;
    auto got =
        codes ? source_->readCodes(band, fileRow, count, stored) : source_->read(fileRow, count, stored);
    if (!got) return got;
    for (int r = 0; r < count; ++r) {
      const auto from = static_cast<std::size_t>(turned_ ? count - 1 - r : r) * whole +
                        static_cast<std::size_t>(window_.column0);
      std::copy_n(&stored[from], columns, &samples[static_cast<std::size_t>(r) * columns]);
    }
    if (auto done = take(row, std::span(samples).first(static_cast<std::size_t>(count) * columns)); !done)
      return done;
  }
  return {};
}

}  // namespace scarp
