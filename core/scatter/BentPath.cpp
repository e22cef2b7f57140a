#include "core/scatter/BentPath.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>

#include "core/line/LineSurface.h"
#include "core/scatter/ScatterRows.h"

namespace scarp {

namespace {

constexpr double kMostMitre = 2.0;

Vec2 leftOf(const Vec2& way) {
  const double length = way.norm();
  return length > 0.0 ? Vec2(-way.y() / length, way.x() / length) : Vec2(Vec2::Zero());
}

}  // namespace

BentPath::BentPath(const LineDesign& design, const std::vector<LineNode>& nodes, bool ring,
                   const ScatterRule& rule, bool onRight) {
  const std::size_t count = nodes.size();
  if (count < 2) return;
  const bool area = isArea(design.line.kind);
  for (std::size_t k = 0; k < count; ++k) {
    const LineNode& node = nodes[k];
    const bool first = !ring && k == 0, last = !ring && k + 1 == count;
    const LineNode &before = first ? node : nodes[(k + count - 1) % count],
                   &after = last ? node : nodes[(k + 1) % count];
    const Vec2 in = leftOf(node.place - before.place), out = leftOf(after.place - node.place);
    const Vec2 one = first ? out : in, other = last ? in : out;
    Vec2 left = one + other;
    left = left.norm() > 1e-9 ? Vec2(left.normalized()) : other;
    left *= std::min(kMostMitre, 1.0 / std::max(left.dot(other), 1e-9));
    const double half = area ? 0.0 : node.half;
    const double aside = rule.along == ScatterAlong::Middle ? rule.rowOffset
                         : onRight                          ? -(half + rule.rowOffset)
                                                            : half + rule.rowOffset;
    const double beside = area ? 0.0
                               : besideMiddle(design.line.settings, design.section, half, node.tilt,
                                              std::clamp(aside, -half, half));
    const Vec2 at = node.place + aside * left;
    BentFrame frame{{at.x(), at.y(), node.height + beside + rule.heightOffset},
                    {left.x(), left.y(), 0.0},
                    Vec3::UnitZ(),
                    Vec3::Zero()};
    if (rule.stand == ObjectRule::Align) frame.across.z() = node.tilt * left.norm();
    // Inside of bends places may fall together.
    if (!frames_.empty() && !((frame.place - frames_.back().place).norm() > 1e-6)) continue;
    frames_.push_back(frame);
  }
  if (frames_.size() < 2) {
    frames_.clear();
    return;
  }
  const std::size_t kept = frames_.size();
  for (std::size_t k = 0; k < kept; ++k) {
    const Vec3 in = !ring && k == 0
                        ? Vec3(Vec3::Zero())
                        : Vec3((frames_[k].place - frames_[(k + kept - 1) % kept].place).normalized());
    const Vec3 out = !ring && k + 1 == kept
                         ? Vec3(Vec3::Zero())
                         : Vec3((frames_[(k + 1) % kept].place - frames_[k].place).normalized());
    const Vec3 way = in + out;
    frames_[k].along = way.norm() > 1e-9 ? Vec3(way.normalized()) : out;
    if (rule.stand == ObjectRule::Align)
      frames_[k].up = frames_[k].along.cross(frames_[k].across).normalized();
  }
  if (ring) frames_.push_back(frames_.front());
  ways_.push_back(0.0);
  for (std::size_t k = 1; k < frames_.size(); ++k)
    ways_.push_back(ways_.back() + (frames_[k].place - frames_[k - 1].place).norm());
}

BentFrame BentPath::at(double way) const {
  const auto above = std::ranges::upper_bound(ways_, way);
  const std::size_t i =
      std::clamp<std::size_t>(static_cast<std::size_t>(above - ways_.begin()), 1, ways_.size() - 1) - 1;
  const double share = std::clamp((way - ways_[i]) / (ways_[i + 1] - ways_[i]), 0.0, 1.0);
  const BentFrame &a = frames_[i], &b = frames_[i + 1];
  const auto between = [share](const Vec3& from, const Vec3& to) {
    return Vec3((1.0 - share) * from + share * to);
  };
  return {between(a.place, b.place), between(a.across, b.across), between(a.up, b.up),
          between(a.along, b.along).normalized()};
}

std::vector<std::pair<std::vector<LineNode>, bool>> stretchesOf(const LineDesign& design, bool skipSpans) {
  std::vector<std::pair<std::vector<LineNode>, bool>> stretches;
  const std::vector<LineNode>& nodes = design.nodes;
  const bool area = isArea(design.line.kind), closed = design.line.closed || area;
  if (nodes.size() < 2) return stretches;
  if (!skipSpans || area) {
    stretches.emplace_back(nodes, closed);
    double twiceArea = 0.0;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      const Vec2 &a = nodes[i].place, &b = nodes[(i + 1) % nodes.size()].place;
      twiceArea += a.x() * b.y() - b.x() * a.y();
    }
    // The left of an area is its outside.
    if (area && twiceArea > 0.0) std::ranges::reverse(stretches.front().first);
    return stretches;
  }
  for (const LineStretch& stretch : stretchesOnGround(nodes, closed)) {
    auto& [part, ring] = stretches.emplace_back();
    ring = stretch.ring;
    for (std::size_t i = 0; i < stretch.count; ++i) part.push_back(nodes[(stretch.first + i) % nodes.size()]);
  }
  return stretches;
}

}  // namespace scarp
