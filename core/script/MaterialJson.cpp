#include "core/script/MaterialJson.h"

#include <cstdio>
#include <limits>
#include <nlohmann/json.hpp>

#include "core/material/MaterialSchema.h"
#include "core/script/BrushJson.h"
#include "core/script/SampleJson.h"
#include "core/script/SchemaJson.h"

namespace scarp {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr MaterialId kMostMaterialId = std::numeric_limits<MaterialId>::max() - 1;

const EnumNames& paintActionNames() {
  static const EnumNames names({{"paint", "Paint"}, {"erase", "Erase"}, {"blend", "Blend"}});
  return names;
}

std::string writeColour(const Material& material) {
  char text[8];
  std::snprintf(text, sizeof text, "#%02x%02x%02x", material.colour[0], material.colour[1],
                material.colour[2]);
  return text;
}

void readColour(ObjectReader& reader, Material& material) {
  std::string text;
  if (!reader.read("colour", text, true)) return;
  bool good = text.size() == 7 && text[0] == '#';
  for (std::size_t i = 1; good && i < text.size(); ++i) {
    const char c = text[i];
    const int digit = c >= '0' && c <= '9'   ? c - '0'
                      : c >= 'a' && c <= 'f' ? c - 'a' + 10
                      : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                             : -1;
    good = digit >= 0;
    std::uint8_t& part = material.colour[(i - 1) / 2];
    part = static_cast<std::uint8_t>(i % 2 == 1 ? 16 * digit : part + digit);
  }
  if (!good) reader.fail("colour", "must be as \"#6f8f4a\"");
}

ordered_json writeConditions(const std::vector<RuleCondition>& conditions) {
  ordered_json list = ordered_json::array();
  for (const RuleCondition& condition : conditions) list.push_back(writeAll(conditionSchema(), condition));
  return list;
}

/// Calls read(value, path) for each of a list under a key, as far as nothing is wrong.
template <class F>
void forEachIn(ObjectReader& reader, std::string_view key, std::size_t most, F&& read) {
  const json* list = reader.value(key);
  if (!list) return;
  if (!list->is_array()) return reader.fail(key, "must be an array, not " + ObjectReader::describe(*list));
  if (list->size() > most)
    return reader.fail(key, std::to_string(list->size()) + " are more than " + std::to_string(most));
  for (std::size_t i = 0; i < list->size() && !reader.failed(); ++i)
    read((*list)[i], reader.pathOf(key) + "[" + std::to_string(i) + "]");
}

std::vector<RuleCondition> readConditions(ObjectReader& reader, std::string_view key) {
  std::vector<RuleCondition> conditions;
  forEachIn(reader, key, 255, [&](const json& value, const std::string& path) {
    auto condition = readAll(value, path, conditionSchema(), RuleCondition{});
    condition.ok() ? conditions.push_back(*std::move(condition)) : reader.fail(condition.error());
  });
  return conditions;
}

MaterialsOperation readMaterialsOperation(ObjectReader& reader) {
  MaterialsOperation operation{readMaterials(reader), {}};
  operation.rules = readRules(reader);
  return operation;
}

PaintOperation readPaintOperation(ObjectReader& reader, const std::string& folder) {
  PaintOperation operation;
  reader.read("action", operation.action, paintActionNames());
  if (reader.value("material", operation.action == PaintAction::Paint))
    reader.readWhole("material", operation.material, MaterialId{1}, kMostMaterialId);
  reader.read("opacity", operation.opacity);
  if (reader.value("onto")) reader.readWhole("onto", operation.onto, MaterialId{1}, kMostMaterialId);
  operation.limits = readConditions(reader, "limits");
  if (const json* brush = reader.value("brush")) {
    operation.stroke.emplace();
    ObjectReader within(*brush, reader.pathOf("brush"));
    readBrush(within, operation.stroke->brush, folder);
    if (const auto done = within.done(); !done) reader.fail(done.error());
    readSamples(reader, operation.stroke->samples);
  }
  return operation;
}

}  // namespace

ordered_json writeMaterials(const std::vector<Material>& materials) {
  ordered_json list = ordered_json::array();
  for (const Material& material : materials) {
    ordered_json object{{"id", material.id}};
    writeFields(object, materialSchema(), material);
    object["colour"] = writeColour(material);
    list.push_back(std::move(object));
  }
  return list;
}

ordered_json writeRules(const RuleStack& rules) {
  ordered_json list = ordered_json::array();
  for (const MaterialRule& rule : rules.rules) {
    ordered_json object{{"material", rule.material}};
    writeFields(object, ruleSchema(), rule);
    object["conditions"] = writeConditions(rule.conditions);
    list.push_back(std::move(object));
  }
  return {{"base", rules.base}, {"rules", std::move(list)}};
}

std::vector<Material> readMaterials(ObjectReader& reader) {
  std::vector<Material> materials;
  forEachIn(reader, "materials", kMostMaterials, [&](const json& value, const std::string& path) {
    ObjectReader within(value, path);
    Material material;
    if (within.value("id")) within.readWhole("id", material.id, MaterialId{1}, kMostMaterialId);
    readFields(within, materialSchema(), material);
    readColour(within, material);
    if (const auto done = within.done(); !done) reader.fail(done.error());
    materials.push_back(std::move(material));
  });
  return materials;
}

RuleStack readRules(ObjectReader& reader) {
  RuleStack rules;
  if (reader.value("base")) reader.readWhole("base", rules.base, MaterialId{0}, kMostMaterialId);
  forEachIn(reader, "rules", 255, [&](const json& value, const std::string& path) {
    ObjectReader within(value, path);
    MaterialRule rule;
    if (within.value("material", true))
      within.readWhole("material", rule.material, MaterialId{1}, kMostMaterialId);
    readFields(within, ruleSchema(), rule);
    rule.conditions = readConditions(within, "conditions");
    if (const auto done = within.done(); !done) reader.fail(done.error());
    rules.rules.push_back(std::move(rule));
  });
  return rules;
}

const OperationReaders& materialReaders() {
  static const OperationReaders readers{{"materials", withoutFiles(readMaterialsOperation)},
                                        {"paint", readPaintOperation}};
  return readers;
}

ordered_json writeOperation(const MaterialsOperation& operation) {
  ordered_json written{{"op", "materials"}, {"materials", writeMaterials(operation.materials)}};
  written.update(writeRules(operation.rules));
  return written;
}

ordered_json writeOperation(const PaintOperation& operation) {
  ordered_json written{{"op", "paint"}, {"action", paintActionNames().key(operation.action)}};
  if (operation.action == PaintAction::Paint) written["material"] = operation.material;
  written["opacity"] = operation.opacity;
  if (operation.onto != 0) written["onto"] = operation.onto;
  if (!operation.limits.empty()) written["limits"] = writeConditions(operation.limits);
  if (operation.stroke) {
    written["brush"] = writeBrush(operation.stroke->brush);
    written["samples"] = writeSamples(operation.stroke->samples);
  }
  return written;
}

}  // namespace scarp
