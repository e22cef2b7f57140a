#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <filesystem>
#include <functional>
#include <memory>

#include "app/commands/ExportCommand.h"
#include "app/commands/OptionChecks.h"
#include "app/commands/TerrainInput.h"
#include "core/edit/DerivedContent.h"
#include "core/edit/LineReferences.h"
#include "core/io/ExportRows.h"
#include "core/material/DefaultRules.h"
#include "core/materialio/LayerList.h"
#include "core/materialio/MaterialExport.h"
#include "core/materialio/MaterialImport.h"
#include "core/script/MaterialJson.h"

namespace scarp {

namespace {

/// Source of the material weights.
struct WeightOptions {
  std::string rules;
  std::vector<std::string> weights, chosen;
  MaterialImportOptions import;
};

/// Whether a project that was opened has materials of its own.
bool hasMaterials(const TerrainInput& input) {
  return input.project && !input.project->document.state.materials.empty();
}

Result<MaterialRules> rulesFor(const WeightOptions& arguments, const TerrainInput& input) {
  const Terrain& terrain = input.imported.terrain;
  if (arguments.rules.empty() && hasMaterials(input)) {
    const DocumentState& state = input.project->document.state;
    return MaterialRules{state.materials, state.rules};
  }
  if (arguments.rules.empty()) {
    const HeightSummary heights = summarise(terrain.heights);
    return MaterialRules{{defaultMaterials().begin(), defaultMaterials().end()},
                         defaultRules(heights.min, heights.max, terrain.frame)};
  }
  const auto text = readTextFile(arguments.rules);
  if (!text) return text.error();
  const std::string folder = std::filesystem::path(arguments.rules).parent_path().string();
  auto rules = parseMaterialRules(*text, FileScope::within(folder, {}));
  if (!rules) return errorIn(arguments.rules, rules.error());
  if (auto good = checkLines(rules->stack, input.project ? input.project->document.state : DocumentState());
      !good)
    return errorIn(arguments.rules, good.error());
  return rules;
}

/// Colours that differ, for layers that have none.
std::array<std::uint8_t, 3> colourFor(std::size_t index) {
  const auto materials = defaultMaterials();
  return materials[index % materials.size()].colour;
}

/// Materials by their names.
Result<std::vector<MaterialId>> idsOf(const std::vector<std::string>& names,
                                      const std::vector<Material>& materials) {
  std::vector<MaterialId> ids;
  for (const std::string& name : names) {
    const auto found = std::ranges::find(materials, name, &Material::name);
    if (found == materials.end()) return Error{"--choose: there is no material '%1'", name};
    ids.push_back(found->id);
  }
  return ids;
}

Result<RecipeReport> exportByFiles(const WeightOptions& arguments, const TerrainInput& input,
                                   const ExportRecipe& recipe, CommandProgress& progress) {
  const Terrain& terrain = input.imported.terrain;
  const auto weights =
      readMaterialWeights(arguments.weights, terrain, arguments.import, progress.stage("reading weights"));
  if (!weights) return weights.error();
  std::vector<Material> materials;
  std::vector<MaterialId> ids;
  for (std::size_t i = 0; i < weights->layers.size(); ++i) {
    const MaterialLayer& layer = weights->layers[i];
    ids.push_back(static_cast<MaterialId>(i + 1));
    const ListedLayer listed = listedLayer(layer).value_or(ListedLayer{layer.name, layer.colour, {}});
    materials.push_back({ids.back(), listed.name, listed.colour.value_or(colourFor(i))});
  }
  const MaterialMap map = materialMap(*weights, ids, terrain.heights, ids.front());
  auto options = std::get<MaterialExportOptions>(recipe.choices);
  auto chosen = idsOf(arguments.chosen, materials);
  if (!chosen) return chosen.error();
  options.chosen = std::move(*chosen);
  auto made = exportMaterials({terrain, map, materials}, recipe.path, options, progress.stage("writing"));
  if (!made) return made.error();
  made->notes.insert(made->notes.begin(), weights->notes.begin(), weights->notes.end());
  if (input.project) {
    LeftOut left = besidesGround(input.project->document);
    left.materials = 0;
    for (Message& line : leftOutLines(left)) made->notes.push_back(std::move(line));
  }
  return reportOf(*made, options.preset, terrain.frame);
}

Result<RecipeReport> exportByRules(const WeightOptions& arguments, const TerrainInput& input,
                                   ExportRecipe recipe, CommandProgress& progress) {
  auto rules = rulesFor(arguments, input);
  if (!rules) return rules.error();
  auto chosen = idsOf(arguments.chosen, rules->materials);
  if (!chosen) return chosen.error();
  std::get<MaterialExportOptions>(recipe.choices).chosen = std::move(*chosen);
  DocumentContent content = partsOf(input);
  // Paint belongs to the project's own materials.
  if (!arguments.rules.empty() || !hasMaterials(input))
    std::erase_if(content.rasters, [](const auto& entry) { return entry.first.role == RasterRole::Paint; });
  content.state.materials = std::move(rules->materials);
  content.state.rules = std::move(rules->stack);
  return perform(recipe, DerivedContent(std::move(content)), {}, progress.stage("writing"));
}

/// Adds an option that takes one of an enumeration's names.
template <class Enum>
CLI::Option* addChoice(CLI::App& command, const std::string& name, const EnumNames& names,
                       const std::string& help, std::function<void(Enum)> take) {
  return command
      .add_option_function<std::string>(
          name, [&names, take](const std::string& word) { take(*names.find<Enum>(word)); }, help)
      ->check(oneOf(names));
}

void addPictureOption(CLI::App& command, MaterialExportOptions& options) {
  const EnumNames& names = pictureFormatNames();
  command
      .add_option_function<std::vector<std::string>>(
          "--pictures",
          [&options, &names](const std::vector<std::string>& words) {
            options.pictures.clear();
            for (const std::string& word : words) {
              const auto found = names.find<PictureFormat>(word);
              if (std::ranges::find(options.pictures, *found) == options.pictures.end())
                options.pictures.push_back(*found);
            }
          },
          "Of Unity's alphamaps, with commas between; png,raw where left out. The editor script reads the "
          "raw ones")
      ->delimiter(',')
      ->check(oneOf(names))
      ->group("Writing");
}

void addWritingOptions(CLI::App& command, MaterialExportOptions& options) {
  const auto add = [&](const char* key, const char* help, const char* name = "") {
    addSchemaOption(command, materialExportSchema(), key, options, help, name);
  };
  addSizeOption(command, options.resample, options.anySize,
                "Write so many samples over the same ground, COLUMNSxROWS; none: the terrain's own, also where the "
                "engine takes others; the nearest that the engine takes where left out");
  add("all", "Materials too that lie nowhere");
  addPictureOption(command, options);
  add("splat", "Kind of HTerrain's maps (multisplat16 where left out)");
  add("texture", "Of glTF: texels along the longer side of the baked textures (2048 where left out)",
      "--texture-size");
  add("meshStep", "Of glTF: a vertex at every so many samples (1 where left out)", "--mesh-step");
  add("depth", "Of the picture's maps: bits of a PNG, or a float GeoTIFF (16 where left out)");
}

void addMaterialOptions(CLI::App& command, ExportArguments& arguments) {
  auto from = std::make_shared<WeightOptions>();
  auto& options = std::get<MaterialExportOptions>(arguments.recipe.choices);
  addSchemaOption(command, materialExportSchema(), "for", options, "For whom", "--preset")->required();
  CLI::Option* rules = command.add_option("--rules", from->rules,
                                          "JSON of the rules that lay materials; where left out those of a "
                                          "project, with its paint, or some that suit most terrains");
  CLI::Option* weights =
      command
          .add_option("--weights", from->weights,
                      "Files to take the weights from in place of rules: masks, splat maps, a control map, "
                      "bands of a raster, land cover")
          ->excludes(rules);
  addChoice<WeightKind>(command, "--weights-kind", weightKindNames(),
                        "What the files of --weights are; by themselves where left out",
                        [from](WeightKind kind) { from->import.kind = kind; })
      ->needs(weights);
  addChoice<LandCover>(command, "--land-cover", landCoverNames(),
                       "The file of --weights holds classes of a legend",
                       [from](LandCover legend) { from->import.legend = legend; })
      ->needs(weights);
  addWritingOptions(command, options);
  command
      .add_option("--choose", from->chosen,
                  "Names of the materials of --splat classic4, with commas between; the four that cover most "
                  "where left out")
      ->delimiter(',')
      ->group("Writing");
  arguments.write = [from](const TerrainInput& input, const ExportRecipe& recipe, CommandProgress& progress) {
    return from->weights.empty() ? exportByRules(*from, input, recipe, progress)
                                 : exportByFiles(*from, input, recipe, progress);
  };
}

}  // namespace

void addMaterialsCommand(CLI::App& program, CommandExit& exit) {
  addExport(program, exit,
            {"materials", "Lay materials on a terrain and write them for an engine", "Terrain", "-o,--output",
             "Folder to write into; made where it is not there"},
            MaterialExportOptions(), addMaterialOptions);
}

}  // namespace scarp
