#include "core/sceneio/SceneExport.h"

#include <algorithm>
#include <cstring>
#include <filesystem>

#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/DerivedContent.h"
#include "core/io/AtomicFile.h"
#include "core/io/EnginePreset.h"
#include "core/materialio/ExportJob.h"
#include "core/materialio/GltfTextures.h"
#include "core/materialio/LayerList.h"
#include "core/meshio/MeshExport.h"
#include "core/scene/LiveBentRows.h"
#include "core/scene/LiveWater.h"
#include "core/sceneio/SceneGlb.h"
#include "core/sceneio/SceneJob.h"
#include "core/sceneio/SceneModel.h"
#include "core/schema/MakeSetting.h"
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
  if (file.bytes() <= GlbFile::kMaxBytes) return {};
  return Error{
      "it makes more than 2 GB, where glTF's readers stop; a coarser ground, instancing or a part of the "
      "terrain fits"};
}

Result<void> addGlb(ExportSet& set, const std::string& name, const Message& what, const GlbFile& file,
                    PoseCheck* check) {
  if (auto good = tooLargeScene(file); !good) return errorIn(name, good.error());
  return set.file(
      name, what, [&](const std::string& path, const Progress& part) { return file.write(path, part); },
      [&](const std::string& path, const Progress& part) -> Result<void> {
        if (auto same = file.prove(path, partOf(part, 0.0, 0.5)); !same) return same;
        return check ? readSceneGlb(path, *check, partOf(part, 0.5, 1.0)) : Result<void>();
      });
}

Message groundText(const GroundMesh& ground) {
  return Message("the ground, %1 triangles", groupedCount(ground.content.triangles.size()));
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
  const Message ground = parts.ground ? groundText(*parts.ground) : Message();
  return addGlb(set, name, joined({ground, job.objectsText()}, "; "), file, &check);
}

/// The ground and each model for itself.
Result<void> writeModelFiles(const SceneJob& job, SceneParts& parts, ExportSet& set) {
  if (!job.groundFile().empty()) {
    SceneGlb glb;
    if (parts.ground) glb.addGround(parts.ground->content, std::move(parts.picture));
    if (auto added = addShapes(parts.shapes, glb); !added) return added;
    const Message what = parts.ground ? groundText(*parts.ground) : Message("water and models along lines");
    if (auto added = addGlb(set, job.groundFile(), what, glb.finish(), nullptr); !added) return added;
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
      const std::string& name = job.scene.groups[i].name();
      const Message what = end - from > 1 ? Message("model %1, %2 levels of detail", name, end - from)
                           : from > 0     ? Message("model %1, level of detail %2", name, from)
                                          : Message("model %1", name);
      if (auto added = addGlb(set, levels[from].file, what, glb.finish(), nullptr); !added) return added;
      from = end;
    }
  }
  return {};
}

Result<void> writeFolder(const SceneJob& job, SceneParts& parts, ExportSet& set, PoseCheck& check) {
  if (auto written = writeModelFiles(job, parts, set); !written) return written;
  return programRow(job.settings.program).write(job, set, check);
}

Message placeNote(const Terrain& terrain) {
  const auto middle = middleInCrs(terrain);
  if (!middle) return Message("in metres from the middle of the terrain");
  if (middle->crs.empty())
    return Message("in metres from the middle of the terrain, which is at %1, %2", middle->x, middle->y);
  return Message("in metres from the middle of the terrain, which is at %1, %2 of %3", middle->x, middle->y,
                 middle->crs);
}

/// How the program has the colours of single objects, where some have one.
void addTintNote(const SceneJob& job, int steps, std::vector<Message>& notes) {
  if (std::ranges::none_of(job.scene.groups, [](const SceneGroup& group) { return group.tinted(); })) return;
  if (const auto note = programRow(job.settings.program).tints) notes.push_back(note());
  if (job.settings.program != SceneProgram::Gltf) return;
  if (job.settings.instancing)
    notes.push_back(
        Message("colours of single objects are kept for three.js, Babylon.js and gltfpack (_COLOR_0); other "
                "programs leave them out"));
  else if (steps > 0)
    notes.push_back(
        Message("colours of single objects are rounded to %1 steps a channel, as each is a material; "
                "instancing keeps them",
                steps + 1));
}

void addSceneNotes(const SceneJob& job, const SceneParts& parts, const std::vector<std::string>& missing,
                   bool missingPictures, bool plain, int tintSteps, SceneExportReport& report) {
  auto& notes = report.notes;
  notes.push_back(placeNote(job.terrain));
  addTintNote(job, tintSteps, notes);
  if (job.scene.nowhere > 0)
    notes.push_back(Message(job.scene.nowhere == 1
                                ? "%1 object stands over a hole or off the terrain and is left out"
                                : "%1 objects stand over holes or off the terrain and are left out",
                            groupedCount(job.scene.nowhere)));
  if (job.scene.outside > 0)
    notes.push_back(Message(job.scene.outside == 1 ? "%1 object stands outside the part and is left out"
                                                   : "%1 objects stand outside the part and are left out",
                            groupedCount(job.scene.outside)));
  for (const std::string& name : missing)
    notes.push_back(Message("the model of %1 is missing; its box is written", name));
  if (missingPictures) notes.push_back(Message("some pictures of models are missing"));
  if (parts.ground && plain) notes.push_back(Message("the ground has no picture, as it has no materials"));
  if (job.settings.program == SceneProgram::Gltf && job.settings.instancing && job.scene.count > 0)
    notes.push_back(Message(
        "only programs that know EXT_mesh_gpu_instancing open the file: three.js, Babylon.js, glTFast"));
  else if (job.settings.program == SceneProgram::Gltf && job.scene.count > kManyNodes)
    notes.push_back(Message("so many nodes are slow in most programs; instancing writes a node a model"));
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

/// The reason of an error that names a file first.
Error withoutName(const Error& error, const std::string& path) {
  if (error.cancelled) return error;
  Message reason = error.message;
  for (const std::string& start : {path + ": ", std::string("cannot be written: ")}) {
    if (reason.values().empty()) break;
    const MessageValue behind = reason.values().back();
    if (reason.text() != start + behind.text()) continue;
    reason = behind.asMessage() ? *behind.asMessage() : Message::verbatim(behind.text());
  }
  return reason;
}

/// Adds the heightmap, and the JSON file that describes it.
Result<ExportReport> addHeights(const SceneJob& job, const SceneExportOptions& options,
                                const std::string& folder, ExportSet& set) {
  namespace fs = std::filesystem;
  const ExportOptions heights = heightOptions(options, job.terrain.frame);
  const std::string name = std::string("heights.") + heightPreset(options.settings)->extension;
  const std::string target = (fs::path(folder) / name).string();
  const SampleSize own{job.terrain.frame.columns, job.terrain.frame.rows};
  std::unique_ptr<StagedFolder> staged;
  ExportReport report;
  const auto move = [](const std::string& from, const std::string& to) -> Result<void> {
    std::error_code failure;
    fs::rename(from, to, failure);
    return failure ? Result<void>(Message::verbatim(failure.message())) : Result<void>();
  };
  // exportRaster() has read them back.
  const auto proved = [](const std::string&, const Progress&) { return Result<void>(); };
  if (auto written = set.file(
          name, Message("heights, %1", sizeText(heights.resample.value_or(own))),
          [&](const std::string& path, const Progress& progress) -> Result<void> {
            auto beside = StagedFolder::create(target);
            if (!beside) return withoutName(beside.error(), target);
            staged = std::move(*beside);
            auto made = exportRaster(job.terrain, staged->raster(), heights, progress);
            if (!made) return withoutName(made.error(), staged->raster());
            report = std::move(*made);
            return move(staged->raster(), path);
          },
          proved);
      !written)
    return written.error();
  report.path = target;
  if (report.sidecar.empty()) return report;
  const std::string json = fs::path(report.sidecar).filename().string();
  if (auto written = set.file(
          json, Message("what to type in %1", Message(sceneProgramNames().title(job.settings.program))),
          [&](const std::string& path, const Progress&) { return move(report.sidecar, path); }, proved);
      !written)
    return written.error();
  report.sidecar = (fs::path(folder) / json).string();
  return report;
}

/// Adds heights and weights, if the settings ask for them.
Result<void> writeTerrainFiles(const SceneJob& job, const MaterialGround* materials,
                               const SceneExportOptions& options, const std::string& folder, ExportSet& set,
                               SceneExportReport& report, const Progress& progress) {
  if (job.settings.heights) {
    auto heights = addHeights(job, options, folder, set);
    if (!heights) return heights.error();
    report.heights = std::move(*heights);
    if (report.heights->change && job.scene.count > 0)
      report.notes.push_back(
          Message("heights are resampled; objects stand on the terrain before that, up to %1 off",
                  metres(report.heights->change->largest)));
    report.notes.insert(report.notes.end(), report.heights->notes.begin(), report.heights->notes.end());
  }
  if (!job.settings.weights) return {};
  auto weights = prepareMaterials(*materials, weightOptions(options, job.terrain.frame), progress);
  if (!weights) return weights.error();
  if (auto written = writeMaterials(*weights, set, {}); !written) return written;
  report.notes.insert(report.notes.end(), weights->report.notes.begin(), weights->report.notes.end());
  report.weights = std::move(weights->report);
  return {};
}

/// Rejects settings that the program or the terrain does not allow.
Result<void> checkParts(const SceneExportOptions& options, const MaterialGround* materials) {
  const SceneSettings& settings = options.settings;
  if (!settings.heights && !settings.weights) return {};
  if (!heightPreset(settings)) return Error{"glTF has no heightmaps and no weights of materials"};
  if (options.crop) return Error{"heights and weights are written of the whole terrain, not of a part"};
  if (settings.weights && !materials) return Error{"the terrain has no materials"};
  return {};
}

bool isWater(const SceneShape& shape) { return shape.model.materials.front().name == "water"; }

bool isSingleFile(const SceneSettings& settings) { return !programRow(settings.program).write; }

/// Without a name where a folder is written.
Result<ExportTarget> targetOf(const std::string& path, const SceneSettings& settings) {
  if (!isSingleFile(settings)) return ExportTarget{path, {}};
  if (lowerExtension(path) != ".glb") return Error{"a scene as glTF is a file that ends in .glb"};
  return exportTarget(path);
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
  if (auto good = checkParts(options, materials); !good) return good.error();
  const ObjectList none;
  const ObjectList& written = settings.objects ? objects : none;
  auto scene = sceneObjects(terrain, written, part, partOf(progress, 0.0, kPosed));
  if (!scene) return scene.error();
  SceneJob job{terrain, written, settings, std::move(*scene), {}};
  job.shapes = !shapes.empty();
  const int tintSteps =
      settings.program == SceneProgram::Gltf && !settings.instancing ? makeTintsFew(job.scene.groups) : 0;
  const bool single = isSingleFile(settings);
  const bool placed = settings.ground || job.scene.count > 0 || job.shapes;
  if (!placed && !settings.heights && !settings.weights)
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
  constexpr std::size_t kSceneFiles = 5, kHeightFiles = 2;
  std::size_t files = modelFiles + kSceneFiles + (settings.heights ? kHeightFiles : 0);
  if (settings.weights) files += materials->materials.size();
  ExportSet set(target->folder, single ? 1 : static_cast<int>(files), writing,
                single ? ExportSet::Names::Given : ExportSet::Names::Generated);
  PoseCheck check(job.scene.groups);
  if (single) {
    if (auto done = writeSingle(job, *parts, target->name, set, check); !done) return done.error();
  } else if (placed) {
    if (auto done = writeFolder(job, *parts, set, check); !done) return done.error();
  }
  if (auto done = writeTerrainFiles(job, materials, options, target->folder, set, report, writing); !done)
    return done.error();
  report.largestError = check.place();
  report.largestTurn = check.turn();
  if (auto sound = read.whole(); !sound) return sound.error();
  auto paths = set.commit();
  if (!paths) return paths.error();
  report.files = std::move(*paths);
  if (target->folder == ".") shortenPaths(report.files);
  addSceneNotes(job, *parts, missing, missingPictures, plain, tintSteps, report);
  if (levelsLeftOut)
    report.notes.push_back(Message(
        "levels of detail are left out, as each object needs a node for each; instancing keeps them"));
  return report;
}

/// Water, and models that are bent along lines.
Result<std::vector<SceneShape>> shapesOf(const DerivedContent& scene, const SceneExportOptions& options) {
  std::vector<SceneShape> shapes;
  if (!options.settings.lines) return shapes;
  const GridFrame& frame = scene.terrain().frame;
  const GridRect part = options.crop.value_or(frame.samples()).intersected(frame.samples());
  if (part.width() < 2 || part.height() < 2) return shapes;
  LiveBentRows bent(scene.content());
  bent.update();
  if (!bent.refusal().empty()) return Error{bent.refusal()};
  LiveWater water(scene.content());
  water.update();
  shapes = waterShapes(*water.tiles(), part);
  for (SceneShape& shape : bentShapes(*bent.meshes(), frame, part)) shapes.push_back(std::move(shape));
  return shapes;
}

}  // namespace

const Schema<SceneExportOptions>& sceneHeightSchema() {
  using S = SceneExportOptions;
  using Make = MakeSetting<S>;
  static const Schema<S> schema{writtenIfTrue(Make::flag<&S::anySize>("anySize")),
                                Make::finite<&S::rangeMin>("rangeMin", "Lowest", " m"),
                                Make::finite<&S::rangeMax>("rangeMax", "Highest", " m")};
  return schema;
}

ExportOptions heightOptions(const SceneExportOptions& options, const GridFrame& frame) {
  const EnginePreset& preset = *heightPreset(options.settings);
  ExportOptions heights;
  heights.preset = preset.name;
  heights.resample = options.resample;
  heights.anySize = options.anySize;
  if (!heights.resample && !heights.anySize && sizeProblem(preset, frame))
    heights.resample = nearestEngineSize(preset, frame);
  if (!isQuantised(usualFormat(preset))) return heights;  // floats have no range
  heights.rangeMin = options.rangeMin;
  heights.rangeMax = options.rangeMax;
  return heights;
}

MaterialExportOptions weightOptions(const SceneExportOptions& options, const GridFrame& frame) {
  MaterialExportOptions weights;
  weights.preset = weightPreset(options.settings).value_or(weights.preset);
  weights.anySize = options.anySize;
  // Weights fit the heights beside them.
  const auto heights = options.settings.heights ? heightOptions(options, frame).resample : options.resample;
  if (!heights) return weights;
  // Unity's alphamaps have as many samples as its heights have cells.
  const int fewer = weights.preset == MaterialPreset::Unity ? 1 : 0;
  weights.resample = SampleSize{heights->columns - fewer, heights->rows - fewer};
  if (*weights.resample == SampleSize{frame.columns, frame.rows}) {
    weights.resample.reset();
    weights.anySize = true;
  }
  return weights;
}

Result<SceneExportReport> exportScene(const Terrain& terrain, const ObjectList& objects,
                                      const MaterialGround* materials, const std::string& path,
                                      const SceneExportOptions& options, const Progress& progress) {
  auto report = exported(terrain, objects, materials, {}, path, options, progress);
  if (!report) return errorInFolderOf(path, report.error());
  return report;
}

Result<SceneExportReport> exportScene(const DerivedContent& scene, const std::string& path,
                                      const SceneExportOptions& options, const Progress& progress) {
  const auto objects = scene.objects(partOf(progress, 0.0, 0.2));
  if (!objects) return objects.error();
  LeftOut left = scene.besidesGround();
  if (options.settings.objects) left.objects = left.scatterRules = 0;
  const std::vector<Material>& materials = scene.content().state.materials;
  std::shared_ptr<const MaterialMap> map;
  std::optional<MaterialGround> ground;
  const SceneSettings& settings = options.settings;
  if (!materials.empty() && ((settings.ground && settings.texture > 0) || settings.weights)) {
    const auto found = scene.materials(partOf(progress, 0.2, 0.4));
    if (!found) return found.error();
    map = *found;
    ground.emplace(MaterialGround{scene.terrain(), *map, materials, scene.deposits()});
    left.materials = 0;
  }
  auto shapes = shapesOf(scene, options);
  if (!shapes) return errorIn(path, shapes.error());
  auto report = exported(scene.terrain(), *objects, ground ? &*ground : nullptr, *std::move(shapes), path,
                         options, partOf(progress, 0.4, 1.0));
  if (!report) return errorInFolderOf(path, report.error());
  for (Message& line : leftOutLines(left)) report->notes.push_back(std::move(line));
  return report;
}

}  // namespace scarp
