#include <CLI/CLI.hpp>
#include <cstdio>
#include <iostream>
#include <memory>

#include "app/commands/CommandProgress.h"
#include "app/commands/Commands.h"
#include "app/commands/RasterOptions.h"
#include "app/commands/TerrainInput.h"
#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/part/PartRun.h"

namespace scarp {

namespace {

struct PartArguments {
  PartJob job;
  std::string work;
  bool json = false;
  int part = 0;
  std::string folder, out;
  ExportOptions output;
};

/// The word convert, JSON, or the name of a file of it.
Result<PartWork> workOf(const std::string& word) {
  if (word == "convert" || word.starts_with('{') || word.starts_with('[')) {
    auto work = readPartWork(word);
    if (!work) return errorIn("OP", work.error());
    return work;
  }
  const auto text = readTextFile(word);
  if (!text) return text.error();
  auto work = readPartWork(*text);
  if (!work) return errorIn(word, work.error());
  return work;
}

Json rectJson(const GridRect& rect) {
  return {{"column", rect.column0}, {"row", rect.row0}, {"columns", rect.width()}, {"rows", rect.height()}};
}

Json planJson(const PartPlan& plan, double error) {
  Json parts = Json::array();
  for (int id = 0; id < plan.count(); ++id) {
    const PartPlace place = plan.part(id);
    parts.push_back({{"id", id},
                     {"core", rectJson(place.core)},
                     {"window", rectJson(place.window)},
                     {"bytes", place.bytes}});
  }
  return {{"columns", plan.frame().columns},
          {"rows", plan.frame().rows},
          {"size", plan.size()},
          {"parts", plan.count()},
          {"halo", {{"columns", plan.haloColumns()}, {"rows", plan.haloRows()}}},
          {"exact", plan.exact()},
          {"error", plan.bounded() ? Json(error) : Json()},
          {"list", parts}};
}

void tellPlan(const PartPlan& plan, double error) {
  std::printf("%d parts, %d x %d, of up to %d samples a side, and %d columns and %d rows around\n",
              plan.count(), plan.columns(), plan.rows(), plan.size(), plan.haloColumns(), plan.haloRows());
  if (plan.exact())
    std::printf("joined they are the whole, bit for bit\n");
  else if (!plan.bounded())
    std::printf("joined they differ from the whole, most at their seams; by how much cannot be told\n");
  else
    std::printf("joined they differ from the whole by %.3g at most, where there are no holes\n", error);
  for (int id = 0; id < plan.count(); ++id) {
    const PartPlace place = plan.part(id);
    std::printf("%d: column %d, row %d, %d x %d samples, %lld MiB\n", id, place.core.column0, place.core.row0,
                place.core.width(), place.core.height(), (place.bytes + (1 << 20) - 1) >> 20);
  }
}

int runList(PartArguments& arguments) {
  auto work = workOf(arguments.work);
  if (!work) return reportFailure(work.error());
  arguments.job.work = *std::move(work);
  const auto plan = planOf(arguments.job);
  if (!plan) return reportFailure(plan.error());
  CommandProgress progress;
  const auto error = errorOf(arguments.job, progress.stage("looking"));
  progress.clear();
  if (!error) return reportFailure(error.error());
  if (arguments.json)
    std::cout << planJson(*plan, *error).dump(2) << '\n';
  else
    tellPlan(*plan, *error);
  return 0;
}

int runOne(PartArguments& arguments) {
  auto work = workOf(arguments.work);
  if (!work) return reportFailure(work.error());
  arguments.job.work = *std::move(work);
  CommandProgress progress;
  const auto report = runPart(arguments.job, arguments.part, progress.stage("making"));
  progress.clear();
  if (!report) return reportFailure(report.error());
  const GridRect& core = report->place.core;
  std::printf("%s: %d x %d samples%s\n", printableLine(report->path).c_str(), core.width(), core.height(),
              report->already ? ", as it was there" : "");
  return 0;
}

int runJoin(const PartArguments& arguments) {
  CommandProgress progress;
  const auto joined = joinParts(arguments.folder, progress.stage("checking"));
  if (!joined) return reportFailure(joined.error());
  const Terrain& terrain = joined->terrain;
  std::vector<std::string> lines;
  std::optional<ExportReport> report;
  if (joined->fractions) {
    if (const auto possible = checkFractionTarget(arguments.out); !possible)
      return reportFailure(possible.error());
    const auto written = writeFractions(terrain, terrain.heights, arguments.out, progress);
    if (!written) return reportFailure(written.error());
    lines = *written;
  } else {
    auto written = exportRaster(terrain, arguments.out, arguments.output, progress.stage("writing"));
    if (!written) return reportFailure(written.error());
    report = *std::move(written);
  }
  progress.clear();
  if (const Message failure = joined->failure(); !failure.empty())
    return reportFailure(Error{"%1; %2 has holes there", failure, arguments.out});
  for (const std::string& line : lines) std::printf("%s\n", printableLine(line).c_str());
  if (report) tellReport(*report, terrain.frame);
  return 0;
}

void addJob(CLI::App& command, PartArguments& arguments) {
  command.add_option("IN", arguments.job.in, "Raster or project to read")->required();
  command
      .add_option(
          "OP", arguments.work,
          "What is made of it: convert, or filters and the sky, as JSON or a file of it, as in scripts")
      ->required();
  command.add_option("--size", arguments.job.size,
                     "Samples along a side of a part, a multiple of 128; 8192 where left out");
  addImportOptions(command, arguments.job.import);
  addDamageOption(command, arguments.job.acceptDamage);
}

}  // namespace

void addPartCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<PartArguments>();
  CLI::App* command =
      program.add_subcommand("part", "Make a terrain in parts, on many machines, and join them");
  command->require_subcommand(1);
  CLI::App* list =
      command->add_subcommand("list", "Tell the parts, and by how much they differ from the whole");
  addJob(*list, *arguments);
  list->add_flag("--json", arguments->json, "As JSON");
  list->add_option("-o,--output", arguments->job.folder,
                   "Folder of the parts: what they share is made there at once, so that no part has to");
  list->callback([arguments, &exit] { exit.code = runList(*arguments); });
  CLI::App* run = command->add_subcommand("run", "Make one part; one that is there already is kept");
  addJob(*run, *arguments);
  run->add_option("--part", arguments->part, "Which, from 0")->required();
  run->add_option("-o,--output", arguments->job.folder, "Folder of the parts; made where it is not there")
      ->required();
  run->callback([arguments, &exit] { exit.code = runOne(*arguments); });
  CLI::App* join =
      command->add_subcommand("join", "Check that all parts are there, and write them as one raster");
  join->add_option("DIR", arguments->folder, "Folder of the parts")->required();
  join->add_option("-o,--output", arguments->out, "Raster to write; its ending names the format")->required();
  addRasterOptions(*join, arguments->output);
  join->callback([arguments, &exit] { exit.code = runJoin(*arguments); });
}

}  // namespace scarp
