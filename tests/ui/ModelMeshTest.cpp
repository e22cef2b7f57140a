#include <gtest/gtest.h>

#include "core/document/TerrainDocument.h"
#include "tests/support/MadeModels.h"
#include "tests/support/MadePictures.h"
#include "tests/support/Terrains.h"
#include "ui/objects/AssetPictures.h"
#include "ui/render/ModelMesh.h"
#include "ui/render/OffscreenRenderer.h"

namespace scarp {
namespace {

ModelPtr ballOf(const Eigen::Vector4f& colour, const Texels* opacity = nullptr) {
  Model model = test::ballModel(16, 1.0);
  ModelMaterial& material = model.materials[0];
  material.colour = colour;
  if (opacity) {
    const MaterialPicture picture = test::heldAs("o", *opacity);
    material.opacity = picture.picture;
    material.opacitySum = picture.content;
    material.alpha = ModelAlpha::Mask;
  }
  return sharedModel(std::move(model));
}

QColor middleOf(const QImage& image) { return image.pixelColor(image.width() / 2, image.height() / 2); }

TEST(ModelMesh, IsDrawnInItsColoursAndCutOutByItsOpacity) {
  const Texels none = test::texelsBy(8, 8, 1, [](int, int, int) { return 0.0; });
  const auto pictures =
      drawThumbnails({ballOf({0.8F, 0.02F, 0.02F, 1.0F}), ballOf({0.02F, 0.02F, 0.8F, 1.0F}),
                      ballOf({1.0F, 1.0F, 1.0F, 1.0F}, &none)},
                     64);
  ASSERT_TRUE(pictures.ok()) << pictures.error().text();
  ASSERT_EQ(pictures->size(), 3U);
  const QColor red = middleOf((*pictures)[0]), blue = middleOf((*pictures)[1]),
               background = middleOf((*pictures)[2]);
  EXPECT_GT(red.red(), 2 * red.blue());
  EXPECT_GT(blue.blue(), 2 * blue.red());
  // Its corners are those of a picture of nothing.
  EXPECT_EQ(background, (*pictures)[0].pixelColor(1, 1));
}

/// A square that lies on the ground, u to the east and v to the south, grey.
Model squareModel() {
  Model model;
  model.materials.emplace_back().colour = {0.4F, 0.4F, 0.4F, 1.0F};
  for (const auto& [x, y] : {std::pair{-1.0F, -1.0F}, {1.0F, -1.0F}, {1.0F, 1.0F}, {-1.0F, 1.0F}})
    model.vertices.push_back(
        {{x, y, 0.0F}, {0.0F, 0.0F, 1.0F}, {0.5F + 0.5F * x, 0.5F - 0.5F * y}, {255, 255, 255, 255}});
  model.indices = {0, 1, 2, 0, 2, 3};
  model.levels.push_back({{{0, 0, 6}}, 0.0F});
  return model;
}

/// With its texels all alike, and a square whose own normals are those, and numbers the surface's.
TEST(ModelMesh, PicturesOfNormalsAndSurfacesDoWhatNumbersDo) {
  std::vector<ModelPtr> models;
  for (const Eigen::Vector3f& normal :
       {Eigen::Vector3f(0, 0, 1), Eigen::Vector3f(0.6F, 0, 0.8F), Eigen::Vector3f(0, -0.6F, 0.8F)}) {
    Model own = squareModel(), pictured = squareModel();
    for (ModelVertex& vertex : own.vertices) vertex.normal = normal;
    own.materials[0].metallic = 200.0F / 255.0F;
    own.materials[0].roughness = 100.0F / 255.0F;
    const MaterialPicture normals = test::heldAs("n", test::texelsBy(4, 4, 3,
                                                                     [&](int, int, int channel) {
                                                                       return 127.5 +
                                                                              127.5 * double(normal[channel]);
                                                                     })),
                          surface = test::heldAs("s", test::texelsBy(4, 4, 3, [](int, int, int channel) {
                                                   return channel == 0 ? 255.0 : channel == 1 ? 100.0 : 200.0;
                                                 }));
    ModelMaterial& material = pictured.materials[0];
    material.metallic = material.roughness = 1.0F;
    material.normal = normals.picture;
    material.normalSum = normals.content;
    material.surface = surface.picture;
    material.surfaceSum = surface.content;
    models.push_back(sharedModel(std::move(own)));
    models.push_back(sharedModel(std::move(pictured)));
  }
  const auto pictures = drawThumbnails(models, 64);
  ASSERT_TRUE(pictures.ok()) << pictures.error().text();
  const auto away = [](const QColor& a, const QColor& b) {
    return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
  };
  for (std::size_t i = 0; i < pictures->size(); i += 2)
    EXPECT_LE(away(middleOf((*pictures)[i]), middleOf((*pictures)[i + 1])), 9) << i;
  EXPECT_GT(away(middleOf((*pictures)[1]), middleOf((*pictures)[3])), 20);
  EXPECT_GT(away(middleOf((*pictures)[1]), middleOf((*pictures)[5])), 20);
}

TEST(ModelMesh, AMissingModelIsDrawnAsItsBox) {
  Asset gone = assetOf("gone", ballOf({0.5F, 0.5F, 0.5F, 1.0F}));
  gone.model = nullptr;
  ObjectLayer objects;
  objects.setAssets(AssetTable({gone}));
  objects.exchange(1, Object{.id = 1, .asset = *assetNamed("gone"), .scale = 4.0});
  TerrainDocument with(test::makeTerrain({33, 33, 1.0, 1.0}, [](int, int) { return 0.0F; }), objects);
  TerrainDocument without(test::makeTerrain({33, 33, 1.0, 1.0}, [](int, int) { return 0.0F; }));
  auto first = OffscreenRenderer::create();
  ASSERT_TRUE(first.ok()) << first.error().text();
  SceneView view;
  view.size = {100.0, 100.0};
  view.pixelWidth = view.pixelHeight = 100;
  view.camera.position = {0.0, -30.0, 20.0};
  const auto box = (*first)->draw(with, view);
  ASSERT_TRUE(box.ok());
  first->reset();
  auto second = OffscreenRenderer::create();
  ASSERT_TRUE(second.ok());
  const auto bare = (*second)->draw(without, view);
  ASSERT_TRUE(bare.ok());
  int different = 0;
  for (int y = 0; y < 100; ++y)
    for (int x = 0; x < 100; ++x) different += box->pixel(x, y) != bare->pixel(x, y) ? 1 : 0;
  EXPECT_GT(different, 200);
}

TEST(ModelMesh, FarAwayTheCoarsestLevelThatMayBe) {
  const auto context = OffscreenContext::create();
  ASSERT_TRUE(context.ok()) << context.error().text();
  Model model = test::ballModel(8, 1.0);
  const ModelPart all = model.levels[0].parts[0];
  model.levels.push_back({{{0, 0, all.count / 6 * 3}}, 0.01F});
  model.levels.push_back({{{0, 0, 30}}, 0.1F});
  const GlBuffer instances = makeBuffer();
  const ModelMesh mesh(model, instances, 52, 48);
  EXPECT_EQ(mesh.levelFor(0.0), 0);
  EXPECT_EQ(mesh.levelFor(0.009), 0);
  EXPECT_EQ(mesh.levelFor(0.01), 1);
  EXPECT_EQ(mesh.levelFor(0.05), 1);
  EXPECT_EQ(mesh.levelFor(1e9), 2);
  EXPECT_GT(mesh.bytes(), 1000);
}

}  // namespace
}  // namespace scarp
