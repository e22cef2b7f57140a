#include "core/line/LineAlignment.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/line/Earthwork.h"

namespace scarp {

namespace {

constexpr double kNoHeight = std::numeric_limits<double>::quiet_NaN();
constexpr double kGradeRounding = 1.0 + 1e-9;

/// 0 at 0, 1 at 1, level at both.
double eased(double share) { return share * share * (3.0 - 2.0 * share); }

/// Metres of the line that a node represents.
double lengthAt(std::span<const LineNode> nodes, std::size_t i, bool closed) {
  const double before = i > 0 ? nodes[i - 1].onward : closed ? nodes.back().onward : 0.0;
  return std::max(0.5 * (before + nodes[i].onward), 1e-9);
}

/// Computes an alignment step by step.
class Aligner {
 public:
  Aligner(const Line& line, std::span<const LineNode> nodes, bool closed,
          std::span<const ProfileHeight> joins, std::span<const SelfCrossing> crossings)
      : line_(line),
        settings_(line.settings),
        nodes_(nodes),
        joins_(joins),
        crossings_(crossings),
        closed_(closed),
        falls_(settings_.neverRises && !closed),
        grade_(settings_.grade) {
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      onward_.push_back(nodes[i].onward);
      if (nodes[i].point >= 0) points_.push_back(i);
    }
  }

  [[nodiscard]] LineAlignment align(std::span<const double> ground) {
    std::vector<double> target(ground.begin(), ground.end());
    if (settings_.heights == LineHeights::Points) {
      for (std::size_t i = 0; i < target.size(); ++i)
        if (nodes_[i].point < 0) target[i] = kNoHeight;
      (void)fillGaps(nodes_, target, closed_);
    } else {
      target = averaged(nodes_, ground, settings_.evenOver, closed_);
    }
    std::vector<double> heights = withTypedHeights(withoutTypedHeights(std::move(target)));
    if (!joins_.empty() || !crossings_.empty())
      heights = through(heights, fixedHeights(heights), crossingFade());
    return {std::move(heights), grade_};
  }

 private:
  [[nodiscard]] bool isTyped(std::size_t node) const {
    return heightOfPoint(nodes_[node], line_).has_value();
  }
  [[nodiscard]] bool isFreeEnd(std::size_t node) const {
    return !closed_ && (node == 0 || node + 1 == nodes_.size()) && !isTyped(node) &&
           std::ranges::none_of(joins_, [&](const ProfileHeight& join) { return join.node == node; });
  }
  [[nodiscard]] bool isLimited() const { return grade_ > 0.0 && !falls_; }

  [[nodiscard]] std::vector<double> through(std::span<const double> heights,
                                            std::span<const ProfileHeight> wanted, double fade = 0.0) const {
    return throughHeights(nodes_, heights, wanted, std::max({settings_.evenOver, settings_.curve, fade}),
                          grade_, falls_, closed_);
  }
  /// Metres over which what the crossings lack fades out. The fall of a loop that becomes level is spread
  /// over as much of the course beside the loop as the loop is long, so that there is no waterfall.
  [[nodiscard]] double crossingFade() const {
    double most = 0.0;
    if (!falls_) return most;
    for (const SelfCrossing& crossing : crossings_) {
      double length = 0.0;
      for (std::size_t i = crossing.first; i <= crossing.second; ++i) length += onward_[i];
      most = std::max(most, length);
    }
    return most;
  }
  [[nodiscard]] std::vector<double> leastEarthworkFor(const std::vector<double>& target,
                                                      const std::vector<char>& held) const {
    std::vector<HeightCost> costs;
    costs.reserve(nodes_.size());
    for (std::size_t i = 0; i < nodes_.size(); ++i) {
      const double metres = lengthAt(nodes_, i, closed_);
      costs.push_back(
          {2.0 * nodes_[i].half * metres, 2.0 * settings_.cut * metres, 2.0 * settings_.fill * metres});
    }
    return leastEarthwork(onward_, target, costs, held, grade_, closed_);
  }
  [[nodiscard]] std::vector<double> rounded(std::vector<double> heights) const {
    heights = averaged(nodes_, heights, settings_.curve, closed_);
    if (falls_)
      for (std::size_t i = 1; i < heights.size(); ++i) heights[i] = std::min(heights[i], heights[i - 1]);
    return heights;
  }

  /// The closest heights that never rise and have the height of the terrain at free ends. Bounds of all
  /// heights limit those of neverRising(), which remain the closest, and are reached at the ends.
  [[nodiscard]] std::vector<double> fallingBetweenEnds(const std::vector<double>& heights) const {
    constexpr double kUnbounded = std::numeric_limits<double>::infinity();
    const double low = isFreeEnd(nodes_.size() - 1) ? heights.back() : -kUnbounded,
                 high = isFreeEnd(0) ? heights.front() : kUnbounded;
    std::vector<double> falling = neverRising(nodes_, heights);
    for (double& height : falling) height = std::max(low, std::min(high, height));
    return falling;
  }

  std::vector<double> withoutTypedHeights(std::vector<double> heights) {
    const std::size_t last = nodes_.size() - 1;
    const bool holdsFirst = isFreeEnd(0), holdsLast = isFreeEnd(last);
    if (grade_ > 0.0 && holdsFirst && holdsLast) {
      double length = 0.0;
      for (const double metres : onward_) length += metres;
      grade_ = std::max(grade_, std::abs(heights.back() - heights.front()) / length * kGradeRounding);
    }
    std::vector<ProfileHeight> wanted(joins_.begin(), joins_.end());
    if (falls_) {
      if (holdsFirst) wanted.push_back({0, heights.front()});
      if (holdsLast) wanted.push_back({last, heights.back()});
      heights = fallingBetweenEnds(heights);
      if (grade_ > 0.0) heights = withGrade(nodes_, heights, grade_, closed_);
    } else if (grade_ > 0.0) {
      std::vector<char> held(nodes_.size(), 0);
      held.front() = holdsFirst ? 1 : 0;
      held.back() = holdsLast ? 1 : 0;
      heights = leastEarthworkFor(heights, held);
    }
    if (!joins_.empty() || (falls_ && grade_ > 0.0)) heights = through(heights, wanted);
    return rounded(std::move(heights));
  }

  /// The heights of the points that are possible between those without one, by node; of the others those
  /// that they have.
  [[nodiscard]] std::vector<double> possibleHeights(const std::vector<double>& heights) const {
    std::vector<double> target, onward;
    std::vector<char> held;
    for (std::size_t k = 0; k < points_.size(); ++k) {
      const auto typed = heightOfPoint(nodes_[points_[k]], line_);
      target.push_back(typed.value_or(heights[points_[k]]));
      held.push_back(typed ? 0 : 1);
      double length = 0.0;
      const std::size_t next = points_[(k + 1) % points_.size()];
      if (closed_ || k + 1 < points_.size())
        for (std::size_t i = points_[k]; i != next; i = (i + 1) % nodes_.size()) length += onward_[i];
      onward.push_back(length);
    }
    if (falls_) {
      double low = -std::numeric_limits<double>::infinity(), high = -low;
      for (std::size_t k = target.size(); k-- > 0;)
        if (held[k] != 0)
          low = target[k];
        else
          target[k] = std::max(target[k], low);
      for (std::size_t k = 0; k < target.size(); ++k) high = target[k] = std::min(target[k], high);
    }
    if (!isLimited()) return target;
    // The sum of what is missing counts, and a little its square.
    const std::vector<HeightCost> costs(target.size(), HeightCost{1.0, 1e-3, 1e-3});
    return leastEarthwork(onward, target, costs, held, grade_, closed_);
  }

  /// Adds what points lack of their heights, up to the next points. Marks the nodes between.
  std::vector<double> withMissing(std::vector<double> heights, const std::vector<double>& wanted,
                                  std::vector<char>& acted) const {
    const std::vector<double> before = heights;
    const std::size_t spans = closed_ ? points_.size() : points_.size() - 1;
    for (std::size_t k = 0; k < spans; ++k) {
      const std::size_t next = (k + 1) % points_.size(), from = points_[k], to = points_[next];
      const bool one = isTyped(from), other = isTyped(to);
      if (!one && !other) continue;
      const double a = one ? wanted[k] - before[from] : 0.0, b = other ? wanted[next] - before[to] : 0.0;
      const bool straight = (one && other) || settings_.heights == LineHeights::Points;
      double length = 0.0, way = 0.0;
      for (std::size_t i = from; i != to; i = (i + 1) % nodes_.size()) length += onward_[i];
      for (std::size_t i = (from + 1) % nodes_.size(); i != to; i = (i + 1) % nodes_.size()) {
        way += onward_[i > 0 ? i - 1 : nodes_.size() - 1];
        const double share = length > 0.0 ? std::min(1.0, way / length) : 0.0;
        heights[i] = before[i] + a + (straight ? share : eased(share)) * (b - a);
        acted[i] = 1;
      }
    }
    for (std::size_t k = 0; k < points_.size(); ++k)
      if (isTyped(points_[k])) {
        heights[points_[k]] = wanted[k];
        acted[points_[k]] = 1;
      }
    return heights;
  }

  std::vector<double> withTypedHeights(std::vector<double> without) {
    if (std::ranges::none_of(points_, [&](std::size_t node) { return isTyped(node); })) return without;
    const std::vector<double> wanted = possibleHeights(without);
    std::vector<char> acted(nodes_.size(), 0);
    std::vector<double> heights = withMissing(without, wanted, acted);
    for (std::size_t k = 0; k < points_.size(); ++k) fixed_.push_back({points_[k], wanted[k]});
    if (isLimited()) {
      std::vector<char> held(nodes_.size(), 1);
      for (std::size_t i = 0; i < nodes_.size(); ++i)
        if (acted[i] != 0 && !isTyped(i)) held[i] = 0;
      heights = leastEarthworkFor(heights, held);
    }
    if (falls_) heights = neverRising(nodes_, heights);
    heights = through(rounded(std::move(heights)), fixed_);
    if (falls_) return heights;
    for (std::size_t i = 0; i < nodes_.size(); ++i)
      if (acted[i] == 0) heights[i] = without[i];
    for (std::size_t k = 0; k < points_.size(); ++k)
      if (isTyped(points_[k])) heights[points_[k]] = wanted[k];
    return heights;
  }

  /// Heights where the line meets others or itself, and those that stay there: of points that have one, and
  /// of free ends.
  [[nodiscard]] std::vector<ProfileHeight> fixedHeights(const std::vector<double>& heights) const {
    std::vector<ProfileHeight> fixed(joins_.begin(), joins_.end());
    std::vector<char> isFixed(nodes_.size(), 0);
    for (const ProfileHeight& join : joins_) isFixed[join.node] = 1;
    const auto add = [&](std::size_t node, double height) {
      if (std::exchange(isFixed[node], 1) == 0) fixed.push_back({node, height});
    };
    for (const std::size_t node : points_)
      if ((isTyped(node) && !falls_) || isFreeEnd(node)) add(node, heights[node]);
    addCrossings(heights, fixed, isFixed);
    std::ranges::sort(fixed, {}, &ProfileHeight::node);
    return fixed;
  }

  /// Adds one height for both passes of each crossing, where the heights that are fixed already allow one.
  void addCrossings(const std::vector<double>& heights, std::vector<ProfileHeight>& fixed,
                    std::vector<char>& isFixed) const {
    constexpr std::size_t kMaxExact = 64;  // Crossings for each of which all nodes are looked at again.
    ProfileRange range;
    for (std::size_t k = 0; k < crossings_.size(); ++k) {
      const SelfCrossing& crossing = crossings_[k];
      const std::size_t a = crossing.first, b = (a + 1) % nodes_.size(), c = crossing.second,
                        d = (c + 1) % nodes_.size();
      if (k < kMaxExact) range = rangeThrough(nodes_, fixed, grade_, falls_, closed_);
      double low = -std::numeric_limits<double>::infinity(), high = -low;
      for (const std::size_t node : {a, b, c, d}) {
        low = std::max(low, range.low[node]);
        high = std::min(high, range.high[node]);
      }
      if (low > high) continue;
      const double first = heights[a] + crossing.firstShare * (heights[b] - heights[a]),
                   second = heights[c] + crossing.secondShare * (heights[d] - heights[c]);
      for (const std::size_t node : {a, b, c, d})
        if (std::exchange(isFixed[node], 1) == 0)
          fixed.push_back({node, std::clamp(0.5 * (first + second), low, high)});
    }
  }

  const Line& line_;
  const LineSettings& settings_;
  std::span<const LineNode> nodes_;
  std::span<const ProfileHeight> joins_;
  std::span<const SelfCrossing> crossings_;
  bool closed_, falls_;
  double grade_;
  std::vector<double> onward_;
  std::vector<std::size_t> points_;   ///< The nodes that are points, in order.
  std::vector<ProfileHeight> fixed_;  ///< Heights of all points, where any has a height.
};

}  // namespace

std::optional<double> heightOfPoint(const LineNode& node, const Line& line) {
  if (node.point < 0) return std::nullopt;
  const auto& height = line.points[static_cast<std::size_t>(node.point)].height;
  return height ? std::optional(*height - line.settings.offset) : std::nullopt;
}

LineAlignment alignmentOf(const Line& line, std::span<const LineNode> nodes, bool closed,
                          std::span<const double> ground, std::span<const ProfileHeight> joins,
                          std::span<const SelfCrossing> crossings) {
  const std::size_t last = nodes.size() - 1;
  const auto heightOfEnd = [&](std::size_t node) {
    for (const ProfileHeight& join : joins)
      if (join.node == node) return join.height;
    return heightOfPoint(nodes[node], line).value_or(ground[node]);
  };
  if (!line.settings.neverRises || closed || heightOfEnd(0) >= heightOfEnd(last))
    return Aligner(line, nodes, closed, joins, crossings).align(ground);
  // Aligned from the higher end to the lower one.
  const std::vector<LineNode> turnedNodes = reversed(nodes);
  const std::vector<double> turnedGround(ground.rbegin(), ground.rend());
  std::vector<ProfileHeight> turnedJoins;
  for (const ProfileHeight& join : joins) turnedJoins.push_back({last - join.node, join.height});
  std::vector<SelfCrossing> turnedCrossings;
  for (const SelfCrossing& crossing : crossings)
    turnedCrossings.push_back({last - 1 - crossing.second, last - 1 - crossing.first,
                               1.0 - crossing.secondShare, 1.0 - crossing.firstShare, crossing.place});
  LineAlignment alignment =
      Aligner(line, turnedNodes, closed, turnedJoins, turnedCrossings).align(turnedGround);
  std::ranges::reverse(alignment.heights);
  return alignment;
}

}  // namespace scarp
