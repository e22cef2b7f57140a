#include <gtest/gtest.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include "core/io/ModelFile.h"
#include "core/model/MeshPicker.h"
#include "tests/support/MadeModels.h"
#include "tests/support/MadePictures.h"
#include "tests/support/TempFolder.h"

namespace scarp {
namespace {

using test::TempFolder;

class ModelFileTest : public ::testing::Test {
 protected:
  std::string write(const std::string& name, const std::string& text) {
    std::ofstream(folder_.file(name), std::ios::binary) << text;
    return folder_.file(name);
  }
  static std::string refusal(const std::string& path) {
    const auto read = readModelFile(path);
    return read.ok() ? "taken" : read.error().text();
  }
  TempFolder folder_;
};

TEST_F(ModelFileTest, EveryFormatGivesTheTree) {
  for (const test::TreeFormat& format : test::kTreeFormats) {
    SCOPED_TRACE(format.id);
    const auto file = readModelFile(test::writeTree(folder_.path().string(), format));
    ASSERT_TRUE(file.ok()) << file.error().text();
    EXPECT_EQ(file->model.levels.front().triangles(), 12U + 80U);
    EXPECT_FALSE(file->unitReason.empty());
    EXPECT_FALSE(file->upReason.empty());
    // Every exporter has its own idea of units; the size in the file's own is the same.
    const Box box = boundsOf(file->model);
    const Vec3 size = box.max - box.min;
    if (format.id == std::string("glb2")) {  // glTF is in metres.
      EXPECT_NEAR(size.maxCoeff(), test::kTreeHeight, 1e-3);
      EXPECT_EQ(file->guess.unit, ModelUnit::Metre);
      EXPECT_EQ(file->guess.up, ModelUp::Y);
    }
    EXPECT_NEAR(size.maxCoeff() / size.minCoeff(), test::kTreeHeight / test::kTreeWidth, 0.05);
    const std::string ending = format.ending;
    if (ending == "stl" || ending == "ply") continue;
    ASSERT_EQ(file->model.materials.size(), 2U);
    const auto leaf =
        std::ranges::find_if(file->model.materials, [](const auto& m) { return m.albedoSum != 0; });
    ASSERT_NE(leaf, file->model.materials.end());
    ASSERT_TRUE(leaf->albedo);
    EXPECT_EQ(leaf->albedo->columns, 32);
    EXPECT_TRUE(file->notes.empty()) << file->notes.front();
  }
}

TEST_F(ModelFileTest, ObjTakesUnitAndAxisBySizeAndHabit) {
  const auto metres = readModelFile(write("a.obj", test::ballObj(8, 3.0)));
  ASSERT_TRUE(metres.ok()) << metres.error().text();
  EXPECT_EQ(metres->guess.unit, ModelUnit::Metre);
  EXPECT_EQ(metres->guess.up, ModelUp::Y);
  const auto centimetres = readModelFile(write("b.obj", test::ballObj(8, 300.0)));
  ASSERT_TRUE(centimetres.ok());
  EXPECT_EQ(centimetres->guess.unit, ModelUnit::Centimetre);
  EXPECT_NE(centimetres->unitReason.text().find("600"), std::string::npos) << centimetres->unitReason;
}

TEST_F(ModelFileTest, FbxSaysItsUnitAndAxis) {
  for (const auto& [centimetres, axis, unit, up, scale] :
       {std::tuple{1.0, 1, ModelUnit::Centimetre, ModelUp::Y, 1.0},
        {100.0, 2, ModelUnit::Metre, ModelUp::Z, 1.0},
        {7.0, 1, ModelUnit::Centimetre, ModelUp::Y, 7.0}}) {
    const auto file = readModelFile(write("square.fbx", test::squareFbx(centimetres, axis)));
    ASSERT_TRUE(file.ok()) << file.error().text();
    EXPECT_EQ(file->guess.unit, unit) << centimetres;
    EXPECT_EQ(file->guess.up, up) << centimetres;
    EXPECT_NEAR(file->guess.scale, scale, 1e-6);
    EXPECT_EQ(file->model.levels.front().triangles(), 2U);
    EXPECT_NEAR((boundsOf(file->model).max - boundsOf(file->model).min).x(), 1.0, 1e-6);
  }
}

TEST_F(ModelFileTest, CoarserLevelsAreMadeWithTheirErrors) {
  const auto file = readModelFile(write("ball.obj", test::ballObj(40, 1.0)));
  ASSERT_TRUE(file.ok()) << file.error().text();
  const auto& levels = file->model.levels;
  ASSERT_GE(levels.size(), 4U);
  for (std::size_t i = 1; i < levels.size(); ++i) {
    EXPECT_LT(levels[i].triangles(), 0.8 * double(levels[i - 1].triangles()));
    EXPECT_GE(levels[i].error, levels[i - 1].error);
    // Each vertex of a coarser level is one of the ball's.
    for (const ModelPart& part : levels[i].parts)
      for (std::size_t j = part.first; j < part.first + part.count; ++j) {
        const Eigen::Vector3f at = file->model.vertices[file->model.indices[j]].position;
        EXPECT_NEAR((at - Eigen::Vector3f(0, 1, 0)).norm(), 1.0F, 1e-4F);
      }
    // The middle of a chord is below the ball by no more than the error that is told, times a few.
    EXPECT_LT(levels[i].error, 0.5F);
  }
  EXPECT_LE(levels.back().triangles(), 120U);
}

TEST_F(ModelFileTest, NamedLevelsAreTakenAndLeavesStayInAll) {
  std::string text = test::ballObj(12, 1.0);
  text.replace(text.find("o ball"), 6, "o rock_LOD0");
  const std::size_t vertices = 13 * 25;
  std::string far = test::ballObj(4, 1.0);
  far.replace(far.find("o ball"), 6, "o rock_LOD1");
  // Numbers of vertices go on.
  std::istringstream lines(far);
  for (std::string line; std::getline(lines, line);) {
    if (line[0] != 'f') {
      text += line + "\n";
      continue;
    }
    std::istringstream numbers(line.substr(1));
    text += "f";
    for (std::size_t number = 0; numbers >> number;) text += " " + std::to_string(number + vertices);
    text += "\n";
  }
  const auto file = readModelFile(write("rock.obj", text));
  ASSERT_TRUE(file.ok()) << file.error().text();
  ASSERT_EQ(file->model.levels.size(), 2U);
  EXPECT_EQ(file->model.levels[0].triangles(), 2U * 24U * 11U);
  EXPECT_EQ(file->model.levels[1].triangles(), 2U * 8U * 3U);
  EXPECT_GT(file->model.levels[1].error, 0.0F);
}

TEST_F(ModelFileTest, ColoursOfMaterialFilesComeAsLight) {
  write("ball.mtl", "newmtl red\nKd 1 0.5 0\n");
  const auto file = readModelFile(write("ball.obj", test::ballObj(4, 1.0, "ball.mtl")));
  ASSERT_TRUE(file.ok()) << file.error().text();
  ASSERT_EQ(file->model.materials.size(), 1U);
  EXPECT_NEAR(file->model.materials[0].colour[0], 1.0F, 1e-4F);
  EXPECT_NEAR(file->model.materials[0].colour[1], 0.2140F, 1e-3F);
}

TEST_F(ModelFileTest, FacetsWithoutNormalsAreLitAndWhatHasNoColourIsGrey) {
  std::string text = "solid pyramid\n";
  const std::array<const char*, 4> corners{"0 0 0", "2 0 0", "0 2 0", "0 0 2"};
  constexpr std::array<std::array<int, 3>, 4> facets{{{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 3}}};
  for (const auto& facet : facets) {
    text += "facet normal 0 0 0\nouter loop\n";
    for (const int corner : facet)
      text += std::string("vertex ") + corners[static_cast<std::size_t>(corner)] + "\n";
    text += "endloop\nendfacet\n";
  }
  const auto file = readModelFile(write("pyramid.stl", text + "endsolid\n"));
  ASSERT_TRUE(file.ok()) << file.error().text();
  const Model& model = file->model;
  ASSERT_EQ(model.levels.front().triangles(), 4U);
  for (std::size_t i = 0; i + 2 < model.indices.size() && i < 12; i += 3) {
    const ModelVertex* corner[3];
    for (std::size_t k = 0; k < 3; ++k) corner[k] = &model.vertices[model.indices[i + k]];
    const Eigen::Vector3f across = (corner[1]->position - corner[0]->position)
                                       .cross(corner[2]->position - corner[0]->position)
                                       .normalized();
    for (const ModelVertex* one : corner) EXPECT_GT(one->normal.dot(across), 0.7F);
  }
  ASSERT_EQ(model.materials.size(), 1U);
  EXPECT_LT(model.materials[0].colour[0], 0.7F);
}

TEST_F(ModelFileTest, FilesElsewhereAreNotRead) {
  const TempFolder other;
  test::writePictureFile(other.file("secret.png"), test::bumpAlbedo(8));
  std::ofstream(other.file("ball.mtl")) << "newmtl red\nKd 0.1 0.2 0.3\nmap_Kd secret.png\n";
  const std::string path = write("ball.obj", test::ballObj(4, 1.0, other.file("ball.mtl")));
  const auto file = readModelFile(path);
  ASSERT_TRUE(file.ok()) << file.error().text();
  for (const ModelMaterial& material : file->model.materials) EXPECT_EQ(material.albedoSum, 0U);
  // A picture that is named elsewhere, too.
  write("own.mtl", "newmtl red\nKd 1 1 1\nmap_Kd " + other.file("secret.png") + "\n");
  const auto own = readModelFile(write("own.obj", test::ballObj(4, 1.0, "own.mtl")));
  ASSERT_TRUE(own.ok()) << own.error().text();
  EXPECT_EQ(own->model.materials[0].albedoSum, 0U);
  ASSERT_EQ(own->notes.size(), 1U);
  EXPECT_NE(own->notes[0].text().find("is not beside or below"), std::string::npos) << own->notes[0];
}

TEST_F(ModelFileTest, GltfHasPicturesOfNormalsAndSurfaces) {
  const std::array<float, 24> numbers{0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1};
  write("t.bin", std::string(reinterpret_cast<const char*>(numbers.data()), sizeof numbers));
  test::writePictureFile(folder_.file("n.png"), test::bumpNormals(16, NormalKind::OpenGl));
  test::writePictureFile(folder_.file("mr.png"), test::texelsBy(8, 8, 3, [](int c, int, int channel) {
                           return channel == 0 ? 7.0 : channel == 1 ? 10.0 * c : 200.0;
                         }));
  test::writePictureFile(folder_.file("ao.png"),
                         test::texelsBy(4, 4, 3, [](int, int r, int) { return 60.0 * r; }));
  const auto file = readModelFile(write("t.gltf", R"({"asset": {"version": "2.0"}, "scene": 0,
    "scenes": [{"nodes": [0]}], "nodes": [{"mesh": 0}],
    "meshes": [{"primitives": [{"attributes": {"POSITION": 0, "NORMAL": 1, "TEXCOORD_0": 2}, "material": 0}]}],
    "buffers": [{"uri": "t.bin", "byteLength": 96}],
    "bufferViews": [{"buffer": 0, "byteOffset": 0, "byteLength": 36}, {"buffer": 0, "byteOffset": 36, "byteLength": 36},
      {"buffer": 0, "byteOffset": 72, "byteLength": 24}],
    "accessors": [
      {"bufferView": 0, "componentType": 5126, "count": 3, "type": "VEC3", "min": [0, 0, 0], "max": [1, 1, 0]},
      {"bufferView": 1, "componentType": 5126, "count": 3, "type": "VEC3"},
      {"bufferView": 2, "componentType": 5126, "count": 3, "type": "VEC2"}],
    "images": [{"uri": "n.png"}, {"uri": "mr.png"}, {"uri": "ao.png"}],
    "textures": [{"source": 0}, {"source": 1}, {"source": 2}],
    "materials": [{"normalTexture": {"index": 0}, "occlusionTexture": {"index": 2},
      "pbrMetallicRoughness": {"metallicRoughnessTexture": {"index": 1}, "roughnessFactor": 0.5}}]})"));
  ASSERT_TRUE(file.ok()) << file.error().text();
  EXPECT_TRUE(file->notes.empty()) << file->notes.front();
  const ModelMaterial& material = file->model.materials[0];
  EXPECT_EQ(material.albedoSum, 0U);
  ASSERT_TRUE(material.normal);
  EXPECT_EQ(texelsOf(*material.normal), test::bumpNormals(16, NormalKind::OpenGl));
  ASSERT_TRUE(material.surface);
  const Texels surface = texelsOf(*material.surface);
  ASSERT_EQ(surface.columns, 8);
  for (int row = 0; row < 8; ++row)
    for (int column = 0; column < 8; ++column) {
      const std::uint8_t* const texel = &surface.values[surface.place(column, row)];
      EXPECT_EQ(texel[0], 60 * (row / 2));
      EXPECT_EQ(texel[1], 10 * column);
      EXPECT_EQ(texel[2], 200);
    }
  EXPECT_EQ(material.roughness, 0.5F);
  EXPECT_EQ(material.metallic, 1.0F);
}

TEST_F(ModelFileTest, ObjTellsNormalsFromHeights) {
  test::writePictureFile(folder_.file("n.png"), test::bumpNormals(16, NormalKind::OpenGl));
  test::writePictureFile(folder_.file("h.png"),
                         test::packedTexels(test::bumpAlbedo(16), test::bumpHeights(16)));
  for (const char* name : {"n.png", "h.png"}) {
    write("ball.mtl", std::string("newmtl red\nKd 1 1 1\nmap_Bump ") + name + "\n");
    const auto file = readModelFile(write("ball.obj", test::ballObj(4, 1.0, "ball.mtl")));
    ASSERT_TRUE(file.ok()) << file.error().text();
    EXPECT_EQ(file->model.materials[0].normalSum != 0, name[0] == 'n') << name;
  }
}

TEST_F(ModelFileTest, WhatIsNoModelIsRefusedInOneLine) {
  for (const auto& [name, text] :
       {std::pair<std::string, std::string>{"a.obj", ""},
        {"c.gltf", "{\"asset\": {\"version\": \"2.0\"}}"},
        {"d.fbx", "Kaydara FBX Binary  \0garbage"},
        {"e.ply", "ply\nformat ascii 1.0\nelement vertex 99999999999\nend_header\n"},
        {"h.obj", "v 0 0 0\nv 1 0 0\nv nan 1 0\nf 1 2 3\n"},
        {"i.obj", "v 0 0 0\nv 1 0 0\nf 1 2\n"}}) {
    const std::string path = write(name, text), line = refusal(path);
    EXPECT_TRUE(line.starts_with(path + ": ")) << line;
    EXPECT_EQ(line.find('\n'), std::string::npos) << line;
  }
  EXPECT_EQ(refusal(folder_.file("none.obj")), folder_.file("none.obj") + ": No such file or directory");
  EXPECT_NE(refusal(write("a.blend", "BLENDER")).find("is no model by its ending"), std::string::npos);
}

std::string repeated(const std::string& text, int count) {
  std::string all;
  all.reserve(text.size() * static_cast<std::size_t>(count));
  for (int i = 0; i < count; ++i) all += text;
  return all;
}

/// The nodes of glTF, each of which has the next one twice below it.
std::string doublingNodes(int count) {
  std::string nodes;
  for (int i = 0; i < count; ++i)
    nodes += (i ? "," : "") + std::string(R"({"children":[)") + std::to_string(i + 1) + "," +
             std::to_string(i + 1) + "]}";
  return nodes + R"(,{"name":"last"})";
}

TEST_F(ModelFileTest, CountsThatTheFileCannotHoldAreRefusedBeforeItIsDecoded) {
  write("small.bin", "0123456789");
  const std::string asset = R"({"asset":{"version":"2.0"},)";
  const std::string triangle = "v 0 0 0\nv 1 0 0\nv 0 1 0\nf 1 2 3\n";
  struct Case {
    std::string name, text, words;
  };
  const std::vector<Case> cases{
      {"a.ply", "ply\nformat ascii 1.0\nelement vertex 4000000000\nproperty float x\nend_header\n0\n",
       "announces 4000000000 of the element 'vertex', more than its"},
      {"b.ply",
       "ply\nformat binary_little_endian 1.0\nelement vertex 2\nproperty double x\nproperty uchar red\n"
       "element face 99999999999999999999\nproperty list uchar int vertex_indices\nend_header\n" +
           std::string(30, '\1'),
       "announces 99999999999999999999 of the element 'face'"},
      {"c.obj", triangle + repeated("o a\nf 1 2 3\n", 30'000), "objects and groups"},
      {"d.obj", triangle + repeated("usemtl a\nusemtl b\n", 30'000), "changes its material more than"},
      {"e.obj", "mtllib many.mtl\n" + triangle, "more than 10000 materials"},
      {"f.obj", repeated("mtllib small.bin\n", 200) + triangle, "more than 100 files of materials"},
      {"g.stl", repeated("solid a\nendsolid a\n", 30'000), "solids"},
      {"h.gltf", asset + R"("buffers":[{"byteLength":4000000000,"uri":"small.bin"}]})", "more than 1 GB"},
      {"i.gltf", asset + R"("buffers":[{"byteLength":4000,"uri":"small.bin"}]})",
       "buffer 0 is to have 4000 bytes, and 'small.bin' has 10"},
      {"j.gltf",
       asset + R"("buffers":[)" + repeated(R"({"byteLength":10,"uri":"small.bin"},)", 20'000) +
           R"({"byteLength":10,"uri":"small.bin"}]})",
       "20001 buffers"},
      {"k.gltf", asset + R"("accessors":[{"count":4000000000,"componentType":5126,"type":"VEC3"}]})",
       "accessor 0 announces 4000000000 elements"},
      {"l.gltf", asset + R"("nodes":[)" + doublingNodes(60) + R"(],"scenes":[{"nodes":[0]}]})",
       "repeat others so often"},
      {"m.gltf", asset + R"("nodes":[{"children":[1]},{"children":[0]}]})", "a node is below itself"},
      {"n.gltf", asset + R"("extras":)" + repeated("[", 100) + repeated("]", 100) + "}", "nested deeper"},
      {"o.dae", R"(<COLLADA><float_array id="a" count="4000000000">0 0 0</float_array></COLLADA>)",
       "announces 4000000000 elements of <float_array>"},
      {"p.fbx", "; FBX 7.4.0 project file\nObjects: {\nVertices: *4000000000 {\na: 0,0,0\n}\n}\n",
       "announces 4000000000 elements of a list"},
      {"q.obj", "v 0 0 0\nv 1 0 0\nv 0 1 0\nf" + repeated(" 1 2 3", 4000) + "\n",
       "a polygon of 12000 corners"}};
  write("many.mtl", repeated("newmtl a\n", 20'000));
  for (const Case& one : cases) {
    const std::string path = write(one.name, one.text), line = refusal(path);
    EXPECT_TRUE(line.starts_with(path + ": ")) << line;
    EXPECT_NE(line.find(one.words), std::string::npos) << line;
    EXPECT_EQ(line.find('\n'), std::string::npos) << line;
  }
  std::string nodes;
  for (int i = 0; i < 60; ++i) {
    const std::string next = R"(<instance_node url="#n)" + std::to_string(i + 1) + R"("/>)";
    nodes += R"(<node id="n)" + std::to_string(i) + R"(">)" + next + next + "</node>";
  }
  EXPECT_NE(refusal(write("r.dae", "<COLLADA><library_nodes>" + nodes +
                                       "<node id=\"n60\"/></library_nodes></COLLADA>"))
                .find("repeat others so often"),
            std::string::npos);
}

TEST_F(ModelFileTest, WhatTheOtherProcessGivesIsLookedAt) {
  Model model = test::ballModel(5, 1.0);
  const MaterialPicture albedo = test::heldAs("a", test::bumpAlbedo(16));
  model.materials[0].albedo = albedo.picture;
  model.materials[0].albedoSum = albedo.content;
  const std::vector<std::byte> bytes = writeModelTransfer(model);
  const auto back = readModelTransfer(bytes);
  ASSERT_TRUE(back.ok()) << back.error().text();
  EXPECT_EQ(writeModelTransfer(*back), bytes);
  for (std::size_t size = 0; size < bytes.size(); size += 13)
    EXPECT_FALSE(readModelTransfer(std::span(bytes).first(size)).ok());
  std::mt19937 random(6);
  for (int round = 0; round < 200; ++round) {
    std::vector<std::byte> changed = bytes;
    changed[random() % changed.size()] = static_cast<std::byte>(random());
    const auto read = readModelTransfer(changed);
    EXPECT_TRUE(!read.ok() || checkModel(*read).ok());
  }
}

}  // namespace
}  // namespace scarp
