#include "tests/bench/PickBenchTruth.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/Parallel.h"
#include "core/terrain/Surface.h"

namespace scarp::bench {

namespace {

using Wide = long double;

constexpr int kBlock = 32;         ///< Cells along a side of a block.
constexpr Wide kNear = 1e-6L;      ///< Cells: how far beside the ray is still looked at.
constexpr Wide kEdge = 1e-12L;     ///< How far over its edges a triangle reaches, as a share of its sides.
constexpr Wide kHeadroom = 1e-3L;  ///< Metres over which a block or a cell must be cleared.

struct Interval {
  Wide low, high;
  [[nodiscard]] bool empty() const { return !(low <= high); }
  [[nodiscard]] Interval with(const Interval& o) const {
    return {std::max(low, o.low), std::min(high, o.high)};
  }
};

int blocksOver(int cells) { return (cells + kBlock - 1) / kBlock; }

}  // namespace

/// One ray, in the grid frame.
class PickTruth::Search {
 public:
  Search(const PickTruth& truth, const LocalRay& ray) : truth_(truth), heights_(truth.terrain_.heights) {
    const GridFrame& f = truth.terrain_.frame;
    origin_ = {ray.origin.x() / Wide(f.dx) + 0.5L * (f.columns - 1),
               0.5L * (f.rows - 1) - ray.origin.y() / Wide(f.dy), ray.origin.z()};
    direction_ = {ray.direction.x() / Wide(f.dx), -ray.direction.y() / Wide(f.dy), ray.direction.z()};
    cells_ = {f.columns - 1, f.rows - 1};
    limits_ = {ray.tMin, ray.tMax};
    major_ = std::abs(direction_[0]) >= std::abs(direction_[1]) ? 0 : 1;
  }

  double run() {
    Interval span = limits_;
    for (int axis = 0; axis < 2; ++axis) span = span.with(within(axis, 0, cells_[axis]));
    if (span.empty()) return kMiss;
    span = span.with(between(2, truth_.whole_.low - kHeadroom, truth_.whole_.high + kHeadroom));
    if (span.empty()) return kMiss;
    const auto [first, last] = cellsOver(major_, span);
    const bool forward = direction_[major_] >= 0;
    const int begin = first / kBlock, end = last / kBlock;
    for (int i = begin; i <= end && t_ == kMiss; ++i) searchBlocks(forward ? i : begin + end - i, span);
    return t_;
  }

 private:
  /// Where the ray is between two planes of an axis.
  [[nodiscard]] Interval between(int axis, Wide low, Wide high) const {
    const Wide o = origin_[axis], d = direction_[axis];
    if (d == 0)
      return o >= low && o <= high
                 ? Interval{-std::numeric_limits<Wide>::infinity(), std::numeric_limits<Wide>::infinity()}
                 : Interval{1, 0};
    const Wide a = (low - o) / d, b = (high - o) / d;
    return {std::min(a, b), std::max(a, b)};
  }
  /// Where the ray is over cells [first, end) of an axis, or next to them.
  [[nodiscard]] Interval within(int axis, int first, int end) const {
    return between(axis, first - kNear, end + kNear);
  }
  [[nodiscard]] Interval along(int axis, const Interval& span) const {
    const Wide a = origin_[axis], d = direction_[axis];
    if (d == 0) return {a, a};
    const Wide from = a + span.low * d, to = a + span.high * d;
    return {std::min(from, to), std::max(from, to)};
  }
  /// The first and the last cell of an axis that a span is over or next to.
  [[nodiscard]] std::array<int, 2> cellsOver(int axis, const Interval& span) const {
    const Interval at = along(axis, span);
    const auto cell = [&](Wide position) {
      return static_cast<int>(std::clamp(std::floor(position), Wide(0), Wide(cells_[axis] - 1)));
    };
    return {cell(at.low - kNear), cell(at.high + kNear)};
  }
  [[nodiscard]] bool clears(const Interval& span, Wide low, Wide high) const {
    const Interval z = along(2, span);
    return z.low > high + kHeadroom || z.high < low - kHeadroom;
  }

  /// The blocks that the ray comes over in one slice of blocks across the major axis.
  void searchBlocks(int slice, const Interval& within0) {
    const int minor = 1 - major_;
    const Interval span = within0.with(within(major_, slice * kBlock, (slice + 1) * kBlock));
    if (span.empty()) return;
    const auto [first, last] = cellsOver(minor, span);
    for (int side = first / kBlock; side <= last / kBlock; ++side) {
      const Interval part = span.with(within(minor, side * kBlock, (side + 1) * kBlock));
      if (part.empty()) continue;
      const int column = major_ == 0 ? slice : side, row = major_ == 0 ? side : slice;
      const Range range = truth_.blocks_[static_cast<std::size_t>(row) * truth_.blockColumns_ + column];
      if (!(range.low <= range.high) || clears(part, range.low, range.high)) continue;
      searchCells(part);
    }
  }

  void searchCells(const Interval& span) {
    const int minor = 1 - major_;
    const auto [first, last] = cellsOver(major_, span);
    for (int i = first; i <= last; ++i) {
      const Interval part = span.with(within(major_, i, i + 1));
      if (part.empty()) continue;
      const auto [sideFirst, sideLast] = cellsOver(minor, part);
      for (int j = sideFirst; j <= sideLast; ++j) testCell(major_ == 0 ? i : j, major_ == 0 ? j : i, part);
    }
  }

  void testCell(int column, int row, const Interval& span) {
    const CellHeights h = cellHeights(heights_, column, row);
    if (h.hole() || clears(span, std::min({h.a, h.b, h.c, h.d}), std::max({h.a, h.b, h.c, h.d}))) return;
    const Wide u = origin_[0] - column, v = origin_[1] - row;
    for (const CellTriangle triangle : {CellTriangle::ABD, CellTriangle::ACD}) {
      const bool east = triangle == CellTriangle::ABD;
      const Wide alongU = east ? Wide(h.b) - Wide(h.a) : Wide(h.d) - Wide(h.c);
      const Wide alongV = east ? Wide(h.d) - Wide(h.b) : Wide(h.c) - Wide(h.a);
      const Wide clearance = origin_[2] - (h.a + alongU * u + alongV * v);
      const Wide rate = direction_[2] - alongU * direction_[0] - alongV * direction_[1];
      const Wide t = -clearance / rate;
      const Wide atU = u + t * direction_[0], atV = v + t * direction_[1];
      const Wide major = east ? atU : atV, minor = east ? atV : atU;
      // Written so that a NaN, of a ray in the triangle's plane, misses.
      if (!(minor >= -kEdge && major <= 1 + kEdge && major - minor >= -kEdge)) continue;
      const Wide slack = 1e-15L * (std::abs(origin_[2]) + 1) / std::abs(rate);
      if (!(t >= limits_.low - slack && t <= limits_.high + slack)) continue;
      t_ = std::min(t_, static_cast<double>(std::clamp(t, limits_.low, limits_.high)));
    }
  }

  const PickTruth& truth_;
  const HeightRaster& heights_;
  std::array<Wide, 3> origin_{}, direction_{};
  std::array<int, 2> cells_{};
  Interval limits_{};
  int major_ = 0;
  double t_ = kMiss;
};

PickTruth::PickTruth(const Terrain& terrain)
    : terrain_(terrain),
      blockColumns_(blocksOver(terrain.frame.columns - 1)),
      blockRows_(blocksOver(terrain.frame.rows - 1)),
      blocks_(static_cast<std::size_t>(blockColumns_) * blockRows_, Range::empty()),
      whole_(Range::empty()) {
  const auto include = [](Range& range, float low, float high) {
    range.low = low < range.low ? low : range.low;  // a NaN changes nothing
    range.high = high > range.high ? high : range.high;
  };
  parallelFor(static_cast<std::size_t>(blockRows_), [&](std::size_t row) {
    std::vector<float> samples((kBlock + 1) * (kBlock + 1));
    for (int column = 0; column < blockColumns_; ++column) {
      const int r = static_cast<int>(row) * kBlock, c = column * kBlock;
      const GridRect rect =
          GridRect{c, r, c + kBlock + 1, r + kBlock + 1}.intersected(terrain_.heights.rect());
      terrain_.heights.read(rect, samples);
      Range& range = blocks_[row * blockColumns_ + column];
      for (const float h : std::span(samples).first(static_cast<std::size_t>(rect.area())))
        include(range, h, h);
    }
  });
  for (const Range& block : blocks_) include(whole_, block.low, block.high);
}

double PickTruth::pick(const LocalRay& ray) const { return Search(*this, ray).run(); }

std::vector<double> PickTruth::pickMany(std::span<const LocalRay> rays) const {
  constexpr std::size_t chunk = 64;
  std::vector<double> answers(rays.size());
  parallelFor((rays.size() + chunk - 1) / chunk, [&](std::size_t i) {
    for (std::size_t k = i * chunk; k < std::min(rays.size(), (i + 1) * chunk); ++k)
      answers[k] = pick(rays[k]);
  });
  return answers;
}

}  // namespace scarp::bench
