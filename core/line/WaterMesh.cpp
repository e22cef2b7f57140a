#include "core/line/WaterMesh.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>
#include <utility>

#include "core/base/Parallel.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

constexpr int kLargestLeaf = 64;  ///< Cells along a side of what is joined.
constexpr int kStripParts = 4;  ///< Of a piece of a narrow bed, so that the ground does not stand out of it.
constexpr float kDepthPart = 0.05F;   ///< Of a depth that joined cells may be off it…
constexpr float kDepthLeast = 0.05F;  ///< …and metres of it that always may.
constexpr std::uint32_t kNoVertex = std::numeric_limits<std::uint32_t>::max();

/// Makes the mesh of a rectangle of samples with their levels.
class WaterTriangles {
 public:
  WaterTriangles(const GridRect& samples, const GridRect& all, std::span<const float> ground,
                 std::span<const float> levels, WaterMesh& mesh)
      : width_(samples.width()),
        height_(samples.height()),
        ground_(ground),
        levels_(levels),
        mesh_(mesh),
        used_(ground.size(), 0),
        joined_(ground.size(), 0),
        vertices_(ground.size(), kNoVertex),
        crossings_(3 * ground.size(), kNoVertex) {
    // Neighbouring tiles do not know how this one is joined.
    inner_ = {samples.column0 > all.column0 ? 1 : 0, samples.row0 > all.row0 ? 1 : 0,
              samples.column1 < all.column1 ? width_ - 1 : width_,
              samples.row1 < all.row1 ? height_ - 1 : height_};
  }

  void make() {
    for (int row = 0; row + 1 < height_; row += kLargestLeaf)
      for (int column = 0; column + 1 < width_; column += kLargestLeaf) join(column, row, kLargestLeaf);
    for (int row = 0; row + 1 < height_; ++row)
      for (int column = 0; column + 1 < width_; ++column)
        if (joined_[at(column, row)] == 0) useCell(column, row);
    for (const Leaf& leaf : leaves_) addLeaf(leaf);
    for (int row = 0; row + 1 < height_; ++row)
      for (int column = 0; column + 1 < width_; ++column)
        if (joined_[at(column, row)] == 0) addCell(column, row);
  }

 private:
  struct Leaf {
    int column, row, size;
  };
  struct Sample {
    int column, row;
  };

  [[nodiscard]] std::size_t at(int column, int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(width_) +
           static_cast<std::size_t>(column);
  }
  [[nodiscard]] float depth(std::size_t i) const { return levels_[i] - ground_[i]; }
  [[nodiscard]] bool wet(std::size_t i) const { return depth(i) > 0.0F; }

  /// Joins the cells of a square where they may be, or else those of its quarters.
  void join(int column, int row, int size) {
    if (size == 1 || column + 1 >= width_ || row + 1 >= height_) return;
    if (column + size < width_ && row + size < height_ && mayJoin(column, row, size)) {
      leaves_.push_back({column, row, size});
      for (int r = row; r < row + size; ++r)
        std::fill_n(joined_.begin() + static_cast<std::ptrdiff_t>(at(column, r)), size, std::uint8_t{1});
      for (const auto& [c, r] : {Sample{column, row}, Sample{column + size, row}, Sample{column, row + size},
                                 Sample{column + size, row + size}})
        used_[at(c, r)] = 1;
      return;
    }
    const int half = size / 2;
    for (const auto& [c, r] : {Sample{column, row}, Sample{column + half, row}, Sample{column, row + half},
                               Sample{column + half, row + half}})
      join(c, r, half);
  }

  /// Whether four triangles about the middle are near enough to all samples.
  [[nodiscard]] bool mayJoin(int column, int row, int size) const {
    const int half = size / 2;
    const std::size_t corners[4] = {at(column, row), at(column + size, row), at(column + size, row + size),
                                    at(column, row + size)};
    const std::size_t middle = at(column + half, row + half);
    if (!wet(middle) || !std::ranges::all_of(corners, [this](std::size_t i) { return wet(i); })) return false;
    for (int r = -half; r <= half; ++r)
      for (int c = -half; c <= half; ++c) {
        const std::size_t i = at(column + half + c, row + half + r);
        if (!wet(i)) return false;
        // In the triangle of the nearest side: how far out, and where along the side.
        const int out = std::max(std::abs(c), std::abs(r));
        const bool upright = std::abs(c) > std::abs(r);
        const std::size_t first =
                              upright ? (c > 0 ? corners[1] : corners[0]) : (r > 0 ? corners[3] : corners[0]),
                          second =
                              upright ? (c > 0 ? corners[2] : corners[3]) : (r > 0 ? corners[2] : corners[1]);
        const float share = static_cast<float>(out) / static_cast<float>(half);
        const int across = upright ? r : c;
        const float along =
            out > 0 ? 0.5F + 0.5F * static_cast<float>(across) / static_cast<float>(out) : 0.5F;
        const auto between = [&](float a, float b, float m) { return m + share * (a + along * (b - a) - m); };
        const float level = between(levels_[first], levels_[second], levels_[middle]);
        const float deep = between(depth(first), depth(second), depth(middle));
        if (std::abs(level - levels_[i]) > static_cast<float>(kWaterTolerance) ||
            std::abs(deep - depth(i)) > std::max(kDepthLeast, kDepthPart * depth(i)))
          return false;
      }
    return true;
  }

  void useCell(int column, int row) {
    for (const auto& [c, r] :
         {Sample{column, row}, Sample{column + 1, row}, Sample{column, row + 1}, Sample{column + 1, row + 1}})
      used_[at(c, r)] = 1;
  }

  std::uint32_t vertex(int column, int row) {
    const std::size_t i = at(column, row);
    if (vertices_[i] == kNoVertex)
      vertices_[i] = add({static_cast<float>(column), static_cast<float>(row), levels_[i], depth(i)});
    return vertices_[i];
  }
  std::uint32_t add(const WaterVertex& vertex) {
    mesh_.vertices.push_back(vertex);
    return static_cast<std::uint32_t>(mesh_.vertices.size() - 1);
  }

  /// Where the shore crosses from a wet sample to a dry one, on the ground.
  std::uint32_t crossing(const Sample& wet, const Sample& dry) {
    const Sample& first = wet.row < dry.row || (wet.row == dry.row && wet.column < dry.column) ? wet : dry;
    const std::size_t way = wet.row == dry.row ? 0 : wet.column == dry.column ? 1 : 2;
    std::uint32_t& known = crossings_[3 * at(first.column, first.row) + way];
    if (known != kNoVertex) return known;
    const std::size_t w = at(wet.column, wet.row), d = at(dry.column, dry.row);
    const float deep = depth(w);
    // Where there is no level the water's own; where that does not meet the ground, half way.
    const float dryness = (std::isnan(levels_[d]) ? levels_[w] : levels_[d]) - ground_[d];
    const float share = dryness <= 0.0F ? deep / (deep - dryness) : 0.5F;
    const auto between = [share](float a, float b) { return a + share * (b - a); };
    known = add({between(static_cast<float>(wet.column), static_cast<float>(dry.column)),
                 between(static_cast<float>(wet.row), static_cast<float>(dry.row)),
                 between(ground_[w], ground_[d]), 0.0F});
    return known;
  }

  /// A triangle of the ground, its corners counterclockwise from above: what of it is under water.
  void addTriangle(const std::array<Sample, 3>& corners) {
    std::array<std::uint32_t, 4> shape{};
    std::size_t count = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      const Sample &here = corners[i], &next = corners[(i + 1) % 3];
      const bool wetHere = wet(at(here.column, here.row)), wetNext = wet(at(next.column, next.row));
      if (wetHere) shape[count++] = vertex(here.column, here.row);
      if (wetHere != wetNext) shape[count++] = wetHere ? crossing(here, next) : crossing(next, here);
    }
    for (std::size_t i = 2; i < count; ++i) mesh_.triangles.push_back({shape[0], shape[i - 1], shape[i]});
  }

  void addCell(int column, int row) {
    const Sample a{column, row}, b{column + 1, row}, c{column, row + 1}, d{column + 1, row + 1};
    bool any = false;
    for (const auto& [co, ro] : {a, b, c, d}) {
      if (std::isnan(ground_[at(co, ro)])) return;
      any = any || wet(at(co, ro));
    }
    if (!any) return;
    addTriangle({a, d, b});
    addTriangle({a, c, d});
  }

  /// A fan about the middle to all corners that others have on the border.
  void addLeaf(const Leaf& leaf) {
    const auto& [column, row, size] = leaf;
    std::vector<std::uint32_t> border;
    const auto walk = [&](int c, int r, int dc, int dr) {
      for (int k = 0; k < size; ++k, c += dc, r += dr)
        if (used_[at(c, r)] != 0 || !inner_.contains(c, r)) border.push_back(vertex(c, r));
    };
    walk(column, row, 0, 1);
    walk(column, row + size, 1, 0);
    walk(column + size, row + size, 0, -1);
    walk(column + size, row, -1, 0);
    const std::uint32_t middle = vertex(column + size / 2, row + size / 2);
    for (std::size_t i = 0; i < border.size(); ++i)
      mesh_.triangles.push_back({middle, border[i], border[(i + 1) % border.size()]});
  }

  int width_, height_;
  std::span<const float> ground_, levels_;
  WaterMesh& mesh_;
  GridRect inner_;
  std::vector<std::uint8_t> used_, joined_;  ///< Corners of triangles; cells of leaves.
  std::vector<std::uint32_t> vertices_, crossings_;
  std::vector<Leaf> leaves_;
};

/// Strips of narrow beds whose pieces begin over some cells.
void addStrips(const LineWater& water, const HeightRaster& ground, const GridFrame& frame,
               const GridRect& cells, WaterMesh& mesh) {
  const LineDesign& design = *water.design;
  const auto side = [](const Vec2& way) -> Vec2 {
    const double length = way.norm();
    return length > 0.0 ? Vec2(-way.y() / length, way.x() / length) : Vec2(Vec2::Zero());
  };
  // Beds that follow each other share their corners.
  const auto across = [&](std::size_t i, bool end) -> Vec2 {
    const LineBed& bed = design.beds[i];
    Vec2 way = bed.middle.b - bed.middle.a;
    const bool more = end ? i + 1 < design.beds.size() : i > 0;
    if (more) {
      const LineEdge& other = design.beds[end ? i + 1 : i - 1].middle;
      if ((end ? other.a : other.b) == (end ? bed.middle.b : bed.middle.a)) way += other.b - other.a;
    }
    return side(way) * (end ? bed.hb : bed.ha);
  };
  const auto corner = [&](const Vec2& place, double level, double bed) {
    const double column = frame.column(place.x()), row = frame.row(place.y());
    const double height = heightAt(ground, column, row);
    if (std::isnan(height)) return kNoVertex;
    mesh.vertices.push_back({static_cast<float>(column - cells.column0), static_cast<float>(row - cells.row0),
                             static_cast<float>(std::max(level, height)),
                             static_cast<float>(std::max(level - bed, 0.0))});
    return static_cast<std::uint32_t>(mesh.vertices.size() - 1);
  };
  for (const pieces::PieceRun& run : water.runs)
    for (std::size_t i = run.begin; i < run.end; ++i) {
      const LineBed& bed = design.beds[i];
      if (!LineWater::isStrip(bed, frame)) continue;
      const double column = std::floor(frame.column(bed.middle.a.x())),
                   row = std::floor(frame.row(bed.middle.a.y()));
      if (column < cells.column0 || column >= cells.column1 || row < cells.row0 || row >= cells.row1)
        continue;
      const Vec2 from = across(i, false), to = across(i, true);
      std::uint32_t left = kNoVertex, right = kNoVertex;
      for (int part = 0; part <= kStripParts; ++part) {
        const double share = static_cast<double>(part) / kStripParts;
        const Vec2 middle = bed.middle.a + share * (bed.middle.b - bed.middle.a),
                   out = from + share * (to - from);
        const double level = water.levelAt(i, share),
                     deep = bed.middle.za + share * (bed.middle.zb - bed.middle.za);
        const std::uint32_t a = left, b = right;
        left = corner(middle + out, level, deep);
        right = corner(middle - out, level, deep);
        if (part == 0 || std::max({a, b, left, right}) == kNoVertex) continue;
        mesh.triangles.push_back({a, b, right});
        mesh.triangles.push_back({a, right, left});
      }
    }
}

}  // namespace

Box WaterMesh::box(const GridFrame& frame) const {
  Box box{place(vertices.front(), frame), place(vertices.front(), frame)};
  for (const WaterVertex& vertex : vertices) {
    const Vec3 at = place(vertex, frame);
    box.min = box.min.cwiseMin(at);
    box.max = box.max.cwiseMax(at);
  }
  return box;
}

WaterMesh waterMesh(const WaterField& field, const HeightRaster& ground, int slot) {
  const GridRect tile = ground.tileRect(slot), all = ground.rect();
  const GridRect samples =
      GridRect{tile.column0, tile.row0, tile.column1 + 1, tile.row1 + 1}.intersected(all);
  WaterMesh mesh;
  mesh.column = tile.column0;
  mesh.row = tile.row0;
  std::vector<float> heights(static_cast<std::size_t>(samples.area())), levels(heights.size());
  ground.read(samples, heights);
  field.evaluate(samples, heights, levels);
  if (!std::ranges::all_of(levels, [](float level) { return std::isnan(level); }))
    WaterTriangles(samples, all, heights, levels, mesh).make();
  for (const auto& water : field.waters())
    if (!water->levels.empty() && !water->touched.intersected(samples).empty())
      addStrips(*water, ground, field.frame(), tile, mesh);
  return mesh;
}

std::vector<std::shared_ptr<const WaterMesh>> waterMeshes(const WaterField& field, const HeightRaster& ground,
                                                          const std::vector<int>& slots) {
  std::vector<std::shared_ptr<const WaterMesh>> meshes(slots.size());
  parallelFor(slots.size(), [&](std::size_t i) {
    if (WaterMesh mesh = waterMesh(field, ground, slots[i]); !mesh.empty())
      meshes[i] = std::make_shared<const WaterMesh>(std::move(mesh));
  });
  return meshes;
}

}  // namespace scarp
