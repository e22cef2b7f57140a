#include "core/mask/MaskFeatures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <memory>
#include <span>
#include <utility>

#include "core/base/Parallel.h"
#include "core/base/ReproducibleMath.h"
#include "core/mask/MaskTiles.h"

namespace scarp {

namespace {

constexpr int kBlock = 16;  ///< Samples along a side of what shares a list of near edges.

constexpr double kMaxDeviation =
    5e-4;  ///< Cells between an edge and the edges that distances are taken from.

class Segment {
 public:
  Segment(const Vec2& from, const Vec2& to) : from_(from), along_(to - from) {
    const double length = along_.squaredNorm();
    perLength_ = length > 0.0 ? 1.0 / length : 0.0;
  }
  [[nodiscard]] double squaredDistance(const Vec2& p) const {
    const Vec2 apart = p - from_;
    const double t = std::clamp(apart.dot(along_) * perLength_, 0.0, 1.0);
    return (apart - t * along_).squaredNorm();
  }

 private:
  Vec2 from_, along_;  ///< Metres.
  double perLength_;
};

double cross(const Vec2& a, const Vec2& b) { return a.x() * b.y() - a.y() * b.x(); }

/// Adds the edges of a line without the corners that lie nearer than a deviation to the edges that stay, in
/// one pass: from a corner that stays, the directions that pass all later corners near enough form a sector.
class EdgeSimplifier {
 public:
  EdgeSimplifier(double deviation, std::vector<Segment>& edges) : deviation_(deviation), edges_(edges) {}

  void add(const std::vector<Vec2>& line, bool closed) {
    if (line.empty()) return;
    begin(line.front());
    const std::size_t edges = closed ? line.size() : line.size() - 1;
    for (std::size_t i = 1; i <= edges; ++i) {
      const Vec2& corner = line[i % line.size()];
      if (fits(corner)) continue;
      edges_.emplace_back(from_, last_);
      begin(last_);
      (void)fits(corner);
    }
    edges_.emplace_back(from_, last_);
  }

 private:
  void begin(const Vec2& corner) {
    from_ = last_ = corner;
    furthest_ = 0.0;
    bounded_ = false;
  }
  /// Whether an edge from the corner that stays to this one passes near enough to those between; it then is
  /// the last.
  bool fits(const Vec2& corner) {
    const Vec2 along = corner - from_;
    const double length = along.norm();
    if (length < furthest_ - deviation_) return false;
    if (bounded_ && !(cross(low_, along) >= 0.0 && cross(along, high_) >= 0.0)) return false;
    last_ = corner;
    furthest_ = std::max(furthest_, length);
    if (length <= deviation_) return true;
    const double sine = deviation_ / length, cosine = std::sqrt(1.0 - sine * sine);
    const Vec2 unit = along / length;
    const Vec2 low(cosine * unit.x() + sine * unit.y(), cosine * unit.y() - sine * unit.x()),
        high(cosine * unit.x() - sine * unit.y(), cosine * unit.y() + sine * unit.x());
    if (!bounded_ || cross(low_, low) > 0.0) low_ = low;
    if (!bounded_ || cross(high, high_) > 0.0) high_ = high;
    bounded_ = true;
    return true;
  }

  double deviation_;
  std::vector<Segment>& edges_;
  Vec2 from_ = Vec2::Zero(), last_ = Vec2::Zero();
  double furthest_ = 0.0;  ///< Metres from the corner that stays.
  bool bounded_ = false;
  Vec2 low_ = Vec2::Zero(), high_ = Vec2::Zero();  ///< Sides of the sector.
};

double squaredDistance(std::span<const Segment> segments, const Vec2& p) {
  double squared = std::numeric_limits<double>::infinity();
  for (const Segment& segment : segments) squared = std::min(squared, segment.squaredDistance(p));
  return squared;
}

/// The fraction of a triangle where a linear function with these values at the corners is 0 or more.
double fractionAbove(double a, double b, double c) {
  const int above = (a >= 0.0) + (b >= 0.0) + (c >= 0.0);
  if (above == 0 || above == 3) return above == 3 ? 1.0 : 0.0;
  // The corner that is alone on its side becomes a.
  const bool alone = above == 1;
  if ((b >= 0.0) == alone) std::swap(a, b);
  if ((c >= 0.0) == alone) std::swap(a, c);
  const double corner = a / (a - b) * (a / (a - c));
  return alone ? corner : 1.0 - corner;
}

/// The samples of a part of a row of tiles, with which of them have their middle in an area.
struct CoveredRows {
  GridRect rect;
  std::vector<std::uint8_t> inside;

  [[nodiscard]] std::vector<std::uint8_t>::iterator row(int at) {
    return inside.begin() + std::ptrdiff_t(at - rect.row0) * rect.width();
  }
};

/// Fills the mask from features that shape it together, a row of tiles after the other.
class FeaturePainter {
 public:
  using TileRow = std::vector<std::shared_ptr<MaskRaster::Tile>>;

  /// The outline's feather is 0, or a cell or more.
  FeaturePainter(const GridFrame& frame, std::span<const Outlines> areas,
                 std::span<const std::vector<Vec2>> lines, const MaskOutline& outline)
      : frame_(frame),
        outline_(outline),
        coverage_(inSquares(frame, areas, 1)),
        hasAreas_(!areas.empty()),
        half_(0.5 * reproducible::hypot(frame.dx, frame.dy)),
        reach_(outline.feather > 0.0            ? 0.5 * outline.feather
               : outline.edge == MaskEdge::Area ? half_
                                                : 0.0),
        far_(std::abs(outline.buffer) + reach_) {
    const bool buffers = outline.buffer != 0.0;
    if (!buffers && outline.feather == 0.0) return;
    EdgeSimplifier simplifier(kMaxDeviation * std::min(frame.dx, frame.dy), segments_);
    for (const Outlines& area : areas)
      for (const std::vector<Vec2>& corners : area) simplifier.add(corners, true);
    for (const std::vector<Vec2>& line : lines) simplifier.add(line, false);
    if (!buffers || outline.feather > 0.0 || outline.edge != MaskEdge::Area) return;
    // The narrower the buffer, the more curved is its edge.
    parts_ = static_cast<int>(
        std::clamp(std::ceil(16.0 * frame.cellSize() / std::abs(outline.buffer)), 12.0, double{kMostParts}));
    if (hasAreas_ && std::abs(outline.buffer) < 2.0 * half_) fine_.emplace(inSquares(frame, areas, parts_));
  }

  /// Writes the weights of a rectangle of whole tiles that lie side by side. Whether it was not cancelled.
  [[nodiscard]] bool paint(const MaskRaster& mask, const GridRect& tiles, const TileRow& row,
                           const Progress& progress) {
    const GridRect first = mask.tileRect(mask.tileIndex(tiles.column0, tiles.row0));
    const GridRect last = mask.tileRect(mask.tileIndex(tiles.column1 - 1, tiles.row0));
    CoveredRows rows{{first.column0, first.row0, last.column1, first.row1}, {}};
    rows.inside.assign(segments_.empty() ? 0 : static_cast<std::size_t>(rows.rect.area()), 0);
    const auto bands = static_cast<std::size_t>((rows.rect.height() + kBlock - 1) / kBlock);
    if (!parallelFor(bands, segments_.empty() ? progress : partOf(progress, 0.0, 0.5),
                     [&](std::size_t band) { cover(rows, static_cast<int>(band) * kBlock, row); }))
      return false;
    if (segments_.empty()) return true;
    const std::vector<Segment> near = nearTo(rows.rect, segments_).segments;
    return parallelFor(row.size(), partOf(progress, 0.5, 1.0), [&](std::size_t i) {
      const int index = mask.tileIndex(tiles.column0 + static_cast<int>(i), tiles.row0);
      moveEdge(mask.tileRect(index), rows, near, *row[i]);
    });
  }

 private:
  /// Edges that may be the nearest to a sample of a rectangle and within reach of it.
  struct Near {
    std::vector<Segment> segments;
    double distance = 0.0, radius = 0.0;  ///< Of the middle to the nearest edge, and to the furthest sample.
  };

  /// The shares, and where edges are moved the insides, of kBlock rows of a row of tiles.
  void cover(CoveredRows& rows, int begin, const TileRow& tiles) const {
    constexpr int side = MaskRaster::tileSize;
    const GridRect& rect = rows.rect;
    const int row0 = rect.row0 + begin, row1 = std::min(row0 + kBlock, rect.row1);
    const bool whole = outline_.edge == MaskEdge::Centre;
    const auto each = [&](const EvenOddCoverage::Row& covered) {
      for (int column = 0; column < rect.width(); column += side) {
        const int width = std::min(side, rect.width() - column);
        float* const to = tiles[static_cast<std::size_t>(column / side)]->data() +
                          MaskRaster::offsetIn(0, covered.row - rect.row0);
        if (whole)
          std::copy_n(covered.inside.begin() + column, width, to);
        else
          std::copy_n(covered.shares.begin() + column, width, to);
      }
      if (!rows.inside.empty()) std::ranges::copy(covered.inside, rows.row(covered.row));
    };
    if (whole)
      coverage_.insides(row0, row1, rect.column0, rect.width(), each);
    else
      coverage_.rows(row0, row1, rect.column0, rect.width(), each);
  }

  /// In units of a part of a cell. Without parts a square begins half a cell before its sample; else the
  /// squares' middles are the corners of the parts.
  static std::vector<Outlines> inSquares(const GridFrame& frame, std::span<const Outlines> areas, int parts) {
    std::vector<Outlines> placed(areas.begin(), areas.end());
    for (Outlines& area : placed)
      for (std::vector<Vec2>& corners : area)
        for (Vec2& p : corners) {
          p = {frame.column(p.x()) + 0.5, frame.row(p.y()) + 0.5};
          if (parts > 1) p = parts * p + Vec2(0.5, 0.5);
        }
    return placed;
  }

  [[nodiscard]] Vec2 at(double column, double row) const { return {frame_.x(column), frame_.y(row)}; }

  [[nodiscard]] Near nearTo(const GridRect& rect, std::span<const Segment> edges) const {
    const Vec2 middle = at(0.5 * (rect.column0 + rect.column1 - 1), 0.5 * (rect.row0 + rect.row1 - 1));
    // A part of a sample's cell may be half a cell further away.
    const double samples =
        0.5 * reproducible::hypot((rect.width() - 1) * frame_.dx, (rect.height() - 1) * frame_.dy);
    return nearTo(middle, samples + half_, edges);
  }
  [[nodiscard]] Near nearTo(const Vec2& middle, double radius, std::span<const Segment> edges) const {
    Near near{{}, std::sqrt(squaredDistance(edges, middle)), radius};
    const double most = std::min(near.distance + 2.0 * radius, far_ + radius) + 1e-9 * (1.0 + radius);
    for (const Segment& edge : edges)
      if (edge.squaredDistance(middle) <= most * most) near.segments.push_back(edge);
    return near;
  }

  /// `edges`: those near the row of tiles of which the insides are known.
  void moveEdge(const GridRect& rect, CoveredRows& rows, std::span<const Segment> edges,
                MaskRaster::Tile& tile) const {
    const Near near = nearTo(rect, edges);
    if (near.segments.empty()) return;
    for (int row = rect.row0; row < rect.row1; row += kBlock)
      for (int column = rect.column0; column < rect.column1; column += kBlock) {
        const GridRect block = GridRect{column, row, column + kBlock, row + kBlock}.intersected(rect);
        const Near nearest = nearTo(block, near.segments);
        if (!nearest.segments.empty()) moveEdge(block, rect, rows, nearest, tile);
      }
  }

  void moveEdge(const GridRect& block, const GridRect& rect, CoveredRows& rows, const Near& near,
                MaskRaster::Tile& tile) const {
    const double buffer = outline_.buffer;
    const bool covered = near.distance + near.radius < std::abs(buffer) - reach_;
    std::vector<std::uint8_t> corners;  // Of parts of cells: whether they are in an area.
    for (int row = block.row0; row < block.row1; ++row) {
      const auto inside = rows.row(row);
      for (int column = block.column0; column < block.column1; ++column) {
        float& weight = tile[MaskRaster::offsetIn(column - rect.column0, row - rect.row0)];
        if (covered) {
          weight = buffer > 0.0 ? 1.0F : 0.0F;
          continue;
        }
        const double distance = std::sqrt(squaredDistance(near.segments, at(column, row)));
        const bool within = inside[column - rows.rect.column0] != 0;
        // Metres inward from the edge that the buffer moved.
        const double depth = buffer + (within ? distance : -distance);
        if (outline_.feather > 0.0) {
          const double t = 0.5 + 0.5 * std::clamp(depth, -reach_, reach_) / reach_;
          weight = static_cast<float>(t * t * (3.0 - 2.0 * t));
        } else if (outline_.edge == MaskEdge::Centre) {
          weight = depth >= 0.0 ? 1.0F : 0.0F;
        } else if (std::abs(depth) >= half_) {
          weight = depth > 0.0 ? 1.0F : 0.0F;
        } else {
          const bool mixed = fine_ && distance <= half_;
          if (mixed && corners.empty()) corners = insidesOf(block);
          weight = static_cast<float>(
              fractionAt(column, row, near.segments, within, mixed ? &corners : nullptr, block));
        }
      }
    }
  }

  /// Whether the corners of the parts of a block's cells are in an area, row by row.
  [[nodiscard]] std::vector<std::uint8_t> insidesOf(const GridRect& block) const {
    std::vector<std::uint8_t> corners;
    const int row0 = parts_ * block.row0, column0 = parts_ * block.column0;
    fine_->insides(row0, parts_ * block.row1 + 1, column0, parts_ * block.width() + 1,
                   [&](const EvenOddCoverage::Row& row) {
                     corners.insert(corners.end(), row.inside.begin(), row.inside.end());
                   });
    return corners;
  }

  /// The fraction of a cell on the inner side of the edge that the buffer moved: the distance is taken as
  /// linear in the triangles of its parts. `corners`: where they are in an area; null: as the sample is.
  [[nodiscard]] double fractionAt(int column, int row, std::span<const Segment> edges, bool within,
                                  const std::vector<std::uint8_t>* corners, const GridRect& block) const {
    const std::vector<Segment> near = nearTo(at(column, row), half_, edges).segments;
    const auto width = static_cast<std::size_t>(parts_ * block.width() + 1);
    std::array<double, kMostParts + 1> above{}, depths{};
    double sum = 0.0;
    for (int j = 0; j <= parts_; ++j) {
      for (int i = 0; i <= parts_; ++i) {
        const Vec2 place = at(column - 0.5 + double(i) / parts_, row - 0.5 + double(j) / parts_);
        const double distance = std::sqrt(squaredDistance(near, place));
        const bool in = corners
                            ? (*corners)[static_cast<std::size_t>((row - block.row0) * parts_ + j) * width +
                                         static_cast<std::size_t>((column - block.column0) * parts_ + i)] != 0
                            : within;
        depths[static_cast<std::size_t>(i)] = outline_.buffer + (in ? distance : -distance);
      }
      for (std::size_t i = 0; j > 0 && i < static_cast<std::size_t>(parts_); ++i)
        sum += fractionAbove(above[i], above[i + 1], depths[i + 1]) +
               fractionAbove(above[i], depths[i], depths[i + 1]);
      above = depths;
    }
    return sum / (2.0 * parts_ * parts_);
  }

  static constexpr int kMostParts = 32;

  GridFrame frame_;
  MaskOutline outline_;
  EvenOddCoverage coverage_;
  bool hasAreas_;
  double half_;   ///< Metres from a sample to a corner of its cell.
  double reach_;  ///< Metres from the edge that the buffer moved within which weights are between 0 and 1.
  double far_;    ///< Metres from an edge beyond which nothing changes.
  std::vector<Segment> segments_;
  int parts_ = 12;  ///< Of a cell, along a side.
  std::optional<EvenOddCoverage> fine_;
};

/// Around some places, metres; inside out without any.
struct Bounds {
  Vec2 low = Vec2::Constant(std::numeric_limits<double>::infinity());
  Vec2 high = Vec2::Constant(-std::numeric_limits<double>::infinity());

  void add(std::span<const std::vector<Vec2>> outlines) {
    for (const std::vector<Vec2>& places : outlines)
      for (const Vec2& place : places) {
        EXPECTS(place.allFinite());
        low = low.cwiseMin(place);
        high = high.cwiseMax(place);
      }
  }
  /// The samples that may have a weight, where the outline applies to all that is within the bounds.
  [[nodiscard]] GridRect samples(const GridFrame& frame, const MaskOutline& outline) const {
    if (!(low.x() <= high.x())) return {};
    const double moved = std::max(outline.buffer, 0.0) + 0.5 * outline.feather;
    const Vec2 margin(moved + frame.dx, moved + frame.dy);
    return frame.samplesWithin(low.x() - margin.x(), low.y() - margin.y(), high.x() + margin.x(),
                               high.y() + margin.y());
  }
};

/// A feather narrower than a cell counts as none.
MaskOutline fitted(const MaskOutline& outline, const GridFrame& frame) {
  EXPECTS(outline.feather >= 0.0 && std::isfinite(outline.feather) && std::isfinite(outline.buffer));
  MaskOutline fit = outline;
  if (fit.feather < frame.cellSize()) fit.feather = 0.0;
  return fit;
}

/// Features that shape the mask together, and the tiles that they may change.
struct FeatureGroup {
  std::span<const Outlines> areas;
  std::span<const std::vector<Vec2>> lines;
  GridRect tiles;
  std::unique_ptr<FeaturePainter> painter{};  ///< While it is needed.
};

std::vector<FeatureGroup> groupsOf(const GridFrame& frame, const MaskFeatures& features,
                                   const MaskOutline& outline, const MaskRaster& mask) {
  std::vector<FeatureGroup> groups;
  if (outline.buffer >= 0.0) {
    const GridRect samples = samplesUnder(frame, features, outline);
    const std::span<const std::vector<Vec2>> lines(features.lines);
    if (!samples.empty())
      groups.push_back(
          {features.areas, outline.buffer > 0.0 ? lines : lines.first(0), mask.tilesTouching(samples)});
    return groups;
  }
  for (const Outlines& area : features.areas) {
    Bounds bounds;
    bounds.add(area);
    const GridRect samples = bounds.samples(frame, outline);
    // Nothing is left of what is narrower than twice the buffer.
    if (samples.empty() || (bounds.high - bounds.low).minCoeff() < -2.0 * outline.buffer - outline.feather)
      continue;
    groups.push_back({{&area, 1}, {}, mask.tilesTouching(samples)});
  }
  return groups;
}

using TileRow = FeaturePainter::TileRow;

TileRow emptyTiles(int count) {
  TileRow row;
  for (int i = 0; i < count; ++i) {
    row.push_back(makeInLargePages<MaskRaster::Tile>());
    row.back()->fill(0.0F);
  }
  return row;
}

}  // namespace

GridRect samplesUnder(const GridFrame& frame, const MaskFeatures& features, const MaskOutline& outline) {
  Bounds bounds;
  for (const Outlines& area : features.areas) bounds.add(area);
  if (outline.buffer > 0.0) bounds.add(features.lines);
  return bounds.samples(frame, fitted(outline, frame));
}

std::optional<MaskRaster> maskOf(const GridFrame& frame, const MaskFeatures& features,
                                 const MaskOutline& outline, const Progress& progress) {
  const MaskOutline fit = fitted(outline, frame);
  MaskRaster mask(frame.columns, frame.rows, 0.0F);
  std::vector<FeatureGroup> groups = groupsOf(frame, features, fit, mask);
  GridRect tiles;
  for (const FeatureGroup& group : groups) tiles = tiles.united(group.tiles);
  for (int row = tiles.row0; row < tiles.row1; ++row) {
    TileRow weights(static_cast<std::size_t>(tiles.width()));
    for (std::size_t i = 0; i < groups.size(); ++i) {
      FeatureGroup& group = groups[i];
      if (row < group.tiles.row0 || row >= group.tiles.row1) continue;
      const double start = (row - tiles.row0 + double(i) / double(groups.size())) / tiles.height(),
                   end = (row - tiles.row0 + double(i + 1) / double(groups.size())) / tiles.height();
      if (!group.painter)
        group.painter = std::make_unique<FeaturePainter>(frame, group.areas, group.lines, fit);
      const TileRow painted = emptyTiles(group.tiles.width());
      if (!group.painter->paint(mask, {group.tiles.column0, row, group.tiles.column1, row + 1}, painted,
                                partOf(progress, start, end)))
        return std::nullopt;
      if (row + 1 == group.tiles.row1) group.painter.reset();
      for (std::size_t t = 0; t < painted.size(); ++t) {
        auto& tile = weights[static_cast<std::size_t>(group.tiles.column0 - tiles.column0) + t];
        if (!tile)
          tile = painted[t];
        else
          std::ranges::transform(*tile, *painted[t], tile->begin(),
                                 [](float a, float b) { return std::max(a, b); });
      }
    }
    for (std::size_t t = 0; t < weights.size(); ++t)
      if (weights[t])
        putMaskTile(mask, mask.tileIndex(tiles.column0 + static_cast<int>(t), row), std::move(weights[t]));
  }
  return mask;
}

}  // namespace scarp
