#include "core/script/PictureJson.h"

#include <array>
#include <filesystem>
#include <optional>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/io/PbrSet.h"
#include "core/material/MaterialSchema.h"

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

}  // namespace scarp
