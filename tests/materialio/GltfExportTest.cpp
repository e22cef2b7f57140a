// glTF, decoded by what its specification says.

#include <cmath>
#include <map>

#include "core/terrain/Surface.h"
#include "tests/io/GlbContent.h"
#include "tests/materialio/MaterialIoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

double toLight(double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); }

struct GltfContent : GlbContent {
  explicit GltfContent(const TempFolder& files) : GlbContent(files.file("terrain.glb")), folder(files) {}
  OutsideBands image(const std::string& name) const {
    for (const Json& one : content["images"])
      if (one["name"] == name) {
        writeBytes(folder.file(name + ".png"), view(one["bufferView"]));
        return readOutsideBands(folder.file(name + ".png"));
      }
    ADD_FAILURE() << name;
    return {};
  }
  const TempFolder& folder;
};

MaterialExportReport exportGlb(const PaintedGround& ground, const TempFolder& folder, int step = 1,
                               int texture = 64) {
  auto report = exportMaterials(ground.ground(), folder.path().string(),
                                {.preset = MaterialPreset::Gltf, .textureSide = texture, .meshStep = step});
  EXPECT_TRUE(report.ok()) << report.error().text();
  return report ? *report : MaterialExportReport{};
}

TEST(GltfExport, TheMeshIsTheSurfaceAndHolesStayOpen) {
  const PaintedGround ground = paintedGround(70, 50, 3, 3);
  const GridFrame& frame = ground.terrain.frame;
  for (const int step : {1, 3, 100}) {
    SCOPED_TRACE(step);
    const TempFolder folder;
    (void)exportGlb(ground, folder, step);
    const GltfContent file(folder);
    const auto places = file.values<float>(0, 3), texels = file.values<float>(3, 2);
    const auto corners = file.values<std::uint32_t>(4, 1);
    std::set<std::pair<int, int>> vertices;
    std::array<double, 3> low{1e9, 1e9, 1e9}, high{-1e9, -1e9, -1e9};
    for (std::size_t v = 0; v * 3 < places.size(); ++v) {
      const double column = frame.column(places[3 * v]), row = frame.row(-places[3 * v + 2]);
      const int c = static_cast<int>(std::lround(column)), r = static_cast<int>(std::lround(row));
      ASSERT_NEAR(column, c, 1e-3);
      ASSERT_TRUE(c % step == 0 || c == 69);
      ASSERT_EQ(places[3 * v + 1], ground.terrain.heights.at(c, r)) << "y is up";
      ASSERT_NEAR(texels[2 * v], c / 69.0, 1e-6);
      ASSERT_NEAR(texels[2 * v + 1], r / 49.0, 1e-6);
      ASSERT_TRUE(vertices.insert({c, r}).second);
      for (std::size_t k = 0; k < 3; ++k) {
        low[k] = std::min<double>(low[k], places[3 * v + k]);
        high[k] = std::max<double>(high[k], places[3 * v + k]);
      }
    }
    EXPECT_EQ(file.content["accessors"][0]["min"].get<std::vector<double>>(),
              (std::vector<double>{low[0], low[1], low[2]}));
    EXPECT_EQ(file.content["accessors"][0]["max"].get<std::vector<double>>(),
              (std::vector<double>{high[0], high[1], high[2]}));
    // Each triangle is one half of a cell of whole corners, seen from above counterclockwise.
    std::size_t whole = 0;
    const auto along = [step](int samples) {
      std::vector<int> all;
      for (int i = 0; i < samples - 1; i += step) all.push_back(i);
      all.push_back(samples - 1);
      return all;
    };
    const auto columns = along(70), rows = along(50);
    const auto hole = [&](int c, int r) { return std::isnan(ground.terrain.heights.at(c, r)); };
    for (std::size_t r = 0; r + 1 < rows.size(); ++r)
      for (std::size_t c = 0; c + 1 < columns.size(); ++c) {
        if (hole(columns[c], rows[r]) || hole(columns[c + 1], rows[r + 1])) continue;
        whole += (hole(columns[c + 1], rows[r]) ? 0U : 1U) + (hole(columns[c], rows[r + 1]) ? 0U : 1U);
      }
    EXPECT_EQ(corners.size() / 3, whole);
    std::set<std::uint32_t> used;
    for (std::size_t t = 0; t < corners.size(); t += 3) {
      std::array<Vec2, 3> at;
      for (std::size_t k = 0; k < 3; ++k) {
        ASSERT_LT(corners[t + k] * 3, places.size());
        used.insert(corners[t + k]);
        at[k] = {places[3 * corners[t + k]], -places[3 * corners[t + k] + 2]};
      }
      const Vec2 a = at[1] - at[0], b = at[2] - at[0];
      ASSERT_GT(a.x() * b.y() - a.y() * b.x(), 0.0);
    }
    EXPECT_EQ(used.size() * 3, places.size()) << "no vertex without a triangle";
    if (step == 1) {
      // At the middle of a triangle the surface is the one that is drawn.
      for (std::size_t t = 0; t < corners.size(); t += 300) {
        Vec3 middle = Vec3::Zero();
        for (std::size_t k = 0; k < 3; ++k)
          middle += Vec3(places[3 * corners[t + k]], places[3 * corners[t + k] + 1],
                         places[3 * corners[t + k] + 2]) /
                    3.0;
        ASSERT_NEAR(middle.y(),
                    heightAt(ground.terrain.heights, frame.column(middle.x()), frame.row(-middle.z())), 1e-3);
      }
    }
  }
}

/// What a renderer makes of the texture is the ground's normal, however coarse the mesh is.
TEST(GltfExport, NormalsOfTheTextureAreThoseOfTheGround) {
  // A smooth hill, so that a texel between samples has one normal.
  const GridFrame frame{129, 129, 2.0, 2.0};
  const auto hill = [](double x, double y) { return 30.0 * std::sin(x / 40.0) * std::cos(y / 50.0); };
  const Terrain terrain =
      makeTerrain(frame, [&](int c, int r) { return static_cast<float>(hill(frame.x(c), frame.y(r))); });
  const PaintedGround ground = groundWith(terrain, {std::vector<std::uint8_t>(129 * 129, 255)});
  for (const int step : {1, 8}) {
    SCOPED_TRACE(step);
    const TempFolder folder;
    (void)exportGlb(ground, folder, step, 128);
    const GltfContent file(folder);
    const OutsideBands image = file.image("normal");
    ASSERT_EQ(image.columns, 128);
    const auto places = file.values<float>(0, 3), normals = file.values<float>(1, 3),
               tangents = file.values<float>(2, 4);
    const auto corners = file.values<std::uint32_t>(4, 1);
    int seen = 0;
    for (std::size_t t = 0; t < corners.size(); t += step == 1 ? 93 : 3) {
      Vec3 at = Vec3::Zero(), n = Vec3::Zero(), east = Vec3::Zero();
      constexpr std::array<double, 3> shares{0.5, 0.2, 0.3};
      for (std::size_t k = 0; k < 3; ++k) {
        const std::uint32_t v = corners[t + k];
        at += shares[k] * Vec3(places[3 * v], places[3 * v + 1], places[3 * v + 2]);
        n += shares[k] * Vec3(normals[3 * v], normals[3 * v + 1], normals[3 * v + 2]);
        east += shares[k] * Vec3(tangents[4 * v], tangents[4 * v + 1], tangents[4 * v + 2]);
      }
      const double u = frame.column(at.x()) / 128.0, v = frame.row(-at.z()) / 128.0;
      if (u < 0.02 || u > 0.98 || v < 0.02 || v > 0.98) continue;
      const auto texel =
          static_cast<std::size_t>(std::floor(v * 128)) * 128 + static_cast<std::size_t>(std::floor(u * 128));
      const auto channel = [&](std::size_t c) { return image.bands[c][texel] / 255.0 * 2.0 - 1.0; };
      const Vec3 up = n.normalized(), right = east.normalized();
      const Vec3 drawn = (channel(0) * right + channel(1) * up.cross(right) + channel(2) * up).normalized();
      const double x = at.x(), y = -at.z();
      const Vec3 true_ = Vec3(-30.0 / 40.0 * std::cos(x / 40.0) * std::cos(y / 50.0), 1.0,
                              -30.0 / 50.0 * std::sin(x / 40.0) * std::sin(y / 50.0))
                             .normalized();
      ASSERT_GT(drawn.dot(true_), std::cos(0.03)) << t;
      ++seen;
    }
    EXPECT_GT(seen, 100);
  }
}

TEST(GltfExport, ColourIsThatOfThePictureAndRoughnessInGreen) {
  // Two materials in halves: texels of one material have its very colour.
  const Terrain terrain = makeTerrain({64, 64, 1.0, 1.0}, [](int, int) { return 5.0F; });
  std::vector<std::vector<std::uint8_t>> weights(2, std::vector<std::uint8_t>(64 * 64));
  for (std::size_t i = 0; i < weights[0].size(); ++i) weights[i % 64 < 32 ? 0 : 1][i] = 255;
  PaintedGround ground = groundWith(terrain, weights);
  const PicturePtr picture = sharedPicture({2, 1, 1, {51, 153}});
  ground.materials[1].picture(PictureKind::Roughness) = {"rough.png", picture->sum, picture};
  const TempFolder folder;
  const auto report = exportGlb(ground, folder, 1, 256);
  EXPECT_EQ(report.files.size(), 1U);
  const GltfContent file(folder);
  const OutsideBands colour = file.image("colour"), rough = file.image("roughness");
  ASSERT_EQ(colour.columns, 256);
  for (std::size_t texel = 0; texel < 256 * 256; ++texel) {
    const std::size_t x = texel % 256;
    for (std::size_t c = 0; c < 3; ++c) {
      if (x < 120 || x > 135) {
        ASSERT_EQ(colour.bands[c][texel], ground.materials[x < 128 ? 0 : 1].colour[c]);
        ASSERT_NEAR(rough.bands[1][texel], 255.0 * (x < 128 ? 0.9 : 0.4), 0.51)
            << "0.9 without a picture, else its mean";
      } else {
        // Between them light is mixed, not codes.
        const double at = (static_cast<double>(x) + 0.5) / 256.0 * 63.0,
                     share = std::clamp(at - 31.0, 0.0, 1.0);
        const double light = (1.0 - share) * toLight(ground.materials[0].colour[c] / 255.0) +
                             share * toLight(ground.materials[1].colour[c] / 255.0);
        ASSERT_NEAR(toLight(colour.bands[c][texel] / 255.0), light, 0.005);
      }
    }
    ASSERT_EQ(rough.bands[0][texel], 0);
    ASSERT_EQ(rough.bands[2][texel], 0) << "no metal";
  }
}

TEST(GltfExport, CoarseTexturesAreMeansByArea) {
  const Terrain terrain = makeTerrain({513, 257, 1.0, 1.0}, [](int, int) { return 5.0F; });
  std::vector<std::vector<std::uint8_t>> weights(2, std::vector<std::uint8_t>(513 * 257));
  for (std::size_t i = 0; i < weights[0].size(); ++i) weights[i % 2][i] = 255;
  const PaintedGround ground = groundWith(terrain, weights);
  const TempFolder folder;
  (void)exportGlb(ground, folder, 64, 64);
  const GltfContent file(folder);
  const OutsideBands colour = file.image("colour");
  EXPECT_EQ(colour.columns, 64);
  EXPECT_EQ(colour.rows, 32) << "texels are squares of the ground";
  for (std::size_t c = 0; c < 3; ++c)
    for (const double code : colour.bands[c])
      ASSERT_NEAR(toLight(code / 255.0),
                  0.5 * (toLight(ground.materials[0].colour[c] / 255.0) +
                         toLight(ground.materials[1].colour[c] / 255.0)),
                  0.01);
}

TEST(GltfExport, WhatDoesNotFitIsOneLine) {
  const TempFolder folder;
  const PaintedGround ground = paintedGround(20, 20, 2, 2);
  const auto refused = [&](MaterialExportOptions options, const std::string& why) {
    options.preset = MaterialPreset::Gltf;
    expectOneLine(exportMaterials(ground.ground(), folder.file("out"), options), {why});
  };
  refused({.textureSide = 10}, "textures of 10 texels are out of range (64 to 8192)");
  refused({.meshStep = 0}, "a vertex at every 0 samples is out of range (1 to 256)");
  // 8193 x 8193 vertices do not fit into a file; every 2nd does.
  const Terrain large{{8193, 8193, 1.0, 1.0}, {}, HeightRaster(8193, 8193, 1.0F)};
  MaterialMap map(8193, 8193);
  for (int i = 0; i < map.tileCount(); ++i) map.tile(i).parts = {{10, nullptr}};
  const std::vector<Material> one{{10, "Rock", {1, 2, 3}}};
  expectOneLine(
      exportMaterials({large, map, one}, folder.file("out"), {.preset = MaterialPreset::Gltf}),
      {"a vertex at every sample makes 4.8 GB, and glTF's readers stop at 2; one at every 2nd fits"});
  EXPECT_EQ(folder.names(), std::vector<std::string>{});
}

}  // namespace
}  // namespace scarp::test
