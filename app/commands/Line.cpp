#include <CLI/CLI.hpp>
#include <memory>
#include <utility>

#include "app/commands/ChoiceChecks.h"
#include "app/commands/Commands.h"
#include "app/commands/LineArguments.h"
#include "core/line/LineSchema.h"

namespace scarp {

namespace {

void addKind(CLI::App& command, LineArguments& arguments, const std::string& help) {
  command
      .add_option_function<std::string>(
          "--kind",
          [&arguments](const std::string& word) { arguments.kind = lineKindNames().find<LineKind>(word); },
          help)
      ->check(oneOf(lineKindNames()));
}

/// The programs that lines are written for: those of scenes except Blender.
std::string programsOfLines() {
  std::string words;
  for (std::size_t i = 0; i < sceneProgramNames().size(); ++i)
    if (const auto program = static_cast<SceneProgram>(i); program != SceneProgram::Blender)
      words += (words.empty() ? "" : ", ") + std::string(sceneProgramNames().key(program));
  return words;
}

void addOutput(CLI::App& command, LineArguments& arguments) {
  command.add_option("-o,--output", arguments.out, "Project to write (.scarp)")->required();
  command.add_option(
      "--layer", arguments.layer,
      "Layer of lines that they go to; made above all others where there is none of that name");
  command
      .add_option("--set", arguments.settings,
                  "A setting, KEY=VALUE: width, shoulder, crown, grade, curve, cut, fill, reach, heights …; of a "
                  "brush path course, and those of its brush: radius, strength, falloff, noise-scale …")
      ->allow_extra_args(false);
  command.add_option("--brush", arguments.brush,
                     "Of brush paths: a kind of brush (noise, smooth …), or a file with a preset (.json)");
}

}  // namespace

void addLineCommand(CLI::App& program, CommandExit& exit) {
  CLI::App* line = program.add_subcommand("line", "Roads, rivers and pads: lines that shape the ground");
  line->require_subcommand(1);
  const auto sub = [&](const char* name, const char* help, int (*run)(const LineArguments&)) {
    auto arguments = std::make_shared<LineArguments>();
    CLI::App* command = line->add_subcommand(name, help);
    command->add_option("IN", arguments->in, "Project or raster to read")->required();
    command->callback([arguments, run, &exit] { exit.code = run(*arguments); });
    return std::pair(command, arguments);
  };
  {
    const auto [command, arguments] = sub("add", "Add a line by its points, and write a project", addLine);
    addOutput(*command, *arguments);
    addKind(*command, *arguments, "What it is, which says how it begins; road where left out");
    command
        ->add_option("--point", arguments->points,
                     "A point, x,y or x,y,height in local metres; once for each")
        ->allow_extra_args(false)
        ->required();
    command->add_flag("--world", arguments->world,
                      "Points are in the terrain's CRS, heights in its vertical unit");
    command->add_flag("--closed", arguments->closed, "From the last point on to the first");
    command->add_option("--name", arguments->name, "Its name");
    addInputOptions(*command, arguments->import);
  }
  {
    const auto [command, arguments] =
        sub("import", "Add the lines of a file, and write a project", importLines);
    command
        ->add_option("FILE", arguments->file,
                     "GPX, GeoJSON, GeoPackage, Shapefile, KML, DXF, OSM (.osm, .pbf) or FlatGeobuf")
        ->required();
    addOutput(*command, *arguments);
    addKind(*command, *arguments,
            "What lines without a known class are; else they are left out where others have one");
    command->add_option(
        "--classes", arguments->classes,
        "JSON table of kinds and widths by fields, in place of that of OpenStreetMap's roads and "
        "waterways");
    command->add_option("--crs", arguments->crs, "CRS of a file that says none, such as EPSG:4326");
    command->add_flag("--heights", arguments->heights,
                      "Take the file's heights; else the ground is followed");
    command->add_option("--only", arguments->only, "Only this layer of the file; once for each")
        ->allow_extra_args(false);
    command->add_flag("--no-spans", arguments->noSpans, "Pass over the tags bridge and tunnel");
    command->add_flag("--hidden", arguments->hidden,
                      "Into a new, hidden layer, which leaves the ground as it is until it is shown");
    addInputOptions(*command, arguments->import);
  }
  {
    auto arguments = std::make_shared<LineArguments>();
    CLI::App* command = line->add_subcommand(
        "classes", "Say which classes the lines of a file have, as a table for import --classes");
    command->add_option("FILE", arguments->file, "File of lines")->required();
    command->add_option("--field", arguments->field, "All values of this field, whatever they mean");
    command->add_option("--only", arguments->only, "Only this layer of the file; once for each")
        ->allow_extra_args(false);
    command->callback([arguments, &exit] { exit.code = listClasses(*arguments); });
  }
  {
    const auto [command, arguments] = sub("list", "Say which lines there are", listLines);
    addDamageOption(*command, arguments->import.acceptDamage);
  }
  {
    const auto [command, arguments] = sub("measure", "Say lengths, grades, cut and fill", measureLines);
    command->add_option("--line", arguments->wanted, "Only this one, by its number or name");
    command->add_option("--csv", arguments->csv,
                        "Table to write of one line: ground, design, cut, fill and mass haul by station");
    addDamageOption(*command, arguments->import.acceptDamage);
  }
  {
    const auto [command, arguments] =
        sub("export", "Write lines with their heights, as .geojson, .gpkg or .dxf", writeLines);
    command->add_option("OUT", arguments->out, "File to write; for Unity, Unreal and Godot a folder")
        ->required();
    command->add_option("--line", arguments->wanted, "Only this one, by its number or name");
    command->add_flag("--water", arguments->water,
                      "The levels of the water of rivers, canals and ponds in place of their beds");
    command
        ->add_option_function<std::string>(
            "--for",
            [arguments](const std::string& word) {
              arguments->program = sceneProgramNames().find<SceneProgram>(word);
            },
            "Program that reads the files: gltf gets beds as meshes (.glb), the others curves")
        ->check(oneOf(programsOfLines()))
        ->excludes("--water");
    addDamageOption(*command, arguments->import.acceptDamage);
  }
}

}  // namespace scarp
