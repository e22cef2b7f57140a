#include "core/tools/ObjectPaint.h"

#include <utility>

#include "core/edit/ObjectBrush.h"
#include "core/edit/ObjectOperations.h"
#include "core/tools/GroundEntry.h"

namespace scarp {

namespace {

class ObjectPaintGesture : public PaintingGesture<ObjectBrushStroke> {
 public:
  ObjectPaintGesture(BrushObjectsOperation operation, const PointerEvent& event, const SurfaceHit& hit,
                     ToolContext& context)
      : PaintingGesture(context.document, std::move(operation)) {
    begin(event, hit, context);
  }

 private:
  void show(ToolContext& context) override {
    if (const auto shown = stroke_.show(); !shown) context.refusal = shown.error().message;
  }
  void commit() override { stroke_.commit(); }
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
