#include <CLI/CLI.hpp>
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <memory>
#include <thread>

#include "app/commands/Commands.h"
#include "app/commands/RayTable.h"
#include "app/commands/TerrainInput.h"
#include "core/base/Json.h"
#include "core/base/Parallel.h"
#include "core/io/AtomicFile.h"

namespace scarp {

namespace {

struct PickArguments {
  std::string in, rays, out;
  InputOptions import;
  bool world = false;
  std::optional<int> threads;
  bool stats = false;
};

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point begin) {
  return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
}

Result<std::vector<LocalRay>> readRays(const PickArguments& arguments, const Terrain& terrain) {
  const auto text = readTextFile(arguments.rays);
  if (!text) return text.error();
  const auto rows = parseRays(*text);
  if (!rows) return errorIn(arguments.rays, rows.error());
  std::vector<LocalRay> rays;
  rays.reserve(rows->size());
  for (const RayRow& row : *rows) {
    if (!arguments.world) {
      rays.push_back({row.origin, row.direction, row.tMin, row.tMax});
      continue;
    }
    const auto ray =
        toLocal({row.origin, row.direction, row.tMin, row.tMax}, terrain.georeference, terrain.frame);
    if (!ray)
      return errorIn(arguments.in, "its geotransform cannot be inverted, so --frame world makes no sense");
    if (!ray->origin.allFinite() || !ray->direction.allFinite() || ray->direction.isZero(0.0))
      return errorIn(arguments.rays, "ray %1 is too far away or too long to be told in metres",
                     rays.size() + 1);
    rays.push_back(*ray);
  }
  return rays;
}

Result<void> writeHits(const PickArguments& arguments, const Terrain& terrain,
                       const std::vector<std::optional<SurfaceHit>>& hits) {
  auto target = AtomicFile::create(arguments.out);
  if (!target) return target.error();
  OutputFile file(target->temporaryPath());
  file.write(hitHeader());
  std::string line;
  for (const auto& hit : hits) {
    Vec2 place = Vec2::Zero();
    if (hit)
      place = arguments.world ? toWorld(terrain.georeference, terrain.frame, hit->column, hit->row)
                              : Vec2(hit->point.head<2>());
    line.clear();
    appendHit(line, hit, place);
    file.write(line);
  }
  if (const auto closed = file.close(); !closed) return writeFailure(*target, closed.error());
  if (const auto synced = target->sync(); !synced) return synced;
  const std::array<AtomicFile*, 1> files{&*target};
  return AtomicFile::commit(files);
}

int runPick(const PickArguments& arguments) {
  const auto input = readTerrain(arguments.in, arguments.import, std::nullopt);
  if (!input) return reportFailure(input.error());
  const Terrain& terrain = input->imported.terrain;
  if (arguments.world && !terrain.georeference.hasGeoTransform)
    return reportFailure(
        errorIn(arguments.in, "says nothing of its place in the world, so --frame world makes no sense"));
  const auto rays = readRays(arguments, terrain);
  if (!rays) return reportFailure(rays.error());

  std::optional<ThreadLimit> limit;
  if (arguments.threads) limit.emplace(*arguments.threads);
  const auto beforeBuild = Clock::now();
  const HeightPyramid pyramid(terrain.heights);
  const double buildMilliseconds = millisecondsSince(beforeBuild);
  const auto beforePicks = Clock::now();
  const auto hits = SurfacePicker(terrain.heights, pyramid, terrain.frame).pickMany(*rays);
  const double pickMilliseconds = millisecondsSince(beforePicks);

  if (const auto sound = checkDamageSoFar(*input, {DamageScope::Content::Heights}); !sound)
    return reportFailure(sound.error());
  if (const auto written = writeHits(arguments, terrain, hits); !written)
    return reportFailure(written.error());
  reportWarnings(*input);
  if (!arguments.stats) return 0;
  const auto count = static_cast<double>(hits.size());
  Json stats;
  stats["rays"] = hits.size();
  stats["hits"] = std::ranges::count_if(hits, [](const auto& hit) { return hit.has_value(); });
  stats["ns_per_ray"] = hits.empty() ? 0.0 : 1e6 * pickMilliseconds / count;
  stats["build_ms"] = buildMilliseconds;
  stats["index_bytes"] = pyramid.bytes();
  stats["threads"] =
      arguments.threads.value_or(static_cast<int>(std::max(1u, std::thread::hardware_concurrency())));
  std::printf("%s\n", stats.dump(2).c_str());
  return 0;
}

}  // namespace

void addPickCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<PickArguments>();
  CLI::App* command = program.add_subcommand("pick", "Find where rays first meet the ground");
  command->add_option("IN", arguments->in, "Terrain")->required();
  command->add_option("--rays", arguments->rays, "CSV of ox,oy,oz,dx,dy,dz[,tmin,tmax]; a header is optional")
      ->required();
  command
      ->add_option(
          "-o,--output", arguments->out,
          "CSV to write, a row for each ray in order: hit,t,x,y,z,column,row,triangle,side,nx,ny,nz. "
          "A miss is 0 and empty fields")
      ->required();
  command
      ->add_option_function<std::string>(
          "--frame", [arguments](const std::string& frame) { arguments->world = frame == "world"; },
          "local: metres from the terrain's middle (the default); world: x and y in the CRS. z is metres in "
          "both")
      ->check(CLI::IsMember({"local", "world"}));
  command
      ->add_option_function<int>(
          "--threads", [arguments](int threads) { arguments->threads = threads; },
          "Most threads to use; all where left out")
      ->check(CLI::Range(1, 1024));
  command->add_flag("--stats", arguments->stats, "Print rays, hits and times as JSON");
  addInputOptions(*command, arguments->import);
  command->callback([arguments, &exit] { exit.code = runPick(*arguments); });
}

}  // namespace scarp
