#include <gtest/gtest.h>

#include "core/base/Json.h"
#include "core/edit/MaterialOperations.h"
#include "core/script/MaterialJson.h"
#include "core/script/Script.h"
#include "tests/support/MadePictures.h"
#include "tests/support/TempFolder.h"

namespace scarp {
namespace {

using test::TempFolder;

std::string rulesText(const MaterialRules& rules) {
  Json all{{"scarp", 1}, {"materials", writeMaterials(rules.materials)}};
  all.update(writeRules(rules.stack));
  return all.dump();
}

class PictureJsonTest : public ::testing::Test {
 protected:
  /// Rules with one material, which has these pictures and what else is said of it.
  [[nodiscard]] Result<MaterialRules> read(const std::string& pictures, const std::string& more = {}) const {
    return parseMaterialRules(R"({"scarp": 1, "materials": [{"name": "Wall", "pictures": )" + pictures +
                                  more + R"(}], "base": "Wall"})",
                              folder_.path().string());
  }
  [[nodiscard]] std::string problem(const std::string& pictures) const {
    const auto rules = read(pictures);
    return rules ? "none" : rules.error().text();
  }
  void write(const std::string& name, const Texels& texels) {
    test::writePictureFile(folder_.file(name), texels);
  }

  TempFolder folder_;
};

TEST_F(PictureJsonTest, FilesAreReadByTheirPathsFromTheScript) {
  const Texels albedo = test::bumpAlbedo(32), heights = test::bumpHeights(32),
               normals = test::bumpNormals(32, NormalKind::DirectX);
  write("albedo.png", albedo);
  write("pack.png", test::packedTexels(normals, heights));
  const auto rules = read(
      R"({"albedo": "albedo.png", "height": {"file": "pack.png", "channel": "a"}, "normal-roughness": "pack.png"})");
  ASSERT_TRUE(rules.ok()) << rules.error().text();
  const Material& material = rules->materials.front();
  EXPECT_EQ(texelsOf(*material.picture(PictureKind::Albedo).picture), albedo);
  EXPECT_EQ(texelsOf(*material.picture(PictureKind::Height).picture), heights);
  EXPECT_EQ(texelsOf(*material.picture(PictureKind::Normal).picture), normals);
  EXPECT_EQ(material.picture(PictureKind::Roughness).content, material.picture(PictureKind::Height).content);
  EXPECT_EQ(material.picture(PictureKind::Roughness).picture, material.picture(PictureKind::Height).picture)
      << "one picture for each content";
  EXPECT_EQ(material.normals, NormalKind::DirectX) << "by the data";
  EXPECT_GT(material.colour[0], material.colour[2]) << "the albedo's mean";
  const auto said =
      read(R"({"albedo": "albedo.png", "normal": "pack.png"})",
           R"(, "normals": "opengl", "colour": "#010203", "triplanar": false, "tags": "rock, hard")");
  ASSERT_TRUE(said.ok()) << said.error().text();
  EXPECT_EQ(said->materials.front().normals, NormalKind::OpenGl);
  EXPECT_EQ(said->materials.front().colour, (std::array<std::uint8_t, 3>{1, 2, 3}));
  EXPECT_FALSE(said->materials.front().triplanar);
  EXPECT_EQ(said->materials.front().tags, "rock, hard");
}

TEST_F(PictureJsonTest, WhatIsHeldIsWrittenAndReadEqual) {
  MaterialRules rules{{test::materialOfBumps(16)}, {20, {}}};
  rules.materials.front().normals = NormalKind::DirectX;
  const std::string text = rulesText(rules);
  const auto read = parseMaterialRules(text);
  ASSERT_TRUE(read.ok()) << read.error().text();
  EXPECT_EQ(read->materials, rules.materials);
  // When nobody holds the pictures, they are missing, and stay named.
  rules = {};
  const_cast<MaterialRules&>(*read) = {};
  const auto missing = parseMaterialRules(text);
  ASSERT_TRUE(missing.ok()) << missing.error().text();
  for (const MaterialPicture& picture : missing->materials.front().pictures) {
    EXPECT_FALSE(picture.picture);
    EXPECT_FALSE(picture.name.empty());
  }
  EXPECT_EQ(rulesText(*missing), text);
}

TEST_F(PictureJsonTest, WhatIsWrongIsOneLineThatSaysWhere) {
  write("three.png", test::bumpAlbedo(4));
  const std::string at = "materials[0].pictures";
  EXPECT_EQ(problem("7"), at + ": must be an object, not 7");
  EXPECT_EQ(problem(R"({"albedo": 7})"), at + ".albedo: must be the name of a file, not 7");
  EXPECT_EQ(problem(R"({"albedo": "no.png"})"), at + ".albedo: no.png: No such file or directory");
  EXPECT_EQ(
      problem(R"({"colour": "three.png"})"),
      at + ".colour: unknown key (known are albedo, height, normal, roughness, occlusion, albedo-height, "
           "normal-roughness, occlusion-roughness-metal)");
  EXPECT_EQ(problem(R"({"normal-roughness": "three.png"})"),
            at + ".normal-roughness: three.png: has 3 channels, not 4");
  EXPECT_EQ(problem(R"({"height": {"file": "three.png", "channel": "x"}})"),
            at + ".height.channel: unknown value \"x\" (known are r, g, b, a)");
  EXPECT_EQ(problem(R"({"albedo": {"name": "a.png", "content": "12"}})"),
            at + ".albedo.content: must be 16 hexadecimal digits, not \"12\"");
  EXPECT_EQ(problem(R"({"albedo": {"name": "", "content": "0123456789abcdef"}})"),
            at + ".albedo.name: is empty");
}

TEST_F(PictureJsonTest, AnOperationOfAScriptReadsItsFilesToo) {
  write("albedo.png", test::bumpAlbedo(8));
  const std::string text = R"({"scarp": 1, "operations": [{"op": "materials", "base": 1, "materials": [
      {"name": "Wall", "pictures": {"albedo": "albedo.png"}}]}]})";
  const auto script = parseScript(text, folder_.path().string());
  ASSERT_TRUE(script.ok()) << script.error().text();
  const auto& operation = *script->operations.front().as<MaterialsOperation>();
  EXPECT_TRUE(operation.materials.front().picture(PictureKind::Albedo).picture);
  EXPECT_TRUE(namesPictureFiles(Json::parse(text)["operations"][0]["materials"]));
  EXPECT_FALSE(namesPictureFiles(Json(writeMaterials(operation.materials))));
}

}  // namespace
}  // namespace scarp
