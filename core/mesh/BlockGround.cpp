#include "core/mesh/BlockGround.h"

#include <cmath>
#include <utility>

#include "core/base/Contract.h"

namespace scarp {

namespace {

/// The places between `from` and `to` that a line through them needs, the ends left out (Douglas & Peucker
/// 1973, by height alone).
template <class HeightAt>
void keepBetween(int from, int to, double tolerance, const HeightAt& heightAt, std::vector<int>& kept) {
  std::vector<std::pair<int, int>> open{{from, to}};
  while (!open.empty()) {
    const auto [a, b] = open.back();
    open.pop_back();
    const double start = heightAt(a), rise = heightAt(b) - start;
    double worst = tolerance;
    int at = -1;
    for (int i = a + 1; i < b; ++i) {
      const double error =
          std::abs(start + rise * (static_cast<double>(i - a) / static_cast<double>(b - a)) - heightAt(i));
      if (error > worst) worst = error, at = i;
    }
    if (at < 0) continue;
    kept.push_back(at);
    open.emplace_back(a, at);
    open.emplace_back(at, b);
  }
}

}  // namespace

BlockGround::BlockGround(const HeightRaster& heights, const GridRect& samples)
    : width_(samples.width() - 1),
      height_(samples.height() - 1),
      copy_(heights, samples.grown(1)),
      ground_(static_cast<std::size_t>(width_ + 2) * static_cast<std::size_t>(height_ + 2)) {
  EXPECTS(width_ >= 1 && height_ >= 1);
  const HeightWindow at = window();
  for (int y = -1; y <= height_; ++y)
    for (int x = -1; x <= width_; ++x) {
      const float sum = (at.at(x, y) + at.at(x + 1, y)) + (at.at(x, y + 1) + at.at(x + 1, y + 1));
      const bool is = sum == sum;
      ground_[static_cast<std::size_t>((y + 1) * (width_ + 2) + x + 1)] = is ? 1 : 0;
      if (is && x >= 0 && y >= 0 && x < width_ && y < height_) ++cells_;
    }
}

unsigned BlockGround::sidesOf(BlockPoint p, bool eastward) const {
  const bool before = eastward ? ground(p.x, p.y - 1) : ground(p.x - 1, p.y);
  return (before ? 1U : 0U) | (ground(p.x, p.y) ? 2U : 0U);
}

std::vector<BlockPoint> BlockGround::neededOnSide(int side, double tolerance,
                                                  const std::function<bool(BlockPoint)>& kept) const {
  const bool eastward = side == 0 || side == 2;
  const int last = eastward ? width_ : height_;
  const auto place = [&](int i) {
    return eastward ? BlockPoint{i, side == 0 ? 0 : height_} : BlockPoint{side == 3 ? 0 : width_, i};
  };
  const HeightWindow heights = window();
  const auto heightAt = [&](int i) -> double { return heights.at(place(i).x, place(i).y); };
  std::vector<int> needed;
  for (int from = 0; from < last;) {
    const unsigned sides = sidesOf(place(from), eastward);
    int to = from + 1;
    while (to < last && sidesOf(place(to), eastward) == sides && !kept(place(to))) ++to;
    if (from > 0) needed.push_back(from);
    if (sides != 0) keepBetween(from, to, tolerance, heightAt, needed);
    from = to;
  }
  std::vector<BlockPoint> points;
  points.reserve(needed.size());
  for (const int i : needed) points.push_back(place(i));
  return points;
}

std::vector<BlockGround::Stretch> BlockGround::borders() const {
  std::vector<Stretch> stretches;
  const auto along = [&](bool eastward, int line, int last) {
    const auto place = [&](int i) { return eastward ? BlockPoint{i, line} : BlockPoint{line, i}; };
    for (int from = 0; from < last;) {
      const unsigned sides = sidesOf(place(from), eastward);
      int to = from + 1;
      while (to < last && sidesOf(place(to), eastward) == sides) ++to;
      if (sides == 1 || sides == 2) stretches.push_back({place(from), place(to)});
      from = to;
    }
  };
  if (allGround()) return stretches;
  for (int y = 1; y < height_; ++y) along(true, y, width_);
  for (int x = 1; x < width_; ++x) along(false, x, height_);
  return stretches;
}

}  // namespace scarp
