
#include "core/base/Json.h"
#include "core/edit/OperationKinds.h"
#include "core/script/AssetJson.h"
#include "core/script/BrushJson.h"
#include "core/script/DrapeJson.h"
#include "core/script/FilterJson.h"
#include "core/script/LayerJson.h"
#include "core/script/LineJson.h"
#include "core/script/MaskJson.h"
#include "core/script/MaterialJson.h"
#include "core/script/ObjectJson.h"
#include "core/script/PaintImportJson.h"
#include "core/script/SampleJson.h"
#include "core/script/ScatterRuleJson.h"
#include "core/script/Script.h"
#include "core/script/SelectionJson.h"

namespace scarp {

namespace {

// Keys in the order in which they are written here.

struct OperationWriter {
  Json operator()(const StrokeOperation& stroke) const {
    Json written{{"op", "stroke"}};
    addStroke(written, stroke);
    return written;
  }
  Json operator()(const AdjustOperation& adjustment) const {
    Json written{{"op", "adjust"}, {"step", adjustment.step.place}};
    addStroke(written, adjustment.stroke);
    return written;
  }
  Json operator()(const RevertOperation& revert) const {
    return {{"op", "revert"}, {"step", revert.step.place}};
  }
  Json operator()(const PlaceOperation& place) const { return withObject("place", place.object); }
  Json operator()(const ChangeObjectOperation& change) const {
    return withObject("change-object", change.object);
  }
  Json operator()(const RemoveObjectOperation& removal) const {
    return {{"op", "remove-object"}, {"id", removal.id}};
  }
  Json operator()(const ScatterOperation& operation) const { return writeScatter(operation); }
  Json operator()(const FilterOperation& operation) const {
    return named("filter", writeFilter(operation.filter));
  }
  Json operator()(const ReshapeOperation& operation) const {
    return named("reshape", writeReshape(operation.reshape));
  }
  Json operator()(const UndoOperation&) const { return Json::object({{"op", "undo"}}); }
  Json operator()(const RedoOperation&) const { return Json::object({{"op", "redo"}}); }
  /// All others are about layers, the selection, materials, drapes, assets or scatter rules.
  template <class LayerOperation>
  Json operator()(const LayerOperation& operation) const {
    return writeOperation(operation);
  }

  static void addStroke(Json& written, const StrokeOperation& stroke) {
    written["brush"] = writeBrush(stroke.brush);
    written["samples"] = writeSamples(stroke.samples);
  }
  static Json named(const char* name, const Json& settings) {
    Json written{{"op", name}};
    written.update(settings);
    return written;
  }
  static Json withObject(const char* name, const Object& object) {
    Json written{{"op", name}};
    written.update(writeObject(object));
    return written;
  }
};

}  // namespace

Json operationJson(const Operation& operation) { return visitKind(operation, OperationWriter{}); }

std::string writeScript(const Script& script) {
  // An operation a line: what changed between two scripts can be seen.
  std::string text = "{\"scarp\": 1, \"operations\": [";
  const char* separator = "\n  ";
  for (const Operation& operation : script.operations) {
    text += separator + operationJson(operation).dump();
    separator = ",\n  ";
  }
  return text + "\n]}\n";
}

}  // namespace scarp
