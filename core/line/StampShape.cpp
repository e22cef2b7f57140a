#include "core/line/StampShape.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/base/Contract.h"
#include "core/base/ReproducibleMath.h"
#include "core/brush/DabWeights.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr int kEllipseSides = 48;
constexpr double kKnobShare = 0.25;      ///< Distance of the handle that turns from the box, of its depth.
constexpr double kMinStampSize = 1e-3;   ///< Metres.
constexpr double kMaxStampRatio = 100.0; ///< Range of BrushSettings::aspect.
constexpr double kRadiansPerDegree = std::numbers::pi / 180.0;

Vec2 turnedBy(const Vec2& vector, double radians) {
  const double c = reproducible::cos(radians), s = reproducible::sin(radians);
  return {c * vector.x() - s * vector.y(), s * vector.x() + c * vector.y()};
}

/// Degrees in −180 … 180.
double wrappedDegrees(double degrees) {
  const double wrapped = std::remainder(degrees, 360.0);
  return wrapped == -180.0 ? 180.0 : wrapped;
}

double angleOf(const BrushSettings& brush) { return brush.alphaAngle * kRadiansPerDegree; }

Vec2 nearestOnSegment(const Vec2& a, const Vec2& b, const Vec2& place) {
  const Vec2 way = b - a;
  const double square = way.squaredNorm();
  return square > 0.0 ? Vec2(a + std::clamp((place - a).dot(way) / square, 0.0, 1.0) * way) : a;
}

}  // namespace

StampSize stampSize(const BrushSettings& brush) {
  const StampHalves halves = stampHalves(brush);
  return {2.0 * brush.radius * halves.width, 2.0 * brush.radius * halves.depth};
}

BrushSettings withStampSize(BrushSettings brush, const StampSize& size) {
  const double width = std::clamp(size.width, kMinStampSize, kLongestSide),
               depth = std::clamp(size.depth, kMinStampSize, kLongestSide);
  brush.aspect = std::clamp(width / depth, 1.0 / kMaxStampRatio, kMaxStampRatio);
  const double around =
      brush.footprint == StampFootprint::Round ? std::max(width, depth) : reproducible::hypot(width, depth);
  brush.radius = std::min(0.5 * around, kLongestSide);
  return brush;
}

Vec2 stampCentre(const Line& stamp) {
  EXPECTS(stamp.kind == LineKind::Stamp && stamp.points.size() == 1);
  return {stamp.points[0].x, stamp.points[0].y};
}

std::vector<Vec2> stampOutline(const Line& stamp) {
  const Vec2 centre = stampCentre(stamp);
  const BrushSettings& brush = stamp.brush.settings();
  const StampSize size = stampSize(brush);
  const double turn = angleOf(brush);
  std::vector<Vec2> outline;
  const auto add = [&](double x, double y) {
    outline.push_back(centre + turnedBy({0.5 * size.width * x, 0.5 * size.depth * y}, turn));
  };
  if (brush.footprint == StampFootprint::Rectangle) {
    for (const auto& [x, y] : {std::pair(-1.0, -1.0), {1.0, -1.0}, {1.0, 1.0}, {-1.0, 1.0}}) add(x, y);
    return outline;
  }
  for (int i = 0; i < kEllipseSides; ++i) {
    const double angle = 2.0 * std::numbers::pi * i / kEllipseSides;
    add(reproducible::cos(angle), reproducible::sin(angle));
  }
  return outline;
}

Vec2 nearestOnStamp(const Line& stamp, const Vec2& place) {
  Vec2 nearest = stampCentre(stamp);
  const std::vector<Vec2> outline = stampOutline(stamp);
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 at = nearestOnSegment(outline[i], outline[(i + 1) % outline.size()], place);
    if ((at - place).squaredNorm() < (nearest - place).squaredNorm()) nearest = at;
  }
  return nearest;
}

Line changedStamp(Line stamp, const StampChange& change, const Vec2& middle) {
  const Vec2 from = stampCentre(stamp) - middle;
  const Vec2 centre = middle + change.move + turnedBy(change.width * from, change.turn);
  stamp.points[0].x = centre.x();
  stamp.points[0].y = centre.y();
  BrushSettings brush = stamp.brush.settings();
  if (change.width != 1.0 || change.depth != 1.0) {
    const StampSize size = stampSize(brush);
    brush = withStampSize(std::move(brush), {change.width * size.width, change.depth * size.depth});
  }
  if (change.turn != 0.0) brush.alphaAngle = wrappedDegrees(brush.alphaAngle + change.turn / kRadiansPerDegree);
  if (change.height != 0.0) brush.strength = std::clamp(brush.strength + change.height, 0.0, kHighest);
  stamp.brush = LineBrush(std::move(brush));
  return stamp;
}

StampFrame stampFrame(std::span<const Line> stamps) {
  EXPECTS(!stamps.empty());
  StampFrame frame;
  double turn = 0.0;
  StampSize size;
  if (stamps.size() == 1) {
    const BrushSettings& brush = stamps[0].brush.settings();
    frame.middle = stampCentre(stamps[0]);
    turn = angleOf(brush);
    size = stampSize(brush);
  } else {
    Vec2 low = Vec2::Constant(std::numeric_limits<double>::infinity()), high = -low;
    for (const Line& stamp : stamps)
      for (const Vec2& at : stampOutline(stamp)) {
        low = low.cwiseMin(at);
        high = high.cwiseMax(at);
      }
    frame.middle = 0.5 * (low + high);
    size = {high.x() - low.x(), high.y() - low.y()};
  }
  const auto at = [&](double x, double y) {
    return Vec2(frame.middle + turnedBy({0.5 * size.width * x, 0.5 * size.depth * y}, turn));
  };
  for (const auto& [x, y] : {std::pair(-1.0, -1.0), {1.0, -1.0}, {1.0, 1.0}, {-1.0, 1.0}}) {
    frame.corners.push_back(at(x, y));
    frame.handles.push_back({StampHandleKind::Corner, frame.corners.back()});
  }
  if (stamps.size() == 1)
    for (const double side : {-1.0, 1.0}) {
      frame.handles.push_back({StampHandleKind::Width, at(side, 0.0)});
      frame.handles.push_back({StampHandleKind::Depth, at(0.0, side)});
    }
  frame.knobFoot = at(0.0, 1.0);
  frame.handles.push_back({StampHandleKind::Turn, at(0.0, 1.0 + 2.0 * kKnobShare)});
  return frame;
}

}  // namespace scarp
