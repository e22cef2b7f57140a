#include "core/edit/SculptStroke.h"

#include <algorithm>
#include <cmath>

#include "core/brush/BrushKinds.h"
#include "core/brush/BrushNoise.h"
#include "core/brush/DabKernel.h"
#include "core/brush/DabMask.h"
#include "core/brush/RampKernel.h"
#include "core/brush/SlopeAround.h"
#include "core/document/EarlierGround.h"
#include "core/edit/Operation.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

/// Some kinds work by the ground as it was, and slopes judged by it: by the ground as it becomes, what one
/// dab did would decide over the next.
bool goesByGroundBefore(const BrushSettings& settings) {
  return brushKindInfo(settings.kind).traits.needs.before || settings.limits.leastSlope > 0.0 ||
         settings.limits.mostSlope < 90.0;
}

/// To find it takes a look at all that the brush covers.
bool goesBySlope(const BrushSettings& settings) {
  const auto slope = brushKindInfo(settings.kind).traits.needs.slope;
  return slope && slope(settings);
}

bool laidWhole(const BrushSettings& settings) {
  return brushKindInfo(settings.kind).traits.dabs == StrokeDabs::None;
}

}  // namespace

SculptStroke::SculptStroke(TerrainDocument& document, const BrushSettings& settings)
    : document_(document),
      settings_(settings),
      ground_(groundBefore()),
      session_(document, brushTitle(settings.kind)),
      stroke_(settings) {
  if (brushKindInfo(settings.kind).traits.deposits) session_.recordDeposits();
}

StrokeGround SculptStroke::groundBefore() {
  StrokeGround ground;
  const StrokeNeeds& needs = brushKindInfo(settings_.kind).traits.needs;
  if (needs.noise) ground.noise = noiseSheet(settings_.noise, document_.frame());
  if (goesByGroundBefore(settings_)) ground.before = document_.heights();
  if (needs.source == CopiedGround::BeforeStroke) ground.source = document_.heights();
  if (needs.source == CopiedGround::Earlier) {
    // A brush made where there was more history goes for the last of what there is.
    auto earlier = heightsAt(document_, std::min(static_cast<std::size_t>(settings_.restoreTo),
                                                 document_.stepsBefore() + document_.history().size()));
    if (earlier.ok())
      ground.source = *std::move(earlier);
    else
      refusal_ = earlier.error().message;
  }
  ground.mask = document_.editMask();
  return ground;
}

void SculptStroke::add(const StrokeSample& sample) {
  if (!refusal_.empty()) return;
  if (std::isnan(ground_.level)) meet(sample);
  samples_.push_back(sample);
  if (laidWhole(settings_)) return layRamp();
  apply(stroke_.add(sample));
}

bool SculptStroke::finish() {
  if (!laidWhole(settings_)) apply(stroke_.finish());
  const bool changed = session_.commit(std::make_shared<Operation>(StrokeOperation{settings_, samples_}));
  refusal_ = session_.refusal();
  return changed;
}

void SculptStroke::meet(const StrokeSample& sample) {
  const GridFrame& frame = document_.frame();
  const auto point = surfaceAt(document_.heights(), frame, frame.column(sample.x), frame.row(sample.y));
  if (!point) return;
  ground_.start = {sample.x, sample.y};
  ground_.level = point->height;
  if (goesBySlope(settings_))
    ground_.slope = slopeAround(document_.heights(), frame, ground_.start, settings_.radius);
}

void SculptStroke::apply(const std::vector<Dab>& dabs) {
  for (const Dab& dab : dabs) {
    const GridRect rect = dabRect(dab, document_.frame());
    if (rect.empty()) continue;
    // A circle leaves out the corners of its box.
    const auto loans =
        session_.lend(rect, [&](const GridRect& part) { return dabReaches(dab, document_.frame(), part); });
    applyDab(dab, settings_, ground_, document_.frame(), document_.heights(), loans);
    session_.touched(rect);
  }
}

void SculptStroke::layRamp() {
  session_.restore();
  const GridFrame& frame = document_.frame();
  const Vec2 end(samples_.back().x, samples_.back().y);
  const double height = heightAt(document_.heights(), frame.column(end.x()), frame.row(end.y()));
  // Not before the stroke has met ground, and then only to somewhere else that is ground.
  if (std::isnan(ground_.level) || std::isnan(height) || end == ground_.start) return;
  const Ramp ramp{ground_.start, end, ground_.level, height};
  for (const GridRect& rect : rampRects(ramp, settings_, frame)) {
    const auto loans = session_.lend(rect);
    std::optional<DabMask> mask;
    if (ground_.mask) mask.emplace(*ground_.mask, loans);
    applyRamp(ramp, settings_, frame, rect, document_.heights(), loans);
    if (mask) mask->apply();
    session_.touched(rect);
  }
}

}  // namespace scarp
