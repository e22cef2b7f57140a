#include "app/commands/LineInput.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <utility>

#include "app/commands/CommandProgress.h"
#include "app/commands/Commands.h"
#include "app/commands/TerrainInput.h"
#include "core/base/DecimalNumber.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/brush/BrushKinds.h"
#include "core/brush/BrushSchema.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/Operation.h"
#include "core/io/AtomicFile.h"
#include "core/line/LineFigures.h"
#include "core/line/StampShape.h"
#include "core/lineio/LineExport.h"
#include "core/recipe/ExportRecipe.h"
#include "core/script/BrushJson.h"

namespace scarp {

namespace {

constexpr const char* kLayerName = "Lines";

/// "grade=0.06" to settings of a schema.
template <class Settings>
Result<void> applySetting(const std::string& text, const Schema<Settings>& schema, const Message& of,
                          Settings& settings) {
  const std::size_t equals = text.find('=');
  const std::string key = text.substr(0, equals);
  const std::string value = equals == std::string::npos ? "true" : text.substr(equals + 1);
  for (const auto& any : schema.settings()) {
    if (const auto* number = std::get_if<NumberSetting>(&any); number && number->key == key) {
      double read = 0.0;
      const auto [end, failed] = std::from_chars(value.data(), value.data() + value.size(), read);
      if (failed != std::errc{} || end != value.data() + value.size())
        return errorIn(key, "\"%1\" is no number", value);
      if (const auto good = number->set(settings, read); !good) return errorIn(key, good.error());
      return {};
    }
    if (const auto* choice = std::get_if<ChoiceSetting>(&any); choice && choice->key == key) {
      const auto index = choice->names.find(value);
      if (!index) return errorIn(key, "\"%1\" is none of %2", value, choice->names.keys());
      choice->store(settings, *index);
      return {};
    }
    if (const auto* words = std::get_if<TextSetting>(&any); words && words->key == key) {
      if (const auto good = words->check(value); !good) return errorIn(key, good.error());
      words->store(settings, value);
      return {};
    }
    if (const auto* flag = std::get_if<FlagSetting>(&any); flag && flag->key == key) {
      if (value != "true" && value != "false") return errorIn(key, "must be true or false");
      flag->store(settings, value == "true");
      return {};
    }
  }
  std::string keys;
  for (const auto& any : schema.settings())
    keys += (keys.empty() ? "" : ", ") +
            std::string(std::visit([](const auto& field) { return field.key; }, any));
  return Error{"\"%1\" is no setting of %2 (%3)", key, of, keys};
}

}  // namespace

Result<void> applyLineSetting(const std::string& text, Line& line) {
  if (!line.brush || text.starts_with("course"))
    return applySetting(text, lineSchema(), Message("lines"), line.settings);
  BrushSettings brush = line.brush.settings();
  if (auto set = applySetting(text, brushSchema(), Message("a line's brush"), brush); !set) return set;
  auto usable = lineBrushOf(std::move(brush));
  if (!usable) return errorIn("brush", usable.error());
  line.brush = *std::move(usable);
  return {};
}

Result<LineBrush> lineBrushNamed(const std::string& text) {
  BrushSettings brush;
  if (const auto kind = brushKindNames().find<BrushKind>(text)) {
    brush.kind = *kind;
  } else if (!text.ends_with(".json")) {
    return Error{"\"%1\" is no brush (%2, or a preset's file, .json)", text, brushKindNames().keys()};
  } else {
    const auto file = readTextFile(text);
    if (!file) return file.error();
    const auto presets = readBrushPresets(
        *file, text, FileScope::within(std::filesystem::path(text).parent_path().string(), {}));
    if (!presets) return presets.error();
    if (presets->size() != 1) return errorIn(text, "it has %1 presets, not one", presets->size());
    brush = presets->front().brush;
  }
  auto usable = lineBrushOf(std::move(brush));
  if (!usable) return errorIn("--brush", usable.error());
  return *std::move(usable);
}

std::size_t lineLayerPlace(const TerrainDocument& document, const std::string& name) {
  const auto& layers = document.layers();
  for (std::size_t i = 0; i < layers.size(); ++i)
    if (layers[i].lines && (name.empty() || layers[i].name == name)) return i + 1;
  return 0;
}

Result<void> putLines(std::vector<Line> lines, const std::string& layer, TerrainDocument& document,
                      const Progress& progress) {
  const LayerId active = document.activeLayer();
  std::size_t place = lineLayerPlace(document, layer);
  if (place == 0) {
    document.activate(document.layers().empty() ? kBaseLayer : document.layers().back().id);
    AddLayerOperation add{layer.empty() ? kLayerName : layer, LayerBlend::Replace};
    add.ofLines = true;
    if (auto added = perform(add, document, progress); !added) return added;
    place = document.placeOf(document.activeLayer());
    // Out of the groups that are uppermost.
    if (const std::size_t uppermost = document.layers().size(); place < uppermost) {
      if (auto moved = perform(MoveLayerOperation{place, uppermost, LayerMove::Above}, document, progress);
          !moved)
        return moved;
      place = uppermost;
    }
    document.activate(active);
  }
  const Layer& to = document.layers()[place - 1];
  if (to.lines.lines().size() + lines.size() > kMostLines)
    return Error{"the layer \"%1\" would have %2 lines; the limit is %3. Add them to another layer", to.name,
                 groupedCount(to.lines.lines().size() + lines.size()), groupedCount(kMostLines)};
  LinesOperation operation;
  operation.layer = place;
  operation.lines = std::move(lines);
  return perform(operation, document, progress);
}

namespace {

std::string metresText(double value) { return shortNumber(value) + " m"; }

/// Opens a terrain and calls call(document, progress).
template <class Call>
int onTerrain(const LineArguments& arguments, DamageScope::Content needed, const Call& call) {
  CommandProgress progress;
  auto input = readTerrain(arguments.in, arguments.import, DamageScope{needed}, progress.stage("reading"));
  if (!input) return reportFailure(input.error());
  const auto document = documentOf(*input);
  const Result<void> done = call(*document, progress);
  if (!done) return reportFailure(done.error());
  reportWarnings(*input);
  return 0;
}

LineExportOptions chosenBy(const LineArguments& arguments) {
  LineExportOptions options{.water = arguments.water};
  if (!arguments.wanted.empty()) options.lines = {arguments.wanted};
  return options;
}

/// Calls forEachLine(). The error names the terrain.
template <class Call>
Result<void> forEachChosen(const TerrainDocument& document, const LineArguments& arguments,
                           const Call& call) {
  const auto done = forEachLine(document.content(), chosenBy(arguments), call);
  return done ? done : Result<void>(errorIn(arguments.in, done.error()));
}

std::string titleOf(const LineOnGround& one) {
  return std::to_string(one.line->id) + " " + std::string(lineKindNames().key(one.line->kind)) +
         (one.line->kind == LineKind::BrushPath ? " (" + std::string(brushKindNames().key(one.line->brush.settings().kind)) + ")"
                          : std::string()) +
         (one.line->name.empty() ? std::string() : " \"" + printableLine(one.line->name) + "\"");
}

std::string placeText(const Vec2& place) { return shortNumber(place.x()) + "," + shortNumber(place.y()); }

void tellFindings(const Line& line, const LineFindings& findings) {
  for (const LineFindings::MissedHeight& missed : findings.missedHeights)
    std::printf("  note: point %zu is %s %s its height of %s; the maximum grade allows no more\n",
                missed.point + 1, metresText(std::abs(missed.excess)).c_str(),
                missed.excess > 0.0 ? "above" : "below", metresText(missed.wanted).c_str());
  if (findings.neededGrade > 0.0)
    std::printf(
        "  note: the ends need a grade of %s %%, the maximum is %s %%; lengthen the line to %s (hairpins), "
        "or "
        "raise the maximum grade\n",
        shortNumber(100.0 * findings.neededGrade).c_str(), shortNumber(100.0 * line.settings.grade).c_str(),
        metresText(findings.neededLength).c_str());
  for (const LineFindings::DeepStretch& deep : findings.deepStretches)
    std::printf(
        "  note: from station %s to %s the bed is up to %s %s the terrain, at %s; a %s, hairpins or a "
        "steeper grade avoid that\n",
        metresText(deep.from).c_str(), metresText(deep.to).c_str(),
        metresText(std::abs(deep.deepest)).c_str(), deep.deepest > 0.0 ? "above" : "below",
        placeText(deep.place).c_str(), deep.deepest > 0.0 ? "bridge" : "tunnel");
  for (const LineFindings::Crossing& crossing : findings.crossings) {
    if (isArea(line.kind))
      std::printf("  note: the border crosses itself at %s\n", placeText(crossing.place).c_str());
    else if (crossing.apart > kHeightTolerance)
      std::printf("  note: the line crosses itself at %s at heights %s apart; add a bridge, or move it\n",
                  placeText(crossing.place).c_str(), metresText(crossing.apart).c_str());
    else
      std::printf("  note: the line crosses itself at %s, as a junction\n",
                  placeText(crossing.place).c_str());
  }
  if (findings.steepBanks > 0.0 || findings.walls > 0.0)
    std::printf("  steeper banks along %s, retaining walls along %s\n",
                metresText(findings.steepBanks).c_str(), metresText(findings.walls).c_str());
}

void tellFigures(const LineOnGround& one, const LineReport& report) {
  const LineFigures& f = report.figures;
  std::printf("%s: length %s", titleOf(one).c_str(), metresText(f.length).c_str());
  if (f.bridges > 0.0) std::printf(", bridges %s", metresText(f.bridges).c_str());
  if (f.tunnels > 0.0) std::printf(", tunnels %s", metresText(f.tunnels).c_str());
  if (f.planeArea > 0.0) std::printf(", area %s m2", shortNumber(f.planeArea).c_str());
  std::printf(", steepest %s %%", shortNumber(100.0 * f.steepest).c_str());
  if (f.leastRadius) std::printf(", least radius %s", metresText(*f.leastRadius).c_str());
  std::printf("\n  climb %s, descent %s\n", metresText(f.climb).c_str(), metresText(f.descent).c_str());
  std::printf("  cut %s m3, fill %s m3, left over %s m3, ground moved %s m2\n",
              shortNumber(f.earth.cut).c_str(), shortNumber(f.earth.fill).c_str(),
              shortNumber(f.left).c_str(), shortNumber(f.earth.area).c_str());
  if (f.shift != 0.0)
    std::printf("  raised by %s for the %s\n", metresText(f.shift).c_str(),
                one.line->settings.heights == LineHeights::Balance ? "balance" : "volume");
  if (f.waterHigh)
    std::printf("  water from %s down to %s\n", metresText(*f.waterHigh).c_str(),
                metresText(*f.waterLow).c_str());
  if (!report.noEffect.empty())
    std::printf("  note: changes no sample: %s\n", report.noEffect.text().c_str());
  if (f.steps > 0)
    std::printf("  note: side slopes end before they meet the terrain at %zu samples; increase reach\n",
                f.steps);
  tellFindings(*one.line, report.findings);
}

Result<void> writeStations(const std::string& path, const LineReport& report) {
  auto target = AtomicFile::create(path);
  if (!target) return target.error();
  OutputFile file(target->temporaryPath());
  file.write("station,x,y,ground,design,grade,span,cut,fill,haul,tilt,water\n");
  for (const LineStation& at : report.stations) {
    std::string row;
    const auto add = [&row](double number) {
      appendDecimal(row, number);
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

int writeSceneLines(const LineArguments& arguments) {
  return onTerrain(
      arguments, DamageScope::Content::Document,
      [&](const TerrainDocument& document, CommandProgress& progress) -> Result<void> {
        std::vector<std::shared_ptr<const LineDesign>> designs;
        const auto all = forEachChosen(
            document, arguments,
            [&](const LineOnGround& one, const HeightRaster&) { designs.push_back(one.design); });
        if (!all) return all;
        const auto report =
            exportSceneLines(designs, *arguments.program, arguments.out, progress.stage("writing"));
        if (!report) return report.error();
        progress.clear();
        for (const WrittenFile& file : report->files)
          std::printf("%s: %s\n", printableLine(file.path).c_str(), printableLine(file.what.text()).c_str());
        printNotes(report->notes);
        return {};
      });
}

}  // namespace

int listLines(const LineArguments& arguments) {
  return onTerrain(
      arguments, DamageScope::Content::Facts,
      [&](const TerrainDocument& document, CommandProgress& progress) -> Result<void> {
        progress.clear();
        for (const Layer& layer : document.layers()) {
          if (!layer.lines) continue;
          std::printf("layer \"%s\": %zu lines\n", printableLine(layer.name).c_str(),
                      layer.lines.lines().size());
          for (const Line& line : layer.lines.lines()) {
            if (line.kind == LineKind::Stamp) {
              const StampSize size = stampSize(line.brush.settings());
              std::printf("  %s, %s x %s, %s high%s\n", titleOf({&layer, &line, {}}).c_str(),
                          metresText(size.width).c_str(), metresText(size.depth).c_str(),
                          metresText(line.brush.settings().strength).c_str(), line.visible ? "" : ", hidden");
              continue;
            }
            std::printf(
                "  %s, %zu points, %s wide%s\n", titleOf({&layer, &line, {}}).c_str(), line.points.size(),
                metresText(line.brush ? 2.0 * line.brush.settings().radius : line.settings.width).c_str(),
                line.visible ? "" : ", hidden");
          }
        }
        if (lineLayerPlace(document, {}) == 0) return errorIn(arguments.in, "it has no lines");
        return {};
      });
}

int measureLines(const LineArguments& arguments) {
  return onTerrain(arguments, DamageScope::Content::Document,
                   [&](const TerrainDocument& document, CommandProgress& progress) -> Result<void> {
                     std::vector<LineReport> reports;
                     progress.clear();
                     const auto done = forEachChosen(
                         document, arguments, [&](const LineOnGround& one, const HeightRaster& ground) {
                           LineReport report = measureLine(*one.design, ground, document.frame());
                           if (one.design->nodes.empty())
                             std::printf("%s: not on the ground\n", titleOf(one).c_str());
                           else
                             tellFigures(one, report);
                           if (!arguments.csv.empty()) reports.push_back(std::move(report));
                         });
                     if (!done || arguments.csv.empty()) return done;
                     if (reports.size() > 1) return Error{"--csv takes one line; name it by --line"};
                     return writeStations(arguments.csv, reports.front());
                   });
}

int writeLines(const LineArguments& arguments) {
  if (arguments.program) return writeSceneLines(arguments);
  return onTerrain(arguments, DamageScope::Content::Document,
                   [&](const TerrainDocument& document, CommandProgress& progress) -> Result<void> {
                     const auto lines = drapedLines(document.content(), chosenBy(arguments));
                     if (!lines) return errorIn(arguments.in, lines.error());
                     const auto made = exportLines(*lines, document.frame(), document.georeference(),
                                                   arguments.out, progress.stage("writing"));
                     if (!made) return made.error();
                     progress.clear();
                     const RecipeReport report = reportOf(*made, arguments.out);
                     std::printf("%s\n", printableLine(report.lines.front()).c_str());
                     for (const Message& note : report.notes) reportWarning(note);
                     return {};
                   });
}

}  // namespace scarp
