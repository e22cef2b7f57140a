#include <gtest/gtest.h>

#include "tests/io/IoSupport.h"
#include "tests/ui/RenderHarness.h"
#include "ui/render/DrapePages.h"

namespace scarp {
namespace {

constexpr int kSide = 257;  ///< Samples of the terrain, 10 m apart.

/// Squares of four colours, and a white dot in the middle of the whole.
std::vector<std::vector<double>> checkers(int side, int squares) {
  std::vector<std::vector<double>> bands(3);
  const std::array<std::array<double, 3>, 4> colours{
      {{220, 40, 40}, {40, 200, 60}, {50, 60, 210}, {230, 210, 40}}};
  for (int row = 0; row < side; ++row)
    for (int column = 0; column < side; ++column) {
      const int i = column * squares / side, j = row * squares / side;
      for (std::size_t band = 0; band < 3; ++band)
        bands[band].push_back(colours[static_cast<std::size_t>((i + 2 * j) % 4)][band]);
    }
  return bands;
}

class DrapePagesTest : public ::testing::Test {
 protected:
  DrapePagesTest()
      : flat_(test::makeTerrain({kSide, kSide, 10.0, 10.0}, [](int, int) { return 100.0F; })),
        hilly_(test::fractalTerrain(kSide, kSide, 10.0, 10.0)) {}

  std::shared_ptr<DrapeTiles> tilesOf(const std::vector<std::vector<double>>& bands, int side,
                                      const TerrainDocument& onto, const char* name = "picture.tif") {
    const std::string path = folder_.file(name);
    test::writeBands(path, side, side, bands, {.type = "Byte"});
    auto tiles = DrapeTiles::open(path, onto.frame(), onto.georeference());
    EXPECT_TRUE(tiles.ok()) << (tiles.ok() ? "" : tiles.error().text());
    return *tiles;
  }
  /// From straight above, the terrain filling the picture from sample to sample.
  SceneView above(const test::RenderHarness& harness, const TerrainDocument& document,
                  double metres = 2560.0) {
    Camera camera;
    camera.projection = Camera::Projection::Orthographic;
    camera.pitch = -std::numbers::pi / 2.0;
    camera.position = {0.0, 0.0, 5000.0};
    camera.orthoHeight = metres;
    camera.fitClipPlanes(document.box());
    SceneView view = harness.view(camera);
    view.settings.shading.mode = ShadingMode::Clay;
    view.settings.samples = 1;
    return view;
  }
  static int worst(QRgb pixel, const std::array<double, 3>& colour) {
    return static_cast<int>(std::max({std::abs(qRed(pixel) - colour[0]), std::abs(qGreen(pixel) - colour[1]),
                                      std::abs(qBlue(pixel) - colour[2])}));
  }

  test::TempFolder folder_;
  TerrainDocument flat_, hilly_;
};

TEST_F(DrapePagesTest, LevelGroundHasThePicturesColoursAtTheirPlaces) {
  test::RenderHarness harness(512, 512);
  const auto bands = checkers(512, 8);
  SceneView view = above(harness, flat_);
  view.drapes = {{tilesOf(bands, 512, flat_), 1.0}};
  for (const ShadingMode mode :
       {ShadingMode::Clay, ShadingMode::Natural, ShadingMode::Hypsometric, ShadingMode::Hillshade}) {
    view.settings.shading.mode = mode;
    harness.draw(flat_, view);
    const QImage picture = harness.picture();
    int off = 0;
    for (int row = 0; row < 512; ++row)
      for (int column = 0; column < 512; ++column) {
        // Not at the squares' borders, nor at the picture's.
        if ((column + 2) % 64 < 4 || (row + 2) % 64 < 4) continue;
        const auto i = static_cast<std::size_t>(row * 512 + column);
        off += worst(picture.pixel(column, row), {bands[0][i], bands[1][i], bands[2][i]}) > 6;
      }
    EXPECT_EQ(off, 0) << int(mode);
    // A border between squares is where it belongs, within a pixel.
    const auto red = [&](int column) { return qRed(picture.pixel(column, 32)); };
    EXPECT_GT(red(62), 200);
    EXPECT_LT(red(65), 80);
  }
  // Colours that stand for numbers stay as they are.
  view.settings.shading.mode = ShadingMode::Slope;
  harness.draw(flat_, view);
  const QImage with = harness.picture();
  view.drapes.clear();
  harness.draw(flat_, view);
  EXPECT_EQ(with, harness.picture());
}

TEST_F(DrapePagesTest, OpacityMixesAndTransparentLeavesTheGround) {
  test::RenderHarness harness(256, 256);
  SceneView view = above(harness, flat_);
  harness.draw(flat_, view);
  const QImage bare = harness.picture();
  auto bands = checkers(256, 4);
  bands.emplace_back(256 * 256, 255.0);
  for (std::size_t i = 0; i < bands[3].size(); ++i)
    if (i % 256 >= 128) bands[3][i] = 0.0;
  const auto tiles = tilesOf(bands, 256, flat_);
  view.drapes = {{tiles, 0.0}};
  harness.draw(flat_, view);
  EXPECT_EQ(harness.picture(), bare);
  view.drapes = {{tiles, 1.0}};
  harness.draw(flat_, view);
  const QImage whole = harness.picture();
  view.drapes = {{tiles, 0.5}};
  harness.draw(flat_, view);
  const QImage half = harness.picture();
  for (int column = 140; column < 256; column += 5)
    EXPECT_EQ(whole.pixel(column, 100), bare.pixel(column, 100));
  for (int column = 4; column < 120; column += 8) {
    const int a = qRed(bare.pixel(column, 20)), b = qRed(whole.pixel(column, 20)),
              c = qRed(half.pixel(column, 20));
    EXPECT_GE(c, std::min(a, b));
    EXPECT_LE(c, std::max(a, b));
    if (std::abs(a - b) > 30) {
      EXPECT_GT(std::abs(c - a), 8);
      EXPECT_GT(std::abs(c - b), 8);
    }
  }
}

TEST_F(DrapePagesTest, TheUppermostHidesTheOthersWhateverTheirNumber) {
  test::RenderHarness harness(256, 256);
  SceneView view = above(harness, flat_);
  std::vector<GroundDrape> drapes;
  for (int i = 0; i < 7; ++i) {
    std::vector<std::vector<double>> bands(3, std::vector<double>(64 * 64, 30.0 * i));
    drapes.push_back({tilesOf(bands, 64, flat_, ("grey" + std::to_string(i) + ".tif").c_str()), 1.0});
  }
  for (std::size_t count = 1; count <= 7; ++count) {
    view.drapes.assign(drapes.begin(), drapes.begin() + static_cast<std::ptrdiff_t>(count));
    harness.draw(flat_, view);
    const double grey = 30.0 * static_cast<double>(count - 1);
    EXPECT_LE(worst(harness.picture().pixel(100, 100), {grey, grey, grey}), 6) << count;
  }
}

TEST_F(DrapePagesTest, NearByItIsAsFineAsItsPixelsHoweverCoarseTheGround) {
  // Ten pixels of the picture to a sample of the terrain.
  constexpr int kPixels = 256 * 10;
  std::vector<std::vector<double>> bands(3, std::vector<double>(std::size_t{kPixels} * kPixels));
  for (std::size_t i = 0; i < bands[0].size(); ++i)
    for (auto& band : bands) band[i] = (i % kPixels / 8 + i / kPixels / 8) % 2 == 0 ? 20.0 : 230.0;
  test::RenderHarness harness(400, 400);
  SceneView view = above(harness, flat_, 200.0);  // A pixel of the view is half of one of the picture.
  view.drapes = {{tilesOf(bands, kPixels, flat_), 1.0}};
  harness.draw(flat_, view);
  const QImage picture = harness.picture();
  int dark = 0, light = 0;
  for (int row = 0; row < 400; ++row)
    for (int column = 0; column < 400; ++column) {
      dark += qRed(picture.pixel(column, row)) < 40;
      light += qRed(picture.pixel(column, row)) > 215;
    }
  EXPECT_GT(dark, 60000) << "squares of eight pixels are squares, no grey";
  EXPECT_GT(light, 60000);
}

TEST_F(DrapePagesTest, PiecemealItComesToTheSamePicture) {
  test::RenderHarness harness(480, 360);
  const auto tiles = tilesOf(checkers(2048, 32), 2048, hilly_);
  std::mt19937 random(7);
  for (int i = 0; i < 3; ++i) {
    SceneView view = harness.view(test::someCamera(hilly_, random));
    view.settings.shading.mode = ShadingMode::Clay;
    view.drapes = {{tiles, 0.8}};
    harness.renew();
    // A worker's tiles come after pictures that lack them.
    view.atOnce = false;
    for (int frame = 0; frame < 200; ++frame) {
      harness.renderer().drapesChanged();
      harness.draw(hilly_, view);
      if (harness.renderer().whole() && !tiles->wanting()) break;
      while (tiles->wanting()) ASSERT_TRUE(tiles->makeNext().ok());
    }
    const QImage piecemeal = harness.picture();
    harness.renew();
    view.atOnce = true;
    harness.draw(hilly_, view);
    EXPECT_EQ(piecemeal, harness.picture()) << i;
  }
}

TEST_F(DrapePagesTest, WhatIsCoarserStandsInForWhatIsNotThereYet) {
  test::RenderHarness harness(256, 256);
  SceneView view = above(harness, flat_, 400.0);
  std::vector<std::vector<double>> bands(3, std::vector<double>(1024 * 1024, 200.0));
  const auto tiles = tilesOf(bands, 1024, flat_);
  view.drapes = {{tiles, 1.0}};
  view.atOnce = false;
  harness.draw(flat_, view);
  EXPECT_TRUE(tiles->wanting());
  ASSERT_TRUE(*tiles->makeNext());  // The whole, in one tile.
  ASSERT_TRUE(tiles->find({tiles->coarsest(), 0, 0}));
  for (int frame = 0; frame < 20; ++frame) {
    harness.renderer().drapesChanged();
    harness.draw(flat_, view);
  }
  EXPECT_LE(worst(harness.picture().pixel(128, 128), {200, 200, 200}), 6);
  EXPECT_LE(worst(harness.picture().pixel(20, 230), {200, 200, 200}), 6);
  EXPECT_TRUE(tiles->wanting()) << "finer ones";
}

}  // namespace
}  // namespace scarp
