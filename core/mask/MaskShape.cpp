#include "core/mask/MaskShape.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/base/Parallel.h"
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

/// Fills tiles of the mask from a shape's outline.
class ShapePainter {
 public:
  ShapePainter(const GridFrame& frame, const std::vector<Vec2>& outline, double feather)
      : frame_(frame), coverage_(inSquares(frame, outline)), reach_(0.5 * feather) {
    for (std::size_t i = 0; i < outline.size() && feather > 0.0; ++i)
      segments_.push_back({outline[i], outline[(i + 1) % outline.size()] - outline[i]});
  }

  [[nodiscard]] MaskRaster::TilePtr tile(const GridRect& rect) const {
    auto tile = makeInLargePages<MaskRaster::Tile>();
    tile->fill(0.0F);
    const auto width = static_cast<std::size_t>(rect.width());
    for (int row = rect.row0; row < rect.row1; ++row)
      coverage_.row(row, rect.column0, {tile->data() + MaskRaster::offsetIn(0, row - rect.row0), width});
    if (!segments_.empty()) soften(rect, *tile);
    return tile;
  }

 private:
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
        reach_ + 0.5 * std::hypot((rect.width() - 1) * frame_.dx, (rect.height() - 1) * frame_.dy) + 1e-9;
    std::vector<Segment> near;
    for (const Segment& edge : edges)
      if (edge.squaredDistance(middle) <= radius * radius) near.push_back(edge);
    return near;
  }

  void soften(const GridRect& rect, MaskRaster::Tile& tile) const {
    const std::vector<Segment> near = nearTo(rect, segments_);
    if (near.empty()) return;
    for (int row = rect.row0; row < rect.row1; row += kBlock)
      for (int column = rect.column0; column < rect.column1; column += kBlock) {
        const GridRect block = GridRect{column, row, column + kBlock, row + kBlock}.intersected(rect);
        const std::vector<Segment> nearest = nearTo(block, near);
        if (!nearest.empty()) softenBlock(block, rect, nearest, tile);
      }
  }

  void softenBlock(const GridRect& block, const GridRect& rect, const std::vector<Segment>& near,
                   MaskRaster::Tile& tile) const {
    for (int row = block.row0; row < block.row1; ++row) {
      const std::vector<double> crossings = coverage_.crossings(row + 0.5);
      for (int column = block.column0; column < block.column1; ++column) {
        const Vec2 place = at(column, row);
        double squared = reach_ * reach_;
        for (const Segment& edge : near) squared = std::min(squared, edge.squaredDistance(place));
        const auto before = std::ranges::upper_bound(crossings, column + 0.5) - crossings.begin();
        const double distance = before % 2 == 1 ? std::sqrt(squared) : -std::sqrt(squared);
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
};

std::vector<Vec2> ellipse(const MaskEllipse& shape, const GridFrame& frame) {
  const Vec2 middle = 0.5 * (shape.corner + shape.opposite);
  const Vec2 half = 0.5 * (shape.corner - shape.opposite).cwiseAbs();
  // A chord's middle lies radius · (1 − cos of half its angle) inside.
  const double cells = std::max({half.x() / frame.dx, half.y() / frame.dy, 1.0});
  const int corners = static_cast<int>(std::ceil(std::numbers::pi / std::acos(1.0 - kFlatness / cells)));
  std::vector<Vec2> outline(static_cast<std::size_t>(corners));
  for (int i = 0; i < corners; ++i) {
    const double angle = 2.0 * std::numbers::pi * i / corners;
    outline[static_cast<std::size_t>(i)] =
        middle + Vec2(half.x() * std::cos(angle), half.y() * std::sin(angle));
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

MaskRaster maskOf(const GridFrame& frame, const MaskShape& shape, double feather) {
  EXPECTS(feather >= 0.0 && std::isfinite(feather));
  MaskRaster mask(frame.columns, frame.rows, 0.0F);
  const std::vector<Vec2> outline = outlineOf(shape, frame);
  if (outline.size() < 3) return mask;
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
  const GridRect samples = frame.samplesWithin(low.x(), low.y(), high.x(), high.y());
  const ShapePainter painter(frame, outline, feather);
  [[maybe_unused]] const bool all =
      makeMaskTiles(mask, mask.tilesTouching(samples), {},
                    [&](int index) -> MaskRaster::TilePtr { return painter.tile(mask.tileRect(index)); });
  return mask;
}

}  // namespace scarp
