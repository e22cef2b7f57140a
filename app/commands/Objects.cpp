#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>

#include "app/commands/ChoiceChecks.h"
#include "app/commands/CommandProgress.h"
#include "app/commands/Commands.h"
#include "app/commands/ObjectOptions.h"
#include "app/commands/TerrainInput.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/edit/DerivedContent.h"

namespace scarp {

namespace {

struct ObjectsArguments {
  std::string in, out;
  InputOptions import;
  ObjectExportOptions output;
};

int runObjects(const ObjectsArguments& arguments) {
  CommandProgress progress;
  const auto input = readTerrain(arguments.in, arguments.import, DamageScope{DamageScope::Content::Shown},
                                 progress.stage("reading"));
  if (!input) return reportFailure(input.error());
  const Terrain& terrain = input->imported.terrain;
  const auto objects = objectsOf(*input, progress.stage("scattering objects"));
  if (!objects) return reportFailure(objects.error());
  const auto report =
      exportObjects(terrain, *objects, arguments.out, arguments.output, progress.stage("writing"));
  if (!report) return reportFailure(report.error());
  progress.clear();
  tellInput(*input);
  tellObjects(*report);
  return 0;
}

}  // namespace

Result<ObjectList> objectsOf(const TerrainInput& input, const Progress& progress) {
  return derivedOf(input).objects(progress);
}

void tellObjects(const ObjectExportReport& report) {
  std::printf("%s: %zu %s", printableLine(report.path).c_str(), report.written,
              report.written == 1 ? "object" : "objects");
  if (report.scattered > 0)
    std::printf(", %zu placed and %zu by scatter rules", report.written - report.scattered, report.scattered);
  std::printf("\nlargest error of place %s m\n", shortNumber(report.largestError).c_str());
  if (!report.header.empty())
    std::printf("what its columns mean is in %s\n", printableLine(report.header).c_str());
  for (const std::string& note : report.notes) std::printf("note: %s\n", printableLine(note).c_str());
}

void addObjectOptions(CLI::App& command, const std::string& prefix, ObjectExportOptions& output) {
  std::string names;
  for (const ObjectCoordinatesInfo& info : objectCoordinates())
    names += (names.empty() ? "" : ", ") + std::string(info.name);
  command
      .add_option_function<std::string>(
          "--" + prefix + "crs",
          [&output](const std::string& word) {
            for (const ObjectCoordinatesInfo& info : objectCoordinates())
              if (word == info.name) output.coordinates = info.coordinates;
          },
          "Coordinates of the objects; left out: local metres in a table, the terrain's CRS in a GeoPackage, "
          "wgs84 in "
          "GeoJSON, and local metres where the terrain has no CRS")
      ->check(oneOf(names))
      ->group("Writing");
  command
      .add_flag("--" + prefix + "full-precision", output.fullPrecision,
                "Write the numbers of a table with all digits, not with " + std::to_string(kTableDigits))
      ->group("Writing");
}

void addObjectsCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<ObjectsArguments>();
  CLI::App* command =
      program.add_subcommand("objects", "Write the objects as points and prove where they are");
  command->add_option("IN", arguments->in, "Project to read")->required();
  command
      ->add_option("OUT", arguments->out,
                   "File to write: .csv (with a .csv.json that describes it), .geojson or .gpkg")
      ->required();
  command
      ->add_option_function<std::string>(
          "--format",
          [arguments](const std::string& word) {
            arguments->output.format = *objectFormatOf("objects." + word);
          },
          "Format, if the extension of OUT names none")
      ->check(oneOf("csv, geojson, gpkg"))
      ->group("Writing");
  addObjectOptions(*command, "", arguments->output);
  addInputOptions(*command, arguments->import);
  command->callback([arguments, &exit] { exit.code = runObjects(*arguments); });
}

}  // namespace scarp
