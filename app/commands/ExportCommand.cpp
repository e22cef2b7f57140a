#include "app/commands/ExportCommand.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <climits>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <utility>

#include "app/commands/OptionChecks.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/edit/DerivedContent.h"
#include "core/io/EnginePreset.h"
#include "core/io/ExportRows.h"
#include "core/io/ObjectExport.h"
#include "core/tileio/TileExport.h"

namespace scarp {

namespace {

RecipeReport tileReport(const TileExportReport& made, const TerrainInput& input) {
  const TilePlan& plan = made.plan;
  RecipeReport report{{}, {made.manifest}, made.largestError, made.notes, {}};
  auto& lines = report.lines;
  lines.push_back(made.manifest + ": " + sizeText(SampleSize{plan.columns, plan.rows}) + " tiles of " +
                  sizeText(SampleSize{plan.side, plan.side}) + " samples, " +
                  sizeText(SampleSize{plan.wholeColumns(), plan.wholeRows()}) + " in all");
  if (made.change)
    lines.push_back("resampled: heights change by " + shortNumber(made.change->largest) +
                    " m at most, 99 % of them by " + shortNumber(made.change->percentile99) + " m or less");
  lines.push_back(made.largestError == 0.0
                      ? "largest error 0 m: " + keptHeights(input)
                      : "largest error " + shortNumber(made.largestError) + " m over all tiles, read back");
  if (made.step > 0.0) lines.push_back("step " + shortNumber(made.step) + " m");
  lines.push_back(plan.stride < plan.side ? "seams: " + std::to_string(made.seamSamples) +
                                                " samples of two tiles each were read back and are the same"
                                          : "seams: neighbours share no samples");
  if (input.project)
    if (Message line = objectsLeftOut(input.project->document.objects.size()); !line.empty())
      report.notes.push_back(std::move(line));
  if (!made.settings.empty())
    report.engine = std::string("In ") + tileUseNames().title(plan.settings.use) + ", for each tile:\n" +
                    settingsText(made.settings);
  return report;
}

}  // namespace

void addTilesCommand(CLI::App& program, CommandExit& exit) {
  addExport(program, exit,
            {"tiles", "Cut a terrain into tiles for an engine, whose seams are exact",
             "Raster or project to read", "-o,--output", "Folder to write into; made where it is not there"},
            TileSettings(), [](CLI::App& command, ExportArguments& arguments) {
              auto name = std::make_shared<std::string>();
              command.add_option("--name", *name, "What the tiles' names begin with; IN's where left out")
                  ->group("Writing");
              const auto add = [&](const char* key, const char* help) {
                return addSchemaOption(command, tileSchema(), key,
                                       std::get<TileSettings>(arguments.recipe.choices), help);
              };
              add("for", "Which program")->required();
              add("side",
                  "Samples along a tile's side: 1009 for Unreal, 1025 for Unity, else 1024 where left out");
              add("format", "Of the files; what the program usually takes where left out");
              add("edge",
                  "Whether neighbours have the samples between them both (Unreal: apart for Unreal 5, "
                  "shared for World Composition)");
              add("fit",
                  "Ground that does not fill whole tiles: fill lets the border go on to the east and the "
                  "south and changes no height; resample makes whole tiles of it");
              add("min", "16-bit formats: metres of the lowest step");
              add("max", "16-bit formats: metres of the highest step");
              arguments.write = [name, &arguments](const TerrainInput& input, const ExportRecipe& recipe,
                                                   CommandProgress& progress) -> Result<RecipeReport> {
                const auto made =
                    exportTiles(input.imported.terrain, recipe.path,
                                name->empty() ? std::filesystem::path(arguments.in).stem().string() : *name,
                                std::get<TileSettings>(recipe.choices), progress.stage("writing"));
                if (!made) return made.error();
                return tileReport(*made, input);
              };
            });
}

namespace {

constexpr double kUsualShare = 0.001;  ///< Of the height range, where no error is named.

/// Resolution options of commands that make a mesh of the ground.
struct MeshDetailOptions {
  MeshSettings settings;
  std::optional<double> share;  ///< The error as a share of the height range.
  bool hasError = false, hasBudget = false;

  /// Sets error, triangles and which of them counts; by default an error of a share of the height range.
  template <class Settings>
  void apply(const Terrain& terrain, Settings& to) const {
    to.detail = hasBudget ? MeshDetail::Triangles : MeshDetail::Error;
    to.triangles = settings.triangles;
    to.error = settings.error;
    if (!share && hasError) return;
    const HeightSummary heights = summarise(terrain.heights);
    to.error =
        std::max(meshSchema().number("error").low, share.value_or(kUsualShare) * (heights.max - heights.min));
  }
};

void setError(MeshDetailOptions& options, const std::string& word) {
  options.hasError = true;
  const NumberSetting& error = meshSchema().number("error");
  if (!word.ends_with('%')) return error.store(options.settings, numberIn("--error", error, word));
  const auto percent = numberWith("%", word);
  if (!percent || !(*percent > 0.0 && *percent <= 100.0))
    throw CLI::ValidationError("--error",
                               "'" + word + "' is no share of the height range (above 0% to 100%)");
  options.share = *percent / 100.0;
}

/// Adds --error, --triangles and --crop to a mesh of the ground that is one of the options.
template <class Options>
void addDetailOptions(CLI::App& command, ExportArguments& arguments) {
  auto detail = std::make_shared<MeshDetailOptions>();
  CLI::Option* error =
      command
          .add_option_function<std::string>(
              "--error", [detail](const std::string& word) { setError(*detail, word); },
              "Greatest vertical distance from the ground: metres, or a share of the height range (0.1%, "
              "which it is where neither this nor --triangles is given)")
          ->group("Writing");
  const NumberSetting& triangles = meshSchema().number("triangles");
  command
      .add_option_function<std::string>(
          "--triangles",
          [detail, &triangles](const std::string& word) {
            detail->hasBudget = true;
            triangles.store(detail->settings, numberIn("--triangles", triangles, word));
          },
          "As small an error as so many triangles allow, in all files together")
      ->excludes(error)
      ->group("Writing");
  command
      .add_option_function<std::vector<int>>(
          "--crop",
          [&arguments](const std::vector<int>& numbers) {
            const auto far = [](int from, int count) {
              return static_cast<int>(
                  std::clamp<long long>(static_cast<long long>(from) + count, INT_MIN, INT_MAX));
            };
            arguments.crop =
                GridRect{numbers[0], numbers[1], far(numbers[0], numbers[2]), far(numbers[1], numbers[3])};
          },
          "Only a part: COLUMN,ROW,COLUMNS,ROWS in samples, from the north-west")
      ->delimiter(',')
      ->expected(4)
      ->group("Writing");
  arguments.prepare = [detail, &arguments](const Terrain& terrain) {
    auto& options = std::get<Options>(arguments.recipe.choices);
    options.crop = arguments.crop;
    detail->apply(terrain, options.settings);
  };
}

void addTileCount(CLI::App& command, MeshSettings& settings) {
  command
      .add_option_function<std::string>(
          "--tiles",
          [&settings](const std::string& word) {
            const auto tiles = parseSampleSize(word);
            if (!tiles)
              throw CLI::ValidationError("--tiles", "'" + word + "' is no count of tiles; it looks like 4x4");
            for (const auto& [key, count] :
                 {std::pair("tile-columns", tiles->columns), std::pair("tile-rows", tiles->rows)})
              if (const auto good = meshSchema().number(key).set(settings, count); !good)
                throw CLI::ValidationError("--tiles", good.error().text());
          },
          "Several files, COLUMNSxROWS, whose borders have the same vertices: OUT-ROW-COLUMN")
      ->group("Writing");
}

}  // namespace

void addMeshCommand(CLI::App& program, CommandExit& exit) {
  addExport(program, exit,
            {"mesh", "Write the ground as triangles and prove how exact they are",
             "Raster or project to read", "OUT", "File to write: .glb, .obj, .ply, .stl or .3mf"},
            MeshExportOptions(), [](CLI::App& command, ExportArguments& arguments) {
              MeshSettings& settings = std::get<MeshExportOptions>(arguments.recipe.choices).settings;
              addDetailOptions<MeshExportOptions>(command, arguments);
              addTileCount(command, settings);
              addSchemaOption(command, meshSchema(), "solid", settings,
                              "With walls and a bottom, watertight, in millimetres: for a 3-D printer");
              addSchemaOption(command, meshSchema(), "size", settings,
                              "Of a solid: its longer side, mm (150 where left out)")
                  ->needs("--solid");
              addSchemaOption(command, meshSchema(), "base", settings,
                              "Of a solid: what is under its lowest ground, mm (3 where left out)")
                  ->needs("--solid");
              addSchemaOption(command, meshSchema(), "exaggeration", settings,
                              "Of a solid: of its heights (1 where left out)")
                  ->needs("--solid");
            });
}

void addSceneCommand(CLI::App& program, CommandExit& exit) {
  addExport(
      program, exit,
      {"scene",
       "Write heights, ground, models and objects for an engine or a 3-D program and prove where they are",
       "Raster or project to read", "OUT", "File to write, .glb; of other programs a folder"},
      SceneExportOptions(), [](CLI::App& command, ExportArguments& arguments) {
        auto& options = std::get<SceneExportOptions>(arguments.recipe.choices);
        const auto add = [&](const char* key, const char* help, const char* name = "") {
          addSchemaOption(command, sceneSchema(), key, options.settings, help, name);
        };
        add("program", "Program that opens the files; gltf where left out", "--for");
        add("instancing",
            "Of glTF: the objects of a model as one node, by EXT_mesh_gpu_instancing, which fewer programs "
            "open; else a node an object");
        add("heights", "With a heightmap that the terrain of the engine reads; not of glTF");
        add("weights", "With the weights of the materials for the terrain of the engine; not of glTF");
        addSizeOption(command, options.resample, options.anySize,
                      "Size of --heights and --weights, COLUMNSxROWS; none: the terrain's own; where left "
                      "out: the nearest that the engine takes");
        addSchemaOption(command, sceneHeightSchema(), "rangeMin", options,
                        "Height of the first step of --heights, metres; the lowest where left out", "--min");
        addSchemaOption(command, sceneHeightSchema(), "rangeMax", options,
                        "Height of the last step of --heights, metres; the highest where left out", "--max");
        add("godot", "Terrain of Godot that --heights and --weights are for; terrain3d where left out");
        add("objects", "Without objects and their models", "--no-objects");
        add("ground", "Without the mesh of the ground", "--no-ground");
        add("levels", "Write only the finest level of detail of each model", "--no-levels");
        add("lines", "Without the water of lines and models that rules bend along them", "--no-lines");
        add("texture",
            "Texels along the longer side of the picture of the ground's materials; 0: without one (2048 "
            "where left out)");
        addDetailOptions<SceneExportOptions>(command, arguments);
      });
}

void addObjectsCommand(CLI::App& program, CommandExit& exit) {
  addExport(
      program, exit,
      {"objects", "Write the objects as points and prove where they are", "Project to read", "OUT",
       "File to write: .csv (with a .csv.json that describes it), .geojson or .gpkg"},
      ObjectExportOptions(), [](CLI::App& command, ExportArguments& arguments) {
        auto& options = std::get<ObjectExportOptions>(arguments.recipe.choices);
        command
            .add_option_function<std::string>(
                "--format",
                [&options](const std::string& word) { options.format = *objectFormatOf("objects." + word); },
                "Format, if the extension of OUT names none")
            ->check(oneOf("csv, geojson, gpkg"))
            ->group("Writing");
        addObjectOptions(command, "--", options);
      });
}

void addWebCommand(CLI::App& program, CommandExit& exit) {
  addExport(program, exit,
            {"web", "Write a terrain as tiles for web maps and globes",
             "Raster or project to read; it says where it lies", "-o,--output",
             "Folder to write, or a file that ends in .mbtiles or .pmtiles"},
            WebSettings(), [](CLI::App& command, ExportArguments& arguments) {
              const auto add = [&](const char* key, const char* help) {
                return addSchemaOption(command, webSchema(), key,
                                       std::get<WebSettings>(arguments.recipe.choices), help);
              };
              add("as", "What the tiles hold")->required();
              add("min-zoom", "Coarsest zoom; 0 where left out");
              add("max-zoom",
                  "Finest zoom; where left out the first at which a pixel is no larger than a cell");
              add("scheme", "Which row of a folder's tiles is the first");
              add("error", "Of quantized-mesh: metres at the finest zoom; a tenth of a cell where left out");
            });
}

void addObjectOptions(CLI::App& command, const std::string& prefix, ObjectExportOptions& options) {
  addSchemaOption(command, objectExportSchema(), "coordinates", options,
                  "Coordinates of the objects; left out: local metres in a table, the terrain's CRS in a "
                  "GeoPackage, wgs84 in GeoJSON, and local metres where the terrain has no CRS",
                  prefix + "crs");
  addSchemaOption(command, objectExportSchema(), "fullPrecision", options,
                  "Write the numbers of a table with all digits, not with " + std::to_string(kTableDigits),
                  prefix + "full-precision");
}

namespace {

int runExport(const ExportArguments& arguments) {
  const ExportRecipe& recipe = arguments.recipe;
  const RecipeKind& kind = recipeKindOf(recipe.choices);
  if (const auto good = kind.check(recipe.path, recipe.choices); !good) return reportFailure(good.error());
  CommandProgress progress;
  const auto input = readTerrain(
      arguments.in, arguments.import,
      DamageScope{kind.heightsOnly ? DamageScope::Content::Heights : DamageScope::Content::Shown,
                  arguments.crop},
      progress.stage("reading"));
  if (!input) return reportFailure(input.error());
  if (arguments.prepare) arguments.prepare(input->imported.terrain);
  // A document reads all heights, also those outside the part that is exported.
  const auto content = [&] {
    return kind.heightsOnly ? DerivedContent(DocumentContent(partsOf(*input))) : derivedOf(*input);
  };
  const auto report = arguments.write ? arguments.write(*input, recipe, progress)
                                      : perform(recipe, content(), {}, progress.stage("writing"));
  if (!report) return reportFailure(report.error());
  progress.clear();
  tellInput(*input);
  printReport(*report);
  return 0;
}

}  // namespace

void addExport(CLI::App& program, CommandExit& exit, const ExportWords& words, ExportChoices choices,
               const std::function<void(CLI::App&, ExportArguments&)>& addOptions) {
  auto arguments = std::make_shared<ExportArguments>();
  arguments->recipe.choices = std::move(choices);
  CLI::App* command = program.add_subcommand(words.name, words.help);
  command->add_option("IN", arguments->in, words.in)->required();
  command->add_option(words.outOption, arguments->recipe.path, words.out)->required();
  addOptions(*command, *arguments);
  addInputOptions(*command, arguments->import);
  command->callback([arguments, &exit] { exit.code = runExport(*arguments); });
}

void printReport(const RecipeReport& report) {
  for (const std::string& line : report.lines) std::printf("%s\n", printableLine(line).c_str());
  printNotes(report.notes);
  if (!report.engine.empty()) std::printf("\n%s", report.engine.c_str());
}

void printSummary(const RecipeReport& report) {
  const std::size_t files = report.files.size();
  const std::string more = files > 1 ? " and " + std::to_string(files - 1) + " more" : "";
  const std::string error =
      report.largestError ? ", largest error " + shortNumber(*report.largestError) + " m" : "";
  std::printf("%s: %s%s%s\n", printableLine(report.name).c_str(),
              files == 0 ? "no file" : printableLine(report.files.front()).c_str(), more.c_str(),
              error.c_str());
  printNotes(report.notes);
}

}  // namespace scarp
