#include "ui/render/PageGradient.h"

#include <array>
#include <cmath>

#include "core/base/Contract.h"

namespace scarp {

namespace {

/// Metres from each sample to the ones `step` before and after it; less at the terrain's border, where
/// positions are clamped.
struct Gaps {
  std::array<float, kPageSamples> before{}, after{};

  Gaps(int level, int page, int count, double metres, int step) {
    for (int k = 0; k < kPageSamples; ++k) {
      const int here = pageSampleAt(level, page, k, count);
      const auto i = static_cast<std::size_t>(k);
      before[i] = static_cast<float>(metres * (here - pageSampleAt(level, page, k - step, count)));
      after[i] = static_cast<float>(metres * (pageSampleAt(level, page, k + step, count) - here));
    }
  }
};

/// Rise per metre between the neighbours on both sides; beside a hole, between the centre and the side
/// that there is; not finite where there is neither.
float rise(float before, float centre, float after, float toBefore, float toAfter) {
  float from = before, to = after, run = toBefore + toAfter;
  if (std::isnan(before)) from = centre, run = toAfter;
  if (std::isnan(after)) to = centre, run -= toAfter;
  return (to - from) / run;
}

/// Rises along one axis, and their mean across it.
class Axis {
 public:
  /// along, across: how far it is in `heights` to the next sample on each.
  Axis(const float* corner, int along, int across, const Gaps& gaps, int step) : step_(step) {
    for (int j = -step; j < kPageSamples + step; ++j)
      for (int k = 0; k < kPageSamples; k += step) {
        const float* h = corner + j * across + k * along;
        const auto i = static_cast<std::size_t>(k);
        rises_[index(j, k)] = rise(h[-step * along], h[0], h[step * along], gaps.before[i], gaps.after[i]);
      }
  }

  [[nodiscard]] float at(int j, int k) const {
    const float before = rises_[index(j - step_, k)], here = rises_[index(j, k)],
                after = rises_[index(j + step_, k)];
    const float mean = 0.25F * (before + 2.0F * here + after);
    if (std::isfinite(mean)) return mean;
    float sum = 0.0F, weight = 0.0F;
    const auto add = [&](float value, float counts) {
      if (std::isfinite(value)) sum += counts * value, weight += counts;
    };
    add(before, 1.0F);
    add(here, 2.0F);
    add(after, 1.0F);
    return weight > 0.0F ? sum / weight : 0.0F;
  }

 private:
  static std::size_t index(int j, int k) {
    return static_cast<std::size_t>((j + kPageApron) * kPageSamples + k);
  }
  int step_;
  std::array<float, static_cast<std::size_t>(kPageSide) * kPageSamples> rises_;
};

const float* cornerOf(std::span<const float> heights) {
  EXPECTS(heights.size() == static_cast<std::size_t>(kPageSide) * kPageSide);
  return heights.data() + kPageApron * kPageSide + kPageApron;
}

}  // namespace

std::vector<float> hornGradient(const PageId& page, std::span<const float> heights, const GridFrame& frame,
                                int step) {
  EXPECTS(step >= 1 && step <= kPageApron);
  const float* corner = cornerOf(heights);
  const Axis east(corner, 1, kPageSide, Gaps(page.level, page.column, frame.columns, frame.dx, step), step);
  const Axis south(corner, kPageSide, 1, Gaps(page.level, page.row, frame.rows, frame.dy, step), step);
  std::vector<float> gradient;
  const std::size_t side = static_cast<std::size_t>(kPageCells / step) + 1;
  gradient.reserve(2 * side * side);
  for (int j = 0; j < kPageSamples; j += step)
    for (int k = 0; k < kPageSamples; k += step) {
      gradient.push_back(east.at(j, k));
      gradient.push_back(-south.at(k, j));  // Rows run south, y north.
    }
  return gradient;
}

std::vector<float> pageCurvature(const PageId& page, std::span<const float> heights, const GridFrame& frame) {
  const float* corner = cornerOf(heights);
  const double stride = std::ldexp(1.0, page.level);
  const auto perX = static_cast<float>(1.0 / (stride * frame.dx * stride * frame.dx));
  const auto perY = static_cast<float>(1.0 / (stride * frame.dy * stride * frame.dy));
  // One sample further all round, for the mean.
  constexpr int wide = kPageSamples + 2;
  std::array<float, static_cast<std::size_t>(wide) * wide> bends;
  for (int j = 0; j < wide; ++j)
    for (int k = 0; k < wide; ++k) {
      const float* h = corner + (j - 1) * kPageSide + k - 1;
      const float bend =
          (2.0F * h[0] - h[-1] - h[1]) * perX + (2.0F * h[0] - h[-kPageSide] - h[kPageSide]) * perY;
      bends[static_cast<std::size_t>(j * wide + k)] = std::isfinite(bend) ? bend : 0.0F;
    }
  std::vector<float> curvature;
  curvature.reserve(static_cast<std::size_t>(kPageSamples) * kPageSamples);
  for (int j = 0; j < kPageSamples; ++j)
    for (int k = 0; k < kPageSamples; ++k) {
      const float* b = bends.data() + (j + 1) * wide + k + 1;
      const float corners = b[-wide - 1] + b[-wide + 1] + b[wide - 1] + b[wide + 1];
      const float sides = b[-wide] + b[-1] + b[1] + b[wide];
      curvature.push_back(0.0625F * (corners + 2.0F * sides + 4.0F * b[0]));
    }
  return curvature;
}

}  // namespace scarp
