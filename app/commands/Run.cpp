#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "app/commands/CommandProgress.h"
#include "app/commands/Commands.h"
#include "app/commands/RasterOptions.h"
#include "app/commands/SizeOption.h"
#include "app/commands/TerrainInput.h"
#include "app/commands/TextFile.h"
#include "core/base/PathScope.h"
#include "core/base/PrintableLine.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/LeftOut.h"
#include "core/io/ObjectExport.h"
#include "core/io/RasterExport.h"
#include "core/operation/Island.h"
#include "core/remote/RemoteAddress.h"
#include "core/script/Script.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

struct RunArguments {
  std::string script, in, level, out;
  InputOptions import;
  bool allowOutside = false;
  ExportOptions output;
};

/// Level ground at 0 m, "65537x65537" samples.
Result<TerrainInput> levelTerrain(const std::string& samples, double cellSize) {
  const auto size = parseSampleSize(samples);
  if (!size || std::min(size->columns, size->rows) < 2 ||
      std::max(size->columns, size->rows) > kMostTerrainSide)
    return Error{"--level: \"" + samples + "\" is no size (2x2 to " + std::to_string(kMostTerrainSide) + "x" +
                 std::to_string(kMostTerrainSide) + ")"};
  const GridFrame frame{size->columns, size->rows, cellSize, cellSize};
  if (const auto fit = checkFrame(frame); !fit) return fit.error();
  return TerrainInput{{Terrain{frame, {}, HeightRaster(frame.columns, frame.rows, 0.0F)}, {}, {}, 0, {}},
                      std::nullopt};
}

/// The terrain to work on: the one named, level ground, or the sample island.
Result<TerrainInput> startingTerrain(const RunArguments& arguments, const Progress& progress) {
  if (!arguments.level.empty()) return levelTerrain(arguments.level, arguments.import.cellSize.value_or(1.0));
  const DamageScope needed{isProjectPath(arguments.out) ? DamageScope::Content::Everything
                                                        : DamageScope::Content::Document};
  if (!arguments.in.empty()) return readTerrain(arguments.in, arguments.import, needed, progress);
  return TerrainInput{{makeIsland({}), {}, {}, 0, {}}, std::nullopt};
}

int runScript(const RunArguments& arguments) {
  const auto text = readTextFile(arguments.script);
  if (!text) return reportFailure(text.error());
  const auto script = parseScript(
      *text, FileScope::within(std::filesystem::path(arguments.script).parent_path().string(),
                               [&arguments](const std::string&) { return arguments.allowOutside; }));
  if (!script) return reportFailure({arguments.script + ": " + script.error().message});
  for (const std::string& address : addressesIn(*script))
    if (!allowedAddress(address))
      return reportFailure({arguments.script + ": names the address " + printableLine(address) +
                            ", which is fetched only with --fetch and the address"});
  CommandProgress progress;
  const auto hold = holdForOutput(arguments.in, arguments.out);
  if (!hold) return reportFailure(hold.error());
  auto start = startingTerrain(arguments, progress.stage("reading"));
  if (!start) return reportFailure(start.error());

  const auto made = documentOf(*start);
  TerrainDocument& document = *made;
  std::vector<std::string> notes;
  const auto replayed = replay(*script, document, progress.stage("replaying"), [&](const std::string& note) {
    notes.push_back(arguments.script + ": " + note);
  });
  if (!replayed)
    return reportFailure(replayed.error().cancelled
                             ? replayed.error()
                             : Error{arguments.script + ": " + replayed.error().message});
  std::optional<ExportReport> report;
  const bool project = isProjectPath(arguments.out);
  if (project) {
    if (const auto written = writeProjectFile(arguments.out, document, *start, progress.stage("writing"));
        !written)
      return reportFailure(written.error());
  } else if (!arguments.out.empty()) {
    auto exported =
        exportRaster(document.snapshot(), arguments.out, arguments.output, progress.stage("writing"));
    if (!exported) return reportFailure(exported.error());
    report = std::move(*exported);
  }

  progress.clear();
  for (const std::string& note : notes) reportWarning(note);
  tellInput(*start);
  std::printf("%s: %zu operations, %zu objects\n", printableLine(arguments.script).c_str(),
              script->operations.size(), document.objects().size());
  if (project)
    std::printf("%s: %d x %d samples, %zu steps of history\n", printableLine(arguments.out).c_str(),
                document.frame().columns, document.frame().rows, document.history().size());
  if (!report) return 0;
  std::printf("%s: %d x %d samples, largest error %g m\n", printableLine(report->path).c_str(),
              document.frame().columns, document.frame().rows, report->largestError);
  for (const std::string& note : report->notes) std::printf("note: %s\n", printableLine(note).c_str());
  LeftOut left = besidesGround(document);
  if (const std::string line = objectsLeftOut(left.objects); !line.empty())
    std::printf("note: %s; write a project, and convert it with --objects\n", printableLine(line).c_str());
  left.objects = 0;
  for (const std::string& line : leftOutLines(left)) std::printf("note: %s\n", line.c_str());
  return 0;
}

}  // namespace

void addRunCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<RunArguments>();
  CLI::App* command = program.add_subcommand("run", "Replay a script of operations on a terrain");
  command->add_option("SCRIPT", arguments->script, "JSON script")->required();
  command->add_option("--in", arguments->in, "Terrain to work on; the sample island where left out")
      ->check([](const std::string& path) {
        return path.empty() ? std::string("no file is named") : std::string();
      });
  command
      ->add_option("--level", arguments->level,
                   "Level ground at 0 m to work on, COLUMNSxROWS samples, 1 m or --cell-size apart")
      ->excludes(command->get_option("--in"));
  command->add_option("-o,--output", arguments->out,
                      "Raster or project (.scarp) to write; its ending names the format");
  command
      ->add_option_function<std::vector<std::string>>(
          "--fetch",
          [](const std::vector<std::string>& addresses) {
            for (const std::string& address : addresses)
              if (const auto shown = allowAddress(address); !shown)
                throw CLI::ValidationError("--fetch", shown.error().message);
          },
          "An address that the script names as that of a drape, and that is fetched; once for each")
      ->allow_extra_args(false)
      ->type_name("ADDRESS");
  command->add_flag("--allow-outside", arguments->allowOutside,
                    "Also read files outside the script's folder that the script names");
  addStoreOptions(*command, arguments->output);
  addInputOptions(*command, arguments->import);
  command->callback([arguments, &exit] { exit.code = runScript(*arguments); });
}

}  // namespace scarp
