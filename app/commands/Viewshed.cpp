#include "core/visibility/Viewshed.h"

#include <algorithm>
#include <cstdio>
#include <limits>
#include <memory>
#include <utility>

#include "app/commands/Commands.h"
#include "app/commands/FractionOutput.h"
#include "app/commands/NumberChecks.h"
#include "app/commands/TerrainInput.h"
#include "core/base/PrintableLine.h"

namespace scarp {

namespace {

struct ViewshedArguments {
  std::string in, out;
  ImportOptions import;
  std::vector<double> at;
  bool world = false;
  ViewshedSettings settings;
};

/// The observer's place in the local frame.
Result<Vec2> observerOf(const ViewshedArguments& arguments, const Terrain& terrain) {
  const Vec2 at(arguments.at[0], arguments.at[1]);
  if (!arguments.world) return at;
  if (!terrain.georeference.hasGeoTransform)
    return Error{arguments.in + ": says nothing of its place in the world, so --frame world makes no sense"};
  const auto down = toLocal({{at.x(), at.y(), 0.0}, -Vec3::UnitZ()}, terrain.georeference, terrain.frame);
  if (!down)
    return Error{arguments.in + ": its place in the world cannot be worked out from its geotransform"};
  return Vec2(down->origin.head<2>());
}

/// 1 where it is visible, 0 where not.
HeightRaster fractionsOf(const SightRaster& seen, const Terrain& terrain) {
  HeightRaster fractions = noFractions(terrain);
  const auto columns = static_cast<std::size_t>(terrain.frame.columns);
  std::vector<float> strip(columns * HeightRaster::tileSize);
  for (int row = 0; row < terrain.frame.rows; row += HeightRaster::tileSize) {
    const GridRect rect{0, row, terrain.frame.columns,
                        std::min(row + HeightRaster::tileSize, terrain.frame.rows)};
    const auto samples =
        std::span(seen.samples)
            .subspan(columns * static_cast<std::size_t>(row), static_cast<std::size_t>(rect.area()));
    std::ranges::transform(samples, strip.begin(), [](Sight sight) {
      if (sight == Sight::NoData) return std::numeric_limits<float>::quiet_NaN();
      return sight == Sight::Visible ? 1.0f : 0.0f;
    });
    fractions.write(rect, std::span<const float>(strip).first(samples.size()));
  }
  return fractions;
}

int runViewshed(ViewshedArguments arguments) {
  if (const auto possible = checkFractionTarget(arguments.out); !possible)
    return reportFailure(possible.error());
  CommandProgress progress;
  auto input = readTerrain(arguments.in, arguments.import, progress.stage("reading"));
  if (!input) return reportFailure(input.error());
  Terrain& terrain = input->imported.terrain;
  const auto observer = observerOf(arguments, terrain);
  if (!observer) return reportFailure(observer.error());
  arguments.settings.observer = *observer;

  auto seen = viewshed(terrain.heights, HeightPyramid(terrain.heights), terrain.frame, arguments.settings,
                       terrain.frame.samples(), progress.stage("looking"));
  if (!seen)
    return reportFailure(seen.error().cancelled ? seen.error()
                                                : Error{arguments.in + ": " + seen.error().message});
  const auto visible = std::ranges::count(seen->samples, Sight::Visible);
  const auto looked = std::ssize(seen->samples) - std::ranges::count(seen->samples, Sight::NoData);
  // Of a large map the heights, the result and the raster of it do not fit into memory together.
  terrain.heights = HeightRaster(2, 2, 0.0F);
  HeightRaster fractions = fractionsOf(*seen, terrain);
  seen->samples = {};
  const auto written = writeFractions(terrain, std::move(fractions), arguments.out, progress);
  progress.clear();
  if (!written) return reportFailure(written.error());

  reportWarnings(*input);
  for (const std::string& line : *written) std::printf("%s\n", printableLine(line).c_str());
  std::printf("%td of %td samples are visible\n", visible, looked);
  return 0;
}

}  // namespace

void addViewshedCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<ViewshedArguments>();
  ViewshedSettings& settings = arguments->settings;
  CLI::App* command = program.add_subcommand("viewshed", "Tell which samples an observer sees");
  command->add_option("IN", arguments->in, "Terrain")->required();
  command
      ->add_option(
          "-o,--output", arguments->out,
          "Raster to write: 1 visible, 0 not, no data in holes and beyond the radius. Its ending names "
          "the format, .tif for a GeoTIFF with the CRS")
      ->required();
  command->add_option("--at", arguments->at, "Where the observer stands: X,Y")
      ->required()
      ->expected(2)
      ->delimiter(',');
  command
      ->add_option_function<std::string>(
          "--frame", [arguments](const std::string& frame) { arguments->world = frame == "world"; },
          "Of --at. local: metres from the terrain's middle, x to the east, y to the north (the default); "
          "world: "
          "the CRS")
      ->check(CLI::IsMember({"local", "world"}));
  command
      ->add_option("--height", settings.observerHeight,
                   "Metres of the eye above the ground; 1.7 where left out")
      ->check(zeroOrMore());
  command
      ->add_option("--target-height", settings.targetHeight,
                   "Metres above the ground of what is looked for; 0 where left out")
      ->check(zeroOrMore());
  command
      ->add_option("--radius", settings.radius, "Metres that the observer sees; without end where left out")
      ->check(moreThanZero());
  command
      ->add_option(
          "--curvature", settings.curvature,
          "Fraction of the earth's curvature that counts: 0, a flat earth, where left out; 0.857 with the "
          "usual refraction")
      ->check(zeroOrMore());
  addImportOptions(*command, arguments->import);
  command->callback([arguments, &exit] { exit.code = runViewshed(*arguments); });
}

}  // namespace scarp
