#include "core/recipe/ExportRecipe.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <limits>
#include <optional>

#include "core/base/Json.h"
#include "core/base/PathScope.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/edit/DerivedContent.h"
#include "core/io/EnginePreset.h"
#include "core/operation/Reshape.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/SchemaJson.h"
#include "core/tileio/TileExport.h"
#include "core/tileio/WebTiles.h"

namespace scarp {

namespace {

const EnumNames& compressionNames() {
  static const EnumNames names([] {
    std::vector<ValueName> all;
    for (const TiffCompressionInfo& info : tiffCompressions()) all.push_back({info.name});
    return all;
  }());
  return names;
}

/// Writes options to a JSON object.
struct FieldWriter {
  Json& object;

  template <class Settings>
  void operator()(const Schema<Settings>& schema, const Settings& settings) {
    writeFields(object, schema, settings);
  }
  /// [column, row, columns, rows].
  void crop(const std::optional<GridRect>& crop) {
    if (crop) object["crop"] = {crop->column0, crop->row0, crop->width(), crop->height()};
  }
  void resample(const std::optional<SampleSize>& resample) {
    if (!resample) return;
    object["resampleColumns"] = resample->columns;
    object["resampleRows"] = resample->rows;
  }
  void pictures(const std::vector<PictureFormat>& formats) {
    for (const PictureFormat format : formats) object["pictures"].push_back(pictureFormatNames().key(format));
  }
  template <class Value>
  void list(const char* key, const std::vector<Value>& values, const Message&) {
    if (!values.empty()) object[key] = values;
  }
};

/// Reads options from a JSON object.
struct FieldReader {
  ObjectReader& reader;

  template <class Settings>
  void operator()(const Schema<Settings>& schema, Settings& settings) {
    readFields(reader, schema, settings);
  }
  void crop(std::optional<GridRect>& crop) {
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
    if (!good) return reader.fail("crop", Message("is no part of a terrain: COLUMN, ROW, COLUMNS, ROWS"));
    crop = GridRect{numbers[0], numbers[1], numbers[0] + numbers[2], numbers[1] + numbers[3]};
  }
  void resample(std::optional<SampleSize>& resample) {
    SampleSize size;
    if (reader.readWhole("resampleColumns", size.columns, 2, kMostSamples) &&
        reader.readWhole("resampleRows", size.rows, 2, kMostSamples))
      resample = size;
  }
  void pictures(std::vector<PictureFormat>& formats) {
    each("pictures", formats, Message("has other formats than %1", pictureFormatNames().keys()),
         [](const Json& value) {
           return value.isText() ? pictureFormatNames().find<PictureFormat>(value.text()) : std::nullopt;
         });
  }
  void list(const char* key, std::vector<MaterialId>& ids, const Message& refusal) {
    each(key, ids, refusal, [](const Json& value) {
      const bool good =
          value.isUnsigned() && value.get<std::uint64_t>() <= std::numeric_limits<MaterialId>::max();
      return good ? std::optional(value.get<MaterialId>()) : std::nullopt;
    });
  }
  void list(const char* key, std::vector<std::string>& texts, const Message& refusal) {
    each(key, texts, refusal,
         [](const Json& value) { return value.isText() ? std::optional(value.text()) : std::nullopt; });
  }

 private:
  /// Reads a list under a key; of each value what find() returns.
  template <class Value, class Find>
  void each(const char* key, std::vector<Value>& values, const Message& refusal, const Find& find) {
    const Json* list = reader.value(key);
    if (!list) return;
    values.clear();
    if (!list->isArray())
      return reader.fail(key, Message("must be an array, not %1", ObjectReader::describe(*list)));
    for (const Json& one : *list) {
      const std::optional<Value> value = find(one);
      if (!value) return reader.fail(key, refusal);
      values.push_back(*value);
    }
  }
};

std::string stemOf(const std::string& path) {
  std::filesystem::path at(path);
  if (!at.has_filename()) at = at.parent_path();
  return at.filename().string();
}

}  // namespace

const Schema<ExportOptions>& heightExportSchema() {
  using E = ExportOptions;
  using Make = MakeSetting<E>;
  static const Schema<E> schema([] {
    NumberSetting height = Make::finite<&E::step>("anchorHeight", "Anchor height", " m");
    height.present = [](ConstStructRef s) { return s.as<E>().anchor.has_value(); };
    height.get = [](ConstStructRef s) { return s.as<E>().anchor->height; };
    height.store = [](StructRef s, double metres) {
      auto& anchor = s.as<E>().anchor;
      anchor.emplace(anchor.value_or(HeightAnchor())).height = metres;
    };
    NumberSetting value = Make::number<&E::step>("anchorValue", "Anchor value", "", -32768, 65535);
    value.whole = true;
    value.present = height.present;
    value.get = [](ConstStructRef s) { return static_cast<double>(s.as<E>().anchor->value); };
    value.store = [](StructRef s, double number) {
      auto& anchor = s.as<E>().anchor;
      anchor.emplace(anchor.value_or(HeightAnchor())).value = static_cast<int>(number);
    };
    return Schema<E>{Make::choice<&E::format>("format", rasterFormatNames()),
                     Make::unlessDefault<&E::preset>(Make::text<&E::preset>("preset")),
                     Make::finite<&E::rangeMin>("rangeMin", "Lowest", " m"),
                     Make::finite<&E::rangeMax>("rangeMax", "Highest", " m"),
                     writtenIfTrue(Make::flag<&E::anySize>("anySize")),
                     writtenIfTrue(Make::flag<&E::dither>("dither")),
                     Make::flag<&E::cloud>("cloud"),
                     Make::choice<&E::compression>("compression", compressionNames()),
                     Make::unlessDefault<&E::store>(Make::choice<&E::store>("store", sampleStorageNames())),
                     Make::finite<&E::step>("step", "Step", " m"),
                     height,
                     value,
                     writtenIfTrue(Make::flag<&E::bigEndian>("bigEndian")),
                     Make::choice<&E::rows>("rows", rowOrderNames())};
  }());
  return schema;
}

namespace {

// Of each kind: its fields in a recipe, for FieldWriter and FieldReader.

constexpr auto kHeightFields = [](auto fields, auto& options) {
  fields(heightExportSchema(), options);
  fields.resample(options.resample);
};
constexpr auto kTileFields = [](auto fields, auto& settings) { fields(tileSchema(), settings); };
constexpr auto kWebFields = [](auto fields, auto& settings) { fields(webSchema(), settings); };
constexpr auto kMeshFields = [](auto fields, auto& options) {
  fields(meshSchema(), options.settings);
  fields.crop(options.crop);
};
constexpr auto kSceneFields = [](auto fields, auto& options) {
  fields(sceneSchema(), options.settings);
  fields.crop(options.crop);
  fields.resample(options.resample);
  fields(sceneHeightSchema(), options);
};
constexpr auto kObjectFields = [](auto fields, auto& options) { fields(objectExportSchema(), options); };
constexpr auto kMaterialFields = [](auto fields, auto& options) {
  fields(materialExportSchema(), options);
  fields.resample(options.resample);
  fields.pictures(options.pictures);
  fields.list("chosen", options.chosen, Message("has what is no number of a material"));
};
constexpr auto kLineFields = [](auto fields, auto& options) {
  fields(lineExportSchema(), options);
  fields.list("lines", options.lines, Message("contains a value that is not text"));
};

}  // namespace

void writeExportOptions(Json& object, const ExportOptions& options) {
  kHeightFields(FieldWriter{object}, options);
}

void readExportOptions(ObjectReader& reader, ExportOptions& options) {
  kHeightFields(FieldReader{reader}, options);
}

Json recipeJson(const ExportRecipe& recipe) {
  const RecipeKind& kind = recipeKindOf(recipe.choices);
  Json object{{"name", recipe.name}, {"kind", kind.key}, {"path", recipe.path}};
  kind.write(object, recipe.choices);
  return object;
}

namespace {

Result<ExportRecipe> readNamedOrNot(const Json& value, const std::string& where, bool named) {
  ObjectReader reader(value, where);
  ExportRecipe recipe;
  static const EnumNames kinds([] {
    std::vector<ValueName> all;
    for (const RecipeKind& kind : recipeKinds()) all.push_back({kind.key});
    return all;
  }());
  std::size_t kind = 0;
  reader.read("name", recipe.name, true);
  reader.read("path", recipe.path, true);
  reader.readName("kind", kind, kinds, true);
  if (!reader.failed() && named && recipe.name.empty()) reader.fail("name", Message("is empty"));
  if (!reader.failed() && recipe.path.empty()) reader.fail("path", Message("is empty"));
  if (!reader.failed() && printableLine(recipe.path) != recipe.path)
    reader.fail("path", Message("has control characters or is not UTF-8"));
  recipe.choices = recipeKinds()[kind].read(reader);
  if (const auto done = reader.done(); !done) return done.error();
  return recipe;
}

Result<std::vector<ExportRecipe>> readRecipeList(const Json& value, const std::string& where, bool named) {
  if (!value.isArray()) return errorIn(where, "is no list of exports");
  std::vector<ExportRecipe> recipes;
  for (std::size_t i = 0; i < value.size(); ++i) {
    const std::string at = where + "[" + std::to_string(i) + "]";
    auto recipe = readNamedOrNot(value[i], at, named);
    if (!recipe) return recipe.error();
    if (named && std::ranges::find(recipes, recipe->name, &ExportRecipe::name) != recipes.end())
      return errorIn(at + ".name", "'%1' is another export's name too", shown(recipe->name));
    recipes.push_back(*std::move(recipe));
  }
  return recipes;
}

}  // namespace

Result<ExportRecipe> readRecipe(const Json& value, const std::string& where) {
  return readNamedOrNot(value, where, true);
}

Result<std::vector<ExportRecipe>> readRecipes(const Json& value, const std::string& where) {
  return readRecipeList(value, where, true);
}

Result<std::vector<ExportRecipe>> readLastExports(const Json& value, const std::string& where) {
  return readRecipeList(value, where, false);
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
    concern.reason = Message("is named by a %1 that is in no folder", what);
  else if (concern.target != home && !isBelowFolder(concern.target, home))
    concern.reason = Message("is outside the %1's folder", what);
  else if (hasHiddenPart(concern.target, home))
    concern.reason = Message("is hidden");
  else if (!hasUsualExtension(recipe))
    concern.reason = Message("has an extension that its format does not have");
  return concern.reason.empty() ? std::nullopt : std::optional(std::move(concern));
}

Error needsConsent(const ExportRecipe& recipe, const RecipeConcern& concern) {
  return Error{"export '%1' writes %2, which %3; --allow-outside writes it", shown(recipe.name),
               printableLine(concern.target), concern.reason};
}

namespace {

std::string counted(std::size_t count, const std::string& what) {
  return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

/// ", 3 placed and 9 by scatter rules", or nothing.
std::string scatterText(std::size_t objects, std::size_t scattered) {
  if (scattered == 0) return {};
  return ", " + std::to_string(objects - scattered) + " placed and " + std::to_string(scattered) +
         " by scatter rules";
}

void addFiles(RecipeReport& report, const std::vector<WrittenFile>& files) {
  for (const WrittenFile& file : files) {
    report.files.push_back(file.path);
    report.lines.push_back(file.path + ": " + file.what.text());
  }
}

std::string lossText(const WeightLoss& loss) {
  if (loss.greatest == 0) return "nothing";
  std::array<char, 96> text{};
  std::snprintf(text.data(), text.size(), "%d/255 of a sample at most, %.3g/255 on average", loss.greatest,
                loss.mean);
  return text.data();
}

// Of each kind: runX exports, checkX finds errors that need no terrain.

Result<RecipeReport> runHeights(const DerivedContent& scene, const std::string& target,
                                const ExportOptions& options, const Progress& progress) {
  const auto made = exportRaster(scene.terrain(), target, options, progress);
  if (!made) return made.error();
  RecipeReport report{{}, {made->path}, made->largestError, made->notes, {}, {}, *made};
  if (!made->sidecar.empty()) report.files.push_back(made->sidecar);
  return report;
}

Result<void> checkTileSettings(const std::string&, const TileSettings& settings) {
  return checkTiles(settings);
}
Result<RecipeReport> runTiles(const DerivedContent& scene, const std::string& target,
                              const TileSettings& settings, const Progress& progress) {
  const auto made = exportTiles(scene.terrain(), target, stemOf(target), settings, progress);
  if (!made) return made.error();
  RecipeReport report{{}, {}, made->largestError, made->notes, {}};
  for (const WrittenFile& file : made->files) report.files.push_back(file.path);
  return report;
}

Result<RecipeReport> runWeb(const DerivedContent& scene, const std::string& target,
                            const WebSettings& settings, const Progress& progress) {
  const auto made = exportWebTiles(scene.terrain(), target, settings, progress);
  if (!made) return made.error();
  const bool mesh = settings.kind == WebKind::Mesh;
  RecipeReport report{{}, {target}, made->largestError, made->notes, {}};
  if (!std::filesystem::is_regular_file(target))
    report.files.front() += std::string("/") + infoOf(settings.kind).index;
  report.lines.push_back(made->path + ": " + std::to_string(made->tiles) + " tiles, zoom " +
                         std::to_string(made->minZoom) + " to " + std::to_string(made->maxZoom));
  const auto& b = made->bounds;
  std::array<char, 160> text{};
  std::snprintf(text.data(), text.size(), "from %.6f, %.6f to %.6f, %.6f degrees", b[0], b[1], b[2], b[3]);
  report.lines.emplace_back(text.data());
  const std::string error = shortNumber(made->largestError);
  report.lines.push_back(mesh ? "largest error at zoom " + std::to_string(made->maxZoom) + ": " + error +
                                    " m from the surface of the tiles' lattice, everywhere; that is " +
                                    shortNumber(made->latticeError) + " m from the terrain at its samples"
                              : "largest error " + error + " m, of the colours");
  return report;
}

Result<void> checkMesh(const std::string& target, const MeshExportOptions& options) {
  if (options.format) return {};
  const auto format = meshFormatOf(target);
  return format ? Result<void>() : format.error();
}
Result<RecipeReport> runMesh(const DerivedContent& scene, const std::string& target,
                             const MeshExportOptions& options, const Progress& progress) {
  const auto made = exportMesh(scene.terrain(), target, options, progress);
  if (!made) return made.error();
  RecipeReport report{{}, {}, made->largestError, made->notes, {}, {}, *made};
  addFiles(report, made->files);
  if (made->files.size() > 1)
    report.lines.push_back(counted(made->files.size(), "file") + ", " + counted(made->triangles, "triangle") +
                           ", " + std::to_string(made->vertices) + " vertices");
  report.lines.push_back("largest error " + shortNumber(made->largestError) + " m, at column " +
                         shortNumber(made->errorColumn) + ", row " + shortNumber(made->errorRow));
  report.lines.push_back("read back: every triangle is there, and no vertex is off by more than " +
                         shortNumber(made->placeError) + " m");
  if (const auto& size = made->solidSize)
    report.lines.push_back(shortNumber((*size)[0]) + " x " + shortNumber((*size)[1]) + " x " +
                           shortNumber((*size)[2]) + " mm, 1 : " + shortNumber(1000.0 / made->solidScale));
  for (Message& line : leftOutLines(scene.besidesGround())) report.notes.push_back(std::move(line));
  return report;
}

Result<RecipeReport> runScene(const DerivedContent& scene, const std::string& target,
                              const SceneExportOptions& options, const Progress& progress) {
  const auto made = exportScene(scene, target, options, progress);
  if (!made) return made.error();
  RecipeReport report{{}, {}, made->largestError, made->notes, {}, {}, *made};
  addFiles(report, made->files);
  auto& lines = report.lines;
  lines.push_back(counted(made->objects, "object") + " of " + counted(made->models, "model") +
                  scatterText(made->objects, made->scattered));
  if (made->objects > 0)
    lines.push_back("read back: largest error of place " + shortNumber(made->largestError) + " m, of turn " +
                    shortNumber(made->largestTurn) + " degrees");
  if (made->triangles > 0)
    lines.push_back("ground: " + std::to_string(made->triangles) + " triangles, largest error " +
                    shortNumber(made->groundError) + " m");
  if (made->heights)
    lines.push_back("heights: " + sizeText(made->heights->size) + " samples, largest error " +
                    shortNumber(made->heights->largestError) + " m");
  if (made->weights)
    lines.push_back("weights: " + std::to_string(made->weights->layers.size()) + " materials, " +
                    sizeText(made->weights->size) + " samples");
  if (made->waterTriangles > 0)
    lines.push_back("water: " + std::to_string(made->waterTriangles) + " triangles");
  if (made->bentTriangles > 0)
    lines.push_back("bent along lines: " + std::to_string(made->bentTriangles) + " triangles");
  if (made->heights && !made->heights->settings.empty())
    report.engine = std::string("In ") + heightPreset(options.settings)->title + ":\n" +
                    settingsText(made->heights->settings);
  return report;
}

Result<void> checkObjects(const std::string& target, const ObjectExportOptions& options) {
  if (options.format) return {};
  const auto format = objectFormatOf(target);
  return format ? Result<void>() : format.error();
}
Result<RecipeReport> runObjects(const DerivedContent& scene, const std::string& target,
                                const ObjectExportOptions& options, const Progress& progress) {
  const auto objects = scene.objects(partOf(progress, 0.0, 0.3));
  if (!objects) return objects.error();
  const auto made = exportObjects(scene.terrain(), *objects, target, options, partOf(progress, 0.3, 1.0));
  if (!made) return made.error();
  RecipeReport report{{}, {made->path}, made->largestError, made->notes, {}, {}, *made};
  report.lines = {
      made->path + ": " + counted(made->written, "object") + scatterText(made->written, made->scattered),
      "largest error of place " + shortNumber(made->largestError) + " m"};
  if (made->header.empty()) return report;
  report.files.push_back(made->header);
  report.lines.push_back("what its columns mean is in " + made->header);
  return report;
}

Result<RecipeReport> runMaterials(const DerivedContent& scene, const std::string& target,
                                  const MaterialExportOptions& options, const Progress& progress) {
  const auto made = exportMaterials(scene, target, options, progress);
  if (!made) return made.error();
  return reportOf(*made, options.preset, scene.terrain().frame);
}

Result<void> checkLines(const std::string& target, const LineExportOptions&) {
  return checkLineFormat(target);
}
Result<RecipeReport> runLines(const DerivedContent& scene, const std::string& target,
                              const LineExportOptions& options, const Progress& progress) {
  const auto lines = drapedLines(scene.content(), options);
  if (!lines) return errorIn(target, lines.error());
  const Terrain& terrain = scene.terrain();
  const auto made = exportLines(*lines, terrain.frame, terrain.georeference, target, progress);
  if (!made) return made.error();
  return reportOf(*made, target);
}

constexpr auto kCheckNothing = [](const std::string&, const auto&) { return Result<void>(); };

/// The row of a kind, whose functions take its own options.
template <class Options, auto fields, auto run, auto check = kCheckNothing>
constexpr RecipeKind rowOf(const char* key, bool heightsOnly) {
  return {key,
          heightsOnly,
          [](Json& object, const ExportChoices& choices) {
            fields(FieldWriter{object}, std::get<Options>(choices));
          },
          [](ObjectReader& reader) -> ExportChoices {
            Options options;
            fields(FieldReader{reader}, options);
            return options;
          },
          [](const std::string& target, const ExportChoices& choices) {
            return check(target, std::get<Options>(choices));
          },
          [](const DerivedContent& scene, const std::string& target, const ExportChoices& choices,
             const Progress& progress) { return run(scene, target, std::get<Options>(choices), progress); }};
}

}  // namespace

RecipeReport reportOf(const MaterialExportReport& made, MaterialPreset preset, const GridFrame& frame) {
  RecipeReport report{{}, {}, std::nullopt, made.notes, {}, {}, made};
  addFiles(report, made.files);
  std::string size = std::to_string(made.layers.size()) + " materials, " + sizeText(made.size) + " samples";
  if (made.resampled) size += ", resampled from " + sizeText(SampleSize{frame.columns, frame.rows});
  report.lines.push_back(std::move(size));
  if (!bakesTextures(preset)) report.lines.push_back("weights lost: " + lossText(made.loss));
  if (made.undrawn && made.undrawn->greatest > 0)
    report.lines.push_back("weights that are kept, but not drawn: " + lossText(*made.undrawn));
  return report;
}

RecipeReport reportOf(const LineExportReport& made, const std::string& path) {
  RecipeReport report{{}, {path}, std::nullopt, {}, {}, {}, made};
  report.lines.push_back(path + ": " + std::to_string(made.lines) + " lines, " + std::to_string(made.points) +
                         " points, " + made.crs.text());
  if (made.stamps > 0)
    report.notes.push_back(Message(made.stamps == 1
                                       ? "%1 height stamp is not in this file: a stamp has no course"
                                       : "%1 height stamps are not in this file: a stamp has no course",
                                   made.stamps));
  return report;
}

std::span<const RecipeKind> recipeKinds() {
  static constexpr std::array<RecipeKind, std::variant_size_v<ExportChoices>> kinds{
      rowOf<ExportOptions, kHeightFields, runHeights>("terrain", true),
      rowOf<TileSettings, kTileFields, runTiles, checkTileSettings>("tiles", true),
      rowOf<WebSettings, kWebFields, runWeb>("web", true),
      rowOf<MeshExportOptions, kMeshFields, runMesh, checkMesh>("mesh", true),
      rowOf<SceneExportOptions, kSceneFields, runScene>("scene", false),
      rowOf<ObjectExportOptions, kObjectFields, runObjects, checkObjects>("objects", false),
      rowOf<MaterialExportOptions, kMaterialFields, runMaterials>("materials", false),
      rowOf<LineExportOptions, kLineFields, runLines, checkLines>("lines", false)};
  return kinds;
}

const RecipeKind& recipeKindOf(const ExportChoices& choices) { return recipeKinds()[choices.index()]; }

bool isOfHeights(const ExportRecipe& recipe) { return recipeKindOf(recipe.choices).heightsOnly; }

Result<RecipeReport> perform(const ExportRecipe& recipe, const DerivedContent& scene,
                             const std::string& folder, const Progress& progress) {
  auto report = recipeKindOf(recipe.choices).run(scene, targetOf(recipe, folder), recipe.choices, progress);
  if (report) report->name = recipe.name;
  return report;
}

}  // namespace scarp
