#include "core/mask/MaskShape.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/base/Parallel.h"
#include "core/base/ReproducibleMath.h"
#include "core/mask/EvenOddCoverage.h"
#include "core/mask/MaskTiles.h"

namespace scarp {

namespace {

constexpr int kBlock = 16;          ///< Samples along a side of what shares a list of near edges.
constexpr double kFlatness = 1e-3;  ///< Cells between an ellipse and its outline.

struct Segment {
  Vec2 from, along;  ///< Metres.

  [[nodiscard]] double squaredDistance(const Vec2& p) const {
    const double length = along.squaredNorm();
    const double t = length > 0.0 ? std::clamp((p - from).dot(along) / length, 0.0, 1.0) : 0.0;
    return (p - from - t * along).squaredNorm();
  }
};

/// Fills the mask from a shape's outline, a row of tiles after the other.
class ShapePainter {
 public:
  ShapePainter(const GridFrame& frame, const std::vector<Vec2>& outline, double feather)
      : frame_(frame), coverage_(inSquares(frame, outline)), reach_(0.5 * feather) {
    for (std::size_t i = 0; i < outline.size() && feather > 0.0; ++i)
      segments_.push_back({outline[i], outline[(i + 1) % outline.size()] - outline[i]});
  }

  /// Makes the tiles of a rectangle of the tile directory. Whether it was not cancelled.
  [[nodiscard]] bool paint(MaskRaster& mask, const GridRect& tiles, const Progress& progress) {
    for (int row = tiles.row0; row < tiles.row1; ++row) {
      const double start = row - tiles.row0, count = tiles.height();
      if (!paintRow(mask, {tiles.column0, row, tiles.column1, row + 1},
                    partOf(progress, start / count, (start + 1.0) / count)))
        return false;
    }
    return true;
  }

 private:
  using TileRow = std::vector<std::shared_ptr<MaskRaster::Tile>>;

  [[nodiscard]] bool paintRow(MaskRaster& mask, const GridRect& tiles, const Progress& progress) {
    TileRow row;
    for (int i = 0; i < tiles.width(); ++i) {
      row.push_back(makeInLargePages<MaskRaster::Tile>());
      row.back()->fill(0.0F);
    }
    const GridRect first = mask.tileRect(mask.tileIndex(tiles.column0, tiles.row0));
    const GridRect last = mask.tileRect(mask.tileIndex(tiles.column1 - 1, tiles.row0));
    const GridRect rect{first.column0, first.row0, last.column1, first.row1};
    inside_.assign(segments_.empty() ? 0 : static_cast<std::size_t>(rect.area()), 0);
    const auto bands = static_cast<std::size_t>((rect.height() + kBlock - 1) / kBlock);
    if (!parallelFor(bands, segments_.empty() ? progress : partOf(progress, 0.0, 0.5),
                     [&](std::size_t band) { cover(rect, static_cast<int>(band) * kBlock, row); }))
      return false;
    if (!segments_.empty()) {
      const std::vector<Segment> near = nearTo(rect, segments_);
      if (!parallelFor(row.size(), partOf(progress, 0.5, 1.0), [&](std::size_t i) {
            const int index = mask.tileIndex(tiles.column0 + static_cast<int>(i), tiles.row0);
            soften(mask.tileRect(index), rect, near, *row[i]);
          }))
        return false;
    }
    for (std::size_t i = 0; i < row.size(); ++i)
      putMaskTile(mask, mask.tileIndex(tiles.column0 + static_cast<int>(i), tiles.row0), std::move(row[i]));
    return true;
  }

  /// The shares, and with a feather the insides, of kBlock rows of a row of tiles.
  void cover(const GridRect& rect, int begin, const TileRow& tiles) {
    constexpr int side = MaskRaster::tileSize;
    const int row0 = rect.row0 + begin, row1 = std::min(row0 + kBlock, rect.row1);
    coverage_.rows(row0, row1, rect.column0, rect.width(), [&](const EvenOddCoverage::Row& covered) {
      for (int column = 0; column < rect.width(); column += side) {
        const int width = std::min(side, rect.width() - column);
        std::copy_n(covered.shares.begin() + column, width,
                    tiles[static_cast<std::size_t>(column / side)]->data() +
                        MaskRaster::offsetIn(0, covered.row - rect.row0));
      }
      if (!inside_.empty()) std::ranges::copy(covered.inside, insideOf(rect, 0, covered.row));
    });
  }
  [[nodiscard]] std::vector<std::uint8_t>::iterator insideOf(const GridRect& rect, int column, int row) {
    return inside_.begin() + std::ptrdiff_t(row - rect.row0) * rect.width() + column;
  }

  /// Where the square around a sample begins half a cell before it.
  static std::vector<Vec2> inSquares(const GridFrame& frame, std::vector<Vec2> outline) {
    for (Vec2& p : outline) p = {frame.column(p.x()) + 0.5, frame.row(p.y()) + 0.5};
    return outline;
  }

  [[nodiscard]] Vec2 at(double column, double row) const { return {frame_.x(column), frame_.y(row)}; }

  /// Of some edges those that come within reach of some of a rectangle's samples, and perhaps a few more.
  [[nodiscard]] std::vector<Segment> nearTo(const GridRect& rect, const std::vector<Segment>& edges) const {
    const Vec2 middle = at(0.5 * (rect.column0 + rect.column1 - 1), 0.5 * (rect.row0 + rect.row1 - 1));
    const double radius =
        reach_ + 0.5 * reproducible::hypot((rect.width() - 1) * frame_.dx, (rect.height() - 1) * frame_.dy) +
        1e-9;
    std::vector<Segment> near;
    for (const Segment& edge : edges)
      if (edge.squaredDistance(middle) <= radius * radius) near.push_back(edge);
    return near;
  }

  /// `wide` is the row of tiles of which the insides are known.
  void soften(const GridRect& rect, const GridRect& wide, const std::vector<Segment>& edges,
              MaskRaster::Tile& tile) {
    const std::vector<Segment> near = nearTo(rect, edges);
    if (near.empty()) return;
    for (int row = rect.row0; row < rect.row1; row += kBlock)
      for (int column = rect.column0; column < rect.column1; column += kBlock) {
        const GridRect block = GridRect{column, row, column + kBlock, row + kBlock}.intersected(rect);
        const std::vector<Segment> nearest = nearTo(block, near);
        if (!nearest.empty()) softenBlock(block, rect, wide, nearest, tile);
      }
  }

  void softenBlock(const GridRect& block, const GridRect& rect, const GridRect& wide,
                   const std::vector<Segment>& near, MaskRaster::Tile& tile) {
    for (int row = block.row0; row < block.row1; ++row) {
      const auto inside = insideOf(wide, 0, row);
      for (int column = block.column0; column < block.column1; ++column) {
        const Vec2 place = at(column, row);
        double squared = reach_ * reach_;
        for (const Segment& edge : near) squared = std::min(squared, edge.squaredDistance(place));
        const double distance = inside[column - wide.column0] != 0 ? std::sqrt(squared) : -std::sqrt(squared);
        const double t = 0.5 + 0.5 * distance / reach_;
        tile[MaskRaster::offsetIn(column - rect.column0, row - rect.row0)] =
            static_cast<float>(t * t * (3.0 - 2.0 * t));
      }
    }
  }

  GridFrame frame_;
  EvenOddCoverage coverage_;
  double reach_;
  std::vector<Segment> segments_;
  std::vector<std::uint8_t> inside_;  ///< Of the samples of a row of tiles.
};

std::vector<Vec2> ellipse(const MaskEllipse& shape, const GridFrame& frame) {
  const Vec2 middle = 0.5 * (shape.corner + shape.opposite);
  const Vec2 half = 0.5 * (shape.corner - shape.opposite).cwiseAbs();
  // A chord's middle lies radius · (1 − cos of half its angle) inside.
  const double cells = std::max({half.x() / frame.dx, half.y() / frame.dy, 1.0});
  const int corners =
      static_cast<int>(std::ceil(std::numbers::pi / reproducible::acos(1.0 - kFlatness / cells)));
  std::vector<Vec2> outline(static_cast<std::size_t>(corners));
  for (int i = 0; i < corners; ++i) {
    const double angle = 2.0 * std::numbers::pi * i / corners;
    outline[static_cast<std::size_t>(i)] =
        middle + Vec2(half.x() * reproducible::cos(angle), half.y() * reproducible::sin(angle));
  }
  return outline;
}

}  // namespace

std::vector<Vec2> outlineOf(const MaskShape& shape, const GridFrame& frame) {
  if (const auto* lasso = std::get_if<MaskLasso>(&shape)) return lasso->corners;
  if (const auto* round = std::get_if<MaskEllipse>(&shape)) return ellipse(*round, frame);
  const auto& [a, b] = std::get<MaskRectangle>(shape);
  return {a, {b.x(), a.y()}, b, {a.x(), b.y()}};
}

GridRect samplesUnder(const GridFrame& frame, const MaskShape& shape, double feather) {
  const std::vector<Vec2> outline = outlineOf(shape, frame);
  if (outline.size() < 3) return {};
  Vec2 low = outline.front(), high = low;
  for (const Vec2& corner : outline) {
    EXPECTS(corner.allFinite());
    low = low.cwiseMin(corner);
    high = high.cwiseMax(corner);
  }
  if (feather < frame.cellSize()) feather = 0.0;
  const Vec2 margin(0.5 * feather + frame.dx, 0.5 * feather + frame.dy);
  low -= margin;
  high += margin;
  return frame.samplesWithin(low.x(), low.y(), high.x(), high.y());
}

std::optional<MaskRaster> maskOf(const GridFrame& frame, const MaskShape& shape, double feather,
                                 const Progress& progress) {
  EXPECTS(feather >= 0.0 && std::isfinite(feather));
  MaskRaster mask(frame.columns, frame.rows, 0.0F);
  const GridRect samples = samplesUnder(frame, shape, feather);
  if (samples.empty()) return mask;
  const std::vector<Vec2> outline = outlineOf(shape, frame);
  if (feather < frame.cellSize()) feather = 0.0;
  if (!ShapePainter(frame, outline, feather).paint(mask, mask.tilesTouching(samples), progress))
    return std::nullopt;
  return mask;
}

MaskRaster maskOf(const GridFrame& frame, const MaskShape& shape, double feather) {
  return *maskOf(frame, shape, feather, {});
}

}  // namespace scarp
