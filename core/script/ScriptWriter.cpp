#include <nlohmann/json.hpp>

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
using nlohmann::ordered_json;

struct OperationWriter {
  ordered_json operator()(const StrokeOperation& stroke) const {
    ordered_json written{{"op", "stroke"}};
    addStroke(written, stroke);
    return written;
  }
  ordered_json operator()(const AdjustOperation& adjustment) const {
    ordered_json written{{"op", "adjust"}, {"step", adjustment.step.place}};
    addStroke(written, adjustment.stroke);
    return written;
  }
  ordered_json operator()(const RevertOperation& revert) const {
    return {{"op", "revert"}, {"step", revert.step.place}};
  }
  ordered_json operator()(const PlaceOperation& place) const { return withObject("place", place.object); }
  ordered_json operator()(const ChangeObjectOperation& change) const {
    return withObject("change-object", change.object);
  }
  ordered_json operator()(const RemoveObjectOperation& removal) const {
    return {{"op", "remove-object"}, {"id", removal.id}};
  }
  ordered_json operator()(const ScatterOperation& operation) const { return writeScatter(operation); }
  ordered_json operator()(const FilterOperation& operation) const {
    return named("filter", writeFilter(operation.filter));
  }
  ordered_json operator()(const ReshapeOperation& operation) const {
    return named("reshape", writeReshape(operation.reshape));
  }
  ordered_json operator()(const UndoOperation&) const { return ordered_json::object({{"op", "undo"}}); }
  ordered_json operator()(const RedoOperation&) const { return ordered_json::object({{"op", "redo"}}); }
  /// All others are about layers, the selection, materials, drapes, assets or scatter rules.
  template <class LayerOperation>
  ordered_json operator()(const LayerOperation& operation) const {
    return writeOperation(operation);
  }

  static void addStroke(ordered_json& written, const StrokeOperation& stroke) {
    written["brush"] = writeBrush(stroke.brush);
    written["samples"] = writeSamples(stroke.samples);
  }
  static ordered_json named(const char* name, const ordered_json& settings) {
    ordered_json written{{"op", name}};
    written.update(settings);
    return written;
  }
  static ordered_json withObject(const char* name, const Object& object) {
    ordered_json written{{"op", name}};
    written.update(writeObject(object));
    return written;
  }
};

}  // namespace

ordered_json operationJson(const Operation& operation) {
  return std::visit(OperationWriter{}, static_cast<const Operation::variant&>(operation));
}

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
