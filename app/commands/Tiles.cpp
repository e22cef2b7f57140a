#include <CLI/CLI.hpp>
#include <filesystem>
#include <memory>

#include "app/commands/ExportCommand.h"
#include "app/commands/OptionChecks.h"
#include "core/base/ShortNumber.h"
#include "core/io/EnginePreset.h"
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

}  // namespace scarp
