#include "core/tools/PaintTool.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/brush/StrokeWork.h"
#include "core/edit/MaskStroke.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/PaintEdit.h"
#include "core/edit/StrokeOperations.h"
#include "core/live/Drainage.h"
#include "core/live/LiveScatter.h"

namespace scarp {

namespace {

/// Paints; the ground follows at once.
class MaterialGesture : public Gesture {
 public:
  MaterialGesture(const PointerEvent& event, const SurfaceHit& hit, const PaintOperation& operation,
                  RuleGround ground, ToolContext& context)
      : stroke_(context.document.frame(), operation.stroke->brush),
        edit_(context.document, operation, std::move(ground)) {
    add({hit.point.x(), hit.point.y(), pressureOf(event), std::isfinite(event.time) ? event.time : 0.0});
  }

  void update(const PointerEvent& event, ToolContext& context) override {
    const StrokeSample& last = stroke_.samples().back();
    const auto hit = context.groundAt(event);
    const double time = std::isfinite(event.time) ? std::max(event.time, last.time) : last.time;
    if (!hit) {
      if (onGround_) add({last.x, last.y, 0.0, time});
      onGround_ = false;
      return;
    }
    const StrokeSample there{hit->point.x(), hit->point.y(), pressureOf(event), time};
    if (there.x == last.x && there.y == last.y) return;
    if (isLeapTooLong(stroke_.settings(), last, there)) return;
    // Back on the ground the brush is set down anew.
    if (!std::exchange(onGround_, true)) add({there.x, there.y, 0.0, time});
    add(there);
  }

  void end(const PointerEvent& event, ToolContext& context) override {
    update(event, context);
    stroke_.finish();
    lay();
    if (!stroke_.truncation().empty()) context.refusal = stroke_.truncation();
    edit_.commit(stroke_.samples());
  }

  [[nodiscard]] RunningStroke stroke() const override { return {stroke_.samples()}; }

 private:
  static double pressureOf(const PointerEvent& event) {
    return std::isfinite(event.pressure) ? std::clamp(event.pressure, 0.0, 1.0) : 1.0;
  }
  void add(const StrokeSample& sample) {
    if (stroke_.add(sample)) lay();
  }
  void lay() {
    if (const GridRect painted = stroke_.takePainted(); !painted.empty())
      edit_.lay(stroke_.weights(), painted);
  }

  MaskStroke stroke_;
  PaintEdit edit_;
  bool onGround_ = true;
};

}  // namespace

PaintOperation paintWith(const PaintSettings& settings, const BrushSettings& brush,
                         const Modifiers& modifiers) {
  PaintOperation operation;
  operation.action = modifiers.control ? PaintAction::Erase
                     : modifiers.shift ? PaintAction::Blend
                                       : settings.action;
  operation.material = settings.material;
  operation.opacity = settings.opacity;
  operation.onto = settings.onto;
  operation.limits = settings.limits;
  operation.stroke = PaintSource{brush, {}};
  return operation;
}

std::unique_ptr<Gesture> PaintTool::press(const PointerEvent& event, ToolContext& context) {
  const auto hit = context.groundAt(event);
  if (!hit) return nullptr;
  const PaintOperation operation = paintWith(context.values.paint, context.values.brush, event.modifiers);
  if (const auto good = PaintEdit::check(operation, context.document); !good) {
    context.refusal = good.error().message;
    return nullptr;
  }
  const std::vector<RuleCondition> conditions = conditionsFor(operation, context.document);
  RuleGround known;
  known.lines = lines_;
  if (context.scatter && lookAt(conditions, GroundMeasure::Drainage))
    known.drainage = context.scatter->drainage().compute();
  auto ground = ruleGround(context.document.content(), conditions, {}, &known);
  lines_ = ground->lines;
  return std::make_unique<MaterialGesture>(event, *hit, operation, *std::move(ground), context);
}

BrushSettings PaintTool::brush(const Modifiers& modifiers, const ToolContext& context) const {
  BrushSettings brush = context.values.brush;
  const PaintAction action = paintWith(context.values.paint, brush, modifiers).action;
  brush.kind = action == PaintAction::Erase   ? BrushKind::Lower
               : action == PaintAction::Blend ? BrushKind::Smooth
                                              : BrushKind::Raise;
  return brush;
}

std::string PaintTool::hindrance(const SurfaceHit&, const ToolContext& context) const {
  if (context.document.editing()) return {};
  const auto good =
      PaintEdit::check(paintWith(context.values.paint, context.values.brush, {}), context.document);
  return good ? std::string() : good.error().message;
}

}  // namespace scarp
