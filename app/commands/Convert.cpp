#include <CLI/CLI.hpp>
#include <array>
#include <cstdio>
#include <memory>

#include "app/commands/Commands.h"
#include "app/commands/TerrainInput.h"
#include "core/io/EnginePreset.h"
#include "core/io/RasterExport.h"

namespace scarp {

namespace {

struct ConvertArguments {
  std::string in, out;
  ImportOptions import;
  ExportOptions output;
};

std::string number(double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.6g", value);
  return text.data();
}

// "tif, png, r16 …" or "unity, unreal …"
template <class Range, class Word>
std::string listed(const Range& range, Word word) {
  std::string text;
  for (const auto& item : range) {
    if (!text.empty()) text += ", ";
    text += word(item);
  }
  return text;
}

int writeProject(const ConvertArguments& arguments, TerrainInput& input) {
  const ExportOptions& output = arguments.output;
  if (!output.preset.empty() || output.rangeMin || output.rangeMax)
    return reportFailure({arguments.out + ": is a project; --preset, --min and --max are for rasters"});
  const auto document = documentOf(input);
  if (const auto written = writeProjectFile(arguments.out, *document, input); !written)
    return reportFailure(written.error());
  reportWarnings(input);
  std::printf("%s: %d x %d samples\nlargest error 0 m: every height is kept exactly\n", arguments.out.c_str(),
              document->frame().columns, document->frame().rows);
  return 0;
}

int runConvert(const ConvertArguments& arguments) {
  auto input = readTerrain(arguments.in, arguments.import);
  if (!input) return reportFailure(input.error());
  if (isProjectPath(arguments.out) && !arguments.output.format) return writeProject(arguments, *input);
  const Terrain& terrain = input->imported.terrain;
  const auto report = exportRaster(terrain, arguments.out, arguments.output);
  if (!report) return reportFailure(report.error());

  reportWarnings(*input);
  std::printf("%s: %d x %d samples\n", report->path.c_str(), terrain.frame.columns, terrain.frame.rows);
  if (report->largestError == 0.0)
    std::printf("largest error 0 m: every height is kept exactly\n");
  else
    std::printf("largest error %s m\n", number(report->largestError).c_str());
  if (!report->sidecar.empty())
    std::printf("step %s m; the numbers are in %s\n", number(report->step).c_str(), report->sidecar.c_str());
  for (const std::string& note : report->notes) std::printf("note: %s\n", note.c_str());
  return 0;
}

void addOutputOptions(CLI::App& command, ExportOptions& options) {
  const auto extension = [](const RasterFormatInfo& info) { return info.extension; };
  const auto name = [](const EnginePreset& preset) { return preset.name; };
  command
      .add_option_function<std::string>(
          "--preset",
          [&options](const std::string& preset) {
            const auto found = findPreset(preset);
            if (!found) throw CLI::ValidationError("--preset", found.error().message);
            options.preset = preset;
          },
          "As an engine wants it: " + listed(enginePresets(), name))
      ->group("Writing");
  command
      .add_option_function<std::string>(
          "--format",
          [&options, extension](const std::string& word) {
            for (const RasterFormatInfo& info : rasterFormats())
              if (word == info.extension) options.format = info.format;
            if (!options.format)
              throw CLI::ValidationError("--format",
                                         "'" + word + "' is none of " + listed(rasterFormats(), extension));
          },
          "Format, in place of the one that OUT's ending names: " + listed(rasterFormats(), extension))
      ->group("Writing");
  command
      .add_option_function<double>(
          "--min", [&options](const double& height) { options.rangeMin = height; },
          "16-bit formats: metres of the lowest step")
      ->group("Writing");
  command
      .add_option_function<double>(
          "--max", [&options](const double& height) { options.rangeMax = height; },
          "16-bit formats: metres of the highest step")
      ->group("Writing");
}

}  // namespace

void addConvertCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<ConvertArguments>();
  CLI::App* command =
      program.add_subcommand("convert", "Write a terrain in another format and prove what it keeps");
  command->add_option("IN", arguments->in, "Raster or project to read")->required();
  command->add_option("OUT", arguments->out, "File to write; .scarp: a project")->required();
  addImportOptions(*command, arguments->import);
  addOutputOptions(*command, arguments->output);
  command->callback([arguments, &exit] { exit.code = runConvert(*arguments); });
}

}  // namespace scarp
