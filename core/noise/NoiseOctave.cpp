#include "core/noise/NoiseOctave.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>

#include "core/noise/Noise.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/noise/NoiseOctave.cpp"
#include "core/base/ForEachTarget-inl.h"

HWY_BEFORE_NAMESPACE();
namespace scarp::HWY_NAMESPACE {
namespace {

constexpr float kToOne = 1.41421356F;  // As gradientNoise has it.

/// Gradients by hash.
void gradients(const std::uint32_t* hashes, int count, float* gx, float* gy) {
  for (int i = 0; i < count; ++i) latticeGradient(hashes[i], kToOne, gx[i], gy[i]);
}

/// A row of the table.
void hashRow(const std::uint64_t* columns, int count, std::int64_t row, std::uint32_t* hashes) {
  for (int i = 0; i < count; ++i) hashes[i] = latticePoint(columns[i], row);
}

void hashColumns(std::int64_t first, int count, std::uint32_t seed, std::uint64_t* columns) {
  for (int i = 0; i < count; ++i) columns[i] = latticeColumn(first + i, seed);
}

void hashPoints(const std::int64_t* columns, const std::int64_t* rows, int count, std::uint32_t seed,
                std::uint32_t* hashes) {
  for (int i = 0; i < count; ++i) hashes[i] = latticePoint(latticeColumn(columns[i], seed), rows[i]);
}

}  // namespace
}  // namespace scarp::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace scarp {

namespace {

HWY_EXPORT(gradients);
HWY_EXPORT(hashRow);
HWY_EXPORT(hashColumns);
HWY_EXPORT(hashPoints);

int floored(double x) { return static_cast<int>(std::floor(x)); }

}  // namespace

NoiseOctave::NoiseOctave(const LatticeSteps& s, std::uint32_t seedOf, float heightOf, int firstColumn,
                         int firstRow, int blocks)
    : steps(s), seed(seedOf), height(heightOf) {
  const double columns = std::abs(double(firstColumn)) + blocks * kSide,
               rows = std::abs(double(firstRow)) + blocks * kSide;
  const auto reach = [&](double from, double across, double down) {
    return std::abs(from) + columns * std::abs(across) + rows * std::abs(down);
  };
  // A NaN compares as false.
  numbered = reach(s.origin.x, s.across.x, s.down.x) < 0.5 * kLatticeEnd &&
             reach(s.origin.y, s.across.y, s.down.y) < 0.5 * kLatticeEnd;
  // From within a lattice square a block comes as far as the next but one.
  const double most = 1.99 / (kSide - 1);
  const bool close =
      std::abs(s.across.x) + std::abs(s.down.x) <= most && std::abs(s.across.y) + std::abs(s.down.y) <= most;
  if (numbered && close) makeTable(firstColumn, firstRow, blocks);
}

void NoiseOctave::makeTable(int firstColumn, int firstRow, int blocks) {
  const auto least = [](double across, double down) {
    return std::min(0.0, (kSide - 1) * across) + std::min(0.0, (kSide - 1) * down);
  };
  leastX = least(steps.across.x, steps.down.x);
  leastY = least(steps.across.y, steps.down.y);
  for (int i = 0; i < kBlock; ++i) {
    const int c = i % kSide, r = i / kSide;
    x[i] = static_cast<float>(c * steps.across.x + r * steps.down.x - leastX);
    y[i] = static_cast<float>(c * steps.across.y + r * steps.down.y - leastY);
  }

  // All that the blocks look at, from the least place of each on.
  const int last = (blocks - 1) * kSide;
  std::array<LatticePlace, 4> corners{steps.at(firstColumn, firstRow), steps.at(firstColumn + last, firstRow),
                                      steps.at(firstColumn + last, firstRow + last),
                                      steps.at(firstColumn, firstRow + last)};
  for (LatticePlace& corner : corners) corner = {corner.x + leastX, corner.y + leastY};
  const auto [left, right] = std::ranges::minmax(corners, {}, &LatticePlace::x);
  const auto [top, bottom] = std::ranges::minmax(corners, {}, &LatticePlace::y);
  // A point more before and behind: sums of the same numbers in another order round differently.
  constexpr int kMore = 1;
  column = static_cast<std::int64_t>(std::floor(left.x)) - kMore;
  row = static_cast<std::int64_t>(std::floor(top.y)) - kMore;
  width = floored(right.x - static_cast<double>(column)) + kSide + kMore;
  const int rows = floored(bottom.y - static_cast<double>(row)) + kSide + kMore;

  const auto count = static_cast<std::size_t>(width) * static_cast<std::size_t>(rows);
  table.resize(2 * count);
  std::vector<std::uint64_t> columns(static_cast<std::size_t>(width));
  std::vector<std::uint32_t> hashes(count);
  HWY_DYNAMIC_DISPATCH(hashColumns)(column, width, seed, columns.data());
  for (int r = 0; r < rows; ++r)
    HWY_DYNAMIC_DISPATCH(hashRow)
    (columns.data(), width, row + r, hashes.data() + static_cast<std::size_t>(r) * columns.size());
  HWY_DYNAMIC_DISPATCH(gradients)(hashes.data(), static_cast<int>(count), table.data(), table.data() + count);
}

void NoiseOctave::block(int firstColumn, int firstRow, float* noise) const {
  double u[kBlock], v[kBlock];
  std::int64_t columns[4 * kBlock], rows[4 * kBlock];
  for (int i = 0; i < kBlock; ++i) {
    const LatticePlace place = steps.at(firstColumn + i % kSide, firstRow + i / kSide);
    if (!numbered) {
      noise[i] = static_cast<float>(gradientNoise(place.x, place.y, seed));
      continue;
    }
    const double left = std::floor(place.x), top = std::floor(place.y);
    u[i] = place.x - left;
    v[i] = place.y - top;
    for (int corner = 0; corner < 4; ++corner) {
      columns[corner * kBlock + i] = static_cast<std::int64_t>(left) + corner % 2;
      rows[corner * kBlock + i] = static_cast<std::int64_t>(top) + corner / 2;
    }
  }
  if (!numbered) return;
  std::uint32_t hashes[4 * kBlock];
  HWY_DYNAMIC_DISPATCH(hashPoints)(columns, rows, 4 * kBlock, seed, hashes);
  float gx[4][kBlock], gy[4][kBlock];
  HWY_DYNAMIC_DISPATCH(gradients)(hashes, 4 * kBlock, gx[0], gy[0]);
  for (int i = 0; i < kBlock; ++i)
    noiseBetween({gx[0][i], gy[0][i], gx[1][i], gy[1][i], gx[2][i], gy[2][i], gx[3][i], gy[3][i]},
                 static_cast<float>(u[i]), static_cast<float>(v[i]), noise[i]);
}

}  // namespace scarp
#endif
