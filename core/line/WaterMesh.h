#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <vector>

#include "core/geometry/Box.h"
#include "core/line/LineWater.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// A corner of the surface of water, on the grid of a terrain.
struct WaterVertex {
  float column, row;  ///< From the first sample of the mesh.
  float level;        ///< Metres.
  float depth;        ///< Of the ground below it (of strips, of the bed), metres ≥ 0; 0 at the shore.
  bool operator==(const WaterVertex&) const = default;
};

/// The surface of the water over a tile of the ground. A value.
struct WaterMesh {
  int column = 0, row = 0;  ///< Its first sample.
  std::vector<WaterVertex> vertices;
  std::vector<std::array<std::uint32_t, 3>> triangles;  ///< Counterclockwise from above.

  [[nodiscard]] bool empty() const { return triangles.empty(); }
  [[nodiscard]] Vec3 place(const WaterVertex& vertex, const GridFrame& frame) const {
    return {frame.x(column + double(vertex.column)), frame.y(row + double(vertex.row)), double(vertex.level)};
  }
  /// Contract: not empty.
  [[nodiscard]] Box box(const GridFrame& frame) const;
  bool operator==(const WaterMesh&) const = default;
};

inline constexpr double kWaterTolerance = 0.01;  ///< Metres that joined cells may be off the levels.

/// The surface of the water over the cells that begin in a tile of the ground: where the level is above the
/// ground, cut along the triangles that the ground is drawn by, so that its border lies on the drawn ground.
/// Where no bank holds it, it ends beside the edge of the bed, drawn down to the ground. Cells all under
/// water are joined where that is nowhere off by more than kWaterTolerance (levels) and a twentieth (depths).
/// Neighbouring tiles have the same corners. Of beds that are too narrow for the samples it is a strip along
/// the line, no lower than the ground. Any thread.
[[nodiscard]] WaterMesh waterMesh(const WaterField& field, const HeightRaster& ground, int slot);
/// Computes the meshes of several slots in parallel; null for those without water.
[[nodiscard]] std::vector<std::shared_ptr<const WaterMesh>> waterMeshes(const WaterField& field,
                                                                        const HeightRaster& ground,
                                                                        const std::vector<int>& slots);

/// The water of a terrain by tiles of its ground, those without any left out. Shared, never changed.
struct WaterTiles {
  GridFrame frame;
  std::map<int, std::shared_ptr<const WaterMesh>> meshes;
};

}  // namespace scarp
