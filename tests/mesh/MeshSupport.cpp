#include "tests/mesh/MeshSupport.h"

#include <map>

#include "core/terrain/Surface.h"
#include "tests/support/Terrains.h"

namespace scarp::test {

namespace {

struct Place {
  double x, y;
};

double side(const Place& a, const Place& b, const Place& p) {
  return (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
}

/// What two convex polygons share; `by` runs so that its inside is where side() is positive.
std::vector<Place> shared(std::vector<Place> what, const std::vector<Place>& by) {
  for (std::size_t i = 0; i < by.size(); ++i) {
    const Place &a = by[i], &b = by[(i + 1) % by.size()];
    std::vector<Place> left;
    for (std::size_t k = 0; k < what.size(); ++k) {
      const Place &p = what[k], &q = what[(k + 1) % what.size()];
      const double sp = side(a, b, p), sq = side(a, b, q);
      if (sp >= 0.0) left.push_back(p);
      if ((sp > 0.0 && sq < 0.0) || (sp < 0.0 && sq > 0.0)) {
        const double t = sp / (sp - sq);
        left.push_back({p.x + t * (q.x - p.x), p.y + t * (q.y - p.y)});
      }
    }
    what = std::move(left);
  }
  return what;
}

bool isGround(const HeightRaster& heights, int column, int row) {
  return !cellHeights(heights, column, row).hole();
}

}  // namespace

double overlayError(const TerrainMesh& mesh, const HeightRaster& heights) {
  double worst = 0.0;
  for (const auto& t : mesh.triangles) {
    const std::array<MeshPoint, 3> p{mesh.points[t[0]], mesh.points[t[2]], mesh.points[t[1]]};
    std::vector<Place> triangle;
    for (const MeshPoint& one : p) triangle.push_back({double(one.column), double(one.row)});
    std::array<double, 3> h{};
    for (std::size_t k = 0; k < 3; ++k) h[k] = heights.at(p[k].column, p[k].row);
    const double area = side(triangle[0], triangle[1], triangle[2]);
    const auto onMesh = [&](const Place& at) {
      return (h[0] * side(triangle[1], triangle[2], at) + h[1] * side(triangle[2], triangle[0], at) +
              h[2] * side(triangle[0], triangle[1], at)) /
             area;
    };
    const auto [left, right] = std::minmax({p[0].column, p[1].column, p[2].column});
    const auto [top, bottom] = std::minmax({p[0].row, p[1].row, p[2].row});
    for (int r = top; r < bottom; ++r)
      for (int c = left; c < right; ++c) {
        const CellHeights cell = cellHeights(heights, c, r);
        const Place a{double(c), double(r)}, b{c + 1.0, double(r)}, d{c + 1.0, r + 1.0},
            e{double(c), r + 1.0};
        for (const std::vector<Place>& half : {std::vector<Place>{a, b, d}, std::vector<Place>{a, d, e}})
          for (const Place& at : shared(half, triangle))
            worst = std::max(worst, std::abs(onMesh(at) - cell.at(at.x - c, at.y - r)));
      }
  }
  return worst;
}

void expectCoversGround(const TerrainMesh& mesh, const HeightRaster& heights) {
  std::map<std::pair<std::uint32_t, std::uint32_t>, int> edges;
  std::vector<int> uses(mesh.points.size(), 0);
  long long doubled = 0;
  for (const auto& t : mesh.triangles) {
    const MeshPoint a = mesh.points[t[0]], b = mesh.points[t[1]], c = mesh.points[t[2]];
    // Rows run southward.
    const long long area = -(static_cast<long long>(b.column - a.column) * (c.row - a.row) -
                             static_cast<long long>(b.row - a.row) * (c.column - a.column));
    ASSERT_GT(area, 0);
    doubled += area;
    for (std::size_t k = 0; k < 3; ++k) {
      ++uses[t[k]];
      ASSERT_EQ(++edges[std::pair(t[k], t[(k + 1) % 3])], 1) << "an edge is used once in either sense";
    }
  }
  long long cells = 0;
  for (int r = mesh.samples.row0; r + 1 < mesh.samples.row1; ++r)
    for (int c = mesh.samples.column0; c + 1 < mesh.samples.column1; ++c)
      cells += isGround(heights, c, r) ? 1 : 0;
  EXPECT_EQ(doubled, 2 * cells);
  for (const int n : uses) ASSERT_GT(n, 0) << "no vertex without a triangle";
  std::set<MeshPoint> points(mesh.points.begin(), mesh.points.end());
  EXPECT_EQ(points.size(), mesh.points.size()) << "each sample is one vertex";
  const auto groundWithin = [&](int c, int r) {
    return c >= mesh.samples.column0 && r >= mesh.samples.row0 && c + 1 < mesh.samples.column1 &&
           r + 1 < mesh.samples.row1 && isGround(heights, c, r);
  };
  for (const auto& [edge, n] : edges) {
    if (edges.contains({edge.second, edge.first})) continue;
    const MeshPoint a = mesh.points[edge.first], b = mesh.points[edge.second];
    ASSERT_TRUE(a.column == b.column || a.row == b.row) << "a border runs along grid lines";
    for (int i = 0; i < std::max(std::abs(a.column - b.column), std::abs(a.row - b.row)); ++i) {
      const int c = std::min(a.column, b.column) + (a.row == b.row ? i : 0),
                r = std::min(a.row, b.row) + (a.row == b.row ? 0 : i);
      const bool one = groundWithin(c, r),
                 other = a.row == b.row ? groundWithin(c, r - 1) : groundWithin(c - 1, r);
      ASSERT_NE(one, other) << "between ground and no ground, at " << c << ", " << r;
    }
  }
}

std::vector<std::pair<std::string, Terrain>> meshGrounds() {
  std::vector<std::pair<std::string, Terrain>> all;
  for (NamedTerrain& one : pickingTerrains()) all.emplace_back(one.name, std::move(one.terrain));
  const Terrain fractal = fractalTerrain(70, 61, 1.0, 1.0, 5);
  const auto with = [&](const char* name, const std::function<bool(int, int)>& hole) {
    all.emplace_back(name, makeTerrain(fractal.frame, [&](int c, int r) {
                       return hole(c, r) ? kHole : fractal.heights.at(c, r);
                     }));
  };
  with("a turned border", [](int c, int r) { return 5 * c + r < 60 || 7 * c - r > 420 || r + c / 9 > 56; });
  with("single holes", [](int c, int r) { return (c * 7 + r * 13) % 31 == 0; });
  with("cells that touch at corners",
       [](int c, int r) { return (c % 4 == 0) != (r % 4 == 0) && (c / 4 + r / 4) % 2; });
  with("samples between holes", [](int c, int r) { return c > 20 && c < 50 && (c % 2 == 0 || r % 3 == 0); });
  with("an island", [](int c, int r) { return std::hypot(c - 40, r - 30) > 17.5; });
  all.emplace_back("a wall beside level ground", makeTerrain({41, 37, 1.0, 1.0}, [](int c, int r) {
                     return c == 16 && r % 5 == 0 ? 100.0F : r == 17 && c % 3 == 0 ? 50.0F : 0.0F;
                   }));
  return all;
}

}  // namespace scarp::test
