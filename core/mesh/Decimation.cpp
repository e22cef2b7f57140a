#include "core/mesh/Decimation.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <numeric>
#include <optional>
#include <unordered_map>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/mesh/BlockMesher.h"

namespace scarp {

namespace {

/// What measuring adds for its own rounding, for each metre of the highest height: twice as much as
/// TerrainMesh.cpp.
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

constexpr int kMostTries = 14;
constexpr double kCloseEnough = 0.95;  ///< Of the budget.
constexpr std::size_t kGiveUp = 4;     ///< Times the budget: how many more are need not be known.
constexpr double kUsualSlope = 1.3;    ///< Triangles grow about by this power as the tolerance falls.

/// Blocks so large that their rims take little of the budget.
int blockFor(const std::vector<GridRect>& tiles, std::size_t budget) {
  constexpr double kTrianglesPerBlock = 64.0;
  constexpr int kLargest = 4096;
  double cells = 0.0;
  for (const GridRect& tile : tiles)
    cells += static_cast<double>(tile.width() - 1) * static_cast<double>(tile.height() - 1);
  const double side = std::sqrt(kTrianglesPerBlock * cells / static_cast<double>(budget));
  return static_cast<int>(std::clamp<double>(side, Decimation::kUsualBlock, kLargest));
}

/// Where between two tolerances the count should be just below the budget.
class Bracket {
 public:
  Bracket(std::size_t budget, double finest, double coarsest)
      : target_(std::log(0.98 * static_cast<double>(budget))),
        low_(std::log(finest)),
        high_(std::log(coarsest)) {}

  /// The count at a tolerance was so many, more than the budget or not.
  void tell(double tolerance, std::size_t count, bool over) {
    const double at = std::log(tolerance);
    (over ? low_ : high_) = at;
    (over ? overCount_ : underCount_) = std::log(static_cast<double>(std::max<std::size_t>(count, 1)));
  }
  [[nodiscard]] double next() const {
    double at = 0.5 * (low_ + high_);
    if (overCount_ > underCount_)
      at = low_ + (high_ - low_) * (overCount_ - target_) / (overCount_ - underCount_);
    else if (!std::isnan(overCount_))
      at = low_ + (overCount_ - target_) / kUsualSlope;
    else if (!std::isnan(underCount_))
      at = high_ - (target_ - underCount_) / kUsualSlope;
    // Never quite at an end, so that each try narrows it.
    const double margin = 0.02 * (high_ - low_);
    return std::exp(std::clamp(at, low_ + margin, high_ - margin));
  }
  [[nodiscard]] bool narrow() const { return high_ - low_ < 1e-4; }

 private:
  double target_, low_, high_;
  // Logarithms of the counts at the ends; NaN where there is none yet.
  double overCount_ = std::numeric_limits<double>::quiet_NaN(), underCount_ = overCount_;
};

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

Result<BudgetedDecimation> decimateTo(std::size_t budget, const HeightRaster& heights,
                                      const std::vector<GridRect>& tiles, double finest, double heightRange,
                                      const TriangleCount& count, const Progress& progress) {
  const int block = blockFor(tiles, budget);
  const double coarsest = std::max(2.0 * finest, 1.01 * heightRange);
  Bracket bracket(budget, finest, coarsest);
  std::optional<BudgetedDecimation> best;
  std::size_t bestCount = 0;
  double tolerance = std::max(finest, 0.02 * heightRange);
  for (int attempt = 0; attempt < kMostTries; ++attempt) {
    const double done = static_cast<double>(attempt) / (attempt + 2.0);
    auto made = Decimation::of(heights, tiles, tolerance, block,
                               partOf(progress, done, (attempt + 1.0) / (attempt + 3.0)),
                               tolerance < coarsest ? kGiveUp * budget : std::size_t(-1));
    if (!made) return Error::cancel();
    const std::size_t triangles = made->givenUp() ? made->triangles() : count(*made);
    const bool over = made->givenUp() || triangles > budget;
    if (over && tolerance >= coarsest)
      return Error{"%1 triangles are too few: this ground and its borders take %2 at least", budget,
                   triangles};
    if (!over && (!best || tolerance < best->tolerance)) {
      best = BudgetedDecimation{std::move(*made), tolerance};
      bestCount = triangles;
    }
    bracket.tell(tolerance, triangles, over);
    if (best && (static_cast<double>(bestCount) >= kCloseEnough * static_cast<double>(budget) ||
                 best->tolerance <= finest || bracket.narrow()))
      break;
    // Whether anything fits at all, before much is tried.
    if (over && !best && attempt == 2) {
      tolerance = coarsest;
    } else {
      tolerance = bracket.next();
      if (!over && tolerance < 1.05 * finest) tolerance = finest;
    }
  }
  if (!best) {
    auto made = Decimation::of(heights, tiles, coarsest, block);
    if (!made) return Error::cancel();
    return Error{"%1 triangles are too few: this ground and its borders take %2 at least", budget,
                 count(*made)};
  }
  return std::move(*best);
}

}  // namespace scarp
