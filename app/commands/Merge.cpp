#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>
#include <string>
#include <utility>

#include "app/commands/CommandProgress.h"
#include "app/commands/Commands.h"
#include "app/commands/TerrainInput.h"
#include "core/base/PrintableLine.h"
#include "core/compare/DocumentMerge.h"
#include "core/io/RasterExport.h"
#include "core/project/ProjectFile.h"

namespace scarp {

namespace {

struct MergeArguments {
  std::string base, ours, theirs, out;
  InputOptions input;
};

std::string countOf(std::int64_t count, const char* what) {
  return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

void tellMerge(const std::string& out, const DocumentMerge& merge) {
  const std::string name = printableLine(out);
  if (merge.operations > 0)
    std::printf("%s: %s of theirs done again on ours\n", name.c_str(),
                countOf(static_cast<std::int64_t>(merge.operations), "operation").c_str());
  else
    std::printf("%s: %s of theirs taken\n", name.c_str(), countOf(merge.samples, "sample").c_str());
  if (merge.inConflict > 0)
    std::printf("conflict: %s changed in both; ours stay%s\n", countOf(merge.inConflict, "sample").c_str(),
                merge.mask.empty() ? "" : (", saved as the selection \"" + merge.mask + "\"").c_str());
  for (const Message& conflict : merge.conflicts)
    std::printf("conflict: %s\n", printableLine(conflict.text()).c_str());
}

Result<void> writeMerged(const std::string& out, const DocumentMerge& merge, const TerrainInput& ours,
                         CommandProgress& progress) {
  if (isProjectPath(out) || ours.project)
    return writeProjectFile(out, *merge.document, ours, progress.stage("writing"));
  const auto report = exportRaster(merge.document->snapshot(), out, {}, progress.stage("writing"));
  if (!report) return report.error();
  return {};
}

int runMerge(const MergeArguments& arguments) {
  CommandProgress progress;
  const auto hold = holdForOutput(arguments.ours, arguments.out);
  if (!hold) return reportFailure(hold.error());
  constexpr DamageScope document{DamageScope::Content::Document};
  const auto base = readTerrain(arguments.base, arguments.input, document, progress.stage("reading"));
  if (!base) return reportFailure(base.error());
  const auto ours = readTerrain(arguments.ours, arguments.input, DamageScope{DamageScope::Content::Everything},
                                progress.stage("reading"));
  if (!ours) return reportFailure(ours.error());
  const auto theirs = readTerrain(arguments.theirs, arguments.input, document, progress.stage("reading"));
  if (!theirs) return reportFailure(theirs.error());
  const auto merge =
      mergeDocuments(partsOf(*base), partsOf(*ours), partsOf(*theirs), progress.stage("merging"));
  if (!merge) return reportFailure(merge.error());
  if (const auto written = writeMerged(arguments.out, *merge, *ours, progress); !written)
    return reportFailure(written.error());
  progress.clear();
  reportWarnings(*ours);
  tellMerge(arguments.out, *merge);
  return merge->clean() ? 0 : reportFailure(errorIn(arguments.out, "holds conflicts, in which ours stays"));
}

}  // namespace

void addMergeCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<MergeArguments>();
  CLI::App* command =
      program.add_subcommand("merge", "Bring two versions of a terrain together that were edited apart");
  command->add_option("BASE", arguments->base, "What both began with")->required();
  command->add_option("OURS", arguments->ours, "One version; where both changed the same, it stays")->required();
  command->add_option("THEIRS", arguments->theirs, "The other version")->required();
  command->add_option("-o,--output", arguments->out, "Project or raster to write; may be OURS")->required();
  addDamageOption(*command, arguments->input.acceptDamage);
  command->callback([arguments, &exit] { exit.code = runMerge(*arguments); });
}

}  // namespace scarp
