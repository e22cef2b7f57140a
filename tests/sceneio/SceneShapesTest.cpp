#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>

#include "core/document/TerrainDocument.h"
#include "core/edit/DerivedContent.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/line/LineSchema.h"
#include "core/scene/LiveBentRows.h"
#include "core/scene/LiveWater.h"
#include "core/sceneio/SceneExport.h"
#include "core/sceneio/SceneFrames.h"
#include "core/sceneio/SceneModel.h"
#include "tests/edit/Layered.h"
#include "tests/io/GlbContent.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

using Triangle = std::array<std::array<float, 3>, 3>;

/// A river, a pond that it leads into, and a road with bent models on both sides.
std::unique_ptr<TerrainDocument> wetDocument() {
  auto document = std::make_unique<TerrainDocument>(fractalTerrain(260, 240, 2.0, 2.0));
  AddLayerOperation add{"Lines"};
  add.ofLines = true;
  must(add, *document);
  const auto line = [](LineKind kind, std::vector<LinePoint> points) {
    Line made;
    made.kind = kind;
    made.settings = usualSettings(kind);
    made.settings.reach = 20.0;
    made.points = std::move(points);
    return made;
  };
  must(LinesOperation{1,
                      {line(LineKind::River, {{-220.0, 150.0}, {-60.0, 100.0}, {40.0, 60.0}, {150.0, 0.0}}),
                       line(LineKind::Pond, {{150.0, 0.0}, {190.0, -60.0}, {220.0, 30.0}}),
                       line(LineKind::Road, {{-200.0, -150.0}, {0.0, -100.0}, {200.0, -160.0}})},
                      {}},
       *document);
  ScatterRule rule;
  rule.assets = {{AssetKind::House, 1.0}};
  rule.along = ScatterAlong::Both;
  rule.bent = ScatterBend::Stretched;
  ScatterRulesOperation rules;
  rules.rules = {rule};
  must(rules, *document);
  return document;
}

struct GlbRead : GlbContent {
  using GlbContent::GlbContent;
  /// Of all nodes that show a mesh of this name; places as the file has them, from its origin.
  [[nodiscard]] std::vector<Triangle> triangles(const std::string& name) const {
    std::vector<Triangle> all;
    for (const Json& node : content["nodes"]) {
      if (!node.contains("mesh")) continue;
      const Json& mesh = content["meshes"][node["mesh"].get<std::size_t>()];
      if (mesh["name"] != name) continue;
      std::array<float, 3> at{};
      if (node.contains("translation")) at = node["translation"].get<std::array<float, 3>>();
      for (const Json& primitive : mesh["primitives"]) {
        const auto places = values<float>(primitive["attributes"]["POSITION"], 3);
        const auto corners = values<std::uint32_t>(primitive["indices"], 1);
        for (std::size_t i = 0; i < corners.size(); i += 3) {
          Triangle triangle;
          for (std::size_t k = 0; k < 3; ++k)
            for (std::size_t axis = 0; axis < 3; ++axis)
              triangle[k][axis] = at[axis] + places[3 * corners[i + k] + axis];
          all.push_back(triangle);
        }
      }
    }
    std::ranges::sort(all);
    return all;
  }
};

SceneExportOptions coarse() {
  SceneExportOptions options;
  options.settings.error = 5.0;
  return options;
}

TEST(SceneShapes, WaterGoesOutAsItIsDrawn) {
  TempFolder folder;
  const auto document = wetDocument();
  LiveWater live(*document);
  live.update();
  std::vector<Triangle> drawn;
  for (const auto& [slot, mesh] : live.tiles()->meshes)
    for (const auto& corners : mesh->triangles) {
      Triangle triangle;
      for (std::size_t k = 0; k < 3; ++k) {
        const Vec3 at = mesh->place(mesh->vertices[corners[k]], document->frame());
        triangle[k] = {float(at.x()), float(at.z()), float(-at.y())};
      }
      drawn.push_back(triangle);
    }
  std::ranges::sort(drawn);
  ASSERT_GT(drawn.size(), 500U);
  const std::string path = folder.file("wet.glb");
  const auto report = exportScene(DerivedContent(document->content()), path, coarse());
  ASSERT_TRUE(report) << report.error().text();
  EXPECT_EQ(report->waterTriangles, drawn.size());
  const GlbRead glb(path);
  EXPECT_EQ(glb.triangles("Water"), drawn);
  const auto material =
      std::ranges::find_if(glb.content["materials"], [](const Json& one) { return one["name"] == "water"; });
  ASSERT_NE(material, glb.content["materials"].end());
  EXPECT_EQ((*material)["alphaMode"], "BLEND");
  EXPECT_LT((*material)["pbrMetallicRoughness"]["baseColorFactor"][3].get<double>(), 1.0);
}

TEST(SceneShapes, BentModelsGoOutWhereTheyAreDrawn) {
  TempFolder folder;
  const auto document = wetDocument();
  LiveBentRows live(*document);
  live.update();
  std::size_t drawn = 0;
  Box box{Vec3::Constant(1e9), Vec3::Constant(-1e9)};
  for (const auto& mesh : *live.meshes()) {
    drawn += mesh->mesh.levels.front().triangles();
    box.min = box.min.cwiseMin(mesh->box().min);
    box.max = box.max.cwiseMax(mesh->box().max);
  }
  ASSERT_GT(drawn, 100U);
  const std::string path = folder.file("road.glb");
  const auto report = exportScene(DerivedContent(document->content()), path, coarse());
  ASSERT_TRUE(report) << report.error().text();
  EXPECT_EQ(report->bentTriangles, drawn);
  EXPECT_EQ(report->objects, 0U);
  const std::vector<Triangle> read = GlbRead(path).triangles("house");
  ASSERT_EQ(read.size(), drawn);
  Box found{Vec3::Constant(1e9), Vec3::Constant(-1e9)};
  for (const Triangle& triangle : read)
    for (const std::array<float, 3>& corner : triangle) {
      const Vec3 at = GltfFrame::local({double(corner[0]), double(corner[1]), double(corner[2])});
      found.min = found.min.cwiseMin(at);
      found.max = found.max.cwiseMax(at);
    }
  EXPECT_LT((found.min - box.min).norm() + (found.max - box.max).norm(), 1e-3);
}

TEST(SceneShapes, OptionsLeaveThemOut) {
  TempFolder folder;
  const auto document = wetDocument();
  const DerivedContent inputs(document->content());
  SceneExportOptions options = coarse();
  options.settings.lines = false;
  auto report = exportScene(inputs, folder.file("dry.glb"), options);
  ASSERT_TRUE(report) << report.error().text();
  EXPECT_EQ(report->waterTriangles + report->bentTriangles, 0U);
  EXPECT_TRUE(GlbRead(folder.file("dry.glb")).triangles("Water").empty());
  // A part has what lies over it, and no more.
  options.settings.lines = true;
  options.crop = GridRect{20, 20, 120, 110};
  report = exportScene(inputs, folder.file("part.glb"), options);
  ASSERT_TRUE(report) << report.error().text();
  const GridFrame& frame = document->frame();
  const std::vector<Triangle> part = GlbRead(folder.file("part.glb")).triangles("Water");
  ASSERT_FALSE(part.empty());
  for (const Triangle& triangle : part)
    for (const auto& corner : triangle) {
      EXPECT_GE(corner[0], float(frame.x(20)));
      EXPECT_LE(corner[0], float(frame.x(119)));
      EXPECT_LE(-corner[2], float(frame.y(20)));
      EXPECT_GE(-corner[2], float(frame.y(109)));
    }
  // Other programs have them in the file of the ground.
  options = coarse();
  options.settings.program = SceneProgram::Blender;
  report = exportScene(inputs, folder.file("blend"), options);
  ASSERT_TRUE(report) << report.error().text();
  EXPECT_FALSE(GlbRead(folder.file("blend/terrain.glb")).triangles("Water").empty());
  // Without the ground they have a file of their own.
  options.settings.ground = false;
  report = exportScene(inputs, folder.file("lines"), options);
  ASSERT_TRUE(report) << report.error().text();
  EXPECT_FALSE(GlbRead(folder.file("lines/lines.glb")).triangles("Water").empty());
  EXPECT_FALSE(std::filesystem::exists(folder.file("lines/terrain.glb")));
}

}  // namespace
}  // namespace scarp::test
