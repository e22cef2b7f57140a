#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "app/commands/CommandProgress.h"
#include "app/commands/Commands.h"
#include "app/commands/SchemaOptions.h"
#include "app/commands/TerrainInput.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/io/EngineSizes.h"
#include "core/io/ObjectExport.h"
#include "core/tileio/TileExport.h"

namespace scarp {

namespace {

struct TilesArguments {
  std::string in, out, name;
  InputOptions import;
  TileSettings settings;
};

void tellTiles(const TileExportReport& report, const TerrainInput& input) {
  const TilePlan& plan = report.plan;
  std::printf("%s: %d x %d tiles of %s samples, %s in all\n", printableLine(report.manifest).c_str(),
              plan.columns, plan.rows, sizeText(SampleSize{plan.side, plan.side}).c_str(),
              sizeText(SampleSize{plan.wholeColumns(), plan.wholeRows()}).c_str());
  if (report.change)
    std::printf("resampled: heights change by %s m at most, 99 %% of them by %s m or less\n",
                shortNumber(report.change->largest).c_str(),
                shortNumber(report.change->percentile99).c_str());
  if (report.largestError == 0.0)
    std::printf("largest error 0 m: %s\n", printableLine(keptHeights(input)).c_str());
  else
    std::printf("largest error %s m over all tiles, read back\n", shortNumber(report.largestError).c_str());
  if (report.step > 0.0) std::printf("step %s m\n", shortNumber(report.step).c_str());
  if (plan.stride < plan.side)
    std::printf("seams: %lld samples of two tiles each were read back and are the same\n",
                report.seamSamples);
  else
    std::printf("seams: neighbours share no samples\n");
  for (const std::string& note : report.notes) std::printf("note: %s\n", printableLine(note).c_str());
  if (input.project)
    if (const std::string line = objectsLeftOut(input.project->document.objects.size()); !line.empty())
      std::printf("note: %s\n", printableLine(line).c_str());
  if (!report.settings.empty())
    std::printf("\nIn %s, for each tile:\n%s", tileUseNames().title(plan.settings.use),
                settingsText(report.settings).c_str());
}

int runTiles(const TilesArguments& arguments) {
  if (auto good = checkTiles(arguments.settings); !good) return reportFailure(good.error());
  CommandProgress progress;
  const auto input = readTerrain(arguments.in, arguments.import, DamageScope{DamageScope::Content::Heights},
                                 progress.stage("reading"));
  if (!input) return reportFailure(input.error());
  const std::string name =
      arguments.name.empty() ? std::filesystem::path(arguments.in).stem().string() : arguments.name;
  const auto report = exportTiles(input->imported.terrain, arguments.out, name, arguments.settings,
                                  progress.stage("writing"));
  if (!report) return reportFailure(report.error());
  progress.clear();
  tellInput(*input);
  tellTiles(*report, *input);
  return 0;
}

}  // namespace

void addTilesCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<TilesArguments>();
  CLI::App* command =
      program.add_subcommand("tiles", "Cut a terrain into tiles for an engine, whose seams are exact");
  command->add_option("IN", arguments->in, "Raster or project to read")->required();
  command->add_option("-o,--output", arguments->out, "Folder to write into; made where it is not there")
      ->required();
  command->add_option("--name", arguments->name, "What the tiles' names begin with; IN's where left out")
      ->group("Writing");
  TileSettings& settings = arguments->settings;
  addSchemaOption(*command, tileSchema(), "for", settings, "Which program")->required();
  addSchemaOption(*command, tileSchema(), "side", settings,
                  "Samples along a tile's side: 1009 for Unreal, 1025 for Unity, else 1024 where left out");
  addSchemaOption(*command, tileSchema(), "format", settings,
                  "Of the files; what the program usually takes where left out");
  addSchemaOption(*command, tileSchema(), "edge", settings,
                  "Whether neighbours have the samples between them both (Unreal: apart for Unreal 5, "
                  "shared for World Composition)");
  addSchemaOption(*command, tileSchema(), "fit", settings,
                  "Ground that does not fill whole tiles: fill lets the border go on to the east and the "
                  "south and changes no height; resample makes whole tiles of it");
  addSchemaOption(*command, tileSchema(), "min", settings, "16-bit formats: metres of the lowest step");
  addSchemaOption(*command, tileSchema(), "max", settings, "16-bit formats: metres of the highest step");
  addInputOptions(*command, arguments->import);
  command->callback([arguments, &exit] { exit.code = runTiles(*arguments); });
}

}  // namespace scarp
