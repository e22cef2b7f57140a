#include "core/material/Surroundings.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "core/base/Contract.h"
#include "core/memory/Scratch.h"
#include "core/terrain/GroundCopy.h"

#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "core/material/Surroundings.cpp"
#include "core/base/ForEachTarget-inl.h"

HWY_BEFORE_NAMESPACE();
namespace scarp::HWY_NAMESPACE {
namespace {

constexpr double kPerMetre = 1024.0;
/// Heights and their number are added up together: the number takes the lower bits. The largest window has
/// 33² = 1089 samples, and 1e9 m are 2⁴⁰ steps.
constexpr int kNumberBits = 11;
constexpr std::int64_t kNumber = (1 << kNumberBits) - 1;
/// Doubles of this size have no fraction, and as bits they count on by 1: so whole numbers below 2⁵¹ become
/// doubles and back without the instructions that only AVX-512 has.
constexpr double kWhole = 0x1.8p52;
constexpr auto kWholeBits = std::bit_cast<std::int64_t>(kWhole);

[[gnu::always_inline]] inline double toDouble(std::int64_t whole) {
  return std::bit_cast<double>(whole + kWholeBits) - kWhole;
}

void stepsRow(const float* heights, int every, int count, std::int64_t* __restrict steps) {
  const auto step = [](float height) {
    const double h = static_cast<double>(height) * kPerMetre + kWhole;
    const std::int64_t both = (std::bit_cast<std::int64_t>(h) - kWholeBits) * (kNumber + 1) + 1;
    return height == height ? both : 0;
  };
  if (every == 1) {
    for (int i = 0; i < count; ++i) steps[i] = step(heights[i]);
  } else {
    for (int i = 0; i < count; ++i) steps[i] = step(heights[std::ptrdiff_t{i} * every]);
  }
}

void addRow(const std::int64_t* in, int count, std::int64_t* __restrict sums) {
  for (int i = 0; i < count; ++i) sums[i] += in[i];
}
void takeRow(const std::int64_t* out, int count, std::int64_t* __restrict sums) {
  for (int i = 0; i < count; ++i) sums[i] -= out[i];
}

void meansRow(const std::int64_t* sums, int count, int size, std::int64_t* __restrict totals,
              double* __restrict means) {
  totals[0] = 0;
  for (int i = 0; i < count; ++i) totals[i + 1] = totals[i] + sums[i];
  constexpr std::uint64_t kUp = std::uint64_t{1} << 62;  // Shifted without a sign.
  for (int i = 0; i < count - size + 1; ++i) {
    const std::int64_t sum = totals[i + size] - totals[i];
    const auto shifted = (static_cast<std::uint64_t>(sum) + kUp) >> kNumberBits;
    const auto steps = static_cast<std::int64_t>(shifted - (kUp >> kNumberBits));
    means[i] = toDouble(steps) / (kPerMetre * toDouble(sum & kNumber));
  }
}

/// 0 where either is no number.
void aboveRow(const float* heights, const double* means, int count, float* __restrict above) {
  for (int i = 0; i < count; ++i) {
    const auto difference = static_cast<float>(static_cast<double>(heights[i]) - means[i]);
    above[i] = difference == difference ? difference : 0.0F;
  }
}

}  // namespace
}  // namespace scarp::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace scarp {

namespace {

HWY_EXPORT(stepsRow);
HWY_EXPORT(addRow);
HWY_EXPORT(takeRow);
HWY_EXPORT(meansRow);
HWY_EXPORT(aboveRow);

constexpr int kMostSteps = 16;

int floorDivided(int a, int b) { return a >= 0 ? a / b : -((b - 1 - a) / b); }

/// Steps along an axis: their length, and how many.
struct Steps {
  int length, count;
};
Steps stepsOf(double radius, double spacing, int samples) {
  const int reach = static_cast<int>(std::clamp(std::round(radius / spacing), 1.0, double(samples)));
  const int length = 1 + (reach - 1) / kMostSteps;
  return {length, static_cast<int>(std::lround(double(reach) / length))};
}

/// The mean heights at lattice nodes, of which node (c, r) is at sample (c·stepColumns, r·stepRows).
class NodeMeans {
 public:
  NodeMeans(const HeightRaster& heights, const GridRect& nodes, const Surroundings& around)
      : nodes_(nodes), means_(static_cast<std::size_t>(nodes.area())) {
    const GridRect wide{nodes.column0 - around.across, nodes.row0 - around.down,
                        nodes.column1 + around.across, nodes.row1 + around.down};
    const int width = wide.width();
    const ScratchArray<std::int64_t> steps = stepsIn(heights, wide, around);
    const auto row = [&](int r) { return steps.data() + std::ptrdiff_t{r - wide.row0} * width; };
    ScratchArray<std::int64_t> sums(static_cast<std::size_t>(width)), totals(sums.size() + 1);
    std::fill(sums.begin(), sums.end(), 0);
    for (int r = wide.row0; r < nodes.row0 + around.down; ++r)
      HWY_DYNAMIC_DISPATCH(addRow)(row(r), width, sums.data());
    for (int r = nodes.row0; r < nodes.row1; ++r) {
      HWY_DYNAMIC_DISPATCH(addRow)(row(r + around.down), width, sums.data());
      HWY_DYNAMIC_DISPATCH(meansRow)
      (sums.data(), width, 2 * around.across + 1, totals.data(),
       means_.data() + std::ptrdiff_t{r - nodes.row0} * nodes.width());
      HWY_DYNAMIC_DISPATCH(takeRow)(row(r - around.down), width, sums.data());
    }
  }
  [[nodiscard]] const double* row(int r) const {
    return means_.data() + std::ptrdiff_t{r - nodes_.row0} * nodes_.width();
  }

 private:
  static ScratchArray<std::int64_t> stepsIn(const HeightRaster& heights, const GridRect& nodes,
                                            const Surroundings& around) {
    const int width = nodes.width();
    ScratchArray<std::int64_t> steps(static_cast<std::size_t>(nodes.area()));
    const int samples = (width - 1) * around.stepColumns + 1;
    ScratchArray<float> read(static_cast<std::size_t>(samples));
    for (int r = nodes.row0; r < nodes.row1; ++r) {
      copyRow(heights, r * around.stepRows, nodes.column0 * around.stepColumns, samples, read.data());
      HWY_DYNAMIC_DISPATCH(stepsRow)
      (read.data(), around.stepColumns, width, steps.data() + std::ptrdiff_t{r - nodes.row0} * width);
    }
    return steps;
  }

  GridRect nodes_;
  ScratchArray<double> means_;
};

}  // namespace

Surroundings Surroundings::within(const GridFrame& frame, double radius) {
  EXPECTS(radius > 0.0);
  const Steps columns = stepsOf(radius, frame.dx, frame.columns),
              rows = stepsOf(radius, frame.dy, frame.rows);
  return {columns.length, rows.length, columns.count, rows.count};
}

int Surroundings::reach() const {
  const auto along = [](int step, int count) { return step * count + (step > 1 ? step - 1 : 0); };
  return std::max(along(stepColumns, across), along(stepRows, down));
}

void aboveSurroundings(const HeightRaster& heights, const GridRect& rect, const Surroundings& around,
                       float* out, int stride) {
  const int stepX = around.stepColumns, stepY = around.stepRows;
  // With one more at the right and below, between which and the last the last samples may lie.
  const GridRect nodes{floorDivided(rect.column0, stepX), floorDivided(rect.row0, stepY),
                       floorDivided(rect.column1 - 1, stepX) + 1 + (stepX > 1),
                       floorDivided(rect.row1 - 1, stepY) + 1 + (stepY > 1)};
  const NodeMeans means(heights, nodes, around);
  const int width = rect.width();
  ScratchArray<float> ground(static_cast<std::size_t>(width));
  ScratchArray<double> line(static_cast<std::size_t>(nodes.width())), between(ground.size());
  for (int row = rect.row0; row < rect.row1; ++row) {
    copyRow(heights, row, rect.column0, width, ground.data());
    const int nodeRow = floorDivided(row, stepY);
    const double down = static_cast<double>(row - nodeRow * stepY) / stepY;
    const double* here = means.row(nodeRow);
    if (down > 0.0) {
      const double* const next = means.row(nodeRow + 1);
      for (std::size_t i = 0; i < line.size(); ++i) line[i] = here[i] + down * (next[i] - here[i]);
      here = line.data();
    }
    if (stepX > 1) {
      for (int i = 0; i < width; ++i) {
        const int column = rect.column0 + i, node = column / stepX, at = node - nodes.column0;
        const double across = static_cast<double>(column - node * stepX) / stepX;
        between[i] = across > 0.0 ? here[at] + across * (here[at + 1] - here[at]) : here[at];
      }
      here = between.data();
    }
    HWY_DYNAMIC_DISPATCH(aboveRow)
    (ground.data(), here, width, out + std::ptrdiff_t{row - rect.row0} * stride);
  }
}

}  // namespace scarp
#endif
