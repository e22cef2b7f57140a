#include <CLI/CLI.hpp>
#include <algorithm>
#include <cctype>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>

#include "app/commands/ChoiceChecks.h"
#include "app/commands/CommandProgress.h"
#include "app/commands/Commands.h"
#include "app/commands/MeshOptions.h"
#include "app/commands/TerrainInput.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/sceneio/SceneExport.h"

namespace scarp {

namespace {

struct SceneArguments {
  std::string in, out;
  InputOptions import;
  SceneSettings settings;
  MeshDetailOptions detail;
  bool withoutGround = false, withoutLevels = false, withoutLines = false;
};

void tellScene(const SceneExportReport& report) {
  for (const WrittenFile& file : report.files)
    std::printf("%s: %s\n", printableLine(file.path).c_str(), printableLine(file.what).c_str());
  std::printf("%zu %s of %zu %s", report.objects, report.objects == 1 ? "object" : "objects", report.models,
              report.models == 1 ? "model" : "models");
  if (report.scattered > 0)
    std::printf(", %zu placed and %zu by scatter rules", report.objects - report.scattered, report.scattered);
  std::printf("\n");
  if (report.objects > 0)
    std::printf("read back: largest error of place %s m, of turn %s degrees\n",
                shortNumber(report.largestError).c_str(), shortNumber(report.largestTurn).c_str());
  if (report.triangles > 0)
    std::printf("ground: %zu triangles, largest error %s m\n", report.triangles,
                shortNumber(report.groundError).c_str());
  if (report.waterTriangles > 0) std::printf("water: %zu triangles\n", report.waterTriangles);
  if (report.bentTriangles > 0) std::printf("bent along lines: %zu triangles\n", report.bentTriangles);
  for (const std::string& note : report.notes) std::printf("note: %s\n", printableLine(note).c_str());
}

int runScene(const SceneArguments& arguments) {
  CommandProgress progress;
  auto input =
      readTerrain(arguments.in, arguments.import,
                  DamageScope{DamageScope::Content::Shown, arguments.detail.crop}, progress.stage("reading"));
  if (!input) return reportFailure(input.error());
  SceneExportOptions options{arguments.settings, arguments.detail.crop};
  options.settings.ground = !arguments.withoutGround;
  options.settings.levels = !arguments.withoutLevels;
  options.settings.lines = !arguments.withoutLines;
  const ExportInputs inputs = inputsOf(*input);
  const MeshSettings mesh = arguments.detail.settingsFor(inputs.terrain);
  options.settings.detail = mesh.detail;
  options.settings.error = mesh.error;
  options.settings.triangles = mesh.triangles;
  const auto report = exportScene(inputs, arguments.out, options, progress.stage("writing"));
  if (!report) return reportFailure(report.error());
  progress.clear();
  tellInput(*input);
  tellScene(*report);
  return 0;
}

}  // namespace

void addSceneCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<SceneArguments>();
  SceneSettings& settings = arguments->settings;
  CLI::App* command = program.add_subcommand(
      "scene", "Write ground, models and objects for an engine or a 3-D program and prove where they are");
  command->add_option("IN", arguments->in, "Raster or project to read")->required();
  command->add_option("OUT", arguments->out, "File to write, .glb; of other programs a folder")->required();
  command
      ->add_option_function<std::string>(
          "--for",
          [&settings](const std::string& word) {
            settings.program = *sceneProgramNames().find<SceneProgram>(word);
          },
          "Program that opens the files; gltf where left out")
      ->check(oneOf(sceneProgramNames()))
      ->group("Writing");
  command
      ->add_flag(
          "--instancing", settings.instancing,
          "Of glTF: the objects of a model as one node, by EXT_mesh_gpu_instancing, which fewer programs "
          "open; else a node an object")
      ->group("Writing");
  command->add_flag("--no-ground", arguments->withoutGround, "Without the mesh of the ground")
      ->group("Writing");
  command
      ->add_flag("--no-levels", arguments->withoutLevels,
                 "Write only the finest level of detail of each model")
      ->group("Writing");
  command
      ->add_flag("--no-lines", arguments->withoutLines,
                 "Without the water of lines and models that rules bend along them")
      ->group("Writing");
  command
      ->add_option_function<int>(
          "--texture",
          [&settings](const int& texels) {
            if (const auto good = sceneSchema().number("texture").set(settings, texels); !good)
              throw CLI::ValidationError("--texture", good.error().message);
          },
          "Texels along the longer side of the picture of the ground's materials; 0: without one (2048 where "
          "left "
          "out)")
      ->group("Writing");
  addMeshDetailOptions(*command, arguments->detail);
  addInputOptions(*command, arguments->import);
  command->callback([arguments, &exit] { exit.code = runScene(*arguments); });
}

}  // namespace scarp
