#include "core/visibility/SightLine.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/geometry/ExactSum.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

/// Rounding of a clearance, in units of the last place of the numbers that go into it.
constexpr double kRounding = 64.0 * std::numeric_limits<double>::epsilon();
/// So near to a sample, in cells, or to an end, as a fraction of the way, is left to exact arithmetic.
constexpr double kNear = 1e-9;

}  // namespace

SightLine::Level SightLine::level(Kind kind, const Vec3& p) {
  if (kind == Kind::Column) return {p.x(), 0.0};
  if (kind == Kind::Row) return {p.y(), 0.0};
  const double value = p.x() - p.y(), y = p.x() - value, x = value + y;  // Knuth's two-sum
  return {value, (p.x() - x) + (y - p.y())};
}

double SightLine::fractionAt(Kind kind, int line) const {
  const Level a = level(kind, from_), b = level(kind, to_);
  return ((line - a.value) - a.rest) / ((b.value - a.value) + (b.rest - a.rest));
}

SightLine::Range SightLine::lines(Kind kind) const {
  if (kind == Kind::Column) return {0, heights_.columns() - 1};
  if (kind == Kind::Row) return {0, heights_.rows() - 1};
  return {1 - heights_.rows(), heights_.columns() - 1};
}

SightLine::Range SightLine::places(Kind kind, int line) const {
  if (kind == Kind::Column) return {0, heights_.rows() - 1};
  if (kind == Kind::Row) return {0, heights_.columns() - 1};
  return {std::max(0, line), std::min(heights_.columns() - 1, heights_.rows() - 1 + line)};
}

SightLine::Sample SightLine::sample(Kind kind, int line, int place) {
  if (kind == Kind::Column) return {line, place};
  if (kind == Kind::Row) return {place, line};
  return {place, place - line};
}

double SightLine::height(Kind kind, int line, int place) const {
  const auto [column, row] = sample(kind, line, place);
  const float height = heights_.at(column, row);
  return curve_.flat() ? height : curve_.sunk(height, column, row);
}

bool SightLine::isGround(int column, int row) const {
  return column >= 0 && row >= 0 && column < heights_.columns() - 1 && row < heights_.rows() - 1 &&
         !cellHeights(heights_, column, row).hole();
}

std::optional<SightLine::Cell> SightLine::groundBeside(Kind kind, int line, int place) const {
  const auto [column, row] = sample(kind, line, place);
  if (isGround(column, row)) return Cell{column, row};
  if (kind == Kind::Column && isGround(column - 1, row)) return Cell{column - 1, row};
  if (kind == Kind::Row && isGround(column, row - 1)) return Cell{column, row - 1};
  return std::nullopt;
}

std::optional<SightLine::Cell> SightLine::groundAround(const Sample& sample) const {
  for (const int row : {sample.row, sample.row - 1})
    for (const int column : {sample.column, sample.column - 1})
      if (isGround(column, row)) return Cell{column, row};
  return std::nullopt;
}

std::optional<SightLine::Cell> SightLine::blockedAt(Kind kind, int line, double fraction) const {
  const double a = along(kind, from_), b = along(kind, to_);
  const double at = a + fraction * (b - a), z = from_.z() + fraction * (to_.z() - from_.z());
  const auto [first, last] = places(kind, line);
  const double spread = std::abs(a) + std::abs(b), slack = kNear + kRounding * spread;
  if (!(at >= first - slack && at <= last + slack)) return std::nullopt;

  const int nearest = std::clamp(static_cast<int>(std::lround(at)), first, last);
  const double middle = height(kind, line, nearest);
  double doubt = kRounding * (std::abs(from_.z()) + std::abs(to_.z()) + std::abs(middle));
  if (std::abs(at - nearest) <= slack) {
    // The edges on both sides count, and whichever it is, it is hardly higher here than the sample.
    for (const int other : {std::max(nearest - 1, first), std::min(nearest + 1, last)})
      doubt += 2.0 * slack * std::abs(height(kind, line, other) - middle);
    return z - middle > doubt ? std::nullopt : blockedExactly(kind, line, nearest);
  }
  const int place = static_cast<int>(std::floor(at));
  const double low = height(kind, line, place), climb = height(kind, line, place + 1) - low;
  const double clearance = z - (low + (at - place) * climb);
  doubt += kRounding * (std::abs(low) + std::abs(climb) * (1.0 + spread));
  if (clearance > doubt) return std::nullopt;
  if (clearance < -doubt && fraction > kNear && fraction < 1.0 - kNear)
    return groundBeside(kind, line, place);
  return blockedExactly(kind, line, place);
}

std::optional<SightLine::Cell> SightLine::blockedExactly(Kind kind, int line, int place) const {
  const auto exactLevel = [kind](const Vec3& p) {
    const Level l = level(kind, p);
    return ExactSum(l.value) + ExactSum(l.rest);
  };
  // The line meets the edge at from + (way / whole) · (to − from).
  ExactSum way = ExactSum(line) - exactLevel(from_), whole = exactLevel(to_) - exactLevel(from_);
  if (whole.sign() < 0) {
    way = ExactSum(0.0) - way;
    whole = ExactSum(0.0) - whole;
  }
  if (way.sign() <= 0 || (whole - way).sign() <= 0) return std::nullopt;
  // All that follows is multiplied by whole.
  const auto between = [&](double a, double b) {
    return ExactSum(a) * whole + way * (ExactSum(b) - ExactSum(a));
  };
  const ExactSum z = between(from_.z(), to_.z()), at = between(along(kind, from_), along(kind, to_));
  const auto heightOf = [&](int p) { return ExactSum(height(kind, line, p)); };

  const int beyond = (at - ExactSum(place) * whole).sign();
  if (beyond == 0) {
    const auto cell = groundAround(sample(kind, line, place));
    return cell && (z - heightOf(place) * whole).sign() < 0 ? cell : std::nullopt;
  }
  const int edge = beyond > 0 ? place : place - 1;
  const auto cell = groundBeside(kind, line, edge);
  if (!cell) return std::nullopt;
  const ExactSum ground =
      heightOf(edge) * whole + (at - ExactSum(edge) * whole) * (heightOf(edge + 1) - heightOf(edge));
  return (z - ground).sign() < 0 ? cell : std::nullopt;
}

std::optional<SightLine::Block> SightLine::firstBlock() const {
  // Only the part of the way that is not above all ground.
  const double rise = to_.z() - from_.z(), room = highest_ - from_.z();
  if (std::min(from_.z(), to_.z()) >= highest_) return std::nullopt;
  constexpr double kSpare = 1e-6;
  const double begin = rise < 0.0 ? std::max(0.0, room / rise - kSpare) : 0.0;
  const double end = rise > 0.0 ? std::min(1.0, room / rise + kSpare) : 1.0;

  std::optional<Block> first;
  for (const Kind kind : kKinds) {
    const double a = level(kind, from_).value, b = level(kind, to_).value;
    const double here = a + begin * (b - a), there = a + end * (b - a);
    const auto [lowest, highest] = lines(kind);
    const int low =
        static_cast<int>(std::clamp(std::floor(std::min(here, there)), lowest - 1.0, highest + 1.0));
    const int high =
        static_cast<int>(std::clamp(std::ceil(std::max(here, there)), lowest - 1.0, highest + 1.0));
    const int step = b >= a ? 1 : -1;
    for (int line = step > 0 ? low : high; line >= low && line <= high; line += step) {
      const double fraction = fractionAt(kind, line);
      // Written so that a line along the edges, whose fraction is no number, is passed over as well.
      if (line < lowest || line > highest || !(fraction >= 0.0 && fraction <= 1.0)) continue;
      if (first && fraction > first->fraction) break;
      if (const auto cell = blockedAt(kind, line, fraction)) {
        first = Block{fraction, cell->column, cell->row};
        break;
      }
    }
  }
  return first;
}

double SightLine::crossingBefore(double fraction) const {
  double before = 0.0;
  for (const Kind kind : kKinds) {
    const double a = level(kind, from_).value, b = level(kind, to_).value;
    const int here = static_cast<int>(std::lround(std::clamp(a + fraction * (b - a), -1e9, 1e9)));
    for (const int line : {here - 1, here, here + 1}) {
      const double crossing = fractionAt(kind, line);
      if (crossing < fraction && crossing > before) before = crossing;
    }
  }
  return before;
}

}  // namespace scarp
