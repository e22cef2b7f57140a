#include "core/visibility/LatticeDirection.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <optional>

#include "core/base/Contract.h"

namespace scarp {

namespace {

constexpr double kCircle = 2.0 * std::numbers::pi;
/// Columns or rows from a sample to the next one: further than that would be slow, and is only called for
/// where cells are many times as long as broad.
constexpr int kMostSteps = 64;

/// Whole numbers of samples and the rest, for count steps of rise / run each.
struct Place {
  int whole;
  double rest;
};

Place placeAt(int count, int rise, int run) {
  const int product = count * rise;
  const int whole = product >= 0 ? product / run : -((-product + run - 1) / run);
  return {whole, static_cast<double>(product - whole * run) / run};
}

std::vector<LatticeDirection::Crossing> crossingsOf(int columns, int rows) {
  std::vector<LatticeDirection::Crossing> crossings;
  const int across = std::abs(columns), down = std::abs(rows), diagonals = std::abs(columns - rows);
  for (int i = 1; i < across; ++i) {
    const int column = columns > 0 ? i : -i;
    const auto [row, fraction] = placeAt(i, rows, across);
    crossings.push_back({static_cast<double>(i) / across, column, row, column, row + 1, fraction});
  }
  for (int i = 1; i < down; ++i) {
    const int row = rows > 0 ? i : -i;
    const auto [column, fraction] = placeAt(i, columns, down);
    crossings.push_back({static_cast<double>(i) / down, column, row, column + 1, row, fraction});
  }
  for (int i = 1; i < diagonals; ++i) {
    const auto [column, fraction] = placeAt(i, columns, diagonals);
    const int row = placeAt(i, rows, diagonals).whole;
    crossings.push_back({static_cast<double>(i) / diagonals, column, row, column + 1, row + 1, fraction});
  }
  std::ranges::sort(crossings, {}, &LatticeDirection::Crossing::way);
  return crossings;
}

/// The fraction in [low, high] with the least numerator and denominator, by descent of the Stern–Brocot
/// tree; nothing where that takes more than kMostSteps. 0 < low < high.
std::optional<std::array<int, 2>> simplestFraction(double low, double high) {
  std::array<int, 2> left{0, 1}, right{1, 0};
  for (;;) {
    const std::array<int, 2> middle{left[0] + right[0], left[1] + right[1]};
    if (std::max(middle[0], middle[1]) > kMostSteps) return std::nullopt;
    const double value = static_cast<double>(middle[0]) / middle[1];
    if (value >= low && value <= high) return middle;
    (value < low ? left : right) = middle;
  }
}

/// The simplest direction between two angles that are less than a quarter apart.
std::optional<std::array<int, 2>> simplestDirection(double from, double to, const GridFrame& frame) {
  // Columns and rows for a metre that way.
  const Vec2 a(std::cos(from) / frame.dx, -std::sin(from) / frame.dy);
  const Vec2 b(std::cos(to) / frame.dx, -std::sin(to) / frame.dy);
  const std::array<int, 2> sign{a.x() + b.x() > 0.0 ? 1 : -1, a.y() + b.y() > 0.0 ? 1 : -1};
  if (a.x() * b.x() <= 0.0) return std::array{0, sign[1]};
  if (a.y() * b.y() <= 0.0) return std::array{sign[0], 0};
  const auto [low, high] = std::minmax({std::abs(a.y() / a.x()), std::abs(b.y() / b.x())});
  const auto slope = simplestFraction(low, high);
  if (!slope) return std::nullopt;
  return std::array{sign[0] * (*slope)[1], sign[1] * (*slope)[0]};
}

}  // namespace

std::vector<LatticeDirection> latticeDirections(int count, const GridFrame& frame) {
  EXPECTS(count >= 4);
  const double slice = kCircle / count;
  std::vector<LatticeDirection> all;
  for (int i = 0; i < count; ++i) {
    // From the south round; about the middle of the slice.
    const double middle = i * slice - 0.25 * kCircle;
    const auto way = simplestDirection(middle - 0.4 * slice, middle + 0.4 * slice, frame);
    if (!way) continue;
    const auto [columns, rows] = *way;
    const double x = columns * frame.dx, y = -rows * frame.dy;
    all.push_back({columns, rows, std::atan2(y, x), std::hypot(x, y), 0.0, crossingsOf(columns, rows)});
  }
  std::ranges::sort(all, {}, &LatticeDirection::angle);
  for (std::size_t i = 0; i < all.size(); ++i) {
    const double before = i > 0 ? all[i - 1].angle : all.back().angle - kCircle;
    const double after = i + 1 < all.size() ? all[i + 1].angle : all.front().angle + kCircle;
    all[i].fraction = 0.5 * (after - before) / kCircle;
  }
  return all;
}

}  // namespace scarp
