#include "core/brush/GroundStroke.h"

#include <cmath>
#include <optional>
#include <utility>

#include "core/brush/BrushKinds.h"
#include "core/brush/BrushNoise.h"
#include "core/brush/DabKernel.h"
#include "core/brush/DabMask.h"
#include "core/brush/RampKernel.h"
#include "core/brush/SlopeAround.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

/// Some kinds work by the ground as it was, and slopes judged by it: by the ground as it becomes, what one
/// dab did would decide over the next.
bool goesByGroundBefore(const BrushSettings& settings) {
  return brushKindInfo(settings.kind).traits.needs.before || settings.limits.leastSlope > 0.0 ||
         settings.limits.mostSlope < 90.0;
}

/// Kinds that move ground take as much from one sample as they give to others.
bool roundsOnce(const BrushSettings& settings) {
  const StrokeDabs dabs = brushKindInfo(settings.kind).traits.dabs;
  return dabs == StrokeDabs::Spaced || dabs == StrokeDabs::Close;
}

bool laidWhole(const BrushSettings& settings) {
  return brushKindInfo(settings.kind).traits.dabs == StrokeDabs::None;
}

}  // namespace

bool goesBySlope(const BrushSettings& settings) {
  const auto slope = brushKindInfo(settings.kind).traits.needs.slope;
  return slope && slope(settings);
}

StrokeGround strokeGroundOf(const BrushSettings& settings, const HeightRaster& heights,
                            const GridFrame& frame) {
  StrokeGround ground;
  const StrokeNeeds& needs = brushKindInfo(settings.kind).traits.needs;
  if (needs.noise) ground.noise = noiseSheet(settings.noise, frame);
  if (goesByGroundBefore(settings)) ground.before = heights;
  if (needs.source == CopiedGround::BeforeStroke) ground.source = heights;
  return ground;
}

GroundStroke::GroundStroke(const BrushSettings& settings, const GridFrame& frame, StrokeTarget& target,
                           StrokeGround ground)
    : settings_(settings), frame_(frame), target_(target), ground_(std::move(ground)), stroke_(settings) {}

void GroundStroke::add(const StrokeSample& sample) {
  if (std::isnan(ground_.level)) meet(sample);
  if (laidWhole(settings_)) return layRamp(sample);
  apply(stroke_.add(sample));
}

void GroundStroke::finish() {
  if (!laidWhole(settings_)) apply(stroke_.finish());
}

void GroundStroke::meet(const StrokeSample& sample) {
  const auto point = surfaceAt(target_.heights(), frame_, frame_.column(sample.x), frame_.row(sample.y));
  if (!point) return;
  ground_.start = {sample.x, sample.y};
  ground_.level = point->height;
  if (goesBySlope(settings_))
    ground_.slope = slopeAround(target_.heights(), frame_, ground_.start, settings_.radius);
}

void GroundStroke::apply(const std::vector<Dab>& dabs) {
  for (const Dab& dab : dabs) {
    const GridRect rect = dabRect(dab, frame_);
    if (rect.empty()) continue;
    // A circle leaves out the corners of its box.
    const auto loans =
        target_.lend(rect, [&](const GridRect& part) { return dabReaches(dab, frame_, part); });
    const auto rests = roundsOnce(settings_) ? rests_.beside(loans) : std::vector<TileLoan<float>>();
    applyDab(dab, settings_, ground_, frame_, target_.heights(), loans, rests);
    target_.touched(rect);
  }
}

void GroundStroke::layRamp(const StrokeSample& sample) {
  target_.restore();
  const Vec2 end(sample.x, sample.y);
  const double height = heightAt(target_.heights(), frame_.column(end.x()), frame_.row(end.y()));
  // Not before the stroke has met ground, and then only to somewhere else that is ground.
  if (std::isnan(ground_.level) || std::isnan(height) || end == ground_.start) return;
  const Ramp ramp{ground_.start, end, ground_.level, height};
  for (const GridRect& rect : rampRects(ramp, settings_, frame_)) {
    const auto loans = target_.lend(rect, [](const GridRect&) { return true; });
    std::optional<DabMask> mask;
    if (ground_.mask) mask.emplace(*ground_.mask, loans);
    applyRamp(ramp, settings_, frame_, rect, target_.heights(), loans);
    if (mask) mask->apply();
    target_.touched(rect);
  }
}

}  // namespace scarp
