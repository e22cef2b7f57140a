#pragma once

#include <algorithm>

namespace scarp {

/// A half-open rectangle of samples or cells: column0 ≤ column < column1, row0 ≤ row < row1.
/// Every rectangle without cells is "empty", whatever its numbers.
struct GridRect {
  int column0 = 0, row0 = 0, column1 = 0, row1 = 0;

  [[nodiscard]] bool empty() const { return column0 >= column1 || row0 >= row1; }
  [[nodiscard]] int width() const { return empty() ? 0 : column1 - column0; }
  [[nodiscard]] int height() const { return empty() ? 0 : row1 - row0; }
  [[nodiscard]] long long area() const { return static_cast<long long>(width()) * height(); }
  [[nodiscard]] bool contains(int column, int row) const {
    return column >= column0 && column < column1 && row >= row0 && row < row1;
  }
  [[nodiscard]] GridRect intersected(const GridRect& o) const {
    return {std::max(column0, o.column0), std::max(row0, o.row0), std::min(column1, o.column1),
            std::min(row1, o.row1)};
  }
  /// The smallest rectangle around both.
  [[nodiscard]] GridRect united(const GridRect& o) const {
    if (empty()) return o;
    if (o.empty()) return *this;
    return {std::min(column0, o.column0), std::min(row0, o.row0), std::max(column1, o.column1),
            std::max(row1, o.row1)};
  }
  [[nodiscard]] GridRect grown(int n) const {
    return empty() ? *this : GridRect{column0 - n, row0 - n, column1 + n, row1 + n};
  }
  /// From samples to the cells that they bound: a sample is a corner of the cell at its own index and
  /// of the ones before it.
  [[nodiscard]] GridRect grownTowardOrigin(int n) const {
    return empty() ? *this : GridRect{column0 - n, row0 - n, column1, row1};
  }
  bool operator==(const GridRect&) const = default;
};

}  // namespace scarp
