#include "core/tools/TypedStroke.h"

#include <cmath>
#include <string>

#include "core/base/Contract.h"
#include "core/base/ShortNumber.h"
#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditReach.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/PaintEdit.h"
#include "core/edit/StrokeOperations.h"
#include "core/tools/PaintTool.h"
#include "core/tools/SelectTool.h"
#include "core/tools/ToolState.h"

namespace scarp {

namespace {

/// The stroke as the operation of the active tool.
Result<Operation> strokeOf(const ToolState& tools, const BrushSettings& brush,
                           const std::vector<StrokeSample>& samples) {
  const TerrainDocument& document = tools.document();
  if (tools.tool() == ToolKind::Paint) {
    PaintOperation paint = paintWith(tools.painting(), brush, {});
    if (auto good = PaintEdit::check(paint, document); !good) return good.error();
    paint.stroke->samples = samples;
    return Operation(std::move(paint));
  }
  if (tools.tool() == ToolKind::Select && tools.selecting().kind == SelectKind::Paint)
    return Operation(SelectOperation{PaintSource{brush, samples}, selectHow(SelectKind::Paint, {})});
  if (tools.tool() != ToolKind::Sculpt)
    return Error{"the active tool has no brush for a position; choose a brush, Paint Materials or Select by Brush"};
  if (std::string why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  if (tools.paintsMask())
    return Operation(SelectOperation{PaintSource{brush, samples}, maskHow(brush.kind, {}),
                                     document.placeOf(document.activeLayer())});
  return Operation(StrokeOperation{brush, samples});
}

}  // namespace

Result<void> strokeAlong(ToolState& tools, const std::vector<Vec2>& places) {
  EXPECTS(!places.empty());
  TerrainDocument& document = tools.document();
  if (tools.dragging() || document.editing()) return Error{"apply or cancel the current edit first"};
  BrushSettings brush = tools.brush();
  std::vector<StrokeSample> samples;
  const GridFrame& frame = document.frame();
  for (const Vec2& place : places) {
    if (!(2.0 * std::abs(place.x()) <= frame.width() && 2.0 * std::abs(place.y()) <= frame.depth()))
      return Error{"the position " + shortNumber(place.x()) + ", " + shortNumber(place.y()) +
                   " is outside the terrain"};
    if (std::string why = tools.closedAt(place, brush.radius); !why.empty()) return Error{std::move(why)};
    samples.push_back({place.x(), place.y()});
  }
  const bool sculpts = tools.tool() == ToolKind::Sculpt && !tools.paintsMask();
  // Each stroke has its own random numbers.
  if (sculpts && tools.lastStroke()) brush.strokeSeed = tools.lastStroke()->brush.strokeSeed + 1;
  const auto operation = strokeOf(tools, brush, samples);
  if (!operation) return operation.error();
  const std::uint64_t pushes = document.history().pushes();
  if (auto done = perform(*operation, document); !done) return done;
  if (sculpts) tools.values().lastStroke = MadeStroke{brush, samples};
  tools.announce();
  if (document.history().pushes() != pushes) return {};
  const std::string why = whyStrokeChangedNothing(document, brush, samples);
  return Error{why.empty() ? "the stroke changes nothing there" : why};
}

}  // namespace scarp
