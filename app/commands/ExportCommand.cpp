#include "app/commands/ExportCommand.h"

#include <cstdio>
#include <memory>
#include <utility>

#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/edit/DerivedContent.h"

namespace scarp {

namespace {

int runExport(const ExportArguments& arguments) {
  const ExportRecipe& recipe = arguments.recipe;
  const RecipeKind& kind = recipeKindOf(recipe.choices);
  if (const auto good = kind.check(recipe.path, recipe.choices); !good) return reportFailure(good.error());
  CommandProgress progress;
  const auto input = readTerrain(
      arguments.in, arguments.import,
      DamageScope{kind.heightsOnly ? DamageScope::Content::Heights : DamageScope::Content::Shown,
                  arguments.crop},
      progress.stage("reading"));
  if (!input) return reportFailure(input.error());
  if (arguments.prepare) arguments.prepare(input->imported.terrain);
  // A document reads all heights, also those outside the part that is exported.
  const auto content = [&] {
    return kind.heightsOnly ? DerivedContent(DocumentContent(partsOf(*input))) : derivedOf(*input);
  };
  const auto report = arguments.write ? arguments.write(*input, recipe, progress)
                                      : perform(recipe, content(), {}, progress.stage("writing"));
  if (!report) return reportFailure(report.error());
  progress.clear();
  tellInput(*input);
  printReport(*report);
  return 0;
}

}  // namespace

void addExport(CLI::App& program, CommandExit& exit, const ExportWords& words, ExportChoices choices,
               const std::function<void(CLI::App&, ExportArguments&)>& addOptions) {
  auto arguments = std::make_shared<ExportArguments>();
  arguments->recipe.choices = std::move(choices);
  CLI::App* command = program.add_subcommand(words.name, words.help);
  command->add_option("IN", arguments->in, words.in)->required();
  command->add_option(words.outOption, arguments->recipe.path, words.out)->required();
  addOptions(*command, *arguments);
  addInputOptions(*command, arguments->import);
  command->callback([arguments, &exit] { exit.code = runExport(*arguments); });
}

void printReport(const RecipeReport& report) {
  for (const std::string& line : report.lines) std::printf("%s\n", printableLine(line).c_str());
  printNotes(report.notes);
  if (!report.engine.empty()) std::printf("\n%s", report.engine.c_str());
}

void printSummary(const RecipeReport& report) {
  const std::size_t files = report.files.size();
  std::printf("%s: %s%s, largest error %s m\n", printableLine(report.name).c_str(),
              files == 0 ? "no file" : printableLine(report.files.front()).c_str(),
              files > 1 ? (" and " + std::to_string(files - 1) + " more").c_str() : "",
              shortNumber(report.largestError).c_str());
  printNotes(report.notes);
}

}  // namespace scarp
