#include "core/brush/DabWeights.h"

#include <algorithm>
#include <cmath>

#include "core/base/Clones.h"
#include "core/base/ReproducibleMath.h"

namespace scarp {

namespace {

constexpr int kTableSteps = 256;
constexpr int kChunk = 128;  ///< Samples of an alpha at a time.

/// A run of samples as the loops below need it; distances are in radii.
struct Run {
  float first, step, offset;  ///< The run's first column, counted from the anchor.
  float northing2;            ///< Squared.
  float inner, perOuter;      ///< Inner radius, and 1/(1 − inner radius).
  float amount;
  int count;
};

[[gnu::always_inline]] inline float fromMiddle(const Run& run, int i) {
  const float x = (run.first + static_cast<float>(i)) * run.step + run.offset;
  return std::sqrt(x * x + run.northing2);
}

/// 0 within the inner radius … 1 at the rim, and beyond.
[[gnu::always_inline]] inline float outwards(const Run& run, int i) {
  const float d = (fromMiddle(run, i) - run.inner) * run.perOuter;
  return d > 0.0F ? d : 0.0F;
}

[[gnu::always_inline]] inline float amountWithin(const Run& run, float d, float weight) {
  return d < 1.0F ? run.amount * weight : 0.0F;
}

SCARP_CLONES void smoothRow(const Run& run, float* out) {
  const auto each = [&](const auto& distance) {
    for (int i = 0; i < run.count; ++i) {
      const float d = distance(run, i);
      out[i] = amountWithin(run, d, 1.0F - d * d * (3.0F - 2.0F * d));
    }
  };
  // What a brush begins with: the same numbers by less than two thirds of the work.
  if (run.inner == 0.0F) return each(fromMiddle);
  each(outwards);
}

SCARP_CLONES void linearRow(const Run& run, float* out) {
  for (int i = 0; i < run.count; ++i) {
    const float d = outwards(run, i);
    out[i] = amountWithin(run, d, 1.0F - d);
  }
}

SCARP_CLONES void sphericalRow(const Run& run, float* out) {
  for (int i = 0; i < run.count; ++i) {
    const float d = outwards(run, i);
    const float rest = 1.0F - d * d;
    out[i] = amountWithin(run, d, std::sqrt(rest > 0.0F ? rest : 0.0F));
  }
}

SCARP_CLONES void tipRow(const Run& run, float* out) {
  for (int i = 0; i < run.count; ++i) {
    const float d = outwards(run, i);
    const float rest = d * (2.0F - d);
    out[i] = amountWithin(run, d, 1.0F - std::sqrt(rest > 0.0F ? rest : 0.0F));
  }
}

SCARP_CLONES void sharpRow(const Run& run, float* out) {
  for (int i = 0; i < run.count; ++i) {
    const float d = outwards(run, i);
    out[i] = amountWithin(run, d, (1.0F - d) * (1.0F - d));
  }
}

SCARP_CLONES void constantRow(const Run& run, float* out) {
  for (int i = 0; i < run.count; ++i) out[i] = amountWithin(run, outwards(run, i), 1.0F);
}

SCARP_CLONES void tableRow(const Run& run, const float* table, float* out) {
  for (int i = 0; i < run.count; ++i) {
    const float d = outwards(run, i);
    const float at = (d < 1.0F ? d : 1.0F) * kTableSteps;
    const int step = static_cast<int>(at);
    const float from = table[step], to = table[step + 1];
    out[i] = amountWithin(run, d, from + (at - static_cast<float>(step)) * (to - from));
  }
}

/// A run of samples in an alpha's pixels.
struct AlphaRun {
  const float* values;
  int stride;
  float lastColumn, lastRow;
  float u, v, du, dv;  ///< The anchor's column and row there, and what a sample adds to them.
  float first;         ///< The run's first sample, counted from the anchor.
  int count;
};

SCARP_CLONES void alphaRow(AlphaRun run, float* __restrict out) {
  for (int i = 0; i < run.count; ++i) {
    const float at = run.first + static_cast<float>(i);
    const float u = run.u + at * run.du, v = run.v + at * run.dv;
    const float column = std::min(std::max(u, 0.0F), run.lastColumn);
    const float line = std::min(std::max(v, 0.0F), run.lastRow);
    const int left = static_cast<int>(column), top = static_cast<int>(line);
    const float across = column - static_cast<float>(left), down = line - static_cast<float>(top);
    // On the last column or row the next one has no weight.
    const int right = across > 0.0F ? 1 : 0, below = down > 0.0F ? run.stride : 0;
    const int corner = top * run.stride + left;
    const float a = run.values[corner], b = run.values[corner + right];
    const float c = run.values[corner + below], d = run.values[corner + below + right];
    const float upper = a + across * (b - a), lower = c + across * (d - c);
    const float value = upper + down * (lower - upper);
    // Within half a pixel of where it was before it was clamped.
    const float outside = std::max(std::abs(column - u), std::abs(line - v));
    out[i] = outside <= 0.5F ? value : 0.0F;
  }
}

SCARP_CLONES void multiplyRow(const float* factors, int count, float* out) {
  for (int i = 0; i < count; ++i) out[i] *= factors[i];
}

float f(double x) { return static_cast<float>(x); }

}  // namespace

DabWeights::DabWeights(const Dab& dab, const BrushSettings& settings, const GridFrame& frame)
    : settings_(settings),
      frame_(frame),
      centre_(dab.centre),
      radius_(dab.radius),
      centreColumn_(frame.column(dab.centre.x())),
      anchor_(static_cast<int>(std::floor(std::clamp(centreColumn_, 0.0, double(frame.columns))))),
      step_(f(frame.dx / dab.radius)),
      offset_(f((anchor_ - centreColumn_) * frame.dx / dab.radius)),
      amount_(f(dab.amount)),
      inner_(f(settings.innerRadius)),
      perOuter_(f(1.0 / (1.0 - settings.innerRadius))),
      east_(dab.mirrored ? -1.0 : 1.0),
      cosine_(reproducible::cos(dab.angle)),
      sine_(reproducible::sin(dab.angle)) {
  // Of each row once, though a row lies in many tiles.
  const double middle = frame.row(dab.centre.y()), half = dab.radius / frame.dy;
  const auto within = [&](double row) { return static_cast<int>(std::clamp(row, 0.0, double(frame.rows))); };
  firstRow_ = within(std::floor(middle - half));
  const int end = within(std::ceil(middle + half) + 1.0);
  for (int row = firstRow_; row < end; ++row) reaches_.push_back(reachOf(row));
  if (settings.falloff != Falloff::Curve) return;
  table_.reserve(kTableSteps + 2);
  for (int i = 0; i <= kTableSteps; ++i)
    table_.push_back(f(settings.falloffCurve.at(1.0 - double(i) / kTableSteps)));
  table_.push_back(table_.back());
}

double DabWeights::northing(int row) const { return (frame_.y(row) - centre_.y()) / radius_; }

std::pair<int, int> DabWeights::reachOf(int row) const {
  const double y = northing(row), half2 = 1.0 - y * y;
  if (!(half2 > 0.0)) return {0, 0};
  // A column more to either side, as the weights are in float; what is too much there weighs nothing.
  const double half = std::sqrt(half2) * radius_ / frame_.dx + 1.0;
  const double first = std::max(0.0, std::ceil(centreColumn_ - half));
  const double last = std::min(double(frame_.columns), std::floor(centreColumn_ + half) + 1.0);
  return first < last ? std::pair(static_cast<int>(first), static_cast<int>(last)) : std::pair(0, 0);
}

std::pair<int, int> DabWeights::reach(int row, int from, int to) const {
  if (row < firstRow_ || row - firstRow_ >= static_cast<int>(reaches_.size())) return {from, from};
  const auto [first, last] = reaches_[static_cast<std::size_t>(row - firstRow_)];
  return {std::max(from, first), std::min(to, last)};
}

void DabWeights::amounts(int row, int column, int count, float* out) const {
  const double y = northing(row);
  const Run run{f(column - anchor_), step_, offset_, f(y * y), inner_, perOuter_, amount_, count};
  switch (settings_.falloff) {
    case Falloff::Smooth:
      smoothRow(run, out);
      break;
    case Falloff::Linear:
      linearRow(run, out);
      break;
    case Falloff::Spherical:
      sphericalRow(run, out);
      break;
    case Falloff::Tip:
      tipRow(run, out);
      break;
    case Falloff::Sharp:
      sharpRow(run, out);
      break;
    case Falloff::Constant:
      constantRow(run, out);
      break;
    case Falloff::Curve:
      tableRow(run, table_.data(), out);
      break;
  }
  if (settings_.alpha) shapeByAlpha(row, column, count, out);
}

void DabWeights::alphas(int row, int column, int count, float* out) const {
  if (!settings_.alpha) {
    std::fill_n(out, count, 1.0F);
    return;
  }
  const Alpha& alpha = *settings_.alpha;
  // Where the anchor is in the picture, and what a column adds; y runs northward, pixels southward.
  const double x = (anchor_ - centreColumn_) * frame_.dx / radius_, y = northing(row);
  const double perX = 0.5 * alpha.columns, perY = 0.5 * alpha.rows;
  alphaRow({alpha.values.data(), alpha.columns, f(alpha.columns - 1), f(alpha.rows - 1),
            f(perX * (east_ * (cosine_ * x + sine_ * y) + 1.0) - 0.5),
            f(perY * (1.0 - cosine_ * y + sine_ * x) - 0.5), f(perX * east_ * cosine_ * frame_.dx / radius_),
            f(perY * sine_ * frame_.dx / radius_), f(column - anchor_), count},
           out);
}

void DabWeights::shapeByAlpha(int row, int column, int count, float* amounts) const {
  float factors[kChunk];
  for (int done = 0; done < count; done += kChunk) {
    const int length = std::min(kChunk, count - done);
    alphas(row, column + done, length, factors);
    multiplyRow(factors, length, amounts + done);
  }
}

}  // namespace scarp
