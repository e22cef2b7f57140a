#pragma once

#include <span>
#include <vector>

#include "core/visibility/GroundBlock.h"
#include "core/visibility/Horizon.h"

namespace scarp {

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
