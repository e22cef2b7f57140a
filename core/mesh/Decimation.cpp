#include "core/mesh/Decimation.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numeric>
#include <unordered_map>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/mesh/BlockMesher.h"

namespace scarp {

namespace {

/// What measuring adds for its own rounding, for each metre of the highest height: twice as much as
/// MeshError.cpp.
constexpr double kRounding = 128.0 * 0x1p-53;
constexpr double kFirstShare = 0.95;  ///< Of the work, that is done in the first round.

/// Ends of about equal parts of a length.
int cut(int length, int part, int parts) { return static_cast<int>(std::int64_t{length} * part / parts); }

GridRect partOfRect(const GridRect& samples, int column, int columns, int row, int rows) {
  const int width = samples.width() - 1, height = samples.height() - 1;
  return {samples.column0 + cut(width, column, columns), samples.row0 + cut(height, row, rows),
          samples.column0 + cut(width, column + 1, columns) + 1,
          samples.row0 + cut(height, row + 1, rows) + 1};
}

/// The greatest height, up or down.
double highest(const HeightRaster& heights) {
  const std::vector<int> slots = heights.heldSlots();
  std::vector<float> ofTiles(slots.size() + 1, std::isnan(heights.fill()) ? 0.0F : std::abs(heights.fill()));
  parallelFor(slots.size(), [&](std::size_t i) {
    float most = 0.0F;
    for (const float h : *heights.tile(slots[i])) most = std::abs(h) > most ? std::abs(h) : most;
    ofTiles[i] = most;
  });
  return *std::ranges::max_element(ofTiles);
}

}  // namespace

std::vector<GridRect> meshTiles(const GridRect& samples, int columns, int rows) {
  EXPECTS(columns >= 1 && rows >= 1 && samples.width() > columns && samples.height() > rows);
  std::vector<GridRect> tiles;
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      tiles.push_back(partOfRect(samples, column, columns, row, rows));
  return tiles;
}

Decimation::Decimation(const std::vector<GridRect>& tiles, int blockCells) : tiles_(tiles) {
  EXPECTS(blockCells >= 1 && blockCells <= BlockTriangulation::kMostCells);
  for (std::size_t tile = 0; tile < tiles.size(); ++tile) {
    const int columns = (tiles[tile].width() - 1 + blockCells - 1) / blockCells,
              rows = (tiles[tile].height() - 1 + blockCells - 1) / blockCells;
    for (const GridRect& samples : meshTiles(tiles[tile], columns, rows))
      blocks_.push_back({samples, tile, std::nullopt, {}, 0, {}, {}});
  }
}

void Decimation::refine(Block& block, const HeightRaster& heights, double tolerance) const {
  const BlockGround ground(heights, block.samples);
  if (ground.groundCells() == 0) return;
  const bool first = !block.mesh;
  if (first) block.mesh.emplace(ground.width(), ground.height());
  BlockMesher mesher(ground, *block.mesh, tolerance);
  if (first) mesher.begin();
  mesher.share(block.toShare);
  block.wanted = mesher.refine();
  block.mesh->shrink();
  block.triangles = block.mesh->triangles();
  if (ground.allGround()) return;
  block.onHole.assign(block.mesh->triangles(), 0);
  for (std::uint32_t t = 0; t < block.mesh->triangles(); ++t)
    if (!ground.ground(block.mesh->at(3 * t), block.mesh->at(3 * t + 1), block.mesh->at(3 * t + 2))) {
      block.onHole[t] = 1;
      --block.triangles;
    }
}

/// Tells what blocks want on their rims to all that have it there; which these are.
std::vector<std::size_t> Decimation::spread() {
  std::vector<MeshPoint> wanted;
  for (Block& block : blocks_) {
    block.toShare.clear();
    for (const BlockPoint& p : block.wanted)
      wanted.push_back({block.samples.column0 + p.x, block.samples.row0 + p.y});
    block.wanted.clear();
  }
  std::ranges::sort(wanted);
  const auto repeated = std::ranges::unique(wanted);
  wanted.erase(repeated.begin(), repeated.end());
  std::vector<std::size_t> again;
  for (std::size_t i = 0; i < blocks_.size(); ++i) {
    Block& block = blocks_[i];
    if (!block.mesh) continue;
    const auto end = std::ranges::lower_bound(wanted, block.samples.column1, {}, &MeshPoint::column);
    for (auto p = std::ranges::lower_bound(wanted, block.samples.column0, {}, &MeshPoint::column); p != end;
         ++p)
      if (block.samples.contains(p->column, p->row))
        block.toShare.push_back({p->column - block.samples.column0, p->row - block.samples.row0});
    if (!block.toShare.empty()) again.push_back(i);
  }
  return again;
}

std::optional<Decimation> Decimation::of(const HeightRaster& heights, const std::vector<GridRect>& tiles,
                                         double tolerance, int blockCells, const Progress& progress,
                                         std::size_t most) {
  EXPECTS(tolerance >= 0.0);
  for (const GridRect& tile : tiles)
    EXPECTS(tile.width() >= 2 && tile.height() >= 2 && tile.intersected(heights.rect()) == tile);
  const double below = std::max(0.0, tolerance - kRounding * highest(heights));
  Decimation made(tiles, blockCells);
  std::atomic<std::size_t> soFar{0};
  const auto refineAll = [&](const std::vector<std::size_t>& which, const Progress& part) {
    return parallelFor(which.size(), part, [&](std::size_t i) {
      if (soFar.load(std::memory_order_relaxed) > most) return;
      Block& block = made.blocks_[which[i]];
      soFar -= block.triangles;
      made.refine(block, heights, below);
      soFar += block.triangles;
    });
  };
  std::vector<std::size_t> which(made.blocks_.size());
  std::iota(which.begin(), which.end(), std::size_t{0});
  for (bool first = true; first || !which.empty(); first = false, which = made.spread()) {
    if (!refineAll(which, first ? partOf(progress, 0.0, kFirstShare) : partOf(progress, kFirstShare, 1.0)))
      return std::nullopt;
    made.triangles_ = soFar;
    made.givenUp_ = made.triangles_ > most;
    if (made.givenUp_) break;
  }
  return made;
}

TerrainMesh Decimation::mesh(std::size_t tile) const {
  EXPECTS(!givenUp_);
  TerrainMesh mesh;
  mesh.samples = tiles_[tile];
  std::size_t count = 0;
  for (const Block& block : blocks_)
    if (block.tile == tile) count += block.triangles;
  mesh.triangles.reserve(count);
  mesh.points.reserve(count / 2 + count / 32 + 16);
  std::unordered_map<std::uint64_t, std::uint32_t> onRims;
  std::vector<std::uint32_t> numbers;
  for (const Block& block : blocks_) {
    if (block.tile != tile) continue;
    mesh.parts.push_back({block.samples, mesh.triangles.size(), block.triangles});
    if (block.triangles == 0) continue;
    const BlockTriangulation& part = *block.mesh;
    numbers.assign(part.points().size(), BlockTriangulation::kNone);
    const auto numberOf = [&](std::uint32_t halfEdge) {
      std::uint32_t& number = numbers[part.corner(halfEdge)];
      if (number != BlockTriangulation::kNone) return number;
      const BlockPoint p = part.at(halfEdge);
      const MeshPoint point{block.samples.column0 + p.x, block.samples.row0 + p.y};
      number = static_cast<std::uint32_t>(mesh.points.size());
      if (part.onRim(p)) {
        const auto key =
            static_cast<std::uint64_t>(point.row) << 32U | static_cast<std::uint64_t>(point.column);
        number = onRims.try_emplace(key, number).first->second;
      }
      if (number == mesh.points.size()) mesh.points.push_back(point);
      return number;
    };
    for (std::uint32_t t = 0; t < part.triangles(); ++t) {
      if (!block.onHole.empty() && block.onHole[t] != 0) continue;
      // Rows run southward, so what is clockwise in samples is counterclockwise from above.
      mesh.triangles.push_back({numberOf(3 * t), numberOf(3 * t + 2), numberOf(3 * t + 1)});
    }
  }
  return mesh;
}

}  // namespace scarp
