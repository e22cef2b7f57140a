#include "ui/render/MaterialCanvas.h"

#include <algorithm>
#include <cmath>

#include "core/noise/Noise.h"

namespace scarp {

namespace {

int wrapped(int v, int period) { return v >= 0 && v < period ? v : (v % period + period) % period; }

/// The lattice before a place, without the calls of std::floor.
int before(double x) {
  const int whole = static_cast<int>(x);
  return x < whole ? whole - 1 : whole;
}

}  // namespace

double tilingHash(int x, int y, int period, std::uint32_t seed) {
  return latticeHash(wrapped(x, period), wrapped(y, period), seed) * 0x1p-32;
}

double tilingNoise(double u, double v, int period, std::uint32_t seed) {
  const double x = u * period, y = v * period;
  const int i = before(x), j = before(y);
  const auto ease = [](double t) { return t * t * t * (t * (6.0 * t - 15.0) + 10.0); };
  const double fx = ease(x - i), fy = ease(y - j);
  const auto corner = [&](int a, int b) { return tilingHash(i + a, j + b, period, seed); };
  return 2.0 * std::lerp(std::lerp(corner(0, 0), corner(1, 0), fx), std::lerp(corner(0, 1), corner(1, 1), fx),
                         fy) -
         1.0;
}

double tilingFractal(double u, double v, int period, int octaves, double gain, std::uint32_t seed) {
  double sum = 0.0, weight = 1.0;
  for (int octave = 0; octave < octaves; ++octave, period *= 2, weight *= gain)
    sum += weight * tilingNoise(u, v, period, seed + static_cast<std::uint32_t>(octave));
  return sum;
}

TilingCell tilingCell(double u, double v, int period, std::uint32_t seed) {
  const double x = u * period, y = v * period;
  const int i = before(x), j = before(y);
  TilingCell cell{9.0, 9.0, 0.0};
  int column = i, row = j;
  for (int b = j - 1; b <= j + 1; ++b)
    for (int a = i - 1; a <= i + 1; ++a) {
      const double distance =
          std::hypot(a + tilingHash(a, b, period, seed) - x, b + tilingHash(a, b, period, seed + 77U) - y);
      if (distance < cell.first) {
        cell.second = cell.first;
        cell.first = distance;
        column = a;
        row = b;
      } else {
        cell.second = std::min(cell.second, distance);
      }
    }
  cell.value = tilingHash(column, row, period, seed + 131U);
  return cell;
}

namespace {

constexpr double kLeastMean = 1e-9;

}  // namespace

double MaterialCanvas::heightAt(int column, int row) const {
  const auto wrapped = [this](int i) { return static_cast<std::size_t>((i + side_) % side_); };
  return texels_[wrapped(row) * static_cast<std::size_t>(side_) + wrapped(column)].height;
}

MaterialTexels MaterialCanvas::finished(double relief) const {
  const auto count = static_cast<double>(texels_.size());
  Texel mean{0.0, {0.0, 0.0, 0.0}};
  for (const Texel& texel : texels_) {
    mean.height += texel.height / count;
    for (std::size_t i = 0; i < 3; ++i) mean.tint[i] += texel.tint[i] / count;
  }
  double square = 0.0;
  for (const Texel& texel : texels_) square += std::pow(texel.height - mean.height, 2) / count;
  const double perHeight = 1.0 / std::max(std::sqrt(square), kLeastMean);

  MaterialTexels made;
  made.tints.reserve(4 * texels_.size());
  made.slopes.reserve(2 * texels_.size());
  const auto byte = [](double share) {
    return static_cast<std::uint8_t>(std::lround(255.0 * std::clamp(share, 0.0, 1.0)));
  };
  const auto slope = [](double rise) {
    return static_cast<std::int8_t>(std::lround(127.0 * std::clamp(rise / kTextureSteepest, -1.0, 1.0)));
  };
  const double perTexel = 0.5 * side_ * relief * perHeight;
  for (int row = 0; row < side_; ++row)
    for (int column = 0; column < side_; ++column) {
      const Texel& texel = texels_[made.tints.size() / 4];
      for (std::size_t i = 0; i < 3; ++i)
        made.tints.push_back(byte(0.5 * texel.tint[i] / std::max(mean.tint[i], kLeastMean)));
      made.tints.push_back(byte(0.5 + kTextureDeviation * (texel.height - mean.height) * perHeight));
      made.slopes.push_back(slope(perTexel * (heightAt(column + 1, row) - heightAt(column - 1, row))));
      made.slopes.push_back(slope(perTexel * (heightAt(column, row + 1) - heightAt(column, row - 1))));
    }
  return made;
}

}  // namespace scarp
