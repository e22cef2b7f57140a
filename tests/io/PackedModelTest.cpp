#include <gtest/gtest.h>

#include <Eigen/Geometry>
#include <array>
#include <fstream>
#include <random>

#include "core/base/Json.h"
#include "core/io/ModelFile.h"
#include "tests/support/PackedModels.h"
#include "tests/support/TempFolder.h"

namespace scarp {
namespace {

using test::GltfPacking;

class PackedModelTest : public ::testing::Test {
 protected:
  std::string write(const std::string& name, const std::string& bytes) {
    std::ofstream(folder_.file(name), std::ios::binary) << bytes;
    return folder_.file(name);
  }
  /// The error of a file, without its path; empty if it can be read.
  std::string refusalOf(const std::string& name, const std::string& bytes) {
    const std::string path = write(name, bytes);
    const auto read = readModelFile(path);
    if (read.ok()) return {};
    const std::string& line = read.error().text();
    EXPECT_TRUE(line.starts_with(path + ": ")) << line;
    EXPECT_EQ(line.find('\n'), std::string::npos) << line;
    return line.substr(std::min(line.size(), path.size() + 2));
  }
  test::TempFolder folder_;
};

constexpr double kRadius = 3.0;
constexpr int kRings = 12;

/// In the axes of the file, y up.
void expectBall(const Model& model, bool coloured) {
  EXPECT_EQ(model.levels.front().triangles(), 2U * 2U * kRings * (kRings - 1U));
  const Box box = boundsOf(model);
  EXPECT_LT((box.min - Vec3(-kRadius, 0.0, -kRadius)).norm(), 5e-3);
  EXPECT_LT((box.max - Vec3(kRadius, 2.0 * kRadius, kRadius)).norm(), 5e-3);
  const Eigen::Vector3f middle(0.0F, static_cast<float>(kRadius), 0.0F);
  for (const ModelVertex& vertex : model.vertices) {
    const Eigen::Vector3f out = vertex.position - middle;
    EXPECT_NEAR(double(out.norm()), kRadius, 3e-3);
    EXPECT_GT(vertex.normal.dot(out.normalized()), 0.999F);
    EXPECT_NEAR(vertex.uv.x(), 0.5F + 0.1F * vertex.position.x(), 2e-3F);
    EXPECT_NEAR(vertex.uv.y(), 0.1F * vertex.position.y(), 2e-3F);
    EXPECT_EQ(vertex.colour, coloured ? (std::array<std::uint8_t, 4>{255, 137, 0, 255})
                                      : (std::array<std::uint8_t, 4>{255, 255, 255, 255}));
  }
  // Anticlockwise from outside.
  const ModelPart& part = model.levels.front().parts.front();
  for (std::size_t i = part.first; i < part.first + part.count; i += 3) {
    const auto corner = [&](std::size_t k) { return model.vertices[model.indices[i + k]].position; };
    const Eigen::Vector3f normal = (corner(1) - corner(0)).cross(corner(2) - corner(0));
    EXPECT_GT(normal.dot(corner(0) + corner(1) + corner(2) - 3.0F * middle), 0.0F);
  }
}

bool hasColours(GltfPacking packing) {
  return packing != GltfPacking::Quantised && packing != GltfPacking::Meshopt;
}

TEST_F(PackedModelTest, EveryPackingGivesTheSameBall) {
  for (const GltfPacking packing : test::kGltfPackings) {
    SCOPED_TRACE(static_cast<int>(packing));
    const std::string bytes = test::packedBallGlb(packing, kRings, kRadius);
    const auto file = readModelFile(write("ball.glb", bytes));
    ASSERT_TRUE(file.ok()) << file.error().text();
    expectBall(file->model, hasColours(packing));
    EXPECT_EQ(file->model.materials.front().name, "red");
    EXPECT_GT(file->model.levels.size(), 1U);
    if (packing != GltfPacking::None && packing != GltfPacking::MeshoptFloats) {
      EXPECT_LT(bytes.size(), test::packedBallGlb(GltfPacking::None, kRings, kRadius).size());
    }
  }
}

TEST_F(PackedModelTest, BuffersMayBeBesideTheFileOrInIt) {
  for (const bool inside : {false, true}) {
    const auto files = test::packedBallGltf(GltfPacking::Draco, kRings, kRadius, inside);
    if (!inside) write("ball.bin", files.bin);
    const auto file = readModelFile(write("ball.gltf", files.gltf));
    ASSERT_TRUE(file.ok()) << file.error().text();
    expectBall(file->model, hasColours(GltfPacking::Draco));
    std::filesystem::remove(folder_.file("ball.bin"));
    if (inside) continue;
    EXPECT_NE(refusalOf("ball.gltf", files.gltf).find("ball.bin"), std::string::npos);
    const test::TempFolder other;
    std::ofstream(other.file("ball.bin"), std::ios::binary) << files.bin;
    Json gltf = Json::parse(files.gltf);
    gltf["buffers"][0]["uri"] = other.file("ball.bin");
    EXPECT_NE(refusalOf("ball.gltf", gltf.dump()).find("is not beside or below the file"), std::string::npos);
  }
  const auto meshopt = test::packedBallGltf(GltfPacking::Meshopt, kRings, kRadius, false);
  write("ball.bin", meshopt.bin);
  const auto file = readModelFile(write("ball.gltf", meshopt.gltf));
  ASSERT_TRUE(file.ok()) << file.error().text();
  expectBall(file->model, hasColours(GltfPacking::Meshopt));
}

/// The file with other numbers of a packed view.
std::string withView(GltfPacking packing, const char* key, const Json& value) {
  auto files = test::packedBallGltf(packing, kRings, kRadius, true);
  Json gltf = Json::parse(files.gltf);
  gltf["bufferViews"][0]["extensions"]["EXT_meshopt_compression"][key] = value;
  return gltf.dump();
}

TEST_F(PackedModelTest, DamagedMeshesAreOneLineThatSaysWhatIsWrong) {
  const auto meshopt = [&](const char* key, const Json& value, const char* words) {
    const std::string line = refusalOf("m.gltf", withView(GltfPacking::Meshopt, key, value));
    EXPECT_NE(line.find(words), std::string::npos) << key << ": " << line;
  };
  meshopt("count", 4'000'000'000U, "view 0 has an impossible size");
  meshopt("byteStride", 7, "view 0 has an impossible size");
  meshopt("byteStride", 512, "view 0 has an impossible size");
  meshopt("byteLength", 40, "view 0 does not unpack");
  meshopt("byteLength", 1'000'000, "view 0 is longer than its buffer");
  meshopt("buffer", 7, "view 0 has no buffer");
  meshopt("mode", "ZIP", "view 0 is packed in an unknown way");
  meshopt("mode", "TRIANGLES", "view 0");
  meshopt("filter", "QUATERNION", "");
  const auto draco = [&](const auto& change, const char* words) {
    Json gltf = Json::parse(test::packedBallGltf(GltfPacking::Draco, kRings, kRadius, true).gltf);
    change(gltf["meshes"][0]["primitives"][0]["extensions"]["KHR_draco_mesh_compression"], gltf);
    const std::string line = refusalOf("d.gltf", gltf.dump());
    EXPECT_NE(line.find(words), std::string::npos) << line;
  };
  draco([](Json& packed, Json&) { packed["bufferView"] = 9; }, "a Draco mesh has no view");
  draco([](Json& packed, Json&) { packed["attributes"]["POSITION"] = 77; }, "attribute POSITION is missing");
  draco([](Json& packed, Json&) { packed["attributes"]["POSITION"] = -1; }, "a Draco attribute has no id");
  draco([](Json&, Json& gltf) { gltf["bufferViews"][0]["byteLength"] = 100; }, "its Draco mesh is damaged");
  draco([](Json&, Json& gltf) { gltf["bufferViews"][0]["byteOffset"] = 3; }, "view 0 is longer than its buffer");
}

TEST_F(PackedModelTest, AnUnknownCompressionIsNamed) {
  auto files = test::packedBallGltf(GltfPacking::MeshoptFloats, kRings, kRadius, true);
  Json gltf = Json::parse(files.gltf);
  gltf["extensionsRequired"] = {"KHR_meshopt_compression"};
  EXPECT_EQ(refusalOf("k.gltf", gltf.dump()),
            "cannot be read: its meshes need the extension KHR_meshopt_compression, which is not supported");
}

/// Each either gives a model or one line; the process that decodes may end, this one may not.
TEST_F(PackedModelTest, ChangedBytesGiveAModelOrOneLine) {
  std::mt19937 random(51);
  std::size_t refused = 0;
  for (const GltfPacking packing :
       {GltfPacking::Meshopt, GltfPacking::MeshoptFloats, GltfPacking::Draco, GltfPacking::DracoSequential}) {
    const std::string bytes = test::packedBallGlb(packing, 5, kRadius);
    const std::size_t binary = bytes.find(std::string("BIN\0", 4)) + 4;
    for (int round = 0; round < 5; ++round) {
      std::string changed = bytes;
      for (int i = 0; i < 4; ++i)
        changed[binary + random() % (bytes.size() - binary)] = static_cast<char>(random());
      if (!refusalOf("c.glb", changed).empty()) ++refused;
    }
  }
  EXPECT_GT(refused, 2U);
}

}  // namespace
}  // namespace scarp
