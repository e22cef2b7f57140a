#include "core/materialio/MaterialExport.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/edit/DerivedContent.h"
#include "core/io/EnginePreset.h"
#include "core/io/RasterExport.h"
#include "core/materialio/ExportJob.h"
#include "core/materialio/LayerList.h"
#include "core/materialio/WeightPlanes.h"
#include "core/operation/Reshape.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/Schema.h"

namespace scarp {

namespace {

/// Godot's HTerrain takes the sizes of its heights for all of its maps.
const EnginePreset& hterrainSizes() {
  static const EnginePreset preset{
      "hterrain", "HTerrain",           {},     "png", {65, 129, 257, 513, 1025, 2049, 4097}, true,
      false,      RowOrder::NorthFirst, 65535.0};
  return preset;
}

/// What the preset's engine wants of sizes; null: anything.
const EnginePreset* sizesOf(MaterialPreset preset) {
  if (preset == MaterialPreset::HTerrain) return &hterrainSizes();
  const auto found = findPreset(std::string(materialPresetNames().key(preset)));
  return found ? *found : nullptr;
}

bool isAlphamap(const EnginePreset& unity, int side) {
  return std::ranges::find(unity.sides, side + 1) != unity.sides.end();
}

/// As it is asked for.
Result<SampleSize> sizeFor(const GridFrame& frame, const MaterialExportOptions& options) {
  if (options.resample) {
    if (auto valid = validate(ResampleReshape{options.resample->columns, options.resample->rows}, frame);
        !valid)
      return valid.error();
    return *options.resample;
  }
  return options.anySize ? SampleSize{frame.columns, frame.rows} : usualMaterialSize(options.preset, frame);
}

/// The layers that are written, in the order of the materials.
Result<std::vector<ExportLayer>> layersOf(const MaterialGround& ground, bool all) {
  const std::vector<MaterialCover> cover = materialCover(ground.weights);
  std::uint64_t whole = 0;
  for (const MaterialCover& one : cover) {
    whole += one.weight;
    if (std::ranges::find(ground.materials, one.material, &Material::id) == ground.materials.end())
      return Error{"material %1 lies on the ground, but there is none of this id", one.material};
  }
  std::vector<Material> written;
  std::vector<double> shares;
  for (const Material& material : ground.materials) {
    const auto found = std::ranges::find(cover, material.id, &MaterialCover::material);
    if (found == cover.end() && !all) continue;
    written.push_back(material);
    shares.push_back(found == cover.end() ? 0.0
                                          : static_cast<double>(found->weight) / static_cast<double>(whole));
  }
  if (written.empty()) return Error{"no material lies anywhere on the ground"};
  if (written.size() > kMostLayers)
    return Error{"%1 materials are more than %2", written.size(), kMostLayers};
  const std::vector<std::string> names = fileNames(written);
  std::vector<ExportLayer> layers;
  for (std::size_t i = 0; i < written.size(); ++i) layers.push_back({written[i], names[i], shares[i]});
  return layers;
}

/// What is written: resampled where that is asked for.
Result<ExportJob> jobFor(const MaterialGround& ground, const SampleSize& size,
                         std::vector<ExportLayer> layers, const MaterialExportOptions& options,
                         const Progress& progress) {
  ExportJob job{ground.terrain, ground.weights, std::move(layers), options};
  if (ground.deposits) job.deposits = *ground.deposits;
  if (size == SampleSize{ground.terrain.frame.columns, ground.terrain.frame.rows}) return job;
  auto reshapedGround = exportGround(ground.terrain, size, partOf(progress, 0.0, 0.3));
  if (!reshapedGround) return reshapedGround.error();
  const auto main = std::ranges::max_element(job.layers, {}, &ExportLayer::share);
  auto weights = resampledMap(ground.weights, job.layerIds(), ground.terrain, reshapedGround->terrain,
                              main->material.id, partOf(progress, 0.3, 1.0));
  if (!weights) return weights.error();
  job.terrain = std::move(reshapedGround->terrain);
  job.weights = std::move(*weights);
  if (job.deposits) {
    auto laid =
        exportGround({ground.terrain.frame, ground.terrain.georeference, *std::move(job.deposits)}, size);
    if (!laid) return laid.error();
    job.deposits = std::move(laid->terrain.heights);
  }
  return job;
}

int layerCount(const ExportJob& job) { return static_cast<int>(job.layers.size()); }

int hterrainFiles(const ExportJob& job) {
  if (job.options.splat == SplatKind::Array) return 3;
  return job.options.splat == SplatKind::Classic4 ? 2 : (std::min(layerCount(job), 16) + 3) / 4 + 1;
}

/// A row of the presets.
struct PresetRow {
  ValueName name;
  int (*files)(const ExportJob& job);  ///< Number of files beside the textures of materials.
  MaterialWriter* write;
  bool bakes = false;  ///< Writes textures of the ground in place of weights.
};

/// In the order of MaterialPreset.
constexpr std::array<PresetRow, 8> kPresets{
    {{{"unity", "Unity"},
      [](const ExportJob& job) {
        return (layerCount(job) + 3) / 4 * static_cast<int>(job.options.pictures.size()) + 2;
      },
      writeUnity},
     {{"unreal", "Unreal"}, [](const ExportJob& job) { return layerCount(job) + 1; }, writeUnreal},
     {{"terrain3d", "Terrain3D"}, [](const ExportJob&) { return 2; }, writeTerrain3d},
     {{"hterrain", "HTerrain"}, hterrainFiles, writeHTerrain},
     {{"blender", "Blender"}, [](const ExportJob& job) { return layerCount(job) + 1; }, writeBlender},
     {{"gis", "GIS"}, [](const ExportJob&) { return 3; }, writeGis},
     {{"picture", "Picture"}, [](const ExportJob& job) { return job.deposits ? 9 : 8; }, writePicture, true},
     {{"gltf", "glTF"}, [](const ExportJob&) { return 1; }, writeGltf, true}}};

const PresetRow& presetRow(const MaterialExportOptions& options) {
  return kPresets[static_cast<std::size_t>(options.preset)];
}

int filesFor(const ExportJob& job) {
  int files = presetRow(job.options).files(job);
  for (std::size_t i = 0; i < job.layers.size(); ++i)
    files += static_cast<int>(pictureSetFiles(job, i).size());
  return files;
}

}  // namespace

const EnumNames& materialPresetNames() {
  static const EnumNames names([] {
    std::vector<ValueName> all;
    for (const PresetRow& row : kPresets) all.push_back(row.name);
    return all;
  }());
  return names;
}

const EnumNames& splatKindNames() {
  static const EnumNames names(
      {{"classic4", "CLASSIC4"}, {"multisplat16", "MULTISPLAT16"}, {"array", "ARRAY"}});
  return names;
}

const EnumNames& mapDepthNames() {
  static const EnumNames names({{"8", "8 bits"}, {"16", "16 bits"}, {"float", "Float GeoTIFF"}});
  return names;
}

const Schema<MaterialExportOptions>& materialExportSchema() {
  using M = MaterialExportOptions;
  using Make = MakeSetting<M>;
  static const Schema<M> schema{
      Make::choice<&M::preset>("for", materialPresetNames()),
      writtenIfTrue(Make::flag<&M::all>("all")),
      writtenIfTrue(Make::flag<&M::anySize>("anySize")),
      Make::choice<&M::splat>("splat", splatKindNames()),
      Make::choice<&M::depth>("depth", mapDepthNames()),
      Make::number<&M::textureSide>("texture", "Texture", " texels", kLeastTexture, kMostTexture),
      Make::number<&M::meshStep>("meshStep", "Mesh step", "", 1, kMostMeshStep)};
  return schema;
}

// Engines want the size of the heights; Unity's alphamaps have as many samples as its heights have cells.
SampleSize usualMaterialSize(MaterialPreset preset, const GridFrame& frame) {
  const SampleSize own{frame.columns, frame.rows};
  const EnginePreset* const engine = sizesOf(preset);
  if (!engine) return own;
  const bool isUnity = preset == MaterialPreset::Unity;
  if (isUnity && own.columns == own.rows && isAlphamap(*engine, own.columns)) return own;
  const SampleSize heights = sizeProblem(*engine, frame) ? nearestEngineSize(*engine, frame) : own;
  return isUnity ? SampleSize{heights.columns - 1, heights.rows - 1} : heights;
}

std::vector<SampleSize> materialSizes(MaterialPreset preset, const GridFrame& frame) {
  const SampleSize own{frame.columns, frame.rows}, usual = usualMaterialSize(preset, frame);
  std::vector<SampleSize> sizes{own};
  if (usual == own) return sizes;
  sizes.push_back(usual);
  const EnginePreset* const engine = sizesOf(preset);
  if (engine && sizeProblem(*engine, frame))
    for (SampleSize size : engineSizes(*engine, frame)) {
      if (preset == MaterialPreset::Unity) size = {size.columns - 1, size.rows - 1};
      if (size != usual && size != own) sizes.push_back(size);
    }
  std::ranges::sort(sizes, {}, [](const SampleSize& size) {
    return std::pair(static_cast<long long>(size.columns) * size.rows, size.columns);
  });
  return sizes;
}

Result<ExportJob> ownSizeJob(const MaterialGround& ground, const MaterialExportOptions& options) {
  auto layers = layersOf(ground, options.all);
  if (!layers) return layers.error();
  return jobFor(ground, {ground.terrain.frame.columns, ground.terrain.frame.rows}, std::move(*layers),
                options, {});
}

int MaterialFiles::count() const { return filesFor(job); }

Result<MaterialFiles> prepareMaterials(const MaterialGround& ground, const MaterialExportOptions& options,
                                       const Progress& progress) {
  const SampleSize own{ground.terrain.frame.columns, ground.terrain.frame.rows};
  if (ground.weights.rect() != ground.terrain.frame.samples())
    return Error{"the materials are those of another size of terrain"};
  const auto size = sizeFor(ground.terrain.frame, options);
  if (!size) return size.error();
  auto layers = layersOf(ground, options.all);
  if (!layers) return layers.error();
  MaterialExportReport report;
  report.size = *size;
  report.resampled = !(*size == own);
  for (const ExportLayer& layer : *layers) report.layers.push_back(layer.material.name);
  auto job = jobFor(ground, *size, std::move(*layers), options, progress);
  if (!job) return job.error();
  return MaterialFiles{std::move(*job), std::move(report)};
}

Result<void> writeMaterials(MaterialFiles& files, ExportSet& set, const Progress& progress) {
  if (auto written = writePictureSets(files.job, set, files.report); !written) return written;
  return presetRow(files.job.options).write(files.job, set, files.report, progress);
}

bool bakesTextures(MaterialPreset preset) { return kPresets[static_cast<std::size_t>(preset)].bakes; }

Result<MaterialExportReport> exportMaterials(const MaterialGround& ground, const std::string& folder,
                                             const MaterialExportOptions& options, const Progress& progress) {
  const auto named = [&folder](const Error& error) {
    return error.text().starts_with(folder) ? error : errorIn(folder, error);
  };
  constexpr double kResampled = 0.3, kMapped = 0.6;
  auto files = prepareMaterials(ground, options, partOf(progress, 0.0, kResampled));
  if (!files) return named(files.error());
  const double share = files->report.resampled ? kResampled : 0.0;
  const bool bakes = bakesTextures(options.preset);
  const Progress working = partOf(progress, share, bakes ? kMapped : share);
  const Progress writing = partOf(progress, bakes ? kMapped : share, 1.0);
  ExportSet set(folder, files->count(), writing);
  if (auto written = writeMaterials(*files, set, working); !written) return named(written.error());
  auto paths = set.commit();
  if (!paths) return paths.error();
  files->report.files = std::move(*paths);
  return std::move(files->report);
}

Result<MaterialExportReport> exportMaterials(const DerivedContent& scene, const std::string& folder,
                                             const MaterialExportOptions& options, const Progress& progress) {
  const std::vector<Material>& materials = scene.content().state.materials;
  if (materials.empty()) return errorIn(folder, "the terrain has no materials");
  const auto map = scene.materials(partOf(progress, 0.0, 0.3));
  if (!map) return map.error();
  auto report = exportMaterials({scene.terrain(), **map, materials, scene.deposits()}, folder, options,
                                partOf(progress, 0.3, 1.0));
  if (!report) return report;
  LeftOut left = scene.besidesGround();
  left.materials = 0;
  for (Message& line : leftOutLines(left)) report->notes.push_back(std::move(line));
  return report;
}

}  // namespace scarp
