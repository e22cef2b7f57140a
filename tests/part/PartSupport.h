#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "core/document/TerrainDocument.h"
#include "core/part/PartRun.h"
#include "core/project/ProjectFile.h"
#include "tests/io/IoSupport.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp::test {

/// Writes fractal ground with holes as a GeoTIFF with a place.
inline void writeGround(const std::string& path, int columns, int rows, std::uint32_t seed = 7,
                        bool holes = true) {
  std::vector<double> samples;
  const Terrain terrain = fractalTerrain(columns, rows, 10.0, 12.0, seed);
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c) {
      const bool hole = holes && ((c > 100 && c < 160 && r > 90 && r < 140) || (c / 7 + r / 5) % 53 == 0);
      samples.push_back(hole ? -32768.0 : static_cast<double>(terrain.heights.at(c, r)));
    }
  OutsideFile file;
  file.geoTransform = {600'000.0, 10.0, 0.0, 5'200'000.0, 0.0, -12.0};
  file.epsg = 32632;
  file.nodata = -32768.0;
  writeOutside(path, columns, rows, samples, file);
}

/// Saves fractal ground as a project, which is opened without a process that decodes it.
inline void saveGround(const std::string& path, int columns, int rows, std::uint32_t seed = 7) {
  const TerrainDocument document(fractalTerrain(columns, rows, 10.0, 12.0, seed));
  ASSERT_TRUE(ProjectFile::saveAs(path, contentsOf(document)).ok());
}

inline PartWork workOf(const std::string& text) {
  auto work = readPartWork(text);
  EXPECT_TRUE(work.ok()) << (work ? "" : work.error().text());
  return work ? *std::move(work) : PartWork{};
}

/// Makes all parts, the last one first.
inline void runAll(const PartJob& job) {
  const auto plan = planOf(job);
  ASSERT_TRUE(plan.ok()) << plan.error().text();
  for (int id = plan->count(); id-- > 0;) {
    const auto report = runPart(job, id);
    ASSERT_TRUE(report.ok()) << report.error().text();
    EXPECT_FALSE(report->already);
  }
}

}  // namespace scarp::test
