#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <memory>
#include <optional>
#include <string>

#include "app/commands/Commands.h"
#include "app/commands/TerrainInput.h"
#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/io/CrsInfo.h"
#include "core/io/ExportRows.h"
#include "core/io/HeightDatum.h"
#include "core/io/ImportFinding.h"
#include "core/io/ImportPreview.h"
#include "core/io/RawLayout.h"
#include "core/operation/Depressions.h"
#include "core/operation/OperationSchema.h"
#include "core/project/ProjectStore.h"
#include "core/remote/RemoteAddress.h"
#include "core/scatter/ScatterRuleSchema.h"
#include "core/script/FilterJson.h"

namespace scarp {

namespace {

struct InfoArguments {
  std::string path;
  InputOptions import;
  bool json = false, check = false, explain = false, exact = false, depressions = false;
};

/// The heights of a raster or project for people.
struct ShownHeights {
  HeightSummary summary;
  std::string from;  ///< Origin of an approximate range; empty if all samples were read.
};

std::string number(double value, int digits) {
  std::array<char, 48> text{};
  std::snprintf(text.data(), text.size(), "%.*g", digits, value);
  return text.data();
}

std::string crsText(const GeoReference& reference) {
  if (reference.crsWkt.empty()) return "none";
  const auto crs = describeCrs(reference.crsWkt);
  if (!crs) return "unreadable";
  return crs->code.empty() ? crs->name : crs->name + " (" + crs->code + ")";
}

bool hasGround(const Terrain& terrain, const HeightSummary& heights) {
  return heights.holes < terrain.frame.samples().area();
}

Json infoJson(const std::string& path, const ImportedTerrain& imported,
                                const ShownHeights& shown) {
  const GridFrame& frame = imported.terrain.frame;
  const GeoReference& reference = imported.terrain.georeference;
  const HeightSummary& heights = shown.summary;
  const bool ground = hasGround(imported.terrain, heights);
  const auto orNull = [](bool present, auto value) { return present ? Json(value) : Json(); };
  const auto crs = describeCrs(reference.crsWkt);
  Json json;
  json["file"] = path;
  json["driver"] = imported.driver;
  json["sampleType"] = imported.sampleType;
  json["columns"] = frame.columns;
  json["rows"] = frame.rows;
  json["cellSize"] = {{"x", frame.dx}, {"y", frame.dy}};
  json["crs"] = nullptr;
  if (crs)
    json["crs"] = {
        {"name", crs->name}, {"code", orNull(!crs->code.empty(), crs->code)}, {"wkt", reference.crsWkt}};
  json["coordinateEpoch"] = orNull(reference.epoch != 0.0, reference.epoch);
  json["geoTransform"] = orNull(reference.hasGeoTransform, reference.geoTransform);
  json["southUp"] = reference.southUp;
  json["verticalUnit"] = reference.verticalUnit;
  json["metresPerUnit"] = reference.metresPerUnit;
  const std::string datum = heightDatumOf(reference.crsWkt).text();
  json["verticalDatum"] = orNull(!datum.empty(), datum);
  json["heightMin"] = orNull(ground, heights.min);
  json["heightMax"] = orNull(ground, heights.max);
  if (!shown.from.empty()) json["heightsFrom"] = shown.from;
  json["holes"] = orNull(shown.from.empty(), heights.holes);
  json["localBounds"] = {{"min", {frame.x(0), frame.y(frame.rows - 1), orNull(ground, heights.min)}},
                         {"max", {frame.x(frame.columns - 1), frame.y(0), orNull(ground, heights.max)}}};
  json["warnings"] = textsOf(imported.warnings);
  if (!imported.facts.empty()) json["notes"] = textsOf(imported.facts);
  return json;
}

void printLine(const char* label, const std::string& text) {
  std::printf("%-14s %s\n", label, printableLine(text).c_str());
}

std::string range(double from, double to) { return number(from, 9) + " to " + number(to, 9); }

std::string holesText(const Terrain& terrain, long long holes) {
  if (holes == 0) return "none";
  std::array<char, 64> text{};
  const double share =
      100.0 * static_cast<double>(holes) / static_cast<double>(terrain.frame.samples().area());
  std::snprintf(text.data(), text.size(), "%lld (%.3g %%)", holes, share);
  return text.data();
}

void printInfo(const std::string& path, const ImportedTerrain& imported, const ShownHeights& shown) {
  const GridFrame& frame = imported.terrain.frame;
  const GeoReference& reference = imported.terrain.georeference;
  const HeightSummary& heights = shown.summary;
  const bool ground = hasGround(imported.terrain, heights);
  printLine("File", path);
  printLine("Format", imported.driver + ", " + imported.sampleType);
  printLine("Size", std::to_string(frame.columns) + " x " + std::to_string(frame.rows) + " samples");
  printLine("Cell size", number(frame.dx, 9) + " x " + number(frame.dy, 9) + " m");
  printLine("Extent", number(frame.width(), 9) + " x " + number(frame.depth(), 9) + " m");
  printLine("CRS", crsText(reference));
  if (reference.epoch != 0.0) printLine("Epoch", number(reference.epoch, 10));
  printLine("Rows", reference.southUp ? "south first (turned)" : "north first");
  const double metres = std::abs(reference.metresPerUnit);
  printLine("Vertical unit", reference.verticalUnit +
                                 (metres == 1.0 ? "" : " (" + number(metres, 10) + " m)") +
                                 (reference.metresPerUnit < 0.0 ? ", depths (positive down)" : ""));
  const std::string datum = heightDatumOf(reference.crsWkt).text();
  printLine("Vertical datum", datum.empty() ? "not stated" : datum);
  if (shown.from.empty()) {
    printLine("Heights", ground ? range(heights.min, heights.max) + " m" : "none");
    printLine("Holes", holesText(imported.terrain, heights.holes));
  } else {
    printLine("Heights", (ground ? "about " + range(heights.min, heights.max) + " m" : "none found") +
                             ", from " + shown.from + "; --exact reads all samples");
    printLine("Holes", "not counted");
  }
  printLine("Local bounds", "x " + range(frame.x(0), frame.x(frame.columns - 1)) + ", y " +
                                range(frame.y(frame.rows - 1), frame.y(0)) +
                                (ground ? ", z " + range(heights.min, heights.max) : "") + " m");
  for (const Message& fact : imported.facts) printLine("Note", fact.text());
  for (const Message& warning : imported.warnings) printLine("Warning", warning.text());
  if (const Message hint = importHint(imported.doubts); !hint.empty()) printLine("Hint", hint.text());
}

Json findingsJson(const ImportedTerrain& imported, const ImportPreview& look) {
  Json json;
  json["guesses"] = textsOf(look.reasons);
  json["layouts"] = Json::array();
  for (const LayoutLook& layout : look.layouts)
    json["layouts"].push_back(
        {{"layout", formatRawLayout(layout.candidate.layout)}, {"reason", layout.candidate.reason.text()}});
  json["findings"] = Json::array();
  for (const ImportFinding& finding : imported.findings)
    json["findings"].push_back({{"kind", keyOf(finding.kind)},
                                {"reason", finding.reason.text()},
                                {"done", finding.done.text()},
                                {"on", finding.on},
                                {"fault", finding.fault}});
  return json;
}

void printFindings(const ImportedTerrain& imported, const ImportPreview& look) {
  for (const Message& reason : look.reasons) printLine("Guess", reason.text());
  for (const LayoutLook& layout : look.layouts)
    printLine("Layout", formatRawLayout(layout.candidate.layout) + ": " + layout.candidate.reason.text());
  if (imported.findings.empty()) printLine("Finding", "none");
  for (const ImportFinding& finding : imported.findings)
    if (std::ranges::find(imported.facts, findingText(finding)) == imported.facts.end())
      printLine(finding.fault ? "Finding" : "Note", findingText(finding).text());
}

Json depressionsJson(const DepressionSummary& found) {
  return {
      {"count", found.count}, {"maxDepth", found.maxDepth}, {"area", found.area}, {"volume", found.volume}};
}

std::string depressionsText(const DepressionSummary& found) {
  if (found.count == 0) return "none";
  return std::to_string(found.count) + ", up to " + number(found.maxDepth, 6) + " m deep, " +
         number(found.area, 6) + " m2, " + number(found.volume, 6) + " m3";
}

std::vector<SavedVersion> versionsOf(const OpenedProject& project) {
  auto versions = project.file->versions();
  return versions.ok() ? *versions : std::vector<SavedVersion>{};
}

Json projectJson(const OpenedProject& project) {
  const DocumentParts& parts = project.document;
  Json json;
  json["layers"] = Json::array();
  for (const Layer& layer : parts.state.layers) json["layers"].push_back(layer.name);
  json["adjustments"] = Json::array();
  for (std::size_t i = 0; i < parts.state.layers.size(); ++i)
    if (const SharedFilter& filter = parts.state.layers[i].adjustment)
      json["adjustments"].push_back({{"layer", i + 1}, {"filter", writeFilter(*filter)}});
  json["objects"] = parts.objects.size();
  json["materials"] = Json::array();
  for (const Material& material : parts.state.materials) json["materials"].push_back(material.name);
  json["scatterRules"] = Json::array();
  for (const ScatterRule& rule : parts.state.scatterRules)
    json["scatterRules"].push_back({{"id", rule.id},
                                    {"name", rule.name},
                                    {"visible", rule.visible},
                                    {"without", rule.without.size() + rule.clearings.size()}});
  json["drapes"] = Json::array();
  for (const Drape& drape : parts.state.drapes) {
    Json one{
        {"name", drape.name}, {"path", drape.path}, {"opacity", drape.opacity}, {"visible", drape.visible}};
    one["packed"] = drape.packed.has_value();
    json["drapes"].push_back(std::move(one));
  }
  json["historySteps"] = parts.history.items.size();
  json["historyPosition"] = parts.history.position;
  json["versions"] = Json::array();
  for (const SavedVersion& version : versionsOf(project))
    json["versions"].push_back({{"id", version.id}, {"time", utcText(version.time)}, {"name", version.name}});
  return json;
}

std::string packedText(const PackedDrape& packed) {
  if (!packed.whole()) return "in the project, damaged";
  const Picture& picture = *packed.colourPicture;
  return "in the project, " + std::to_string(picture.columns) + " x " + std::to_string(picture.rows) +
         " pixels";
}

void printProject(const OpenedProject& project) {
  const DocumentParts& parts = project.document;
  std::string layers;
  for (const Layer& layer : parts.state.layers) {
    layers += (layers.empty() ? "" : ", ") + layer.name;
    if (layer.adjustment) layers += " (filter: " + std::string(kindOf(*layer.adjustment).key) + ")";
  }
  printLine("Layers", layers.empty() ? "none" : layers);
  printLine("Objects", std::to_string(parts.objects.size()));
  std::string materials;
  for (const Material& material : parts.state.materials)
    materials += (materials.empty() ? "" : ", ") + material.name;
  printLine("Materials", materials.empty() ? "none" : materials);
  for (std::size_t i = 0; i < parts.state.scatterRules.size(); ++i) {
    const ScatterRule& rule = parts.state.scatterRules[i];
    printLine("Scatter", inWords(i, rule).text() + ", " + shortNumber(rule.density) + " a hectare" +
                             (rule.visible ? "" : ", hidden"));
  }
  for (const Drape& drape : parts.state.drapes)
    printLine("Drape", drape.name + ", " + (drape.packed ? packedText(*drape.packed) : "file " + drape.path) +
                           (drape.visible ? "" : ", hidden"));
  printLine("History", std::to_string(parts.history.position) + " of " +
                           std::to_string(parts.history.items.size()) + " steps done");
  for (const SavedVersion& version : versionsOf(project))
    printLine("Version", utcText(version.time) + (version.name.empty() ? "" : "  " + version.name));
}

/// Prints the information in the header of an address and returns true; false if it has to be read whole.
Result<bool> printOutline(const InfoArguments& arguments) {
  const bool asked = arguments.exact || arguments.explain || arguments.check || arguments.depressions;
  if (asked || !looksRemote(arguments.path)) return false;
  const auto outline = outlineRaster(arguments.path, arguments.import);
  if (!outline) return withImportHint(outline.error(), arguments.path, arguments.import);
  if (!*outline) return false;
  const RasterOutline& found = **outline;
  const ImportedTerrain& imported = found.imported;
  const ShownHeights shown{
      {found.lowest, found.highest, found.ground ? 0 : imported.terrain.frame.samples().area()},
      found.from.text()};
  if (arguments.json)
    printJson(infoJson(arguments.path, imported, shown));
  else
    printInfo(arguments.path, imported, shown);
  return true;
}

int runInfo(const InfoArguments& arguments) {
  const auto outlined = printOutline(arguments);
  if (!outlined) return reportFailure(outlined.error());
  if (*outlined) return 0;
  ImportPreview look;
  InputOptions options = arguments.import;
  if (arguments.explain && !isProjectPath(arguments.path) && !readFormat(arguments.path).ok()) {
    auto looked = previewImport(arguments.path, arguments.import);
    if (looked) look = *std::move(looked);
    if (looked) static_cast<ImportOptions&>(options) = look.guess;
  }
  const auto input = readTerrain(arguments.path, options, std::nullopt);
  if (!input) return reportFailure(input.error());
  std::vector<Damage> damages;
  if (arguments.check) {
    if (!input->project) return reportFailure(errorIn(arguments.path, "--check is for projects"));
    auto checked = input->project->file->check();
    if (!checked) return reportFailure(checked.error());
    damages = std::move(*checked);
  }
  std::optional<DepressionSummary> depressions;
  if (arguments.depressions) {
    const auto found = findDepressions(input->imported.terrain.heights, input->imported.terrain.frame);
    if (!found) return reportFailure(errorIn(arguments.path, found.error()));
    depressions = *found;
  }
  const ShownHeights heights{summarise(input->imported.terrain.heights), {}};
  ImportedTerrain imported = input->imported;
  imported.warnings = warningsOf(*input);
  if (arguments.json) {
    Json json = infoJson(arguments.path, imported, heights);
    if (input->project) json["project"] = projectJson(*input->project);
    if (arguments.explain) json["explained"] = findingsJson(imported, look);
    if (depressions) json["depressions"] = depressionsJson(*depressions);
    printJson(json);
  } else {
    printInfo(arguments.path, imported, heights);
    if (depressions) printLine("Depressions", depressionsText(*depressions));
    if (input->project) printProject(*input->project);
    if (arguments.explain) printFindings(imported, look);
  }
  return damages.empty() ? 0 : reportFailure(damageLine(arguments.path, damages));
}

}  // namespace

void addInfoCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<InfoArguments>();
  CLI::App* command = program.add_subcommand("info", "Say what a raster or project holds");
  command->add_option("IN", arguments->path, "Raster or project to read")->required();
  command->add_flag("--json", arguments->json, "As JSON");
  command->add_flag("--check", arguments->check,
                    "Read a project in full, with its layers and history, and report what is damaged; exit status "
                    "1 where anything is");
  command->add_flag(
      "--explain", arguments->explain,
      "Say what looks wrong in a raster, what is done about it, and how samples without a header may lie");
  command->add_flag("--depressions", arguments->depressions,
                    "Count the depressions, and say how deep and large they are");
  command->add_flag("--exact", arguments->exact,
                    "Read all samples of an address, for the exact range of heights and the count of holes");
  addImportOptions(*command, arguments->import);
  command->callback([arguments, &exit] { exit.code = runInfo(*arguments); });
}

}  // namespace scarp
