#include "core/line/LineBeds.h"

#include <algorithm>
#include <cmath>

#include "core/base/ReproducibleMath.h"
#include "core/line/LineSurface.h"

namespace scarp {

namespace {

constexpr double kSharp = 0.97;     ///< Cosine of the turn from which an edge goes round: 14 degrees.
constexpr double kBendPiece = 0.2;  ///< Radians of such a bend in one piece.

/// Unit vectors to the left of the way.
Vec2 leftOf(const Vec2& way) {
  const double length = reproducible::hypot(way.x(), way.y());
  return length > 0.0 ? Vec2(-way.y() / length, way.x() / length) : Vec2(Vec2::Zero());
}

/// An edge of a bed beside a node: where the piece before ends and the next one begins.
struct BedSide {
  Vec2 in, out;
  double height;
};
struct BedSides {
  BedSide left, right;
  Vec2 way;  ///< Unit vector along the line.
};

/// Where a line turns sharply, the outer edge goes round the node, as the bed does.
BedSides sidesOf(const LineNode& before, const LineNode& at, const LineNode& after,
                 const LineDesign& design) {
  Vec2 side = leftOf(after.place - before.place);
  if (side == Vec2::Zero()) side = leftOf(after.place - at.place);
  const auto up = [&](double across) {
    return at.height + besideMiddle(design.line.settings, design.section, at.half, at.tilt, across);
  };
  const Vec2 left = at.place + at.half * side, right = at.place - at.half * side;
  BedSides sides{{left, left, up(at.half)}, {right, right, up(-at.half)}, Vec2(side.y(), -side.x())};
  const Vec2 in = leftOf(at.place - before.place), out = leftOf(after.place - at.place);
  if (in == Vec2::Zero() || out == Vec2::Zero() || in.dot(out) > kSharp) return sides;
  const bool toLeft = in.x() * out.y() - in.y() * out.x() > 0.0;
  BedSide& outer = toLeft ? sides.right : sides.left;
  outer.in = at.place + (toLeft ? -at.half : at.half) * in;
  outer.out = at.place + (toLeft ? -at.half : at.half) * out;
  return sides;
}

void addBend(const Vec2& about, const BedSide& side, bool onLeft, LineDesign& design) {
  if (side.in == side.out) return;
  const Vec2 from = side.in - about, to = side.out - about;
  const double turn = reproducible::atan2(from.x() * to.y() - from.y() * to.x(), from.dot(to));
  const int pieces = 1 + static_cast<int>(std::abs(turn) / kBendPiece);
  Vec2 before = side.in;
  for (int k = 1; k <= pieces; ++k) {
    const double angle = turn * k / pieces, c = reproducible::cos(angle), s = reproducible::sin(angle);
    const Vec2 place =
        k == pieces ? side.out : Vec2(about + Vec2(c * from.x() - s * from.y(), s * from.x() + c * from.y()));
    design.edges.push_back({before, place, side.height, side.height, onLeft});
    before = place;
  }
}

/// From the left of an end round it to its right.
void addRoundEnd(const LineNode& at, const Vec2& left, const Vec2& outward, bool isLast, LineDesign& design) {
  constexpr int pieces = 16;
  const Vec2 side = left - at.place, beyond = at.half * outward;
  const auto up = [&](double across) {
    return besideMiddle(design.line.settings, design.section, at.half, at.tilt, across);
  };
  const double ofLeft = up(at.half), ofRight = up(-at.half);
  Vec2 before = left;
  double height = at.height + ofLeft;
  for (int k = 1; k <= pieces; ++k) {
    const double angle = k * (3.14159265358979323846 / pieces);
    const double along = reproducible::cos(angle);
    const Vec2 place = at.place + along * side + reproducible::sin(angle) * beyond;
    const double next = at.height + (ofRight + (0.5 + 0.5 * along) * (ofLeft - ofRight));
    design.edges.push_back({before, place, height, next, isLast});
    before = place;
    height = next;
  }
}

/// The square end of a bed, by way of the corners of its section.
void addSquareEnd(const LineNode& at, const Vec2& left, const Vec2& right, bool isLast, LineDesign& design) {
  const LineSettings& settings = design.line.settings;
  const auto up = [&](double across) {
    return besideMiddle(settings, design.section, at.half, at.tilt, across);
  };
  const std::vector<double> acrosses = sectionCorners(design.section, at.half);
  const auto place = [&](double across) -> Vec2 {
    return across == 0.0
               ? at.place
               : Vec2(at.place + (std::abs(across) / at.half) * ((across > 0.0 ? left : right) - at.place));
  };
  for (std::size_t i = 0; i + 1 < acrosses.size(); ++i)
    design.edges.push_back({place(acrosses[i]), place(acrosses[i + 1]), at.height + up(acrosses[i]),
                            at.height + up(acrosses[i + 1]), isLast});
}

}  // namespace

void addBeds(const LineStretch& stretch, std::span<const LineJoin> joins, LineDesign& design) {
  const std::vector<LineNode>& nodes = design.nodes;
  const auto node = [&](std::size_t k) -> const LineNode& {
    return nodes[(stretch.first + k) % nodes.size()];
  };
  std::vector<BedSides> sides;
  sides.reserve(stretch.count);
  for (std::size_t k = 0; k < stretch.count; ++k) {
    const bool begins = k == 0 && !stretch.ring, ends = k + 1 == stretch.count && !stretch.ring;
    const LineNode &at = node(k), &before = begins ? at : node(stretch.ring ? k + stretch.count - 1 : k - 1),
                   &after = ends ? at : node(k + 1);
    sides.push_back(sidesOf(before, at, after, design));
  }
  const auto joined = [&](std::size_t k) {
    return std::ranges::any_of(joins, [&](const LineJoin& join) {
      return join.beds && node(k).point == static_cast<std::ptrdiff_t>(join.point);
    });
  };
  const std::size_t last = stretch.count - 1, pieces = stretch.ring ? stretch.count : last;
  const bool opensRound = !stretch.ring && joined(0), endsRound = !stretch.ring && joined(last);
  for (std::size_t k = 0; k < pieces; ++k) {
    const std::size_t next = (k + 1) % stretch.count;
    const LineNode &a = node(k), &b = node(k + 1);
    const bool opens = k == 0 && !stretch.ring, ends = k + 1 == pieces && !stretch.ring;
    design.beds.push_back({{a.place, b.place, a.height, b.height},
                           a.half,
                           b.half,
                           opens && !opensRound,
                           ends && !endsRound,
                           a.tilt,
                           b.tilt,
                           opens && opensRound,
                           ends && endsRound});
    const BedSides &from = sides[k], &to = sides[next];
    design.edges.push_back({from.left.out, to.left.in, from.left.height, to.left.height, true});
    design.edges.push_back({from.right.out, to.right.in, from.right.height, to.right.height, false});
    if (stretch.ring || next < last) {
      addBend(node(next).place, to.left, true, design);
      addBend(node(next).place, to.right, false, design);
    }
  }
  if (stretch.ring) return;
  for (const std::size_t k : {std::size_t{0}, last}) {
    const BedSides& end = sides[k];
    if (k == 0 ? opensRound : endsRound)
      addRoundEnd(node(k), end.left.in, k == 0 ? Vec2(-end.way) : end.way, k > 0, design);
    else
      addSquareEnd(node(k), end.left.in, end.right.in, k > 0, design);
  }
}

}  // namespace scarp
