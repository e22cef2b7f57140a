// A terrain bigger than its memory budget from end to end: made, picked, sculpted, undone, exported and read
// in again, with the time of each step and the most that was resident meanwhile. Run by hand: a side of 65537
// takes some 17 GB of disk beside the exported file.

#include <atomic>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <numbers>
#include <random>
#include <thread>

#include "core/base/Parallel.h"
#include "core/document/EditHistory.h"
#include "core/document/SpillFile.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/SculptStroke.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "core/memory/LargePages.h"
#include "core/memory/PagedPieces.h"
#include "core/noise/NoiseSquare.h"
#include "core/pick/SurfacePicker.h"
#include "core/project/ProjectFile.h"
#include "tests/support/ProgramOptions.h"

namespace scarp {
namespace {

constexpr std::size_t kMiB = std::size_t{1} << 20;

/// Looks at what is resident, all the time.
class Watch {
 public:
  Watch()
      : thread_([this](const std::stop_token& stop) {
          while (!stop.stop_requested()) {
            const std::size_t now = residentBytes();
            for (std::size_t most = most_; now > most && !most_.compare_exchange_weak(most, now);) {
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
          }
        }) {}

  /// Does a step and tells of it.
  void step(const char* name, const auto& work) {
    most_ = 0;
    const auto start = std::chrono::steady_clock::now();
    work();
    const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    const LargePages::Use use = LargePages::use();
    worst_ = std::max(worst_, most_.load());
    std::printf("%-28s %9.2f s   resident at most %6zu MB   tiles: %6zu MB in memory, %6zu MB in the file\n",
                name, seconds, most_.load() / kMiB, use.memory / kMiB, use.file / kMiB);
    std::fflush(stdout);
  }
  [[nodiscard]] std::size_t worst() const { return worst_; }

 private:
  std::atomic<std::size_t> most_ = 0;
  std::size_t worst_ = 0;
  std::jthread thread_;
};

Terrain made(int side) {
  Terrain terrain{{side, side, 1.0, 1.0}, {}, HeightRaster(side, side, 0.0F)};
  NoisePattern pattern;
  pattern.octaves = 6;
  pattern.dx = pattern.dy = 1.0 / 4000.0;
  parallelFor(static_cast<std::size_t>(terrain.heights.tileCount()), [&](std::size_t index) {
    const int slot = static_cast<int>(index);
    const GridRect rect = terrain.heights.tileRect(slot);
    auto tile = makeInLargePages<HeightRaster::Tile>();
    for (int r = 0; r < HeightRaster::tileSize; r += kNoiseSquare)
      for (int c = 0; c < HeightRaster::tileSize; c += kNoiseSquare)
        noiseSquare(pattern, rect.column0 + c, rect.row0 + r, tile->data() + HeightRaster::offsetIn(c, r),
                    HeightRaster::tileSize);
    for (float& height : *tile) height *= static_cast<float>(side) / 16.0F;
    terrain.heights.exchangeTile(slot, std::move(tile));
  });
  return terrain;
}

/// Of every sample in every so-many-th tile: another one where any bit is another.
std::uint64_t digest(const HeightRaster& heights, int every) {
  std::atomic<std::uint64_t> sum = 0;
  parallelFor(static_cast<std::size_t>(heights.tileCount() / every), [&](std::size_t i) {
    const GridRect rect = heights.tileRect(static_cast<int>(i) * every);
    std::vector<float> samples(static_cast<std::size_t>(rect.area()));
    heights.read(rect, samples);
    std::uint64_t hash = 1469598103934665603U + i;
    for (const float height : samples) hash = (hash ^ std::bit_cast<std::uint32_t>(height)) * 1099511628211U;
    sum += hash;
  });
  return sum;
}

void sculpt(TerrainDocument& document, std::mt19937& random, BrushKind kind) {
  const double half = document.frame().width() / 2 - 2000;
  std::uniform_real_distribution<double> place(-half, half), turn(0.0, 2.0 * std::numbers::pi);
  BrushSettings brush;
  brush.kind = kind;
  brush.radius = 512.0;
  brush.strength = kind == BrushKind::Smooth ? 1.0 : 40.0;
  const double x = place(random), y = place(random), angle = turn(random);
  SculptStroke stroke(document, brush);
  for (int i = 0; i <= 20; ++i)
    stroke.add({x + 60.0 * i * std::cos(angle), y + 60.0 * i * std::sin(angle), 1.0, 0.02 * i});
  stroke.finish();
}

long long picked(const TerrainDocument& document, int rays) {
  const SurfacePicker picker = document.picker();
  std::mt19937 random(7);
  const double half = document.frame().width() / 2;
  std::uniform_real_distribution<double> place(-half, half), slant(-1.0, 1.0);
  const Box box = document.box();
  long long hits = 0;
  for (int i = 0; i < rays; ++i) {
    LocalRay ray;
    ray.origin = {place(random), place(random), box.max.z() + 100.0};
    ray.direction = {slant(random), slant(random), -0.3};
    hits += picker.pick(ray).has_value();
  }
  return hits;
}

int run(int side, std::size_t memory, const std::string& folder, const std::string& make) {
  LargePages::setBudget(memory, folder);
  Watch watch;
  bool good = true;
  const auto check = [&](bool right, const char* what) {
    if (!right) std::printf("WRONG: %s\n", what);
    good = good && right;
  };
  std::mt19937 random(1);
  std::optional<TerrainDocument> document;
  std::optional<Terrain> terrain;
  watch.step("make the ground", [&] { terrain.emplace(made(side)); });
  watch.step("build the pyramid", [&] { document.emplace(*std::move(terrain)); });
  terrain.reset();
  if (!make.empty()) {
    watch.step("save as a project", [&] {
      const auto saved = ProjectFile::saveAs(make, contentsOf(*document));
      check(saved.ok(), saved.ok() ? "" : saved.error().text().c_str());
    });
    return good ? 0 : 1;
  }
  std::uint64_t before = 0;
  watch.step("read every 8th tile", [&] { before = digest(document->heights(), 8); });
  long long hits = 0;
  watch.step("pick 10,000 rays", [&] { hits = picked(*document, 10000); });
  check(hits > 3000, "rays miss the ground");
  constexpr int kStrokes = 40;
  watch.step("sculpt 40 strokes, R = 512", [&] {
    for (int i = 0; i < kStrokes; ++i)
      sculpt(*document, random, i % 2 == 0 ? BrushKind::Raise : BrushKind::Smooth);
  });
  const std::uint64_t after = digest(document->heights(), 1);
  watch.step("undo them all", [&] {
    while (document->history().canUndo()) check(document->undo().ok(), "undo");
  });
  check(digest(document->heights(), 8) == before, "undone ground is other ground");
  watch.step("redo them all", [&] {
    while (document->history().canRedo()) check(document->redo().ok(), "redo");
  });
  check(digest(document->heights(), 1) == after, "redone ground is other ground");
  const std::string raster = folder + "/scarp-soak-big.tif";
  watch.step("export to GeoTIFF, read back", [&] {
    const auto report = exportRaster(document->snapshot(), raster);
    check(report.ok() && report->largestError == 0.0,
          report.ok() ? "the export has an error" : report.error().text().c_str());
  });
  const std::string path = folder + "/scarp-soak-big.scarp";
  std::shared_ptr<ProjectFile> project;
  watch.step("save as a project", [&] {
    auto saved = ProjectFile::saveAs(path, contentsOf(*document));
    check(saved.ok(), saved.ok() ? "" : saved.error().text().c_str());
    if (saved.ok()) project = *saved;
  });
  if (!project) return 1;
  sculpt(*document, random, BrushKind::Raise);
  const std::uint64_t last = digest(document->heights(), 1);
  SaveReport report;
  watch.step("save one stroke more", [&] {
    const auto saved = project->save(contentsOf(*document, project->knownHistory()));
    check(saved.ok(), saved.ok() ? "" : saved.error().text().c_str());
    if (saved.ok()) report = *saved;
  });
  std::printf("  %zu tiles, %.1f MB written\n", report.tilesWritten, 1e-6 * double(report.bytesWritten));
  document.reset();
  project.reset();
  watch.step("open it, pick 1,000 rays", [&] {
    auto opened = ProjectFile::open(path);
    check(opened.ok() && opened->warnings.empty(), opened.ok() ? "warnings" : opened.error().text().c_str());
    if (opened.ok()) document.emplace(std::move(opened->document));
    if (document) hits = picked(*document, 1000);
  });
  if (!document) return 1;
  watch.step("read all of it",
             [&] { check(digest(document->heights(), 1) == last, "opened ground is other ground"); });
  watch.step("undo to the beginning", [&] {
    while (document->history().canUndo()) check(document->undo().ok(), "undo");
  });
  check(digest(document->heights(), 8) == before, "ground undone after opening is other ground");
  document.reset();
  std::filesystem::remove(path);
  watch.step("import the GeoTIFF", [&] {
    auto imported = importRaster(raster);
    check(imported.ok() && digest(imported->terrain.heights, 1) == after, "imported ground is other ground");
  });
  std::filesystem::remove(raster);
  check(LargePages::trouble().empty(), LargePages::trouble().text().c_str());
  check(watch.worst() <= memory + 500 * kMiB, "more was resident than the budget and 500 MB");
  std::printf("%s: %d x %d samples (%.1f GB), budget %zu MB, resident at most %zu MB\n",
              good ? "all right" : "FAILED", side, side, 4e-9 * side * side, memory / kMiB,
              watch.worst() / kMiB);
  return good ? 0 : 1;
}

}  // namespace
}  // namespace scarp

int main(int argc, char** argv) {
  scarp::ProgramOptions program("A terrain bigger than memory, from end to end");
  int side = 65537;
  std::size_t memory = std::size_t{2} << 30;
  std::string folder = scarp::SpillFile::usualFolder();
  std::string make;
  program.add("--side", side, "Samples along a side").range(4097, 1 << 17);
  program.add("--memory", memory, "Budget, as 2GiB").bytes();
  program.add("--folder", folder, "For the file of tiles and the exported one");
  program.add("--make", make, "A project of the ground, to look at, and no more");
  if (const auto status = program.parse(argc, argv)) return *status;
  return scarp::run(side, memory, folder, make);
}
