#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "app/commands/ExportCommand.h"
#include "app/commands/TerrainInput.h"
#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/edit/DerivedContent.h"
#include "core/recipe/ExportRecipe.h"

namespace scarp {

namespace {

struct KeptExportArguments {
  std::string project;
  std::vector<std::string> names;
  bool all = false, list = false, allowOutside = false;
  InputOptions input;
};

Result<std::vector<ExportRecipe>> keptIn(const TerrainInput& input, const std::string& path) {
  if (!input.project) return errorIn(path, "is no project; exports are kept with projects");
  const auto& settings = input.project->settings;
  const auto found = settings.find(kKeptExports);
  if (found == settings.end()) return std::vector<ExportRecipe>();
  const auto value = Json::parseOrNull(found->second);
  auto recipes = readRecipes(value, kKeptExports);
  if (!recipes) return errorIn(path, recipes.error());
  return recipes;
}

Result<std::vector<ExportRecipe>> chosen(const KeptExportArguments& arguments,
                                         const std::vector<ExportRecipe>& kept) {
  if (arguments.all) return kept;
  std::vector<ExportRecipe> some;
  for (const std::string& name : arguments.names) {
    const auto found = std::ranges::find(kept, name, &ExportRecipe::name);
    if (found == kept.end())
      return errorIn(arguments.project, "keeps no export '%1'; --list tells those that there are", name);
    some.push_back(*found);
  }
  return some;
}

int runKeptExports(const KeptExportArguments& arguments) {
  CommandProgress progress;
  const auto input = readTerrain(arguments.project, arguments.input, DamageScope{DamageScope::Content::Facts},
                                 progress.stage("reading"));
  if (!input) return reportFailure(input.error());
  const auto kept = keptIn(*input, arguments.project);
  if (!kept) return reportFailure(kept.error());
  progress.clear();
  const std::string folder = std::filesystem::path(arguments.project).parent_path().string();
  if (arguments.list) {
    for (const ExportRecipe& recipe : *kept) {
      const auto concern = concernAbout(recipe, folder.empty() ? "." : folder, "project");
      std::printf("%s: %s%s\n", printableLine(recipe.name).c_str(),
                  printableLine(concern ? concern->target : targetOf(recipe, folder)).c_str(),
                  concern ? (" (" + concern->reason.text() + ")").c_str() : "");
    }
    return 0;
  }
  const auto recipes = chosen(arguments, *kept);
  if (!recipes) return reportFailure(recipes.error());
  if (recipes->empty())
    return reportFailure(
        errorIn(arguments.project, "keeps no exports; File → Export with a name under Keep as makes one"));
  for (const ExportRecipe& recipe : *recipes)
    if (const auto concern = concernAbout(recipe, folder.empty() ? "." : folder, "project");
        concern && !arguments.allowOutside)
      return reportFailure(errorIn(arguments.project, needsConsent(recipe, *concern)));
  const DamageScope needed{std::ranges::all_of(*recipes, isOfHeights) ? DamageScope::Content::Heights
                                                                      : DamageScope::Content::Shown};
  if (const auto sound = checkDamage(*input, needed, progress.stage("reading")); !sound)
    return reportFailure(sound.error());
  progress.clear();
  tellInput(*input);
  const DerivedContent scene = derivedOf(*input);
  for (const ExportRecipe& recipe : *recipes) {
    const auto report = perform(recipe, scene, folder, progress.stage(recipe.name));
    if (!report) return reportFailure(report.error());
    progress.clear();
    printSummary(*report);
  }
  return 0;
}

}  // namespace

void addExportCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<KeptExportArguments>();
  CLI::App* command = program.add_subcommand("export", "Do the exports that are kept with a project again");
  command->add_option("PROJECT", arguments->project, "Project (.scarp)")->required();
  CLI::Option* all = command->add_flag("--all", arguments->all, "All of them, in order");
  CLI::Option* list = command->add_flag("--list", arguments->list, "Only tell which there are");
  command->add_option("--name", arguments->names, "One of them, by its name; once for each")
      ->excludes(all)
      ->excludes(list);
  all->excludes(list);
  addDamageOption(*command, arguments->input.acceptDamage);
  command->add_flag(
      "--allow-outside", arguments->allowOutside,
      "Also write outside the project's folder, hidden files, and extensions that the format does not have");
  command->callback([arguments, &exit] {
    if (!arguments->all && !arguments->list && arguments->names.empty())
      throw CLI::RequiredError("--all, --list or --name");
    exit.code = runKeptExports(*arguments);
  });
}

}  // namespace scarp
