#include "core/line/SelfCrossing.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <tuple>
#include <utility>

namespace scarp {

namespace {

constexpr double kSearchCells = 4.0;           ///< Cells of the terrain along a side of a search cell.
constexpr std::size_t kMaxPairs = 20'000'000;  ///< Pairs of pieces that are compared.
constexpr double kMaxCellsOfPiece = 4096.0;    ///< Search cells of a piece; longer ones are ignored.

double turn(const Vec2& a, const Vec2& b) { return a.x() * b.y() - a.y() * b.x(); }

/// Returns whether all pieces lead towards one direction, so that none can cross another.
bool leadsOneWay(std::span<const LineNode> nodes) {
  const Vec2 all = nodes.back().place - nodes.front().place;
  for (std::size_t i = 0; i + 1 < nodes.size(); ++i)
    if (!((nodes[i + 1].place - nodes[i].place).dot(all) > 0.0)) return false;
  return true;
}

}  // namespace

std::vector<SelfCrossing> selfCrossings(std::span<const LineNode> nodes, bool closed,
                                        const GridFrame& frame) {
  std::vector<SelfCrossing> found;
  const std::size_t count = nodes.size();
  if (count < 4 || (!closed && leadsOneWay(nodes))) return found;
  const std::size_t pieces = closed ? count : count - 1;
  const auto end = [&](std::size_t i) -> const Vec2& { return nodes[(i + 1) % count].place; };
  const double side = kSearchCells * frame.cellSize();
  const Vec2 low(-0.5 * frame.width(), -0.5 * frame.depth()), high = -low;
  std::vector<std::pair<std::uint64_t, std::uint32_t>> entries;
  for (std::size_t i = 0; i < pieces; ++i) {
    if (nodes[i].span != LineSpan::Ground) continue;
    const Vec2 from = nodes[i].place.cwiseMin(end(i)).cwiseMax(low),
               to = nodes[i].place.cwiseMax(end(i)).cwiseMin(high);
    if (from.x() > to.x() || from.y() > to.y()) continue;
    const auto cell = [&](double metres) { return std::floor(metres / side); };
    const double x0 = cell(from.x() - low.x()), x1 = cell(to.x() - low.x()), y0 = cell(from.y() - low.y()),
                 y1 = cell(to.y() - low.y());
    if ((x1 - x0 + 1.0) * (y1 - y0 + 1.0) > kMaxCellsOfPiece) continue;
    for (double y = y0; y <= y1; y += 1.0)
      for (double x = x0; x <= x1; x += 1.0)
        entries.emplace_back((static_cast<std::uint64_t>(y) << 32U) | static_cast<std::uint64_t>(x),
                             static_cast<std::uint32_t>(i));
  }
  std::ranges::sort(entries);
  std::size_t pairs = 0;
  for (std::size_t begin = 0, past = 0; begin < entries.size(); begin = past) {
    while (past < entries.size() && entries[past].first == entries[begin].first) ++past;
    for (std::size_t one = begin; one < past; ++one)
      for (std::size_t other = one + 1; other < past; ++other) {
        const std::size_t i = entries[one].second, j = entries[other].second;
        if (j == i + 1 || (closed && i == 0 && j + 1 == pieces)) continue;
        if (++pairs > kMaxPairs) break;
        const Vec2 u = end(i) - nodes[i].place, v = end(j) - nodes[j].place,
                   w = nodes[j].place - nodes[i].place;
        const double scale = turn(u, v);
        if (scale == 0.0) continue;
        const double s = turn(w, v) / scale, t = turn(w, u) / scale;
        if (!(s >= 0.0 && s < 1.0 && t >= 0.0 && t < 1.0)) continue;
        found.push_back({i, j, s, t, nodes[i].place + s * u});
      }
  }
  const auto order = [](const SelfCrossing& one) { return std::tuple(one.first, one.second); };
  std::ranges::sort(found, {}, order);
  const auto again = std::ranges::unique(found, {}, order);
  found.erase(again.begin(), again.end());
  return found;
}

}  // namespace scarp
