#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>

#include "core/base/Parallel.h"
#include "core/base/ReproducibleMath.h"
#include "core/noise/Noise.h"
#include "core/operation/TerrainForms.h"

namespace scarp {

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

}  // namespace scarp
