#include "core/sceneio/SceneExport.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <filesystem>

#include "core/base/ShortNumber.h"
#include "core/io/CrsInfo.h"
#include "core/materialio/ExportJob.h"
#include "core/materialio/FileNames.h"
#include "core/materialio/GltfTextures.h"
#include "core/meshio/GroundMesh.h"
#include "core/sceneio/SceneGlb.h"
#include "core/sceneio/SceneJob.h"
#include "core/sceneio/SceneShapes.h"
#include "core/terrain/ReadWatch.h"

namespace scarp {

namespace {

// Shares of the progress.
constexpr double kPosed = 0.1, kMeshed = 0.5, kBaked = 0.7;
constexpr std::size_t kManyNodes = 100'000;

/// What a scene is put together from.
struct SceneParts {
  std::optional<GroundMesh> ground;
  std::optional<SceneImage> picture;
  std::vector<std::vector<SceneModel>> models;  ///< Of each group, its levels of detail.
  std::vector<SceneShape> shapes;
};

/// Adds meshes that are there once, each with a node of its own.
Result<void> addShapes(std::vector<SceneShape>& shapes, SceneGlb& glb) {
  std::vector<SceneModel> models;
  std::vector<std::string> names;
  for (SceneShape& shape : shapes) {
    names.push_back(shape.model.name);
    models.push_back(std::move(shape.model));
  }
  const auto first = glb.addModels(std::move(models), {});
  if (!first) return first.error();
  for (std::size_t i = 0; i < shapes.size(); ++i) glb.addNode(names[i], *first + i, shapes[i].place);
  return {};
}

MeshSettings meshOf(const SceneSettings& settings) {
  MeshSettings mesh;
  mesh.detail = settings.detail;
  mesh.error = settings.error;
  mesh.triangles = settings.triangles;
  return mesh;
}

/// The ground's colours by its materials, as a PNG.
Result<std::optional<SceneImage>> groundPicture(const MaterialGround* materials, int side,
                                                const Progress& progress) {
  using Picture = std::optional<SceneImage>;
  if (!materials || side == 0) return Picture();
  const auto baked = bakedColour(*materials, side, progress);
  if (!baked) return baked.error();
  const std::size_t line = static_cast<std::size_t>(baked->columns) * 3;
  auto png = pngBytes({baked->columns, baked->rows, 3, 1},
                      [&](int row, std::span<std::uint8_t> bytes) {
                        std::memcpy(bytes.data(), &baked->bytes[static_cast<std::size_t>(row) * line], line);
                      },
                      {});
  if (!png) return png.error();
  return Picture(SceneImage{"Ground", std::move(*png)});
}

Result<void> tooLargeScene(const GlbFile& file) {
  if (file.bytes() <= GlbFile::kMostBytes) return {};
  return Error{
      "it makes more than 2 GB, where glTF's readers stop; a coarser ground, instancing or a part of the "
      "terrain fits"};
}

Result<void> addGlb(ExportSet& set, const std::string& name, const std::string& what, const GlbFile& file,
                    PoseCheck* check) {
  if (auto good = tooLargeScene(file); !good) return Error{name + ": " + good.error().message};
  return set.file(
      name, what, [&](const std::string& path, const Progress& part) { return file.write(path, part); },
      [&](const std::string& path, const Progress& part) -> Result<void> {
        if (auto same = file.prove(path, partOf(part, 0.0, 0.5)); !same) return same;
        return check ? readSceneGlb(path, *check, partOf(part, 0.5, 1.0)) : Result<void>();
      });
}

std::string groundText(const GroundMesh& ground) {
  return "the ground, " + groupedCount(ground.content.triangles.size()) + " triangles";
}

/// All in one file.
Result<void> writeSingle(const SceneJob& job, SceneParts& parts, const std::string& name, ExportSet& set,
                         PoseCheck& check) {
  SceneGlb glb;
  if (parts.ground) glb.addGround(parts.ground->content, std::move(parts.picture));
  if (auto added = addShapes(parts.shapes, glb); !added) return added;
  std::vector<SceneModel> models;
  for (std::vector<SceneModel>& levels : parts.models)
    for (SceneModel& level : levels) models.push_back(std::move(level));
  const auto first = glb.addModels(std::move(models), {});
  if (!first) return first.error();
  std::size_t mesh = *first;
  for (std::size_t i = 0; i < job.scene.groups.size(); ++i) {
    std::vector<double> coverages;
    for (const SceneLevel& level : job.levels[i]) coverages.push_back(level.coverage);
    if (job.settings.instancing)
      glb.addInstanced(job.scene.groups[i], mesh, coverages);
    else
      glb.addInstances(job.scene.groups[i], mesh, coverages);
    mesh += coverages.size();
  }
  const GlbFile file = glb.finish();
  std::string what = job.objectsText();
  if (parts.ground) what = groundText(*parts.ground) + "; " + what;
  return addGlb(set, name, what, file, &check);
}

/// The ground and each model for itself.
Result<void> writeModelFiles(const SceneJob& job, SceneParts& parts, ExportSet& set) {
  if (parts.ground) {
    SceneGlb glb;
    glb.addGround(parts.ground->content, std::move(parts.picture));
    if (auto added = addShapes(parts.shapes, glb); !added) return added;
    const GlbFile file = glb.finish();
    if (auto added = addGlb(set, job.groundFile(), groundText(*parts.ground), file, nullptr); !added)
      return added;
  }
  for (std::size_t i = 0; i < parts.models.size(); ++i) {
    // The levels of a file follow each other.
    const std::vector<SceneLevel>& levels = job.levels[i];
    for (std::size_t from = 0; from < levels.size();) {
      SceneGlb glb;
      std::size_t end = from;
      std::vector<SceneModel> models;
      for (; end < levels.size() && levels[end].file == levels[from].file; ++end)
        models.push_back(std::move(parts.models[i][end]));
      const auto mesh = glb.addModels(std::move(models), {});
      if (!mesh) return mesh.error();
      for (std::size_t k = from; k < end; ++k) glb.addNode(levels[k].node, *mesh + k - from);
      const std::string what = "model " + job.scene.groups[i].name() +
                               (end - from > 1 ? ", " + std::to_string(end - from) + " levels of detail"
                                : from > 0     ? ", level of detail " + std::to_string(from)
                                               : "");
      if (auto added = addGlb(set, levels[from].file, what, glb.finish(), nullptr); !added) return added;
      from = end;
    }
  }
  return {};
}

Result<void> writeFolder(const SceneJob& job, SceneParts& parts, ExportSet& set, PoseCheck& check) {
  if (auto written = writeModelFiles(job, parts, set); !written) return written;
  switch (job.settings.program) {
    case SceneProgram::Gltf:
      break;
    case SceneProgram::Blender:
      return writeBlenderScene(job, set, check);
    case SceneProgram::Unity:
      return writeUnityScene(job, set, check);
    case SceneProgram::Unreal:
      return writeUnrealScene(job, set, check);
    case SceneProgram::Godot:
      return writeGodotScene(job, set, check);
  }
  return Error{"unknown program"};
}

std::string counted(std::size_t count, const char* one, const char* many) {
  return count == 1 ? std::string("1 ") + one : groupedCount(count) + " " + many;
}

void addPlaceNote(const Terrain& terrain, std::vector<std::string>& notes) {
  const GeoReference& place = terrain.georeference;
  std::string text = "in metres from the middle of the terrain";
  if (place.hasGeoTransform) {
    const GridFrame& frame = terrain.frame;
    const Vec2 middle = toWorld(place, frame, 0.5 * (frame.columns - 1), 0.5 * (frame.rows - 1));
    std::array<char, 96> numbers{};
    std::snprintf(numbers.data(), numbers.size(), ", which is at %.10g, %.10g", middle.x(), middle.y());
    text += numbers.data();
    if (const auto crs = describeCrs(place.crsWkt); crs && !crs->name.empty() && crs->name != "unnamed")
      text += " of " + crs->name;
  }
  notes.push_back(text);
}

/// How the program has the colours of single objects, where some have one.
void addTintNote(const SceneJob& job, int steps, std::vector<std::string>& notes) {
  if (std::ranges::none_of(job.scene.groups, [](const SceneGroup& group) { return group.tinted(); })) return;
  switch (job.settings.program) {
    case SceneProgram::Gltf:
      if (job.settings.instancing)
        notes.emplace_back(
            "colours of single objects are kept for three.js, Babylon.js and gltfpack (_COLOR_0); other "
            "programs leave them out");
      else if (steps > 0)
        notes.push_back("colours of single objects are rounded to " + std::to_string(steps + 1) +
                        " steps a channel, as each is a material; instancing keeps them");
      break;
    case SceneProgram::Unity:
      notes.emplace_back(
          "colours of single objects go to the trees of a terrain; objects that stand beside it have none");
      break;
    case SceneProgram::Unreal:
      notes.emplace_back(
          "colours of single objects are custom data 0 to 2 of the instances, for a material to multiply");
      break;
    case SceneProgram::Blender:
    case SceneProgram::Godot:
      break;
  }
}

void addSceneNotes(const SceneJob& job, const SceneParts& parts, const std::vector<std::string>& missing,
                   bool missingPictures, bool plain, int tintSteps, SceneExportReport& report) {
  auto& notes = report.notes;
  addPlaceNote(job.terrain, notes);
  addTintNote(job, tintSteps, notes);
  if (job.scene.nowhere > 0)
    notes.push_back(counted(job.scene.nowhere, "object stands over a hole or off the terrain and is left out",
                            "objects stand over holes or off the terrain and are left out"));
  if (job.scene.outside > 0)
    notes.push_back(counted(job.scene.outside, "object stands outside the part and is left out",
                            "objects stand outside the part and are left out"));
  for (const std::string& name : missing)
    notes.push_back("the model of " + name + " is missing; its box is written");
  if (missingPictures) notes.emplace_back("some pictures of models are missing");
  if (parts.ground && plain) notes.emplace_back("the ground has no picture, as it has no materials");
  if (job.settings.program == SceneProgram::Gltf && job.settings.instancing && job.scene.count > 0)
    notes.emplace_back(
        "only programs that know EXT_mesh_gpu_instancing open the file: three.js, Babylon.js, glTFast");
  else if (job.settings.program == SceneProgram::Gltf && job.scene.count > kManyNodes)
    notes.emplace_back("so many nodes are slow in most programs; instancing writes a node a model");
}

Result<SceneParts> partsOf(const SceneJob& job, const GridRect& part, const MaterialGround* materials,
                           const Progress& progress) {
  SceneParts parts;
  if (job.settings.ground) {
    auto ground = groundMesh(job.terrain, part, meshOf(job.settings), partOf(progress, kPosed, kMeshed));
    if (!ground) return ground.error();
    parts.ground = std::move(*ground);
    auto picture = groundPicture(materials, job.settings.texture, partOf(progress, kMeshed, kBaked));
    if (!picture) return picture.error();
    parts.picture = std::move(*picture);
  }
  for (const SceneGroup& group : job.scene.groups)
    parts.models.push_back(sceneLevels(group.asset, job.objects.assets));
  return parts;
}

/// Number of nodes where each object has one for each level.
std::size_t levelNodes(const std::vector<SceneGroup>& groups,
                       const std::vector<std::vector<SceneModel>>& models) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < groups.size(); ++i) count += groups[i].instances.size() * models[i].size();
  return count;
}

/// Removes the levels of detail that are not written. Whether there were any.
bool dropLevels(std::vector<std::vector<SceneModel>>& models) {
  bool dropped = false;
  for (std::vector<SceneModel>& levels : models) {
    dropped = dropped || levels.size() > 1;
    levels.erase(levels.begin() + 1, levels.end());
    levels.front().name = levels.front().asset;
  }
  return dropped;
}

/// Sets files, levels and sizes of the models.
void nameModels(SceneJob& job, std::vector<std::vector<SceneModel>>& models) {
  // Unreal imports a file as one mesh, so its levels are files; the materials are those of the first.
  const bool apart = job.settings.program == SceneProgram::Unreal;
  std::vector<std::string> names;
  for (const SceneGroup& group : job.scene.groups) names.push_back(group.name());
  if (apart)
    for (const auto& levels : models)
      for (std::size_t k = 1; k < levels.size(); ++k) names.push_back(levels[k].name);
  std::vector<std::string> files;
  for (const std::string& name : fileNames(names, "model")) files.push_back("model-" + name + ".glb");
  std::size_t next = models.size();
  for (std::size_t i = 0; i < models.size(); ++i) {
    const std::vector<double> coverages = levelCoverages(models[i]);
    job.modelFiles.push_back(files[i]);
    job.sizes.push_back(models[i].front().longestSide());
    std::vector<SceneLevel>& levels = job.levels.emplace_back();
    for (std::size_t k = 0; k < models[i].size(); ++k) {
      SceneModel& model = models[i][k];
      levels.push_back(
          {model.name, apart && k > 0 ? files[next++] : files[i], model.triangles(), coverages[k]});
      if (!apart || k == 0) continue;
      for (ModelMaterial& material : model.materials)
        material.eachPicture([](PicturePtr& picture, std::uint64_t& sum, int) {
          picture = nullptr;
          sum = 0;
        });
    }
  }
}

bool isWater(const SceneShape& shape) { return shape.model.materials.front().name == "water"; }

bool isSingleFile(const SceneSettings& settings) { return settings.program == SceneProgram::Gltf; }

/// The folder that is written into, and the name of the one file, or nothing.
Result<std::pair<std::string, std::string>> targetOf(const std::string& path, const SceneSettings& settings) {
  namespace fs = std::filesystem;
  if (!isSingleFile(settings)) return std::pair(path, std::string());
  const fs::path target(path);
  std::string ending = target.extension().string();
  std::ranges::transform(ending, ending.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  if (ending != ".glb") return Error{"a scene as glTF is a file that ends in .glb"};
  std::error_code failure;
  if (!target.parent_path().empty() && !fs::is_directory(target.parent_path(), failure))
    return Error{"there is no such folder"};
  return std::pair(target.parent_path().empty() ? std::string(".") : target.parent_path().string(),
                   target.filename().string());
}

Result<SceneExportReport> exported(const Terrain& terrain, const ObjectList& objects,
                                   const MaterialGround* materials, std::vector<SceneShape> shapes,
                                   const std::string& path, const SceneExportOptions& options,
                                   const Progress& progress) {
  const ReadWatch read(terrain.heights);
  const SceneSettings& settings = options.settings;
  if (auto good = sceneSchema().check(settings); !good) return good.error();
  const GridRect all = terrain.frame.samples(), part = options.crop.value_or(all);
  if (auto good = checkPart(part, all); !good) return good.error();
  const auto target = targetOf(path, settings);
  if (!target) return target.error();
  auto scene = sceneObjects(terrain, objects, part, partOf(progress, 0.0, kPosed));
  if (!scene) return scene.error();
  SceneJob job{terrain, objects, settings, std::move(*scene), {}};
  const int tintSteps =
      settings.program == SceneProgram::Gltf && !settings.instancing ? makeTintsFew(job.scene.groups) : 0;
  const bool single = isSingleFile(settings), shapesLeftOut = !single && !settings.ground && !shapes.empty();
  if (shapesLeftOut) shapes.clear();
  if (!settings.ground && job.scene.count == 0 && shapes.empty())
    return Error{"there is nothing to write: no objects stand on the ground, and it is left out"};
  auto parts = partsOf(job, part, materials, progress);
  if (!parts) return parts.error();
  // A node for each object and level.
  const bool tooManyLevels =
      single && !settings.instancing && levelNodes(job.scene.groups, parts->models) > kManyNodes;
  const bool levelsLeftOut =
      (!settings.levels || tooManyLevels) && dropLevels(parts->models) && tooManyLevels;

  SceneExportReport report;
  report.objects = job.scene.count;
  report.scattered = job.scene.scattered;
  report.leftOut = job.scene.nowhere + job.scene.outside;
  report.models = job.scene.groups.size();
  if (parts->ground) {
    report.triangles = parts->ground->content.triangles.size();
    report.groundError = parts->ground->error.largest;
  }
  for (const SceneShape& shape : shapes)
    (isWater(shape) ? report.waterTriangles : report.bentTriangles) += shape.model.triangles();
  parts->shapes = std::move(shapes);
  const bool plain = !parts->picture && settings.texture > 0;
  std::vector<std::string> missing;
  bool missingPictures = false;
  for (const std::vector<SceneModel>& levels : parts->models) {
    if (levels.front().missing) missing.push_back(levels.front().name);
    missingPictures = missingPictures || levels.front().missingPictures;
  }
  nameModels(job, parts->models);
  std::size_t modelFiles = 0;
  for (const auto& levels : job.levels) modelFiles += levels.size();
  if (settings.program == SceneProgram::Godot) sortByCells(job);
  const Progress writing = partOf(progress, kBaked, 1.0);
  ExportSet set(target->first, single ? 1 : static_cast<int>(modelFiles) + 5, writing,
                single ? ExportSet::Names::Given : ExportSet::Names::Generated);
  PoseCheck check(job.scene.groups);
  if (auto written = single ? writeSingle(job, *parts, target->second, set, check)
                            : writeFolder(job, *parts, set, check);
      !written)
    return written.error();
  report.largestError = check.place();
  report.largestTurn = check.turn();
  if (auto sound = read.whole(); !sound) return sound.error();
  auto files = set.commit();
  if (!files) return files.error();
  report.files = std::move(*files);
  if (target->first == ".")
    for (WrittenFile& file : report.files)
      if (file.path.starts_with("./")) file.path.erase(0, 2);
  addSceneNotes(job, *parts, missing, missingPictures, plain, tintSteps, report);
  if (levelsLeftOut)
    report.notes.emplace_back(
        "levels of detail are left out, as each object needs a node for each; instancing keeps them");
  if (shapesLeftOut)
    report.notes.emplace_back(
        "the water of lines and models bent along them go with the ground, and are left out with it");
  return report;
}

/// The same with errors that name the target.
Result<SceneExportReport> exportedTo(const Terrain& terrain, const ObjectList& objects,
                                     const MaterialGround* materials, std::vector<SceneShape> shapes,
                                     const std::string& path, const SceneExportOptions& options,
                                     const Progress& progress) {
  auto report = exported(terrain, objects, materials, std::move(shapes), path, options, progress);
  if (report || report.error().cancelled) return report;
  // Errors of files name them already.
  const std::string folder = std::filesystem::path(path).parent_path().string();
  const std::string& message = report.error().message;
  if (message.starts_with(path) || (!folder.empty() && message.starts_with(folder + "/")) ||
      message.starts_with("./"))
    return report;
  return Error{path + ": " + message};
}

/// Water, and models that are bent along lines.
Result<std::vector<SceneShape>> shapesOf(const ExportInputs& inputs, const SceneExportOptions& options) {
  std::vector<SceneShape> shapes;
  if (!options.settings.lines || inputs.lines.empty()) return shapes;
  const GridFrame& frame = inputs.terrain.frame;
  const GridRect part = options.crop.value_or(frame.samples()).intersected(frame.samples());
  if (part.width() < 2 || part.height() < 2) return shapes;
  const auto bent =
      bentRows(inputs.objects.scatter.rules, inputs.lines, frame, inputs.objects.placed.assets());
  if (!bent) return bent.error();
  shapes = waterShapes(waterOn(inputs.terrain, inputs.lines), part);
  for (SceneShape& shape : bentShapes(*bent, frame, part)) shapes.push_back(std::move(shape));
  return shapes;
}

}  // namespace

Result<SceneExportReport> exportScene(const Terrain& terrain, const ObjectList& objects,
                                      const MaterialGround* materials, const std::string& path,
                                      const SceneExportOptions& options, const Progress& progress) {
  return exportedTo(terrain, objects, materials, {}, path, options, progress);
}

Result<SceneExportReport> exportScene(const ExportInputs& inputs, const std::string& path,
                                      const SceneExportOptions& options, const Progress& progress) {
  const auto objects = allObjects(inputs.objects, partOf(progress, 0.0, 0.2));
  if (!objects) return objects.error();
  LeftOut left = inputs.beside;
  left.objects = left.scatterRules = 0;
  const MaterialInputs& materials = inputs.materials;
  std::optional<MaterialMap> laid;
  std::optional<MaterialGround> ground;
  if (!materials.materials.empty() && options.settings.ground && options.settings.texture > 0) {
    auto map = laidMaterials(inputs.terrain, materials, partOf(progress, 0.2, 0.4));
    if (!map) return map.error();
    laid = std::move(*map);
    ground.emplace(MaterialGround{inputs.terrain, *laid, materials.materials,
                                  materials.deposits ? &*materials.deposits : nullptr});
    left.materials = 0;
  }
  auto shapes = shapesOf(inputs, options);
  if (!shapes) return Error{path + ": " + shapes.error().message};
  auto report = exportedTo(inputs.terrain, *objects, ground ? &*ground : nullptr, *std::move(shapes), path,
                           options, partOf(progress, 0.4, 1.0));
  if (!report) return report;
  for (std::string& line : leftOutLines(left)) report->notes.push_back(std::move(line));
  return report;
}

}  // namespace scarp
