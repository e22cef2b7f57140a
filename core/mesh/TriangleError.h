#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>

namespace scarp {

/// Heights around a place: sample (x, y) is at samples[y·stride + x], also for negative numbers where there
/// are such samples.
struct HeightWindow {
  const float* samples;
  std::ptrdiff_t stride;

  [[nodiscard]] float at(int x, int y) const { return samples[y * stride + x]; }
};

/// A corner of a triangle, in samples, and its height, metres.
struct MeshCorner {
  int x, y;
  double height;
};

/// Twice the area of a triangle in cells, positive where it runs so that x × y is.
[[nodiscard]] inline std::int64_t doubledArea(const MeshCorner& a, const MeshCorner& b, const MeshCorner& c) {
  return std::int64_t{b.x - a.x} * (c.y - a.y) - std::int64_t{b.y - a.y} * (c.x - a.x);
}

/// A whole number plus a fraction that advance by a fixed step, exactly: start + i·step / den.
class ExactSteps {
 public:
  /// den > 0.
  ExactSteps(std::int64_t start, std::int64_t step, std::int64_t den)
      : den_(den), wholeStep_(floorOf(step, den)), restStep_(step - wholeStep_ * den) {
    whole_ = floorOf(start, den);
    rest_ = start - whole_ * den;
  }
  [[nodiscard]] int whole() const { return static_cast<int>(whole_); }
  [[nodiscard]] std::int64_t rest() const { return rest_; }  ///< 0…den − 1
  void advance() {
    whole_ += wholeStep_;
    rest_ += restStep_;
    if (rest_ < den_) return;
    rest_ -= den_;
    ++whole_;
  }

 private:
  static std::int64_t floorOf(std::int64_t n, std::int64_t d) {
    const std::int64_t q = n / d;
    return n % d < 0 ? q - 1 : q;
  }
  std::int64_t den_, wholeStep_, restStep_, whole_ = 0, rest_ = 0;
};

/// Where the edge of a mesh crosses an edge of the surface's triangles between two samples.
struct EdgeCrossing {
  int x0, y0, x1, y1;  ///< The samples.
  double share;        ///< Of the way from the first sample to the second, 0 < share < 1.
  double along;        ///< Of the way along the mesh's edge.
};

/// body(crossing) for each crossing of the edge a–b with grid lines and with cells' diagonals that is not at
/// a sample. Between crossings both surfaces are linear along the edge.
template <class Body>
void forCrossings(const MeshCorner& a, const MeshCorner& b, Body&& body) {
  const MeshCorner& p = a;
  // Along each family of lines: which coordinate is constant on them, and which is found.
  const auto walk = [&](std::int64_t from, std::int64_t to, std::int64_t otherFrom, std::int64_t otherTo,
                        auto&& samplesAt) {
    std::int64_t den = to - from, step = otherTo - otherFrom, sign = 1;
    if (den < 0) den = -den, sign = -1;
    if (den < 2) return;
    ExactSteps other(otherFrom * den + step, step, den);
    for (std::int64_t i = 1; i < den; ++i, other.advance()) {
      if (other.rest() == 0) continue;
      EdgeCrossing crossing = samplesAt(static_cast<int>(from + sign * i), other.whole());
      crossing.share = static_cast<double>(other.rest()) / static_cast<double>(den);
      crossing.along = static_cast<double>(i) / static_cast<double>(den);
      body(crossing);
    }
  };
  if (p.x == b.x || p.y == b.y) return;
  walk(p.x, b.x, p.y, b.y, [](int x, int y) { return EdgeCrossing{x, y, x, y + 1, 0.0, 0.0}; });
  walk(p.y, b.y, p.x, b.x, [](int y, int x) { return EdgeCrossing{x, y, x + 1, y, 0.0, 0.0}; });
  walk(p.x - p.y, b.x - b.y, p.x, b.x,
       [](int k, int x) { return EdgeCrossing{x, x - k, x + 1, x - k + 1, 0.0, 0.0}; });
}

/// How far a mesh's edge is from the surface at a crossing, metres.
[[nodiscard]] inline double crossingError(const HeightWindow& heights, const MeshCorner& a,
                                          const MeshCorner& b, const EdgeCrossing& crossing) {
  const double from = heights.at(crossing.x0, crossing.y0), to = heights.at(crossing.x1, crossing.y1);
  return std::abs((a.height + (b.height - a.height) * crossing.along) -
                  (from + (to - from) * crossing.share));
}

/// body(y, xFirst, xLast) for each row of samples in a closed triangle that has any.
template <class Body>
void forRowsOf(const MeshCorner& a, const MeshCorner& b, const MeshCorner& c, Body&& body) {
  std::array<MeshCorner, 3> by{a, b, c};
  if (by[1].y < by[0].y) std::swap(by[0], by[1]);
  if (by[2].y < by[1].y) std::swap(by[1], by[2]);
  if (by[1].y < by[0].y) std::swap(by[0], by[1]);
  const auto& [top, middle, bottom] = by;
  if (top.y == bottom.y) return;
  const std::int64_t height = bottom.y - top.y;
  ExactSteps wholeSide(top.x * height, bottom.x - top.x, height);
  const auto half = [&](const MeshCorner& from, const MeshCorner& to, int y0, int y1) {
    const std::int64_t rows = to.y - from.y;
    ExactSteps side(from.x * rows + (to.x - from.x) * std::int64_t{y0 - from.y}, to.x - from.x, rows);
    for (int y = y0; y < y1; ++y, side.advance(), wholeSide.advance()) {
      const std::int64_t left = side.rest() * height, right = wholeSide.rest() * rows;
      const bool sideFirst =
          side.whole() != wholeSide.whole() ? side.whole() < wholeSide.whole() : left <= right;
      const ExactSteps &first = sideFirst ? side : wholeSide, &last = sideFirst ? wholeSide : side;
      const int x0 = first.whole() + (first.rest() > 0 ? 1 : 0), x1 = last.whole();
      if (x0 <= x1) body(y, x0, x1);
    }
  };
  if (middle.y > top.y) half(top, middle, top.y, middle.y);
  if (bottom.y > middle.y) {
    half(middle, bottom, middle.y, bottom.y);
    body(bottom.y, bottom.x, bottom.x);
  } else {
    body(bottom.y, std::min(middle.x, bottom.x), std::max(middle.x, bottom.x));
  }
}

/// A triangle's plane: its height at a sample.
class TrianglePlane {
 public:
  /// Contract: doubledArea is not 0.
  TrianglePlane(const MeshCorner& a, const MeshCorner& b, const MeshCorner& c)
      : a_(a),
        toB_(b.height - a.height),
        toC_(c.height - a.height),
        bx_(b.x - a.x),
        by_(b.y - a.y),
        cx_(c.x - a.x),
        cy_(c.y - a.y),
        area_(static_cast<double>(doubledArea(a, b, c))) {}

  [[nodiscard]] double at(int x, int y) const {
    const std::int64_t px = x - a_.x, py = y - a_.y;
    return a_.height + (toB_ * static_cast<double>(px * cy_ - py * cx_) +
                        toC_ * static_cast<double>(bx_ * py - by_ * px)) /
                           area_;
  }

 private:
  MeshCorner a_;
  double toB_, toC_;
  std::int64_t bx_, by_, cx_, cy_;
  double area_;
};

/// body(x, y, error) for each sample of a closed triangle that is no corner of it.
template <class Body>
void forSampleErrors(const HeightWindow& heights, const MeshCorner& a, const MeshCorner& b,
                     const MeshCorner& c, Body&& body) {
  const TrianglePlane plane(a, b, c);
  const auto corner = [&](int x, int y) {
    return (x == a.x && y == a.y) || (x == b.x && y == b.y) || (x == c.x && y == c.y);
  };
  forRowsOf(a, b, c, [&](int y, int x0, int x1) {
    for (int x = x0; x <= x1; ++x)
      if (!corner(x, y)) body(x, y, std::abs(plane.at(x, y) - heights.at(x, y)));
  });
}

/// The sample within a triangle that lies furthest from it.
struct FurthestSample {
  float error = 0.0F;  ///< Metres; 0 where there is none.
  int x = 0, y = 0;
};

/// In single precision, so about: for choosing, not for proving. Samples of the rectangle's rim (columns 0
/// and width, rows 0 and height) are left out. Of equal ones the first by rows. Heights in the triangle are
/// numbers.
[[nodiscard]] FurthestSample furthestSample(const HeightWindow& heights, const MeshCorner& a,
                                            const MeshCorner& b, const MeshCorner& c, int width, int height);

}  // namespace scarp
