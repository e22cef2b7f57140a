#include "core/material/Surroundings.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/Contract.h"
#include "core/memory/Scratch.h"
#include "core/terrain/GroundCopy.h"

namespace scarp {

namespace {

constexpr int kMostSteps = 16;
constexpr double kPerMetre = 1024.0;
/// Heights and their number are added up together: the number takes the lower bits. The largest window has
/// 33² = 1089 samples, and 1e9 m are 2⁴⁰ steps.
constexpr int kNumberBits = 11;
constexpr std::int64_t kNumber = (1 << kNumberBits) - 1;
static_assert((2 * kMostSteps + 1) * (2 * kMostSteps + 1) <= kNumber);

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
      for (int i = 0; i < width; ++i) sums[i] += row(r)[i];
    for (int r = nodes.row0; r < nodes.row1; ++r) {
      const std::int64_t* const in = row(r + around.down);
      for (int i = 0; i < width; ++i) sums[i] += in[i];
      means(sums.data(), width, 2 * around.across + 1, totals.data(),
            means_.data() + std::ptrdiff_t{r - nodes.row0} * nodes.width());
      const std::int64_t* const gone = row(r - around.down);
      for (int i = 0; i < width; ++i) sums[i] -= gone[i];
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
      std::int64_t* const out = steps.data() + std::ptrdiff_t{r - nodes.row0} * width;
      for (int i = 0; i < width; ++i) {
        const double h = read[static_cast<std::size_t>(i) * around.stepColumns];
        out[i] = h == h ? std::llrint(h * kPerMetre) * (kNumber + 1) + 1 : 0;
      }
    }
    return steps;
  }
  /// Of windows of `size` sums each; NaN where there is nothing in them.
  static void means(const std::int64_t* sums, int count, int size, std::int64_t* totals, double* out) {
    totals[0] = 0;
    for (int i = 0; i < count; ++i) totals[i + 1] = totals[i] + sums[i];
    for (int i = 0; i + size <= count; ++i) {
      const std::int64_t sum = totals[i + size] - totals[i];
      const auto number = static_cast<double>(sum & kNumber);
      out[i] = static_cast<double>(sum >> kNumberBits) / (kPerMetre * number);
    }
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
  ScratchArray<double> line(static_cast<std::size_t>(nodes.width()));
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
    float* const to = out + std::ptrdiff_t{row - rect.row0} * stride;
    if (stepX == 1) {
      for (int i = 0; i < width; ++i) to[i] = static_cast<float>(static_cast<double>(ground[i]) - here[i]);
    } else {
      for (int i = 0; i < width; ++i) {
        const int column = rect.column0 + i, node = column / stepX, at = node - nodes.column0;
        const double across = static_cast<double>(column - node * stepX) / stepX;
        const double mean = across > 0.0 ? here[at] + across * (here[at + 1] - here[at]) : here[at];
        to[i] = static_cast<float>(static_cast<double>(ground[i]) - mean);
      }
    }
    for (int i = 0; i < width; ++i) to[i] = to[i] == to[i] ? to[i] : 0.0F;
  }
}

}  // namespace scarp
