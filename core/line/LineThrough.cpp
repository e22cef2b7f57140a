#include <algorithm>
#include <cmath>
#include <limits>

#include "core/line/LineProfile.h"

namespace scarp {

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

}  // namespace scarp
