#include "core/brush/Stroke.h"

#include <algorithm>
#include <cmath>

#include "core/base/Contract.h"

namespace scarp {

namespace {

/// A click leaves as much as travelling this fraction of the radius.
constexpr double kPressTravel = 0.25;
/// Less than this share of the spacing left over at the end of a path is rounding, not path.
constexpr double kLeastRest = 1e-9;

}  // namespace

Stroke::Stroke(const BrushSettings& settings)
    : radius_(settings.radius),
      spacing_(settings.spacing * settings.radius),
      // A pass over a point is a chord through the whole brush: 2·radius·mean weight of path.
      perMetre_(settings.strength / (2.0 * settings.radius * brushWeightMean(settings))),
      flow_(settings.flow),
      press_(settings.kind == BrushKind::Stamp ? settings.strength
                                               : kPressTravel * settings.radius * perMetre_),
      pressOnly_(settings.kind == BrushKind::Stamp) {
  EXPECTS(validate(settings).ok());
}

std::vector<Dab> Stroke::add(const StrokeSample& sample) {
  EXPECTS(std::isfinite(sample.x) && std::isfinite(sample.y) && std::isfinite(sample.time));
  EXPECTS(sample.pressure >= 0.0 && sample.pressure <= 1.0);
  const Vec2 to(sample.x, sample.y);
  if (!last_) {
    last_ = sample;
    return dab(to, press_ * sample.pressure);
  }
  EXPECTS(sample.time >= last_->time);
  if (pressOnly_) return {};
  const Vec2 from(last_->x, last_->y);
  const double length = (to - from).norm();
  const double pressureFrom = last_->pressure, pressureTo = sample.pressure;
  const double held = sample.time - last_->time;
  last_ = sample;
  if (length == 0.0) return dab(to, flow_ * held * 0.5 * (pressureFrom + pressureTo));

  std::vector<Dab> dabs;
  for (double done = 0.0; done < length;) {
    const bool completes = length - done >= spacing_ - length_;
    const double next = completes ? done + (spacing_ - length_) : length;
    const double step = next - done, middle = 0.5 * (done + next) / length;
    const double share = step / length;
    const double pressure = pressureFrom + (pressureTo - pressureFrom) * middle;
    pressed_ += step * pressure;
    // Both run evenly along the step, so that their product's integral has this closed form.
    placed_ += step * (pressure * (from + middle * (to - from)) +
                       share * share / 12.0 * (pressureTo - pressureFrom) * (to - from));
    length_ += step;
    done = next;
    if (completes)
      for (const Dab& dab : closeStretch()) dabs.push_back(dab);
  }
  return dabs;
}

std::vector<Dab> Stroke::finish() {
  if (length_ <= kLeastRest * spacing_) return {};
  return closeStretch();
}

std::vector<Dab> Stroke::closeStretch() {
  const double pressed = pressed_;
  const Vec2 centre = placed_ / pressed_;
  length_ = pressed_ = 0.0;
  placed_.setZero();
  return pressed > 0.0 ? dab(centre, pressed * perMetre_) : std::vector<Dab>{};
}

std::vector<Dab> Stroke::dab(const Vec2& centre, double amount) const {
  if (!(amount > 0.0)) return {};
  return {{centre, amount, radius_}};
}

}  // namespace scarp
