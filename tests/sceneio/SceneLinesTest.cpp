#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <random>
#include <sstream>

#include "core/line/LineSurface.h"
#include "core/sceneio/SceneFrames.h"
#include "core/sceneio/SceneLines.h"
#include "tests/io/GlbContent.h"
#include "tests/line/Lines.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

using Designs = std::vector<std::shared_ptr<const LineDesign>>;

Designs someDesigns() {
  std::mt19937_64 random(71);
  const Terrain terrain = fractalTerrain(400, 300, 3.0, 3.0, 6);
  Designs designs;
  for (const LineKind kind : {LineKind::Road, LineKind::River, LineKind::Wall}) {
    Line line = lineThrough(kind, randomWay(random, terrain.frame, 7, 90.0));
    line.id = static_cast<LineId>(designs.size() + 1);
    line.name = kind == LineKind::Road ? "Höhe \"7\"/x" : "";
    if (kind == LineKind::Wall) line.settings.course = LineCourse::Straight;
    if (kind == LineKind::Road) line.settings.section = "kerb";
    designs.push_back(designed(line, terrain.heights, terrain.frame));
  }
  Line pad = lineThrough(LineKind::Pad, {{-60.0, -50.0}, {70.0, -40.0}, {20.0, 60.0}});
  designs.push_back(designed(pad, terrain.heights, terrain.frame));
  return designs;
}

double toSegment(const Vec3& place, const Vec3& a, const Vec3& b) {
  const Vec3 way = b - a;
  const double share = std::clamp((place - a).dot(way) / way.squaredNorm(), 0.0, 1.0);
  return (place - a - share * way).norm();
}

TEST(SceneLines, CurvesLeadPastAllNodesWithFewKnots) {
  std::size_t knotCount = 0, nodeCount = 0;
  for (const auto& design : someDesigns()) {
    const std::vector<LineKnot> knots = lineKnots(*design, kSceneLineTolerance);
    const bool closed = isArea(design->line.kind);
    std::vector<Vec3> way;
    for (std::size_t i = 0; i + (closed ? 0 : 1) < knots.size(); ++i)
      for (int k = 0; k < 400; ++k)
        way.push_back(alongKnots(knots[i], knots[(i + 1) % knots.size()], k / 400.0));
    way.push_back(closed ? knots.front().place : knots.back().place);
    for (const LineNode& node : design->nodes) {
      double nearest = 1e9;
      for (std::size_t i = 0; i + 1 < way.size(); ++i)
        if (way[i] != way[i + 1])
          nearest =
              std::min(nearest, toSegment({node.place.x(), node.place.y(), node.height}, way[i], way[i + 1]));
      ASSERT_LE(nearest, kSceneLineTolerance + 1e-3);
    }
    knotCount += knots.size();
    nodeCount += design->nodes.size();
  }
  EXPECT_LT(4 * knotCount, 3 * nodeCount);
}

TEST(SceneLines, ProgramsGetTheSameKnots) {
  const Designs designs = someDesigns();
  const TempFolder folder;
  const auto numbersOf = [](const std::string& text) {
    std::vector<double> numbers;
    std::stringstream stream(text);
    for (std::string word; std::getline(stream, word, ',');) numbers.push_back(std::stod(word));
    return numbers;
  };
  const auto wanted = [&](std::size_t i) {
    std::vector<Vec3> all;
    for (const LineKnot& knot : lineKnots(*designs[i], kSceneLineTolerance)) {
      all.push_back(knot.place);
      all.push_back(knot.in);
      all.push_back(knot.out);
    }
    return all;
  };
  for (const SceneProgram program : {SceneProgram::Unity, SceneProgram::Unreal}) {
    const std::string target = folder.file(std::string(sceneProgramNames().key(program)));
    const auto report = exportSceneLines(designs, program, target);
    ASSERT_TRUE(report) << report.error().text();
    EXPECT_EQ(report->lines, 4U);
    EXPECT_EQ(report->files.size(), 2U);
    const Json lines = Json::parse(readBytes(target + "/lines.json"))["lines"];
    ASSERT_EQ(lines.size(), 4U);
    EXPECT_EQ(lines[0]["name"], "Höhe \"7\"/x");
    EXPECT_EQ(lines[1]["name"], "River 2");
    EXPECT_EQ(lines[3]["closed"], true);
    for (std::size_t i = 0; i < 4; ++i) {
      const auto knots = lines[i]["knots"].get<std::vector<double>>();
      const std::vector<Vec3> expected = wanted(i);
      ASSERT_EQ(knots.size(), 3 * expected.size());
      for (std::size_t k = 0; k < expected.size(); ++k) {
        const Vec3 place(knots[3 * k], knots[3 * k + 1], knots[3 * k + 2]);
        const Vec3 local =
            program == SceneProgram::Unity ? UnityFrame::local(place) : UnrealFrame::local(place);
        ASSERT_LT((local - expected[k]).norm(), 2e-5);
      }
    }
  }
  const auto report = exportSceneLines(designs, SceneProgram::Godot, folder.file("godot"));
  ASSERT_TRUE(report) << report.error().text();
  std::ifstream file(folder.file("godot/lines.tscn"));
  std::size_t found = 0;
  for (std::string line; std::getline(file, line);) {
    constexpr std::string_view opening = "\"points\": PackedVector3Array(";
    if (!line.starts_with(opening)) continue;
    const auto numbers = numbersOf(line.substr(opening.size()));
    const std::vector<Vec3> expected = wanted(found);
    // In, out, place; a closed one ends where it began.
    ASSERT_EQ(numbers.size(), 3 * (expected.size() + (found == 3 ? 3 : 0)));
    for (std::size_t k = 0; k < expected.size(); ++k) {
      const std::size_t at = 9 * (k / 3) + (k % 3 == 0 ? 6 : k % 3 == 1 ? 0 : 3);
      ASSERT_LT((GltfFrame::local({numbers[at], numbers[at + 1], numbers[at + 2]}) - expected[k]).norm(),
                2e-5);
    }
    ++found;
  }
  EXPECT_EQ(found, 4U);
}

TEST(SceneLines, MeshesAreTheBeds) {
  const Designs designs = someDesigns();
  const TempFolder folder;
  const auto report = exportSceneLines(designs, SceneProgram::Gltf, folder.file("roads.glb"));
  ASSERT_TRUE(report) << report.error().text();
  EXPECT_EQ(report->lines, 3U);
  ASSERT_EQ(report->notes.size(), 1U);
  EXPECT_EQ(report->notes[0], "1 area has no mesh: the ground is theirs");
  const Json content = GlbContent(folder.file("roads.glb")).content;
  ASSERT_EQ(content["nodes"].size(), 3U);
  std::size_t triangles = 0;
  for (std::size_t i = 0; i < 3; ++i) {
    const LineMesh mesh = lineMesh(*designs[i]);
    triangles += mesh.triangles.size();
    const auto& primitive = content["meshes"][i]["primitives"][0];
    EXPECT_EQ(content["accessors"][primitive["indices"].get<std::size_t>()]["count"],
              3 * mesh.triangles.size());
    // Upwards, and of the height of the bed.
    for (const auto& triangle : mesh.triangles) {
      const Vec3 &a = mesh.places[triangle[0]], &b = mesh.places[triangle[1]], &c = mesh.places[triangle[2]];
      ASSERT_GE((b - a).head<2>().x() * (c - a).y() - (b - a).y() * (c - a).x(), -1e-6);
    }
    const std::size_t across = sectionCorners(designs[i]->section, designs[i]->nodes[0].half).size();
    ASSERT_EQ(mesh.places.size(), across * designs[i]->nodes.size());
    for (std::size_t k = 0; k < designs[i]->nodes.size(); ++k)
      ASSERT_LE(std::abs(mesh.places[k * across + across / 2].z() - designs[i]->nodes[k].height), 1e-9);
  }
  EXPECT_EQ(report->triangles, triangles);
}

TEST(SceneLines, SayInOneLineWhatCannotBe) {
  const Designs designs = someDesigns();
  const TempFolder folder;
  const auto why = [&](const Designs& some, SceneProgram program, const std::string& name) {
    const auto report = exportSceneLines(some, program, folder.file(name));
    return report ? std::string() : report.error().text().substr(folder.file("").size());
  };
  EXPECT_EQ(why(designs, SceneProgram::Gltf, "a.obj"), "a.obj: beds as glTF are a file that ends in .glb");
  EXPECT_EQ(why({}, SceneProgram::Godot, "b"), "b: there is no line on the ground to write");
  EXPECT_EQ(why({designs[3]}, SceneProgram::Gltf, "c.glb"), "c.glb: there is no line on the ground to write");
  EXPECT_EQ(why(designs, SceneProgram::Gltf, "no/c.glb"), "no/c.glb: there is no such folder");
  EXPECT_EQ(why(designs, SceneProgram::Blender, "d"),
            "d: lines are written for gltf, unity, unreal and godot");
  EXPECT_FALSE(std::filesystem::exists(folder.file("d")));
}

}  // namespace
}  // namespace scarp::test
