#include <array>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <random>
#include <set>
#include <sstream>

#include "core/io/ModelFile.h"
#include "core/sceneio/SceneExport.h"
#include "tests/io/GlbContent.h"
#include "tests/support/MadeModels.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

/// A ball of two materials with levels of 12, 6 and 3 rings.
ModelPtr levelledBall() {
  Model model;
  model.materials.resize(2);
  model.materials[0].name = "bark";
  model.materials[1].name = "leaf";
  model.materials[1].albedo = sharedPicture({2, 1, 3, {10, 20, 30, 40, 50, 60}});
  model.materials[1].albedoSum = model.materials[1].albedo->sum;
  for (const auto& [rings, error] : {std::pair{12, 0.0F}, {6, 0.05F}, {3, 0.25F}}) {
    const Model ball = ballModel(rings, 2.0);
    const auto first = static_cast<std::uint32_t>(model.indices.size()),
               vertex = static_cast<std::uint32_t>(model.vertices.size()),
               count = static_cast<std::uint32_t>(ball.indices.size());
    model.vertices.insert(model.vertices.end(), ball.vertices.begin(), ball.vertices.end());
    for (const std::uint32_t index : ball.indices) model.indices.push_back(vertex + index);
    const std::uint32_t half = count / 6 * 3;
    model.levels.push_back({{{1, first, half}, {0, first + half, count - half}}, error});
  }
  return sharedModel(std::move(model));
}

constexpr std::array<int, 3> kLevelTriangles{528, 120, 24};

Terrain levelTerrain() { return fractalTerrain(201, 201, 10.0, 10.0); }

/// Balls with levels and conifers without, upright and leaning.
ObjectList levelObjects(const Terrain& terrain, int count) {
  ObjectLayer layer;
  std::mt19937 random(7);
  std::uniform_real_distribution<double> place(-940.0, 940.0), yaw(-3.1, 3.1), scale(0.5, 2.0);
  for (int i = 0; i < count; ++i) {
    Object object;
    object.id = layer.takeId();
    object.asset = i % 2 == 0 ? *assetNamed("ball") : AssetKind::Conifer;
    object.x = place(random);
    object.y = place(random);
    object.yaw = yaw(random);
    object.scale = scale(random);
    object.rule = i % 5 == 0 ? ObjectRule::Align : ObjectRule::KeepOffset;
    layer.exchange(object.id, withElevation(object, terrain.heights, terrain.frame));
  }
  ObjectList objects(layer);
  objects.assets = AssetTable({assetOf("ball", levelledBall())});
  return objects;
}

SceneExportReport exportLevels(const Terrain& terrain, const ObjectList& objects, const std::string& path,
                               SceneProgram program, bool instancing = false, bool levels = true) {
  SceneExportOptions options;
  options.settings.program = program;
  options.settings.instancing = instancing;
  options.settings.levels = levels;
  options.settings.ground = false;
  const auto report = exportScene(terrain, objects, nullptr, path, options);
  EXPECT_TRUE(report.ok()) << report.error().text();
  return report ? *report : SceneExportReport();
}

std::size_t trianglesOf(const Json& gltf, const Json& mesh) {
  std::size_t count = 0;
  for (const Json& primitive : gltf["meshes"][mesh.get<std::size_t>()]["primitives"])
    count += gltf["accessors"][primitive["indices"].get<std::size_t>()]["count"].get<std::size_t>() / 3;
  return count;
}

std::string outputOf(const std::string& command) {
  std::FILE* const pipe = ::popen((command + " 2>&1").c_str(), "r");
  std::string text;
  std::array<char, 4096> buffer{};
  while (pipe && std::fgets(buffer.data(), buffer.size(), pipe)) text += buffer.data();
  EXPECT_TRUE(pipe && ::pclose(pipe) == 0) << command << "\n" << text;
  return text;
}

std::vector<std::vector<std::string>> rowsOf(const std::string& text) {
  std::vector<std::vector<std::string>> rows;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    rows.emplace_back();
    for (std::string word; std::getline(words, word, '\t');) rows.back().push_back(word);
  }
  return rows;
}

std::vector<double> numbersIn(const std::string& text) {
  std::istringstream words(text);
  std::vector<double> numbers;
  for (double number = 0.0; words >> number;) numbers.push_back(number);
  return numbers;
}

TEST(SceneLevels, GltfNamesTheLevelsOfEachNode) {
  const TempFolder folder;
  const Terrain terrain = levelTerrain();
  const ObjectList objects = levelObjects(terrain, 20);
  for (const bool instancing : {false, true}) {
    (void)exportLevels(terrain, objects, folder.file("s.glb"), SceneProgram::Gltf, instancing);
    const Json gltf = GlbContent(folder.file("s.glb")).content;
    EXPECT_EQ(gltf["extensionsUsed"].back(), "MSFT_lod");
    EXPECT_FALSE(gltf.contains("extensionsRequired") && gltf["extensionsRequired"].size() > 1);
    EXPECT_EQ(gltf["meshes"].size(), 4U);
    EXPECT_EQ(gltf["materials"].size(), 3U) << "levels share materials";
    std::size_t levelled = 0;
    std::set<std::size_t> shown;
    for (const Json& node : gltf["scenes"][0]["nodes"]) shown.insert(node.get<std::size_t>());
    for (const Json& node : gltf["nodes"])
      for (const Json& child : node["children"]) shown.insert(child.get<std::size_t>());
    for (const Json& node : gltf["nodes"]) {
      if (!node["extensions"].contains("MSFT_lod")) continue;
      ++levelled;
      EXPECT_EQ(trianglesOf(gltf, node["mesh"]), std::size_t{kLevelTriangles[0]});
      const Json& ids = node["extensions"]["MSFT_lod"]["ids"];
      const auto areas = node["extras"]["MSFT_screencoverage"].get<std::vector<double>>();
      ASSERT_EQ(ids.size(), 2U);
      ASSERT_EQ(areas.size(), 3U);
      EXPECT_GT(areas[0], areas[1]);
      EXPECT_GT(areas[1], areas[2]);
      EXPECT_EQ(areas[2], 0.0);
      for (std::size_t i = 0; i < 2; ++i) {
        const auto number = ids[i].get<std::size_t>();
        const Json& coarser = gltf["nodes"][number];
        EXPECT_FALSE(shown.contains(number));
        EXPECT_EQ(trianglesOf(gltf, coarser["mesh"]), static_cast<std::size_t>(kLevelTriangles[i + 1]));
        for (const char* key : {"translation", "rotation", "scale"}) EXPECT_EQ(coarser[key], node[key]);
        EXPECT_EQ(coarser["extensions"]["EXT_mesh_gpu_instancing"],
                  node["extensions"]["EXT_mesh_gpu_instancing"]);
      }
    }
    EXPECT_EQ(levelled, instancing ? 1U : 10U);
  }
  (void)exportLevels(terrain, objects, folder.file("n.glb"), SceneProgram::Gltf, false, false);
  const Json without = GlbContent(folder.file("n.glb")).content;
  EXPECT_FALSE(without.contains("extensionsUsed"));
  EXPECT_EQ(without["meshes"].size(), 2U);
}

/// Scarp recognises levels by the names of nodes, as engines do.
TEST(SceneLevels, AModelFileIsReadWithTheSameLevels) {
  const TempFolder folder;
  const Terrain terrain = levelTerrain();
  (void)exportLevels(terrain, levelObjects(terrain, 4), folder.file("b"), SceneProgram::Blender);
  const auto file = readModelFile(folder.file("b/model-ball.glb"));
  ASSERT_TRUE(file.ok()) << file.error().text();
  ASSERT_EQ(file->model.levels.size(), 3U);
  for (std::size_t i = 0; i < 3; ++i)
    EXPECT_EQ(file->model.levels[i].triangles(), static_cast<std::size_t>(kLevelTriangles[i]));
  const Json list = Json::parse(readBytes(folder.file("b/scene.json")));
  for (const Json& model : list["models"]) {
    if (model["name"] != "ball") continue;
    ASSERT_EQ(model["levels"].size(), 3U);
    EXPECT_EQ(model["levels"][1]["node"], "ball_LOD1");
    EXPECT_EQ(model["levels"][1]["file"], "model-ball.glb");
    EXPECT_EQ(model["levels"][2]["triangles"], 24);
  }
}

/// By a stub of Unity's API, which draws a tree with its rotation only if its prefab has a LODGroup.
TEST(SceneLevels, UnitysPrefabsHaveLodGroupsAndTheTerrainsOwnTreesGoIfTheUserSaysSo) {
  const TempFolder folder;
  const Terrain terrain = levelTerrain();
  const ObjectList objects = levelObjects(terrain, 40);
  std::filesystem::create_directories(folder.file("Assets"));
  const std::string target = folder.file("Assets/Scarp"), program = folder.file("scene.exe");
  (void)exportLevels(terrain, objects, target, SceneProgram::Unity);
  outputOf("mcs -nowarn:0649 -define:UNITY_EDITOR -out:" + program + " " + target +
           "/ScarpScene.cs " SCARP_SOURCE_DIR "/tests/sceneio/UnityStub.cs");
  const auto built = [&](const std::string& arguments) {
    return rowsOf(outputOf("mono " + program + " " + target + " " + arguments));
  };
  std::size_t prefabs = 0, others = 0;
  std::vector<std::vector<std::string>> stands;
  for (const auto& row : built("terrain Keep")) {
    if (row[0] == "prefab") {
      ++prefabs;
      const bool ball = row[1] == "ball";
      ASSERT_EQ(row[2], ball ? "3" : "1") << row[1];
      EXPECT_EQ(row[3], "True");
      double before = 1.0;
      for (std::size_t i = 0; ball && i < 3; ++i) {
        EXPECT_LT(std::stod(row[4 + 2 * i]), before);
        before = std::stod(row[4 + 2 * i]);
        EXPECT_EQ(row[5 + 2 * i], std::to_string(kLevelTriangles[i]));
      }
      EXPECT_EQ(row[row.size() - 2], "0");
    } else if (row[0] == "tree" && row[1] == "pine") {
      ++others;
    } else if (row[0] == "tree" || row[0] == "placed") {
      stands.push_back(row);
    }
  }
  EXPECT_EQ(prefabs, 2U);
  EXPECT_EQ(others, 2U) << "the terrain's own trees";
  ASSERT_EQ(stands.size(), objects.all.size()) << "the second run replaces the trees of the first";
  std::size_t trees = 0;
  for (const Object& object : objects.all) {
    const ObjectPose pose = *objectPose(object, terrain.heights, terrain.frame);
    const auto stand = std::ranges::min_element(stands, {}, [&](const auto& row) {
      const auto n = numbersIn(row[2]);
      return (Vec3(n[0], n[2], n[1]) - pose.foot).norm();
    });
    const auto n = numbersIn((*stand)[2]);
    EXPECT_LT((Vec3(n[0], n[2], n[1]) - pose.foot).norm(), 2e-3);
    EXPECT_EQ((*stand)[1], assetName(object.asset));
    if ((*stand)[0] != "tree") continue;
    ++trees;
    EXPECT_NEAR(n[4], pose.scale, 1e-5);
    // glTFast mirrors x: what points along x in the model points against it in the prefab. Unity turns
    // clockwise from above.
    const Vec3 ahead = pose.turn * Vec3::UnitX();
    EXPECT_NEAR(-std::cos(n[3]), ahead.x(), 2e-3) << object.id;
    EXPECT_NEAR(std::sin(n[3]), ahead.y(), 2e-3) << object.id;
  }
  EXPECT_GT(trees, 20U);
  EXPECT_LT(trees, objects.all.size());

  const auto count = [](const std::vector<std::vector<std::string>>& rows, const char* name) {
    return std::ranges::count_if(rows, [&](const auto& row) { return row[0] == "tree" && row[1] == name; });
  };
  const auto removed = built("terrain Remove"), cancelled = built("terrain Cancel");
  EXPECT_EQ(count(removed, "pine"), 0);
  EXPECT_GT(count(removed, "ball"), 0);
  EXPECT_EQ(count(cancelled, "pine"), 2);
  EXPECT_EQ(count(cancelled, "ball"), 0);
  for (const auto& rows : {removed, cancelled})
    EXPECT_TRUE(std::ranges::any_of(rows, [](const auto& row) {
      return row[0].starts_with("question The terrain has 2 trees of 1 other prototypes.");
    }));
}

/// By a stub of Unreal's Python API.
TEST(SceneLevels, UnrealsMeshesHaveLodsWithTheSameMaterialSlots) {
  const TempFolder folder;
  const Terrain terrain = levelTerrain();
  const ObjectList objects = levelObjects(terrain, 20);
  (void)exportLevels(terrain, objects, folder.file("u"), SceneProgram::Unreal);
  const Json made =
      Json::parse(outputOf("python3 " SCARP_SOURCE_DIR "/tests/sceneio/unreal_stub.py " + folder.file("u")));
  // The meshes of the levels were deleted once they were LODs.
  ASSERT_EQ(made["meshes"].size(), 2U);
  const Json& ball = made["meshes"]["/Game/Scarp/model_ball/mesh"];
  EXPECT_EQ(ball["lods"].get<std::vector<int>>(),
            std::vector<int>(kLevelTriangles.begin(), kLevelTriangles.end()));
  EXPECT_EQ(ball["sameSlots"].get<std::vector<bool>>(), (std::vector<bool>{true, true}));
  EXPECT_EQ(ball["saved"], true);
  EXPECT_EQ(ball["meshes"], 1);
  EXPECT_EQ(ball["images"], 1);
  const auto sizes = ball["screenSizes"].get<std::vector<double>>();
  ASSERT_EQ(sizes.size(), 3U);
  EXPECT_EQ(sizes[0], 1.0);
  EXPECT_LT(sizes[1], sizes[0]);
  EXPECT_LT(sizes[2], sizes[1]);
  EXPECT_GT(sizes[2], 0.0);
  EXPECT_FALSE(GlbContent(folder.file("u/model-ball_LOD1.glb")).content.contains("images"));
  std::size_t instances = 0;
  for (const Json& component : made["components"]) instances += component["instances"].get<std::size_t>();
  EXPECT_EQ(instances, 20U);
}

TEST(SceneLevels, GodotsNodesHaveRangesBeyondTheirObjects) {
  const TempFolder folder;
  const Terrain terrain = levelTerrain();
  const ObjectList objects = levelObjects(terrain, 60);
  const auto report = exportLevels(terrain, objects, folder.file("g"), SceneProgram::Godot);
  EXPECT_EQ(report.objects, 60U);
  const std::string scene = readBytes(folder.file("g/scene.tscn"));
  std::size_t balls = 0, conifers = 0, ranges = 0;
  for (std::size_t at = scene.find("metadata/asset = "); at != std::string::npos;
       at = scene.find("metadata/asset = ", at + 1))
    ++(scene.compare(at + 17, 6, "\"ball\"") == 0 ? balls : conifers);
  for (std::size_t at = scene.find("metadata/ranges = PackedFloat32Array("); at != std::string::npos;
       at = scene.find("metadata/ranges = PackedFloat32Array(", at + 1)) {
    std::string text = scene.substr(at + 37, scene.find(')', at) - at - 37);
    std::ranges::replace(text, ',', ' ');
    const auto numbers = numbersIn(text);
    ASSERT_EQ(numbers.size(), 2U);
    EXPECT_GT(numbers[0], 4.0) << "beyond the object";
    EXPECT_GT(numbers[1], numbers[0]);
    EXPECT_LT(numbers[1], 5000.0);
    ++ranges;
  }
  // Cells of 256 m on 2 km; models without levels are one node.
  EXPECT_EQ(conifers, 1U);
  EXPECT_GT(balls, 10U);
  EXPECT_EQ(ranges, balls);
  const Json gltf = GlbContent(folder.file("g/model-ball.glb")).content;
  std::vector<std::string> names;
  for (const Json& node : gltf["nodes"]) names.push_back(node["name"].text());
  EXPECT_EQ(names, (std::vector<std::string>{"ball_LOD0", "ball_LOD1", "ball_LOD2"}));
}

}  // namespace
}  // namespace scarp::test
