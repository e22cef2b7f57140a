#include "core/brush/DabKernel.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/Parallel.h"
#include "core/brush/BoxBlur.h"
#include "core/terrain/Noise.h"

namespace scarp {

namespace {

/// Dabs of fewer samples than this are not worth waking other threads for.
constexpr long long kParallelFrom = 16 * 1024;

/// The brush's weight at a distance from its centre, for one falloff.
template <Falloff falloff>
struct Weight {
  double radius, inner;
  [[nodiscard]] double operator()(double squaredDistance) const {
    const double d = std::sqrt(squaredDistance) / radius;
    return falloffWeight(falloff, inner > 0.0 ? (d - inner) / (1.0 - inner) : d);
  }
};

/// Calls use(weight) with the Weight of the chosen falloff, so that the choice stays outside the loops.
template <class Use>
void withWeight(const BrushSettings& s, Use&& use) {
  const double r = s.radius, i = s.innerRadius;
  switch (s.falloff) {
    case Falloff::Smooth:
      return use(Weight<Falloff::Smooth>{r, i});
    case Falloff::Linear:
      return use(Weight<Falloff::Linear>{r, i});
    case Falloff::Spherical:
      return use(Weight<Falloff::Spherical>{r, i});
    case Falloff::Sharp:
      return use(Weight<Falloff::Sharp>{r, i});
    case Falloff::Constant:
      return use(Weight<Falloff::Constant>{r, i});
  }
}

/// Replaces each sample h of the loans that the brush reaches by change(h, most, column, row), where
/// most is the amount that the brush may change there, metres. A NaN stays one.
template <class Change>
void forEachSample(const Dab& dab, const BrushSettings& settings, const GridFrame& frame,
                   std::span<const TileLoan<float>> loans, Change&& change) {
  withWeight(settings, [&](const auto& weight) {
    const auto applyTo = [&](const TileLoan<float>& loan) {
      for (int row = loan.rect.row0; row < loan.rect.row1; ++row) {
        float* samples = loan.row(row);
        const double dy = frame.y(row) - dab.centre.y();
        for (int column = loan.rect.column0; column < loan.rect.column1; ++column, ++samples) {
          const double dx = frame.x(column) - dab.centre.x();
          const double most = dab.amount * weight(dx * dx + dy * dy);
          if (most > 0.0) *samples = static_cast<float>(change(double(*samples), most, column, row));
        }
      }
    };
    long long area = 0;
    for (const TileLoan<float>& loan : loans) area += loan.rect.area();
    if (area < kParallelFrom) {
      for (const TileLoan<float>& loan : loans) applyTo(loan);
    } else {
      parallelFor(loans.size(), [&](std::size_t i) { applyTo(loans[i]); });
    }
  });
}

/// As far towards a goal as the brush may go.
double toward(double height, double goal, double most) {
  return height + std::clamp(goal - height, -most, most);
}

/// The blur that smoothing goes for: its width grows with the brush, so that a stroke of a large brush
/// takes away large features.
int blurRadius(const BrushSettings& s, const GridFrame& frame) {
  return static_cast<int>(std::clamp(std::round(s.radius / (8.0 * frame.cellSize())), 1.0, 64.0));
}

}  // namespace

GridRect dabRect(const Dab& dab, const BrushSettings& settings, const GridFrame& frame) {
  const double r = settings.radius;
  return frame.samplesWithin(dab.centre.x() - r, dab.centre.y() - r, dab.centre.x() + r, dab.centre.y() + r);
}

void applyDab(const Dab& dab, const BrushSettings& settings, double level, const GridFrame& frame,
              const HeightRaster& heights, std::span<const TileLoan<float>> loans) {
  const auto apply = [&](auto&& change) { forEachSample(dab, settings, frame, loans, change); };
  switch (settings.kind) {
    case BrushKind::Raise:
      return apply([](double h, double most, int, int) { return h + most; });
    case BrushKind::Lower:
      return apply([](double h, double most, int, int) { return h - most; });
    case BrushKind::Flatten:
      return apply([level](double h, double most, int, int) { return toward(h, level, most); });
    case BrushKind::SetHeight:
      return apply(
          [goal = settings.targetHeight](double h, double most, int, int) { return toward(h, goal, most); });
    case BrushKind::Noise:
      return apply([&](double h, double most, int column, int row) {
        // Anchored in the local frame, so that strokes continue one pattern.
        return h + most * fractalNoise(frame.x(column) / settings.noiseScale,
                                       frame.y(row) / settings.noiseScale, settings.noiseOctaves, 0.5,
                                       settings.seed);
      });
    case BrushKind::Smooth: {
      const GridRect rect = dabRect(dab, settings, frame);
      const ScratchArray<float> blurred = boxBlur(heights, rect, blurRadius(settings, frame));
      return apply([&](double h, double most, int column, int row) {
        const auto at = static_cast<std::size_t>(row - rect.row0) * rect.width() + (column - rect.column0);
        return toward(h, blurred[at], most);
      });
    }
  }
}

}  // namespace scarp
