#include "core/drape/DrapeOrigin.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/base/Parallel.h"
#include "core/drape/DrapeColours.h"
#include "core/drape/DrapePicture.h"
#include "core/io/CrsInfo.h"
#include "core/io/GridPlacement.h"

namespace scarp {

namespace {

constexpr int kColours = 3, kAlpha = 4;  ///< Bands of a packed picture: red, green, blue, how opaque.

/// A picture that a project holds, as files are read.
class PackedSource final : public SampleSource {
 public:
  PackedSource(const std::string& path, const PackedDrape& packed)
      : SampleSource(path), colours_(texelsOf(*packed.colourPicture)) {
    if (packed.opacityPicture) opacity_ = texelsOf(*packed.opacityPicture);
    info_.driver = "Scarp";
    info_.sampleType = "Byte";
    info_.columns = colours_.columns;
    info_.rows = colours_.rows;
    info_.geoTransform = packed.geoTransform;
    info_.crsWkt = packed.crsWkt;
    info_.bands = {"red", "green", "blue"};
    info_.colours = {1, 2, kColours};
    if (opacity_) {
      info_.bands.emplace_back("alpha");
      info_.alpha = kAlpha;
    }
    info_.palette = packed.nearest;
  }

  Result<void> readWindow(std::span<const int> bands, const GridRect& window, int columns, int rows,
                          std::span<double> out, const Progress& progress) override {
    const auto plane = static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows);
    for (const int band : bands)
      if (band < 1 || band > kAlpha) return noSuchBand(band);
    const bool done = parallelFor(static_cast<std::size_t>(rows), progress, [&](std::size_t row) {
      const auto [top, bottom] = part(window.row0, window.height(), static_cast<int>(row), rows);
      for (std::size_t b = 0; b < bands.size(); ++b) {
        double* const to = &out[b * plane + row * static_cast<std::size_t>(columns)];
        for (int column = 0; column < columns; ++column) {
          const auto [left, right] = part(window.column0, window.width(), column, columns);
          to[column] = mean(bands[b], left, right, top, bottom);
        }
      }
    });
    if (!done) return Error::cancel();
    return {};
  }

 protected:
  Result<void> readBand(int band, int row, int count, std::span<double> out) override {
    const int columns = info_.columns;
    return readWindow(std::span(&band, 1), {0, row, columns, row + count}, columns, count, out, {});
  }
  Result<void> describeBand(int band) override {
    return band >= 1 && band <= static_cast<int>(info_.bands.size()) ? Result<void>() : noSuchBand(band);
  }

 private:
  /// Where one of `count` even parts of a stretch begins and ends.
  static std::pair<double, double> part(int from, int length, int index, int count) {
    const double each = static_cast<double>(length) / count;
    return {from + index * each, from + (index + 1) * each};
  }
  [[nodiscard]] double at(int band, int column, int row) const {
    if (band != kAlpha)
      return colours_.values[colours_.place(column, row) + static_cast<std::size_t>(band) - 1];
    return opacity_ ? opacity_->values[opacity_->place(column, row)] : 255.0;
  }
  [[nodiscard]] double mean(int band, double left, double right, double top, double bottom) const {
    double sum = 0.0, area = 0.0;
    for (int row = static_cast<int>(top); row < bottom && row < info_.rows; ++row) {
      const double height = std::min(bottom, row + 1.0) - std::max(top, double(row));
      for (int column = static_cast<int>(left); column < right && column < info_.columns; ++column) {
        const double covered = height * (std::min(right, column + 1.0) - std::max(left, double(column)));
        sum += covered * at(band, column, row);
        area += covered;
      }
    }
    return area > 0.0 ? sum / area : 0.0;
  }

  Texels colours_;
  std::optional<Texels> opacity_;
};

/// Imported heights as a raster of one band.
class HeightSource final : public SampleSource {
 public:
  HeightSource(const std::string& path, const Terrain& terrain)
      : SampleSource(path), heights_(terrain.heights) {
    const GeoReference& reference = terrain.georeference;
    info_.driver = "Scarp";
    info_.sampleType = "Float32";
    info_.columns = terrain.frame.columns;
    info_.rows = terrain.frame.rows;
    info_.crsWkt = reference.crsWkt;
    info_.bands = {"height"};
    const std::array<double, 6>& to = reference.geoTransform;
    // A cell size alone, which an import can give, is no position.
    const bool sizeAlone = reference.crsWkt.empty() && to[0] == 0.0 && to[3] == 0.0;
    if (!reference.hasGeoTransform || sizeAlone) return;
    info_.geoTransform =
        reference.southUp ? turnedGeoTransform(reference.geoTransform, info_.rows) : reference.geoTransform;
  }

 protected:
  Result<void> readBand(int /*band*/, int row, int count, std::span<double> out) override {
    std::vector<float> samples(out.size());
    heights_.read({0, row, info_.columns, row + count}, samples);
    std::ranges::copy(samples, out.begin());
    return {};
  }
  Result<void> describeBand(int band) override { return band == 1 ? Result<void>() : noSuchBand(band); }

 private:
  const HeightRaster& heights_;
};

/// The pixels that lie on a terrain, and some around them.
GridRect windowOver(const DrapePlacement& placement, const SourceInfo& info, const GridFrame& frame) {
  const GridRect all{0, 0, info.columns, info.rows};
  if (placement.stretched()) return all;
  constexpr double kMargin = 2.0;
  auto [x, y] = pointsOver(frame);
  placement.toPicture(x, y);
  double left = std::numeric_limits<double>::infinity(), right = -left, top = left, bottom = -left;
  for (std::size_t i = 0; i < x.size(); ++i) {
    if (!std::isfinite(x[i]) || !std::isfinite(y[i])) continue;
    left = std::min(left, x[i]);
    right = std::max(right, x[i]);
    top = std::min(top, y[i]);
    bottom = std::max(bottom, y[i]);
  }
  if (!(left <= right)) return {};
  const auto within = [](double at, int most) { return static_cast<int>(std::clamp(at, 0.0, double(most))); };
  // Between the points ground may lie further out where the way is bent.
  const double across = kMargin + (right - left) / kDrapePoints,
               down = kMargin + (bottom - top) / kDrapePoints;
  return {within(std::floor(left - across), info.columns), within(std::floor(top - down), info.rows),
          within(std::ceil(right + across), info.columns), within(std::ceil(bottom + down), info.rows)};
}

/// Texels of samples as DrapeColours shows them.
void show(const DrapeColours& colours, std::span<const double> samples, std::size_t plane, std::size_t first,
          Texels& shown, Texels& opacity) {
  const auto bands = static_cast<std::size_t>(colours.shown());
  std::array<double, 3> values{};
  for (std::size_t i = 0; i < plane; ++i) {
    const double opaque = colours.opaqueAt(samples, plane, i);
    const auto byte = [](double value) {
      return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0, 255.0)));
    };
    opacity.values[first + i] = byte(255.0 * opaque);
    if (opaque <= 0.0) continue;
    for (std::size_t band = 0; band < bands; ++band) {
      const double value = samples[band * plane + i];
      values[band] = std::isnan(value) ? colours.low() : value;
    }
    const std::array<double, 3> colour = colours.colour(values);
    for (std::size_t c = 0; c < 3; ++c) shown.values[3 * (first + i) + c] = byte(colour[c]);
  }
}

/// Packs the part of a raster that lies on a terrain.
Result<PackedDrape> packedFrom(SampleSource& source, const std::string& path, const GridFrame& frame,
                               const GeoReference& reference, const Progress& progress) {
  const SourceInfo info = source.info();
  const auto placement = DrapePlacement::make(path, info, frame, reference);
  if (!placement) return placement.error();
  const auto colours = DrapeColours::of(source, partOf(progress, 0.0, 0.1));
  if (!colours) return colours.error();
  const GridRect window = windowOver(*placement, info, frame);
  // Whole pixels a texel, so that all have the same size; less than one texel's are left over.
  const int each = (std::max(window.width(), window.height()) + kMostTexels - 1) / kMostTexels;
  const int columns = each > 0 ? window.width() / each : 0, rows = each > 0 ? window.height() / each : 0;
  if (columns < 2 || rows < 2) return errorIn(path, "nothing of it lies on the terrain");

  Texels shown{columns, rows, 3, {}}, opacity{columns, rows, 1, {}};
  const auto texels = static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows);
  shown.values.resize(3 * texels);
  opacity.values.resize(texels);
  constexpr int kStrip = 128;
  std::vector<double> samples;
  for (int row = 0; row < rows; row += kStrip) {
    const int count = std::min(kStrip, rows - row);
    const std::size_t plane = static_cast<std::size_t>(columns) * static_cast<std::size_t>(count);
    samples.resize(plane * colours->bands().size());
    const GridRect strip{window.column0, window.row0 + row * each, window.column0 + columns * each,
                         window.row0 + (row + count) * each};
    auto read = source.readWindow(colours->bands(), strip, columns, count, samples,
                                  partOf(progress, 0.1 + 0.8 * row / rows, 0.1 + 0.8 * (row + count) / rows));
    if (!read) return read.error();
    show(*colours, samples, plane, static_cast<std::size_t>(row) * static_cast<std::size_t>(columns), shown,
         opacity);
  }
  if (!keepGoing(progress, 0.9)) return Error::cancel();
  PackedDrape packed;
  packed.colourPicture = sharedPicture(shown);
  packed.colours = packed.colourPicture->sum;
  if (std::ranges::any_of(opacity.values, [](std::uint8_t value) { return value != 255; })) {
    packed.opacityPicture = sharedPicture(opacity);
    packed.opacity = packed.opacityPicture->sum;
  }
  packed.nearest = info.palette;
  packed.crsWkt = info.crsWkt.empty() && info.axesInDegrees ? wgs84Wkt() : info.crsWkt;
  if (!placement->stretched() && info.geoTransform) {
    std::array<double, 6> to = *info.geoTransform;
    to[0] += to[1] * window.column0 + to[2] * window.row0;
    to[3] += to[4] * window.column0 + to[5] * window.row0;
    for (const std::size_t i : {1U, 2U, 4U, 5U}) to[i] *= each;
    packed.geoTransform = to;
  }
  return packed;
}

}  // namespace

Result<std::unique_ptr<SampleSource>> openOrigin(const DrapeOrigin& origin) {
  if (!origin.packed) return openPicture(origin.path);
  if (!origin.packed->whole()) return errorIn(origin.path, "its picture is missing in the project");
  return std::unique_ptr<SampleSource>(std::make_unique<PackedSource>(origin.path, *origin.packed));
}

Result<PackedDrape> packedDrape(const std::string& path, const GridFrame& frame,
                                const GeoReference& reference, const Progress& progress) {
  auto source = openPicture(path);
  if (!source) return source.error();
  return packedFrom(**source, path, frame, reference, progress);
}

Result<PackedHeights> packedHeights(const std::string& path, const ImportOptions& options,
                                    const GridFrame& frame, const GeoReference& reference,
                                    const Progress& progress) {
  auto imported = importRaster(path, options, partOf(progress, 0.0, 0.6));
  if (!imported) return imported.error();
  HeightSource source(path, imported->terrain);
  auto packed = packedFrom(source, path, frame, reference, partOf(progress, 0.6, 1.0));
  if (!packed) return packed.error();
  return PackedHeights{*std::move(packed), std::move(imported->warnings)};
}

}  // namespace scarp
