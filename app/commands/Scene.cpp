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
#include "app/commands/SizeOption.h"
#include "app/commands/TerrainInput.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/edit/DerivedContent.h"
#include "core/io/EnginePreset.h"
#include "core/sceneio/SceneExport.h"

namespace scarp {

namespace {

struct SceneArguments {
  std::string in, out;
  InputOptions import;
  SceneExportOptions options;
  MeshDetailOptions detail;
  bool withoutObjects = false, withoutGround = false, withoutLevels = false, withoutLines = false;
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
  if (report.heights)
    std::printf("heights: %s samples, largest error %s m\n", sizeText(report.heights->size).c_str(),
                shortNumber(report.heights->largestError).c_str());
  if (report.weights)
    std::printf("weights: %zu materials, %s samples\n", report.weights->layers.size(),
                sizeText(report.weights->size).c_str());
  if (report.waterTriangles > 0) std::printf("water: %zu triangles\n", report.waterTriangles);
  if (report.bentTriangles > 0) std::printf("bent along lines: %zu triangles\n", report.bentTriangles);
  for (const std::string& note : report.notes) std::printf("note: %s\n", printableLine(note).c_str());
}

void tellEngineSettings(const SceneExportReport& report, const SceneSettings& settings) {
  if (!report.heights || report.heights->settings.empty()) return;
  std::printf("\nIn %s:\n%s", heightPreset(settings)->title, settingsText(report.heights->settings).c_str());
}

int runScene(const SceneArguments& arguments) {
  CommandProgress progress;
  auto input =
      readTerrain(arguments.in, arguments.import,
                  DamageScope{DamageScope::Content::Shown, arguments.detail.crop}, progress.stage("reading"));
  if (!input) return reportFailure(input.error());
  SceneExportOptions options = arguments.options;
  options.crop = arguments.detail.crop;
  options.settings.objects = !arguments.withoutObjects;
  options.settings.ground = !arguments.withoutGround;
  options.settings.levels = !arguments.withoutLevels;
  options.settings.lines = !arguments.withoutLines;
  const DerivedContent scene = derivedOf(*input);
  const MeshSettings mesh = arguments.detail.settingsFor(scene.terrain());
  options.settings.detail = mesh.detail;
  options.settings.error = mesh.error;
  options.settings.triangles = mesh.triangles;
  const auto report = exportScene(scene, arguments.out, options, progress.stage("writing"));
  if (!report) return reportFailure(report.error());
  progress.clear();
  tellInput(*input);
  tellScene(*report);
  tellEngineSettings(*report, options.settings);
  return 0;
}

}  // namespace

namespace {

void addTerrainOptions(CLI::App& command, SceneExportOptions& options) {
  command
      .add_flag("--heights", options.settings.heights,
                "With a heightmap that the terrain of the engine reads; not of glTF")
      ->group("Writing");
  command
      .add_flag("--weights", options.settings.weights,
                "With the weights of the materials for the terrain of the engine; not of glTF")
      ->group("Writing");
  addSizeOption(command, options.resample, options.anySize,
                "Size of --heights and --weights, COLUMNSxROWS; none: the terrain's own; where left out: the "
                "nearest that the engine takes");
  command
      .add_option_function<double>(
          "--min", [&options](const double& height) { options.rangeMin = height; },
          "Height of the first step of --heights, metres; the lowest where left out")
      ->group("Writing");
  command
      .add_option_function<double>(
          "--max", [&options](const double& height) { options.rangeMax = height; },
          "Height of the last step of --heights, metres; the highest where left out")
      ->group("Writing");
  command
      .add_option_function<std::string>(
          "--godot",
          [&options](const std::string& word) {
            options.settings.godot = *godotTerrainNames().find<GodotTerrain>(word);
          },
          "Terrain of Godot that --heights and --weights are for; terrain3d where left out")
      ->check(oneOf(godotTerrainNames()))
      ->group("Writing");
}

}  // namespace

void addSceneCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<SceneArguments>();
  SceneSettings& settings = arguments->options.settings;
  CLI::App* command = program.add_subcommand(
      "scene",
      "Write heights, ground, models and objects for an engine or a 3-D program and prove where they are");
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
  addTerrainOptions(*command, arguments->options);
  command->add_flag("--no-objects", arguments->withoutObjects, "Without objects and their models")
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
