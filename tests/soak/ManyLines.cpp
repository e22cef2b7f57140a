#include "tests/soak/ManyLines.h"

#include <array>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <random>

#include "core/edit/LayerOperations.h"
#include "core/edit/Operation.h"
#include "core/io/CrsInfo.h"
#include "core/io/RasterImport.h"
#include "core/io/WorldPlaces.h"
#include "core/line/LineNetwork.h"
#include "core/lineio/LineImport.h"
#include "core/project/ProjectFile.h"
#include "core/recovery/Recovery.h"
#include "core/recovery/RecoveryJournal.h"
#include "core/recovery/RecoveryStore.h"
#include "tests/project/DocumentDigest.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp {

namespace {

using Watch = std::chrono::steady_clock;

double secondsSince(Watch::time_point begin) {
  return std::chrono::duration<double>(Watch::now() - begin).count();
}

int failed(const std::string& why) {
  std::printf("FAILED: %s\n", why.c_str());
  return 1;
}

Terrain madeGround() {
  Terrain terrain = test::fractalTerrain(1025, 1025, 10.0, 10.0);
  terrain.georeference.hasGeoTransform = true;
  terrain.georeference.crsWkt = wktOfCode("EPSG:32611");
  terrain.georeference.geoTransform = {384571.0, 10.0, 0.0, 3801072.0, 0.0, -10.0};
  return terrain;
}

/// Streets and streams between the places of a loose lattice, so that they share nodes.
bool writeOsm(const std::string& path, int count, const Terrain& terrain, std::uint32_t seed) {
  const auto places = WorldPlaces::create(terrain.frame, terrain.georeference, wktOfCode("EPSG:4326"));
  if (!places) return false;
  std::mt19937 random(seed);
  const auto unit = [&random] { return std::uniform_real_distribution<double>(0.0, 1.0)(random); };
  const int along = std::max(4, static_cast<int>(std::sqrt(2.0 * count)));
  const double dx = 0.96 * terrain.frame.width() / along, dy = 0.96 * terrain.frame.depth() / along;
  std::ofstream file(path);
  file.precision(10);
  file << "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<osm version=\"0.6\">\n";
  for (int r = 0; r < along; ++r)
    for (int c = 0; c < along; ++c) {
      const auto at = places->fromLocal({(c + 0.5 + 0.6 * (unit() - 0.5) - 0.5 * along) * dx,
                                         (r + 0.5 + 0.6 * (unit() - 0.5) - 0.5 * along) * dy});
      if (!at) return false;
      file << "<node id=\"" << r * along + c + 1 << "\" lat=\"" << at->y() << "\" lon=\"" << at->x()
           << "\"/>\n";
    }
  constexpr std::array kinds{"residential", "tertiary", "track", "secondary", "service"};
  for (int i = 0; i < count; ++i) {
    int c = static_cast<int>(unit() * along) % along, r = static_cast<int>(unit() * along) % along;
    file << "<way id=\"" << i + 1 << "\">\n<nd ref=\"" << r * along + c + 1 << "\"/>\n";
    const int steps = 2 + static_cast<int>(unit() * 4.0);
    int heading = static_cast<int>(unit() * 4.0);
    for (int k = 0; k < steps; ++k) {
      if (unit() < 0.3) heading += unit() < 0.5 ? 1 : 3;
      const int nc = c + (heading % 4 == 0) - (heading % 4 == 2),
                nr = r + (heading % 4 == 1) - (heading % 4 == 3);
      if (nc < 0 || nr < 0 || nc >= along || nr >= along) {
        heading += 2;
        continue;
      }
      c = nc;
      r = nr;
      file << "<nd ref=\"" << r * along + c + 1 << "\"/>\n";
    }
    if (i % 12 == 11)
      file << "<tag k=\"waterway\" v=\"stream\"/>\n</way>\n";
    else
      file << "<tag k=\"highway\" v=\"" << kinds[static_cast<std::size_t>(i) % kinds.size()]
           << "\"/>\n</way>\n";
  }
  file << "</osm>\n";
  return file.good();
}

}  // namespace

int tryManyLines(int count, const std::string& raster, std::uint32_t seed) {
  const test::TempFolder folder;
  Terrain terrain = madeGround();
  if (!raster.empty()) {
    auto imported = importRaster(raster);
    if (!imported) return failed(imported.error().text());
    terrain = std::move(imported->terrain);
  }
  if (!writeOsm(folder.file("lines.osm"), count, terrain, seed))
    return failed("no OSM file could be written");
  auto watch = Watch::now();
  const auto file = readVectorFile(folder.file("lines.osm"));
  if (!file) return failed(file.error().text());
  auto found = linesOf(*file, terrain.frame, terrain.georeference);
  if (!found) return failed(found.error().text());
  const double reading = secondsSince(watch);
  const std::size_t meetings = meetingsOf(found->lines).size();
  const std::size_t lines = found->lines.size();

  TerrainDocument document(std::move(terrain));
  const std::string path = folder.file("lines.scarp");
  auto project = ProjectFile::saveAs(path, contentsOf(document));
  if (!project) return failed(project.error().text());
  const RecoveryStore store(folder.file("recovery"));
  auto kept = store.begin({"lines", path, 1, {}});
  if (!kept) return failed(kept.error().text());
  auto journal = std::make_unique<RecoveryJournal>(document, kept->path(), projectBase(**project));

  watch = Watch::now();
  AddLayerOperation add{"Lines"};
  add.ofLines = true;
  LinesOperation put;
  put.layer = 1;
  put.lines = std::move(found->lines);
  if (const auto done = perform(add, document); !done) return failed(done.error().text());
  if (const auto done = perform(put, document); !done) return failed(done.error().text());
  const double applying = secondsSince(watch);
  const std::string digest = test::digestOf(document);
  if (!journal->flush()) return failed("the journal has fallen behind");

  watch = Watch::now();
  const auto recovered = recover(kept->path(), openBase);
  if (!recovered) return failed("recovery: " + recovered.error().text());
  const double recovering = secondsSince(watch);
  if (!recovered->warning.empty()) return failed("recovery: " + recovered->warning.text());
  if (test::digestOf(*recovered->document) != digest) return failed("what is recovered is something else");

  watch = Watch::now();
  if (const auto saved = (*project)->save(contentsOf(document, (*project)->knownHistory())); !saved)
    return failed(saved.error().text());
  const double saving = secondsSince(watch);
  journal.reset();
  project->reset();
  watch = Watch::now();
  auto opened = ProjectFile::open(path);
  if (!opened) return failed(opened.error().text());
  if (!opened->warnings.empty()) return failed(opened->warnings.front().text());
  const double opening = secondsSince(watch);
  if (test::digestOf(TerrainDocument(std::move(opened->document))) != digest)
    return failed("what is opened is something else");
  std::printf(
      "%zu lines with %zu junctions: read in %.2f s, applied in %.2f s, recovered in %.2f s, saved in %.2f "
      "s, opened "
      "in %.2f s; all equal\n",
      lines, meetings, reading, applying, recovering, saving, opening);
  return 0;
}

}  // namespace scarp
