#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <cstdio>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>

#include "app/commands/ChoiceChecks.h"
#include "app/commands/CommandProgress.h"
#include "app/commands/Commands.h"
#include "app/commands/SizeOption.h"
#include "app/commands/TerrainInput.h"
#include "app/commands/TextFile.h"
#include "core/base/PrintableLine.h"
#include "core/edit/DerivedContent.h"
#include "core/edit/LeftOut.h"
#include "core/edit/LineReferences.h"
#include "core/io/ExportRows.h"
#include "core/material/DefaultRules.h"
#include "core/materialio/LayerList.h"
#include "core/materialio/MaterialExport.h"
#include "core/materialio/MaterialImport.h"
#include "core/script/MaterialJson.h"

namespace scarp {

namespace {

struct MaterialsArguments {
  std::string in, out, rules;
  std::vector<std::string> weights, chosen;
  InputOptions import;
  MaterialImportOptions weightsOptions;
  MaterialExportOptions output;
};

/// Materials and where they lie.
struct Laid {
  std::vector<Material> materials;
  MaterialMap map;
  std::vector<std::string> notes;
  std::optional<HeightRaster> deposits{};
};

/// Whether a project that was opened has materials of its own.
bool hasMaterials(const TerrainInput& input) {
  return input.project && !input.project->document.state.materials.empty();
}

Result<MaterialRules> rulesFor(const MaterialsArguments& arguments, const TerrainInput& input) {
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
  if (!rules) return Error{arguments.rules + ": " + rules.error().message};
  if (auto good = checkLines(rules->stack, input.project ? input.project->document.state : DocumentState());
      !good)
    return Error{arguments.rules + ": " + good.error().message};
  return rules;
}

Result<Laid> byRules(const MaterialsArguments& arguments, const TerrainInput& input,
                     CommandProgress& progress) {
  auto rules = rulesFor(arguments, input);
  if (!rules) return rules.error();
  DocumentContent content = partsOf(input);
  // Paint belongs to the project's own materials.
  if (!arguments.rules.empty() || !hasMaterials(input))
    std::erase_if(content.rasters, [](const auto& entry) { return entry.first.role == RasterRole::Paint; });
  content.state.materials = rules->materials;
  content.state.rules = rules->stack;
  const DerivedContent scene(std::move(content));
  const auto map = scene.materials(progress.stage("laying materials"));
  if (!map) return map.error();
  return Laid{std::move(rules->materials),
              **map,
              {},
              scene.deposits() ? std::optional(*scene.deposits()) : std::nullopt};
}

/// Colours that differ, for layers that have none.
std::array<std::uint8_t, 3> colourFor(std::size_t index) {
  const auto materials = defaultMaterials();
  return materials[index % materials.size()].colour;
}

Result<Laid> byFiles(const MaterialsArguments& arguments, const Terrain& terrain, CommandProgress& progress) {
  const auto weights = readMaterialWeights(arguments.weights, terrain, arguments.weightsOptions,
                                           progress.stage("reading weights"));
  if (!weights) return weights.error();
  std::vector<Material> materials;
  std::vector<MaterialId> ids;
  for (std::size_t i = 0; i < weights->layers.size(); ++i) {
    const MaterialLayer& layer = weights->layers[i];
    ids.push_back(static_cast<MaterialId>(i + 1));
    const ListedLayer listed = listedLayer(layer).value_or(ListedLayer{layer.name, layer.colour, {}});
    materials.push_back({ids.back(), listed.name, listed.colour.value_or(colourFor(i))});
  }
  MaterialMap map = materialMap(*weights, ids, terrain.heights, ids.front());
  return Laid{std::move(materials), std::move(map), weights->notes};
}

std::string lossText(const WeightLoss& loss) {
  if (loss.greatest == 0) return "nothing";
  std::array<char, 96> text{};
  std::snprintf(text.data(), text.size(), "%d/255 of a sample at most, %.3g/255 on average", loss.greatest,
                loss.mean);
  return text.data();
}

void tell(const MaterialExportReport& report, MaterialPreset preset, const GridFrame& frame) {
  for (const WrittenFile& file : report.files)
    std::printf("%s: %s\n", printableLine(file.path).c_str(), printableLine(file.what).c_str());
  std::printf("%zu materials, %s samples", report.layers.size(), sizeText(report.size).c_str());
  if (report.resampled)
    std::printf(", resampled from %s", sizeText(SampleSize{frame.columns, frame.rows}).c_str());
  std::printf("\n");
  const bool weighs = preset != MaterialPreset::Picture && preset != MaterialPreset::Gltf;
  if (weighs) std::printf("weights lost: %s\n", lossText(report.loss).c_str());
  if (report.undrawn && report.undrawn->greatest > 0)
    std::printf("weights that are kept, but not drawn: %s\n", lossText(*report.undrawn).c_str());
  for (const std::string& note : report.notes) std::printf("note: %s\n", printableLine(note).c_str());
}

/// Materials by their names.
Result<std::vector<MaterialId>> idsOf(const std::vector<std::string>& names,
                                      const std::vector<Material>& materials) {
  std::vector<MaterialId> ids;
  for (const std::string& name : names) {
    const auto found = std::ranges::find(materials, name, &Material::name);
    if (found == materials.end()) return Error{"--choose: there is no material '" + name + "'"};
    ids.push_back(found->id);
  }
  return ids;
}

int runMaterials(const MaterialsArguments& arguments) {
  CommandProgress progress;
  const auto input = readTerrain(arguments.in, arguments.import, DamageScope{DamageScope::Content::Shown},
                                 progress.stage("reading"));
  if (!input) return reportFailure(input.error());
  const Terrain& terrain = input->imported.terrain;
  const auto laid = arguments.weights.empty() ? byRules(arguments, *input, progress)
                                              : byFiles(arguments, terrain, progress);
  if (!laid) return reportFailure(laid.error());
  MaterialExportOptions options = arguments.output;
  auto chosen = idsOf(arguments.chosen, laid->materials);
  if (!chosen) return reportFailure(chosen.error());
  options.chosen = std::move(*chosen);
  const HeightRaster* const deposits = laid->deposits ? &*laid->deposits : nullptr;
  const auto report = exportMaterials({terrain, laid->map, laid->materials, deposits}, arguments.out, options,
                                      progress.stage("writing"));
  if (!report) return reportFailure(report.error());
  progress.clear();
  tellInput(*input);
  for (const std::string& note : laid->notes) std::printf("note: %s\n", printableLine(note).c_str());
  tell(*report, options.preset, terrain.frame);
  if (!input->project) return 0;
  LeftOut left = besidesGround(input->project->document);
  left.materials = 0;
  for (const std::string& line : leftOutLines(left)) std::printf("note: %s\n", line.c_str());
  return 0;
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
  addSizeOption(command, options.resample, options.anySize,
                "Write so many samples over the same ground, COLUMNSxROWS; none: the terrain's own, also where the "
                "engine takes others; the nearest that the engine takes where left out");
  command.add_flag("--all", options.all, "Materials too that lie nowhere")->group("Writing");
  addPictureOption(command, options);
  addChoice<SplatKind>(command, "--splat", splatKindNames(),
                       "Kind of HTerrain's maps (multisplat16 where left out)",
                       [&options](SplatKind kind) { options.splat = kind; })
      ->group("Writing");
  command
      .add_option("--texture-size", options.textureSide,
                  "Of glTF: texels along the longer side of the baked textures (2048 where left out)")
      ->check(CLI::Range(kLeastTexture, kMostTexture))
      ->group("Writing");
  command
      .add_option("--mesh-step", options.meshStep,
                  "Of glTF: a vertex at every so many samples (1 where left out)")
      ->check(CLI::Range(1, kMostMeshStep))
      ->group("Writing");
  addChoice<MapDepth>(command, "--depth", mapDepthNames(),
                      "Of the picture's maps: bits of a PNG, or a float GeoTIFF (16 where left out)",
                      [&options](MapDepth depth) { options.depth = depth; })
      ->group("Writing");
}

}  // namespace

void addMaterialsCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<MaterialsArguments>();
  CLI::App* command =
      program.add_subcommand("materials", "Lay materials on a terrain and write them for an engine");
  command->add_option("IN", arguments->in, "Terrain")->required();
  command->add_option("-o,--output", arguments->out, "Folder to write into; made where it is not there")
      ->required();
  addChoice<MaterialPreset>(*command, "--preset", materialPresetNames(), "For whom",
                            [arguments](MaterialPreset preset) { arguments->output.preset = preset; })
      ->required();
  CLI::Option* rules = command->add_option("--rules", arguments->rules,
                                           "JSON of the rules that lay materials; where left out those of a "
                                           "project, with its paint, or some that suit most terrains");
  CLI::Option* weights =
      command
          ->add_option(
              "--weights", arguments->weights,
              "Files to take the weights from in place of rules: masks, splat maps, a control map, bands "
              "of a raster, land cover")
          ->excludes(rules);
  addChoice<WeightKind>(*command, "--weights-kind", weightKindNames(),
                        "What the files of --weights are; by themselves where left out",
                        [arguments](WeightKind kind) { arguments->weightsOptions.kind = kind; })
      ->needs(weights);
  addChoice<LandCover>(*command, "--land-cover", landCoverNames(),
                       "The file of --weights holds classes of a legend",
                       [arguments](LandCover legend) { arguments->weightsOptions.legend = legend; })
      ->needs(weights);
  addWritingOptions(*command, arguments->output);
  command
      ->add_option(
          "--choose", arguments->chosen,
          "Names of the materials of --splat classic4, with commas between; the four that cover most "
          "where left out")
      ->delimiter(',')
      ->group("Writing");
  addInputOptions(*command, arguments->import);
  command->callback([arguments, &exit] { exit.code = runMaterials(*arguments); });
}

}  // namespace scarp
