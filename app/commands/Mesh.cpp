#include <CLI/CLI.hpp>
#include <algorithm>
#include <charconv>
#include <climits>
#include <cstdio>
#include <memory>
#include <optional>
#include <string_view>

#include "app/commands/CommandProgress.h"
#include "app/commands/Commands.h"
#include "app/commands/SizeOption.h"
#include "app/commands/TerrainInput.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/io/ExportRows.h"
#include "core/io/ObjectExport.h"
#include "core/meshio/MeshExport.h"

namespace scarp {

namespace {

constexpr double kUsualShare = 0.001;  ///< Of the height range, where no error is named.

struct MeshArguments {
  std::string in, out;
  ImportOptions import;
  MeshExportOptions output;
  std::optional<double> share;  ///< The error as a share of the height range.
  bool hasError = false, hasBudget = false;
};

/// A number with a unit behind it or without.
std::optional<double> numberWith(std::string_view unit, std::string_view word) {
  while (unit.starts_with(' ')) unit.remove_prefix(1);
  if (!unit.empty() && word.ends_with(unit)) word.remove_suffix(unit.size());
  while (word.ends_with(' ')) word.remove_suffix(1);
  double value = 0.0;
  const auto [end, wrong] = std::from_chars(word.data(), word.data() + word.size(), value);
  if (wrong != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return value;
}

/// Sets a number of the schema by a word, "150mm".
void setNumber(const std::string& option, const char* key, const std::string& word, MeshSettings& settings) {
  const NumberSetting<MeshSettings>& setting = meshSchema().number(key);
  const auto value = numberWith(setting.unit, word);
  if (!value) throw CLI::ValidationError(option, "'" + word + "' is no number");
  if (setting.whole && *value != static_cast<double>(static_cast<long long>(*value)))
    throw CLI::ValidationError(option, "'" + word + "' is no whole number");
  if (const auto good = setting.set(settings, *value); !good)
    throw CLI::ValidationError(option, good.error().message);
}

CLI::Option* addNumber(CLI::App& command, MeshArguments& arguments, const std::string& name, const char* key,
                       const std::string& help) {
  return command
      .add_option_function<std::string>(
          name,
          [&arguments, name, key](const std::string& word) {
            setNumber(name, key, word, arguments.output.settings);
          },
          help)
      ->group("Writing");
}

void takeError(MeshArguments& arguments, const std::string& word) {
  arguments.hasError = true;
  if (!word.ends_with('%')) return setNumber("--error", "error", word, arguments.output.settings);
  const auto percent = numberWith("%", word);
  if (!percent || !(*percent > 0.0 && *percent <= 100.0))
    throw CLI::ValidationError("--error",
                               "'" + word + "' is no share of the height range (above 0% to 100%)");
  arguments.share = *percent / 100.0;
}

void addDetailOptions(CLI::App& command, MeshArguments& arguments) {
  CLI::Option* error =
      command
          .add_option_function<std::string>(
              "--error", [&arguments](const std::string& word) { takeError(arguments, word); },
              "Greatest vertical distance from the ground: metres, or a share of the height range (0.1%, "
              "which it is "
              "where neither this nor --triangles is given)")
          ->group("Writing");
  command
      .add_option_function<std::string>(
          "--triangles",
          [&arguments](const std::string& word) {
            arguments.hasBudget = true;
            setNumber("--triangles", "triangles", word, arguments.output.settings);
          },
          "As small an error as so many triangles allow, in all files together")
      ->excludes(error)
      ->group("Writing");
  command
      .add_option_function<std::vector<int>>(
          "--crop",
          [&arguments](const std::vector<int>& numbers) {
            const auto far = [](int from, int count) {
              return static_cast<int>(
                  std::clamp<long long>(static_cast<long long>(from) + count, INT_MIN, INT_MAX));
            };
            arguments.output.crop =
                GridRect{numbers[0], numbers[1], far(numbers[0], numbers[2]), far(numbers[1], numbers[3])};
          },
          "Only a part: COLUMN,ROW,COLUMNS,ROWS in samples, from the north-west")
      ->delimiter(',')
      ->expected(4)
      ->group("Writing");
  command
      .add_option_function<std::string>(
          "--tiles",
          [&arguments](const std::string& word) {
            const auto tiles = parseSampleSize(word);
            if (!tiles)
              throw CLI::ValidationError("--tiles", "'" + word + "' is no count of tiles; it looks like 4x4");
            setNumber("--tiles", "tile-columns", std::to_string(tiles->columns), arguments.output.settings);
            setNumber("--tiles", "tile-rows", std::to_string(tiles->rows), arguments.output.settings);
          },
          "Several files, COLUMNSxROWS, whose borders have the same vertices: OUT-ROW-COLUMN")
      ->group("Writing");
}

void addSolidOptions(CLI::App& command, MeshArguments& arguments) {
  CLI::Option* solid = command
                           .add_flag("--solid", arguments.output.settings.solid,
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
  const DocumentParts& document = input.project->document;
  if (const std::string line = objectsLeftOut(document.objects.size()); !line.empty())
    std::printf("note: %s\n", printableLine(line).c_str());
  if (!document.state.materials.empty())
    std::printf("note: materials are not in this file; scarp materials --preset gltf writes them\n");
}

int runMesh(const MeshArguments& arguments) {
  if (const auto format = meshFormatOf(arguments.out); !format) return reportFailure(format.error());
  CommandProgress progress;
  const auto input = readTerrain(arguments.in, arguments.import, progress.stage("reading"));
  if (!input) return reportFailure(input.error());
  const Terrain& terrain = input->imported.terrain;
  MeshExportOptions options = arguments.output;
  options.settings.detail = arguments.hasBudget ? MeshDetail::Triangles : MeshDetail::Error;
  if (arguments.share || !arguments.hasError) {
    const HeightSummary heights = summarise(terrain.heights);
    const NumberSetting<MeshSettings>& error = meshSchema().number("error");
    options.settings.error =
        std::max(error.low, arguments.share.value_or(kUsualShare) * (heights.max - heights.min));
  }
  const auto report = exportMesh(terrain, arguments.out, options, progress.stage("writing"));
  if (!report) return reportFailure(report.error());
  progress.clear();
  reportWarnings(*input);
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
  addDetailOptions(*command, *arguments);
  addSolidOptions(*command, *arguments);
  addImportOptions(*command, arguments->import);
  command->callback([arguments, &exit] { exit.code = runMesh(*arguments); });
}

}  // namespace scarp
