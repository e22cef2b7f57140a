#pragma once

#include <optional>

#include "core/terrain/TiledRaster.h"
#include "core/visibility/SightProjection.h"

namespace scarp {

/// A straight line between two points of the grid frame, against solid ground: the triangles of the
/// diagonal rule and all that is beneath them; holes and what is beyond the map are open. Ground that the
/// line touches does not block it. The answer is that of exact arithmetic on the numbers given: what
/// doubles cannot tell is worked out without rounding. Concurrent use is safe.
class SightLine {
 public:
  /// Finite points; x and y are column and row, z is metres. No ground is higher than `highest`.
  SightLine(const HeightRaster& heights, const Vec3& from, const Vec3& to, double highest,
            const EarthCurve& curve = {})
      : heights_(heights), curve_(curve), from_(from), to_(to), highest_(highest) {}

  struct Block {
    double fraction;  ///< Of the way, 0…1.
    int column, row;  ///< A cell of ground at that place.
  };
  /// The first edge of the ground, strictly between the ends, that stands above the line. Between two
  /// edges both are straight, so a line that is clear of all edges, and at its ends, is clear.
  [[nodiscard]] std::optional<Block> firstBlock() const;

  /// Where the line crosses an edge last before a fraction of the way; 0 where it does not.
  [[nodiscard]] double crossingBefore(double fraction) const;

 private:
  /// The three kinds of lines that edges stand on: of equal column, of equal row, and of equal column −
  /// row. Along a line samples are counted by row, by column and by column.
  enum class Kind { Column, Row, Diagonal };
  static constexpr Kind kKinds[] = {Kind::Column, Kind::Row, Kind::Diagonal};
  struct Sample {
    int column, row;
  };
  using Cell = Sample;
  /// Which line a point is on, with what rounding took away.
  struct Level {
    double value, rest;
  };
  struct Range {
    int first, last;
  };

  [[nodiscard]] static Level level(Kind kind, const Vec3& p);
  [[nodiscard]] double fractionAt(Kind kind, int line) const;
  [[nodiscard]] static double along(Kind kind, const Vec3& p) { return kind == Kind::Column ? p.y() : p.x(); }
  [[nodiscard]] Range lines(Kind kind) const;
  [[nodiscard]] Range places(Kind kind, int line) const;
  [[nodiscard]] static Sample sample(Kind kind, int line, int place);
  [[nodiscard]] double height(Kind kind, int line, int place) const;
  [[nodiscard]] bool isGround(int column, int row) const;
  [[nodiscard]] std::optional<Cell> groundBeside(Kind kind, int line, int place) const;
  [[nodiscard]] std::optional<Cell> groundAround(const Sample& sample) const;
  [[nodiscard]] std::optional<Cell> blockedAt(Kind kind, int line, double fraction) const;
  [[nodiscard]] std::optional<Cell> blockedExactly(Kind kind, int line, int place) const;

  const HeightRaster& heights_;
  EarthCurve curve_;
  Vec3 from_, to_;
  double highest_;
};

}  // namespace scarp
