#include "tests/bench/MeshBenchPeers.h"

#include <chrono>
#include <numeric>

#include "core/mesh/TerrainMesh.h"
#include "core/mesh/TriangleError.h"

#ifdef SCARP_BENCH_MESHOPTIMIZER
#include <meshoptimizer.h>
#endif

namespace scarp {

namespace {

/// Parts that are small enough to be measured side by side: each triangle to the block of its first corner.
TerrainMesh wholeMesh(const GridRect& samples, std::vector<MeshPoint> points,
                      std::vector<std::array<std::uint32_t, 3>> triangles) {
  TerrainMesh mesh{samples, std::move(points), std::move(triangles), {}};
  mesh.parts = {{samples, 0, mesh.triangles.size()}};
  return mesh;
}

}  // namespace

PlainGreedy::PlainGreedy(const Terrain& terrain)
    : samples_(terrain.frame.samples()),
      heights_(planeOf(terrain.heights)),
      mesh_(terrain.frame.columns - 1, terrain.frame.rows - 1) {
  touched_ = {0, 1};
  scanTouched();
}

void PlainGreedy::scanTouched() {
  versions_.resize(mesh_.triangles());
  std::ranges::sort(touched_);
  const auto repeated = std::ranges::unique(touched_);
  touched_.erase(repeated.begin(), repeated.end());
  const HeightWindow heights{heights_.values.data(), heights_.width()};
  const auto corner = [&](std::uint32_t e) {
    const BlockPoint p = mesh_.at(e);
    return MeshCorner{p.x, p.y, heights.at(p.x, p.y)};
  };
  for (const std::uint32_t t : touched_) {
    // One cell more on all sides, so that the samples of the rim count.
    const MeshCorner a = corner(3 * t), b = corner(3 * t + 1), c = corner(3 * t + 2);
    const HeightWindow shifted{heights.samples - heights.stride - 1, heights.stride};
    const auto moved = [](MeshCorner p) { return MeshCorner{p.x + 1, p.y + 1, p.height}; };
    const FurthestSample furthest =
        furthestSample(shifted, moved(a), moved(b), moved(c), mesh_.width() + 2, mesh_.height() + 2);
    ++versions_[t];
    if (furthest.error > 0.0F) heap_.push({furthest.error, t, versions_[t], furthest.x - 1, furthest.y - 1});
  }
  touched_.clear();
}

void PlainGreedy::refine(double tolerance) {
  while (!heap_.empty() && heap_.top().error > tolerance) {
    const Candidate top = heap_.top();
    heap_.pop();
    if (versions_[top.triangle] != top.version) continue;
    bool corner = false;
    for (std::uint32_t e = 3 * top.triangle; e < 3 * top.triangle + 3; ++e)
      corner = corner || mesh_.at(e) == BlockPoint{top.x, top.y};
    if (corner) continue;
    mesh_.insert({top.x, top.y}, top.triangle, touched_);
    scanTouched();
  }
}

TerrainMesh PlainGreedy::mesh() const {
  std::vector<MeshPoint> points;
  for (const BlockPoint& p : mesh_.points()) points.push_back({p.x, p.y});
  std::vector<std::array<std::uint32_t, 3>> triangles;
  for (std::uint32_t t = 0; t < mesh_.triangles(); ++t)
    triangles.push_back({mesh_.corner(3 * t), mesh_.corner(3 * t + 2), mesh_.corner(3 * t + 1)});
  return wholeMesh(samples_, std::move(points), std::move(triangles));
}

RightTriangles::RightTriangles(const Terrain& terrain)
    : side_(static_cast<std::size_t>(terrain.frame.columns)),
      heights_(planeOf(terrain.heights)),
      errors_(side_ * side_, 0.0F) {
  const int last = static_cast<int>(side_) - 1;
  for (int s = 1; 2 * s <= last; s *= 2) {
    // Middles of the squares' sides, then middles of the squares, whose sides are 2 s.
    for (int y = 0; y <= last; y += s)
      for (int x = y / s % 2 == 0 ? s : 0; x <= last; x += 2 * s)
        if (y / s % 2 == 0)
          raise(x, y, s, 0, s / 2, s / 2, s > 1);
        else
          raise(x, y, 0, s, s / 2, s / 2, s > 1);
    for (int y = s; y <= last; y += 2 * s)
      for (int x = s; x <= last; x += 2 * s) {
        const bool main = (x / (2 * s) + y / (2 * s)) % 2 == 0;
        raise(x, y, s, main ? s : -s, s, 0, true);
      }
  }
}

/// The error of a vertex in the middle of (x − dx, y − dy) and (x + dx, y + dy), and those of the four below
/// it.
void RightTriangles::raise(int x, int y, int dx, int dy, int childX, int childY, bool hasChildren) {
  const int last = static_cast<int>(side_) - 1;
  const auto at = [&](int c, int r) { return heights_.values[heights_.at(c, r)]; };
  float most = std::abs(at(x, y) - 0.5F * (at(x - dx, y - dy) + at(x + dx, y + dy)));
  const auto child = [&](int c, int r) {
    if (c >= 0 && r >= 0 && c <= last && r <= last) most = std::max(most, error(c, r));
  };
  if (hasChildren) {
    child(x - childX, y - childY);
    child(x + childX, y + childY);
    // Turned by a right angle.
    child(x + childY, y - childX);
    child(x - childY, y + childX);
  }
  error(x, y) = most;
}

TerrainMesh RightTriangles::mesh(double tolerance) const {
  std::vector<std::uint32_t> numbers(errors_.size(), BlockTriangulation::kNone);
  std::vector<MeshPoint> points;
  std::vector<std::array<std::uint32_t, 3>> triangles;
  const auto number = [&](MeshPoint p) {
    std::uint32_t& n = numbers[static_cast<std::size_t>(p.row) * side_ + static_cast<std::size_t>(p.column)];
    if (n == BlockTriangulation::kNone) {
      n = static_cast<std::uint32_t>(points.size());
      points.push_back(p);
    }
    return n;
  };
  const int last = static_cast<int>(side_) - 1;
  // The longest side from a to b; counterclockwise from above.
  std::vector<std::array<MeshPoint, 3>> open{{MeshPoint{0, 0}, {last, last}, {last, 0}},
                                             {MeshPoint{last, last}, {0, 0}, {0, last}}};
  while (!open.empty()) {
    const auto [a, b, c] = open.back();
    open.pop_back();
    const MeshPoint m{(a.column + b.column) / 2, (a.row + b.row) / 2};
    const bool whole = std::abs(a.column - c.column) + std::abs(a.row - c.row) > 1 ||
                       std::abs(a.column - b.column) + std::abs(a.row - b.row) > 2;
    if (whole &&
        errors_[static_cast<std::size_t>(m.row) * side_ + static_cast<std::size_t>(m.column)] > tolerance) {
      open.push_back({c, a, m});
      open.push_back({b, c, m});
    } else {
      triangles.push_back({number(a), number(b), number(c)});
    }
  }
  TerrainMesh made = wholeMesh({0, 0, last + 1, last + 1}, std::move(points), std::move(triangles));
  return made;
}

std::optional<Simplified> simplifiedTo([[maybe_unused]] const Terrain& terrain,
                                       [[maybe_unused]] double tolerance, [[maybe_unused]] int tries) {
#ifdef SCARP_BENCH_MESHOPTIMIZER
  const GridFrame& frame = terrain.frame;
  std::vector<MeshPoint> points;
  std::vector<std::array<float, 3>> places;
  for (int r = 0; r < frame.rows; ++r)
    for (int c = 0; c < frame.columns; ++c) {
      points.push_back({c, r});
      places.push_back(
          {static_cast<float>(frame.x(c)), static_cast<float>(frame.y(r)), terrain.heights.at(c, r)});
    }
  std::vector<std::uint32_t> indices, out;
  for (int r = 0; r + 1 < frame.rows; ++r)
    for (int c = 0; c + 1 < frame.columns; ++c) {
      const auto a = static_cast<std::uint32_t>(r * frame.columns + c);
      const auto below = a + static_cast<std::uint32_t>(frame.columns);
      indices.insert(indices.end(), {a, below + 1, a + 1, a, below, below + 1});
    }
  out.resize(indices.size());
  // Its error is a mean distance to planes, as a share of the mesh's extent: the greatest is larger.
  double target = tolerance / meshopt_simplifyScale(places[0].data(), places.size(), 12);
  std::optional<Simplified> last;
  for (int attempt = 0; attempt < tries && !(last && last->error <= tolerance); ++attempt, target *= 0.5) {
    const auto start = std::chrono::steady_clock::now();
    const std::size_t count =
        meshopt_simplify(out.data(), indices.data(), indices.size(), places[0].data(), places.size(), 12, 0,
                         static_cast<float>(target), meshopt_SimplifyLockBorder, nullptr);
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    std::vector<std::array<std::uint32_t, 3>> triangles(count / 3);
    for (std::size_t t = 0; t < triangles.size(); ++t)
      triangles[t] = {out[3 * t], out[3 * t + 1], out[3 * t + 2]};
    const double error =
        measure(wholeMesh(frame.samples(), points, std::move(triangles)), terrain.heights)->largest;
    last = Simplified{count / 3, seconds, error};
  }
  return last;
#else
  return std::nullopt;
#endif
}

}  // namespace scarp
