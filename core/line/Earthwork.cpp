#include "core/line/Earthwork.h"

#include <cmath>
#include <set>
#include <vector>

#include "core/base/Parallel.h"
#include "core/measure/TriangleVolume.h"

namespace scarp {

namespace {

/// The cells whose first corner lies in a tile; the last column and row of samples begin none.
struct CellRows {
  GridRect cells;
  std::vector<float> before, after;

  CellRows(const HeightRaster& one, const HeightRaster& other, const GridRect& tile) {
    const GridRect all = one.rect();
    cells = tile.intersected({0, 0, all.column1 - 1, all.row1 - 1});
    if (cells.empty()) return;
    const GridRect samples{cells.column0, cells.row0, cells.column1 + 1, cells.row1 + 1};
    before.resize(static_cast<std::size_t>(samples.area()));
    after.resize(before.size());
    one.read(samples, before);
    other.read(samples, after);
  }

  /// Calls call(column, row, corner by which the triangle has its place, differences at its corners).
  template <class F>
  void forEach(F&& call) const {
    const auto width = static_cast<std::size_t>(cells.width()) + 1;
    for (int row = cells.row0; row < cells.row1; ++row)
      for (int column = cells.column0; column < cells.column1; ++column) {
        const std::size_t a = static_cast<std::size_t>(row - cells.row0) * width +
                              static_cast<std::size_t>(column - cells.column0);
        const auto over = [this](std::size_t i) { return double(after[i]) - double(before[i]); };
        const double da = over(a), db = over(a + 1), dc = over(a + width), dd = over(a + width + 1);
        const double sum = da + db + dc + dd;
        if (sum != sum) continue;  // A hole.
        if (da != 0.0 || db != 0.0 || dd != 0.0) call(column, row, true, da, db, dd);
        if (da != 0.0 || dc != 0.0 || dd != 0.0) call(column, row, false, da, dc, dd);
      }
  }
};

Earthwork ofTriangle(double a, double b, double c, double area) {
  return {meanAbove(-a, -b, -c) * area, meanAbove(a, b, c) * area, area};
}

/// Tiles whose cells may be moved: a sample bounds cells of the tiles before it too.
std::vector<int> movedTiles(const HeightRaster& before, const HeightRaster& after) {
  std::set<int> tiles;
  for (const int slot : before.unsharedSlots(after)) {
    const GridRect around = before.tilesTouching(before.tileRect(slot).grownTowardOrigin(1));
    for (int tr = around.row0; tr < around.row1; ++tr)
      for (int tc = around.column0; tc < around.column1; ++tc) tiles.insert(before.tileIndex(tc, tr));
  }
  return {tiles.begin(), tiles.end()};
}

}  // namespace

Earthwork earthworkBetween(const HeightRaster& before, const HeightRaster& after, const GridFrame& frame) {
  const std::vector<int> tiles = movedTiles(before, after);
  std::vector<Earthwork> parts(tiles.size());
  const double area = 0.5 * frame.dx * frame.dy;
  parallelFor(tiles.size(), [&](std::size_t i) {
    CellRows(before, after, before.tileRect(tiles[i]))
        .forEach(
            [&](int, int, bool, double a, double b, double c) { parts[i] += ofTriangle(a, b, c, area); });
  });
  Earthwork sum;
  for (const Earthwork& part : parts) sum += part;
  return sum;
}

void forEachMoved(const HeightRaster& before, const HeightRaster& after, const GridFrame& frame,
                  const std::function<void(const Vec2&, const Earthwork&)>& call) {
  const double area = 0.5 * frame.dx * frame.dy;
  for (const int tile : movedTiles(before, after))
    CellRows(before, after, before.tileRect(tile))
        .forEach([&](int column, int row, bool east, double a, double b, double c) {
          const Vec2 middle(frame.x(column + (east ? 2.0 : 1.0) / 3.0),
                            frame.y(row + (east ? 1.0 : 2.0) / 3.0));
          call(middle, ofTriangle(a, b, c, area));
        });
}

}  // namespace scarp
