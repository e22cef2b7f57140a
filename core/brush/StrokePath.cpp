#include "core/brush/StrokePath.h"

#include <algorithm>
#include <cmath>

#include "core/base/ReproducibleMath.h"
#include "core/geometry/Vec.h"

namespace scarp {

namespace {

/// Steps in which the pointer draws at its string, a string's length.
constexpr double kStepsAString = 16.0;
/// Straight pieces of a rounded path, a dab's spacing.
constexpr double kPiecesASpacing = 4.0;
constexpr double kMostPieces = 256.0;
/// A pointer that rests for less time may be on its way.
constexpr double kRest = 0.1;  // seconds

Vec2 place(const StrokeSample& sample) { return {sample.x, sample.y}; }

double distance(const StrokeSample& a, const StrokeSample& b) {
  return reproducible::hypot(b.x - a.x, b.y - a.y);
}

double mix(double a, double b, double t) { return a + t * (b - a); }

/// The point at `at` of the line that is at a for `from` and at b for `to`.
Vec2 onLine(const Vec2& a, const Vec2& b, double from, double to, double at) {
  return ((to - at) * a + (at - from) * b) / (to - from);
}

}  // namespace

StringPull::StringPull(double string, double step) : string_(string), step_(step) {}

std::vector<StrokeSample> StringPull::add(const StrokeSample& sample) {
  if (string_ <= 0.0) return {sample};
  const std::optional<StrokeSample> last = std::exchange(last_, sample);
  const bool lifted = last && last->pressure == 0.0 && sample.pressure == 0.0;
  if (!last || lifted) {
    x_ = sample.x;
    y_ = sample.y;
    walked_ = 0.0;
    return {sample};
  }
  const double length = distance(*last, sample);
  if (length == 0.0) return {{x_, y_, sample.pressure, sample.time}};
  std::vector<StrokeSample> path;
  // Pulls stand at even lengths of the pointer's way, wherever its samples are.
  double at = step_ - walked_;
  for (; at <= length; at += step_) {
    const double t = at / length;
    if (pull(mix(last->x, sample.x, t), mix(last->y, sample.y, t)))
      path.push_back({x_, y_, mix(last->pressure, sample.pressure, t), mix(last->time, sample.time, t)});
  }
  walked_ = length - (at - step_);
  return path;
}

bool StringPull::pull(double x, double y) {
  const double dx = x - x_, dy = y - y_, length = reproducible::hypot(dx, dy);
  if (length <= string_) return false;
  x_ += dx * (1.0 - string_ / length);
  y_ += dy * (1.0 - string_ / length);
  return true;
}

RoundPath::RoundPath(double step) : step_(step) {}

std::vector<StrokeSample> RoundPath::add(const StrokeSample& sample) {
  std::vector<StrokeSample> path;
  if (!from_) {
    from_ = sample;
    return {sample};
  }
  const StrokeSample& there = pending_ ? *pending_ : *from_;
  const bool still = there.x == sample.x && there.y == sample.y;
  const bool lifts = sample.pressure == 0.0 || there.pressure == 0.0;
  if (still && !lifts && pending_ && sample.time - pending_->time < kRest) return {};
  if (still || lifts) {
    path = finish();
    path.push_back(sample);
    before_.reset();
    from_ = sample;
  } else {
    if (pending_) lead(sample, path);
    pending_ = sample;
  }
  return path;
}

std::vector<StrokeSample> RoundPath::finish() {
  std::vector<StrokeSample> path;
  if (pending_) lead(std::nullopt, path);
  return path;
}

void RoundPath::lead(const std::optional<StrokeSample>& next, std::vector<StrokeSample>& path) {
  const StrokeSample from = *from_, to = *pending_;
  const Vec2 b = place(from), c = place(to);
  // Where there is nothing before or after, as if the path went straight on.
  const Vec2 a = before_ ? place(*before_) : Vec2(2.0 * b - c);
  const Vec2 d = next ? place(*next) : Vec2(2.0 * c - b);
  const double ta = -std::sqrt((b - a).norm()), tc = std::sqrt((c - b).norm());
  const double td = tc + std::sqrt((d - c).norm());
  const double pieces = std::clamp(std::ceil((c - b).norm() / step_), 1.0, kMostPieces);
  for (double piece = 1.0; piece <= pieces; ++piece) {
    const double u = piece / pieces, t = u * tc;
    const Vec2 ab = onLine(a, b, ta, 0.0, t), bc = onLine(b, c, 0.0, tc, t), cd = onLine(c, d, tc, td, t);
    const Vec2 point =
        piece == pieces ? c : onLine(onLine(ab, bc, ta, tc, t), onLine(bc, cd, 0.0, td, t), 0.0, tc, t);
    path.push_back({point.x(), point.y(), mix(from.pressure, to.pressure, u), mix(from.time, to.time, u)});
  }
  path.back().time = to.time;
  before_ = from;
  from_ = to;
  pending_.reset();
}

StrokePath::StrokePath(const BrushSettings& s)
    : pull_(s.stabiliser * s.radius,
            std::max(s.stabiliser / kStepsAString, s.spacing / kPiecesASpacing) * s.radius) {
  if (s.roundPath) round_.emplace(s.spacing * s.radius / kPiecesASpacing);
}

std::vector<StrokeSample> StrokePath::add(const StrokeSample& sample) {
  std::vector<StrokeSample> pulled = pull_.add(sample);
  if (!round_) return pulled;
  std::vector<StrokeSample> path;
  for (const StrokeSample& at : pulled)
    for (const StrokeSample& corner : round_->add(at)) path.push_back(corner);
  return path;
}

std::vector<StrokeSample> StrokePath::finish() {
  return round_ ? round_->finish() : std::vector<StrokeSample>{};
}

}  // namespace scarp
