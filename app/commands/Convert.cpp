#include <CLI/CLI.hpp>
#include <array>
#include <cstdio>
#include <iterator>
#include <memory>
#include <optional>

#include "app/commands/ExportCommand.h"
#include "app/commands/OptionChecks.h"
#include "app/commands/RasterOptions.h"
#include "core/base/PrintableLine.h"
#include "core/document/LayerGroups.h"
#include "core/edit/DerivedContent.h"
#include "core/io/EnginePreset.h"
#include "core/io/RasterExport.h"

namespace scarp {

namespace {

struct ConvertArguments {
  std::string in, out, objects;
  InputOptions import;
  ExportOptions output;
  bool fit = false;  ///< Resampled to the nearest size that the preset's engine takes.
  ObjectExportOptions objectOutput;
};

/// The size that is written, where the preset's engine is particular about it.
Result<ExportOptions> sizedOptions(const ConvertArguments& arguments, const GridFrame& frame) {
  ExportOptions options = arguments.output;
  if (options.preset.empty()) {
    if (arguments.fit) return errorIn(arguments.out, "--resample fit goes with --preset");
    return options;
  }
  const auto preset = findPreset(options.preset);
  if (!preset) return preset.error();
  const auto problem = sizeProblem(**preset, frame);
  if (!problem || options.resample || options.anySize) return options;
  const SampleSize nearest = nearestEngineSize(**preset, frame);
  if (!arguments.fit)
    return errorIn(arguments.out, "%1; --resample fit writes %2, --resample none what there is", *problem,
                   sizeText(nearest));
  options.resample = nearest;
  return options;
}

/// "1 hidden layer is", "2 hidden layers are"
std::string counted(std::ptrdiff_t count, const std::string& what) {
  return std::to_string(count) + " " + what + (count == 1 ? " is" : "s are");
}

/// What became of the layers.
void noteLayers(const TerrainInput& input) {
  if (!input.project) return;
  const auto shown = static_cast<std::ptrdiff_t>(countLayers(input.project->document.state.layers).shown);
  if (shown > 0) std::printf("note: %s merged into the heights\n", counted(shown, "layer").c_str());
}

/// Writes the objects where that was asked for.
Result<std::optional<RecipeReport>> writeObjects(const ConvertArguments& arguments, const TerrainInput& input,
                                                 CommandProgress& progress) {
  using Report = std::optional<RecipeReport>;
  if (arguments.objects.empty()) return Report();
  auto report = perform({{}, arguments.objects, arguments.objectOutput}, derivedOf(input), {},
                        progress.stage("writing objects"));
  if (!report) return report.error();
  return Report(*std::move(report));
}

/// What the file of heights does not hold. Of objects that were written nothing is left out.
void noteLeftOut(const TerrainInput& input, bool objectsWritten) {
  if (!input.project) return;
  LeftOut left = besidesGround(input.project->document);
  if (objectsWritten) left.scatterRules = 0;
  if (const Message line = objectsLeftOut(objectsWritten ? 0 : left.objects); !line.empty())
    printNotes({Message("%1; --objects FILE writes them", line)});
  left.objects = 0;
  printNotes(leftOutLines(left));
}

int writeProject(const ConvertArguments& arguments, TerrainInput& input, CommandProgress& progress) {
  const ExportOptions& output = arguments.output;
  if (!output.preset.empty() || output.rangeMin || output.rangeMax || output.resample || output.anySize ||
      arguments.fit || output.dither || output.cloud || output.compression ||
      output.store != SampleStorage::Automatic || !output.sourceFile.empty() || output.step ||
      output.anchor || output.bigEndian || output.rows)
    return reportFailure(errorIn(
        arguments.out,
        "is a project; --preset, --min, --max, --step, --anchor, --dither, --big-endian, --south-first, "
        "--cog, --resample, --compression, --store and --source-file are for rasters"));
  const auto objects = writeObjects(arguments, input, progress);
  if (!objects) return reportFailure(objects.error());
  const auto document = documentOf(input);
  if (const auto written = writeProjectFile(arguments.out, *document, input, progress.stage("writing"));
      !written)
    return reportFailure(written.error());
  progress.clear();
  tellInput(input);
  std::printf("%s: %d x %d samples\nlargest error 0 m: %s\n", printableLine(arguments.out).c_str(),
              document->frame().columns, document->frame().rows, printableLine(keptHeights(input)).c_str());
  if (*objects) printReport(**objects);
  return 0;
}

int runConvert(const ConvertArguments& arguments) {
  CommandProgress progress;
  const auto hold = holdForOutput(arguments.in, arguments.out);
  if (!hold) return reportFailure(hold.error());
  const bool toProject = isProjectPath(arguments.out) && !arguments.output.format;
  const DamageScope needed{toProject                   ? DamageScope::Content::Everything
                           : arguments.objects.empty() ? DamageScope::Content::Heights
                                                       : DamageScope::Content::Shown};
  auto input = readTerrain(arguments.in, arguments.import, needed, progress.stage("reading"));
  if (!input) return reportFailure(input.error());
  if (toProject) return writeProject(arguments, *input, progress);
  const auto objects = writeObjects(arguments, *input, progress);
  if (!objects) return reportFailure(objects.error());
  if (arguments.out.empty()) {
    progress.clear();
    tellInput(*input);
    printReport(**objects);
    return 0;
  }
  const Terrain& terrain = input->imported.terrain;
  const auto options = sizedOptions(arguments, terrain.frame);
  if (!options) return reportFailure(options.error());
  const auto report = exportRaster(terrain, arguments.out, *options, progress.stage("writing"));
  if (!report) return reportFailure(report.error());
  progress.clear();

  tellInput(*input);
  tellReport(*report, terrain.frame, keptHeights(*input));
  if (*objects) printReport(**objects);
  noteLayers(*input);
  noteLeftOut(*input, objects->has_value());
  if (report->settings.empty()) return 0;
  std::printf("\nIn %s:\n%s", (*findPreset(options->preset))->title, settingsText(report->settings).c_str());
  return 0;
}

void addObjectsFile(CLI::App& command, ConvertArguments& arguments) {
  command
      .add_option_function<std::string>(
          "--objects",
          [&arguments](const std::string& path) {
            const auto format = objectFormatOf(path);
            if (!format) throw CLI::ValidationError("--objects", format.error().text());
            arguments.objects = path;
          },
          "File for the placed objects, .csv (with a .csv.json that describes it), .geojson or "
          ".gpkg")
      ->group("Writing");
  addObjectOptions(command, "--objects-", arguments.objectOutput);
}

}  // namespace

void addConvertCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<ConvertArguments>();
  CLI::App* command =
      program.add_subcommand("convert", "Write a terrain in another format and prove what it keeps");
  command->add_option("IN", arguments->in, "Raster or project to read")->required();
  command->add_option("OUT", arguments->out,
                      "File to write; .scarp: a project; may be left out beside --objects");
  addInputOptions(*command, arguments->import);
  addRasterOptions(*command, arguments->output);
  addSizeOption(*command, arguments->output.resample, arguments->output.anySize,
                "Write so many samples over the same ground, COLUMNSxROWS; fit: the nearest size that --preset's "
                "engine takes; none: the terrain's own, also where it takes others",
                &arguments->fit);
  addObjectsFile(*command, *arguments);
  command->callback([arguments, &exit] {
    if (arguments->out.empty() && arguments->objects.empty()) throw CLI::RequiredError("OUT");
    exit.code = runConvert(*arguments);
  });
}

}  // namespace scarp
