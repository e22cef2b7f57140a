#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdio>
#include <memory>
#include <utility>

#include "app/commands/CommandProgress.h"
#include "app/commands/Commands.h"
#include "app/commands/LineInput.h"
#include "app/commands/OptionChecks.h"
#include "app/commands/TerrainInput.h"
#include "core/base/PrintableLine.h"
#include "core/edit/LineEdit.h"
#include "core/edit/LineLimits.h"
#include "core/io/CrsInfo.h"
#include "core/io/WorldPlaces.h"
#include "core/line/LineSchema.h"
#include "core/lineio/LineImport.h"

namespace scarp {

namespace {

/// "x,y" or "x,y,height".
Result<LinePoint> pointOf(const std::string& text) {
  std::vector<double> numbers;
  const char* at = text.data();
  const char* const end = at + text.size();
  for (;;) {
    double number = 0.0;
    const auto [next, failed] = std::from_chars(at, end, number);
    if (failed != std::errc{}) break;
    numbers.push_back(number);
    at = next;
    if (at == end || *at != ',') break;
    ++at;
  }
  if (at != end || numbers.size() < 2 || numbers.size() > 3)
    return Error{"\"%1\" is no point (x,y or x,y,height)", text};
  LinePoint point{numbers[0], numbers[1]};
  if (numbers.size() == 3) point.height = numbers[2];
  return point;
}

/// --brush and --set.
Result<void> applyArguments(const LineArguments& arguments, Line& line) {
  if (!arguments.brush.empty() && line.brush) {
    auto brush = lineBrushNamed(arguments.brush);
    if (!brush) return brush.error();
    line.brush = *std::move(brush);
  }
  for (const std::string& setting : arguments.settings)
    if (auto set = applyLineSetting(setting, line); !set) return set;
  return {};
}

Result<Line> lineOf(const LineArguments& arguments, const TerrainDocument& document) {
  Line line;
  line.kind = arguments.kind.value_or(LineKind::Road);
  if (!arguments.brush.empty() && !hasBrush(line.kind))
    return Error{"--brush is for lines of the kinds brush-path and stamp"};
  line.name = arguments.name;
  line.closed = arguments.closed || isArea(line.kind);
  line.settings = usualSettings(line.kind);
  line.brush = usualBrush(line.kind);
  if (auto fitted = applyArguments(arguments, line); !fitted) return fitted.error();
  const auto places = WorldPlaces::create(document.frame(), document.georeference(), {});
  if (!places) return places.error();
  for (const std::string& text : arguments.points) {
    auto point = pointOf(text);
    if (!point) return point.error();
    if (arguments.world) {
      const auto local = places->toLocal({point->x, point->y});
      if (!local) return Error{"\"%1\" has no place on the terrain", text};
      point->x = local->x();
      point->y = local->y();
      if (point->height) *point->height = places->toLocalHeight(*point->height);
    }
    line.points.push_back(*point);
  }
  if (auto good = validate(line); !good) return Error{"the line: %1", good.error().message};
  return line;
}

/// Reads a terrain, puts lines into it that `make` gives, and writes a project.
template <class Make>
int putIntoProject(const LineArguments& arguments, const Make& make) {
  CommandProgress progress;
  if (!isProjectPath(arguments.out))
    return reportFailure(errorIn(arguments.out, "must be a project (.scarp)"));
  const auto hold = holdForOutput(arguments.in, arguments.out);
  if (!hold) return reportFailure(hold.error());
  auto input = readTerrain(arguments.in, arguments.import, DamageScope{DamageScope::Content::Everything},
                                 progress.stage("reading"));
  if (!input) return reportFailure(input.error());
  const auto document = documentOf(*input);
  Result<std::vector<Line>> lines = make(*document, progress);
  if (!lines) return reportFailure(lines.error());
  const std::size_t count = lines->size();
  const std::string& layer = arguments.layer;
  const auto put = arguments.hidden ? addLineLayer(std::move(*lines), layer.empty() ? "Lines" : layer, false, *document)
                                    : putLines(std::move(*lines), layer, *document, progress.stage("shaping"));
  if (!put) return reportFailure(put.error());
  if (const auto written = writeProjectFile(arguments.out, *document, *input, progress.stage("writing"));
      !written)
    return reportFailure(written.error());
  std::vector<Message> withoutEffect;
  if (!arguments.hidden)
    withoutEffect = linesWithoutEffect(*document, lineLayerPlace(*document, layer), std::vector<Line>(count));
  progress.clear();
  std::printf("%s: %zu %s added\n", printableLine(arguments.out).c_str(), count,
              count == 1 ? "line" : "lines");
  for (const Message& line : withoutEffect) reportWarning(line);
  reportWarnings(*input);
  return 0;
}

}  // namespace

int addLine(const LineArguments& arguments) {
  return putIntoProject(arguments,
                        [&](TerrainDocument& document, CommandProgress&) -> Result<std::vector<Line>> {
                          auto line = lineOf(arguments, document);
                          if (!line) return line.error();
                          return std::vector<Line>{std::move(*line)};
                        });
}

int importLines(const LineArguments& arguments) {
  return putIntoProject(
      arguments, [&](TerrainDocument& document, CommandProgress& progress) -> Result<std::vector<Line>> {
        LineImportOptions options;
        options.others = arguments.kind;
        options.heights = arguments.heights;
        options.spans = !arguments.noSpans;
        options.layers = arguments.only;
        if (!arguments.crs.empty()) {
          options.crs = wktOfCode(arguments.crs);
          if (options.crs.empty()) return Error{"\"%1\" is no CRS", arguments.crs};
        }
        if (!arguments.classes.empty()) {
          const auto text = readTextFile(arguments.classes);
          if (!text) return text.error();
          auto classes = readLineClasses(*text);
          if (!classes) return errorIn(arguments.classes, classes.error());
          options.classes = std::move(*classes);
        }
        const auto file = readVectorFile(arguments.file, progress.stage("reading lines"));
        if (!file) return file.error();
        auto found = linesOf(*file, document.frame(), document.georeference(), options);
        if (!found) return errorIn(arguments.file, found.error());
        for (Line& line : found->lines)
          if (auto fitted = applyArguments(arguments, line); !fitted) return fitted.error();
        progress.clear();
        for (const VectorFile::Layer& layer : file->layers)
          if (layer.features > 0)
            std::printf("%s: %s: %zu features\n", printableLine(arguments.file).c_str(),
                        printableLine(layer.name).c_str(), layer.features);
        printNotes(found->notes);
        if (found->lines.empty()) return errorIn(arguments.file, "has no line that can be used here");
        return std::move(found->lines);
      });
}

int listClasses(const LineArguments& arguments) {
  CommandProgress progress;
  const auto file = readVectorFile(arguments.file, progress.stage("reading lines"));
  if (!file) return reportFailure(file.error());
  std::vector<LineClass> classes;
  for (const FoundLineClass& one : lineClassesIn(*file, arguments.only, usualLineClasses(), arguments.field))
    classes.push_back(one.is);
  progress.clear();
  std::fputs(writeLineClasses(classes).c_str(), stdout);
  return 0;
}

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
