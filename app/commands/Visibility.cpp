#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>

#include "app/commands/Commands.h"
#include "app/commands/OptionChecks.h"
#include "app/commands/RasterOptions.h"
#include "app/commands/RenderLook.h"
#include "app/commands/TerrainInput.h"
#include "core/base/PrintableLine.h"
#include "core/memory/LargePages.h"
#include "core/visibility/GroundAnalysis.h"

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

namespace {

struct ViewshedArguments {
  std::string in, out;
  InputOptions import;
  std::vector<double> at;
  bool world = false;
  ViewshedSettings settings;
};

/// The observer's place in the local frame.
Result<Vec2> observerOf(const ViewshedArguments& arguments, const Terrain& terrain) {
  const Vec2 at(arguments.at[0], arguments.at[1]);
  if (!arguments.world) return at;
  if (!terrain.georeference.hasGeoTransform)
    return errorIn(arguments.in, "says nothing of its place in the world, so --frame world makes no sense");
  const auto down = toLocal({{at.x(), at.y(), 0.0}, -Vec3::UnitZ()}, terrain.georeference, terrain.frame);
  if (!down)
    return errorIn(arguments.in, "its place in the world cannot be worked out from its geotransform");
  return Vec2(down->origin.head<2>());
}

/// Rows of a terrain that are looked at at a time: what is found of them, a byte a sample, is to take no more
/// than an eighth of the memory budget.
int rowsAtOnce(const GridFrame& frame) {
  const std::size_t bytes = memoryBudget() / 8;
  const std::size_t rows = bytes / static_cast<std::size_t>(frame.columns) / HeightRaster::tileSize;
  return std::clamp<int>(static_cast<int>(std::min<std::size_t>(rows, 1U << 20U)) * HeightRaster::tileSize,
                         HeightRaster::tileSize, frame.rows);
}

struct SeenGround {
  HeightRaster fractions;          ///< 1 where it is visible, 0 where not.
  std::ptrdiff_t visible, looked;  ///< Samples.
};

void add(const SightRaster& seen, SeenGround& ground) {
  const auto columns = static_cast<std::size_t>(seen.rect.width());
  std::vector<float> strip(columns * HeightRaster::tileSize);
  for (int row = seen.rect.row0; row < seen.rect.row1; row += HeightRaster::tileSize) {
    const GridRect rect{0, row, seen.rect.column1, std::min(row + HeightRaster::tileSize, seen.rect.row1)};
    const auto samples = std::span(seen.samples)
                             .subspan(columns * static_cast<std::size_t>(row - seen.rect.row0),
                                      static_cast<std::size_t>(rect.area()));
    std::ranges::transform(samples, strip.begin(), [](Sight sight) {
      if (sight == Sight::NoData) return std::numeric_limits<float>::quiet_NaN();
      return sight == Sight::Visible ? 1.0f : 0.0f;
    });
    ground.fractions.write(rect, std::span<const float>(strip).first(samples.size()));
  }
  ground.visible += std::ranges::count(seen.samples, Sight::Visible);
  ground.looked += std::ssize(seen.samples) - std::ranges::count(seen.samples, Sight::NoData);
}

Result<SeenGround> look(const Terrain& terrain, const ViewshedSettings& settings, const Progress& progress) {
  const HeightPyramid pyramid(terrain.heights);
  const GridFrame& frame = terrain.frame;
  SeenGround ground{noFractions(terrain), 0, 0};
  const int step = rowsAtOnce(frame);
  for (int row = 0; row < frame.rows; row += step) {
    const GridRect rows{0, row, frame.columns, std::min(row + step, frame.rows)};
    const auto part =
        partOf(progress, static_cast<double>(row) / frame.rows, static_cast<double>(rows.row1) / frame.rows);
    const auto seen = viewshed(terrain.heights, pyramid, frame, settings, rows, part);
    if (!seen) return seen.error();
    add(*seen, ground);
  }
  return ground;
}

int runViewshed(ViewshedArguments arguments) {
  if (const auto possible = checkFractionTarget(arguments.out); !possible)
    return reportFailure(possible.error());
  CommandProgress progress;
  const auto input = readTerrain(arguments.in, arguments.import, DamageScope{DamageScope::Content::Heights},
                                 progress.stage("reading"));
  if (!input) return reportFailure(input.error());
  const Terrain& terrain = input->imported.terrain;
  const auto observer = observerOf(arguments, terrain);
  if (!observer) return reportFailure(observer.error());
  arguments.settings.observer = *observer;

  auto seen = look(terrain, arguments.settings, progress.stage("looking"));
  if (!seen)
    return reportFailure(seen.error().cancelled ? seen.error() : errorIn(arguments.in, seen.error()));
  const auto written = writeFractions(terrain, std::move(seen->fractions), arguments.out, progress);
  progress.clear();
  if (!written) return reportFailure(written.error());

  tellInput(*input);
  for (const std::string& line : *written) std::printf("%s\n", printableLine(line).c_str());
  std::printf("%td of %td samples are visible\n", seen->visible, seen->looked);
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
  const auto add = [&](const char* name, std::string_view key, const char* help) {
    addSetting(*command, name, viewshedSchema().number(key), settings, help);
  };
  add("--height", "observer-height", "Metres of the eye above the ground; 1.7 where left out");
  add("--target-height", "target-height", "Metres above the ground of what is looked for; 0 where left out");
  add("--radius", "radius", "Metres that the observer sees; without end where left out");
  add("--curvature", "curvature",
      "Fraction of the earth's curvature that counts: 0, a flat earth, where left out; 0.857 with the usual "
      "refraction");
  addInputOptions(*command, arguments->import);
  command->callback([arguments, &exit] { exit.code = runViewshed(*arguments); });
}

}  // namespace scarp
