#include <CLI/CLI.hpp>
#include <charconv>
#include <cstdio>
#include <memory>

#include "app/commands/CommandProgress.h"
#include "app/commands/Commands.h"
#include "app/commands/LineInput.h"
#include "app/commands/TextFile.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/brush/BrushKinds.h"
#include "core/edit/LineEdit.h"
#include "core/io/AtomicFile.h"
#include "core/io/CrsWay.h"
#include "core/io/ObjectRows.h"
#include "core/io/OutputFile.h"
#include "core/line/LineFigures.h"
#include "core/lineio/LineExport.h"
#include "core/lineio/LineImport.h"
#include "core/lineio/LinePlaces.h"
#include "core/sceneio/SceneLines.h"

namespace scarp {

namespace {

struct LineArguments {
  std::string in, out, layer, name, file, wanted, csv, classes, crs, field, brush;
  std::optional<LineKind> kind;
  std::optional<SceneProgram> program;
  std::vector<std::string> points, settings, only;
  bool world = false, closed = false, heights = false, water = false, noSpans = false, hidden = false;
  ImportOptions import;
};

std::string metres(double value) { return shortNumber(value) + " m"; }

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
    return Error{"\"" + text + "\" is no point (x,y or x,y,height)"};
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
  if (!arguments.brush.empty() && line.kind != LineKind::BrushPath)
    return Error{"--brush is for lines of the kind brush-path"};
  line.name = arguments.name;
  line.closed = arguments.closed || isArea(line.kind);
  line.settings = usualSettings(line.kind);
  line.brush = usualBrush(line.kind);
  if (auto fitted = applyArguments(arguments, line); !fitted) return fitted.error();
  const auto places = LinePlaces::create(document.frame(), document.georeference(), {});
  if (!places) return places.error();
  for (const std::string& text : arguments.points) {
    auto point = pointOf(text);
    if (!point) return point.error();
    if (arguments.world) {
      const auto local = places->toLocal({point->x, point->y});
      if (!local) return Error{"\"" + text + "\" has no place on the terrain"};
      point->x = local->x();
      point->y = local->y();
    }
    line.points.push_back(*point);
  }
  if (auto good = validate(line); !good) return Error{"the line: " + good.error().message};
  return line;
}

/// Reads a terrain, puts lines into it that `make` gives, and writes a project.
template <class Make>
int putIntoProject(const LineArguments& arguments, const Make& make) {
  CommandProgress progress;
  if (!isProjectPath(arguments.out)) return reportFailure({arguments.out + ": must be a project (.scarp)"});
  const auto hold = holdForOutput(arguments.in, arguments.out);
  if (!hold) return reportFailure(hold.error());
  auto input = readTerrain(arguments.in, arguments.import, progress.stage("reading"));
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
  progress.clear();
  std::printf("%s: %zu %s added\n", printableLine(arguments.out).c_str(), count,
              count == 1 ? "line" : "lines");
  reportWarnings(*input);
  return 0;
}

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
          if (options.crs.empty()) return Error{"\"" + arguments.crs + "\" is no CRS"};
        }
        if (!arguments.classes.empty()) {
          const auto text = readTextFile(arguments.classes);
          if (!text) return text.error();
          auto classes = readLineClasses(*text);
          if (!classes) return Error{arguments.classes + ": " + classes.error().message};
          options.classes = std::move(*classes);
        }
        const auto file = readVectorFile(arguments.file, progress.stage("reading lines"));
        if (!file) return file.error();
        auto found = linesOf(*file, document.frame(), document.georeference(), options);
        if (!found) return Error{arguments.file + ": " + found.error().message};
        for (Line& line : found->lines)
          if (auto fitted = applyArguments(arguments, line); !fitted) return fitted.error();
        progress.clear();
        for (const VectorFile::Layer& layer : file->layers)
          if (layer.features > 0)
            std::printf("%s: %s: %zu features\n", printableLine(arguments.file).c_str(),
                        printableLine(layer.name).c_str(), layer.features);
        for (const std::string& note : found->notes) std::printf("note: %s\n", printableLine(note).c_str());
        if (found->lines.empty()) return Error{arguments.file + ": has no line that can be used here"};
        return std::move(found->lines);
      });
}

/// Opens a terrain and calls call(document, progress).
template <class Call>
int onTerrain(const LineArguments& arguments, const Call& call) {
  CommandProgress progress;
  auto input = readTerrain(arguments.in, arguments.import, progress.stage("reading"));
  if (!input) return reportFailure(input.error());
  const auto document = documentOf(*input);
  const Result<void> done = call(*document, progress);
  if (!done)
    return reportFailure(done.error().message.starts_with("it has no")
                             ? Error{arguments.in + ": " + done.error().message}
                             : done.error());
  reportWarnings(*input);
  return 0;
}

std::string titleOf(const LineOnGround& one) {
  return std::to_string(one.line->id) + " " + std::string(lineKindNames().key(one.line->kind)) +
         (one.line->brush ? " (" + std::string(brushKindNames().key(one.line->brush.settings().kind)) + ")"
                          : std::string()) +
         (one.line->name.empty() ? std::string() : " \"" + printableLine(one.line->name) + "\"");
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

int listLines(const LineArguments& arguments) {
  return onTerrain(
      arguments, [&](const TerrainDocument& document, CommandProgress& progress) -> Result<void> {
        progress.clear();
        for (const Layer& layer : document.layers()) {
          if (!layer.lines) continue;
          std::printf("layer \"%s\": %zu lines\n", printableLine(layer.name).c_str(),
                      layer.lines.lines().size());
          for (const Line& line : layer.lines.lines())
            std::printf("  %s, %zu points, %s wide%s\n", titleOf({&layer, &line, {}}).c_str(),
                        line.points.size(),
                        metres(line.brush ? 2.0 * line.brush.settings().radius : line.settings.width).c_str(),
                        line.visible ? "" : ", hidden");
        }
        return lineLayerPlace(document, {}) == 0 ? Result<void>(Error{"it has no lines"}) : Result<void>();
      });
}

void tellFigures(const LineOnGround& one, const LineFigures& f) {
  std::printf("%s: length %s", titleOf(one).c_str(), metres(f.length).c_str());
  if (f.bridges > 0.0) std::printf(", bridges %s", metres(f.bridges).c_str());
  if (f.tunnels > 0.0) std::printf(", tunnels %s", metres(f.tunnels).c_str());
  if (f.planeArea > 0.0) std::printf(", area %s m2", shortNumber(f.planeArea).c_str());
  std::printf(", steepest %s %%", shortNumber(100.0 * f.steepest).c_str());
  if (f.leastRadius) std::printf(", least radius %s", metres(*f.leastRadius).c_str());
  std::printf("\n  climb %s, descent %s\n", metres(f.climb).c_str(), metres(f.descent).c_str());
  std::printf("  cut %s m3, fill %s m3, left over %s m3, ground moved %s m2\n",
              shortNumber(f.earth.cut).c_str(), shortNumber(f.earth.fill).c_str(),
              shortNumber(f.left).c_str(), shortNumber(f.earth.area).c_str());
  if (f.shift != 0.0)
    std::printf("  raised by %s for the %s\n", metres(f.shift).c_str(),
                one.line->settings.heights == LineHeights::Balance ? "balance" : "volume");
  if (f.waterHigh)
    std::printf("  water from %s down to %s\n", metres(*f.waterHigh).c_str(), metres(*f.waterLow).c_str());
  if (f.steps > 0)
    std::printf("  note: side slopes end before they meet the ground at %zu samples; see reach\n", f.steps);
}

Result<void> writeStations(const std::string& path, const LineReport& report) {
  auto target = AtomicFile::create(path);
  if (!target) return target.error();
  OutputFile file(target->temporaryPath());
  file.write("station,x,y,ground,design,grade,span,cut,fill,haul,tilt,water\n");
  for (const LineStation& at : report.stations) {
    std::string row;
    const auto add = [&row](double number) {
      appendNumber(row, number);
      row += ',';
    };
    for (const double number : {at.station, at.place.x(), at.place.y(), at.ground, at.design, at.grade})
      add(number);
    row += std::string(lineSpanNames().key(at.span)) + ",";
    for (const double number : {at.cut, at.fill, at.haul, at.tilt, at.water}) add(number);
    row.back() = '\n';
    file.write(row);
  }
  if (const auto closed = file.close(); !closed) return writeFailure(*target, closed.error());
  if (const auto synced = target->sync(); !synced) return synced;
  AtomicFile* const files[] = {&*target};
  return AtomicFile::commit(files);
}

int measureLines(const LineArguments& arguments) {
  return onTerrain(
      arguments, [&](const TerrainDocument& document, CommandProgress& progress) -> Result<void> {
        std::vector<LineReport> reports;
        progress.clear();
        const auto done =
            forEachLine(document, arguments.wanted, [&](const LineOnGround& one, const HeightRaster& ground) {
              LineReport report = measureLine(*one.design, ground, document.frame());
              if (one.design->nodes.empty())
                std::printf("%s: not on the ground\n", titleOf(one).c_str());
              else
                tellFigures(one, report.figures);
              if (!arguments.csv.empty()) reports.push_back(std::move(report));
            });
        if (!done || arguments.csv.empty()) return done;
        if (reports.size() > 1) return Error{"--csv takes one line; name it by --line"};
        return writeStations(arguments.csv, reports.front());
      });
}

int writeSceneLines(const LineArguments& arguments) {
  return onTerrain(
      arguments, [&](const TerrainDocument& document, CommandProgress& progress) -> Result<void> {
        std::vector<std::shared_ptr<const LineDesign>> designs;
        const auto all =
            forEachLine(document, arguments.wanted,
                        [&](const LineOnGround& one, const HeightRaster&) { designs.push_back(one.design); });
        if (!all) return all;
        const auto report =
            exportSceneLines(designs, *arguments.program, arguments.out, progress.stage("writing"));
        if (!report) return report.error();
        progress.clear();
        for (const WrittenFile& file : report->files)
          std::printf("%s: %s\n", printableLine(file.path).c_str(), printableLine(file.what).c_str());
        for (const std::string& note : report->notes) std::printf("note: %s\n", note.c_str());
        return {};
      });
}

int writeLines(const LineArguments& arguments) {
  if (arguments.program) return writeSceneLines(arguments);
  return onTerrain(
      arguments, [&](const TerrainDocument& document, CommandProgress& progress) -> Result<void> {
        std::vector<DrapedLine> lines;
        const auto all =
            forEachLine(document, arguments.wanted, [&](const LineOnGround& one, const HeightRaster&) {
              DrapedLine line = arguments.water ? drapedWater(*one.design) : drapedLine(*one.design);
              if (!arguments.water || !line.points.empty()) lines.push_back(std::move(line));
            });
        if (!all) return all;
        const auto report = exportLines(lines, document.frame(), document.georeference(), arguments.out,
                                        progress.stage("writing"));
        if (!report) return report.error();
        progress.clear();
        std::printf("%s: %zu lines, %zu points, %s\n", printableLine(arguments.out).c_str(), report->lines,
                    report->points, printableLine(report->crs).c_str());
        return {};
      });
}

void addKind(CLI::App& command, LineArguments& arguments, const std::string& help) {
  command.add_option_function<std::string>(
      "--kind",
      [&arguments](const std::string& word) {
        arguments.kind = lineKindNames().find<LineKind>(word);
        if (!arguments.kind)
          throw CLI::ValidationError("--kind", "'" + word + "' is none of " + lineKindNames().keys());
      },
      help + ": " + lineKindNames().keys());
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
    command->add_flag("--world", arguments->world, "Points are in the terrain's CRS");
    command->add_flag("--closed", arguments->closed, "From the last point on to the first");
    command->add_option("--name", arguments->name, "Its name");
    addImportOptions(*command, arguments->import);
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
    addImportOptions(*command, arguments->import);
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
  (void)sub("list", "Say which lines there are", listLines);
  {
    const auto [command, arguments] = sub("measure", "Say lengths, grades, cut and fill", measureLines);
    command->add_option("--line", arguments->wanted, "Only this one, by its number or name");
    command->add_option("--csv", arguments->csv,
                        "Table to write of one line: ground, design, cut, fill and mass haul by station");
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
              if (!arguments->program || *arguments->program == SceneProgram::Blender)
                throw CLI::ValidationError("--for", "'" + word + "' is none of gltf, unity, unreal, godot");
            },
            "Program that is to have them: gltf (beds as meshes, .glb), unity, unreal, godot (curves)")
        ->excludes("--water");
  }
}

}  // namespace scarp
