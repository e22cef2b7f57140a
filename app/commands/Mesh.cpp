#include <CLI/CLI.hpp>
#include <cstdio>
#include <memory>
#include <optional>

#include "app/commands/CommandProgress.h"
#include "app/commands/Commands.h"
#include "app/commands/MeshOptions.h"
#include "app/commands/SizeOption.h"
#include "app/commands/TerrainInput.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/edit/LeftOut.h"
#include "core/meshio/MeshExport.h"

namespace scarp {

namespace {

struct MeshArguments {
  std::string in, out;
  InputOptions import;
  MeshExportOptions output;
  MeshDetailOptions detail;
};

CLI::Option* addNumber(CLI::App& command, MeshArguments& arguments, const std::string& name, const char* key,
                       const std::string& help) {
  return command
      .add_option_function<std::string>(
          name,
          [&arguments, name, key](const std::string& word) {
            setMeshNumber(name, key, word, arguments.detail.settings);
          },
          help)
      ->group("Writing");
}

void addTileOption(CLI::App& command, MeshArguments& arguments) {
  command
      .add_option_function<std::string>(
          "--tiles",
          [&arguments](const std::string& word) {
            const auto tiles = parseSampleSize(word);
            if (!tiles)
              throw CLI::ValidationError("--tiles", "'" + word + "' is no count of tiles; it looks like 4x4");
            setMeshNumber("--tiles", "tile-columns", std::to_string(tiles->columns),
                          arguments.detail.settings);
            setMeshNumber("--tiles", "tile-rows", std::to_string(tiles->rows), arguments.detail.settings);
          },
          "Several files, COLUMNSxROWS, whose borders have the same vertices: OUT-ROW-COLUMN")
      ->group("Writing");
}

void addSolidOptions(CLI::App& command, MeshArguments& arguments) {
  CLI::Option* solid = command
                           .add_flag("--solid", arguments.detail.settings.solid,
                                     "With walls and a bottom, watertight, in millimetres: for a 3-D printer")
                           ->group("Writing");
  addNumber(command, arguments, "--size", "size", "Of a solid: its longer side, mm (150 where left out)")
      ->needs(solid);
  addNumber(command, arguments, "--base", "base",
            "Of a solid: what is under its lowest ground, mm (3 where left out)")
      ->needs(solid);
  addNumber(command, arguments, "--exaggeration", "exaggeration",
            "Of a solid: of its heights (1 where left out)")
      ->needs(solid);
}

std::string triangleCount(std::size_t count) {
  return std::to_string(count) + (count == 1 ? " triangle" : " triangles");
}

void tellMesh(const MeshExportReport& report, const TerrainInput& input) {
  for (const WrittenFile& file : report.files)
    std::printf("%s: %s\n", printableLine(file.path).c_str(), printableLine(file.what).c_str());
  if (report.files.size() > 1)
    std::printf("%zu files, %s, %zu vertices\n", report.files.size(), triangleCount(report.triangles).c_str(),
                report.vertices);
  std::printf("largest error %s m, at column %s, row %s\n", shortNumber(report.largestError).c_str(),
              shortNumber(report.errorColumn).c_str(), shortNumber(report.errorRow).c_str());
  std::printf("read back: every triangle is there, and no vertex is off by more than %s m\n",
              shortNumber(report.placeError).c_str());
  if (report.solidSize)
    std::printf("%s x %s x %s mm, 1 : %s\n", shortNumber((*report.solidSize)[0]).c_str(),
                shortNumber((*report.solidSize)[1]).c_str(), shortNumber((*report.solidSize)[2]).c_str(),
                shortNumber(1000.0 / report.solidScale).c_str());
  for (const std::string& note : report.notes) std::printf("note: %s\n", printableLine(note).c_str());
  if (!input.project) return;
  for (const std::string& line : leftOutLines(besidesGround(input.project->document)))
    std::printf("note: %s\n", line.c_str());
}

int runMesh(const MeshArguments& arguments) {
  if (const auto format = meshFormatOf(arguments.out); !format) return reportFailure(format.error());
  CommandProgress progress;
  const auto input = readTerrain(arguments.in, arguments.import,
                                 DamageScope{DamageScope::Content::Heights, arguments.detail.crop},
                                 progress.stage("reading"));
  if (!input) return reportFailure(input.error());
  const Terrain& terrain = input->imported.terrain;
  MeshExportOptions options = arguments.output;
  options.settings = arguments.detail.settingsFor(terrain);
  options.crop = arguments.detail.crop;
  const auto report = exportMesh(terrain, arguments.out, options, progress.stage("writing"));
  if (!report) return reportFailure(report.error());
  progress.clear();
  tellInput(*input);
  tellMesh(*report, *input);
  return 0;
}

}  // namespace

void addMeshCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<MeshArguments>();
  CLI::App* command =
      program.add_subcommand("mesh", "Write the ground as triangles and prove how exact they are");
  command->add_option("IN", arguments->in, "Raster or project to read")->required();
  command->add_option("OUT", arguments->out, "File to write: .glb, .obj, .ply, .stl or .3mf")->required();
  addMeshDetailOptions(*command, arguments->detail);
  addTileOption(*command, *arguments);
  addSolidOptions(*command, *arguments);
  addInputOptions(*command, arguments->import);
  command->callback([arguments, &exit] { exit.code = runMesh(*arguments); });
}

}  // namespace scarp
