#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>

#include "app/commands/ExportCommand.h"
#include "app/commands/TerrainInput.h"
#include "core/base/Json.h"
#include "core/base/PathScope.h"
#include "core/base/PrintableLine.h"
#include "core/base/Sha256.h"
#include "core/edit/DerivedContent.h"
#include "core/recipe/BuildRecord.h"
#include "core/recipe/ExportRecipe.h"
#include "core/remote/RemoteAddress.h"
#include "core/schema/ObjectReader.h"
#include "core/script/Script.h"

namespace scarp {

namespace {

struct MakeArguments {
  std::string recipe;
  bool again = false, acceptDamage = false, allowOutside = false;
};

/// The JSON of a build.
struct Build {
  std::string in, script;  ///< Paths as this process opens them; no script where empty.
  ImportOptions import;
  std::string importText;  ///< For the key.
  std::vector<ExportRecipe> exports;
  std::string folder;
  bool allowOutside = false;
};

/// The files that a build reads, with their keys in the recipe.
std::vector<std::pair<std::string, std::string>> filesOf(const Build& build) {
  std::vector<std::pair<std::string, std::string>> files{{"in", build.in}};
  if (!build.script.empty()) files.emplace_back("script", build.script);
  if (build.import.tiles)
    for (const std::string& tile : build.import.tiles->files) files.emplace_back("import.more-tiles", tile);
  return files;
}

/// Checks that a recipe, which may be a stranger's, names nothing that needs the consent of the user.
Result<void> checkPlaces(const Build& build) {
  const std::string folder = build.folder.empty() ? "." : build.folder;
  for (const auto& [key, path] : filesOf(build)) {
    if (looksRemote(path))
      return errorIn(key, "%1 is an address; a build reads only files", printableLine(path));
    if (build.allowOutside) continue;
    if (const auto found = FileScope::within(folder, {}).find(std::filesystem::absolute(path).string());
        !found)
      return errorIn(key, found.error());
  }
  if (build.allowOutside) return {};
  for (const ExportRecipe& recipe : build.exports)
    if (const auto concern = concernAbout(recipe, folder, "recipe")) return needsConsent(recipe, *concern);
  return {};
}

std::string beside(const std::string& folder, const std::string& path) {
  return std::filesystem::path(path).is_absolute() || folder.empty() || looksRemote(path)
             ? path
             : (std::filesystem::path(folder) / path).string();
}

/// "import": {"unit": "ft", "more-tiles": ["b.tif", "c.tif"], "resample-tiles": true}: as on the command
/// line. Tiles are files beside the recipe, and not given to the parser, which lets addresses be fetched.
Result<ImportOptions> importOptionsOf(const Json& value, const std::string& folder) {
  ImportOptions options;
  CLI::App parser;
  addImportOptions(parser, options);
  std::vector<std::string> words;
  std::vector<std::string> tiles;
  for (const auto& [key, one] : value.members()) {
    const auto wrong = [&](const Message& wanted) {
      return Error{"import.%1: must be %2, not %3", shown(key), wanted, ObjectReader::describe(one)};
    };
    if (key == "more-tiles") {
      if (one.isText()) tiles.push_back(beside(folder, one.get<std::string>()));
      if (!one.isText() && !one.isArray()) return wrong(Message("a text or an array of texts"));
      if (one.isArray())
        for (const auto& tile : one) {
          if (!tile.isText()) return wrong(Message("an array of texts"));
          tiles.push_back(beside(folder, tile.get<std::string>()));
        }
    } else if (one.isBoolean()) {
      if (one.get<bool>()) words.insert(words.begin(), "--" + key);
    } else if (one.isText() || one.isNumber()) {
      words.insert(words.begin(), "--" + key + "=" + (one.isText() ? one.get<std::string>() : one.dump()));
    } else {
      return wrong(Message("a text, a number, true or false"));
    }
  }
  try {
    parser.parse(std::move(words));
  } catch (const CLI::ParseError& failure) {
    return Error{"import: %1", failure.what()};
  }
  if (!tiles.empty()) {
    if (!options.tiles) options.tiles.emplace();
    options.tiles->files = std::move(tiles);
  }
  return options;
}

Result<Build> parseBuild(const std::string& text, const std::string& folder) {
  const auto value = readJson(text);
  if (!value) return value.error();
  ObjectReader reader(*value, "");
  Build build;
  build.folder = folder;
  int version = 0;
  if (!reader.readWhole("scarp-make", version, 1, 1) && !reader.failed())
    reader.fail("scarp-make", Message("is missing; it is 1"));
  reader.read("in", build.in, true);
  reader.read("script", build.script);
  const Json* import = reader.value("import");
  const Json* exports = reader.value("exports", true);
  if (const auto done = reader.done(); !done) return done.error();
  if (import && !import->isObject()) return Error{"import: is no object"};
  if (import) {
    auto options = importOptionsOf(*import, folder);
    if (!options) return options.error();
    build.import = *options;
    build.importText = import->dump({.sorted = true});
  }
  auto recipes = readRecipes(*exports, "exports");
  if (!recipes) return recipes.error();
  if (recipes->empty()) return Error{"exports: there is nothing to make"};
  build.exports = *std::move(recipes);
  build.in = beside(folder, build.in);
  if (!build.script.empty()) build.script = beside(folder, build.script);
  return build;
}

/// What all exports of a build depend on.
Result<std::string> keyOfInputs(const Build& build) {
  std::string text = "scarp " SCARP_VERSION "\n" + build.importText + "\n";
  for (const auto& [key, file] : filesOf(build)) {
    const auto sums = key == "script" ? scriptChecksums(file) : inputChecksums(file);
    if (!sums) return sums.error();
    for (const auto& [path, sum] : *sums) text += path + " " + sum + "\n";
  }
  return text;
}

/// The terrain after the script.
struct BuildScene {
  DerivedContent scene;
  Message damage;  ///< damageIn() of what was read.
};

Result<BuildScene> sceneFor(const Build& build, bool acceptDamage, CommandProgress& progress) {
  std::optional<Script> script;
  if (!build.script.empty()) {
    const auto text = readTextFile(build.script);
    if (!text) return text.error();
    auto parsed =
        parseScript(*text, FileScope::within(std::filesystem::path(build.script).parent_path().string(),
                                             [&build](const std::string&) { return build.allowOutside; }));
    if (!parsed) return errorIn(build.script, parsed.error());
    script = *std::move(parsed);
  }
  const DamageScope needed{script                                            ? DamageScope::Content::Document
                           : std::ranges::all_of(build.exports, isOfHeights) ? DamageScope::Content::Heights
                                                                             : DamageScope::Content::Shown};
  auto input = readTerrain(build.in, {build.import, acceptDamage}, needed, progress.stage("reading"));
  if (!input) return input.error();
  progress.clear();
  reportWarnings(*input);
  const Message damage = damageIn(*input);
  if (!script) return BuildScene{derivedOf(*input), damage};
  const auto document = documentOf(*input);
  std::vector<Message> notes;
  const auto replayed = replay(*script, *document, progress.stage("replaying"),
                               [&](const Message& note) { notes.push_back(messageIn(build.script, note)); });
  progress.clear();
  for (const Message& note : notes) reportWarning(note);
  if (!replayed)
    return replayed.error().cancelled ? replayed.error() : errorIn(build.script, replayed.error());
  return BuildScene{DerivedContent(document->content()), damage};
}

/// Creates the folder that a target is in. Contract: checkPlaces() has accepted the target.
Result<void> createFolderOf(const std::string& target) {
  std::error_code failure;
  const std::filesystem::path folder = std::filesystem::path(target).parent_path();
  if (!folder.empty()) std::filesystem::create_directories(folder, failure);
  if (failure) return errorIn(folder.string(), "cannot be created: %1", failure.message());
  return {};
}

int runMake(const MakeArguments& arguments) {
  const auto text = readTextFile(arguments.recipe);
  if (!text) return reportFailure(text.error());
  auto build = parseBuild(*text, std::filesystem::path(arguments.recipe).parent_path().string());
  if (!build) return reportFailure(errorIn(arguments.recipe, build.error()));
  build->allowOutside = arguments.allowOutside;
  if (const auto good = checkPlaces(*build); !good)
    return reportFailure(errorIn(arguments.recipe, good.error()));
  const auto inputs = keyOfInputs(*build);
  if (!inputs) return reportFailure(inputs.error());
  const std::string recordPath = arguments.recipe + ".made";
  BuildRecord record = readBuildRecord(recordPath);
  BuildRecord kept;  // Without exports that the recipe no longer has.
  CommandProgress progress;
  std::optional<BuildScene> made;
  for (const ExportRecipe& recipe : build->exports) {
    const std::string key = sha256Of(*inputs + recipeJson(recipe).dump({.sorted = true}));
    if (!arguments.again && record.isFresh(recipe.name, key)) {
      kept.exports[recipe.name] = record.exports[recipe.name];
      std::printf("%s: as it was\n", printableLine(recipe.name).c_str());
      continue;
    }
    if (!made) {
      auto read = sceneFor(*build, arguments.acceptDamage, progress);
      if (!read) return reportFailure(read.error());
      made = *std::move(read);
      tellDamage(made->damage);
    }
    if (const auto created = createFolderOf(targetOf(recipe, build->folder)); !created)
      return reportFailure(created.error());
    const auto report = perform(recipe, made->scene, build->folder, progress.stage(recipe.name));
    if (!report) return reportFailure(report.error());
    progress.clear();
    printSummary(*report);
    // Made of damaged content it is made again the next time, which asks for consent again.
    if (!made->damage.empty()) continue;
    if (auto remembered = kept.remember(recipe.name, key, report->files); !remembered)
      return reportFailure(remembered.error());
    BuildRecord so = record;  // What is done stays done if a later export fails.
    so.exports[recipe.name] = kept.exports[recipe.name];
    if (auto written = writeBuildRecord(so, recordPath); !written) return reportFailure(written.error());
    record = std::move(so);
  }
  if (auto written = writeBuildRecord(kept, recordPath); !written) return reportFailure(written.error());
  return 0;
}

}  // namespace

void addMakeCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<MakeArguments>();
  CLI::App* command = program.add_subcommand(
      "make", "Import, run a script and export by one JSON, anew only where something changed");
  command->add_option("RECIPE", arguments->recipe, "JSON of the build")->required();
  command->add_flag("--again", arguments->again, "Make all anew");
  addDamageOption(*command, arguments->acceptDamage);
  command->add_flag("--allow-outside", arguments->allowOutside,
                    "Also read and write outside the recipe's folder, and write hidden files");
  command->callback([arguments, &exit] { exit.code = runMake(*arguments); });
}

}  // namespace scarp
