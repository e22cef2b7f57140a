#include "tests/bench/PickBenchTerrain.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "core/base/Parallel.h"
#include "core/noise/Noise.h"

namespace scarp::bench {

namespace {

/// A square of 2^k + 1 samples a side, displaced step by step.
class Square {
 public:
  Square(int cells, std::uint32_t seed)
      : side_(cells + 1), seed_(seed), samples_(static_cast<std::size_t>(side_) * side_) {
    float height = 1.0f;
    for (int step = cells; step > 1; step /= 2, height *= 0.5f) displace(step, height);
  }
  [[nodiscard]] const float* row(int row) const {
    return samples_.data() + static_cast<std::size_t>(row) * side_;
  }

 private:
  [[nodiscard]] float& at(int column, int row) {
    return samples_[static_cast<std::size_t>(row) * side_ + column];
  }
  [[nodiscard]] float noise(int column, int row, float height) const {
    return height * (static_cast<float>(latticeHash(column, row, seed_)) * 0x1p-31f - 1.0f);
  }

  void displace(int step, float height) {
    const int half = step / 2, cells = side_ - 1;
    const auto rows = static_cast<std::size_t>(cells / step);
    parallelFor(rows, [&](std::size_t i) {  // the middles of squares
      const int r = static_cast<int>(i) * step + half;
      for (int c = half; c < cells; c += step)
        at(c, r) = 0.25f * (at(c - half, r - half) + at(c + half, r - half) + at(c - half, r + half) +
                            at(c + half, r + half)) +
                   noise(c, r, height);
    });
    parallelFor(2 * rows + 1, [&](std::size_t i) {  // the middles of their sides
      const int r = static_cast<int>(i) * half;
      for (int c = i % 2 == 0 ? half : 0; c <= cells; c += step) {
        float sum = 0.0f, count = 0.0f;
        const auto add = [&](int column, int row) { sum += at(column, row), count += 1.0f; };
        if (c > 0) add(c - half, r);
        if (c < cells) add(c + half, r);
        if (r > 0) add(c, r - half);
        if (r < cells) add(c, r + half);
        at(c, r) = sum / count + noise(c, r, 0.7f * height);
      }
    });
  }

  int side_;
  std::uint32_t seed_;
  std::vector<float> samples_;
};

}  // namespace

NamedTerrain fractalSquare(int n, std::uint32_t seed) {
  const Square square(static_cast<int>(std::bit_ceil(static_cast<unsigned>(n - 1))), seed);
  float low = square.row(0)[0], high = low;
  for (int r = 0; r < n; ++r) {
    const auto [least, most] = std::minmax_element(square.row(r), square.row(r) + n);
    low = std::min(low, *least);
    high = std::max(high, *most);
  }
  const float scale = 0.125f * static_cast<float>(n) / std::max(high - low, 1e-6f);
  NamedTerrain made{"fractal " + std::to_string(n), true, {{n, n, 1.0, 1.0}, {}, HeightRaster(n, n, 0.0f)}};
  constexpr int band = HeightRaster::tileSize;
  std::vector<float> rows(static_cast<std::size_t>(band) * n);
  for (int r0 = 0; r0 < n; r0 += band) {  // a row of tiles at a time
    const GridRect rect{0, r0, n, std::min(r0 + band, n)};
    for (int r = r0; r < rect.row1; ++r)
      std::transform(square.row(r), square.row(r) + n, rows.data() + static_cast<std::size_t>(r - r0) * n,
                     [&](float h) { return (h - low) * scale; });
    made.terrain.heights.write(rect, rows);
  }
  return made;
}

}  // namespace scarp::bench
