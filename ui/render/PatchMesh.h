#pragma once

#include <cstdint>
#include <vector>

namespace scarp {

/// The grid that every patch of ground is drawn with, as indices: cells × cells cells, split along A–D
/// (core/terrain/Surface), sorted by quarter so that each quarter can be drawn alone; then a strip of
/// wall down from each side. Each triangle's last vertex is its cell's corner A, which speaks for the
/// whole cell.
///
/// Vertex j·(cells+1) + i is the grid's (i, j). After those come, for each side (west, north, east,
/// south) and each place k along it, a top vertex and the one at its foot.
struct PatchMesh {
  explicit PatchMesh(int cells);

  [[nodiscard]] int quarterIndices() const { return cells * cells / 4 * 6; }
  [[nodiscard]] int quarterBegin(int quarter) const { return quarter * quarterIndices(); }
  /// A wall is drawn by halves: half 0 is the western or northern one.
  [[nodiscard]] int wallIndices() const { return cells / 2 * 6; }
  [[nodiscard]] int wallBegin(int side, int half) const {
    return 4 * quarterIndices() + (2 * side + half) * wallIndices();
  }

  int cells;
  std::vector<std::uint16_t> indices;
};

}  // namespace scarp
