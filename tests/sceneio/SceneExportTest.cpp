#include <sys/resource.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <numbers>
#include <set>

#include "core/edit/DerivedContent.h"
#include "core/io/PictureRows.h"
#include "core/model/Model.h"
#include "core/objects/AssetMesh.h"
#include "core/sceneio/SceneExport.h"
#include "core/sceneio/SceneFrames.h"
#include "tests/io/GlbContent.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

/// Hills of 2 km with a hole in the north-west.
Terrain sceneHills() {
  Terrain terrain = fractalTerrain(201, 201, 10.0, 10.0);
  terrain.heights.write({0, 0, 5, 5}, std::vector<float>(25, kHole));
  return terrain;
}

ObjectLayer sceneObjectsOn(const Terrain& terrain, int count) {
  ObjectLayer objects;
  std::mt19937 random(5);
  std::uniform_real_distribution<double> place(-940.0, 940.0), yaw(-3.1, 3.1), scale(0.3, 4.0);
  for (int i = 0; i < count; ++i) {
    Object object;
    object.id = objects.takeId();
    object.asset = static_cast<AssetKind>(i % kAssetKinds);
    object.x = place(random);
    object.y = place(random);
    object.yaw = yaw(random);
    object.scale = scale(random);
    object.rule = i % 3 == 0 ? ObjectRule::Align : ObjectRule::KeepOffset;
    objects.exchange(object.id, withElevation(object, terrain.heights, terrain.frame));
  }
  return objects;
}

/// How an object stands, as a file says it.
struct Stand {
  std::string asset;
  Vec3 place;
  Eigen::Matrix3d axes;  ///< Turn and scale.
};

/// From glTF's axes: x east, y up, z south.
const Eigen::Matrix3d kFromGltf{{1, 0, 0}, {0, 0, -1}, {0, 1, 0}};

std::vector<Stand> standsInGlb(const GlbContent& glb) {
  std::vector<Stand> stands;
  const auto add = [&](const Json& node, const std::vector<double>& t, const std::vector<double>& r,
                       double scale) {
    const Eigen::Matrix3d turn = Eigen::Quaterniond(r[3], r[0], r[1], r[2]).toRotationMatrix();
    const std::size_t mesh = node["mesh"].get<std::size_t>();
    stands.push_back({glb.content["meshes"][mesh]["name"].text(), kFromGltf * Vec3(t[0], t[1], t[2]),
                      scale * kFromGltf * turn * kFromGltf.transpose()});
  };
  for (const Json& node : glb.content["nodes"]) {
    if (node.contains("extensions")) {
      const Json& attributes = node["extensions"]["EXT_mesh_gpu_instancing"]["attributes"];
      const auto t = glb.values<float>(attributes["TRANSLATION"], 3),
                 r = glb.values<float>(attributes["ROTATION"], 4),
                 s = glb.values<float>(attributes["SCALE"], 3);
      const auto from = node["translation"].get<std::vector<double>>();
      for (std::size_t i = 0; i < t.size() / 3; ++i)
        add(node, {from[0] + t[3 * i], from[1] + t[3 * i + 1], from[2] + t[3 * i + 2]},
            {r[4 * i], r[4 * i + 1], r[4 * i + 2], r[4 * i + 3]}, s[3 * i]);
    } else if (node.contains("translation")) {
      add(node, node["translation"].get<std::vector<double>>(), node["rotation"].get<std::vector<double>>(),
          node["scale"][0].get<double>());
    }
  }
  return stands;
}

/// Each object has one stand within a millimetre whose axes are the same.
void expectSameStands(const std::vector<Stand>& stands, const Terrain& terrain, const ObjectList& objects) {
  ASSERT_EQ(stands.size(), objects.all.size());
  std::vector<bool> taken(stands.size(), false);
  for (const Object& object : objects.all) {
    const Mat4 expected = *objectTransform(object, terrain.heights, terrain.frame);
    std::size_t best = stands.size();
    double least = 1e9;
    for (std::size_t i = 0; i < stands.size(); ++i) {
      const double distance = (stands[i].place - expected.block<3, 1>(0, 3)).norm();
      if (!taken[i] && distance < least) least = distance, best = i;
    }
    ASSERT_LT(least, 1e-3) << object.id;
    taken[best] = true;
    EXPECT_EQ(stands[best].asset, assetName(object.asset));
    EXPECT_LT((stands[best].axes - expected.block<3, 3>(0, 0)).norm(), 1e-5 * object.scale + 1e-6)
        << object.id;
  }
}

SceneExportOptions optionsFor(SceneProgram program, bool instancing = false) {
  SceneExportOptions options;
  options.settings.program = program;
  options.settings.instancing = instancing;
  options.settings.error = 5.0;
  return options;
}

TEST(SceneExport, AGltfSceneHasEachObjectWhereItStands) {
  const TempFolder folder;
  const Terrain terrain = sceneHills();
  const ObjectList objects(sceneObjectsOn(terrain, 60));
  for (const bool instancing : {false, true}) {
    const auto report = exportScene(terrain, objects, nullptr, folder.file("s.glb"),
                                    optionsFor(SceneProgram::Gltf, instancing));
    ASSERT_TRUE(report.ok()) << report.error().text();
    EXPECT_EQ(report->objects, 60U);
    EXPECT_EQ(report->models, 5U);
    EXPECT_LT(report->largestError, 1e-3);
    EXPECT_LT(report->largestTurn, 1e-3);
    EXPECT_GT(report->triangles, 100U);
    EXPECT_LE(report->groundError, 5.0);
    const GlbContent glb(folder.file("s.glb"));
    expectSameStands(standsInGlb(glb), terrain, objects);
    // The ground, and one mesh for each asset, shared.
    EXPECT_EQ(glb.content["meshes"].size(), 6U);
    EXPECT_EQ(glb.content.contains("extensionsRequired"), instancing);
  }
}

/// 60 km across at 4000 m, where floats are millimetres apart.
TEST(SceneExport, FarFromTheMiddleInstancesStandWithinAMillimetreToo) {
  const TempFolder folder;
  const Terrain terrain =
      makeTerrain({601, 601, 100.0, 100.0}, [](int c, int r) { return 4000.0F + static_cast<float>(c - r); });
  ObjectList objects;
  objects.rules = {"wood"};
  for (int i = 0; i < 400; ++i)
    objects.addScattered({.asset = AssetKind::Conifer, .x = -29900.1 + 149.77 * i, .y = 29800.3 - 141.13 * i},
                         0);
  const auto report =
      exportScene(terrain, objects, nullptr, folder.file("s.glb"), optionsFor(SceneProgram::Gltf, true));
  ASSERT_TRUE(report.ok()) << report.error().text();
  EXPECT_LT(report->largestError, 6e-4);
  expectSameStands(standsInGlb(GlbContent(folder.file("s.glb"))), terrain, objects);
}

std::string fileStem(const std::string& asset) { return "model-" + asset + ".glb"; }

/// The rows of a table below its first one; empty fields at the end are left out.
std::vector<std::vector<std::string>> tableIn(const std::string& path) {
  std::vector<std::vector<std::string>> rows;
  std::ifstream file(path);
  std::string line;
  std::getline(file, line);
  while (std::getline(file, line)) {
    std::stringstream fields(line);
    rows.emplace_back();
    for (std::string field; std::getline(fields, field, ',');) rows.back().push_back(field);
  }
  return rows;
}

/// The numbers of all arrays after an opening.
std::vector<std::vector<double>> arraysAfter(const std::string& text, const std::string& opening) {
  std::vector<std::vector<double>> arrays;
  for (std::size_t at = text.find(opening); at != std::string::npos; at = text.find(opening, at + 1)) {
    const std::size_t begin = text.find("PackedFloat32Array(", at) + 19;
    std::stringstream numbers(text.substr(begin, text.find(')', begin) - begin));
    arrays.emplace_back();
    for (std::string field; std::getline(numbers, field, ',');) arrays.back().push_back(std::stod(field));
  }
  return arrays;
}

TEST(SceneExport, BlendersTableIsInTheLocalFrame) {
  const TempFolder folder;
  const Terrain terrain = sceneHills();
  const ObjectList objects(sceneObjectsOn(terrain, 30));
  const auto report =
      exportScene(terrain, objects, nullptr, folder.file("b"), optionsFor(SceneProgram::Blender));
  ASSERT_TRUE(report.ok()) << report.error().text();
  EXPECT_EQ(report->files.size(), 1U + 5U + 4U);
  std::vector<Stand> stands;
  for (const auto& row : tableIn(folder.file("b/objects.csv"))) {
    const auto n = [&](std::size_t i) { return std::stod(row[i]); };
    stands.push_back(
        {row[1], {n(2), n(3), n(4)}, n(9) * Eigen::Quaterniond(n(8), n(5), n(6), n(7)).toRotationMatrix()});
  }
  expectSameStands(stands, terrain, objects);
  const Json scene = Json::parse(readBytes(folder.file("b/scene.json")));
  EXPECT_EQ(scene["count"], 30);
  EXPECT_EQ(scene["models"].size(), 5U);
  EXPECT_EQ(scene["terrain"], "terrain.glb");
  EXPECT_NE(readBytes(folder.file("b/scene.py")).find("import bpy"), std::string::npos);
}

TEST(SceneExport, UnitysObjectsAreLeftHandedWithYUp) {
  const TempFolder folder;
  const Terrain terrain = sceneHills();
  const ObjectList objects(sceneObjectsOn(terrain, 30));
  const auto report =
      exportScene(terrain, objects, nullptr, folder.file("u"), optionsFor(SceneProgram::Unity));
  ASSERT_TRUE(report.ok()) << report.error().text();
  const Json scene = Json::parse(readBytes(folder.file("u/objects.json")));
  // x east, y up, z north: y and z change places.
  const Eigen::Matrix3d swap{{1, 0, 0}, {0, 0, 1}, {0, 1, 0}};
  std::vector<Stand> stands;
  for (const Json& prototype : scene["prototypes"]) {
    EXPECT_EQ(prototype["file"], fileStem(prototype["name"].text()));
    EXPECT_TRUE(std::filesystem::exists(folder.file("u/" + prototype["file"].get<std::string>())));
    const auto p = prototype["positions"].get<std::vector<double>>(),
               q = prototype["rotations"].get<std::vector<double>>(),
               s = prototype["scales"].get<std::vector<double>>();
    for (std::size_t i = 0; i < s.size(); ++i) {
      const Eigen::Matrix3d turn =
          Eigen::Quaterniond(q[4 * i + 3], q[4 * i], q[4 * i + 1], q[4 * i + 2]).toRotationMatrix();
      stands.push_back(
          {prototype["name"].text(), swap * Vec3(p[3 * i], p[3 * i + 1], p[3 * i + 2]), s[i] * swap * turn * swap});
    }
  }
  expectSameStands(stands, terrain, objects);
}

TEST(SceneExport, UnrealsTableIsInCentimetresWithYSouth) {
  const TempFolder folder;
  const Terrain terrain = sceneHills();
  const ObjectList objects(sceneObjectsOn(terrain, 30));
  const auto report =
      exportScene(terrain, objects, nullptr, folder.file("u"), optionsFor(SceneProgram::Unreal));
  ASSERT_TRUE(report.ok()) << report.error().text();
  EXPECT_TRUE(readBytes(folder.file("u/objects.csv"))
                  .starts_with("Name,Asset,Model,X,Y,Z,Roll,Pitch,Yaw,Scale,Tint\n"));
  const Eigen::Matrix3d flip = Vec3(1, -1, 1).asDiagonal();
  std::vector<Stand> stands;
  std::set<std::string> names;
  for (const auto& row : tableIn(folder.file("u/objects.csv"))) {
    names.insert(row[0]);
    EXPECT_EQ(row[2], fileStem(row[1]));
    const auto n = [&](std::size_t i) { return std::stod(row[i]); };
    const auto radians = [&](std::size_t i) { return n(i) * std::numbers::pi / 180.0; };
    // FRotationMatrix, whose rows are where the axes go.
    const double sr = std::sin(radians(6)), cr = std::cos(radians(6)), sp = std::sin(radians(7)),
                 cp = std::cos(radians(7)), sy = std::sin(radians(8)), cy = std::cos(radians(8));
    Eigen::Matrix3d rows;
    rows << cp * cy, cp * sy, sp,                                  //
        sr * sp * cy - cr * sy, sr * sp * sy + cr * cy, -sr * cp,  //
        -(cr * sp * cy + sr * sy), cy * sr - cr * sp * sy, cr * cp;
    stands.push_back({row[1], flip * Vec3(n(3), n(4), n(5)) / 100.0, n(9) * flip * rows.transpose() * flip});
  }
  EXPECT_EQ(names.size(), 30U);
  expectSameStands(stands, terrain, objects);
}

TEST(SceneFrames, RotatorsAreTheTurnsThatTheyCameFrom) {
  std::mt19937 random(4);
  std::uniform_real_distribution<double> any(-1.0, 1.0);
  for (int i = 0; i < 600; ++i) {
    Eigen::Quaterniond q =
        Eigen::Quaterniond(any(random), any(random), any(random), any(random)).normalized();
    if (i % 10 == 0)  // straight up or down
      q = Eigen::AngleAxisd(any(random), Vec3::UnitZ()) *
          Eigen::AngleAxisd((i % 20 == 0 ? 0.5 : -0.5) * std::numbers::pi, Vec3::UnitY()) *
          Eigen::AngleAxisd(any(random), Vec3::UnitX());
    const Eigen::Quaterniond back = UnrealFrame::turnOf(UnrealFrame::rotator(q));
    EXPECT_NEAR(std::abs(back.dot(q)), 1.0, 1e-6) << i;
  }
}

TEST(SceneExport, GodotsSceneHasAMultiMeshForEachModel) {
  const TempFolder folder;
  const Terrain terrain = sceneHills();
  const ObjectList objects(sceneObjectsOn(terrain, 30));
  const auto report =
      exportScene(terrain, objects, nullptr, folder.file("g"), optionsFor(SceneProgram::Godot));
  ASSERT_TRUE(report.ok()) << report.error().text();
  const std::string text = readBytes(folder.file("g/scene.tscn"));
  EXPECT_TRUE(text.starts_with("[gd_scene load_steps=8 format=3]\n"));
  std::vector<Stand> stands;
  std::vector<std::string> assets;
  for (std::size_t at = text.find("metadata/asset = \""); at != std::string::npos;
       at = text.find("metadata/asset = \"", at + 1))
    assets.push_back(text.substr(at + 18, text.find('"', at + 18) - at - 18));
  std::size_t group = 0;
  for (const std::vector<double>& all : arraysAfter(text, "PackedFloat32Array(")) {
    for (std::size_t i = 0; i + 11 < all.size(); i += 12) {
      Eigen::Matrix3d basis;
      basis << all[i], all[i + 1], all[i + 2], all[i + 4], all[i + 5], all[i + 6], all[i + 8], all[i + 9],
          all[i + 10];
      stands.push_back({assets.at(group), kFromGltf * Vec3(all[i + 3], all[i + 7], all[i + 11]),
                        kFromGltf * basis * kFromGltf.transpose()});
    }
    ++group;
  }
  EXPECT_EQ(group, 5U);
  expectSameStands(stands, terrain, objects);
}

TEST(SceneExport, WhatStandsNowhereOrOutsideThePartIsLeftOutAndSaid) {
  const TempFolder folder;
  const Terrain terrain = sceneHills();
  ObjectList objects(sceneObjectsOn(terrain, 40));
  Object lost{.id = 900, .x = terrain.frame.x(2.0), .y = terrain.frame.y(2.0)};
  objects.all.push_back(lost);
  SceneExportOptions options = optionsFor(SceneProgram::Gltf);
  options.crop = GridRect{100, 0, 201, 201};
  const auto report = exportScene(terrain, objects, nullptr, folder.file("s.glb"), options);
  ASSERT_TRUE(report.ok()) << report.error().text();
  const auto east = static_cast<std::size_t>(
      std::ranges::count_if(objects.all, [](const Object& o) { return o.x >= 0.0; }));
  EXPECT_EQ(report->objects, east);
  EXPECT_EQ(report->leftOut, objects.all.size() - east);
  EXPECT_TRUE(anyHolds(report->notes, "1 object stands over a hole"));
  EXPECT_TRUE(anyHolds(report->notes, "outside the part"));
  for (const Stand& stand : standsInGlb(GlbContent(folder.file("s.glb")))) EXPECT_GE(stand.place.x(), -1e-3);
}

TEST(SceneExport, EmptyScenesAndNamesOfAnyKindComeThrough) {
  const TempFolder folder;
  const Terrain terrain = sceneHills();
  ObjectList objects;
  objects.rules = {"a rule"};
  const std::vector<std::string> names{
      "oak \"big\", old", "=1+1", "Förmchen 木", "a/b\\c", "A.B", "a b", "con"};
  for (std::size_t i = 0; i < names.size(); ++i)
    objects.addScattered({.asset = *assetNamed(names[i]), .x = 20.0 * static_cast<double>(i)}, 0);
  for (const SceneProgram program : {SceneProgram::Gltf, SceneProgram::Blender, SceneProgram::Unity,
                                     SceneProgram::Unreal, SceneProgram::Godot}) {
    const std::string ending =
        program == SceneProgram::Gltf ? ".glb" : std::to_string(static_cast<int>(program));
    const auto report =
        exportScene(terrain, objects, nullptr, folder.file("e" + ending), optionsFor(program));
    ASSERT_TRUE(report.ok()) << report.error().text();
    EXPECT_EQ(report->scattered, names.size());
    const auto empty = exportScene(terrain, {}, nullptr, folder.file("x" + ending), optionsFor(program));
    ASSERT_TRUE(empty.ok()) << empty.error().text();
    EXPECT_EQ(empty->objects, 0U);
    // None of them has a model.
    EXPECT_TRUE(anyHolds(report->notes, "is missing; its box is written"));
  }
  std::set<std::string> found;
  for (const Stand& stand : standsInGlb(GlbContent(folder.file("e.glb")))) found.insert(stand.asset);
  EXPECT_EQ(found, std::set<std::string>(names.begin(), names.end()));
}

TEST(SceneExport, WhatCannotBeWrittenIsOneLineAndLeavesNothing) {
  const TempFolder folder;
  const Terrain terrain = sceneHills();
  const ObjectList objects(sceneObjectsOn(terrain, 100));
  expectOneLine(exportScene(terrain, objects, nullptr, folder.file("s.gltf"), optionsFor(SceneProgram::Gltf)),
                {"s.gltf", ".glb"});
  expectOneLine(
      exportScene(terrain, objects, nullptr, folder.file("no/s.glb"), optionsFor(SceneProgram::Gltf)),
      {"no/s.glb", "no such folder"});
  writeBytes(folder.file("file"), "kept");
  expectOneLine(exportScene(terrain, objects, nullptr, folder.file("file"), optionsFor(SceneProgram::Unity)),
                {"file", "not a folder"});
  SceneExportOptions wrong = optionsFor(SceneProgram::Gltf);
  wrong.settings.error = std::nan("");
  expectOneLine(exportScene(terrain, objects, nullptr, folder.file("s.glb"), wrong), {"s.glb", "rror"});
  wrong = optionsFor(SceneProgram::Gltf);
  wrong.settings.ground = false;
  expectOneLine(exportScene(terrain, {}, nullptr, folder.file("n.glb"), wrong),
                {"n.glb", "nothing to write"});
  wrong = optionsFor(SceneProgram::Gltf);
  wrong.crop = GridRect{10, 10, 11, 50};
  expectOneLine(exportScene(terrain, objects, nullptr, folder.file("s.glb"), wrong), {"s.glb", "part"});
  int looks = 0;
  const auto stopped = exportScene(terrain, objects, nullptr, folder.file("gone"),
                                   optionsFor(SceneProgram::Godot), [&](double) { return ++looks < 40; });
  ASSERT_FALSE(stopped.ok());
  EXPECT_TRUE(stopped.error().cancelled);
  EXPECT_EQ(folder.names(), std::vector<std::string>{"file"});
}

/// Two crossed leaves with a picture that is cut out, and a coarser level of one.
ModelPtr leaves() {
  Model model;
  const auto vertex = [](float x, float y, float z, float u, float v) {
    return ModelVertex{{x, y, z}, {0, -1, 0}, {u, v}};
  };
  model.vertices = {vertex(-1, 0, 0, 0, 1), vertex(1, 0, 0, 1, 1),  vertex(1, 0, 2, 1, 0),
                    vertex(-1, 0, 2, 0, 0), vertex(0, -1, 0, 0, 1), vertex(0, 1, 0, 1, 1),
                    vertex(0, 1, 2, 1, 0)};
  model.indices = {0, 1, 2, 0, 2, 3, 0, 1, 2, 4, 5, 6};
  model.materials.resize(2);
  ModelMaterial& leaf = model.materials[1];
  leaf.name = "leaf \"green\"";
  leaf.colour = {0.5F, 1.0F, 0.25F, 1.0F};
  leaf.alpha = ModelAlpha::Mask;
  leaf.cutoff = 0.4F;
  leaf.doubleSided = true;
  leaf.roughness = 0.75F;
  leaf.albedo = sharedPicture({2, 1, 3, {10, 20, 30, 40, 50, 60}});
  leaf.opacity = sharedPicture({4, 2, 1, {0, 1, 200, 201, 4, 5, 6, 7}});
  leaf.normal = sharedPicture({2, 2, 3, {128, 128, 255, 140, 120, 250, 128, 128, 255, 90, 128, 240}});
  leaf.surface = sharedPicture({1, 2, 3, {255, 100, 0, 200, 50, 9}});
  leaf.normalSum = leaf.normal->sum;
  leaf.surfaceSum = leaf.surface->sum;
  leaf.albedoSum = leaf.albedo->sum;
  leaf.opacitySum = leaf.opacity->sum;
  model.levels = {{{{1, 0, 6}}, 0.0F}, {{{1, 9, 3}}, 0.1F}};
  return sharedModel(std::move(model));
}

TEST(SceneExport, AModelHasItsFinestLevelAndItsPictures) {
  const TempFolder folder;
  const Terrain terrain = sceneHills();
  ObjectList objects;
  objects.assets = AssetTable({assetOf("leaves", leaves())});
  objects.rules = {"wood"};
  for (int i = 0; i < 3; ++i) objects.addScattered({.asset = *assetNamed("leaves"), .x = 10.0 * i}, 0);
  const auto report =
      exportScene(terrain, objects, nullptr, folder.file("s.glb"), optionsFor(SceneProgram::Gltf, true));
  ASSERT_TRUE(report.ok()) << report.error().text();
  const GlbContent glb(folder.file("s.glb"));
  const Json& primitive = glb.content["meshes"][1]["primitives"][0];
  EXPECT_EQ(glb.content["meshes"][1]["primitives"].size(), 1U);
  // Four vertices of the finest level, not those of the other.
  EXPECT_EQ(glb.content["accessors"][primitive["attributes"]["POSITION"].get<std::size_t>()]["count"], 4);
  EXPECT_EQ(glb.content["accessors"][primitive["indices"].get<std::size_t>()]["count"], 6);
  EXPECT_TRUE(primitive["attributes"].contains("TEXCOORD_0"));
  EXPECT_FALSE(primitive["attributes"].contains("COLOR_0"));
  const Json& material = glb.content["materials"][primitive["material"].get<std::size_t>()];
  EXPECT_EQ(material["name"], "leaf \"green\"");
  EXPECT_EQ(material["alphaMode"], "MASK");
  EXPECT_FLOAT_EQ(material["alphaCutoff"].get<float>(), 0.4F);
  EXPECT_EQ(material["doubleSided"], true);
  EXPECT_FLOAT_EQ(material["pbrMetallicRoughness"]["roughnessFactor"].get<float>(), 0.75F);
  const auto pixelsOf = [&](const Json& texture, int columns, int rows, int channels) {
    const Json& source = glb.content["textures"][texture["index"].get<std::size_t>()]["source"];
    const Json& image = glb.content["images"][source.get<std::size_t>()];
    auto pixels = readPngBytes(glb.viewBytes(image["bufferView"]), {columns, rows, channels, 1});
    EXPECT_TRUE(pixels.ok());
    return pixels ? *pixels : std::vector<std::uint8_t>();
  };
  const Json& look = material["pbrMetallicRoughness"];
  // The opacity at the albedo's texels.
  EXPECT_EQ(pixelsOf(look["baseColorTexture"], 2, 1, 4),
            (std::vector<std::uint8_t>{10, 20, 30, 0, 40, 50, 60, 200}));
  EXPECT_EQ(pixelsOf(material["normalTexture"], 2, 2, 3),
            (std::vector<std::uint8_t>{128, 128, 255, 140, 120, 250, 128, 128, 255, 90, 128, 240}));
  EXPECT_EQ(pixelsOf(look["metallicRoughnessTexture"], 1, 2, 3),
            (std::vector<std::uint8_t>{255, 100, 0, 200, 50, 9}));
  EXPECT_EQ(material["occlusionTexture"], look["metallicRoughnessTexture"]);
}

/// Objects with colours of their own, beside some without.
ObjectList tintedObjects(const Terrain& terrain, int count, int tints) {
  ObjectLayer layer = sceneObjectsOn(terrain, count);
  std::vector<Object> all;
  for (const auto& [id, object] : layer.all()) all.push_back(object);
  int i = 0;
  for (Object object : all) {
    object.asset = i % 2 == 0 ? AssetKind::Conifer : AssetKind::Rock;
    if (object.asset == AssetKind::Conifer && i % 6 != 0)
      object.tint = 0x805020U + static_cast<std::uint32_t>(i % tints) * 0x010307U;
    ++i;
    layer.exchange(object.id, object);
  }
  return ObjectList(layer);
}

TEST(SceneExport, ColoursOfSingleObjectsGoIntoEveryProgram) {
  const TempFolder folder;
  const Terrain terrain = sceneHills();
  const ObjectList objects = tintedObjects(terrain, 60, 12);
  std::multiset<std::uint32_t> wanted, conifers;
  for (const Object& object : objects.all) {
    wanted.insert(object.tint);
    if (object.asset == AssetKind::Conifer) conifers.insert(object.tint);
  }
  const auto write = [&](SceneProgram program, const char* name, bool instancing = false) {
    const auto report =
        exportScene(terrain, objects, nullptr, folder.file(name), optionsFor(program, instancing));
    EXPECT_TRUE(report.ok()) << report.error().text();
    return report ? report->notes : std::vector<Message>();
  };
  const auto code = [](double linear) {
    const double srgb = linear <= 0.0031308 ? 12.92 * linear : 1.055 * std::pow(linear, 1.0 / 2.4) - 0.055;
    return static_cast<std::uint32_t>(std::lround(255.0 * srgb));
  };
  const auto tintAt = [&](const auto& c, std::size_t i) {
    return code(c[i]) << 16 | code(c[i + 1]) << 8 | code(c[i + 2]);
  };
  EXPECT_TRUE(anyHolds(write(SceneProgram::Gltf, "i.glb", true), "_COLOR_0"));
  const GlbContent instanced(folder.file("i.glb"));
  std::multiset<std::uint32_t> found;
  for (const Json& node : instanced.content["nodes"]) {
    if (!node.contains("extensions")) continue;
    const Json& attributes = node["extensions"]["EXT_mesh_gpu_instancing"]["attributes"];
    EXPECT_EQ(attributes.contains("_COLOR_0"), node["name"].get<std::string>().starts_with("conifer"));
    if (!attributes.contains("_COLOR_0")) continue;
    const auto colours = instanced.values<float>(attributes["_COLOR_0"], 3);
    for (std::size_t i = 0; i < colours.size(); i += 3) found.insert(tintAt(colours, i));
  }
  EXPECT_EQ(found, conifers);

  (void)write(SceneProgram::Gltf, "n.glb");
  const GlbContent nodes(folder.file("n.glb"));
  found.clear();
  for (const Json& node : nodes.content["nodes"]) {
    if (!node.contains("translation")) continue;
    const Json& mesh = nodes.content["meshes"][node["mesh"].get<std::size_t>()];
    if (mesh["name"] != "conifer") continue;
    const Json& material = nodes.content["materials"][mesh["primitives"][0]["material"].get<std::size_t>()];
    const auto factor = material["pbrMetallicRoughness"]["baseColorFactor"].get<std::vector<double>>();
    found.insert(tintAt(factor, 0));  // the conifer's own colours are those of its vertices
  }
  EXPECT_EQ(found, conifers);

  EXPECT_TRUE(anyHolds(write(SceneProgram::Unity, "u"), "trees of a terrain"));
  found.clear();
  const Json unity = Json::parse(readBytes(folder.file("u/objects.json")));
  for (const Json& prototype : unity["prototypes"])
    for (std::size_t i = 0; i < prototype["scales"].size(); ++i)
      found.insert(prototype.contains("tints") ? prototype["tints"][i].get<std::uint32_t>() : kNoTint);
  EXPECT_EQ(found, wanted);

  EXPECT_TRUE(anyHolds(write(SceneProgram::Unreal, "e"), "custom data"));
  found.clear();
  for (const auto& row : tableIn(folder.file("e/objects.csv")))
    found.insert(row.size() < 11 ? kNoTint
                                 : static_cast<std::uint32_t>(std::stoul(row[10].substr(1), nullptr, 16)));
  EXPECT_EQ(found, wanted);

  (void)write(SceneProgram::Godot, "g");
  const std::string scene = readBytes(folder.file("g/scene.tscn"));
  found.clear();
  for (const std::vector<double>& all : arraysAfter(scene, "use_colors = true\ninstance_count = "))
    for (std::size_t i = 0; i < all.size(); i += 16) found.insert(tintAt(all, i + 12));
  EXPECT_EQ(found, conifers);
}

TEST(SceneExport, ManyColoursAsMaterialsAreRoundedAndThatIsSaid) {
  const TempFolder folder;
  const Terrain terrain = sceneHills();
  const ObjectList objects = tintedObjects(terrain, 800, 100'000);
  const auto report =
      exportScene(terrain, objects, nullptr, folder.file("n.glb"), optionsFor(SceneProgram::Gltf));
  ASSERT_TRUE(report.ok()) << report.error().text();
  EXPECT_TRUE(anyHolds(report->notes, "rounded to"));
  const GlbContent glb(folder.file("n.glb"));
  EXPECT_LE(glb.content["materials"].size(), 2U * 256U + 1U);
  EXPECT_GT(glb.content["materials"].size(), 10U);
}

/// Hills of one material.
struct RedGround {
  [[nodiscard]] MaterialGround ground() const { return {terrain, *map, materials, nullptr}; }

  Terrain terrain = sceneHills();
  std::vector<Material> materials{{1, "red", {200, 0, 0}}, {2, "blue", {0, 0, 200}}};
  std::shared_ptr<const MaterialMap> map = [this] {
    DocumentContent content = contentOf(terrain);
    content.state.materials = materials;
    content.state.rules = {1, {}};
    return *DerivedContent(std::move(content)).materials();
  }();
};

TEST(SceneExport, TheGroundHasThePictureOfItsMaterials) {
  const TempFolder folder;
  const RedGround red;
  const Terrain& terrain = red.terrain;
  const MaterialGround ground = red.ground();
  SceneExportOptions options = optionsFor(SceneProgram::Gltf);
  options.settings.texture = 64;
  const auto report = exportScene(terrain, {}, &ground, folder.file("s.glb"), options);
  ASSERT_TRUE(report.ok()) << report.error().text();
  const GlbContent glb(folder.file("s.glb"));
  ASSERT_EQ(glb.content["images"].size(), 1U);
  const auto pixels = readPngBytes(glb.viewBytes(glb.content["images"][0]["bufferView"]), {64, 64, 3, 1});
  ASSERT_TRUE(pixels.ok()) << pixels.error().text();
  for (std::size_t i = 0; i < pixels->size(); i += 3) {
    EXPECT_EQ((*pixels)[i], 200);
    EXPECT_EQ((*pixels)[i + 1], 0);
  }
}

TEST(SceneExport, HeightsAndWeightsAreInTheFolderOfTheScene) {
  const TempFolder folder;
  const RedGround red;
  const Terrain& terrain = red.terrain;
  const MaterialGround ground = red.ground();
  const ObjectList objects(sceneObjectsOn(terrain, 30));
  struct Engine {
    SceneProgram program;
    GodotTerrain godot;
    std::string heights, weights;
  };
  int number = 0;
  for (const Engine& engine :
       {Engine{SceneProgram::Unreal, {}, "heights.png", "layers.json"},
        Engine{SceneProgram::Unity, {}, "heights.raw", "layers.json"},
        Engine{SceneProgram::Blender, {}, "heights.exr", "material.py"},
        Engine{SceneProgram::Godot, GodotTerrain::Terrain3d, "heights.exr", "control.exr"},
        Engine{SceneProgram::Godot, GodotTerrain::HTerrain, "heights.exr", "splat.png"}}) {
    SCOPED_TRACE(engine.heights + " " + engine.weights);
    SceneExportOptions options = optionsFor(engine.program);
    options.settings.godot = engine.godot;
    options.settings.heights = options.settings.weights = true;
    options.settings.ground = false;
    const std::string out = folder.file("e" + std::to_string(++number));
    const auto report = exportScene(terrain, objects, &ground, out, options);
    ASSERT_TRUE(report.ok()) << report.error().text();
    ASSERT_TRUE(report->heights && report->weights);
    EXPECT_EQ(report->heights->path, out + "/" + engine.heights);
    EXPECT_FALSE(report->heights->settings.empty());
    EXPECT_EQ(report->objects, 30U);
    EXPECT_FALSE(std::filesystem::exists(out + "/terrain.glb"));
    EXPECT_TRUE(std::filesystem::exists(out + "/" + engine.weights));
    for (const WrittenFile& file : report->files)
      EXPECT_TRUE(std::filesystem::exists(file.path)) << file.path;
    // The heightmap and its description are those of an export of heights alone.
    const std::string alone = folder.file("a" + std::to_string(number));
    std::filesystem::create_directory(alone);
    const ExportOptions heights = heightOptions(options, terrain.frame);
    ASSERT_TRUE(exportRaster(terrain, alone + "/" + engine.heights, heights).ok());
    for (const std::string& name : {engine.heights, engine.heights + ".json"})
      EXPECT_EQ(readBytes(out + "/" + name), readBytes(alone + "/" + name)) << name;
    // Weights fit the heights.
    const SampleSize size = report->heights->size;
    const int fewer = engine.program == SceneProgram::Unity ? 1 : 0;
    EXPECT_EQ(report->weights->size, (SampleSize{size.columns - fewer, size.rows - fewer}));
    // Nothing temporary remains, and a second export replaces the first.
    EXPECT_TRUE(exportScene(terrain, objects, &ground, out, options).ok());
    for (const auto& entry : std::filesystem::directory_iterator(out))
      EXPECT_TRUE(entry.is_regular_file()) << entry.path();
  }
}

TEST(SceneExport, HeightsThatCannotBeWrittenLeaveNothing) {
  const TempFolder folder;
  const Terrain terrain = sceneHills();
  const ObjectList objects(sceneObjectsOn(terrain, 30));
  SceneExportOptions options = optionsFor(SceneProgram::Unreal);
  options.settings.heights = true;
  std::filesystem::create_directory(folder.file("own"));
  writeBytes(folder.file("own/heights.png"), "a picture of the user");
  expectOneLine(exportScene(terrain, objects, nullptr, folder.file("own"), options),
                {"own/heights.png", "no earlier export wrote this file"});
  EXPECT_EQ(readBytes(folder.file("own/heights.png")), "a picture of the user");
  EXPECT_FALSE(std::filesystem::exists(folder.file("own/scene.json")));
  {
    // As on a full disk.
    SceneExportOptions heights = options;
    heights.settings.ground = heights.settings.objects = false;
    const auto handler = std::signal(SIGXFSZ, SIG_IGN);
    rlimit before{};
    ::getrlimit(RLIMIT_FSIZE, &before);
    rlimit limit = before;
    limit.rlim_cur = 5'000;
    ::setrlimit(RLIMIT_FSIZE, &limit);
    const auto failed = exportScene(terrain, objects, nullptr, folder.file("full"), heights);
    ::setrlimit(RLIMIT_FSIZE, &before);
    std::signal(SIGXFSZ, handler);
    expectOneLine(failed, {"full/heights.png: ", "cannot be written"});
    EXPECT_FALSE(std::filesystem::exists(folder.file("full")));
  }
  options.rangeMin = 5000.0;
  expectOneLine(exportScene(terrain, objects, nullptr, folder.file("range"), options), {"heights.png"});
  EXPECT_FALSE(std::filesystem::exists(folder.file("range")));
  options.rangeMin.reset();
  options.crop = GridRect{0, 0, 50, 50};
  expectOneLine(exportScene(terrain, objects, nullptr, folder.file("part"), options),
                {"part", "whole terrain"});
  options.crop.reset();
  options.settings.weights = true;
  expectOneLine(exportScene(terrain, objects, nullptr, folder.file("bare"), options),
                {"bare", "no materials"});
  options.settings.program = SceneProgram::Gltf;
  expectOneLine(exportScene(terrain, objects, nullptr, folder.file("s.glb"), options), {"s.glb", "glTF"});
  EXPECT_EQ(folder.names(), std::vector<std::string>{"own"});
}

TEST(SceneExport, HeightsAloneHaveNoSceneFiles) {
  const TempFolder folder;
  const Terrain terrain = sceneHills();
  SceneExportOptions options = optionsFor(SceneProgram::Unreal);
  options.settings.heights = true;
  options.settings.ground = options.settings.objects = false;
  const ObjectList objects(sceneObjectsOn(terrain, 30));
  const auto report = exportScene(terrain, objects, nullptr, folder.file("u"), options);
  ASSERT_TRUE(report.ok()) << report.error().text();
  EXPECT_EQ(report->objects, 0U);
  EXPECT_EQ(report->files.size(), 2U);
  EXPECT_FALSE(std::filesystem::exists(folder.file("u/scene.py")));
}

}  // namespace
}  // namespace scarp::test
