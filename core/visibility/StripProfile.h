#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/terrain/TiledRaster.h"
#include "core/visibility/SightProjection.h"

namespace scarp {

/// Which of the edges at a sample F bound ground, in turned ground: "along" F's line to the next sample G,
/// "across" from the sample N before F on the line before, the "diagonal" from N to G.
struct StripEdges {
  bool along, across, diagonal;
};

/// A copy of a block of turned ground, line by line. One thread.
class GroundBlock {
 public:
  /// rect: lines for columns, places for rows; within the turned raster.
  void load(const HeightRaster& heights, const GridTurn& turn, const GridRect& rect, const EarthCurve& curve);

  [[nodiscard]] const GridRect& rect() const { return rect_; }
  [[nodiscard]] bool hasHoles() const { return hasHoles_; }
  /// Heights of a line, from place rect().row0 on.
  [[nodiscard]] const float* line(int line) const {
    return samples_.data() + static_cast<std::size_t>(line - rect_.column0) * places_;
  }
  static constexpr std::size_t kMostPlaces = 32;
  /// The highest sample on lines and places from first to last, at most kMostPlaces; −∞ where all are holes.
  [[nodiscard]] float highest(int firstLine, int lastLine, int firstPlace, int lastPlace) const;
  /// The edges at a sample as far as the block tells; `front`: of its line alone.
  [[nodiscard]] StripEdges edges(int line, int place, bool front) const;

 private:
  [[nodiscard]] bool isGround(int line, int place) const;

  GridRect rect_;
  std::size_t places_ = 0;
  bool hasHoles_ = false;
  std::vector<float> samples_, read_;
};

/// The outline of the ground as seen from one place: over a span of directions u, the highest w of all
/// edges raised so far, their upper envelope. A piece keeps the line of the edge that it came from,
/// however often it is cut, so that rounding does not add up. One thread.
class Horizon {
 public:
  /// The line through (u, w), from `begin` to where the next piece begins.
  struct Piece {
    double begin;
    double u, w, slope;

    [[nodiscard]] double at(double x) const { return w + slope * (x - u); }
  };
  /// w where there is nothing: below all ground, and still a number to reckon with.
  static constexpr double kNothing = -1e200;
  [[nodiscard]] static Piece nothing(double begin) { return {begin, begin, kNothing, 0.0}; }

  /// Nothing from begin to end; begin < end.
  Horizon(double begin, double end);

  [[nodiscard]] double begin() const { return pieces_.front().begin; }
  [[nodiscard]] double end() const { return pieces_.back().begin; }
  /// In order; the last one only says where the span ends.
  [[nodiscard]] std::span<const Piece> pieces() const { return pieces_; }

  /// The lowest w within [from, to]; at least a part of that lies in the span.
  [[nodiscard]] double lowest(double from, double to) const;

  /// Lays a profile over the horizon: pieces in order, the last one only says where it ends; what lies
  /// outside the span is left away. Tells for each piece of the profile at which piece of the horizon it
  /// begins. The horizon itself stays as it is until commit().
  std::span<const std::size_t> lay(std::span<const Piece> profile);
  /// Makes the horizon the higher one of itself and the profile laid over it.
  void commit();

 private:
  std::vector<Piece> pieces_;
  std::vector<std::size_t> at_;
  std::vector<Piece> merged_;  ///< In place of pieces from replaced_ to replacedEnd_.
  std::size_t mergedCount_ = 0, replaced_ = 0, replacedEnd_ = 0;
  bool changed_ = false;
};

/// A stretch of a line of samples as it looks from the source, two samples at least.
struct SeenLine {
  double scale = 1.0;        ///< Of u: from one sample to the next.
  std::vector<double> u, w;  ///< w is NaN at a hole.
};

/// What stands highest in the strip of cells between two lines of samples, the far line included, as a
/// profile to lay over a horizon. Samples F and G follow each other on the far line, N is the one before
/// F on the near line.
///
/// As sight lines drift by no more than a place from line to line, the order of the edges is fixed. Where
/// N lies beyond F in u, the strip is a zigzag F, N, G, in which N counts only where it rises above the
/// straight way F–G. Where N comes before F, the diagonal N–G reaches over from one cell into the next:
/// between F and G whatever is higher at F decides, F or the diagonal, as both ways end in G; and between
/// N and F again, as both begin in N.
///
/// One thread; made once and used for many strips.
class StripProfile {
 public:
  /// Both lines hold the same places. `rim`: the ground ends with the last one; where it does not, the
  /// edges there are left away.
  void build(const SeenLine& near, const SeenLine& far, bool rim);
  /// The same with some edges missing: those at each place, none that leads beyond the last one.
  void build(const SeenLine& near, const SeenLine& far, std::span<const StripEdges> edges);

  /// The last piece only says where the profile ends.
  [[nodiscard]] std::span<const Horizon::Piece> pieces() const { return {pieces_.data(), count_}; }
  /// The piece that begins at a far sample; places count from the line's first.
  [[nodiscard]] std::size_t pieceOf(std::size_t place) const { return pieceOf_[place]; }
  /// How high the diagonal stands where it comes before a far sample; kNothing where it does not.
  [[nodiscard]] double before(std::size_t place) const { return before_[place]; }

 private:
  void begin(std::size_t places);
  void add(const Horizon::Piece& piece, bool wanted = true) {
    pieces_[count_] = piece;
    count_ += wanted ? 1 : 0;
  }
  void addHead(double uNear, double wNear, double u, double w, const Horizon::Piece& behind);

  std::vector<Horizon::Piece> pieces_;
  std::size_t count_ = 0;
  std::vector<std::size_t> pieceOf_;
  std::vector<double> before_;
};

}  // namespace scarp
