#include "core/drape/DrapePicture.h"

#include <gdal.h>
#include <ogr_spatialref.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/base/Contract.h"
#include "core/io/CrsInfo.h"
#include "core/io/GdalErrors.h"

namespace scarp {

namespace {

using SixNumbers = std::array<double, 6>;

Vec2 applied(const SixNumbers& g, double x, double y) {
  return {g[0] + g[1] * x + g[2] * y, g[3] + g[4] * x + g[5] * y};
}

bool invert(SixNumbers& from, SixNumbers& to) {
  return std::ranges::all_of(from, [](double v) { return std::isfinite(v); }) &&
         GDALInvGeoTransform(from.data(), to.data());
}

}  // namespace

Result<DrapePlacement> DrapePlacement::make(const std::string& path, const SourceInfo& picture,
                                            const GridFrame& frame, const GeoReference& reference) {
  prepareGdal();
  const GdalErrors quiet;
  DrapePlacement made;
  made.width_ = picture.columns;
  made.height_ = picture.rows;
  const std::string own = picture.crsWkt.empty() && picture.axesInDegrees ? wgs84Wkt() : picture.crsWkt;
  const std::string from = flatCrs(reference.crsWkt), to = flatCrs(own);
  made.byPlace_ = picture.geoTransform.has_value() && reference.hasGeoTransform && from.empty() == to.empty();
  if (!made.byPlace_) {
    const double x = (frame.columns - 1) / made.width_, y = (frame.rows - 1) / made.height_;
    made.pictureToWorld_ = {0.0, x, 0.0, 0.0, 0.0, y};
    made.gridToWorld_ = made.worldToGrid_ = {0.0, 1.0, 0.0, 0.0, 0.0, 1.0};
    if (!invert(made.pictureToWorld_, made.worldToPicture_)) return errorIn(path, "is too small");
    return made;
  }
  const Vec2 first = toWorld(reference, frame, 0.0, 0.0);
  const Vec2 east = toWorld(reference, frame, 1.0, 0.0) - first,
             south = toWorld(reference, frame, 0.0, 1.0) - first;
  made.gridToWorld_ = {first.x(), east.x(), south.x(), first.y(), east.y(), south.y()};
  made.pictureToWorld_ = *picture.geoTransform;
  if (!invert(made.pictureToWorld_, made.worldToPicture_) || !invert(made.gridToWorld_, made.worldToGrid_))
    return errorIn(path, "its place in the world is none: its pixels have no area");
  if (from != to) {
    made.there_ = wayBetween(from, to);
    made.back_ = wayBetween(to, from);
    if (!made.there_ || !made.back_) return errorIn(path, "there is no way from its CRS to the terrain's");
  }
  const auto crs = describeCrs(to);
  made.wraps_ = crs && crs->geographic;
  if (made.wraps_ && crs->radiansPerUnit > 0.0) made.turn_ = 2.0 * std::numbers::pi / crs->radiansPerUnit;
  return made;
}

void DrapePlacement::toPicture(std::span<double> x, std::span<double> y) const {
  for (std::size_t i = 0; i < x.size(); ++i) {
    const Vec2 world = applied(gridToWorld_, x[i], y[i]);
    x[i] = world.x();
    y[i] = world.y();
  }
  if (there_) {
    const GdalErrors quiet;
    (void)there_->Transform(static_cast<int>(x.size()), x.data(), y.data());
  }
  for (std::size_t i = 0; i < x.size(); ++i) {
    Vec2 at = applied(worldToPicture_, x[i], y[i]);
    // Longitudes are the same a turn further.
    for (const double turn : {turn_, -turn_})
      if (wraps_ && !(at.x() >= 0.0 && at.x() <= width_))
        if (const Vec2 other = applied(worldToPicture_, x[i] + turn, y[i]);
            other.x() >= 0.0 && other.x() <= width_)
          at = other;
    x[i] = at.x();
    y[i] = at.y();
  }
}

std::optional<Vec2> DrapePlacement::toGrid(Vec2 inPicture) const {
  const Vec2 world = applied(pictureToWorld_, inPicture.x(), inPicture.y());
  double x = world.x(), y = world.y();
  const GdalErrors quiet;
  if (back_ && !back_->Transform(1, &x, &y)) return std::nullopt;
  const Vec2 grid = applied(worldToGrid_, x, y);
  if (!std::isfinite(grid.x()) || !std::isfinite(grid.y())) return std::nullopt;
  return grid;
}

namespace {

constexpr int kLattice = 16;                ///< Steps between points that are computed exactly, a side.
constexpr double kNearEnough = 1.0 / 64.0;  ///< Of what is read for a texel.
constexpr int kMostRead = 1024;             ///< Samples a side that are read for a square at most.

/// Where the texels of a square lie in the picture.
struct TexelPlaces {
  std::vector<double> x, y;         ///< Pixels; not finite where there is none.
  double across = 1.0, down = 1.0;  ///< Pixels of the picture from texel to texel, about, along its columns
                                    ///< and rows.
};

/// The points of a lattice over a square: (steps + 1)² from its first texel's middle to its last's.
void exactLattice(const DrapePlacement& placement, const DrapeSquare& square, int steps, TexelPlaces& out) {
  const double reach = (square.side - 1) * square.texel / steps;
  const auto n = static_cast<std::size_t>(steps) + 1;
  out.x.resize(n * n);
  out.y.resize(n * n);
  for (std::size_t j = 0; j < n; ++j)
    for (std::size_t i = 0; i < n; ++i) {
      out.x[j * n + i] = square.column + static_cast<double>(i) * reach;
      out.y[j * n + i] = square.row + static_cast<double>(j) * reach;
    }
  placement.toPicture(out.x, out.y);
}

/// The same between the points of a lattice.
void interpolate(const std::vector<double>& lattice, int steps, int side, std::vector<double>& out) {
  const auto n = static_cast<std::size_t>(steps) + 1;
  out.resize(static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
  const double scale = static_cast<double>(steps) / (side - 1);
  for (int j = 0; j < side; ++j) {
    const double v = j * scale;
    const auto row = std::min(static_cast<std::size_t>(v), n - 2);
    const double down = v - static_cast<double>(row);
    for (int i = 0; i < side; ++i) {
      const double u = i * scale;
      const auto column = std::min(static_cast<std::size_t>(u), n - 2);
      const double right = u - static_cast<double>(column);
      const double* at = &lattice[row * n + column];
      const double top = at[0] + right * (at[1] - at[0]), below = at[n] + right * (at[n + 1] - at[n]);
      out[static_cast<std::size_t>(j) * static_cast<std::size_t>(side) + static_cast<std::size_t>(i)] =
          top + down * (below - top);
    }
  }
}

/// By how much the middles of a lattice's squares are off the mean of their corners, pixels; the points in
/// between are off by a fourth of that where a lattice of all of these points is used.
double bendOf(const std::vector<double>& lattice, int steps) {
  const auto n = static_cast<std::size_t>(steps) + 1;
  double most = 0.0;
  for (std::size_t j = 1; j < n; j += 2)
    for (std::size_t i = 1; i < n; i += 2) {
      const double* at = &lattice[j * n + i];
      const double mean = 0.25 * (at[-1 - static_cast<std::ptrdiff_t>(n)] +
                                  at[1 - static_cast<std::ptrdiff_t>(n)] + at[n - 1] + at[n + 1]);
      const double off = std::abs(*at - mean);
      if (!(off <= most)) most = off;
      if (std::isnan(off)) return std::numeric_limits<double>::infinity();
    }
  return most;
}

/// The mean length of a step between neighbours of a lattice that are both somewhere, along one axis.
double meanStep(const std::vector<double>& places, std::size_t side) {
  double sum = 0.0, count = 0.0;
  for (std::size_t j = 0; j + 1 < side; ++j)
    for (std::size_t i = 0; i + 1 < side; ++i) {
      const double right = places[j * side + i + 1] - places[j * side + i];
      const double down = places[(j + 1) * side + i] - places[j * side + i];
      const double step = std::hypot(right, down);
      if (!std::isfinite(step)) continue;
      sum += step;
      count += 1.0;
    }
  return count > 0.0 ? sum / count : 1.0;
}

TexelPlaces placesOf(const DrapePlacement& placement, const DrapeSquare& square) {
  TexelPlaces lattice, places;
  const int steps = std::min(kLattice, square.side - 1) & ~1;
  bool near = steps >= 2;
  if (near) {
    exactLattice(placement, square, steps, lattice);
    const auto n = static_cast<std::size_t>(steps) + 1;
    const double texels = static_cast<double>(square.side - 1) / steps;
    places.across = std::max(meanStep(lattice.x, n) / texels, 1e-12);
    places.down = std::max(meanStep(lattice.y, n) / texels, 1e-12);
    const double readAcross = std::max(1.0, std::floor(places.across)),
                 readDown = std::max(1.0, std::floor(places.down));
    near = 0.25 * bendOf(lattice.x, steps) <= kNearEnough * readAcross &&
           0.25 * bendOf(lattice.y, steps) <= kNearEnough * readDown;
  }
  if (near) {
    interpolate(lattice.x, steps, square.side, places.x);
    interpolate(lattice.y, steps, square.side, places.y);
    return places;
  }
  exactLattice(placement, square, square.side - 1, places);
  places.across = std::max(meanStep(places.x, static_cast<std::size_t>(square.side)), 1e-12);
  places.down = std::max(meanStep(places.y, static_cast<std::size_t>(square.side)), 1e-12);
  return places;
}

/// What is read along one axis.
struct ReadAxis {
  int from = 0, to = 0, count = 0;  ///< Pixels [from, to), read as so many samples.
  [[nodiscard]] double pixels() const { return static_cast<double>(to - from) / count; }
};

/// Nothing where no texel lies in the picture along this axis.
std::optional<ReadAxis> axisOf(std::span<const double> places, double step, int length) {
  double low = std::numeric_limits<double>::infinity(), high = -low;
  for (const double at : places)
    if (at > -1.0 && at < length + 1.0) {
      low = std::min(low, at);
      high = std::max(high, at);
    }
  if (!(low <= high)) return std::nullopt;
  // Whole pixels a sample, so that each is a mean of as many.
  double each = std::max(1.0, std::floor(step + 1e-6));
  each = std::max(each, std::ceil((high - low) / (kMostRead - 4)));
  each = std::min(each, static_cast<double>(length));
  ReadAxis axis;
  const auto unit = static_cast<long long>(each);
  const auto first = static_cast<long long>(std::floor((low - 1.5 * each) / each));
  const auto last = static_cast<long long>(std::ceil((high + 1.5 * each) / each));
  axis.from = static_cast<int>(std::clamp(first * unit, 0LL, static_cast<long long>(length) - 1));
  axis.to = static_cast<int>(std::clamp(last * unit, axis.from + 1LL, static_cast<long long>(length)));
  axis.count = std::max(1, static_cast<int>((axis.to - axis.from + unit - 1) / unit));
  return axis;
}

std::uint8_t byteOf(double value) {
  return static_cast<std::uint8_t>(std::lround(std::clamp(value, 0.0, 255.0)));
}

/// Mixes the samples around a place.
class Mixer {
 public:
  Mixer(const DrapeColours& colours, std::span<const double> samples, int columns, int rows)
      : colours_(colours),
        samples_(samples),
        columns_(columns),
        rows_(rows),
        plane_(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows)) {}

  /// u, v: samples, the first one's middle at 0, 0.
  [[nodiscard]] std::array<std::uint8_t, 4> at(double u, double v, bool nearest) const {
    if (nearest) {
      u = std::round(u);
      v = std::round(v);
    }
    const int column = static_cast<int>(std::floor(u)), row = static_cast<int>(std::floor(v));
    const double right = u - column, down = v - row;
    std::array<double, 3> sums{};
    double alphas = 0.0, weights = 0.0;
    const auto shown = static_cast<std::size_t>(colours_.shown());
    for (int k = 0; k < 4; ++k) {
      const int c = column + (k & 1), r = row + (k >> 1);
      const double weight = ((k & 1) ? right : 1.0 - right) * ((k >> 1) ? down : 1.0 - down);
      // At the picture's border what lies beyond does not count.
      if (weight <= 0.0 || c < 0 || r < 0 || c >= columns_ || r >= rows_) continue;
      weights += weight;
      const std::size_t i =
          static_cast<std::size_t>(r) * static_cast<std::size_t>(columns_) + static_cast<std::size_t>(c);
      const double alpha = weight * colours_.opaqueAt(samples_, plane_, i);
      if (alpha <= 0.0) continue;
      alphas += alpha;
      for (std::size_t band = 0; band < shown; ++band) {
        const double value = samples_[band * plane_ + i];
        sums[band] += alpha * (std::isnan(value) ? colours_.low() : value);
      }
    }
    if (!(alphas > 0.0)) return {};
    for (double& sum : sums) sum /= alphas;
    const double alpha = alphas / weights;
    const std::array<double, 3> colour = colours_.colour(sums);
    return {byteOf(alpha * colour[0]), byteOf(alpha * colour[1]), byteOf(alpha * colour[2]),
            byteOf(255.0 * alpha)};
  }

 private:
  const DrapeColours& colours_;
  std::span<const double> samples_;
  int columns_, rows_;
  std::size_t plane_;
};

}  // namespace

GridPoints pointsOver(const GridFrame& frame) {
  GridPoints points;
  for (int i = 0; i < kDrapePoints * kDrapePoints; ++i) {
    points.columns.push_back((frame.columns - 1) * static_cast<double>(i % kDrapePoints) /
                             (kDrapePoints - 1));
    points.rows.push_back((frame.rows - 1) * static_cast<double>(i / kDrapePoints) / (kDrapePoints - 1));
  }
  return points;
}

Result<DrapePicture> DrapePicture::open(const DrapeOrigin& origin, const GridFrame& frame,
                                        const GeoReference& reference, const Progress& progress) {
  const std::string& path = origin.path;
  auto source = openOrigin(origin);
  if (!source) return source.error();
  auto placement = DrapePlacement::make(path, (*source)->info(), frame, reference);
  if (!placement) return placement.error();
  auto colours = DrapeColours::of(**source, progress);
  if (!colours) return colours.error();
  DrapePicture picture(path, std::move(*source), std::move(*placement), std::move(*colours));
  picture.look(frame);
  return picture;
}

void DrapePicture::look(const GridFrame& frame) {
  const SourceInfo& info = source_->info();
  facts_.columns = info.columns;
  facts_.rows = info.rows;
  facts_.overviews = info.overviews;
  facts_.stretched = placement_.stretched();
  facts_.middle = placement_.toGrid(Vec2(0.5 * info.columns, 0.5 * info.rows));
  const auto [columns, rows] = pointsOver(frame);
  std::vector<double> x = columns, y = rows;
  placement_.toPicture(x, y);
  const auto cover = [this, &frame](double column, double row) {
    const int c = static_cast<int>(std::lround(column)), r = static_cast<int>(std::lround(row));
    if (!frame.samples().contains(c, r)) return;
    facts_.covered = facts_.covered.united({c, r, c + 1, r + 1});
  };
  for (std::size_t i = 0; i < x.size(); ++i)
    if (x[i] >= 0.0 && x[i] <= info.columns && y[i] >= 0.0 && y[i] <= info.rows) cover(columns[i], rows[i]);
  // A picture that is smaller than what lies between these points.
  for (int i = 0; i < 81; ++i)
    if (const auto at = placement_.toGrid(Vec2(info.columns * (i % 9) / 8.0, info.rows * (i / 9) / 8.0)))
      if (std::abs(at->x()) < 1e9 && std::abs(at->y()) < 1e9) cover(at->x(), at->y());
  const double column = 0.5 * (frame.columns - 1), row = 0.5 * (frame.rows - 1);
  std::vector<double> u{column, column + 1.0, column}, v{row, row, row + 1.0};
  placement_.toPicture(u, v);
  const double area = std::abs((u[1] - u[0]) * (v[2] - v[0]) - (u[2] - u[0]) * (v[1] - v[0]));
  facts_.perCell = std::isfinite(area) && area > 0.0 ? std::sqrt(area) : 1.0;
}

Result<DrapeTexels> DrapePicture::draw(const DrapeSquare& square, const Progress& progress) {
  EXPECTS(square.side >= 2 && square.texel > 0.0);
  const SourceInfo& info = source_->info();
  const TexelPlaces places = placesOf(placement_, square);
  const auto columns = axisOf(places.x, places.across, info.columns);
  const auto rows = axisOf(places.y, places.down, info.rows);
  if (!columns || !rows) return DrapeTexels();
  const GridRect window{columns->from, rows->from, columns->to, rows->to};
  const std::vector<int>& bands = colours_.bands();
  std::vector<double> samples(bands.size() * static_cast<std::size_t>(columns->count) *
                              static_cast<std::size_t>(rows->count));
  auto read = source_->readWindow(bands, window, columns->count, rows->count, samples, progress);
  if (!read) return read.error();
  const Mixer mixer(colours_, samples, columns->count, rows->count);
  DrapeTexels texels(places.x.size());
  bool any = false;
  for (std::size_t i = 0; i < texels.size(); ++i) {
    double x = places.x[i], y = places.y[i];
    // So that one which ends where the terrain does is whole there.
    if (placement_.stretched()) {
      x = std::clamp(x, 0.0, static_cast<double>(info.columns));
      y = std::clamp(y, 0.0, static_cast<double>(info.rows));
    }
    if (!(x >= 0.0 && x <= info.columns && y >= 0.0 && y <= info.rows)) continue;
    texels[i] = mixer.at((x - columns->from) / columns->pixels() - 0.5,
                         (y - rows->from) / rows->pixels() - 0.5, info.palette);
    any = any || texels[i][3] != 0;
  }
  if (!any) texels.clear();
  return texels;
}

}  // namespace scarp
