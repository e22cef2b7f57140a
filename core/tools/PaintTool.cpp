#include "core/tools/PaintTool.h"

#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/MaskStroke.h"
#include "core/edit/MaterialEdits.h"
#include "core/edit/Operation.h"
#include "core/edit/PaintEdit.h"
#include "core/edit/RuleGround.h"
#include "core/edit/StrokeOperations.h"
#include "core/line/NearLines.h"
#include "core/pick/SurfacePicker.h"
#include "core/scene/Drainage.h"
#include "core/scene/LiveScatter.h"
#include "core/tools/GroundEntry.h"

namespace scarp {

namespace {

/// Paints; the ground follows at once.
class MaterialGesture : public PaintingGesture<MaskStroke> {
 public:
  MaterialGesture(const PointerEvent& event, const SurfaceHit& hit, const PaintOperation& operation,
                  RuleGround ground, ToolContext& context)
      : PaintingGesture(context.document.frame(), operation.stroke->brush),
        edit_(context.document, operation, std::move(ground)) {
    begin(event, hit, context);
  }

 private:
  void show(ToolContext&) override {
    if (const GridRect painted = stroke_.takePainted(); !painted.empty())
      edit_.lay(stroke_.weights(), painted);
  }
  void commit() override { edit_.commit(stroke_.samples()); }

  PaintEdit edit_;
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

void PaintTool::setSettings(const PaintSettings& settings) {
  EXPECTS(settings.opacity >= 0.0 && settings.opacity <= 1.0);
  if (settings_ == settings) return;
  settings_ = settings;
  tools_.settingsChanged.emit();
}

Result<Operation> PaintTool::strokeOf(BrushSettings& brush, const std::vector<StrokeSample>& samples) {
  PaintOperation paint = paintWith(settings_, brush, {});
  if (auto good = PaintEdit::check(paint, tools_.document()); !good) return good.error();
  paint.stroke->samples = samples;
  return Operation(std::move(paint));
}

std::unique_ptr<Gesture> PaintTool::press(const PointerEvent& event, ToolContext& context) {
  const auto hit = context.groundAt(event);
  if (!hit) return nullptr;
  const PaintOperation operation = paintWith(settings_, context.values.brush, event.modifiers);
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
  const PaintAction action = paintWith(settings_, brush, modifiers).action;
  brush.kind = action == PaintAction::Erase   ? BrushKind::Lower
               : action == PaintAction::Blend ? BrushKind::Smooth
                                              : BrushKind::Raise;
  return brush;
}

Message PaintTool::hindrance(const SurfaceHit&, const ToolContext& context) const {
  if (context.document.editing()) return {};
  const auto good = PaintEdit::check(paintWith(settings_, context.values.brush, {}), context.document);
  return good ? Message() : good.error().message;
}

}  // namespace scarp
