#include <CLI/CLI.hpp>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>

#include "app/commands/CommandProgress.h"
#include "app/commands/Commands.h"
#include "app/commands/OptionChecks.h"
#include "app/commands/TerrainInput.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/AssetEdits.h"
#include "core/edit/AssetOperations.h"
#include "core/edit/Operation.h"
#include "core/io/ModelFile.h"

namespace scarp {

namespace {

struct AssetArguments {
  std::string project, out, name, tags;
  std::vector<std::string> models, names;
  std::optional<ModelUnit> unit;
  std::optional<ModelUp> up;
  std::optional<double> scale;
  std::optional<ModelOrigin> origin;
  InputOptions input;
};

/// What is guessed, but for what was said.
ModelImport importOf(const AssetArguments& arguments, const ModelImport& guess) {
  return {arguments.unit.value_or(guess.unit), arguments.up.value_or(guess.up),
          // A scale is one of the unit that is guessed, or 1 of the one that was said.
          arguments.scale.value_or(arguments.unit ? 1.0 : guess.scale),
          arguments.origin.value_or(guess.origin)};
}

std::string factsOf(const Model& model) {
  std::string levels;
  for (const ModelLevel& level : model.levels)
    levels += (levels.empty() ? "" : ", ") + std::to_string(level.triangles());
  std::size_t pictures = 0;
  for (const ModelMaterial& material : model.materials) {
    bool pictured = false;
    material.eachPicture(
        [&pictured](const PicturePtr&, std::uint64_t sum, int) { pictured = pictured || sum != 0; });
    pictures += pictured ? 1 : 0;
  }
  const std::size_t materials = model.materials.size();
  return levels + " triangles, " + std::to_string(materials) +
         (materials == 1 ? " material, " : " materials, ") + std::to_string(pictures) + " with pictures";
}

std::string unitText(const ModelImport& how) {
  std::string unit(modelUnitNames().key(how.unit));
  if (how.scale != 1.0) unit += " x " + shortNumber(how.scale);
  return unit;
}

/// Reads a file, and says what it was taken for.
Result<Asset> readAsset(const AssetArguments& arguments, const std::string& path, CommandProgress& progress) {
  const auto file = readModelFile(path, progress.stage("reading"));
  if (!file) return file.error();
  const ModelImport how = importOf(arguments, file->guess);
  auto placed = placedModel(file->model, how);
  if (!placed) return errorIn(path, placed.error());
  Asset asset = assetOf({}, sharedModel(*std::move(placed)));
  asset.source = std::filesystem::path(path).filename().string();
  asset.tags = arguments.tags;
  progress.clear();
  const std::string unitBy = arguments.unit || arguments.scale ? "as asked" : file->unitReason.text();
  const std::string upBy = arguments.up ? "as asked" : file->upReason.text();
  std::printf("%s: %s; unit %s (%s), %s up (%s)\n", printableLine(path).c_str(),
              sizeText(asset.bounds.max - asset.bounds.min).text().c_str(), unitText(how).c_str(),
              printableLine(unitBy).c_str(), std::string(modelUpNames().key(how.up)).c_str(),
              printableLine(upBy).c_str());
  std::printf("%s: %s\n", printableLine(path).c_str(), factsOf(*asset.model).c_str());
  for (const Message& note : file->notes) printNotes({messageIn(path, note)});
  return asset;
}

int showModels(const AssetArguments& arguments) {
  CommandProgress progress;
  for (const std::string& path : arguments.models)
    if (const auto asset = readAsset(arguments, path, progress); !asset) return reportFailure(asset.error());
  return 0;
}

/// Opens a project, does something to it, writes it, and then says what `edit` gives: what was done.
template <class Edit>
int editProject(const AssetArguments& arguments, const Edit& edit) {
  CommandProgress progress;
  const std::string& out = arguments.out.empty() ? arguments.project : arguments.out;
  const auto hold = holdForOutput(arguments.project, out);
  if (!hold) return reportFailure(hold.error());
  auto input = readTerrain(arguments.project, arguments.input, DamageScope{DamageScope::Content::Everything},
                           progress.stage("opening"));
  if (!input) return reportFailure(input.error());
  if (!input->project) return reportFailure(errorIn(arguments.project, "is no project"));
  const auto document = documentOf(*input);
  const Result<std::string> done = edit(*document, progress);
  if (!done) return reportFailure(done.error());
  if (const auto written = writeProjectFile(out, *document, *input, progress.stage("writing")); !written)
    return reportFailure(written.error());
  progress.clear();
  std::fputs(done->c_str(), stdout);
  reportWarnings(*input);
  return 0;
}

Result<std::string> addModels(const AssetArguments& arguments, TerrainDocument& document,
                              CommandProgress& progress) {
  std::string told;
  for (const std::string& path : arguments.models) {
    auto asset = readAsset(arguments, path, progress);
    if (!asset) return asset.error();
    asset->name = !arguments.name.empty()
                      ? arguments.name
                      : freeAssetName(std::filesystem::path(path).stem().string(), document.assets());
    const std::string name = asset->name;
    if (auto done = perform(AddAssetOperation{*std::move(asset)}, document); !done) return done.error();
    told += printableLine(path) + ": is the asset \"" + printableLine(name) + "\"\n";
  }
  return told;
}

int removeAssets(const AssetArguments& arguments) {
  return editProject(arguments, [&](TerrainDocument& document, CommandProgress&) -> Result<std::string> {
    std::string told;
    for (const std::string& name : arguments.names) {
      const auto asset = assetNamed(name);
      const std::size_t gone = asset ? objectsOf(*asset, document.objects()) : 0;
      if (auto done = perform(RemoveAssetOperation{name}, document); !done) return done.error();
      told += "removed \"" + printableLine(name) + "\" and " + std::to_string(gone) + " objects of it\n";
    }
    return told;
  });
}

int listAssets(const AssetArguments& arguments) {
  CommandProgress progress;
  auto input = readTerrain(arguments.project, arguments.input, DamageScope{DamageScope::Content::Facts},
                           progress.stage("opening"));
  if (!input) return reportFailure(input.error());
  if (!input->project) return reportFailure(errorIn(arguments.project, "is no project"));
  const auto document = documentOf(*input);
  progress.clear();
  for (const Asset& asset : document->assets()) {
    std::printf("%s: %s, %zu objects", printableLine(asset.name).c_str(),
                sizeText(asset.bounds.max - asset.bounds.min).text().c_str(),
                objectsOf(*assetNamed(asset.name), document->objects()));
    if (!asset.tags.empty()) std::printf(", tags %s", printableLine(asset.tags).c_str());
    if (!asset.source.empty()) std::printf(", from %s", printableLine(asset.source).c_str());
    std::printf(asset.model ? "\n" : "; its model is missing\n");
  }
  if (document->assets().empty())
    std::printf("%s: has no assets of its own\n", printableLine(arguments.project).c_str());
  reportWarnings(*input);
  return 0;
}

template <class Enum>
void addName(CLI::App& command, const std::string& name, const EnumNames& names, const std::string& help,
             std::optional<Enum>& to) {
  command
      .add_option_function<std::string>(
          name, [&names, &to](const std::string& word) { to = names.find<Enum>(word); }, help)
      ->check(oneOf(names));
}

void addImportHow(CLI::App& command, AssetArguments& arguments) {
  addName(command, "--unit", modelUnitNames(), "What one unit of the file is; guessed where left out",
          arguments.unit);
  addName(command, "--up", modelUpNames(), "The axis that is up in the file; guessed where left out",
          arguments.up);
  command.add_option("--scale", arguments.scale, "Times the unit")
      ->check([](const std::string& text) -> std::string {
        double value = 0.0;
        if (!CLI::detail::lexical_cast(text, value)) return "'" + text + "' is no number";
        const auto good = modelImportSchema().number("scale").check(value);
        return good ? std::string() : good.error().text();
      });
  addName(command, "--origin", modelOriginNames(), "Where the model's foot is; bottom where left out",
          arguments.origin);
}

}  // namespace

void addAssetCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<AssetArguments>();
  CLI::App* command = program.add_subcommand("asset", "Models of a project that objects look like");
  command->require_subcommand(1);
  CLI::App* add = command->add_subcommand("add", "Import models into a project");
  add->add_option("PROJECT", arguments->project, "Project (.scarp)")->required();
  add->add_option("MODEL", arguments->models, "glTF, GLB, OBJ, FBX, PLY, STL or DAE")->required();
  CLI::Option* name =
      add->add_option("--name", arguments->name, "Of the asset; that of the file where left out");
  add->add_option("--tags", arguments->tags, "Words with commas between");
  add->add_option("-o,--output", arguments->out, "Another project to write");
  addImportHow(*add, *arguments);
  addDamageOption(*add, arguments->input.acceptDamage);
  add->callback([arguments, &exit, name] {
    if (name->count() > 0 && arguments->models.size() > 1)
      throw CLI::ValidationError("--name", "is for one model");
    exit.code = editProject(*arguments, [&](TerrainDocument& document, CommandProgress& progress) {
      return addModels(*arguments, document, progress);
    });
  });
  CLI::App* list = command->add_subcommand("list", "List the models of a project");
  list->add_option("PROJECT", arguments->project, "Project (.scarp)")->required();
  addDamageOption(*list, arguments->input.acceptDamage);
  list->callback([arguments, &exit] { exit.code = listAssets(*arguments); });
  CLI::App* remove = command->add_subcommand("remove", "Take models and their objects out of a project");
  remove->add_option("PROJECT", arguments->project, "Project (.scarp)")->required();
  remove->add_option("NAME", arguments->names, "Of the assets")->required();
  remove->add_option("-o,--output", arguments->out, "Another project to write");
  addDamageOption(*remove, arguments->input.acceptDamage);
  remove->callback([arguments, &exit] { exit.code = removeAssets(*arguments); });
  CLI::App* info = command->add_subcommand("info", "Show what models are, and what they are taken for");
  info->add_option("MODEL", arguments->models, "glTF, GLB, OBJ, FBX, PLY, STL or DAE")->required();
  addImportHow(*info, *arguments);
  info->callback([arguments, &exit] { exit.code = showModels(*arguments); });
}

}  // namespace scarp
