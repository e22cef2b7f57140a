#include "core/recipe/ExportRecipe.h"

#include <algorithm>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/meshio/MeshExport.h"
#include "core/operation/Reshape.h"
#include "core/script/SchemaJson.h"
#include "core/tileio/TileExport.h"
#include "core/tileio/WebTiles.h"

namespace scarp {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

const EnumNames& kindNames() {
  static const EnumNames names({{"terrain"}, {"tiles"}, {"web"}, {"mesh"}});
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

std::string stemOf(const std::string& path) {
  std::filesystem::path at(path);
  if (!at.has_filename()) at = at.parent_path();
  return at.filename().string();
}

}  // namespace

void writeExportOptions(ordered_json& object, const ExportOptions& options) {
  if (options.format) object["format"] = rasterFormatNames().key(*options.format);
  if (!options.preset.empty()) object["preset"] = options.preset;
  if (options.rangeMin) object["rangeMin"] = *options.rangeMin;
  if (options.rangeMax) object["rangeMax"] = *options.rangeMax;
  if (options.resample) {
    object["resampleColumns"] = options.resample->columns;
    object["resampleRows"] = options.resample->rows;
  }
  if (options.anySize) object["anySize"] = true;
  if (options.dither) object["dither"] = true;
  if (options.cloud) object["cloud"] = true;
  if (options.compression != ExportOptions{}.compression)
    object["compression"] = compressionNames().key(options.compression);
}

void readExportOptions(ObjectReader& reader, ExportOptions& options) {
  if (RasterFormat format{}; reader.read("format", format, rasterFormatNames())) options.format = format;
  reader.read("preset", options.preset);
  for (const auto& [key, bound] :
       {std::pair("rangeMin", &options.rangeMin), std::pair("rangeMax", &options.rangeMax)})
    if (double metres = 0.0; reader.read(key, metres)) *bound = metres;
  SampleSize size;
  if (reader.readWhole("resampleColumns", size.columns, 2, kMostSamples) &&
      reader.readWhole("resampleRows", size.rows, 2, kMostSamples))
    options.resample = size;
  reader.read("anySize", options.anySize);
  reader.read("dither", options.dither);
  reader.read("cloud", options.cloud);
  reader.read("compression", options.compression, compressionNames());
}

ordered_json recipeJson(const ExportRecipe& recipe) {
  ordered_json object{
      {"name", recipe.name}, {"kind", kindNames().all()[recipe.choices.index()].key}, {"path", recipe.path}};
  struct Write {
    ordered_json& object;
    void operator()(const ExportOptions& options) const { writeExportOptions(object, options); }
    void operator()(const TileSettings& settings) const { writeFields(object, tileSchema(), settings); }
    void operator()(const WebSettings& settings) const { writeFields(object, webSchema(), settings); }
    void operator()(const MeshSettings& settings) const { writeFields(object, meshSchema(), settings); }
  };
  std::visit(Write{object}, recipe.choices);
  return object;
}

Result<ExportRecipe> readRecipe(const json& value, const std::string& where) {
  ObjectReader reader(value, where);
  ExportRecipe recipe;
  std::size_t kind = 0;
  reader.read("name", recipe.name, true);
  reader.read("path", recipe.path, true);
  reader.readName("kind", kind, kindNames(), true);
  if (!reader.failed() && recipe.name.empty()) reader.fail("name", "is empty");
  if (!reader.failed() && recipe.path.empty()) reader.fail("path", "is empty");
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
  } else {
    recipe.choices = fields(meshSchema(), MeshSettings());
  }
  if (const auto done = reader.done(); !done) return done.error();
  return recipe;
}

Result<std::vector<ExportRecipe>> readRecipes(const json& value, const std::string& where) {
  if (!value.is_array()) return Error{where + ": is no list of exports"};
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

Result<RecipeReport> perform(const ExportRecipe& recipe, const Terrain& terrain, const std::string& folder,
                             const Progress& progress) {
  const std::string target = targetOf(recipe, folder);
  RecipeReport report{recipe.name, {}, 0.0, {}};
  const auto take = [&](const std::vector<WrittenFile>& files) {
    for (const WrittenFile& file : files) report.files.push_back(file.path);
  };
  if (const auto* options = std::get_if<ExportOptions>(&recipe.choices)) {
    const auto made = exportRaster(terrain, target, *options, progress);
    if (!made) return made.error();
    report.files.push_back(made->path);
    if (!made->sidecar.empty()) report.files.push_back(made->sidecar);
    report.largestError = made->largestError;
    report.notes = made->notes;
  } else if (const auto* tiles = std::get_if<TileSettings>(&recipe.choices)) {
    const auto made = exportTiles(terrain, target, stemOf(target), *tiles, progress);
    if (!made) return made.error();
    take(made->files);
    report.largestError = made->largestError;
    report.notes = made->notes;
  } else if (const auto* web = std::get_if<WebSettings>(&recipe.choices)) {
    const auto made = exportWebTiles(terrain, target, *web, progress);
    if (!made) return made.error();
    const bool file = std::filesystem::is_regular_file(target);
    report.files.push_back(file ? target
                                : target + (web->kind == WebKind::Mesh ? "/layer.json" : "/tiles.json"));
    report.largestError = made->largestError;
    report.notes = made->notes;
  } else {
    MeshExportOptions mesh;
    mesh.settings = std::get<MeshSettings>(recipe.choices);
    const auto made = exportMesh(terrain, target, mesh, progress);
    if (!made) return made.error();
    take(made->files);
    report.largestError = made->largestError;
    report.notes = made->notes;
  }
  return report;
}

}  // namespace scarp
