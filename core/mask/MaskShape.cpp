#include "core/mask/MaskShape.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <utility>

#include "core/base/ReproducibleMath.h"
#include "core/mask/MaskFeatures.h"

namespace scarp {

namespace {

/// Shares this close to nothing or all are that: what rounding leaves of sums that cancel.
constexpr double kLeastShare = 1e-9;

/// A part of an edge within one square.
struct Piece {
  double top, bottom;    ///< y, top ≤ bottom.
  double xTop, xBottom;  ///< From the square's left side, 0…1.
  std::uint32_t area;
  std::size_t next;  ///< The next one in the same square.

  [[nodiscard]] double xAt(double y) const {
    if (y <= top) return xTop;
    if (y >= bottom) return xBottom;
    return xTop + (xBottom - xTop) * ((y - top) / (bottom - top));
  }
};
constexpr std::size_t kLast = std::numeric_limits<std::size_t>::max();

/// A place along a line at which the inside of an area begins or ends.
struct Crossing {
  double at;
  std::uint32_t area;
  auto operator<=>(const Crossing&) const = default;
};

/// Which areas a point that moves along a line is within.
class Inside {
 public:
  explicit Inside(std::size_t areas) : within_(areas) {}
  /// The point crosses an edge of an area.
  void cross(std::uint32_t area) {
    within_[area] ^= 1U;
    count_ += within_[area] != 0 ? 1 : -1;
  }
  [[nodiscard]] bool any() const { return count_ > 0; }

 private:
  std::vector<std::uint8_t> within_;
  int count_ = 0;
};

/// The places along a square's left side at which the inside begins or ends, ascending.
class Side {
 public:
  void clear() { places_.clear(); }
  /// An edge that passes on the left between two heights; settle() follows.
  void pass(double top, double bottom, std::uint32_t area) {
    if (top == bottom) return;
    places_.push_back({top, area});
    places_.push_back({bottom, area});
  }
  /// Two of an area at one place are none.
  void settle() {
    std::ranges::sort(places_);
    std::size_t kept = 0;
    for (const Crossing& place : places_)
      if (kept > 0 && places_[kept - 1] == place)
        --kept;
      else
        places_[kept++] = place;
    places_.resize(kept);
  }
  /// `inside` is outside of all areas, before and after.
  [[nodiscard]] double insideLength(Inside& inside) const {
    double length = 0.0, before = 0.0;
    for (const Crossing& place : places_) {
      if (inside.any()) length += place.at - before;
      before = place.at;
      inside.cross(place.area);
    }
    return length;
  }
  [[nodiscard]] const std::vector<Crossing>& places() const { return places_; }

 private:
  std::vector<Crossing> places_;
};

/// Covers the squares of one row after the other.
class RowSweep {
 public:
  using Edge = EvenOddCoverage::Edge;

  RowSweep(int column0, int columns, std::size_t areas)
      : left_(column0),
        right_(double(column0) + columns),
        first_(static_cast<std::size_t>(columns), kLast),
        fractions_(static_cast<std::size_t>(columns)),
        inside_(static_cast<std::size_t>(columns)),
        state_(areas) {}

  void cover(int row, const std::vector<const Edge*>& edges) {
    pieces_.clear();
    side_.clear();
    std::ranges::fill(first_, kLast);
    for (const Edge* edge : edges)
      cut(*edge, std::max(edge->a.y(), double(row)), std::min(edge->b.y(), row + 1.0));
    markMiddles(edges, row + 0.5);
    side_.settle();
    double share = side_.insideLength(state_);  // of squares without an edge
    for (std::size_t i = 0; i < fractions_.size(); ++i) {
      const bool crossed = first_[i] != kLast;
      const double covered = crossed ? coveredIn(first_[i], row) : share;
      fractions_[i] = covered < kLeastShare         ? 0.0F
                      : covered > 1.0 - kLeastShare ? 1.0F
                                                    : static_cast<float>(covered);
      if (!crossed) continue;
      for (std::size_t p = first_[i]; p != kLast; p = pieces_[p].next)
        side_.pass(pieces_[p].top, pieces_[p].bottom, pieces_[p].area);
      side_.settle();
      share = side_.insideLength(state_);
    }
  }

  /// Fills `inside` for the middles at a height. From the first middle on the right of an edge on, inside and
  /// outside of its area are exchanged.
  void markMiddles(const std::vector<const Edge*>& edges, double y) {
    across_.clear();
    for (const Edge* edge : edges) {
      if (!(edge->a.y() <= y && edge->b.y() > y)) continue;
      const double square = std::max(std::ceil(edge->xAt(y) - 0.5 - left_), 0.0);
      if (square < static_cast<double>(inside_.size())) across_.push_back({square, edge->area});
    }
    std::ranges::sort(across_);
    auto filled = inside_.begin();
    for (const Crossing& crossing : across_) {
      const auto to = inside_.begin() + static_cast<std::ptrdiff_t>(crossing.at);
      std::fill(filled, to, static_cast<std::uint8_t>(state_.any()));
      filled = to;
      state_.cross(crossing.area);
    }
    std::fill(filled, inside_.end(), static_cast<std::uint8_t>(state_.any()));
    crossBack();
  }

  [[nodiscard]] EvenOddCoverage::Row result(int row) const { return {row, fractions_, inside_}; }
  [[nodiscard]] EvenOddCoverage::Row insides(int row) const { return {row, {}, inside_}; }

 private:
  /// Cuts what an edge has of the row at the squares' sides. What is left of them passes by.
  void cut(const Edge& edge, double top, double bottom) {
    double x = edge.xAt(top), y = top, xEnd = edge.xAt(bottom), yEnd = bottom;
    if (x > xEnd) {
      std::swap(x, xEnd);
      std::swap(y, yEnd);
    }
    const double from = x, down = (yEnd - y) / (xEnd - x), start = y;
    const auto heightAt = [&](double at) {
      return at >= xEnd ? yEnd : std::clamp(start + (at - from) * down, top, bottom);
    };
    if (x < left_) {
      const double height = heightAt(left_);
      side_.pass(std::min(y, height), std::max(y, height), edge.area);
      x = left_;
      y = height;
      if (x > xEnd) return;
    }
    while (x < right_) {
      const double square = std::floor(x), end = std::min(square + 1.0, xEnd);
      const double height = heightAt(end);
      add(square, y <= height ? Piece{y, height, x - square, end - square, edge.area, kLast}
                              : Piece{height, y, end - square, x - square, edge.area, kLast});
      if (end >= xEnd) return;
      x = end;
      y = height;
    }
  }

  void add(double square, Piece piece) {
    if (piece.top == piece.bottom) return;
    std::size_t& first = first_[static_cast<std::size_t>(square - left_)];
    piece.next = std::exchange(first, pieces_.size());
    pieces_.push_back(piece);
  }

  double coveredIn(std::size_t first, int row) {
    here_.clear();
    for (std::size_t p = first; p != kLast; p = pieces_[p].next) here_.push_back(pieces_[p]);
    double area = 0.0;
    passed_ = side_.places().begin();
    if (findCuts(row)) {
      for (std::size_t k = 1; k < cuts_.size(); ++k) {
        const double top = cuts_[k - 1], bottom = cuts_[k];
        if (top < bottom) area += (bottom - top) * insideBetween(top, bottom);
      }
    } else {
      area = coveredByLines(row);
    }
    passLeft(std::numeric_limits<double>::infinity());
    return area;
  }

  /// The heights between which no piece begins, ends or crosses another; false where there are too many.
  bool findCuts(int row) {
    if (here_.size() * here_.size() > EvenOddCoverage::kExactWork) return false;
    cuts_.assign({double(row), row + 1.0});
    for (const Crossing& place : side_.places()) cuts_.push_back(place.at);
    for (std::size_t i = 0; i < here_.size(); ++i) {
      const Piece& e = here_[i];
      cuts_.push_back(e.top);
      cuts_.push_back(e.bottom);
      for (std::size_t j = i + 1; j < here_.size(); ++j) {
        const Piece& f = here_[j];
        const double top = std::max(e.top, f.top), bottom = std::min(e.bottom, f.bottom);
        if (!(top < bottom)) continue;
        const double apart0 = e.xAt(top) - f.xAt(top), apart1 = e.xAt(bottom) - f.xAt(bottom);
        if ((apart0 < 0.0 && apart1 > 0.0) || (apart0 > 0.0 && apart1 < 0.0))
          cuts_.push_back(top + (bottom - top) * (apart0 / (apart0 - apart1)));
      }
      if (cuts_.size() * here_.size() > EvenOddCoverage::kExactWork) return false;
    }
    std::ranges::sort(cuts_);
    return true;
  }

  double coveredByLines(int row) {
    double sum = 0.0;
    for (int line = 0; line < EvenOddCoverage::kScanLines; ++line) {
      const double y = row + (line + 0.5) / EvenOddCoverage::kScanLines;
      sum += insideBetween(y, y);
    }
    return sum / EvenOddCoverage::kScanLines;
  }

  /// The mean width of the inside of the square between two heights between which no two pieces cross.
  /// Heights ascend from call to call.
  double insideBetween(double top, double bottom) {
    passLeft(0.5 * (top + bottom));
    across_.clear();
    for (const Piece& e : here_)
      if (e.top <= top && e.bottom >= bottom) across_.push_back({0.5 * (e.xAt(top) + e.xAt(bottom)), e.area});
    std::ranges::sort(across_);
    double width = 0.0, before = 0.0;
    for (const Crossing& crossing : across_) {
      if (state_.any()) width += crossing.at - before;
      before = crossing.at;
      state_.cross(crossing.area);
    }
    if (state_.any()) width += 1.0 - before;
    crossBack();
    return width;
  }

  /// Moves along the left side down to a height.
  void passLeft(double y) {
    for (; passed_ != side_.places().end() && passed_->at <= y; ++passed_) state_.cross(passed_->area);
  }
  void crossBack() {
    for (const Crossing& crossing : across_) state_.cross(crossing.area);
  }

  double left_, right_;
  std::vector<std::size_t> first_;  ///< Piece of each square.
  std::vector<float> fractions_;
  std::vector<std::uint8_t> inside_;
  Inside state_;  ///< Outside of all areas between calls.
  std::vector<Piece> pieces_, here_;
  Side side_;
  std::vector<Crossing>::const_iterator passed_;
  std::vector<double> cuts_;
  std::vector<Crossing> across_;
};

}  // namespace

EvenOddCoverage::EvenOddCoverage(std::span<const Outlines> areas) : areas_(areas.size()) {
  for (std::size_t i = 0; i < areas.size(); ++i)
    for (const std::vector<Vec2>& outline : areas[i]) add(outline, static_cast<std::uint32_t>(i));
  sortEdges();
}

EvenOddCoverage::EvenOddCoverage(const std::vector<Vec2>& outline) : areas_(1) {
  add(outline, 0);
  sortEdges();
}

void EvenOddCoverage::add(const std::vector<Vec2>& outline, std::uint32_t area) {
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 &a = outline[i], &b = outline[(i + 1) % outline.size()];
    if (a.y() != b.y()) edges_.push_back(a.y() < b.y() ? Edge{a, b, area} : Edge{b, a, area});
  }
}

void EvenOddCoverage::sortEdges() {
  std::ranges::stable_sort(edges_, {}, [](const Edge& e) { return e.a.y(); });
  lowest_.reserve(edges_.size());
  for (const Edge& edge : edges_)
    lowest_.push_back(lowest_.empty() ? edge.b.y() : std::max(lowest_.back(), edge.b.y()));
}

template <class Sweep>
void EvenOddCoverage::sweepRows(int row0, int row1, const Sweep& sweep) const {
  std::vector<const Edge*> active;
  auto next = edges_.begin() + (std::ranges::upper_bound(lowest_, double(row0)) - lowest_.begin());
  for (int row = row0; row < row1; ++row) {
    for (; next != edges_.end() && next->a.y() < row + 1.0; ++next) active.push_back(&*next);
    std::erase_if(active, [row](const Edge* e) { return e->b.y() <= row; });
    sweep(row, active);
  }
}

void EvenOddCoverage::rows(int row0, int row1, int column0, int columns,
                           const std::function<void(const Row&)>& each) const {
  RowSweep sweep(column0, columns, areas_);
  sweepRows(row0, row1, [&](int row, const std::vector<const Edge*>& edges) {
    sweep.cover(row, edges);
    each(sweep.result(row));
  });
}

void EvenOddCoverage::insides(int row0, int row1, int column0, int columns,
                              const std::function<void(const Row&)>& each) const {
  RowSweep sweep(column0, columns, areas_);
  sweepRows(row0, row1, [&](int row, const std::vector<const Edge*>& edges) {
    sweep.markMiddles(edges, row + 0.5);
    each(sweep.insides(row));
  });
}

namespace {

constexpr double kFlatness = 1e-3;  ///< Cells between an ellipse and its outline.

std::vector<Vec2> ellipse(const MaskEllipse& shape, const GridFrame& frame) {
  const Vec2 middle = 0.5 * (shape.corner + shape.opposite);
  const Vec2 half = 0.5 * (shape.corner - shape.opposite).cwiseAbs();
  // A chord's middle lies radius · (1 − cos of half its angle) inside.
  const double cells = std::max({half.x() / frame.dx, half.y() / frame.dy, 1.0});
  const int corners =
      static_cast<int>(std::ceil(std::numbers::pi / reproducible::acos(1.0 - kFlatness / cells)));
  std::vector<Vec2> outline(static_cast<std::size_t>(corners));
  for (int i = 0; i < corners; ++i) {
    const double angle = 2.0 * std::numbers::pi * i / corners;
    outline[static_cast<std::size_t>(i)] =
        middle + Vec2(half.x() * reproducible::cos(angle), half.y() * reproducible::sin(angle));
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

namespace {

MaskFeatures featuresOf(const MaskShape& shape, const GridFrame& frame) {
  std::vector<Vec2> outline = outlineOf(shape, frame);
  MaskFeatures features;
  if (outline.size() >= 3) features.areas.push_back({std::move(outline)});
  return features;
}

}  // namespace

GridRect samplesUnder(const GridFrame& frame, const MaskShape& shape, double feather) {
  return samplesUnder(frame, featuresOf(shape, frame), {0.0, feather});
}

std::optional<MaskRaster> maskOf(const GridFrame& frame, const MaskShape& shape, double feather,
                                 const Progress& progress) {
  return maskOf(frame, featuresOf(shape, frame), {0.0, feather}, progress);
}

MaskRaster maskOf(const GridFrame& frame, const MaskShape& shape, double feather) {
  return *maskOf(frame, shape, feather, {});
}

}  // namespace scarp
