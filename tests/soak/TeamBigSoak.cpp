// A terrain whose ground is all there on a PostgreSQL server: how long it takes to open it and to have what a first
// picture needs, the first time and with what was kept on disk, and what a stroke costs, beside a terrain of
// 4097 x 4097. By hand; 65537 x 65537 takes some 20 GB of disk and a quarter of an hour to be made.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <map>
#include <memory>
#include <random>
#include <string>
#include <thread>
#include <vector>

#include "core/base/Parallel.h"
#include "core/edit/Operation.h"
#include "core/edit/StrokeOperations.h"
#include "core/memory/LargePages.h"
#include "core/memory/PagedPieces.h"
#include "core/noise/NoiseSquare.h"
#include "core/pick/SurfacePicker.h"
#include "core/team/TeamStore.h"
#include "core/team/TeamSync.h"
#include "core/terrain/GroundOverview.h"
#include "tests/support/PostgresServer.h"
#include "tests/support/ProgramOptions.h"
#include "tests/support/TempFolder.h"

namespace scarp {
namespace {

using Clock = std::chrono::steady_clock;

struct BigTeamSettings {
  int side = 65537, strokes = 60;
  std::size_t memory = std::size_t{2} << 30;
};

double secondsSince(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

HeightRaster::TilePtr reliefTile(const HeightRaster& like, int slot) {
  NoisePattern pattern;
  pattern.octaves = 8;
  pattern.dx = pattern.dy = 1.0 / 4000.0;
  const GridRect rect = like.tileRect(slot);
  auto tile = makeInLargePages<HeightRaster::Tile>();
  for (int r = 0; r < HeightRaster::tileSize; r += kNoiseSquare)
    for (int c = 0; c < HeightRaster::tileSize; c += kNoiseSquare)
      noiseSquare(pattern, rect.column0 + c, rect.row0 + r, tile->data() + HeightRaster::offsetIn(c, r),
                  HeightRaster::tileSize);
  for (float& height : *tile) height *= 900.0F;
  return tile;
}

/// Puts a terrain of relief there, a thousand tiles at a time.
Result<void> makeBig(const std::string& address, int side) {
  using namespace std::chrono_literals;
  const auto store = TeamStore::make(address, std::to_string(side), {10s, 3600s});
  if (!store) return store.error();
  const GridFrame frame{side, side, 1.0, 1.0};
  const TerrainDocument level(Terrain{frame, {}, HeightRaster(side, side, 0.0F)});
  const std::int64_t project = (*store)->project();
  std::map<TeamKey, std::int64_t> writes;
  if (auto put = (*store)->put(textsOf(sourceOf(level), project, writes)); !put) return put;
  const HeightRaster& like = level.heights();
  constexpr int kAtOnce = 1024;
  std::size_t bytes = 0;
  const auto begin = Clock::now();
  // One part is packed while the one before it is sent.
  Result<void> sent;
  std::jthread sender;
  for (int first = 0; first < like.tileCount(); first += kAtOnce) {
    std::vector<TilePiece> pieces(static_cast<std::size_t>(std::min(kAtOnce, like.tileCount() - first)));
    parallelFor(pieces.size(), [&](std::size_t i) {
      const int slot = first + static_cast<int>(i);
      pieces[i] = tilePiece(tileKey(project, kGround, slot, like.tileColumns()), reliefTile(like, slot), like);
    });
    auto contents = tileContents(pieces);
    for (std::size_t i = 0; i < pieces.size(); ++i) {
      writes[pieces[i].key] = contents[i].id;
      bytes += contents[i].bytes.size();
    }
    if (sender.joinable()) sender.join();
    if (!sent) return sent;
    sender = std::jthread([&sent, &store, contents = std::move(contents)] { sent = (*store)->put(contents); });
  }
  if (sender.joinable()) sender.join();
  if (!sent) return sent;
  TeamChange change;
  change.op = drawnTeamOp();
  change.whole = true;
  change.box = frame.samples();
  change.meta = R"({"name":"Share"})";
  for (const auto& [key, content] : writes) change.slots.push_back({key, 0, content});
  const auto committed = (*store)->commit(change);
  if (!committed) return committed.error();
  std::printf("%d x %d: %d tiles, %.2f GB packed, put there in %.0f s\n", side, side, like.tileCount(),
              1e-9 * double(bytes), secondsSince(begin));
  std::fflush(stdout);
  return {};
}

/// What a first picture of the whole needs: the overview, every 64th sample or some 1024 along a side, and where
/// some rays from above hit.
long long firstPicture(const TerrainDocument& document) {
  const HeightRaster& heights = document.heights();
  const GroundOverview overview(heights, 320);
  int stride = 1;
  while ((heights.columns() - 1) / stride > 1024) stride *= 2;
  const auto along = static_cast<std::size_t>((heights.rows() - 1) / stride + 1);
  std::vector<double> sums(along);
  parallelFor(along, [&](std::size_t row) {
    for (int column = 0; column < heights.columns(); column += stride)
      sums[row] += double(heights.at(column, static_cast<int>(row) * stride));
  });
  const SurfacePicker picker = document.picker();
  const Box box = document.box();
  std::mt19937 random(5);
  std::uniform_real_distribution<double> place(-0.4, 0.4);
  long long hits = 0;
  for (int i = 0; i < 4; ++i) {
    LocalRay ray;
    ray.origin = {place(random) * document.frame().width(), place(random) * document.frame().width(),
                  box.max.z() + 1000.0};
    ray.direction = {0.3, 0.2, -1.0};
    hits += picker.pick(ray).has_value();
  }
  return hits;
}

StrokeOperation strokeAt(double x, double y) {
  StrokeOperation stroke;
  stroke.brush.kind = BrushKind::Raise;
  stroke.brush.radius = 48.0;
  stroke.brush.strength = 6.0;
  for (int i = 0; i < 8; ++i) stroke.samples.push_back({x + 12.0 * i, y + 5.0 * i, 1.0, 0.02 * i});
  return stroke;
}

void tellTimes(const char* name, std::vector<double> values) {
  std::ranges::sort(values);
  std::printf("  %-34s p50 %6.1f ms, p99 %6.1f ms\n", name, 1000.0 * values[values.size() / 2],
              1000.0 * values[values.size() * 99 / 100]);
}

Result<void> measure(const std::string& address, int side, int strokes) {
  std::unique_ptr<TeamStore> store;
  std::unique_ptr<TeamSync> team;
  for (const char* const which : {"first", "second"}) {
    team.reset();
    store.reset();
    const auto begin = Clock::now();
    auto opened = TeamStore::open(address, std::to_string(side));
    if (!opened) return opened.error();
    store = std::move(*opened);
    auto document = TeamSync::open(*store);
    if (!document) return document.error();
    team = std::move(*document);
    const double opening = secondsSince(begin);
    const long long hits = firstPicture(team->document());
    const double pictured = secondsSince(begin);
    const auto figures = team->contents().figures();
    std::printf("%d x %d, %s opening: open %.2f s, to the first picture %.2f s; %zu tiles unread; fetched %zu "
                "outlines, %zu coarse tiles, %zu contents; %zu kept contents; resident %zu MB\n",
                side, side, which, opening, pictured, std::size_t(team->document().heights().unreadTiles()),
                figures.outlines, figures.coarse, figures.contents, figures.kept, residentBytes() >> 20);
    std::fflush(stdout);
    if (hits == 0) return Error{"rays miss the ground"};
  }
  std::mt19937 random(11);
  const double half = 0.5 * side - 300.0;
  std::uniform_real_distribution<double> place(-half, half);
  std::vector<double> fresh, again, pushes;
  for (int i = 0; i < strokes; ++i) {
    const double x = place(random), y = place(random);
    for (auto* const times : {&fresh, &again}) {
      const auto begin = Clock::now();
      if (auto done = perform(strokeAt(x, y), team->document()); !done) return done.error();
      times->push_back(secondsSince(begin));
      const auto pushing = Clock::now();
      if (auto pushed = team->push(); !pushed) return pushed.error();
      pushes.push_back(secondsSince(pushing));
    }
  }
  tellTimes("a stroke where nobody was before", fresh);
  tellTimes("the same stroke again", again);
  tellTimes("until it is committed", pushes);
  const auto undoing = Clock::now();
  if (auto undone = team->undo(); !undone) return undone.error();
  std::printf("  its undo %.0f ms; resident %zu MB\n", 1000.0 * secondsSince(undoing), residentBytes() >> 20);
  std::fflush(stdout);
  return {};
}

int run(const BigTeamSettings& settings) {
  std::string why;
  const auto server = test::PostgresServer::start(why);
  if (!server) return std::printf("skipped: %s\n", why.c_str()), 77;
  const test::TempFolder folder;
  setenv("XDG_CACHE_HOME", folder.path().c_str(), 1);
  setenv("SCARP_REMOTE_CACHE", "1GiB", 1);
  LargePages::setBudget(settings.memory, folder.path().string());
  for (const int side : {std::min(settings.side, 4097), settings.side}) {
    if (auto made = makeBig(server->address(), side); !made)
      return std::printf("%s\n", made.error().text().c_str()), 1;
    if (auto done = measure(server->address(), side, settings.strokes); !done)
      return std::printf("%s\n", done.error().text().c_str()), 1;
    if (side == settings.side) break;
  }
  return 0;
}

}  // namespace
}  // namespace scarp

int main(int count, char** arguments) {
  scarp::BigTeamSettings settings;
  scarp::ProgramOptions options("Opening and editing a large terrain of a team");
  options.add("--side", settings.side, "Samples along a side").range(600, 1 << 17);
  options.add("--strokes", settings.strokes, "How many").range(1, 10000);
  options.add("--memory", settings.memory, "Budget, as 2GiB").bytes();
  if (const auto end = options.parse(count, arguments)) return *end;
  return scarp::run(settings);
}
