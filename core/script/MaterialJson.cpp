#include "core/script/MaterialJson.h"

#include <algorithm>
#include <limits>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/edit/MaterialEdits.h"
#include "core/edit/MaterialOperations.h"
#include "core/material/MaterialSchema.h"
#include "core/schema/SchemaJson.h"
#include "core/script/BrushJson.h"
#include "core/script/PictureJson.h"
#include "core/script/SampleJson.h"

namespace scarp {

namespace {

constexpr int kRulesVersion = 1;
constexpr MaterialId kMostMaterialId = std::numeric_limits<MaterialId>::max() - 1;

const EnumNames& paintActionNames() {
  static const EnumNames names({{"paint", "Paint"}, {"erase", "Erase"}, {"blend", "Blend"}});
  return names;
}

void readColourOf(ObjectReader& reader, Material& material) {
  std::string text;
  if (!reader.read("colour", text)) return;
  const auto colour = readColour(text);
  if (!colour) return reader.fail("colour", Message("must be as \"#5c7a38\", not \"%1\"", shown(text)));
  material.colour = colourChannels(*colour);
}

/// A material by its id or its name; 0 where it is missing, or there is none such.
MaterialId readReference(ObjectReader& reader, std::string_view key, const std::vector<Material>& materials) {
  const Json* value = reader.value(key, true);
  if (!value) return 0;
  if (value->isText()) {
    const auto& name = value->text();
    const auto found = std::ranges::find(materials, name, &Material::name);
    if (found != materials.end()) return found->id;
    reader.fail(key, Message("there is no material \"%1\"", shown(name)));
    return 0;
  }
  MaterialId id = 0;
  // Without materials the base is 0.
  reader.readWhole(key, id, MaterialId{materials.empty() ? 0U : 1U}, materials.empty() ? 0U : kMostMaterialId);
  return id;
}

/// By which rules can tell them apart.
Result<void> checkNames(const std::vector<Material>& materials) {
  for (std::size_t i = 0; i < materials.size(); ++i)
    for (std::size_t k = 0; k < i; ++k) {
      const std::string at = "materials[" + std::to_string(i) + "].";
      if (materials[i].id == materials[k].id) return errorIn(at + "id", "%1 stands twice", materials[i].id);
      if (materials[i].name == materials[k].name)
        return errorIn(at + "name", "\"%1\" stands twice", shown(materials[i].name));
    }
  return {};
}

}  // namespace

Json writeCondition(const RuleCondition& condition) {
  Json json = writeAll(conditionSchema(), condition);
  // Settings of single measures are written for these only.
  if (condition.by != GroundMeasure::Water) json.erase("level");
  if (condition.by != GroundMeasure::Lines)
    for (const char* key : {"lines-of", "line", "line-kind"}) json.erase(key);
  if (condition.by != GroundMeasure::Lines || !condition.lines.water) json.erase("line-water");
  return json;
}

Json writeConditions(const std::vector<RuleCondition>& conditions) {
  Json list = Json::array();
  for (const RuleCondition& condition : conditions) list.push_back(writeCondition(condition));
  return list;
}

Result<RuleCondition> readCondition(const Json& value, const std::string& path) {
  RuleCondition usual;
  // A range of directions has two ends.
  if (value.isObject() && value.value("by", Json()) == "aspect") {
    usual.low = 0.0;
    usual.high = 360.0;
  }
  return readAll(value, path, conditionSchema(), usual);
}

std::vector<RuleCondition> readConditions(ObjectReader& reader, std::string_view key) {
  std::vector<RuleCondition> conditions;
  forEachIn(reader, key, 255, [&](const Json& value, const std::string& path) {
    auto condition = readCondition(value, path);
    condition.ok() ? conditions.push_back(*std::move(condition)) : reader.fail(condition.error());
  });
  return conditions;
}

void writeMaterial(Json& object, const Material& material) {
  writeFields(object, materialSchema(), material);
  // Settings of later versions are written only if they differ from the defaults.
  Json usual;
  writeFields(usual, materialSchema(), Material{});
  for (const char* key : {"triplanar", "variation", "normals", "tags"})
    if (object[key] == usual[key]) object.erase(key);
  object["colour"] = colourText(material.colour);
  writePictures(object, material);
}

void readMaterial(ObjectReader& reader, const FileScope* files, Material& material) {
  readFields(reader, materialSchema(), material);
  readColourOf(reader, material);
  readPictures(reader, files, material);
}

Json writeMaterials(const std::vector<Material>& materials) {
  Json list = Json::array();
  for (const Material& material : materials) {
    Json object{{"id", material.id}};
    writeMaterial(object, material);
    list.push_back(std::move(object));
  }
  return list;
}

Json writeRules(const RuleStack& rules) {
  Json list = Json::array();
  for (const MaterialRule& rule : rules.rules) {
    Json object{{"material", rule.material}};
    writeFields(object, ruleSchema(), rule);
    object["conditions"] = writeConditions(rule.conditions);
    list.push_back(std::move(object));
  }
  return {{"base", rules.base}, {"rules", std::move(list)}};
}

std::vector<Material> readMaterials(ObjectReader& reader, const FileScope* files) {
  std::vector<Material> materials;
  forEachIn(reader, "materials", kMostMaterials, [&](const Json& value, const std::string& path) {
    ObjectReader within(value, path);
    Material material;
    material.id = materials.empty() ? 1 : materials.back().id + 1;
    within.readWhole("id", material.id, MaterialId{1}, kMostMaterialId);
    readMaterial(within, files, material);
    if (const auto done = within.done(); !done) reader.fail(done.error());
    materials.push_back(std::move(material));
  });
  return materials;
}

RuleStack readRules(ObjectReader& reader, const std::vector<Material>& materials) {
  RuleStack rules;
  rules.base = readReference(reader, "base", materials);
  forEachIn(reader, "rules", 255, [&](const Json& value, const std::string& path) {
    ObjectReader within(value, path);
    MaterialRule rule;
    rule.material = readReference(within, "material", materials);
    readFields(within, ruleSchema(), rule);
    rule.conditions = readConditions(within, "conditions");
    if (const auto done = within.done(); !done) reader.fail(done.error());
    rules.rules.push_back(std::move(rule));
  });
  return rules;
}

Result<MaterialRules> parseMaterialRules(std::string_view text, const FileScope& files) {
  const auto value = readJson(text);
  if (!value) return value.error();
  ObjectReader reader(*value, "");
  int version = 0;
  if (!reader.readWhole("scarp", version, kRulesVersion, kRulesVersion)) reader.value("scarp", true);
  MaterialRules rules;
  rules.materials = readMaterials(reader, &files);
  if (rules.materials.empty()) rules.materials.assign(defaultMaterials().begin(), defaultMaterials().end());
  if (auto good = checkNames(rules.materials); !good) reader.fail(good.error());
  rules.stack = readRules(reader, rules.materials);
  if (const auto done = reader.done(); !done) return done.error();
  if (const auto good = validate(rules.materials, rules.stack); !good) return good.error();
  return rules;
}

std::string writeMaterialRules(const MaterialRules& rules) {
  Json all{{"scarp", kRulesVersion}, {"materials", writeMaterials(rules.materials)}};
  all.update(writeRules(rules.stack));
  const auto byName = [&](Json& reference) {
    const auto found = std::ranges::find(rules.materials, reference.get<MaterialId>(), &Material::id);
    EXPECTS(found != rules.materials.end());
    reference = found->name;
  };
  byName(all["base"]);
  for (Json& rule : all["rules"]) byName(rule["material"]);
  return all.dump(2) + "\n";
}

void writePainting(Json& object, const PaintOperation& operation) {
  object["action"] = paintActionNames().key(operation.action);
  if (operation.material != 0) object["material"] = operation.material;
  object["opacity"] = operation.opacity;
  if (operation.onto != 0) object["onto"] = operation.onto;
  if (!operation.limits.empty()) object["limits"] = writeConditions(operation.limits);
}

void readPainting(ObjectReader& reader, PaintOperation& operation, bool whole) {
  reader.read("action", operation.action, paintActionNames());
  if (reader.value("material", whole && operation.action == PaintAction::Paint))
    reader.readWhole("material", operation.material, MaterialId{1}, kMostMaterialId);
  readNumber(reader, "opacity", ruleSchema().number("opacity"), ruleSchema().wording(), operation.opacity);
  if (reader.value("onto")) reader.readWhole("onto", operation.onto, MaterialId{1}, kMostMaterialId);
  operation.limits = readConditions(reader, "limits");
}

void readOperation(ObjectReader& reader, const FileScope& files, MaterialsOperation& operation) {
  operation.materials = readMaterials(reader, &files);
  if (!operation.materials.empty() || (reader.value("materials") && reader.value("base")))
    operation.rules = readRules(reader, operation.materials);
}

Json writeOperation(const MaterialsOperation& operation) {
  Json written{{"op", MaterialsOperation::kTraits.key}, {"materials", writeMaterials(operation.materials)}};
  written.update(writeRules(operation.rules));
  return written;
}

void readOperation(ObjectReader& reader, const FileScope& files, PaintOperation& operation) {
  readPainting(reader, operation, true);
  if (const Json* brush = reader.value("brush")) {
    operation.stroke.emplace();
    ObjectReader within(*brush, reader.pathOf("brush"));
    readBrush(within, operation.stroke->brush, files);
    if (const auto done = within.done(); !done) reader.fail(done.error());
    readSamples(reader, operation.stroke->samples);
  }
}

Json writeOperation(const PaintOperation& operation) {
  Json written{{"op", PaintOperation::kTraits.key}};
  PaintOperation told = operation;
  if (told.action != PaintAction::Paint) told.material = 0;
  writePainting(written, told);
  if (operation.stroke) {
    written["brush"] = writeBrush(operation.stroke->brush);
    written["samples"] = writeSamples(operation.stroke->samples);
  }
  return written;
}

}  // namespace scarp
