#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/mesh/BlockTriangulation.h"
#include "core/mesh/TerrainMesh.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// A rectangle of samples cut into columns × rows tiles of about equal sizes that share the samples of their
/// borders, row by row. Contract: each has a cell.
[[nodiscard]] std::vector<GridRect> meshTiles(const GridRect& samples, int columns, int rows);

/// Terrain as triangles that depart from its surface (core/terrain/Surface.h) by `tolerance` metres at most,
/// measured vertically everywhere: at samples, and where the triangles' edges cross those of the surface. The
/// ground is cut into blocks that are refined side by side. Neighbours keep the same samples on the line
/// between them, so nothing gapes, within a tile or between tiles. The same for any number of threads.
class Decimation {
 public:
  static constexpr int kUsualBlock = 512;  ///< Cells along a block's side, at most.

  /// Tiles: samples of the raster, each with a cell; they may share borders, but nothing else. Tolerance ≥ 0.
  /// Nothing where progress says stop. Given up where it takes more than `most` triangles. Takes about 35
  /// bytes for a triangle, and for each thread 10 for a sample of a block.
  [[nodiscard]] static std::optional<Decimation> of(const HeightRaster& heights,
                                                    const std::vector<GridRect>& tiles, double tolerance,
                                                    int blockCells = kUsualBlock,
                                                    const Progress& progress = {},
                                                    std::size_t most = std::size_t(-1));

  /// Whether it took more than `most` triangles: triangles() says how many there were until then.
  [[nodiscard]] bool givenUp() const { return givenUp_; }
  /// Of all tiles.
  [[nodiscard]] std::size_t triangles() const { return triangles_; }
  /// A vertex on a border is one of both tiles. Contract: not given up.
  [[nodiscard]] TerrainMesh mesh(std::size_t tile) const;

 private:
  struct Block {
    GridRect samples;
    std::size_t tile;
    std::optional<BlockTriangulation> mesh;  ///< None where there is no ground.
    std::vector<std::uint8_t> onHole;        ///< By triangle; empty where all is ground.
    std::size_t triangles = 0;
    std::vector<BlockPoint> toShare, wanted;  ///< On the rim: by neighbours; by this one.
  };

  explicit Decimation(const std::vector<GridRect>& tiles, int blockCells);
  void refine(Block& block, const HeightRaster& heights, double tolerance) const;
  [[nodiscard]] std::vector<std::size_t> spread();

  std::vector<GridRect> tiles_;
  std::vector<Block> blocks_;  ///< By tiles.
  std::size_t triangles_ = 0;
  bool givenUp_ = false;
};

/// A decimation and the tolerance that it was made with, metres.
struct BudgetedDecimation {
  Decimation mesh;
  double tolerance;
};

/// How many triangles a decimation makes, where walls and a base count as well.
using TriangleCount = std::function<std::size_t(const Decimation&)>;

/// The decimation with the smallest tolerance that was found whose triangles are `budget` at most; it has no
/// fewer than 19 of 20 of them where the ground allows so many. The tolerance is `finest` at least and the
/// height range at most. The error is one line: fewer than the ground needs.
[[nodiscard]] Result<BudgetedDecimation> decimateTo(std::size_t budget, const HeightRaster& heights,
                                                    const std::vector<GridRect>& tiles, double finest,
                                                    double heightRange, const TriangleCount& count,
                                                    const Progress& progress = {});

}  // namespace scarp
