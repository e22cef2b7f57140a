#include "core/script/MaterialJson.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/edit/MaterialEdits.h"
#include "core/edit/MaterialOperations.h"
#include "core/io/PbrSet.h"
#include "core/material/MaterialSchema.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/SchemaJson.h"
#include "core/script/BrushJson.h"

namespace scarp {

namespace {

/// A file that holds pictures of two kinds, and where in it each begins.
struct Packed {
  std::string_view key;
  std::array<std::pair<PictureKind, int>, 2> uses;
};
constexpr std::array<Packed, 3> kPacked{
    {{"albedo-height", {{{PictureKind::Albedo, 0}, {PictureKind::Height, 3}}}},
     {"normal-roughness", {{{PictureKind::Normal, 0}, {PictureKind::Roughness, 3}}}},
     {"occlusion-roughness-metal", {{{PictureKind::Occlusion, 0}, {PictureKind::Roughness, 1}}}}}};

const EnumNames& channelNames() {
  static const EnumNames names({{"r", "Red"}, {"g", "Green"}, {"b", "Blue"}, {"a", "Alpha"}});
  return names;
}

/// Reads the files that a "pictures" object names.
class FileReader {
 public:
  FileReader(ObjectReader& reader, const FileScope& files, Material& material)
      : reader_(reader), files_(files), material_(material) {}

  void read(std::string_view key, const std::string& name, PictureKind kind, std::optional<int> channel) {
    const auto found = files_.find(name);
    if (!found) return reader_.fail(key, found.error().message);
    const std::string& path = *found;
    auto picture = readMaterialPicture(path, kind, channel);
    if (!picture) return reader_.fail(key, withNameOf(picture.error().message, path, name));
    picture->name = name;
    material_.picture(kind) = *std::move(picture);
    if (kind == PictureKind::Normal) normals_ = pictureName(name).normals;
    normalsRead_ = normalsRead_ || kind == PictureKind::Normal;
    albedoRead_ = albedoRead_ || kind == PictureKind::Albedo;
  }

  void complete(bool colourSaid, bool normalsSaid) const {
    if (reader_.failed()) return;
    if (albedoRead_ && !colourSaid)
      material_.colour = meanColour(texelsOf(*material_.picture(PictureKind::Albedo).picture));
    if (!normalsRead_ || normalsSaid) return;
    const auto guess =
        normals_ ? normals_ : guessNormals(texelsOf(*material_.picture(PictureKind::Normal).picture));
    material_.normals = guess.value_or(NormalKind::OpenGl);
  }

 private:
  ObjectReader& reader_;
  const FileScope& files_;
  Material& material_;
  bool albedoRead_ = false, normalsRead_ = false;
  std::optional<NormalKind> normals_;
};

void readOne(ObjectReader& within, std::string_view key, PictureKind kind, FileReader* files,
             Material& material) {
  const Json* value = within.value(key);
  if (!value) return;
  if (value->isText() && files) return files->read(key, value->get<std::string>(), kind, {});
  if (!value->isObject())
    return within.fail(key,
                       Message(files ? "must be the name of a file, not %1" : "must be an object, not %1",
                               ObjectReader::describe(*value)));
  ObjectReader one(*value, within.pathOf(key));
  if (files && one.value("file")) {
    std::string name;
    std::size_t channel = 0;
    one.read("file", name, true);
    const bool said = one.readName("channel", channel, channelNames());
    if (const auto done = one.done(); !done) return within.fail(done.error());
    return files->read(key, name, kind, said ? std::optional(static_cast<int>(channel)) : std::nullopt);
  }
  MaterialPicture& picture = material.picture(kind);
  one.read("name", picture.name, true);
  if (picture.name.empty()) one.fail("name", Message("is empty"));
  picture.content = readContent(one, "content");
  picture.picture = heldPicture(picture.content);
  if (const auto done = one.done(); !done) within.fail(done.error());
}

}  // namespace

std::uint64_t readContent(ObjectReader& reader, std::string_view key) {
  std::string text;
  if (!reader.read(key, text, true)) return 0;
  if (const auto content = text.size() == 16 ? readHexadecimal(text) : std::nullopt; content && *content != 0)
    return *content;
  reader.fail(key, Message("must be 16 hexadecimal digits, not \"%1\"", shown(text)));
  return 0;
}

Result<std::array<double, 6>> readSixNumbers(const Json& value, const std::string& path) {
  std::array<double, 6> numbers{};
  bool good = value.isArray() && value.size() == numbers.size();
  for (std::size_t i = 0; good && i < numbers.size(); ++i) {
    good = value[i].isNumber();
    if (good) numbers[i] = value[i].get<double>();
  }
  if (!good) return errorIn(path, "must be six numbers");
  return numbers;
}

Message withNameOf(const Message& message, const std::string& path, const std::string& name) {
  const std::vector<MessageValue>& values = message.values();
  if (message.pattern() == "%1: %2" && values.size() == 2 && values.front() == path)
    return Message("%1: %2", shown(name), values.back());
  const std::string text = message.text();
  return text.starts_with(path) ? Message::verbatim(shown(name) + text.substr(path.size())) : message;
}

void writePictures(Json& object, const Material& material) {
  Json pictures = Json::object();
  for (std::size_t i = 0; i < kPictureKinds; ++i) {
    const MaterialPicture& picture = material.pictures[i];
    if (picture.name.empty()) continue;
    pictures[std::string(pictureKindNames().all()[i].key)] = {{"name", picture.name},
                                                              {"content", hexadecimal(picture.content)}};
  }
  if (!pictures.empty()) object["pictures"] = std::move(pictures);
}

void readPictures(ObjectReader& reader, const FileScope* files, Material& material) {
  const Json* value = reader.value("pictures");
  if (!value || reader.failed()) return;
  if (!value->isObject())
    return reader.fail("pictures", Message("must be an object, not %1", ObjectReader::describe(*value)));
  ObjectReader within(*value, reader.pathOf("pictures"));
  std::optional<FileReader> read;
  if (files) read.emplace(within, *files, material);
  for (std::size_t i = 0; i < kPictureKinds; ++i)
    readOne(within, pictureKindNames().all()[i].key, static_cast<PictureKind>(i), read ? &*read : nullptr,
            material);
  for (const Packed& packed : kPacked) {
    std::string name;
    if (!read || !within.read(packed.key, name)) continue;
    for (const auto& [kind, channel] : packed.uses)
      if (!within.failed()) read->read(packed.key, name, kind, channel);
  }
  if (read) read->complete(reader.value("colour") != nullptr, reader.value("normals") != nullptr);
  if (const auto done = within.done(); !done) reader.fail(done.error());
}

bool namesPictureFiles(const Json& materials) {
  if (!materials.isArray()) return false;
  for (const Json& material : materials) {
    if (!material.isObject()) continue;
    const auto pictures = material.find("pictures");
    if (pictures == material.end() || !pictures->isObject()) continue;
    for (const Json& picture : *pictures)
      if (!picture.isObject() || picture.contains("file")) return true;
  }
  return false;
}

namespace {

constexpr int kRulesVersion = 1;

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
  reader.readWhole(key, id, MaterialId{materials.empty() ? 0U : 1U},
                   materials.empty() ? 0U : maxId<MaterialId>);
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

Result<RuleCondition> readCondition(const Json& value, const std::string& path) {
  RuleCondition usual;
  // A range of directions has two ends.
  if (value.isObject() && value.value("by", Json()) == "aspect") {
    usual.low = 0.0;
    usual.high = 360.0;
  }
  return readAll(value, path, conditionSchema(), usual);
}

const ValueType& conditionListType() {
  static const ValueType type =
      listType<std::vector<RuleCondition>>(typeWith<writeCondition, readCondition>(), 255);
  return type;
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
    object["conditions"] = writeValue(conditionListType(), &rule.conditions);
    list.push_back(std::move(object));
  }
  return {{"base", rules.base}, {"rules", std::move(list)}};
}

std::vector<Material> readMaterials(ObjectReader& reader, const FileScope* files) {
  std::vector<Material> materials;
  forEachObjectIn(reader, "materials", kMostMaterials, [&](ObjectReader& within) {
    Material material;
    material.id = materials.empty() ? 1 : materials.back().id + 1;
    within.readWhole("id", material.id, MaterialId{1}, maxId<MaterialId>);
    readMaterial(within, files, material);
    materials.push_back(std::move(material));
  });
  return materials;
}

RuleStack readRules(ObjectReader& reader, const std::vector<Material>& materials) {
  RuleStack rules;
  rules.base = readReference(reader, "base", materials);
  forEachObjectIn(reader, "rules", 255, [&](ObjectReader& within) {
    MaterialRule& rule = rules.rules.emplace_back();
    rule.material = readReference(within, "material", materials);
    readFields(within, ruleSchema(), rule);
    readValue(within, "conditions", conditionListType(), &rule.conditions);
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

void writePainting(Json& object, const PaintOperation& operation) {
  object["action"] = paintActionNames().key(operation.action);
  if (operation.material != 0) object["material"] = operation.material;
  object["opacity"] = operation.opacity;
  if (operation.onto != 0) object["onto"] = operation.onto;
  if (!operation.limits.empty()) object["limits"] = writeValue(conditionListType(), &operation.limits);
}

void readPainting(ObjectReader& reader, PaintOperation& operation, bool whole) {
  reader.read("action", operation.action, paintActionNames());
  if (reader.value("material", whole && operation.action == PaintAction::Paint))
    reader.readWhole("material", operation.material, MaterialId{1}, maxId<MaterialId>);
  readNumber(reader, "opacity", ruleSchema().number("opacity"), ruleSchema().wording(), operation.opacity);
  if (reader.value("onto")) reader.readWhole("onto", operation.onto, MaterialId{1}, maxId<MaterialId>);
  readValue(reader, "limits", conditionListType(), &operation.limits);
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
  if (!reader.value("brush")) return;
  operation.stroke.emplace();
  readStroke(reader, files, operation.stroke->brush, operation.stroke->samples);
}

Json writeOperation(const PaintOperation& operation) {
  Json written{{"op", PaintOperation::kTraits.key}};
  PaintOperation told = operation;
  if (told.action != PaintAction::Paint) told.material = 0;
  writePainting(written, told);
  if (operation.stroke) writeStroke(written, operation.stroke->brush, operation.stroke->samples);
  return written;
}

}  // namespace scarp
