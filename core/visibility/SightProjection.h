#pragma once

#include "core/base/GridRect.h"
#include "core/geometry/Vec.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// How far ground sinks below an observer's level because the earth is round: by fraction · d² / (2 · radius)
/// at distance d, taken at the samples. A value; as it comes, the earth is flat.
class EarthCurve {
 public:
  static constexpr double kRadius = 6371008.8;  ///< Metres, the mean of the earth.

  EarthCurve() = default;
  /// Seen from a place of the grid frame. fraction: 0 flat, 1 round, 0.857 round less the usual refraction.
  EarthCurve(double column, double row, double fraction, const GridFrame& frame)
      : column_(column),
        row_(row),
        alongColumns_(fraction * frame.dx * frame.dx / (2.0 * kRadius)),
        alongRows_(fraction * frame.dy * frame.dy / (2.0 * kRadius)) {}

  [[nodiscard]] bool flat() const { return alongColumns_ == 0.0 && alongRows_ == 0.0; }
  /// The height of a sample as it counts.
  [[nodiscard]] float sunk(float height, int column, int row) const {
    const double across = column - column_, down = row - row_;
    return static_cast<float>(height - (alongColumns_ * across * across + alongRows_ * down * down));
  }

 private:
  double column_ = 0.0, row_ = 0.0;
  double alongColumns_ = 0.0, alongRows_ = 0.0;  ///< Metres per column² and row².
};

/// What looks at the ground, in the grid frame: an eye, or a light as far away as the sun.
struct SightSource {
  Vec3
      place;  ///< The eye's column, row and height; of a light, the way towards it, in columns, rows, metres.
  bool isLight = false;
};

/// The grid turned so that a source looks along its lines, which makes one way of the four in which lines
/// of samples can be gone through front to back: sample (column, row) stands on line sign·column at place
/// sign·row, or the other way round where swapped. Cells keep their diagonal, from (line, place) to
/// (line + 1, place + 1).
struct GridTurn {
  bool swapped;
  int sign;

  [[nodiscard]] int column(int line, int place) const { return sign * (swapped ? place : line); }
  [[nodiscard]] int row(int line, int place) const { return sign * (swapped ? line : place); }
  /// A rectangle of samples: lines for columns and places for rows.
  [[nodiscard]] GridRect turned(const GridRect& r) const { return mirrored(transposed(r)); }
  [[nodiscard]] GridRect turnedBack(const GridRect& r) const { return transposed(mirrored(r)); }

 private:
  [[nodiscard]] GridRect transposed(const GridRect& r) const {
    return swapped ? GridRect{r.row0, r.column0, r.row1, r.column1} : r;
  }
  [[nodiscard]] GridRect mirrored(const GridRect& r) const {
    return sign > 0 ? r : GridRect{1 - r.column1, 1 - r.row1, 1 - r.column0, 1 - r.row0};
  }
};

/// How turned ground looks from a source: a sight line is a single point (u, w), and straight lines stay
/// straight. A point of height h at (line, place) appears at u = (place − placeOffset)·scale and
/// w = (h − heightOffset)·scale, the offsets and the scale being those of its line.
///
/// An eye at (l, p, z) has placeOffset = p, heightOffset = z and scale = 1 / (line − l), and what it sees
/// in |u| ≤ 1 drifts less than a place from line to line. A light shines along the lines: from each to the
/// next it moves `drift` places, −1…1, and sinks `fall` metres.
class SightProjection {
 public:
  struct Line {
    double placeOffset, heightOffset, scale;
  };

  /// A light's way leads towards smaller lines, and to at most as many places.
  SightProjection(const SightSource& source, const GridTurn& turn) : turn_(turn), isLight_(source.isLight) {
    const double column = turn.sign * source.place.x(), row = turn.sign * source.place.y();
    line_ = turn.swapped ? row : column;
    place_ = turn.swapped ? column : row;
    height_ = source.place.z();
  }

  [[nodiscard]] const GridTurn& turn() const { return turn_; }
  [[nodiscard]] bool isLight() const { return isLight_; }
  [[nodiscard]] double drift() const { return place_ / line_; }
  [[nodiscard]] double fall() const { return -height_ / line_; }
  /// How far a line is in front of an eye, and a place beside it.
  [[nodiscard]] double ahead(int line) const { return line - line_; }
  [[nodiscard]] double aside(int place) const { return place - place_; }

  [[nodiscard]] Line line(int line) const {
    if (isLight_) return {drift() * line, -fall() * line, 1.0};
    return {place_, height_, 1.0 / ahead(line)};
  }

 private:
  GridTurn turn_;
  bool isLight_;
  double line_, place_, height_;  ///< The source, turned.
};

}  // namespace scarp
