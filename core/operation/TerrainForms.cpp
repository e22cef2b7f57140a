#include "core/operation/TerrainForms.h"

#include <algorithm>
#include <cstddef>
#include <numbers>

#include "core/base/Parallel.h"
#include "core/base/ReproducibleMath.h"
#include "core/noise/Noise.h"

namespace scarp {

namespace {

constexpr int kMaxCoarseCells = 320;     ///< On a side of the grid on which the large valleys form.
constexpr double kMaxFormAspect = 64.0;  ///< Of a frame: beyond it the unit is part of the longer side.

/// The noise fields of erosion. Islands are stored in projects by their seeds: keep the numbers.
enum ErosionField : std::int64_t { kStartField = 4, kBendXField, kBendYField, kDisorderField = 8 };

/// Height of a relief between its samples.
double reliefBetween(const Relief& relief, double column, double row) {
  const double c = std::clamp(column, 0.0, relief.columns - 1.0), r = std::clamp(row, 0.0, relief.rows - 1.0);
  const int i = std::min(static_cast<int>(c), relief.columns - 2);
  const int j = std::min(static_cast<int>(r), relief.rows - 2);
  const double* h = relief.heights.data() + static_cast<std::size_t>(j) * relief.columns + i;
  const double upper = h[0] + (c - i) * (h[1] - h[0]);
  const double lower = h[relief.columns] + (c - i) * (h[relief.columns + 1] - h[relief.columns]);
  return upper + (r - j) * (lower - upper);
}

/// The terrain before it is eroded, at one of the grid's resolutions: the `coarser` relief if there is one,
/// with its valleys bent a little (a coarse grid makes them too straight) and roughened.
Relief uneroded(const FormFrame& frame, const ErosionPlan& plan, const Relief& coarser, int columns, int rows,
                std::uint32_t seed) {
  Relief relief{columns, rows, std::abs(frame.x(1, columns) - frame.x(0, columns)), {}, {}};
  relief.spacing = std::min(relief.spacing, std::abs(frame.y(1, rows) - frame.y(0, rows)));
  relief.heights.resize(static_cast<std::size_t>(columns) * rows);
  relief.uplift.resize(relief.heights.size());
  const double toColumn = (coarser.columns - 1.0) / (columns - 1), toRow = (coarser.rows - 1.0) / (rows - 1);
  parallelFor(static_cast<std::size_t>(rows), [&](std::size_t rowIndex) {
    const int row = static_cast<int>(rowIndex);
    for (int column = 0; column < columns; ++column) {
      const bool border = row == 0 || column == 0 || row == rows - 1 || column == columns - 1;
      const std::size_t i = rowIndex * columns + column;
      const ErodibleSite site = plan.site(frame.x(column, columns), frame.y(row, rows));
      relief.uplift[i] = border ? 0.0 : site.uplift;
      relief.heights[i] = site.base;
      if (relief.uplift[i] <= 0.0) continue;
      const double rough =
          relief.spacing * (1.0 + gradientNoise(0.8 * column, 0.8 * row, fieldSeed(kStartField, seed)));
      if (coarser.heights.empty()) {
        relief.heights[i] = site.start + plan.firstRoughness * rough;
        continue;
      }
      const double u = 0.11 * column, v = 0.11 * row;
      const double bentColumn = column + 2.2 * fractalNoise(u, v, 2, 0.5, fieldSeed(kBendXField, seed));
      const double bentRow = row + 2.2 * fractalNoise(u, v, 2, 0.5, fieldSeed(kBendYField, seed));
      relief.heights[i] =
          reliefBetween(coarser, toColumn * bentColumn, toRow * bentRow) + plan.laterRoughness * rough;
    }
  });
  return relief;
}

}  // namespace

FormFrame::FormFrame(int columns, int rows, double margin) {
  const double longer = std::max(columns, rows) - 1.0;
  const double shorter = margin > 0.0 ? std::max(std::min(columns, rows) - 1.0, longer / kMaxFormAspect)
                                      : std::min(columns, rows) - 1.0;
  margin_ = static_cast<int>(std::ceil(0.5 * margin * shorter));
  columns_ = columns + 2 * margin_;
  rows_ = rows + 2 * margin_;
  halfWidth_ = (columns_ - 1.0) / shorter;
  halfDepth_ = (rows_ - 1.0) / shorter;
}

std::optional<Relief> erodedForm(const FormFrame& frame, const ErosionPlan& plan, std::uint32_t seed,
                                 const Progress& progress) {
  // Large valleys take many steps to find their courses, which are cheap on a coarse grid; each finer grid
  // then adds the smaller ones.
  int level = 0;
  while ((std::max(frame.columns(), frame.rows()) - 1) >> level > kMaxCoarseCells) ++level;
  Relief relief;
  double done = 0.0;
  for (; level >= 0; --level) {
    const bool first = relief.heights.empty();
    ErosionSettings erosion = plan.settings;
    erosion.steps = first ? plan.firstSteps : level == 0 ? plan.lastSteps : plan.middleSteps;
    erosion.timeStep = first ? plan.firstTimeStep : plan.laterTimeStep;
    erosion.seed = fieldSeed(kDisorderField, seed) + static_cast<std::uint32_t>(level);
    // A level has a quarter of the next one's samples, and all levels before it together about as much work.
    const double share = level == 0 ? 1.0 - done : (1.0 - done) * 0.4;
    relief = uneroded(frame, plan, relief, std::max(2, ((frame.columns() - 1) >> level) + 1),
                      std::max(2, ((frame.rows() - 1) >> level) + 1), seed);
    if (!erode(relief, erosion, partOf(progress, done, done + share))) return std::nullopt;
    done += share;
  }
  return relief;
}

std::vector<float> scaledHeights(const FormFrame& frame, const std::vector<double>& heights, double height) {
  const int margin = frame.margin(), columns = frame.columns() - 2 * margin, rows = frame.rows() - 2 * margin;
  const auto row = [&](int j) {
    return heights.data() + static_cast<std::size_t>(j + margin) * frame.columns() + margin;
  };
  double low = *row(0), high = low;
  for (int j = 0; j < rows; ++j)
    for (int i = 0; i < columns; ++i) low = std::min(low, row(j)[i]), high = std::max(high, row(j)[i]);
  const double range = high > low ? high - low : 1.0;
  std::vector<float> scaled(static_cast<std::size_t>(columns) * rows);
  parallelFor(static_cast<std::size_t>(rows), [&](std::size_t j) {
    for (int i = 0; i < columns; ++i)
      scaled[j * columns + i] = static_cast<float>((row(static_cast<int>(j))[i] - low) / range * height);
  });
  return scaled;
}

std::uint32_t fieldSeed(std::int64_t field, std::uint32_t seed) { return latticeHash(field, 0, seed); }

double fieldNumber(std::int64_t field, std::uint32_t seed) { return latticeHash(field, 1, seed) * 0x1p-32; }

FormAxes::FormAxes(const FormFrame& frame, double radians) {
  // Along the longer side of a long terrain, so that the axis stays within it.
  const double aspect = frame.halfWidth() / frame.halfDepth(),
               square = aspect < 1.0 ? aspect * aspect : 1.0 / (aspect * aspect);
  const double angle = radians * square + (aspect < 0.67 ? std::numbers::pi / 2.0 : 0.0);
  cosine = reproducible::cos(angle);
  sine = reproducible::sin(angle);
}

namespace {

constexpr double kRepose = 0.6494;    ///< Slope of a slip face: tan 33°.
constexpr double kWindward = 12.0;    ///< Length of the windward side per height.
constexpr double kDuneSpacing = 9.5;  ///< From crest to crest per height of the highest dunes.

enum DuneField : std::int64_t {
  kWindField = 60,
  kDuneHeightField,
  kDuneShiftField,
  kSandSheetField,
  kSmallDuneField,
  kDuneWarpField
};

/// A dune field in metres, with the wind along u. Each ridge of sand has its own height along its crest.
/// Lower parts move faster, so that they are ahead: with gaps in the crests, ridges become barchans with
/// horns that point downwind. Concurrent use is safe.
class DuneSand {
 public:
  DuneSand(double height, double repose, double shape, double roughness, std::uint32_t seed)
      : height_(height),
        spacing_(kDuneSpacing * height * (1.0 + 0.35 * shape)),
        repose_(repose),
        shape_(shape),
        roughness_(roughness),
        seed_(seed) {}

  [[nodiscard]] double at(double u, double v) const {
    const double sheet = 0.12 * height_ *
                         (1.0 + fractalNoise(u / (5.0 * spacing_), v / (5.0 * spacing_), 2, 0.5,
                                             fieldSeed(kSandSheetField, seed_)));
    const double ridge = std::floor(u / spacing_);
    double sand = 0.0, slip = 0.0;
    for (int offset = -3; offset <= 3; ++offset) {
      const Crest crest = crestAt(ridge + offset, v);
      if (crest.height <= 0.0) continue;
      const double ahead = u - crest.u;
      double h;
      if (ahead <= 0.0) {
        // Convex towards the crest, with a foot that runs out into the sand sheet.
        h = crest.height * smoothStep(-kWindward * crest.height, 0.35 * kWindward * crest.height, ahead) /
            smoothStep(-1.0, 0.35, 0.0);
      } else {
        h = crest.height - repose_ * ahead * crest.across;
      }
      if (h > sand) sand = h, slip = ahead > 0.0 ? 1.0 : 0.0;
    }
    const double small =
        slip > 0.0 ? 0.0 : roughness_ * smallDunes(u, v) * smoothStep(0.0, 0.3 * height_, sand);
    return sheet + sand + small;
  }

 private:
  struct Crest {
    double u, height;
    double across;  ///< Cosine of the angle between the wind and the normal of the crest.
  };

  [[nodiscard]] double crestHeight(double ridge, double v) const {
    const double y = v / (spacing_ * 2.1);
    const double noise = fractalNoise(y, 0.37 + 7.0 * ridge, 3, 0.4, fieldSeed(kDuneHeightField, seed_));
    // Transverse ridges have low and high parts; barchans have gaps.
    const double h = (0.84 - 0.33 * shape_) + (0.9 + 1.1 * shape_) * noise;
    return height_ * std::clamp(h, 0.0, 1.0);
  }

  [[nodiscard]] double crestPosition(double ridge, double v, double height) const {
    const double y = v / (spacing_ * 3.0);
    const double shift = 0.7 * fractalNoise(y, 0.61 + 5.0 * ridge, 3, 0.4, fieldSeed(kDuneShiftField, seed_));
    const double warp = 1.2 * fractalNoise(v / (spacing_ * 6.0), 0.5 + 0.12 * ridge, 2, 0.5,
                                           fieldSeed(kDuneWarpField, seed_));
    const double lag = (0.35 + 0.5 * shape_) * (1.0 - height / height_);
    return spacing_ * (ridge + 0.5 + shift + warp + lag);
  }

  [[nodiscard]] Crest crestAt(double ridge, double v) const {
    const double step = 0.02 * spacing_;
    const double height = crestHeight(ridge, v), u = crestPosition(ridge, v, height);
    const double beside = crestHeight(ridge, v + step);
    const double slant = (crestPosition(ridge, v + step, beside) - u) / step;
    return {u, height, 1.0 / std::sqrt(1.0 + slant * slant)};
  }

  /// Low dunes on the backs of the large ones.
  [[nodiscard]] double smallDunes(double u, double v) const {
    const double size = spacing_ / 9.0;
    const double n = fractalNoise(u / size, v / (2.5 * size), 2, 0.4, fieldSeed(kSmallDuneField, seed_));
    return 0.05 * height_ * n;
  }

  double height_, spacing_, repose_, shape_, roughness_;
  std::uint32_t seed_;
};

}  // namespace

std::optional<std::vector<float>> generateDunes(const NewTerrainWork& work) {
  const NewTerrain& settings = work.settings;
  const FormFrame frame(settings.columns, settings.rows, 0.0);
  const std::uint32_t seed = settings.seed;
  const double wind = (fieldNumber(kWindField, seed) - 0.5) * 0.4 * std::numbers::pi;
  const double cosine = reproducible::cos(wind), sine = reproducible::sin(wind);
  std::vector<double> heights(static_cast<std::size_t>(settings.columns) * settings.rows);
  const auto fill = [&](double repose, const Progress& progress) {
    const DuneSand field(0.8 * work.height, repose, settings.shape, settings.roughness, seed);
    return parallelFor(static_cast<std::size_t>(settings.rows), progress, [&](std::size_t row) {
      const double y = (0.5 * (settings.rows - 1) - static_cast<double>(row)) * settings.cellSize;
      for (int column = 0; column < settings.columns; ++column) {
        const double x = (column - 0.5 * (settings.columns - 1)) * settings.cellSize;
        heights[row * settings.columns + column] = field.at(cosine * x + sine * y, cosine * y - sine * x);
      }
    });
  };
  // The slip faces have the angle of repose after the heights are scaled to the wanted range.
  if (!fill(kRepose, partOf(work.progress, 0.0, 0.5))) return std::nullopt;
  const auto [low, high] = std::ranges::minmax(heights);
  if (!fill(kRepose * (high - low) / work.height, partOf(work.progress, 0.5, 1.0))) return std::nullopt;
  return scaledHeights(frame, heights, work.height);
}

namespace {

// Heights are in units of the peak, so that the shape depends neither on cell size nor peak. The bits are
// those of islands that scripts and projects refer to by their seed: keep them at the default shape and
// roughness.

constexpr double kDrowned =
    0.05;  ///< Distance by which the eroded island sinks, so that valleys end in bays.
constexpr double kSeaDepth = 0.4;      ///< Of the open sea, below the first coast.
constexpr double kBeach = 0.02;        ///< Heights near sea level that are flattened most.
constexpr double kIslandRock = 0.004;  ///< Relief of the rock that is too small for streams.

enum IslandField : std::int64_t { kWarpXField, kWarpYField, kCoastField, kRangeField, kRockField = 7 };

/// Where there is land, and how fast it rises. A value; concurrent use is safe.
class IslandPlan {
 public:
  struct Site {
    double land;    ///< > 0 within the first coast, falling outward in the sea.
    double uplift;  ///< > 0 on land.
  };

  IslandPlan(const FormFrame& frame, const NewTerrain& settings)
      : halfWidth_(frame.halfWidth()),
        halfDepth_(frame.halfDepth()),
        coast_(0.95 * (0.5 + settings.shape)),
        seed_(settings.seed) {}

  [[nodiscard]] Site at(double x, double y) const {
    const double wx = x + 0.22 * fractalNoise(1.7 * x, 1.7 * y, 4, 0.5, fieldSeed(kWarpXField, seed_));
    const double wy = y + 0.22 * fractalNoise(1.7 * x, 1.7 * y, 4, 0.5, fieldSeed(kWarpYField, seed_));
    const double u = wx / halfWidth_, v = wy / halfDepth_;
    const double rim = sixth(x / halfWidth_) + sixth(y / halfDepth_);
    const double land = 0.74 - std::sqrt(u * u + v * v) - 0.8 * rim +
                        coast_ * fractalNoise(1.2 * wx, 1.2 * wy, 6, 0.5, fieldSeed(kCoastField, seed_));
    if (land <= 0.0) return {land, 0.0};
    const double crest = ridgedNoise(0.9 * wx, 0.9 * wy, 4, fieldSeed(kRangeField, seed_));
    const double mountains = smoothStep(0.0, 0.6, land) * crest * crest * std::sqrt(crest);
    return {land, 0.8 * (0.1 + mountains) * std::min(1.0, 0.4 + 6.0 * land)};
  }

 private:
  static double sixth(double x) { return x * x * x * x * x * x; }

  double halfWidth_, halfDepth_, coast_;
  std::uint32_t seed_;
};

}  // namespace

std::optional<std::vector<float>> generateIsland(const NewTerrainWork& work) {
  const NewTerrain& settings = work.settings;
  const FormFrame frame(settings.columns, settings.rows, 0.0);
  const IslandPlan plan(frame, settings);
  ErosionPlan erosion;
  erosion.site = [&](double x, double y) {
    const IslandPlan::Site site = plan.at(x, y);
    return ErodibleSite{site.uplift, 0.02 * site.land, 0.0};
  };
  const auto worn = erodedForm(frame, erosion, settings.seed, work.progress);
  if (!worn) return std::nullopt;

  // The eroded island sinks, and gets a sea floor and beaches.
  const double highest = *std::ranges::max_element(worn->heights);
  const double scale = highest > 0.0 ? (1.0 + kDrowned) / highest : 1.0;
  const double rock = kIslandRock * (2.0 * settings.roughness);
  std::vector<float> heights(worn->heights.size());
  parallelFor(static_cast<std::size_t>(worn->rows), [&](std::size_t row) {
    for (int column = 0; column < worn->columns; ++column) {
      const std::size_t i = row * worn->columns + column;
      const double x = frame.x(column, worn->columns), y = frame.y(static_cast<double>(row), worn->rows);
      double h = worn->heights[i] * scale - kDrowned;
      if (worn->uplift[i] <= 0.0) h -= kSeaDepth * smoothStep(0.0, 0.9, -plan.at(x, y).land);
      const double fromSea = std::abs(h) / (std::abs(h) + kBeach);
      h *= 0.15 + 0.85 * fromSea;
      h += rock * fromSea * fractalNoise(40.0 * x, 40.0 * y, 3, 0.6, fieldSeed(kRockField, settings.seed));
      heights[i] = static_cast<float>(h);
    }
  });
  const float top = *std::ranges::max_element(heights);
  const auto peak = static_cast<float>(work.height);
  for (float& h : heights) h = h > 0.0f ? h / top * peak : h * peak;
  return heights;
}

}  // namespace scarp
