#include "app/reader/ModelReader.h"

#include <assimp/BaseImporter.h>
#include <assimp/DefaultIOSystem.h>
#include <assimp/MemoryIOWrapper.h>
#include <assimp/config.h>
#include <assimp/postprocess.h>
#include <assimp/scene.h>

#include <algorithm>
#include <assimp/Importer.hpp>
#include <assimp/ProgressHandler.hpp>
#include <cmath>
#include <filesystem>
#include <memory>
#include <span>
#include <utility>

#include "app/reader/GltfFile.h"
#include "app/reader/GltfUnpack.h"
#include "app/reader/ModelCheck.h"
#include "app/reader/SceneMaterials.h"
#include "app/reader/SceneMeshes.h"
#include "core/base/PrintableLine.h"
#include "core/io/ModelFile.h"

namespace scarp {

namespace {

namespace fs = std::filesystem;

/// How far Assimp's part of the work goes, of all.
constexpr double kRead = 0.6, kDressed = 0.8;

/// Files beside and below the model's, for reading, and one that is in memory.
class FolderOnly final : public Assimp::DefaultIOSystem {
 public:
  explicit FolderOnly(const std::string& path) {
    std::error_code none;
    folder_ = fs::weakly_canonical(fs::absolute(path, none).parent_path(), none);
    // A link may lead elsewhere; the file itself is what was asked for.
    file_ = path;
  }
  /// Puts a file into memory; it replaces one on the disk.
  void add(const std::string& name, std::string content) { memory_.emplace(name, std::move(content)); }
  /// Returns the content of a file in the model's folder or below; nothing if it may not or cannot be read.
  std::optional<std::string> read(const std::string& name) {
    constexpr std::size_t kMaxBytes = 1'000'000'000;
    const std::string path = (fs::path(file_).parent_path() / name).string();
    if (!Exists(path.c_str())) return {};
    const std::unique_ptr<Assimp::IOStream> file(Open(path.c_str(), "rb"));
    if (!file || file->FileSize() > kMaxBytes) return {};
    std::string content(file->FileSize(), '\0');
    content.resize(file->Read(content.data(), 1, content.size()));
    return content;
  }

  bool Exists(const char* file) const override {
    return inMemory(file) || (within(file) && DefaultIOSystem::Exists(file));
  }
  Assimp::IOStream* Open(const char* file, const char* mode) override {
    if (inMemory(file)) {
      const auto* const bytes = reinterpret_cast<const std::uint8_t*>(memory_->second.data());
      return std::make_unique<Assimp::MemoryIOStream>(bytes, memory_->second.size()).release();
    }
    return within(file) && mode && mode[0] == 'r' ? DefaultIOSystem::Open(file, mode) : nullptr;
  }
  bool CreateDirectory(const std::string&) override { return false; }
  bool DeleteFile(const std::string&) override { return false; }

 private:
  [[nodiscard]] bool inMemory(const char* file) const { return file && memory_ && memory_->first == file; }
  [[nodiscard]] bool within(const char* file) const {
    if (!file) return false;
    if (file_ == file) return true;
    std::error_code none;
    const fs::path path = fs::absolute(file, none).lexically_normal();
    const fs::path there = fs::weakly_canonical(path, none);
    const fs::path plain = fs::absolute(file_, none).lexically_normal().parent_path();
    const auto isBelow = [](const fs::path& folder, const fs::path& what) {
      return std::mismatch(folder.begin(), folder.end(), what.begin(), what.end()).first == folder.end();
    };
    return isBelow(folder_, there) || isBelow(plain, path);
  }
  fs::path folder_;
  std::string file_;
  std::optional<std::pair<std::string, std::string>> memory_;  ///< Name and content.
};

class Told final : public Assimp::ProgressHandler {
 public:
  explicit Told(const Progress& progress) : progress_(progress) {}
  bool Update(float fraction) override {
    return keepGoing(progress_, kRead * std::clamp(double(fraction), 0.0, 1.0));
  }

 private:
  const Progress& progress_;
};

/// Leaves the readers of the formats that models are read from.
void keepReaders(Assimp::Importer& importer) {
  std::vector<Assimp::BaseImporter*> others;
  for (std::size_t i = 0; i < importer.GetImporterCount(); ++i) {
    Assimp::BaseImporter* const one = importer.GetImporter(i);
    std::set<std::string> endings;
    one->GetExtensionList(endings);
    if (std::ranges::none_of(endings, [](const std::string& ending) {
          return std::ranges::find(modelEndings(), ending) != modelEndings().end();
        }))
      others.push_back(one);
  }
  for (Assimp::BaseImporter* const one : others) {
    importer.UnregisterLoader(one);
    delete one;
  }
}

std::string endingOf(const std::string& path) {
  const std::string ending = lowerExtension(path);
  return ending.empty() ? ending : ending.substr(1);
}

std::optional<double> numberOf(const aiScene& scene, const char* key) {
  if (!scene.mMetaData) return {};
  if (double number = 0.0; scene.mMetaData->Get(key, number)) return number;
  if (float number = 0.0F; scene.mMetaData->Get(key, number)) return number;
  if (std::int32_t number = 0; scene.mMetaData->Get(key, number)) return number;
  return {};
}

/// What FBX says of its unit, in centimetres, and of its axes.
void guessFbx(const aiScene& scene, ModelFile& file) {
  const double centimetres = numberOf(scene, "UnitScaleFactor").value_or(1.0);
  if (std::isfinite(centimetres) && centimetres > 1e-6 && centimetres < 1e9) {
    file.guess.unit = ModelUnit::Centimetre;
    file.guess.scale = centimetres;
    for (std::size_t i = 0; i < modelUnitNames().size(); ++i)
      if (std::abs(lengthOf(static_cast<ModelUnit>(i)) * 100.0 / centimetres - 1.0) < 1e-3) {
        file.guess.unit = static_cast<ModelUnit>(i);
        file.guess.scale = 1.0;
      }
  }
  file.unitReason = Message("the file says so");
  const double up = numberOf(scene, "UpAxis").value_or(1.0);
  file.guess.up = up == 2.0 ? ModelUp::Z : up == 0.0 ? ModelUp::X : ModelUp::Y;
  file.upReason = Message("the file says so");
}

void guess(const aiScene& scene, const std::string& ending, ModelFile& file) {
  if (ending == "fbx") return guessFbx(scene, file);
  if (ending == "gltf" || ending == "glb") {
    file.unitReason = Message("glTF is in metres");
    file.upReason = Message("glTF has y up");
    return;
  }
  if (ending == "dae") {
    // Assimp brings both to metres and y up.
    file.unitReason = file.upReason = Message("the file says so");
    return;
  }
  const Box box = boundsOf(file.model);
  const double longest = (box.max - box.min).maxCoeff();
  file.guess.unit = unitBySize(longest);
  file.unitReason = Message("by its longest side, %1", longest);
  file.guess.up = ending == "obj" ? ModelUp::Y : ModelUp::Z;
  file.upReason = Message(ending == "obj"   ? "usual for OBJ"
                          : ending == "ply" ? "usual for PLY"
                                            : "usual for STL");
}

/// The first line of what Assimp says, without its own words for it.
Error reasonOf(const char* error) {
  std::string reason = error ? error : "";
  reason = reason.substr(0, reason.find('\n'));
  if (reason.find("bad_alloc") != std::string::npos)
    return Error{"cannot be read: it needs more memory than a model may take"};
  if (reason.find("No suitable reader") != std::string::npos)
    return Error{"is not a model of its format, or needs an extension that is not supported"};
  // What the standard library throws tells a person nothing.
  for (const char* word : {"std::", "vector::", "basic_string::", "exception", "stoi", "stof"})
    if (reason.find(word) != std::string::npos) reason.clear();
  if (reason.empty()) return Error{"is no model of its format, or is damaged"};
  return Error{"cannot be read: %1", reason};
}

/// Rejects models that take Assimp too long: its time to triangulate a polygon grows with the square of the
/// corners.
Result<void> checkPolygons(const aiScene& scene) {
  constexpr unsigned kMaxCorners = 10'000;
  constexpr std::size_t kMaxCornersOfAll = 4 * kMostModelTriangles;
  std::size_t corners = 0;
  for (const aiMesh* mesh : std::span(scene.mMeshes, scene.mNumMeshes)) {
    if (!mesh) continue;
    for (const aiFace& face : std::span(mesh->mFaces, mesh->mFaces ? mesh->mNumFaces : 0)) {
      if (face.mNumIndices > kMaxCorners)
        return Error{"cannot be read: it has a polygon of %1 corners; at most %2 are read", face.mNumIndices,
                     kMaxCorners};
      corners += face.mNumIndices;
    }
  }
  if (corners <= kMaxCornersOfAll) return {};
  return Error{"has more than %1 triangles", kMostModelTriangles};
}

/// Takes away the normals of meshes in which some are zero, as STL files have them that leave the facets to
/// the reader: what has none gets some.
void dropEmptyNormals(const aiScene& scene) {
  for (aiMesh* mesh : std::span(scene.mMeshes, scene.mNumMeshes)) {
    if (!mesh || !mesh->mNormals) continue;
    const std::span normals(mesh->mNormals, mesh->mNumVertices);
    if (std::ranges::none_of(normals, [](const aiVector3D& n) { return n.SquareLength() == 0.0F; })) continue;
    delete[] std::exchange(mesh->mNormals, nullptr);
  }
}

}  // namespace

Result<ModelFile> readByAssimp(const std::string& path, const Progress& told) {
  const std::string ending = endingOf(path);
  if (auto good = checkModelCounts(path, ending); !good) return good.error();
  Assimp::Importer importer;
  keepReaders(importer);
  auto files = std::make_unique<FolderOnly>(path);
  std::string opened = path;
  const bool gltf = ending == "gltf" || ending == "glb";
  if (gltf) {
    auto unpacked =
        unpackedGltf(MappedFile(path).text(), [&](const std::string& name) { return files->read(name); });
    if (!unpacked) return unpacked.error();
    if (*unpacked) files->add(opened += ".glb", *std::move(*unpacked));
  }
  importer.SetIOHandler(files.release());
  importer.SetProgressHandler(std::make_unique<Told>(told).release());
  importer.SetPropertyInteger(AI_CONFIG_PP_SBP_REMOVE, aiPrimitiveType_POINT | aiPrimitiveType_LINE);
  importer.SetPropertyFloat(AI_CONFIG_PP_GSN_MAX_SMOOTHING_ANGLE, 40.0F);
  importer.SetPropertyBool(AI_CONFIG_IMPORT_FBX_PRESERVE_PIVOTS, false);
  importer.SetPropertyBool(AI_CONFIG_IMPORT_FBX_READ_ANIMATIONS, false);
  importer.SetPropertyBool(AI_CONFIG_IMPORT_FBX_READ_CAMERAS, false);
  importer.SetPropertyBool(AI_CONFIG_IMPORT_FBX_READ_LIGHTS, false);
  importer.SetPropertyBool(AI_CONFIG_IMPORT_NO_SKELETON_MESHES, true);
  const aiScene* scene = importer.ReadFile(opened, aiProcess_ValidateDataStructure);
  if (scene)
    if (auto good = checkPolygons(*scene); !good) return good.error();
  if (scene) scene = importer.ApplyPostProcessing(aiProcess_Triangulate | aiProcess_SortByPType);
  if (scene) dropEmptyNormals(*scene);
  if (scene) scene = importer.ApplyPostProcessing(aiProcess_GenSmoothNormals);
  if (!scene || !scene->mRootNode) return reasonOf(importer.GetErrorString());
  ModelFile file;
  if (auto read = readMeshes(*scene, gltf, file.model); !read) return read.error();
  readMaterials(*scene, path, gltf, partOf(told, kRead, kDressed), file);
  makeLevels(file.model, partOf(told, kDressed, 1.0));
  if (auto good = checkModel(file.model); !good) return good.error();
  guess(*scene, ending, file);
  return file;
}

}  // namespace scarp
