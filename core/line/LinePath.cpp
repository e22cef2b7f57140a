#include "core/line/LinePath.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <tuple>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/ReproducibleMath.h"
#include "core/line/BrushPath.h"
#include "core/line/LineProfile.h"
#include "core/line/LineSection.h"

namespace scarp {

namespace {

constexpr double kMaxPieces = 4096.0;  ///< Pieces of the course between two points.
/// Longest piece off the terrain, as a share of the course between two points.
constexpr double kMaxSparseShare = 1.0 / 16.0;
constexpr double kRoundingMargin = 1e-6;  ///< Larger than the relative rounding error of distances.

double distance(const Vec2& a, const Vec2& b) { return reproducible::hypot(b.x() - a.x(), b.y() - a.y()); }

Vec2 mixed(const Vec2& a, const Vec2& b, double t) { return a + t * (b - a); }

/// One span of a centripetal Catmull–Rom curve, by the pyramid of Barry and Goldman.
struct RoundSpan {
  Vec2 before, from, to, after;
  double k0, k1, k2, k3;  ///< Knots.

  RoundSpan(const Vec2& b, const Vec2& f, const Vec2& t, const Vec2& a)
      : before(b), from(f), to(t), after(a), k0(0.0) {
    const auto knot = [](const Vec2& p, const Vec2& q) { return std::sqrt(distance(p, q)); };
    k1 = k0 + knot(before, from);
    k2 = k1 + knot(from, to);
    k3 = k2 + knot(to, after);
  }
  [[nodiscard]] Vec2 at(double share) const {
    const double k = k1 + share * (k2 - k1);
    const auto part = [k](const Vec2& p, const Vec2& q, double a, double b) {
      return b > a ? mixed(p, q, (k - a) / (b - a)) : p;
    };
    const Vec2 one = part(before, from, k0, k1), two = part(from, to, k1, k2),
               three = part(to, after, k2, k3);
    return part(part(one, two, k0, k2), part(two, three, k1, k3), k1, k2);
  }
  /// Upper bound of the derivative of at(), metres for the whole share. It is the longest control vector of the
  /// derivative's Bézier form. Requires a distance > 0 between each two of the four points.
  [[nodiscard]] double maxSpeed() const {
    const double d1 = k1 - k0, d2 = k2 - k1, d3 = k3 - k2;
    const Vec2 chord = to - from;
    const Vec2 first = d2 * ((from - before) / d1 - (to - before) / (d1 + d2) + chord / d2),
               last = d2 * (chord / d2 - (after - from) / (d2 + d3) + (after - to) / d3);
    return std::max({first.norm(), (3.0 * chord - first - last).norm(), last.norm()});
  }
};

/// The rectangle around the terrain in which the nodes of a line are dense.
struct DenseArea {
  double x, y;  ///< Half side lengths, metres.

  DenseArea(const Line& line, double reach, const GridFrame& frame) {
    const LineSettings& settings = line.settings;
    // Places of dabs depend on the length of the course. Heights that never rise depend on each of its nodes.
    const bool everywhere = hasBrush(line.kind) || settings.neverRises;
    const double margin = everywhere ? std::numeric_limits<double>::infinity()
                              : reach + settings.evenOver + settings.curve + settings.runOff;
    x = 0.5 * frame.width() + margin;
    y = 0.5 * frame.depth() + margin;
  }
  /// 0 inside.
  [[nodiscard]] double distance(const Vec2& place) const {
    return reproducible::hypot(std::max(0.0, std::abs(place.x()) - x),
                               std::max(0.0, std::abs(place.y()) - y));
  }
};

struct Corner {
  Vec2 place;
  std::ptrdiff_t point;
};

bool farOff(const Vec2& a, const Vec2& b, const Vec2& c, const Vec2& d, double reach,
            const GridFrame& frame) {
  const double x = 0.5 * frame.width() + reach, y = 0.5 * frame.depth() + reach;
  const Vec2 low = a.cwiseMin(b).cwiseMin(c).cwiseMin(d), high = a.cwiseMax(b).cwiseMax(c).cwiseMax(d);
  return low.x() > x || low.y() > y || high.x() < -x || high.y() < -y;
}

/// Calls visit(node) for each node of a line, without `onward`, until it returns false.
template <class Visit>
void visitNodes(const Line& line, const GridFrame& frame, const Visit& visit) {
  std::vector<Corner> corners;
  for (std::size_t i = 0; i < line.points.size(); ++i) {
    const Vec2 place(line.points[i].x, line.points[i].y);
    if (corners.empty() || place != corners.back().place)
      corners.push_back({place, static_cast<std::ptrdiff_t>(i)});
  }
  const bool closed = line.closed || isArea(line.kind);
  if (closed && corners.size() > 1 && corners.front().place == corners.back().place) corners.pop_back();
  const std::size_t count = corners.size();
  if (count == 0) return;
  const bool round = line.settings.course == LineCourse::Round && count > 2;
  const bool brushes = hasBrush(line.kind);
  const double step = frame.cellSize(), reach = reachOf(line),
               beside = brushes ? 0.0 : besideWidth(line.settings);
  const DenseArea dense(line, reach, frame);
  const auto widthAt = [&](const Corner& corner) {
    if (brushes) return 2.0 * line.brush.settings().radius;
    return line.points[static_cast<std::size_t>(corner.point)].width.value_or(line.settings.width);
  };
  const std::size_t spans = closed ? count : count - 1;
  for (std::size_t i = 0; i < spans; ++i) {
    const Corner &from = corners[i], &to = corners[(i + 1) % count];
    const Vec2 chord = to.place - from.place;
    // Beyond an open end the curve goes on as its first or last chord does.
    const Vec2 before = closed || i > 0 ? corners[(i + count - 1) % count].place : Vec2(from.place - chord);
    const Vec2 after = closed || i + 2 < count ? corners[(i + 2) % count].place : Vec2(to.place + chord);
    const double wanted = distance(from.place, to.place) / step;
    const bool far = farOff(before, from.place, to.place, after, reach, frame);
    const int pieces = far ? 1 : static_cast<int>(std::clamp(std::ceil(wanted), 1.0, kMaxPieces));
    const RoundSpan curve(before, from.place, to.place, after);
    const double pieceLength = (round ? curve.maxSpeed() : chord.norm()) / pieces;
    const LineSpan span = line.points[static_cast<std::size_t>(from.point)].onward;
    const double w0 = widthAt(from), w1 = widthAt(to);
    for (int k = 0; k < pieces;) {
      const double share = static_cast<double>(k) / pieces;
      LineNode node;
      node.place = k == 0 ? from.place : round ? curve.at(share) : mixed(from.place, to.place, share);
      node.half = 0.5 * (w0 + share * (w1 - w0)) + beside;
      node.point = k == 0 ? from.point : -1;
      node.span = span;
      if (!visit(node)) return;
      // The course and its chord stay outside the dense area up to the next node.
      const double sparse = std::min(dense.distance(node.place) / pieceLength * (1.0 - kRoundingMargin),
                                     kMaxSparseShare * pieces);
      k += sparse >= 2.0 ? static_cast<int>(sparse) : 1;
    }
  }
  if (closed) return;
  LineNode last;
  last.place = corners.back().place;
  last.half = 0.5 * widthAt(corners.back()) + beside;
  last.point = corners.back().point;
  visit(last);
}

}  // namespace

double besideWidth(const LineSettings& settings) {
  if (settings.section.empty()) return settings.shoulder;
  const auto section = readLineSection(settings.section);
  if (!section || section->empty()) return settings.shoulder;
  return section->fromMiddle ? 0.0 : section->extent();
}

bool hasWater(const Line& line) {
  return line.visible && line.settings.water > 0.0 && (isArea(line.kind) || line.settings.neverRises);
}

double waterBeside(const Line& line) {
  EXPECTS(hasWater(line));
  return line.settings.water * line.settings.cut;
}

double reachOf(const Line& line) {
  if (hasBrush(line.kind)) return brushReach(line.brush.settings());
  double widest = line.settings.width;
  for (const LinePoint& point : line.points) widest = std::max(widest, point.width.value_or(0.0));
  return (isArea(line.kind) ? 0.0 : 0.5 * widest + besideWidth(line.settings)) + line.settings.reach;
}

std::vector<LineNode> lineNodes(const Line& line, const GridFrame& frame) {
  std::vector<LineNode> nodes;
  visitNodes(line, frame, [&nodes](const LineNode& node) {
    nodes.push_back(node);
    return true;
  });
  nodes.shrink_to_fit();
  const bool closed = line.closed || isArea(line.kind);
  for (std::size_t i = 0; i + 1 < nodes.size(); ++i)
    nodes[i].onward = distance(nodes[i].place, nodes[i + 1].place);
  if (closed && nodes.size() > 1) nodes.back().onward = distance(nodes.back().place, nodes.front().place);
  return nodes;
}

double maxLineNodeCount(const Line& line, const GridFrame& frame) {
  double most = 1.0;
  for (std::size_t i = 0; i < line.points.size(); ++i) {
    const LinePoint &a = line.points[i], &b = line.points[(i + 1) % line.points.size()];
    const double metres = reproducible::hypot(b.x - a.x, b.y - a.y);
    most += std::clamp(std::ceil(metres / frame.cellSize()), 1.0, kMaxPieces);
  }
  return most;
}

std::size_t lineNodeCount(const Line& line, const GridFrame& frame, std::size_t limit) {
  std::size_t count = 0;
  visitNodes(line, frame, [&](const LineNode&) { return ++count <= limit; });
  return count;
}

namespace {

constexpr double kAnyGrade = 1e9;  ///< Steeper than anything.

/// 1 at 0, 0 from 1 on, level at both.
double fadedOut(double share) {
  const double t = std::clamp(share, 0.0, 1.0);
  return 1.0 - t * t * (3.0 - 2.0 * t);
}

/// What is missing at some nodes, faded out along the profile. Ways are summed from each of these nodes on,
/// so that the bits follow from what is near.
void addMissing(std::span<const LineNode> nodes, std::vector<double>& heights,
                std::span<const ProfileHeight> wanted, double fade, double grade, bool closed) {
  const std::size_t count = nodes.size();
  std::vector<double> added(count, 0.0);
  std::vector<char> isWanted(count, 0);
  for (const ProfileHeight& one : wanted) {
    added[one.node] = one.height - heights[one.node];
    isWanted[one.node] = 1;
  }
  for (const ProfileHeight& one : wanted) {
    const double metres = one.height - heights[one.node];
    const double gentle = (grade > 0.0 ? 3.0 / grade : 4.0) * std::abs(metres);
    for (const bool onward : {true, false}) {
      // Calls call(node, metres from this one) up to the next wanted one; how far that is.
      const auto walk = [&](auto&& call) {
        double way = 0.0;
        for (std::size_t at = one.node;;) {
          if (!closed && at == (onward ? count - 1 : 0)) return std::numeric_limits<double>::infinity();
          const std::size_t to = onward ? (at + 1) % count : (at + count - 1) % count;
          way += nodes[onward ? at : to].onward;
          if (isWanted[to] || !call(to, way)) return way;
          at = to;
        }
      };
      const double most = std::max(fade, gentle);
      const double gap = walk([&](std::size_t, double way) { return way < most; });
      const double over = std::min(most, gap);
      if (!(over > 0.0)) continue;
      (void)walk([&](std::size_t at, double way) {
        added[at] += metres * fadedOut(way / over);
        return way < over;
      });
    }
  }
  for (std::size_t i = 0; i < count; ++i) heights[i] += added[i];
}

}  // namespace

ProfileRange rangeThrough(std::span<const LineNode> nodes, std::span<const ProfileHeight> wanted,
                          double grade, bool falls, bool closed) {
  const std::size_t count = nodes.size();
  constexpr double infinite = std::numeric_limits<double>::infinity();
  ProfileRange range{std::vector<double>(count, -infinite), std::vector<double>(count, infinite)};
  auto& [low, high] = range;
  for (const ProfileHeight& one : wanted) low[one.node] = high[one.node] = one.height;
  const double down = grade > 0.0 ? grade : kAnyGrade, up = falls ? 0.0 : down;
  const auto onward = [&](std::size_t from, std::size_t to) {
    const double length = nodes[from].onward;
    high[to] = std::min(high[to], high[from] + up * length);
    low[to] = std::max(low[to], low[from] - down * length);
  };
  const auto back = [&](std::size_t from, std::size_t to) {
    const double length = nodes[to].onward;
    high[to] = std::min(high[to], high[from] + down * length);
    low[to] = std::max(low[to], low[from] - up * length);
  };
  // Round a closed line twice, as in withGrade().
  const std::size_t steps = closed ? 2 * count : count;
  for (std::size_t k = 1; k < steps; ++k) onward((k - 1) % count, k % count);
  for (std::size_t k = steps - 1; k > 0; --k) back(k % count, (k - 1) % count);
  return range;
}

std::vector<double> throughHeights(std::span<const LineNode> nodes, std::span<const double> heights,
                                   std::span<const ProfileHeight> wanted, double fade, double grade,
                                   bool falls, bool closed) {
  std::vector<double> result(heights.begin(), heights.end());
  const std::size_t count = nodes.size();
  if (wanted.empty() || count < 2) return result;
  addMissing(nodes, result, wanted, fade, grade, closed);
  if (!falls && !(grade > 0.0)) return result;

  const auto [low, high] = rangeThrough(nodes, wanted, grade, falls, closed);
  const auto limit = [&] {
    for (std::size_t i = 0; i < count; ++i)
      result[i] = low[i] > high[i] ? 0.5 * (low[i] + high[i]) : std::clamp(result[i], low[i], high[i]);
  };
  if (falls) {
    // Limited first, so that a level loop does not lower what follows it.
    limit();
    result = neverRising(nodes, result);
  }
  if (grade > 0.0) result = withGrade(nodes, result, grade, closed);
  limit();
  return result;
}

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
