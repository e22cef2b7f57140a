#include "core/brush/Stroke.h"

#include <numbers>
#include <utility>

#include "core/base/Contract.h"
#include "core/brush/Symmetry.h"
#include "core/noise/Noise.h"

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
  const double length = sampleDistance(*last, sample);
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

namespace {

/// A dab never gets smaller than this share of the brush.
constexpr double kLeastSize = 0.05;
constexpr double kRadians = std::numbers::pi / 180.0;

/// What a random number is for: each has a row of its own.
enum Purpose : std::int64_t { Turn, Sideways, Distance, Size, Strength, Angle };

/// 0…1, evenly.
double random(const BrushSettings& settings, std::uint32_t index, Purpose purpose) {
  return latticeHash(index, purpose, settings.strokeSeed) * 0x1p-32;
}

/// A click leaves as much as travelling this fraction of the radius.
constexpr double kPressTravel = 0.25;
/// Less than this share of the spacing left over at the end of a path is rounding, not path.
constexpr double kLeastRest = 1e-9;
/// Held still, the brush dabs at this beat of the samples' clock, so that nothing depends on theirs.
constexpr double kBeat = 1.0 / 60.0;  // seconds
/// Beats that a single leap in time is cut into at most.
constexpr double kMostBeats = 600.0;

/// As the kind goes by them: where strength says nothing it works without any, too.
BrushSettings asUsed(BrushSettings settings) {
  if (settings.strength == 0.0 && !kindUses(settings.kind, "strength")) settings.strength = 1.0;
  settings.spacing = spacingOf(settings);
  return settings;
}

}  // namespace

Dab varied(Dab dab, const BrushSettings& s, std::uint32_t index, const Vec2& direction) {
  dab.angle = s.alphaAngle * kRadians;
  if (s.alphaTurn == AlphaTurn::Random) dab.angle += 2.0 * std::numbers::pi * random(s, index, Turn);
  if (s.alphaTurn == AlphaTurn::AlongStroke && !direction.isZero())
    dab.angle += reproducible::atan2(direction.y(), direction.x());
  const BrushJitter& jitter = s.jitter;
  if (jitter == BrushJitter{}) return dab;
  dab.angle += jitter.angle * kRadians * (2.0 * random(s, index, Angle) - 1.0);
  // Even over the disc.
  const double way = jitter.position * dab.radius * std::sqrt(random(s, index, Distance));
  const double turn = 2.0 * std::numbers::pi * random(s, index, Sideways);
  dab.centre += way * Vec2(reproducible::cos(turn), reproducible::sin(turn));
  const double size = std::max(1.0 - jitter.size * random(s, index, Size), kLeastSize);
  dab.radius *= size;
  dab.amount *= (1.0 - jitter.strength * random(s, index, Strength)) / size;
  return dab;
}

Stroke::Stroke(const BrushSettings& settings)
    : settings_(asUsed(settings)),
      path_(settings_),
      // A pass over a point is a chord through the whole brush: 2·radius·mean weight of path.
      perMetre_(settings_.strength / (2.0 * settings.radius * brushWeightMean(settings))) {
  EXPECTS(validate(settings).ok());
}

std::vector<Dab> Stroke::add(const StrokeSample& sample) {
  EXPECTS(std::isfinite(sample.x) && std::isfinite(sample.y) && std::isfinite(sample.time));
  EXPECTS(sample.pressure >= 0.0 && sample.pressure <= 1.0);
  EXPECTS(!lastTime_ || sample.time >= *lastTime_);
  lastTime_ = sample.time;
  for (const StrokeSample& corner : path_.add(sample)) goTo(corner);
  return taken();
}

std::vector<Dab> Stroke::finish() {
  for (const StrokeSample& corner : path_.finish()) goTo(corner);
  if (pressing_) press(*last_, Vec2::Zero());
  if (last_) closeHold(*last_);
  if (length_ > kLeastRest * settings_.spacing * settings_.radius) closeStretch(heading_);
  return taken();
}

void Stroke::goTo(const StrokeSample& corner) {
  const std::optional<StrokeSample> from = std::exchange(last_, corner);
  if (!from) {
    pressing_ = true;
    lastCentre_ = {corner.x, corner.y};
    target_ = settings_.spacing * radiusAt(settings_, corner.pressure);
    // Only what is turned along the stroke has to know the way.
    if (settings_.alphaTurn != AlphaTurn::AlongStroke || !settings_.alpha) press(corner, Vec2::Zero());
    return;
  }
  const double length = reproducible::hypot(corner.x - from->x, corner.y - from->y);
  if (length > 0.0) {
    closeHold(*from);
    travel(*from, corner, length);
  } else {
    hold(*from, corner);
  }
}

void Stroke::press(const StrokeSample& at, const Vec2& direction) {
  pressing_ = false;
  // A smaller radius is less to travel and as much more to do there.
  const double whole = stamps() ? settings_.strength : kPressTravel * settings_.radius * perMetre_;
  put({at.x, at.y}, whole * strengthAt(at.pressure), radiusAt(settings_, at.pressure), direction);
}

void Stroke::travel(const StrokeSample& sampleFrom, const StrokeSample& sampleTo, double length) {
  const Vec2 from(sampleFrom.x, sampleFrom.y), way = Vec2(sampleTo.x, sampleTo.y) - from;
  const double pressureWay = sampleTo.pressure - sampleFrom.pressure;
  if (pressing_) press(sampleFrom, way);
  if (stamps()) return;
  heading_ = way;
  for (double done = 0.0; done < length;) {
    const bool completes = length - done >= target_ - length_;
    const double next = completes ? done + (target_ - length_) : length;
    const double step = next - done, share = step / length, middle = 0.5 * (done + next) / length;
    const auto pressureAt = [&](double at) {
      return std::clamp(sampleFrom.pressure + pressureWay * at, 0.0, 1.0);
    };
    const double pressure = pressureAt(middle), strength = strengthAt(pressure);
    const double change = strengthAt(pressureAt(next / length)) - strengthAt(pressureAt(done / length));
    pressed_ += step * strength;
    pressure_ += step * pressure;
    // Where both run evenly along the step, their product's integral has this closed form.
    placed_ += step * (strength * (from + middle * way) + share / 12.0 * change * way);
    length_ += step;
    done = next;
    if (!completes) continue;
    closeStretch(way);
    target_ = settings_.spacing * radiusAt(settings_, pressureAt(next / length));
  }
}

void Stroke::closeStretch(const Vec2& direction) {
  const double pressed = std::exchange(pressed_, 0.0), length = std::exchange(length_, 0.0);
  const Vec2 placed = std::exchange(placed_, Vec2::Zero());
  const double pressure = std::exchange(pressure_, 0.0) / length;
  if (!(pressed > 0.0)) return;
  const double radius = radiusAt(settings_, pressure);
  put(placed / pressed, pressed * perMetre_ * settings_.radius / radius, radius, direction);
}

void Stroke::hold(const StrokeSample& from, const StrokeSample& to) {
  if (stamps()) return;
  const double seconds = to.time - from.time, beat = std::max(kBeat, seconds / kMostBeats);
  for (double done = 0.0; done < seconds;) {
    const double rest = std::max(beat - held_, 0.0);
    const bool completes = seconds - done >= rest;
    const double next = completes ? done + rest : seconds;
    const double middle = 0.5 * (done + next) / seconds;
    flowed_ += (next - done) * flowAt(from.pressure + (to.pressure - from.pressure) * middle);
    held_ += next - done;
    done = next;
    if (completes) closeHold(to);
  }
}

void Stroke::closeHold(const StrokeSample& at) {
  const double flowed = std::exchange(flowed_, 0.0);
  held_ = 0.0;
  put({at.x, at.y}, flowed * settings_.flow, radiusAt(settings_, at.pressure), heading_);
}

void Stroke::put(const Vec2& centre, double amount, double radius, const Vec2& direction) {
  if (!(amount > 0.0)) return;
  Dab dab{centre, amount, radius};
  dab.motion = centre - std::exchange(lastCentre_, centre);
  dab = varied(dab, settings_, count_++, direction);
  for (const BrushPlace& place : symmetricPlaces(settings_.symmetry, {dab.centre, dab.motion, dab.angle}))
    dabs_.push_back({place.point, dab.amount, dab.radius, place.angle, place.motion, place.mirrored});
}

double Stroke::strengthAt(double pressure) const {
  if (pressure <= 0.0) return 0.0;
  return settings_.pressure.strength ? settings_.pressure.curve.at(pressure) : 1.0;
}

double Stroke::flowAt(double pressure) const {
  if (pressure <= 0.0) return 0.0;
  return settings_.pressure.flow ? settings_.pressure.curve.at(pressure) : 1.0;
}

std::vector<Dab> Stroke::taken() { return std::exchange(dabs_, {}); }

}  // namespace scarp
