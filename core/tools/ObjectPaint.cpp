#include "core/tools/ObjectPaint.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/brush/StrokeWork.h"
#include "core/edit/ObjectBrush.h"
#include "core/edit/ObjectOperations.h"
#include "core/tools/GroundEntry.h"

namespace scarp {

namespace {

class ObjectPaintGesture : public Gesture {
 public:
  ObjectPaintGesture(BrushObjectsOperation operation, const PointerEvent& event, const SurfaceHit& hit,
                     ToolContext& context)
      : stroke_(context.document, std::move(operation)) {
    add({hit.point.x(), hit.point.y(), pressureOf(event), std::isfinite(event.time) ? event.time : 0.0},
        context);
  }

  void update(const PointerEvent& event, ToolContext& context) override {
    const StrokeSample& last = stroke_.samples().back();
    const auto hit = context.groundAt(event);
    const double time = std::isfinite(event.time) ? std::max(event.time, last.time) : last.time;
    if (!hit) {
      if (onGround_) add({last.x, last.y, 0.0, time}, context);
      onGround_ = false;
      return;
    }
    const StrokeSample there{hit->point.x(), hit->point.y(), pressureOf(event), time};
    if (there.x == last.x && there.y == last.y) return;
    if (isLeapTooLong(stroke_.settings(), last, there)) return;
    // Back on the ground the brush is set down anew.
    if (!std::exchange(onGround_, true)) add({there.x, there.y, 0.0, time}, context);
    add(there, context);
  }

  void end(const PointerEvent& event, ToolContext& context) override {
    update(event, context);
    stroke_.finish();
    show(context);
    if (!stroke_.truncation().empty()) context.refusal = stroke_.truncation();
    stroke_.commit();
  }

  [[nodiscard]] RunningStroke stroke() const override { return {stroke_.samples()}; }

 private:
  static double pressureOf(const PointerEvent& event) {
    return std::isfinite(event.pressure) ? std::clamp(event.pressure, 0.0, 1.0) : 1.0;
  }
  void add(const StrokeSample& sample, ToolContext& context) {
    if (stroke_.add(sample)) show(context);
  }
  void show(ToolContext& context) {
    if (const auto shown = stroke_.show(); !shown) context.refusal = shown.error().message;
  }

  ObjectBrushStroke stroke_;
  bool onGround_ = true;
};

}  // namespace

BrushObjectsOperation objectStroke(bool erase, const ToolValues& values) {
  const PlaceSettings& place = values.place;
  BrushObjectsOperation operation;
  operation.erase = erase;
  ScatterRule& rule = operation.rule;
  if (!erase || !place.anyAsset) rule.assets = place.mix;
  if (rule.assets.empty() && !(erase && place.anyAsset)) rule.assets = {{place.asset, 1.0}};
  rule.density = place.density;
  rule.spacing = place.spacing;
  rule.scale = place.scale;
  rule.scaleJitter = place.scaleJitter;
  rule.heightOffset = place.heightOffset;
  rule.stand = place.rule == ObjectRule::Align ? ObjectRule::Align : ObjectRule::KeepOffset;
  rule.randomYaw = place.randomYaw;
  operation.variation = place.variation;
  operation.strength = place.strength;
  operation.stroke.brush = values.brush;
  return operation;
}

std::unique_ptr<Gesture> brushOverObjects(bool erase, const PointerEvent& event, ToolContext& context) {
  const BrushObjectsOperation operation = objectStroke(erase, context.values);
  if (const auto good = check(operation, context.document); !good) {
    context.refusal = good.error().message;
    return nullptr;
  }
  return beginOnGround(event, context,
                       [operation](const PointerEvent& at, const SurfaceHit& hit, ToolContext& with) {
                         return std::make_unique<ObjectPaintGesture>(operation, at, hit, with);
                       });
}

}  // namespace scarp
