#include "core/mesh/TerrainMesh.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/mesh/BlockMesher.h"
#include "core/mesh/TriangleError.h"

namespace scarp {

namespace {

/// What one part of a mesh says.
class PartMeasure {
 public:
  PartMeasure(const MeshPart& part, const HeightRaster& heights)
      : part_(part), ground_(heights, part.samples), heights_(ground_.window()) {}

  MeshError of(const TerrainMesh& mesh) {
    std::int64_t doubled = 0;
    for (std::size_t t = part_.first; t < part_.first + part_.count; ++t) {
      const auto& [i, j, k] = mesh.triangles[t];
      // Clockwise as seen from above, which is positive in samples.
      const MeshCorner a = corner(mesh.points[i]), b = corner(mesh.points[k]), c = corner(mesh.points[j]);
      const std::int64_t area = doubledArea(a, b, c);
      if (area <= 0 || !onGround(a, b, c)) {
        error_.coversGround = false;
        continue;
      }
      doubled += area;
      forSampleErrors(heights_, a, b, c, [&](int x, int y, double error) { take(error, x, y); });
      // Each edge that lies within the ground is one of two triangles, once in either sense.
      if (i < k) edge(a, b);
      if (k < j) edge(b, c);
      if (j < i) edge(c, a);
    }
    if (doubled != 2 * ground_.groundCells()) error_.coversGround = false;
    // What the arithmetic may have lost: some units in the last place of what was added up.
    error_.largest += 64.0 * 0x1p-53 * highest_;
    error_.column += part_.samples.column0;
    error_.row += part_.samples.row0;
    return error_;
  }

 private:
  MeshCorner corner(const MeshPoint& p) {
    EXPECTS(part_.samples.contains(p.column, p.row));
    const MeshCorner made = ground_.corner({p.column - part_.samples.column0, p.row - part_.samples.row0});
    highest_ = std::max(highest_, std::abs(made.height));
    return made;
  }

  void take(double error, double x, double y) {
    // A distance that is no number lies over a hole.
    if (std::isnan(error)) error_.coversGround = false;
    if (!(error > error_.largest)) return;
    error_.largest = error;
    error_.column = x;
    error_.row = y;
  }

  void edge(const MeshCorner& a, const MeshCorner& b) {
    forCrossings(a, b, [&](const EdgeCrossing& at) {
      take(crossingError(heights_, a, b, at), at.x0 + (at.x1 - at.x0) * at.share,
           at.y0 + (at.y1 - at.y0) * at.share);
    });
  }

  /// Whether every cell that the triangle reaches into is ground.
  [[nodiscard]] bool onGround(const MeshCorner& a, const MeshCorner& b, const MeshCorner& c) const {
    if (ground_.allGround()) return true;
    bool first = true, all = true;
    int y0 = 0, left = 0, right = 0;
    forOutline(a, b, c, [&](int y, int xLeft, int xRight) {
      if (!first)
        for (int x = std::min(left, xLeft); x < std::max(right, xRight) && all; ++x)
          all = ground_.ground(x, y0);
      first = false;
      y0 = y, left = xLeft, right = xRight;
    });
    return all;
  }

  /// body(y, left, right): how far the triangle reaches on each row's line, rounded outwards to whole
  /// columns.
  template <class Body>
  static void forOutline(const MeshCorner& a, const MeshCorner& b, const MeshCorner& c, Body&& body) {
    const int top = std::min({a.y, b.y, c.y}), bottom = std::max({a.y, b.y, c.y});
    for (int y = top; y <= bottom; ++y) {
      double low = 1e9, high = -1e9;
      const auto side = [&](const MeshCorner& p, const MeshCorner& q) {
        if (std::min(p.y, q.y) > y || std::max(p.y, q.y) < y) return;
        if (p.y == q.y) {
          low = std::min<double>(low, std::min(p.x, q.x));
          high = std::max<double>(high, std::max(p.x, q.x));
          return;
        }
        // A quotient of whole numbers of some thousand is whole only where it comes out so.
        const double x = p.x + static_cast<double>(std::int64_t{q.x - p.x} * (y - p.y)) / (q.y - p.y);
        low = std::min(low, x);
        high = std::max(high, x);
      };
      side(a, b);
      side(b, c);
      side(c, a);
      body(y, static_cast<int>(std::floor(low)), static_cast<int>(std::ceil(high)));
    }
  }

  const MeshPart& part_;
  BlockGround ground_;
  HeightWindow heights_;
  MeshError error_;
  double highest_ = 0.0;
};

using Triangle = std::array<std::uint32_t, 3>;
using Edge = std::pair<std::uint32_t, std::uint32_t>;

/// The edges that have one triangle, in its sense. They run along grid lines, as ground begins and ends
/// there.
std::vector<Edge> rimOf(const std::vector<MeshPoint>& points, const std::vector<Triangle>& triangles) {
  std::vector<Edge> along;
  for (const Triangle& t : triangles)
    for (std::size_t k = 0; k < 3; ++k) {
      const std::uint32_t a = t[k], b = t[(k + 1) % 3];
      if (points[a].column == points[b].column || points[a].row == points[b].row) along.emplace_back(a, b);
    }
  std::ranges::sort(along);
  std::vector<Edge> rim;
  for (const Edge& edge : along)
    if (!std::ranges::binary_search(along, Edge{edge.second, edge.first})) rim.push_back(edge);
  return rim;
}

/// Vertices at which several rims meet, and the triangles around them.
std::map<std::uint32_t, std::vector<std::size_t>> pinches(const std::vector<Edge>& rim,
                                                          const std::vector<Triangle>& triangles) {
  std::map<std::uint32_t, std::vector<std::size_t>> around;
  for (std::size_t i = 1; i < rim.size(); ++i)
    if (rim[i].first == rim[i - 1].first) around.try_emplace(rim[i].first);
  if (around.empty()) return around;
  for (std::size_t t = 0; t < triangles.size(); ++t)
    for (const std::uint32_t corner : triangles[t])
      if (const auto found = around.find(corner); found != around.end()) found->second.push_back(t);
  return around;
}

/// How far vertices are moved into their own ground, in cells: (column, row).
using Shifts = std::map<std::uint32_t, std::array<double, 2>>;

/// A way into a run of triangles around a vertex that turns none of them over.
std::array<double, 2> inwards(const std::vector<MeshPoint>& points, const std::vector<Triangle>& triangles,
                              const std::vector<std::size_t>& run, std::uint32_t vertex) {
  constexpr double kMostMoved = 0.01, kOfNearest = 0.25;
  const MeshPoint p = points[vertex];
  double x = 0.0, y = 0.0, nearest = kMostMoved / kOfNearest;
  for (const std::size_t t : run) {
    const auto k = static_cast<std::size_t>(std::ranges::find(triangles[t], vertex) - triangles[t].begin());
    const MeshPoint a = points[triangles[t][(k + 1) % 3]], b = points[triangles[t][(k + 2) % 3]];
    for (const MeshPoint& q : {a, b}) {
      const double length = std::hypot(q.column - p.column, q.row - p.row);
      x += (q.column - p.column) / length;
      y += (q.row - p.row) / length;
    }
    const double twice = std::abs(double(a.column - p.column) * (b.row - p.row) -
                                  double(a.row - p.row) * (b.column - p.column));
    nearest = std::min(nearest, twice / std::hypot(b.column - a.column, b.row - a.row));
  }
  const double length = std::hypot(x, y);
  if (!(length > 0.0)) return {0.0, 0.0};
  return {kOfNearest * nearest * x / length, kOfNearest * nearest * y / length};
}

/// Gives each run of triangles around a vertex where rims meet a vertex of its own.
Shifts separate(std::vector<MeshPoint>& points, std::vector<Triangle>& triangles) {
  Shifts shifts;
  const std::vector<Edge> rim = rimOf(points, triangles);
  const auto all = pinches(rim, triangles);
  if (all.empty()) return shifts;
  const std::vector<Triangle> before = triangles;
  for (const auto& [vertex, around] : all) {
    const auto cornerOf = [&, v = vertex](std::size_t t) {
      return static_cast<std::size_t>(std::ranges::find(before[t], v) - before[t].begin());
    };
    const auto first = std::ranges::lower_bound(rim, vertex, {}, &Edge::first);
    bool own = true;
    for (auto edge = first; edge != rim.end() && edge->first == vertex; ++edge, own = false) {
      // From the rim's edge round the vertex, counterclockwise.
      std::vector<std::size_t> run;
      std::uint32_t next = edge->second;
      for (bool found = true; found;) {
        found = false;
        for (const std::size_t t : around) {
          const std::size_t k = cornerOf(t);
          if (before[t][(k + 1) % 3] != next) continue;
          run.push_back(t);
          next = before[t][(k + 2) % 3];
          found = true;
          break;
        }
      }
      const auto shift = inwards(points, before, run, vertex);
      if (own) {
        shifts[vertex] = shift;
        continue;
      }
      const auto copy = static_cast<std::uint32_t>(points.size());
      points.push_back(MeshPoint(points[vertex]));
      shifts[copy] = shift;
      for (const std::size_t t : run) triangles[t][cornerOf(t)] = copy;
    }
  }
  return shifts;
}

}  // namespace

void MeshError::include(const MeshError& other) {
  if (other.largest > largest) largest = other.largest, column = other.column, row = other.row;
  coversGround = coversGround && other.coversGround;
}

std::optional<MeshError> measure(const TerrainMesh& mesh, const HeightRaster& heights,
                                 const Progress& progress) {
  std::vector<MeshError> parts(mesh.parts.size());
  if (!parts.empty() && !parallelFor(parts.size(), progress, [&](std::size_t i) {
        parts[i] = PartMeasure(mesh.parts[i], heights).of(mesh);
      }))
    return std::nullopt;
  MeshError all;
  for (const MeshError& part : parts) all.include(part);
  std::int64_t cells = 0;
  for (const MeshPart& part : mesh.parts)
    cells += std::int64_t{part.samples.width() - 1} * (part.samples.height() - 1);
  if (cells != std::int64_t{mesh.samples.width() - 1} * (mesh.samples.height() - 1)) all.coversGround = false;
  return all;
}

PlacedMesh placed(const TerrainMesh& mesh, const Terrain& terrain) {
  PlacedMesh made{{}, mesh.triangles};
  made.places.reserve(mesh.points.size());
  for (const MeshPoint& p : mesh.points)
    made.places.push_back({terrain.frame.x(p.column), terrain.frame.y(p.row),
                           static_cast<double>(terrain.heights.at(p.column, p.row))});
  return made;
}

PlacedMesh solidOf(const TerrainMesh& mesh, const Terrain& terrain, const SolidShape& shape) {
  std::vector<MeshPoint> points = mesh.points;
  PlacedMesh made{{}, mesh.triangles};
  const Shifts shifts = separate(points, made.triangles);
  const std::vector<Edge> rim = rimOf(points, made.triangles);
  const auto top = static_cast<std::uint32_t>(points.size());
  made.places.resize(2 * points.size());
  for (std::size_t i = 0; i < points.size(); ++i) {
    const MeshPoint& p = points[i];
    const double x = terrain.frame.x(p.column) * shape.scale, y = terrain.frame.y(p.row) * shape.scale,
                 height = terrain.heights.at(p.column, p.row);
    made.places[i] = {x, y, shape.base + (height - shape.floor) * shape.scale * shape.exaggeration};
    made.places[top + i] = {x, y, 0.0};
  }
  for (const auto& [vertex, shift] : shifts) {
    const double x = shift[0] * terrain.frame.dx * shape.scale,
                 y = -shift[1] * terrain.frame.dy * shape.scale;
    for (const std::size_t i : {std::size_t{vertex}, std::size_t{top + vertex}}) {
      made.places[i][0] += x;
      made.places[i][1] += y;
    }
    made.moved = std::max(made.moved, std::hypot(x, y));
  }
  const std::size_t above = made.triangles.size();
  made.triangles.reserve(2 * (above + rim.size()));
  for (std::size_t t = 0; t < above; ++t) {
    const auto [a, b, c] = made.triangles[t];
    made.triangles.push_back({top + a, top + c, top + b});
  }
  for (const auto& [a, b] : rim) {
    made.triangles.push_back({b, a, top + a});
    made.triangles.push_back({b, top + a, top + b});
  }
  return made;
}

std::size_t solidTriangles(const TerrainMesh& mesh) {
  return 2 * (mesh.triangles.size() + rimOf(mesh.points, mesh.triangles).size());
}

}  // namespace scarp
