#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "app/commands/Commands.h"
#include "app/commands/TextFile.h"
#include "core/edit/TerrainDocument.h"
#include "core/io/RasterExport.h"
#include "core/script/Script.h"
#include "core/terrain/Island.h"

namespace scarp {

namespace {

struct RunArguments {
  std::string script, in, out;
  ImportOptions import;
};

/// The terrain to work on: the one named, or the sample island.
Result<ImportedTerrain> startingTerrain(const RunArguments& arguments) {
  if (!arguments.in.empty()) return importRaster(arguments.in, arguments.import);
  return ImportedTerrain{makeIsland({}), {}, {}, 0, {}};
}

int runScript(const RunArguments& arguments) {
  const auto text = readTextFile(arguments.script);
  if (!text) return reportFailure(text.error());
  const auto script = parseScript(*text, std::filesystem::path(arguments.script).parent_path().string());
  if (!script) return reportFailure({arguments.script + ": " + script.error().message});
  auto start = startingTerrain(arguments);
  if (!start) return reportFailure(start.error());

  TerrainDocument document(std::move(start->terrain));
  if (const auto replayed = replay(*script, document); !replayed)
    return reportFailure({arguments.script + ": " + replayed.error().message});
  std::optional<ExportReport> report;
  if (!arguments.out.empty()) {
    auto exported = exportRaster(document.snapshot(), arguments.out);
    if (!exported) return reportFailure(exported.error());
    report = std::move(*exported);
  }

  for (const std::string& warning : start->warnings) reportWarning(warning);
  std::printf("%s: %zu operations, %zu objects\n", arguments.script.c_str(), script->operations.size(),
              document.objects().size());
  if (!report) return 0;
  std::printf("%s: %d x %d samples, largest error %g m\n", report->path.c_str(), document.frame().columns,
              document.frame().rows, report->largestError);
  for (const std::string& note : report->notes) std::printf("note: %s\n", note.c_str());
  return 0;
}

}  // namespace

void addRunCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<RunArguments>();
  CLI::App* command = program.add_subcommand("run", "Replay a script of operations on a terrain");
  command->add_option("SCRIPT", arguments->script, "JSON script")->required();
  command->add_option("--in", arguments->in, "Terrain to work on; the sample island where left out");
  command->add_option("-o,--output", arguments->out, "Raster to write; its ending names the format");
  addImportOptions(*command, arguments->import);
  command->callback([arguments, &exit] { exit.code = runScript(*arguments); });
}

}  // namespace scarp
