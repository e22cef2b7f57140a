#include "core/line/LineDistance.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace scarp {

namespace {

using pieces::PlanBox;

constexpr int kBlock = 16;          ///< Samples to a side that share the pieces that may be nearest.
constexpr double kRounding = 1e-6;  ///< More than rounding moves a distance, metres.
constexpr double kPart = 1.0 + pieces::kSlack;

/// A piece of a bed or a border, made for many places.
struct WayPiece {
  explicit WayPiece(const LineEdge& edge)
      : slope(edge, false, {1.0}, pieces::kInfinity),
        middle(0.5 * (edge.a + edge.b)),
        reach((0.5 * (edge.b - edge.a).norm() + std::max(edge.za, edge.zb)) * kPart + kRounding) {}

  /// The least of the distances from its places, less half the width there, metres.
  [[nodiscard]] double from(const Vec2& place) const { return -slope.at(place); }
  /// Whether it may be nearer to a place than `metres`; quicker.
  [[nodiscard]] bool mayBeNearer(const Vec2& place, double metres) const {
    const double most = metres + reach;
    return most > 0.0 && (place - middle).squaredNorm() < most * most * kPart;
  }

  pieces::SlopeOut slope;
  Vec2 middle;
  double reach;           ///< From the middle to all that is 0 metres from it.
  double atCentre = 0.0;  ///< Of the block.
};

/// What of lines may be nearest to a place of a block.
struct NearBlock {
  std::vector<WayPiece> beds;
  struct Border {
    const NearLine* area;
    std::vector<WayPiece> pieces{};
  };
  std::vector<Border> areas;

  std::vector<WayPiece>& piecesOf(const NearLine& line) {
    if (!line.isArea()) return beds;
    const auto known = std::ranges::find(areas, &line, &Border::area);
    return known != areas.end() ? known->pieces : areas.emplace_back(Border{&line}).pieces;
  }
  [[nodiscard]] bool empty() const { return beds.empty() && areas.empty(); }
};

double nearestAtCentre(const std::vector<WayPiece>& pieces) {
  double least = pieces::kInfinity;
  for (const WayPiece& piece : pieces) least = std::min(least, piece.atCentre);
  return least;
}

/// Distances change by no more than the way from place to place.
void dropFar(std::vector<WayPiece>& pieces, double radius) {
  const double most = nearestAtCentre(pieces) + 2.0 * radius * kPart + kRounding;
  std::erase_if(pieces, [most](const WayPiece& piece) { return piece.atCentre > most; });
}

double nearest(const std::vector<WayPiece>& pieces, const Vec2& place, double most) {
  for (const WayPiece& piece : pieces)
    if (piece.mayBeNearer(place, most)) most = std::min(most, piece.from(place));
  return most;
}

/// Of the lines within `metres` of a block.
NearBlock piecesNear(const NearLines& lines, const LineChoice& of, const PlanBox& block, double metres) {
  NearBlock near;
  const Vec2 centre = 0.5 * (block.low + block.high);
  lines.eachPartNear(block, metres, of, [&](const NearLine& line, std::size_t part) {
    std::vector<WayPiece>& pieces = near.piecesOf(line);
    // An area is widened by distanceAt(), as its border is measured from both sides.
    const double wider = line.isArea() ? 0.0 : line.beyondEdge(of);
    for (LineEdge edge : line.piecesIn(part)) {
      edge.za += wider;
      edge.zb += wider;
      WayPiece& piece = pieces.emplace_back(edge);
      piece.atCentre = piece.from(centre);
    }
  });
  return near;
}

/// Looks around further and further, until nothing beyond can be nearer.
NearBlock nearBlock(const LineDistance& distance, const NearLines& lines, const PlanBox& block) {
  const double radius = 0.5 * (block.high - block.low).norm();
  const double farthest = std::max(distance.to, -distance.from);
  NearBlock near;
  for (double metres = std::min(2.0 * radius + 1.0, farthest);; metres = std::min(2.0 * metres, farthest)) {
    near = piecesNear(lines, distance.of, block, metres);
    // How deep a place is in an area says its border, which may be far away.
    if (!near.areas.empty() && metres < farthest) near = piecesNear(lines, distance.of, block, metres = farthest);
    if (metres >= farthest || nearestAtCentre(near.beds) + radius <= metres) break;
  }
  dropFar(near.beds, radius);
  for (NearBlock::Border& border : near.areas) dropFar(border.pieces, radius);
  return near;
}

double distanceAt(const NearBlock& near, const LineDistance& distance, const Vec2& place) {
  double least = nearest(near.beds, place, distance.to);
  for (const NearBlock::Border& border : near.areas) {
    const double beyond = border.area->beyondEdge(distance.of);
    const double away = nearest(border.pieces, place, std::max(distance.to, -distance.from) + beyond);
    least = std::min(least, (border.area->holds(place) ? -away : away) - beyond);
  }
  return std::max(least, distance.from);
}

PlanBox placesOf(const GridRect& samples, const GridFrame& frame) {
  PlanBox box;
  box.add(Vec2(frame.x(samples.column0), frame.y(samples.row0)));
  box.add(Vec2(frame.x(samples.column1 - 1), frame.y(samples.row1 - 1)));
  return box;
}

}  // namespace

void LineDistance::cover(double metres) {
  // By more than floats of that size are apart.
  const double apart = 1.0 + 1e-6 * std::abs(metres);
  from = std::min(from, metres - apart);
  to = std::max(to, metres + apart);
}

void LineDistance::measure(const NearLines& lines, const GridRect& samples, float* out,
                           std::ptrdiff_t stride) const {
  const GridFrame& frame = lines.frame();
  const auto rowOf = [&](int row) { return out + (row - samples.row0) * stride - samples.column0; };
  for (int row0 = samples.row0; row0 < samples.row1; row0 += kBlock)
    for (int column0 = samples.column0; column0 < samples.column1; column0 += kBlock) {
      const GridRect block = GridRect{column0, row0, column0 + kBlock, row0 + kBlock}.intersected(samples);
      const NearBlock near = nearBlock(*this, lines, placesOf(block, frame));
      for (int row = block.row0; row < block.row1; ++row)
        for (int column = block.column0; column < block.column1; ++column)
          rowOf(row)[column] =
              near.empty() ? static_cast<float>(to)
                           : static_cast<float>(distanceAt(near, *this, Vec2(frame.x(column), frame.y(row))));
    }
}

double LineDistance::at(const NearLines& lines, const Vec2& place) const {
  PlanBox box;
  box.add(place);
  const NearBlock near = nearBlock(*this, lines, box);
  return near.empty() ? to : distanceAt(near, *this, place);
}

}  // namespace scarp
