#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>

#include "app/commands/CommandProgress.h"
#include "app/commands/Commands.h"
#include "app/commands/SchemaOptions.h"
#include "app/commands/TerrainInput.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/tileio/WebTiles.h"

namespace scarp {

namespace {

struct WebArguments {
  std::string in, out;
  InputOptions import;
  WebSettings settings;
};

int runWeb(const WebArguments& arguments) {
  CommandProgress progress;
  const auto input = readTerrain(arguments.in, arguments.import, DamageScope{DamageScope::Content::Heights},
                                 progress.stage("reading"));
  if (!input) return reportFailure(input.error());
  const auto report =
      exportWebTiles(input->imported.terrain, arguments.out, arguments.settings, progress.stage("writing"));
  if (!report) return reportFailure(report.error());
  progress.clear();
  tellInput(*input);
  std::printf("%s: %lld tiles, zoom %d to %d\n", printableLine(report->path).c_str(), report->tiles,
              report->minZoom, report->maxZoom);
  const auto& b = report->bounds;
  std::printf("from %.6f, %.6f to %.6f, %.6f degrees\n", b[0], b[1], b[2], b[3]);
  if (arguments.settings.kind == WebKind::Mesh)
    std::printf(
        "largest error at zoom %d: %s m from the surface of the tiles' lattice, everywhere; that is %s m "
        "from "
        "the terrain at its samples\n",
        report->maxZoom, shortNumber(report->largestError).c_str(),
        shortNumber(report->latticeError).c_str());
  else
    std::printf("largest error %s m, of the colours\n", shortNumber(report->largestError).c_str());
  for (const std::string& note : report->notes) std::printf("note: %s\n", printableLine(note).c_str());
  return 0;
}

}  // namespace

void addWebCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<WebArguments>();
  CLI::App* command = program.add_subcommand("web", "Write a terrain as tiles for web maps and globes");
  command->add_option("IN", arguments->in, "Raster or project to read; it says where it lies")->required();
  command
      ->add_option("-o,--output", arguments->out,
                   "Folder to write, or a file that ends in .mbtiles or .pmtiles")
      ->required();
  WebSettings& settings = arguments->settings;
  addSchemaOption(*command, webSchema(), "as", settings, "What the tiles hold")->required();
  addSchemaOption(*command, webSchema(), "min-zoom", settings, "Coarsest zoom; 0 where left out");
  addSchemaOption(*command, webSchema(), "max-zoom", settings,
                  "Finest zoom; where left out the first at which a pixel is no larger than a cell");
  addSchemaOption(*command, webSchema(), "scheme", settings, "Which row of a folder's tiles is the first");
  addSchemaOption(*command, webSchema(), "error", settings,
                  "Of quantized-mesh: metres at the finest zoom; a tenth of a cell where left out");
  addInputOptions(*command, arguments->import);
  command->callback([arguments, &exit] { exit.code = runWeb(*arguments); });
}

}  // namespace scarp
