#include "core/mesh/BlockMesher.h"

#include <algorithm>
#include <array>
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

BlockMesher::BlockMesher(const BlockGround& ground, BlockTriangulation& mesh, double tolerance)
    : ground_(ground),
      mesh_(mesh),
      tolerance_(tolerance),
      point_(static_cast<std::size_t>(ground.width() + 1) * static_cast<std::size_t>(ground.height() + 1)),
      versions_(mesh.triangles()),
      inChanged_(mesh.triangles()) {
  EXPECTS(ground.width() == mesh.width() && ground.height() == mesh.height() && tolerance >= 0.0);
  for (const BlockPoint& p : mesh.points()) point_[placeOf(p)] = 1;
}

void BlockMesher::insert(BlockPoint p, std::uint32_t near) {
  point_[placeOf(p)] = 1;
  mesh_.insert(p, near, touched_);
  last_ = touched_.back();
  versions_.resize(mesh_.triangles());
  inChanged_.resize(mesh_.triangles());
}

void BlockMesher::begin() {
  for (std::uint32_t t = 0; t < mesh_.triangles(); ++t) touched_.push_back(t);
  completeRim();
  const auto borders = ground_.borders();
  for (const auto& stretch : borders)
    for (const BlockPoint& p : {stretch.from, stretch.to})
      if (!isPoint(p)) insert(p, mesh_.find(p, last_));
  for (const auto& stretch : borders) join(stretch.from, stretch.to);
}

/// A stretch becomes edges that are kept. Neighbouring samples are always joined: no other sample lies in the
/// circle over them.
void BlockMesher::join(BlockPoint a, BlockPoint b) {
  if (const std::uint32_t edge = mesh_.edge(a, b, last_); edge != BlockTriangulation::kNone)
    return mesh_.fix(edge);
  const BlockPoint middle{(a.x + b.x) / 2, (a.y + b.y) / 2};
  EXPECTS(!(middle == a));
  if (!isPoint(middle)) insert(middle, mesh_.find(middle, last_));
  join(a, middle);
  join(middle, b);
}

void BlockMesher::share(const std::vector<BlockPoint>& rim) {
  if (rim.empty()) return;
  for (const BlockPoint& p : rim)
    if (!isPoint(p)) insert(p, mesh_.find(p, last_));
  completeRim();
}

void BlockMesher::completeRim() {
  for (int side = 0; side < 4; ++side)
    for (const BlockPoint& p :
         ground_.neededOnSide(side, tolerance_, [this](BlockPoint q) { return isPoint(q); }))
      if (!isPoint(p)) insert(p, mesh_.find(p, last_));
}

void BlockMesher::scanTouched() {
  const HeightWindow heights = ground_.window();
  // Each once, as it is now.
  scanned_.clear();
  for (const std::uint32_t t : touched_) {
    if (inChanged_[t] < 2) scanned_.push_back(t);
    if (inChanged_[t] == 0) changed_.push_back(t);
    inChanged_[t] = 2;
  }
  touched_.clear();
  for (const std::uint32_t t : scanned_) {
    inChanged_[t] = 1;
    ++versions_[t];
    const std::uint32_t e = 3 * t;
    if (!ground_.ground(mesh_.at(e), mesh_.at(e + 1), mesh_.at(e + 2))) continue;
    const FurthestSample furthest =
        furthestSample(heights, corner(e), corner(e + 1), corner(e + 2), ground_.width(), ground_.height());
    if (!(furthest.error > tolerance_) || isPoint({furthest.x, furthest.y})) continue;
    heap_.push_back({furthest.error, t, versions_[t], furthest.x, furthest.y});
    std::ranges::push_heap(heap_, lower);
  }
}

void BlockMesher::insertFurthest() {
  scanTouched();
  while (!heap_.empty()) {
    std::ranges::pop_heap(heap_, lower);
    const Candidate candidate = heap_.back();
    heap_.pop_back();
    if (versions_[candidate.triangle] != candidate.version) continue;
    insert({candidate.x, candidate.y}, candidate.triangle);
    scanTouched();
  }
}

void BlockMesher::proveTriangle(std::uint32_t triangle, std::vector<Wanted>& wanted) const {
  const std::uint32_t e = 3 * triangle;
  double worst = tolerance_;
  BlockPoint at{-1, -1};
  forSampleErrors(ground_.window(), corner(e), corner(e + 1), corner(e + 2), [&](int x, int y, double error) {
    if (error > worst && !mesh_.onRim({x, y})) worst = error, at = {x, y};
  });
  if (at.x >= 0) wanted.push_back({at, triangle});
}

void BlockMesher::proveEdge(std::uint32_t halfEdge, std::vector<Wanted>& wanted,
                            std::vector<BlockPoint>& rim) const {
  const MeshCorner a = corner(halfEdge), b = corner(BlockTriangulation::next(halfEdge));
  const HeightWindow heights = ground_.window();
  double worst = tolerance_;
  EdgeCrossing at{};
  forCrossings(a, b, [&](const EdgeCrossing& crossing) {
    const double error = crossingError(heights, a, b, crossing);
    if (error > worst) worst = error, at = crossing;
  });
  if (!(worst > tolerance_)) return;
  // The nearer of the crossed edge's two samples, one of the rim only where nothing else is left. They are
  // never both in the mesh: then they would be joined.
  std::array<BlockPoint, 2> ends{BlockPoint{at.x0, at.y0}, BlockPoint{at.x1, at.y1}};
  if (at.share > 0.5) std::swap(ends[0], ends[1]);
  for (const BlockPoint& p : ends)
    if (!isPoint(p) && !mesh_.onRim(p)) return wanted.push_back({p, halfEdge / 3});
  for (const BlockPoint& p : ends)
    if (!isPoint(p)) return rim.push_back(p);
  EXPECTS(false);
}

std::vector<BlockMesher::Wanted> BlockMesher::proveChanged(std::vector<BlockPoint>& rim) {
  std::vector<Wanted> wanted;
  for (const std::uint32_t t : changed_) {
    const std::uint32_t e = 3 * t;
    if (!ground_.ground(mesh_.at(e), mesh_.at(e + 1), mesh_.at(e + 2))) continue;
    proveTriangle(t, wanted);
    for (std::uint32_t k = e; k < e + 3; ++k) {
      const std::uint32_t twin = mesh_.twin(k);
      // The rim and the borders of holes run along grid lines, where nothing is crossed. Each other edge
      // once.
      if (twin != BlockTriangulation::kNone && (k < twin || inChanged_[twin / 3] == 0))
        proveEdge(k, wanted, rim);
    }
  }
  for (const std::uint32_t t : changed_) inChanged_[t] = 0;
  changed_.clear();
  // An edge may outlast the insertion of a sample beside it, so what failed is proved again.
  for (const Wanted& one : wanted)
    if (std::exchange(inChanged_[one.near], std::uint8_t{1}) == 0) changed_.push_back(one.near);
  return wanted;
}

std::vector<BlockPoint> BlockMesher::refine() {
  std::vector<BlockPoint> rim;
  for (;;) {
    insertFurthest();
    const auto wanted = proveChanged(rim);
    if (wanted.empty()) return rim;
    for (const Wanted& one : wanted)
      if (!isPoint(one.point)) insert(one.point, mesh_.find(one.point, one.near));
  }
}

}  // namespace scarp
