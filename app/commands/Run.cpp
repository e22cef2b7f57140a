#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "app/commands/CommandProgress.h"
#include "app/commands/Commands.h"
#include "app/commands/OptionChecks.h"
#include "app/commands/RasterOptions.h"
#include "app/commands/TerrainInput.h"
#include "core/base/PathScope.h"
#include "core/base/PrintableLine.h"
#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/DerivedContent.h"
#include "core/io/ObjectExport.h"
#include "core/io/RasterExport.h"
#include "core/operation/NewTerrain.h"
#include "core/remote/RemoteAddress.h"
#include "core/script/Script.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr const char* kEmptyScript = R"({"scarp": 1, "operations": []})";

struct RunArguments {
  std::string script, in, level, out;
  std::string form, samples = "1025x1025";
  NewTerrain made;
  InputOptions import;
  bool allowOutside = false;
  ExportOptions output;
};

/// Generates a terrain of "65537x65537" samples. `option` names the size in messages.
Result<TerrainInput> generatedTerrain(NewTerrain wanted, const char* option, const std::string& samples,
                                      const Progress& progress) {
  const auto size = parseSampleSize(samples);
  if (!size || std::min(size->columns, size->rows) < 2 ||
      std::max(size->columns, size->rows) > kMostTerrainSide)
    return errorIn(option, "\"%1\" is no size (2x2 to %2x%3)", samples, kMostTerrainSide, kMostTerrainSide);
  wanted.columns = size->columns;
  wanted.rows = size->rows;
  auto made = makeTerrain(wanted, progress);
  if (!made) return made.error();
  return TerrainInput{{*std::move(made), {}, {}, 0, {}}, std::nullopt};
}

/// The terrain to work on: the one named, a new one, or the sample island.
Result<TerrainInput> startingTerrain(const RunArguments& arguments, const Progress& progress) {
  NewTerrain wanted = arguments.made;
  wanted.cellSize = arguments.import.cellSize.value_or(1.0);
  if (!arguments.level.empty()) return generatedTerrain(wanted, "--level", arguments.level, progress);
  if (!arguments.form.empty()) {
    wanted.form = *terrainTemplateNames().find<TerrainTemplate>(arguments.form);
    return generatedTerrain(wanted, "--size", arguments.samples, progress);
  }
  const DamageScope needed{isProjectPath(arguments.out) ? DamageScope::Content::Everything
                                                        : DamageScope::Content::Document};
  if (!arguments.in.empty()) return readTerrain(arguments.in, arguments.import, needed, progress);
  auto island = makeTerrain(sampleIsland(), progress);
  if (!island) return island.error();
  return TerrainInput{{*std::move(island), {}, {}, 0, {}}, std::nullopt};
}

int runScript(const RunArguments& arguments) {
  const auto text =
      arguments.script.empty() ? Result<std::string>(kEmptyScript) : readTextFile(arguments.script);
  if (!text) return reportFailure(text.error());
  const auto script = parseScript(
      *text, FileScope::within(std::filesystem::path(arguments.script).parent_path().string(),
                               [&arguments](const std::string&) { return arguments.allowOutside; }));
  if (!script) return reportFailure(errorIn(arguments.script, script.error()));
  for (const std::string& address : addressesIn(*script))
    if (!allowedAddress(address))
      return reportFailure(errorIn(arguments.script,
                                   "names the address %1, which is fetched only with --fetch and the address",
                                   printableLine(address)));
  CommandProgress progress;
  const auto hold = holdForOutput(arguments.in, arguments.out);
  if (!hold) return reportFailure(hold.error());
  auto start = startingTerrain(arguments, progress.stage("reading"));
  if (!start) return reportFailure(start.error());

  const auto made = documentOf(*start);
  TerrainDocument& document = *made;
  std::vector<Message> notes;
  const auto replayed = replay(*script, document, progress.stage("replaying"), [&](const Message& note) {
    notes.push_back(messageIn(arguments.script, note));
  });
  if (!replayed)
    return reportFailure(replayed.error().cancelled ? replayed.error()
                                                    : errorIn(arguments.script, replayed.error()));
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
  for (const Message& note : notes) reportWarning(note);
  tellInput(*start);
  if (!arguments.script.empty())
    std::printf("%s: %zu operations, %zu objects\n", printableLine(arguments.script).c_str(),
                script->operations.size(), document.objects().size());
  if (project)
    std::printf("%s: %d x %d samples, %zu steps of history\n", printableLine(arguments.out).c_str(),
                document.frame().columns, document.frame().rows, document.history().size());
  if (!report) return 0;
  std::printf("%s: %d x %d samples, largest error %g m\n", printableLine(report->path).c_str(),
              document.frame().columns, document.frame().rows, report->largestError);
  printNotes(report->notes);
  LeftOut left = besidesGround(document.content());
  if (const Message line = objectsLeftOut(left.objects); !line.empty())
    printNotes({Message("%1; write a project, and convert it with --objects", line)});
  left.objects = 0;
  printNotes(leftOutLines(left));
  return 0;
}

void addNewTerrainOptions(CLI::App& command, RunArguments& arguments) {
  CLI::Option* form =
      command
          .add_option("--new", arguments.form,
                      "Template of a new terrain to work on: " + terrainTemplateNames().keys())
          ->check([](const std::string& key) {
            return terrainTemplateNames().find(key)
                       ? std::string()
                       : "\"" + key + "\" is not a template (" + terrainTemplateNames().keys() + ")";
          })
          ->excludes(command.get_option("--in"))
          ->excludes(command.get_option("--level"));
  command.add_option("--size", arguments.samples, "Samples of the new terrain, COLUMNSxROWS")
      ->capture_default_str()
      ->needs(form);
  command
      .add_option("--height", arguments.made.height,
                  "Height of the new terrain in metres: the level of flat, the peak of island, else from the "
                  "lowest to the highest sample; in proportion to the shorter side where left out")
      ->needs(form);
  command.add_option("--seed", arguments.made.seed, "Seed of the new terrain")
      ->capture_default_str()
      ->needs(form);
  command
      .add_option("--shape", arguments.made.shape,
                  "Shape of the new terrain, 0 to 1; depends on the template")
      ->capture_default_str()
      ->needs(form);
  command
      .add_option("--roughness", arguments.made.roughness, "Small-scale relief of the new terrain, 0 to 1")
      ->capture_default_str()
      ->needs(form);
}

}  // namespace

void addRunCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<RunArguments>();
  CLI::App* command = program.add_subcommand("run", "Replay a script of operations on a terrain");
  command->add_option("SCRIPT", arguments->script, "JSON script; may be left out with --new");
  command->add_option("--in", arguments->in, "Terrain to work on; the sample island where left out")
      ->check([](const std::string& path) {
        return path.empty() ? std::string("no file is named") : std::string();
      });
  command
      ->add_option("--level", arguments->level,
                   "Level ground at 0 m to work on, COLUMNSxROWS samples, 1 m or --cell-size apart")
      ->excludes(command->get_option("--in"));
  addNewTerrainOptions(*command, *arguments);
  command->add_option("-o,--output", arguments->out,
                      "Raster or project (.scarp) to write; its ending names the format");
  command
      ->add_option_function<std::vector<std::string>>(
          "--fetch",
          [](const std::vector<std::string>& addresses) {
            for (const std::string& address : addresses)
              if (const auto shown = allowAddress(address); !shown)
                throw CLI::ValidationError("--fetch", shown.error().text());
          },
          "An address that the script names as that of a drape, and that is fetched; once for each")
      ->allow_extra_args(false)
      ->type_name("ADDRESS");
  command->add_flag("--allow-outside", arguments->allowOutside,
                    "Also read files outside the script's folder that the script names");
  addStoreOptions(*command, arguments->output);
  addInputOptions(*command, arguments->import);
  command->callback([arguments, &exit] {
    if (arguments->script.empty() && arguments->form.empty()) throw CLI::RequiredError("SCRIPT or --new");
    exit.code = runScript(*arguments);
  });
}

}  // namespace scarp
