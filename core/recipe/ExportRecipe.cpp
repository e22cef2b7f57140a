#include "core/recipe/ExportRecipe.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <limits>
#include <optional>

#include "core/base/Json.h"
#include "core/base/PathScope.h"
#include "core/base/PrintableLine.h"
#include "core/edit/DerivedContent.h"
#include "core/operation/Reshape.h"
#include "core/script/SchemaJson.h"
#include "core/tileio/TileExport.h"
#include "core/tileio/WebTiles.h"

namespace scarp {

namespace {

const EnumNames& kindNames() {
  static const EnumNames names(
      {{"terrain"}, {"tiles"}, {"web"}, {"mesh"}, {"scene"}, {"objects"}, {"materials"}});
  return names;
}

const EnumNames& compressionNames() {
  static const EnumNames names([] {
    std::vector<ValueName> all;
    for (const TiffCompressionInfo& info : tiffCompressions()) all.push_back({info.name});
    return all;
  }());
  return names;
}

const EnumNames& coordinateNames() {
  static const EnumNames names([] {
    std::vector<ValueName> all;
    for (const ObjectCoordinatesInfo& info : objectCoordinates()) all.push_back({info.name});
    return all;
  }());
  return names;
}

/// [column, row, columns, rows].
void writeCrop(Json& object, const std::optional<GridRect>& crop) {
  if (crop) object["crop"] = {crop->column0, crop->row0, crop->width(), crop->height()};
}

void readCrop(ObjectReader& reader, std::optional<GridRect>& crop) {
  const Json* value = reader.value("crop");
  if (!value) return;
  std::array<int, 4> numbers{};
  bool good = value->isArray() && value->size() == numbers.size();
  for (std::size_t i = 0; good && i < numbers.size(); ++i) {
    const Json& number = (*value)[i];
    const int least = i < 2 ? 0 : 2;
    good = number.isInteger() && number.get<double>() >= least && number.get<double>() <= kMostSamples;
    if (good) numbers[i] = number.get<int>();
  }
  if (!good) return reader.fail("crop", "is no part of a terrain: COLUMN, ROW, COLUMNS, ROWS");
  crop = GridRect{numbers[0], numbers[1], numbers[0] + numbers[2], numbers[1] + numbers[3]};
}

void writeResample(Json& object, const std::optional<SampleSize>& resample) {
  if (!resample) return;
  object["resampleColumns"] = resample->columns;
  object["resampleRows"] = resample->rows;
}

void readResample(ObjectReader& reader, std::optional<SampleSize>& resample) {
  SampleSize size;
  if (reader.readWhole("resampleColumns", size.columns, 2, kMostSamples) &&
      reader.readWhole("resampleRows", size.rows, 2, kMostSamples))
    resample = size;
}

void readRange(ObjectReader& reader, std::optional<double>& min, std::optional<double>& max) {
  for (const auto& [key, bound] : {std::pair("rangeMin", &min), std::pair("rangeMax", &max)})
    if (double metres = 0.0; reader.read(key, metres)) *bound = metres;
}

void writeMaterialOptions(Json& object, const MaterialExportOptions& options) {
  object["for"] = materialPresetNames().key(options.preset);
  if (options.all) object["all"] = true;
  writeResample(object, options.resample);
  if (options.anySize) object["anySize"] = true;
  for (const PictureFormat format : options.pictures)
    object["pictures"].push_back(pictureFormatNames().key(format));
  object["splat"] = splatKindNames().key(options.splat);
  if (!options.chosen.empty()) object["chosen"] = options.chosen;
  object["depth"] = mapDepthNames().key(options.depth);
  object["texture"] = options.textureSide;
  object["meshStep"] = options.meshStep;
}

void readMaterialOptions(ObjectReader& reader, MaterialExportOptions& options) {
  reader.read("for", options.preset, materialPresetNames());
  reader.read("all", options.all);
  readResample(reader, options.resample);
  reader.read("anySize", options.anySize);
  if (const Json* formats = reader.value("pictures")) {
    options.pictures.clear();
    if (!formats->isArray())
      reader.fail("pictures", "must be an array, not " + ObjectReader::describe(*formats));
    for (const Json& one : *formats) {
      const auto format =
          one.isText() ? pictureFormatNames().find<PictureFormat>(one.get<std::string>()) : std::nullopt;
      if (format)
        options.pictures.push_back(*format);
      else
        reader.fail("pictures", "has other formats than " + pictureFormatNames().keys());
    }
  }
  reader.read("splat", options.splat, splatKindNames());
  if (const Json* chosen = reader.value("chosen")) {
    if (!chosen->isArray()) reader.fail("chosen", "must be an array, not " + ObjectReader::describe(*chosen));
    for (const Json& one : *chosen) {
      if (one.isUnsigned() && one.get<std::uint64_t>() <= std::numeric_limits<MaterialId>::max())
        options.chosen.push_back(one.get<MaterialId>());
      else
        reader.fail("chosen", "has what is no number of a material");
    }
  }
  reader.read("depth", options.depth, mapDepthNames());
  reader.readWhole("texture", options.textureSide, kLeastTexture, kMostTexture);
  reader.readWhole("meshStep", options.meshStep, 1, kMostMeshStep);
}

std::string stemOf(const std::string& path) {
  std::filesystem::path at(path);
  if (!at.has_filename()) at = at.parent_path();
  return at.filename().string();
}

}  // namespace

void writeExportOptions(Json& object, const ExportOptions& options) {
  if (options.format) object["format"] = rasterFormatNames().key(*options.format);
  if (!options.preset.empty()) object["preset"] = options.preset;
  if (options.rangeMin) object["rangeMin"] = *options.rangeMin;
  if (options.rangeMax) object["rangeMax"] = *options.rangeMax;
  writeResample(object, options.resample);
  if (options.anySize) object["anySize"] = true;
  if (options.dither) object["dither"] = true;
  if (options.cloud) object["cloud"] = *options.cloud;
  if (options.compression) object["compression"] = compressionNames().key(*options.compression);
  if (options.store != ExportOptions{}.store) object["store"] = sampleStorageNames().key(options.store);
  if (options.step) object["step"] = *options.step;
  if (options.anchor) object["anchorHeight"] = options.anchor->height;
  if (options.anchor) object["anchorValue"] = options.anchor->value;
  if (options.bigEndian) object["bigEndian"] = true;
  if (options.rows) object["rows"] = rowOrderNames().key(*options.rows);
}

void readExportOptions(ObjectReader& reader, ExportOptions& options) {
  if (RasterFormat format{}; reader.read("format", format, rasterFormatNames())) options.format = format;
  reader.read("preset", options.preset);
  readRange(reader, options.rangeMin, options.rangeMax);
  readResample(reader, options.resample);
  reader.read("anySize", options.anySize);
  reader.read("dither", options.dither);
  if (bool cloud = false; reader.read("cloud", cloud)) options.cloud = cloud;
  if (TiffCompression compression{}; reader.read("compression", compression, compressionNames()))
    options.compression = compression;
  reader.read("store", options.store, sampleStorageNames());
  if (double metres = 0.0; reader.read("step", metres)) options.step = metres;
  HeightAnchor anchor;
  const bool height = reader.read("anchorHeight", anchor.height);
  if (reader.readWhole("anchorValue", anchor.value, -32768, 65535) || height) options.anchor = anchor;
  reader.read("bigEndian", options.bigEndian);
  if (RowOrder rows{}; reader.read("rows", rows, rowOrderNames())) options.rows = rows;
}

Json recipeJson(const ExportRecipe& recipe) {
  Json object{
      {"name", recipe.name}, {"kind", kindNames().all()[recipe.choices.index()].key}, {"path", recipe.path}};
  struct Write {
    Json& object;
    void operator()(const ExportOptions& options) const { writeExportOptions(object, options); }
    void operator()(const TileSettings& settings) const { writeFields(object, tileSchema(), settings); }
    void operator()(const WebSettings& settings) const { writeFields(object, webSchema(), settings); }
    void operator()(const MeshExportOptions& options) const {
      writeFields(object, meshSchema(), options.settings);
      writeCrop(object, options.crop);
    }
    void operator()(const SceneExportOptions& options) const {
      writeFields(object, sceneSchema(), options.settings);
      writeCrop(object, options.crop);
      writeResample(object, options.resample);
      if (options.anySize) object["anySize"] = true;
      if (options.rangeMin) object["rangeMin"] = *options.rangeMin;
      if (options.rangeMax) object["rangeMax"] = *options.rangeMax;
    }
    void operator()(const ObjectExportOptions& options) const {
      if (options.coordinates) object["coordinates"] = coordinateNames().key(*options.coordinates);
      if (options.fullPrecision) object["fullPrecision"] = true;
    }
    void operator()(const MaterialExportOptions& options) const { writeMaterialOptions(object, options); }
  };
  std::visit(Write{object}, recipe.choices);
  return object;
}

Result<ExportRecipe> readRecipe(const Json& value, const std::string& where) {
  ObjectReader reader(value, where);
  ExportRecipe recipe;
  std::size_t kind = 0;
  reader.read("name", recipe.name, true);
  reader.read("path", recipe.path, true);
  reader.readName("kind", kind, kindNames(), true);
  if (!reader.failed() && recipe.name.empty()) reader.fail("name", "is empty");
  if (!reader.failed() && recipe.path.empty()) reader.fail("path", "is empty");
  if (!reader.failed() && printableLine(recipe.path) != recipe.path)
    reader.fail("path", "has control characters or is not UTF-8");
  const auto fields = [&reader](const auto& schema, auto settings) {
    readFields(reader, schema, settings);
    return settings;
  };
  if (kind == 0) {
    ExportOptions options;
    readExportOptions(reader, options);
    recipe.choices = options;
  } else if (kind == 1) {
    recipe.choices = fields(tileSchema(), TileSettings());
  } else if (kind == 2) {
    recipe.choices = fields(webSchema(), WebSettings());
  } else if (kind == 3) {
    MeshExportOptions mesh{{}, fields(meshSchema(), MeshSettings()), {}};
    readCrop(reader, mesh.crop);
    recipe.choices = mesh;
  } else if (kind == 4) {
    SceneExportOptions scene{fields(sceneSchema(), SceneSettings()), {}};
    readCrop(reader, scene.crop);
    readResample(reader, scene.resample);
    reader.read("anySize", scene.anySize);
    readRange(reader, scene.rangeMin, scene.rangeMax);
    recipe.choices = scene;
  } else if (kind == 5) {
    ObjectExportOptions objects;
    if (ObjectCoordinates coordinates{}; reader.read("coordinates", coordinates, coordinateNames()))
      objects.coordinates = coordinates;
    reader.read("fullPrecision", objects.fullPrecision);
    recipe.choices = objects;
  } else {
    MaterialExportOptions materials;
    readMaterialOptions(reader, materials);
    recipe.choices = materials;
  }
  if (const auto done = reader.done(); !done) return done.error();
  return recipe;
}

Result<std::vector<ExportRecipe>> readRecipes(const Json& value, const std::string& where) {
  if (!value.isArray()) return Error{where + ": is no list of exports"};
  std::vector<ExportRecipe> recipes;
  for (std::size_t i = 0; i < value.size(); ++i) {
    const std::string at = where + "[" + std::to_string(i) + "]";
    auto recipe = readRecipe(value[i], at);
    if (!recipe) return recipe.error();
    if (std::ranges::find(recipes, recipe->name, &ExportRecipe::name) != recipes.end())
      return Error{at + ".name: '" + shown(recipe->name) + "' is another export's name too"};
    recipes.push_back(*std::move(recipe));
  }
  return recipes;
}

std::string targetOf(const ExportRecipe& recipe, const std::string& folder) {
  const std::filesystem::path path(recipe.path);
  return path.is_absolute() || folder.empty() ? recipe.path : (std::filesystem::path(folder) / path).string();
}

namespace {

/// Returns whether a path below a folder has a hidden file or folder in it.
bool hasHiddenPart(const std::string& path, const std::string& folder) {
  for (const auto& part : std::filesystem::path(path).lexically_relative(folder))
    if (part.string().starts_with('.') && part != "." && part != "..") return true;
  return false;
}

/// Returns whether a file's extension belongs to a format of the recipe. Only a recipe of heights may have
/// any other extension: it has a key for the format.
bool hasUsualExtension(const ExportRecipe& recipe) {
  const auto* const options = std::get_if<ExportOptions>(&recipe.choices);
  if (!options || !options->format) return true;
  const auto usual = rasterFormatOf(recipe.path);
  return usual && *usual == *options->format;
}

}  // namespace

std::optional<RecipeConcern> concernAbout(const ExportRecipe& recipe, const std::string& folder,
                                          const std::string& what) {
  const std::string home = folder.empty() ? std::string() : resolvedPath(folder);
  RecipeConcern concern{resolvedPath(targetOf(recipe, folder)), {}};
  if (home.empty())
    concern.reason = "is named by a " + what + " that is in no folder";
  else if (concern.target != home && !isBelowFolder(concern.target, home))
    concern.reason = "is outside the " + what + "'s folder";
  else if (hasHiddenPart(concern.target, home))
    concern.reason = "is hidden";
  else if (!hasUsualExtension(recipe))
    concern.reason = "has an extension that its format does not have";
  return concern.reason.empty() ? std::nullopt : std::optional(std::move(concern));
}

Error needsConsent(const ExportRecipe& recipe, const RecipeConcern& concern) {
  return {"export '" + shown(recipe.name) + "' writes " + printableLine(concern.target) + ", which " +
          concern.reason + "; --allow-outside writes it"};
}

namespace {

/// Exports by the choices of each kind; notes what was written in the report.
struct Perform {
  const DerivedContent& scene;
  const std::string& target;
  RecipeReport& report;
  const Progress& progress;

  Result<void> operator()(const ExportOptions& options) const {
    const auto made = exportRaster(scene.terrain(), target, options, progress);
    if (!made) return made.error();
    report.files.push_back(made->path);
    if (!made->sidecar.empty()) report.files.push_back(made->sidecar);
    return take(*made);
  }
  Result<void> operator()(const TileSettings& settings) const {
    return taken(exportTiles(scene.terrain(), target, stemOf(target), settings, progress));
  }
  Result<void> operator()(const WebSettings& settings) const {
    const auto made = exportWebTiles(scene.terrain(), target, settings, progress);
    if (!made) return made.error();
    const bool file = std::filesystem::is_regular_file(target);
    report.files.push_back(file ? target
                                : target + (settings.kind == WebKind::Mesh ? "/layer.json" : "/tiles.json"));
    return take(*made);
  }
  Result<void> operator()(const MeshExportOptions& options) const {
    return taken(exportMesh(scene.terrain(), target, options, progress));
  }
  Result<void> operator()(const SceneExportOptions& options) const {
    return taken(exportScene(scene, target, options, progress));
  }
  Result<void> operator()(const ObjectExportOptions& options) const {
    const auto objects = scene.objects(partOf(progress, 0.0, 0.3));
    if (!objects) return objects.error();
    const auto made = exportObjects(scene.terrain(), *objects, target, options, partOf(progress, 0.3, 1.0));
    if (!made) return made.error();
    report.files.push_back(made->path);
    if (!made->header.empty()) report.files.push_back(made->header);
    return take(*made);
  }
  Result<void> operator()(const MaterialExportOptions& options) const {
    const auto made = exportMaterials(scene, target, options, progress);
    if (!made) return made.error();
    for (const WrittenFile& file : made->files) report.files.push_back(file.path);
    report.notes = made->notes;
    return {};
  }

 private:
  template <class Made>
  Result<void> take(const Made& made) const {
    report.largestError = made.largestError;
    report.notes = made.notes;
    return {};
  }
  template <class Made>
  Result<void> taken(const Result<Made>& made) const {
    if (!made) return made.error();
    for (const WrittenFile& file : made->files) report.files.push_back(file.path);
    return take(*made);
  }
};

}  // namespace

bool isOfHeights(const ExportRecipe& recipe) {
  return std::holds_alternative<ExportOptions>(recipe.choices) ||
         std::holds_alternative<TileSettings>(recipe.choices) ||
         std::holds_alternative<WebSettings>(recipe.choices) ||
         std::holds_alternative<MeshExportOptions>(recipe.choices);
}

Result<RecipeReport> perform(const ExportRecipe& recipe, const DerivedContent& scene,
                             const std::string& folder, const Progress& progress) {
  const std::string target = targetOf(recipe, folder);
  RecipeReport report{recipe.name, {}, 0.0, {}};
  if (const auto done = std::visit(Perform{scene, target, report, progress}, recipe.choices); !done)
    return done.error();
  return report;
}

}  // namespace scarp
