#include <gtest/gtest.h>

#include <cstdio>
#include <random>
#include <sstream>

#include "core/base/Json.h"
#include "core/pick/SurfacePicker.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

/// A raster of rough ground at a place in the world, and rays over it.
struct PickScene {
  TempFolder folder;
  std::string terrain = folder.file("a.tif"), rays = folder.file("rays.csv"), hits = folder.file("hits.csv");
  Terrain ground = fractalTerrain(60, 50, 10.0, 10.0);

  PickScene() {
    std::vector<double> heights;
    for (const float h : samplesOf(ground.heights)) heights.push_back(h);
    OutsideFile file;
    file.geoTransform = {500000.0, 10.0, 0.0, 5200000.0, 0.0, -10.0};
    file.epsg = 32632;
    writeOutside(terrain, 60, 50, heights, file);
  }
  [[nodiscard]] std::vector<LocalRay> someRays(int count) const {
    std::mt19937 random(6);
    std::uniform_real_distribution<double> level(-280.0, 280.0), up(50.0, 200.0);
    std::vector<LocalRay> result;
    for (int i = 0; i < count; ++i) {
      const Vec3 from(level(random), level(random), up(random));
      result.push_back({from, Vec3(level(random), level(random), -50.0) - from});
    }
    return result;
  }
  void write(const std::vector<LocalRay>& list, const Vec2& shift) const {
    std::string text = "ox,oy,oz,dx,dy,dz\n";
    for (const LocalRay& ray : list) {
      char line[256];
      std::snprintf(line, sizeof line, "%.17g,%.17g,%.17g,%.17g,%.17g,%.17g\n", ray.origin.x() + shift.x(),
                    ray.origin.y() + shift.y(), ray.origin.z(), ray.direction.x(), ray.direction.y(),
                    ray.direction.z());
      text += line;
    }
    writeBytes(rays, text);
  }
  /// The fields of each row of hits, without the header.
  [[nodiscard]] std::vector<std::vector<std::string>> rows() const {
    std::istringstream lines(readBytes(hits));
    std::vector<std::vector<std::string>> result;
    std::string line;
    std::getline(lines, line);
    EXPECT_EQ(line, "hit,t,x,y,z,column,row,triangle,side,nx,ny,nz");
    while (std::getline(lines, line)) {
      auto& fields = result.emplace_back();
      std::istringstream parts(line + ',');
      for (std::string field; std::getline(parts, field, ',');) fields.push_back(field);
    }
    return result;
  }
};

TEST(Pick, HitsAreThoseOfThePickerInEitherFrame) {
  const PickScene scene;
  const auto rays = scene.someRays(400);
  const HeightPyramid pyramid(scene.ground.heights);
  const auto hits = SurfacePicker(scene.ground.heights, pyramid, scene.ground.frame).pickMany(rays);
  for (const bool world : {false, true}) {
    const Vec2 shift = world ? Vec2(500000.0 + 300.0, 5200000.0 - 250.0) : Vec2(0.0, 0.0);
    scene.write(rays, shift);
    std::vector<std::string> words{"pick", scene.terrain, "--rays",    scene.rays,
                                   "-o",   scene.hits,    "--threads", "2"};
    if (world)
      words.insert(words.end(), {"--frame", "world"});
    else
      words.emplace_back("--stats");
    const ProgramRun run = runProgram(words);
    ASSERT_EQ(run.code, 0) << run.err;
    const auto rows = scene.rows();
    ASSERT_EQ(rows.size(), rays.size());
    int found = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
      ASSERT_EQ(rows[i].size(), 12u);
      ASSERT_EQ(rows[i][0], hits[i] ? "1" : "0");
      if (!hits[i]) continue;
      ++found;
      // A place in the world has fewer digits left for its fractions.
      const double tolerance = world ? 1e-6 : 0.0;
      EXPECT_NEAR(std::stod(rows[i][1]), hits[i]->t, tolerance);
      for (int axis = 0; axis < 3; ++axis) {
        EXPECT_NEAR(std::stod(rows[i][2 + axis]), hits[i]->point[axis] + (axis < 2 ? shift[axis] : 0.0),
                    tolerance);
        EXPECT_NEAR(std::stod(rows[i][9 + axis]), hits[i]->normal[axis], tolerance);
      }
      EXPECT_EQ(std::stoi(rows[i][5]), hits[i]->cellColumn);
      EXPECT_EQ(std::stoi(rows[i][6]), hits[i]->cellRow);
    }
    EXPECT_GT(found, 200);
    if (world) {
      EXPECT_EQ(run.out, "");
      continue;
    }
    const auto stats = Json::parse(run.out);
    EXPECT_EQ(stats["rays"], 400);
    EXPECT_EQ(stats["hits"], found);
    EXPECT_GT(stats["ns_per_ray"].get<double>(), 0.0);
    EXPECT_GE(stats["build_ms"].get<double>(), 0.0);
    EXPECT_GT(stats["index_bytes"].get<long long>(), 0);
    EXPECT_EQ(stats["threads"], 2);
  }
}

TEST(Pick, BadInputIsOneLineAndLeavesTheOldFile) {
  const PickScene scene;
  writeBytes(scene.hits, "old");
  const auto pick = [&](const std::string& rays) {
    writeBytes(scene.rays, rays);
    return runProgram({"pick", scene.terrain, "--rays", scene.rays, "-o", scene.hits});
  };
  expectRefusal(pick("1,2,3,0,0,-1\n1,2,3\n"), 1, {"rays.csv", "line 2", "3 fields"});
  writeBytes(scene.rays, "1,2,300,0,0,-1\n");
  expectRefusal(runProgram({"pick", scene.terrain, "--rays", scene.rays, "-o", scene.folder.path().string()}),
                1, {"folder"});
  writeOutside(scene.folder.file("plain.tif"), 4, 4, std::vector<double>(16, 1.0));
  expectRefusal(runProgram({"pick", scene.folder.file("plain.tif"), "--rays", scene.rays, "-o", scene.hits,
                            "--frame", "world"}),
                1, {"plain.tif", "place in the world"});
  EXPECT_EQ(readBytes(scene.hits), "old");
}

}  // namespace
}  // namespace scarp::test
