#include "core/line/LineProfile.h"

#include <algorithm>
#include <cmath>

#include "core/base/ReproducibleMath.h"

namespace scarp {

namespace {

/// A walk from node to node in one sense, beyond an open end along the profile's mirror image.
class ProfileSteps {
 public:
  ProfileSteps(std::span<const LineNode> nodes, std::span<const double> heights, bool closed,
               std::size_t start, int sense)
      : nodes_(nodes),
        heights_(heights),
        closed_(closed),
        at_(start),
        sense_(sense),
        start_(heights[start]),
        height_(start_) {}

  /// The integral over so many metres onward of the profile above the node that this began at.
  double integral(double metres) {
    double sum = 0.0;
    const std::size_t most = 4 * nodes_.size();
    for (std::size_t steps = 0; metres > 0.0 && steps < most; ++steps) {
      const double from = height_ - start_;
      const double length = step();
      if (length <= metres) {
        sum += 0.5 * (from + (height_ - start_)) * length;
      } else {
        const double to = from + (height_ - start_ - from) * (metres / length);
        sum += 0.5 * (from + to) * metres;
      }
      metres -= length;
    }
    return sum;
  }

 private:
  /// To the next node; how far that was.
  double step() {
    const std::size_t last = nodes_.size() - 1;
    if (!closed_ && ((sense_ > 0 && at_ == last) || (sense_ < 0 && at_ == 0))) {
      // Mirrored about the end, in both ways: what comes is what was, turned over.
      about_ = height_;
      turned_ = !turned_;
      turnedFrom_ = heights_[at_];
      sense_ = -sense_;
    }
    const std::size_t before = at_;
    at_ = sense_ > 0 ? (at_ == last ? 0 : at_ + 1) : (at_ == 0 ? last : at_ - 1);
    const double length = nodes_[sense_ > 0 ? before : at_].onward;
    height_ = about_ + (turned_ ? turnedFrom_ - heights_[at_] : heights_[at_] - turnedFrom_);
    return length;
  }

  std::span<const LineNode> nodes_;
  std::span<const double> heights_;
  bool closed_;
  std::size_t at_;
  int sense_;
  double start_, height_;
  bool turned_ = false;
  double about_ = 0.0, turnedFrom_ = 0.0;
};

}  // namespace

std::vector<LineNode> reversed(std::span<const LineNode> nodes) {
  std::vector<LineNode> turned(nodes.rbegin(), nodes.rend());
  for (std::size_t i = 0; i + 1 < turned.size(); ++i) {
    turned[i].onward = turned[i + 1].onward;
    turned[i].span = turned[i + 1].span;
  }
  if (!turned.empty()) turned.back().onward = 0.0;
  return turned;
}

std::vector<double> averaged(std::span<const LineNode> nodes, std::span<const double> heights, double metres,
                             bool closed) {
  std::vector<double> result(heights.begin(), heights.end());
  double length = 0.0;
  for (const LineNode& node : nodes) length += node.onward;
  const double half = std::min(0.5 * metres, closed ? 0.5 * length : length);
  if (!(half > 0.0) || nodes.size() < 2) return result;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const double back = ProfileSteps(nodes, heights, closed, i, -1).integral(half);
    const double forth = ProfileSteps(nodes, heights, closed, i, 1).integral(half);
    result[i] = heights[i] + (back + forth) / (2.0 * half);
  }
  return result;
}

std::vector<double> withGrade(std::span<const LineNode> nodes, std::span<const double> heights, double grade,
                              bool closed) {
  std::vector<double> over(heights.begin(), heights.end()), under = over;
  const std::size_t count = nodes.size();
  // Round a closed line twice: what is over the seam comes through in the second.
  const std::size_t steps = closed ? 2 * count : count;
  const auto meet = [&](std::size_t at, std::size_t from, double length) {
    over[at] = std::max(over[at], over[from] - grade * length);
    under[at] = std::min(under[at], under[from] + grade * length);
  };
  for (std::size_t k = 1; k < steps; ++k) meet(k % count, (k - 1) % count, nodes[(k - 1) % count].onward);
  for (std::size_t k = steps - 1; k > 0; --k) meet((k - 1) % count, k % count, nodes[(k - 1) % count].onward);
  for (std::size_t i = 0; i < count; ++i)
    over[i] = over[i] == under[i] ? over[i] : 0.5 * (over[i] + under[i]);
  return over;
}

std::vector<double> neverRising(std::span<const LineNode> nodes, std::span<const double> heights) {
  struct ViolatorPool {
    std::size_t first, last;
    double mean;
  };
  const auto weight = [&](std::size_t i) {
    const double before = i > 0 ? nodes[i - 1].onward : 0.0;
    return std::max(0.5 * (before + nodes[i].onward), 1e-12);
  };
  // From its members alone, in their order: the same bits however it came about.
  const auto meanOf = [&](std::size_t first, std::size_t last) {
    double sum = 0.0, weights = 0.0;
    for (std::size_t i = first; i <= last; ++i) {
      sum += weight(i) * heights[i];
      weights += weight(i);
    }
    return sum / weights;
  };
  // Sums for the decisions, so that long pools cost no more than short ones.
  struct Sums {
    double heights, weights;
  };
  std::vector<ViolatorPool> pools;
  std::vector<Sums> sums;
  for (std::size_t i = 0; i < heights.size(); ++i) {
    pools.push_back({i, i, heights[i]});
    sums.push_back({weight(i) * heights[i], weight(i)});
    while (pools.size() > 1 && pools[pools.size() - 2].mean < pools.back().mean) {
      ViolatorPool& into = pools[pools.size() - 2];
      Sums& with = sums[sums.size() - 2];
      into.last = pools.back().last;
      with.heights += sums.back().heights;
      with.weights += sums.back().weights;
      into.mean = with.heights / with.weights;
      pools.pop_back();
      sums.pop_back();
    }
  }
  std::vector<double> result(heights.size());
  for (const ViolatorPool& pool : pools) {
    const double mean = pool.first == pool.last ? heights[pool.first] : meanOf(pool.first, pool.last);
    for (std::size_t i = pool.first; i <= pool.last; ++i) result[i] = mean;
  }
  // What rounding made of equal means.
  for (std::size_t i = 1; i < result.size(); ++i) result[i] = std::min(result[i], result[i - 1]);
  return result;
}

bool fillGaps(std::span<const LineNode> nodes, std::vector<double>& heights, bool closed) {
  const std::size_t count = heights.size();
  std::vector<std::size_t> known;
  for (std::size_t i = 0; i < count; ++i)
    if (!std::isnan(heights[i])) known.push_back(i);
  if (known.empty()) return false;
  const auto fill = [&](std::size_t from, std::size_t to, std::size_t gaps) {
    double length = 0.0, way = 0.0;
    for (std::size_t k = 0; k <= gaps; ++k) length += nodes[(from + k) % count].onward;
    for (std::size_t k = 1; k <= gaps; ++k) {
      way += nodes[(from + k - 1) % count].onward;
      const double share = length > 0.0 ? way / length : 0.0;
      heights[(from + k) % count] = heights[from] + share * (heights[to] - heights[from]);
    }
  };
  for (std::size_t k = 0; k + 1 < known.size(); ++k)
    fill(known[k], known[k + 1], known[k + 1] - known[k] - 1);
  if (closed) {
    fill(known.back(), known.front(), count - 1 - known.back() + known.front());
  } else {
    for (std::size_t i = 0; i < known.front(); ++i) heights[i] = heights[known.front()];
    for (std::size_t i = known.back() + 1; i < count; ++i) heights[i] = heights[known.back()];
  }
  return true;
}

namespace {

constexpr double kGravity = 9.80665;  ///< m/s².

/// One over the radius of the circle through three places; positive where it bends to the left.
double bendThrough(const Vec2& a, const Vec2& b, const Vec2& c) {
  const Vec2 u = b - a, v = c - b, w = c - a;
  const auto length = [](const Vec2& way) { return reproducible::hypot(way.x(), way.y()); };
  const double scale = length(u) * length(v) * length(w);
  return scale > 0.0 ? 2.0 * (u.x() * v.y() - u.y() * v.x()) / scale : 0.0;
}

}  // namespace

std::vector<double> tiltsOf(std::span<const LineNode> nodes, const LineSettings& settings, bool closed) {
  const std::size_t count = nodes.size();
  std::vector<double> tilts(count, 0.0);
  if (!(settings.speed > 0.0) || count < 3) return tilts;
  const double speed = settings.speed / 3.6;
  for (std::size_t i = 0; i < count; ++i) {
    if (!closed && (i == 0 || i + 1 == count)) continue;
    const double bend =
        bendThrough(nodes[(i + count - 1) % count].place, nodes[i].place, nodes[(i + 1) % count].place);
    const double asked = speed * speed * std::abs(bend) / kGravity - settings.friction;
    const double tilt = std::clamp(asked, 0.0, settings.tilt);
    tilts[i] = bend > 0.0 ? -tilt : tilt;
  }
  return averaged(nodes, tilts, settings.runOff, closed);
}

}  // namespace scarp
