#include <algorithm>
#include <cmath>
#include <cstdio>
#include <memory>
#include <optional>

#include "app/commands/Commands.h"
#include "app/commands/FractionOutput.h"
#include "app/commands/NumberChecks.h"
#include "app/commands/SunTime.h"
#include "app/commands/TerrainInput.h"
#include "core/base/PrintableLine.h"
#include "core/memory/LargePages.h"
#include "core/visibility/AnalysisSchema.h"

namespace scarp {

namespace {

struct BakeArguments {
  std::string in, out, kind;
  InputOptions import;
  SunSettings sun;
  SunTime sunTime;  ///< In place of the sun's angles where there is one.
  SkySettings sky;
};

/// Rows that are worked out at once, within a sixteenth of the memory. The ground beyond them is looked at again for
/// each band.
int bandOf(const GridFrame& frame) {
  const double most = std::max(static_cast<double>(memoryBudget()) / 16.0 / sizeof(float), 1.0);
  const double bands = std::ceil(static_cast<double>(frame.samples().area()) / most);
  return std::max(HeightRaster::tileSize, static_cast<int>(std::ceil(frame.rows / bands)));
}

Result<HeightRaster> bake(const BakeArguments& arguments, const Terrain& terrain, const Progress& progress) {
  const bool ambient = arguments.kind == "ambient";
  std::optional<HeightPyramid> pyramid;
  if (!ambient) pyramid.emplace(terrain.heights);
  HeightRaster fractions = noFractions(terrain);
  const GridFrame& frame = terrain.frame;
  const int band = bandOf(frame);
  for (int row = 0; row < frame.rows; row += band) {
    const GridRect rect{0, row, frame.columns, std::min(row + band, frame.rows)};
    const Progress part = partOf(progress, 1.0 * row / frame.rows, 1.0 * rect.row1 / frame.rows);
    const auto some = ambient ? skyView(terrain.heights, frame, arguments.sky, rect, part)
                              : sunShadow(terrain.heights, *pyramid, frame, arguments.sun, rect, part);
    if (!some) return some.error();
    fractions.write(rect, some->values);
  }
  return fractions;
}

int runBake(BakeArguments arguments) {
  if (const auto possible = checkFractionTarget(arguments.out); !possible)
    return reportFailure(possible.error());
  CommandProgress progress;
  const auto input = readTerrain(arguments.in, arguments.import, DamageScope{DamageScope::Content::Heights},
                                 progress.stage("reading"));
  if (!input) return reportFailure(input.error());
  if (arguments.sunTime.time) {
    const auto sun = sunOver(input->imported.terrain, arguments.in, arguments.sunTime);
    if (!sun) return reportFailure(sun.error());
    arguments.sun.azimuth = sun->azimuth;
    arguments.sun.elevation = sun->elevation;
  }
  auto fractions = bake(arguments, input->imported.terrain, progress.stage("baking"));
  if (!fractions) return reportFailure(fractions.error());
  const auto written =
      writeFractions(input->imported.terrain, std::move(*fractions), arguments.out, progress);
  progress.clear();
  if (!written) return reportFailure(written.error());

  tellInput(*input);
  for (const std::string& line : *written) std::printf("%s\n", printableLine(line).c_str());
  if (arguments.sunTime.time) printSun({arguments.sun.azimuth, arguments.sun.elevation});
  return 0;
}

/// An option of one kind makes no sense with another.
void checkKind(const CLI::App& command, const std::string& kind) {
  for (const CLI::Option* option : command.get_options())
    if (option->count() > 0 && option->get_group().starts_with("--kind ") &&
        option->get_group() != "--kind " + kind)
      throw CLI::ValidationError(option->get_name(), "makes sense with " + option->get_group() + " only");
}

}  // namespace

void addBakeCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<BakeArguments>();
  CLI::App* command = program.add_subcommand("bake", "Work out sun shadows or ambient light as a raster");
  command->add_option("IN", arguments->in, "Terrain")->required();
  command
      ->add_option(
          "-o,--output", arguments->out,
          "Raster to write: 0 dark to 1 light, no data in holes. Its ending names the format: .tif keeps the "
          "CRS, .png has 0 to 1 in 16 bits")
      ->required();
  command
      ->add_option("--kind", arguments->kind,
                   "shadow: what the sun throws; ambient: the fraction of the sky's light")
      ->required()
      ->check(CLI::IsMember({"shadow", "ambient"}));
  const char* shadow = "--kind shadow";
  const auto add = [&](const char* name, const auto& setting, auto& settings, const char* help) {
    return addSetting(*command, name, setting, settings, help);
  };
  SunSettings& sun = arguments->sun;
  CLI::Option* azimuth = add("--azimuth", sunSchema().number("azimuth"), sun,
                             "Degrees from north, clockwise, to the sun; 315 where left out")
                             ->group(shadow);
  CLI::Option* elevation = add("--elevation", sunSchema().number("elevation"), sun,
                               "Degrees of the sun above the horizon; 45 where left out")
                               ->group(shadow);
  addSunTimeOptions(*command, arguments->sunTime, shadow)->excludes(azimuth)->excludes(elevation);
  add("--softness", sunSchema().number("softness"), sun,
      "Degrees of half the sun's breadth, 0.27 for the real one; 0, sharp shadows, where left out")
      ->group(shadow);
  const char* ambient = "--kind ambient";
  SkySettings& sky = arguments->sky;
  add("--directions", skySchema().number("directions"), sky,
      "In which the horizon is looked for; 32 where left out")
      ->group(ambient);
  add("--distance", skySchema().number("distance"), sky,
      "Metres beyond which ground hides nothing; without end where left out")
      ->group(ambient);
  addInputOptions(*command, arguments->import);
  command->callback([arguments, command, &exit] {
    checkKind(*command, arguments->kind);
    exit.code = runBake(*arguments);
  });
}

}  // namespace scarp
