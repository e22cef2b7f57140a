#include "core/mask/MaskContour.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <unordered_map>

#include "core/base/Parallel.h"
#include "core/mask/MaskTiles.h"

namespace scarp {

namespace {

constexpr float kHalf = 0.5F;

/// A side of a cell, by the sample where it begins: twice its index, and one more for those that run south.
using Side = std::int64_t;

/// Goes through a cell from one of its sides to another.
struct Piece {
  Side from, to;
};

class Tracer {
 public:
  Tracer(const MaskRaster& mask, const GridFrame& frame) : mask_(mask), frame_(frame) {}

  [[nodiscard]] std::vector<Piece> pieces() const {
    std::vector<std::vector<Piece>> parts(static_cast<std::size_t>(mask_.tileCount()));
    std::vector<std::optional<float>> plain(parts.size());
    parallelFor(parts.size(), [&](std::size_t i) { plain[i] = plainWeight(mask_, static_cast<int>(i)); });
    parallelFor(parts.size(), [&](std::size_t i) { parts[i] = piecesOf(static_cast<int>(i), plain); });
    std::vector<Piece> all;
    for (const auto& part : parts) all.insert(all.end(), part.begin(), part.end());
    return all;
  }

  [[nodiscard]] Vec2 placeOn(Side side) const {
    const Side sample = side / 2;
    const int column = static_cast<int>(sample % mask_.columns());
    const int row = static_cast<int>(sample / mask_.columns());
    const bool south = side % 2 == 1;
    const double a = mask_.at(column, row), b = south ? mask_.at(column, row + 1) : mask_.at(column + 1, row);
    const double t = (double(kHalf) - a) / (b - a);
    return {frame_.x(column + (south ? 0.0 : t)), frame_.y(row + (south ? t : 0.0))};
  }

 private:
  /// Of the cells whose first sample is in a tile.
  [[nodiscard]] std::vector<Piece> piecesOf(int index, const std::vector<std::optional<float>>& plain) const {
    std::vector<Piece> found;
    const int tileColumn = index % mask_.tileColumns(), tileRow = index / mask_.tileColumns();
    bool same = true;
    const auto first = plain[static_cast<std::size_t>(index)];
    for (int row = tileRow; row <= std::min(tileRow + 1, mask_.tileRows() - 1); ++row)
      for (int column = tileColumn; column <= std::min(tileColumn + 1, mask_.tileColumns() - 1); ++column) {
        const auto other = plain[static_cast<std::size_t>(mask_.tileIndex(column, row))];
        same = same && first && other && (*first >= kHalf) == (*other >= kHalf);
      }
    if (same) return found;
    const GridRect cells = mask_.tileRect(index).intersected({0, 0, mask_.columns() - 1, mask_.rows() - 1});
    for (int row = cells.row0; row < cells.row1; ++row)
      for (int column = cells.column0; column < cells.column1; ++column) addCell(column, row, found);
    return found;
  }

  void addCell(int column, int row, std::vector<Piece>& found) const {
    const float a = mask_.at(column, row), b = mask_.at(column + 1, row);
    const float c = mask_.at(column, row + 1), d = mask_.at(column + 1, row + 1);
    const int inside = (a >= kHalf) | (b >= kHalf) << 1 | (d >= kHalf) << 2 | (c >= kHalf) << 3;
    if (inside == 0 || inside == 15) return;
    const Side sample = Side{row} * mask_.columns() + column;
    const Side north = 2 * sample, west = north + 1, south = north + 2 * Side{mask_.columns()},
               east = west + 2;
    const auto add = [&](Side from, Side to) { found.push_back({from, to}); };
    // Seen from above, north up, with what is inside to the left.
    switch (inside) {
      case 1:
        return add(west, north);
      case 2:
        return add(north, east);
      case 3:
        return add(west, east);
      case 4:
        return add(east, south);
      case 6:
        return add(north, south);
      case 7:
        return add(west, south);
      case 8:
        return add(south, west);
      case 9:
        return add(south, north);
      case 11:
        return add(south, east);
      case 12:
        return add(east, west);
      case 13:
        return add(east, north);
      case 14:
        return add(north, west);
      default:
        break;
    }
    const bool joined = a + b + c + d >= 4.0F * kHalf;
    if (inside == 5) {  // a and d
      add(west, joined ? south : north);
      add(east, joined ? north : south);
    } else {  // b and c
      add(north, joined ? west : east);
      add(south, joined ? east : west);
    }
  }

  const MaskRaster& mask_;
  const GridFrame& frame_;
};

}  // namespace

std::vector<MaskContour> contoursOf(const MaskRaster& mask, const GridFrame& frame) {
  EXPECTS(mask.rect() == frame.samples());
  const Tracer tracer(mask, frame);
  const std::vector<Piece> pieces = tracer.pieces();
  // A side is left by one piece at most and reached by one at most.
  std::unordered_map<Side, std::size_t> leaving;
  leaving.reserve(pieces.size());
  std::unordered_map<Side, bool> reached;
  reached.reserve(pieces.size());
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    leaving.emplace(pieces[i].from, i);
    reached.emplace(pieces[i].to, true);
  }
  std::vector<bool> used(pieces.size(), false);
  std::vector<MaskContour> contours;
  const auto follow = [&](std::size_t start, bool closed) {
    MaskContour contour{{}, closed};
    std::size_t at = start;
    for (;;) {
      used[at] = true;
      contour.points.push_back(tracer.placeOn(pieces[at].from));
      const auto next = leaving.find(pieces[at].to);
      if (next == leaving.end()) contour.points.push_back(tracer.placeOn(pieces[at].to));
      if (next == leaving.end() || used[next->second]) break;
      at = next->second;
    }
    contours.push_back(std::move(contour));
  };
  for (std::size_t i = 0; i < pieces.size(); ++i)
    if (!reached.contains(pieces[i].from)) follow(i, false);
  for (std::size_t i = 0; i < pieces.size(); ++i)
    if (!used[i]) follow(i, true);
  return contours;
}

}  // namespace scarp
