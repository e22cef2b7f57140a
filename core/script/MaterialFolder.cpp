#include "core/script/MaterialFolder.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/material/MaterialSchema.h"
#include "core/materialio/ExportSet.h"
#include "core/materialio/LayerList.h"
#include "core/script/MaterialJson.h"

namespace scarp {

namespace {

namespace fs = std::filesystem;

constexpr int kVersion = 1;
constexpr std::size_t kMostBytes = 1 << 20;  ///< Of material.json.
constexpr std::size_t kMostFolders = 4096;

std::string fileIn(const std::string& folder) { return (fs::path(folder) / kMaterialFile).string(); }

Result<Json> readFile(const std::string& folder) {
  const std::string path = fileIn(folder);
  std::error_code failure;
  const auto bytes = fs::file_size(path, failure);
  if (failure) return errorIn(path, Message::verbatim(failure.message()));
  if (bytes > kMostBytes) return errorIn(path, "is too long for a material's file");
  std::ifstream stream(path, std::ios::binary);
  std::stringstream text;
  text << stream.rdbuf();
  auto value = readJson(text.str());
  if (!value) return errorIn(path, value.error());
  return *std::move(value);
}

/// Names of files in the folder itself.
Result<void> checkNames(const Json& value) {
  const auto material = value.find("material");
  if (material == value.end() || !material->isObject()) return {};
  const auto pictures = material->find("pictures");
  if (pictures == material->end() || !pictures->isObject()) return {};
  for (const auto& [key, picture] : pictures->members()) {
    const Json& name = picture.isObject() ? picture.value("file", Json()) : picture;
    if (name.isText() && fs::path(name.get<std::string>()).has_parent_path())
      return errorIn("material.pictures." + key, "must be a file in the folder itself");
  }
  return {};
}

std::string endingOf(const Material& material, PictureKind kind) {
  if (kind == PictureKind::Normal) return material.normals == NormalKind::DirectX ? "normal_dx" : "normal_gl";
  if (kind == PictureKind::Occlusion) return "ao";
  return std::string(pictureKindNames().key(kind));
}

/// The folder of a material of that name, or one that is free: "A b" and "A_b" have the same name for files.
Result<std::string> folderFor(const Material& material, const std::string& name, const std::string& library) {
  const std::vector<LibraryMaterial> there = libraryMaterials(library);
  if (const auto same = std::ranges::find(there, material.name, &LibraryMaterial::name); same != there.end())
    return same->folder;
  std::error_code failure;
  for (std::size_t n = 1; n <= kMostFolders; ++n) {
    const std::string folder =
        (fs::path(library) / (n == 1 ? name : name + "_" + std::to_string(n))).string();
    if (!fs::exists(folder, failure)) return folder;
    // What stands there already may be something else.
    if (n == 1 && !fs::exists(fileIn(folder), failure))
      return errorIn(folder, "is there already, and is no material's folder");
  }
  return errorIn(library, "has too many materials of such names");
}

}  // namespace

std::vector<LibraryMaterial> libraryMaterials(const std::string& library) {
  std::vector<LibraryMaterial> all;
  std::error_code failure;
  for (fs::directory_iterator entry(library, failure), end; !failure && entry != end;
       entry.increment(failure)) {
    const std::string folder = entry->path().string();
    if (all.size() == kMostFolders || !fs::exists(fileIn(folder), failure)) continue;
    auto value = readFile(folder);
    if (!value || !value->isObject() || !value->contains("material") || !(*value)["material"].isObject())
      continue;
    Json described = (*value)["material"];
    LibraryMaterial one;
    one.folder = folder;
    if (const auto pictures = described.find("pictures");
        pictures != described.end() && pictures->isObject())
      for (const char* key : {"albedo", "albedo-height", "normal", "height", "roughness", "occlusion"})
        if (const Json name = pictures->value(key, Json()); name.isText())
          one.files.push_back((fs::path(folder) / name.get<std::string>()).string());
    // Without its pictures, which take longer.
    described.erase("pictures");
    ObjectReader reader(described, "material");
    Material material;
    readMaterial(reader, nullptr, material);
    if (!reader.done()) continue;
    one.name = material.name;
    one.colour = material.colour;
    all.push_back(std::move(one));
  }
  std::ranges::sort(all, {}, &LibraryMaterial::name);
  return all;
}

Result<Material> readMaterialFolder(const std::string& folder) {
  const auto value = readFile(folder);
  if (!value) return value.error();
  const auto fail = [&](const Error& error) { return errorIn(fileIn(folder), error); };
  ObjectReader reader(*value, "");
  int version = 0;
  if (!reader.readWhole("scarp", version, kVersion, kVersion)) reader.value("scarp", true);
  const FileScope pictures = FileScope::within(folder, {});
  Material material;
  if (auto good = checkNames(*value); !good) return fail(good.error());
  readWithin(
      reader, "material", [&](ObjectReader& within) { readMaterial(within, &pictures, material); }, true);
  if (const auto done = reader.done(); !done) return fail(done.error());
  if (auto good = materialSchema().check(material); !good) return fail(good.error());
  if (material.name.empty()) return fail(errorIn("material.name", "is empty"));
  return material;
}

Result<std::string> writeMaterialFolder(const Material& material, const std::string& library,
                                        const Progress& progress) {
  const std::string name = fileNames(std::span(&material, 1)).front();
  const auto place = folderFor(material, name, library);
  if (!place) return place.error();
  const std::string& folder = *place;
  Json described;
  ExportSet files(folder, static_cast<int>(kPictureKinds) + 1, progress, ExportSet::Names::Given);
  Material plain = material;
  for (MaterialPicture& picture : plain.pictures) picture = {};
  writeMaterial(described, plain);
  for (std::size_t i = 0; i < kPictureKinds; ++i) {
    const PicturePtr& picture = material.pictures[i].picture;
    if (!picture) continue;
    const auto kind = static_cast<PictureKind>(i);
    const std::string file = name + "_" + endingOf(material, kind) + ".png";
    const Texels texels = texelsOf(*picture);
    const PictureShape shape{texels.columns, texels.rows, texels.channels, 1};
    auto written = files.picture(
        file, PictureFormat::Png, shape,
        [&](int row, std::span<std::uint8_t> bytes) {
          std::ranges::copy(std::span(texels.values).subspan(texels.place(0, row), bytes.size()),
                            bytes.begin());
        },
        Message());
    if (!written) return written.error();
    described["pictures"][std::string(pictureKindNames().key(kind))] = file;
  }
  const Json whole{{"scarp", kVersion}, {"material", std::move(described)}};
  if (auto written = files.text(kMaterialFile, whole.dump(2) + "\n", Message()); !written)
    return written.error();
  if (auto placed = files.commit(); !placed) return placed.error();
  return folder;
}

}  // namespace scarp
