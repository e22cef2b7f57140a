#include "app/commands/LineInput.h"

#include <algorithm>
#include <charconv>
#include <filesystem>

#include "app/commands/TextFile.h"
#include "core/base/ShortNumber.h"
#include "core/brush/BrushKinds.h"
#include "core/brush/BrushSchema.h"
#include "core/edit/LayerComposer.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/Operation.h"
#include "core/line/LineJunctions.h"
#include "core/line/LineNetwork.h"
#include "core/script/BrushPreset.h"

namespace scarp {

namespace {

constexpr const char* kLayerName = "Lines";

/// "grade=0.06" to settings of a schema.
template <class Settings>
Result<void> applySetting(const std::string& text, const Schema<Settings>& schema, const Message& of,
                          Settings& settings) {
  const std::size_t equals = text.find('=');
  const std::string key = text.substr(0, equals);
  const std::string value = equals == std::string::npos ? "true" : text.substr(equals + 1);
  for (const auto& any : schema.settings()) {
    if (const auto* number = std::get_if<NumberSetting<Settings>>(&any); number && number->key == key) {
      double read = 0.0;
      const auto [end, failed] = std::from_chars(value.data(), value.data() + value.size(), read);
      if (failed != std::errc{} || end != value.data() + value.size())
        return errorIn(key, "\"%1\" is no number", value);
      if (const auto good = number->set(settings, read); !good) return errorIn(key, good.error());
      return {};
    }
    if (const auto* choice = std::get_if<ChoiceSetting<Settings>>(&any); choice && choice->key == key) {
      const auto index = choice->names.find(value);
      if (!index) return errorIn(key, "\"%1\" is none of %2", value, choice->names.keys());
      choice->store(settings, *index);
      return {};
    }
    if (const auto* words = std::get_if<TextSetting<Settings>>(&any); words && words->key == key) {
      if (const auto good = words->check(value); !good) return errorIn(key, good.error());
      words->store(settings, value);
      return {};
    }
    if (const auto* flag = std::get_if<FlagSetting<Settings>>(&any); flag && flag->key == key) {
      if (value != "true" && value != "false") return errorIn(key, "must be true or false");
      flag->store(settings, value == "true");
      return {};
    }
  }
  std::string keys;
  for (const auto& any : schema.settings())
    keys += (keys.empty() ? "" : ", ") +
            std::string(std::visit([](const auto& field) { return field.key; }, any));
  return Error{"\"%1\" is no setting of %2 (%3)", key, of, keys};
}

}  // namespace

Result<void> applyLineSetting(const std::string& text, Line& line) {
  if (!line.brush || text.starts_with("course"))
    return applySetting(text, lineSchema(), Message("lines"), line.settings);
  BrushSettings brush = line.brush.settings();
  if (auto set = applySetting(text, brushSchema(), Message("a line's brush"), brush); !set) return set;
  auto usable = lineBrushOf(std::move(brush));
  if (!usable) return errorIn("brush", usable.error());
  line.brush = *std::move(usable);
  return {};
}

Result<LineBrush> lineBrushNamed(const std::string& text) {
  BrushSettings brush;
  if (const auto kind = brushKindNames().find<BrushKind>(text)) {
    brush.kind = *kind;
  } else if (!text.ends_with(".json")) {
    return Error{"\"%1\" is no brush (%2, or a preset's file, .json)", text, brushKindNames().keys()};
  } else {
    const auto file = readTextFile(text);
    if (!file) return file.error();
    const auto presets = readBrushPresets(
        *file, text, FileScope::within(std::filesystem::path(text).parent_path().string(), {}));
    if (!presets) return presets.error();
    if (presets->size() != 1) return errorIn(text, "it has %1 presets, not one", presets->size());
    brush = presets->front().brush;
  }
  auto usable = lineBrushOf(std::move(brush));
  if (!usable) return errorIn("--brush", usable.error());
  return *std::move(usable);
}

std::size_t lineLayerPlace(const TerrainDocument& document, const std::string& name) {
  const auto& layers = document.layers();
  for (std::size_t i = 0; i < layers.size(); ++i)
    if (layers[i].lines && (name.empty() || layers[i].name == name)) return i + 1;
  return 0;
}

Result<void> putLines(std::vector<Line> lines, const std::string& layer, TerrainDocument& document,
                      const Progress& progress) {
  const LayerId active = document.activeLayer();
  std::size_t place = lineLayerPlace(document, layer);
  if (place == 0) {
    document.activate(document.layers().empty() ? kBaseLayer : document.layers().back().id);
    AddLayerOperation add{layer.empty() ? kLayerName : layer, LayerBlend::Replace};
    add.ofLines = true;
    if (auto added = perform(add, document, progress); !added) return added;
    place = document.placeOf(document.activeLayer());
    // Out of the groups that are uppermost.
    if (const std::size_t uppermost = document.layers().size(); place < uppermost) {
      if (auto moved = perform(MoveLayerOperation{place, uppermost, LayerMove::Above}, document, progress);
          !moved)
        return moved;
      place = uppermost;
    }
    document.activate(active);
  }
  const Layer& to = document.layers()[place - 1];
  if (to.lines.lines().size() + lines.size() > kMostLines)
    return Error{"the layer \"%1\" would have %2 lines; the limit is %3. Add them to another layer", to.name,
                 groupedCount(to.lines.lines().size() + lines.size()), groupedCount(kMostLines)};
  LinesOperation operation;
  operation.layer = place;
  operation.lines = std::move(lines);
  return perform(operation, document, progress);
}

Result<void> forEachLine(const TerrainDocument& document, const LineArguments& arguments,
                         const std::function<void(const LineOnGround&, const HeightRaster&)>& call) {
  bool any = false;
  const std::string& wanted = arguments.wanted;
  const auto& layers = document.layers();
  for (std::size_t place = 0; place < layers.size(); ++place) {
    if (!layers[place].lines) continue;
    const std::vector<Line>& lines = layers[place].lines.lines();
    std::vector<char> asked(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const bool named = wanted.empty() || lines[i].name == wanted || std::to_string(lines[i].id) == wanted;
      asked[i] = lines[i].visible && named ? 1 : 0;
    }
    if (std::ranges::none_of(asked, [](char one) { return one != 0; })) continue;
    any = true;
    const HeightRaster ground = groundBeneath(document.content(), place);
    const auto designs = lineDesignsOf(lines, asked, ground, document.frame());
    for (std::size_t i = 0; i < lines.size(); ++i)
      if (asked[i]) call({&layers[place], &lines[i], designs[i]}, ground);
  }
  if (!any)
    return errorIn(arguments.in, wanted.empty() ? "it has no lines" : "it has no line \"%1\"", wanted);
  return {};
}

}  // namespace scarp
