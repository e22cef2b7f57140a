#pragma once

#include <cstddef>
#include <span>
#include <vector>

namespace scarp {

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

}  // namespace scarp
