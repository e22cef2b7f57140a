#include <cmath>
#include <numbers>

#include "core/edit/SculptStroke.h"
#include "core/material/RuleWeights.h"
#include "tests/support/MadePictures.h"
#include "tests/ui/RenderHarness.h"
#include "ui/render/ColourRamps.h"

namespace scarp {
namespace {

constexpr int kLookWidth = 240, kLookHeight = 160;
using Rgb = std::array<double, 3>;

Rgb linearAt(const QImage& picture, int x, int y) {
  const QColor colour(picture.pixel(x, y));
  return {toLinear(colour.redF()), toLinear(colour.greenF()), toLinear(colour.blueF())};
}

std::shared_ptr<const std::vector<Material>> listOf(std::vector<Material> materials) {
  return std::make_shared<const std::vector<Material>>(std::move(materials));
}
std::shared_ptr<const std::vector<Material>> defaults() {
  return listOf({defaultMaterials().begin(), defaultMaterials().end()});
}

/// All of a terrain of one material.
std::shared_ptr<MaterialMap> mapOf(const GridFrame& frame, MaterialId material) {
  auto map = std::make_shared<MaterialMap>(frame.columns, frame.rows);
  for (int i = 0; i < map->tileCount(); ++i) map->tile(i) = {{{material, nullptr}}};
  return map;
}

/// Two materials, the second one's weight rising by a byte a column from the first column on.
std::shared_ptr<MaterialMap> rampOf(const GridFrame& frame, MaterialId first, MaterialId second) {
  auto map = mapOf(frame, first);
  for (int row = 0, index = 0; row * WeightPlane::side < frame.rows; ++row)
    for (int column = 0; column * WeightPlane::side < frame.columns; ++column, ++index) {
      std::vector<std::uint8_t> rising(WeightPlane::samples), falling(WeightPlane::samples);
      for (std::size_t i = 0; i < rising.size(); ++i) {
        const int at = column * WeightPlane::side + static_cast<int>(i % WeightPlane::side);
        rising[i] = static_cast<std::uint8_t>(std::min(at, 255));
        falling[i] = static_cast<std::uint8_t>(255 - rising[i]);
      }
      map->tile(map->tileIndex(column, row)) = {{{first, std::make_shared<const WeightPlane>(falling)},
                                                 {second, std::make_shared<const WeightPlane>(rising)}}};
    }
  return map;
}

class MaterialLook : public ::testing::Test {
 protected:
  MaterialLook() : harness_(kLookWidth, kLookHeight) {}

  /// From straight above, so many metres a pixel.
  SceneView above(const TerrainDocument& document, double metres, ShadingMode mode) const {
    Camera camera;
    camera.projection = Camera::Projection::Orthographic;
    camera.pitch = -std::numbers::pi / 2.0;
    camera.orthoHeight = kLookHeight * metres;
    camera.position = {0.0, 0.0, 1000.0};
    camera.fitClipPlanes(document.box());
    SceneView view = harness_.view(camera);
    view.settings.shading.mode = mode;
    return view;
  }
  QImage draw(const TerrainDocument& document, const SceneView& view) {
    harness_.renderer().forgetPicture();
    harness_.draw(document, view);
    return harness_.picture();
  }
  /// The light on level ground, by what clay of a known colour looks like in it.
  Rgb light(const TerrainDocument& document, const SceneView& view) {
    SceneView clay = view;
    clay.settings.shading.mode = ShadingMode::Clay;
    const Rgb seen = linearAt(draw(document, clay), kLookWidth / 2, kLookHeight / 2);
    return {seen[0] / 0.40, seen[1] / 0.335, seen[2] / 0.285};
  }

  test::RenderHarness harness_;
};

Terrain level(const GridFrame& frame) {
  return test::makeTerrain(frame, [](int, int) { return 10.0F; });
}

TEST_F(MaterialLook, OneMaterialHasItsColourFromAfarAndOnAverageFromNear) {
  const GridFrame frame{257, 257, 30.0, 30.0};
  const TerrainDocument document(level(frame));
  for (const bool fine : {false, true})
    for (std::size_t which = 0; which < defaultMaterials().size(); which += 4)
      for (const double metres : {10.0, 0.05}) {
        const Material& material = defaultMaterials()[which];
        SceneView view = above(document, metres, ShadingMode::Materials);
        const Rgb lit = light(document, view);
        view.materials = GroundMaterials{mapOf(frame, material.id), defaults(), 0.0, fine};
        const QImage picture = draw(document, view);
        Rgb mean{};
        for (int y = 0; y < kLookHeight; ++y)
          for (int x = 0; x < kLookWidth; ++x)
            for (std::size_t i = 0; i < 3; ++i)
              mean[i] += linearAt(picture, x, y)[i] / (kLookWidth * kLookHeight);
        for (std::size_t i = 0; i < 3; ++i) {
          const double expected = std::min(1.0, lit[i] * toLinear(material.colour[i] / 255.0));
          // Relief takes of the light, and what is brighter than the screen is lost.
          const double slack = metres > 1.0 ? 0.018 : 0.07;
          EXPECT_NEAR(toSrgb(mean[i]), toSrgb(expected), slack)
              << material.name << ", " << metres << " m a pixel, fine " << fine << ", channel " << i;
        }
      }
}

TEST_F(MaterialLook, TwoMaterialsBlendByTheirWeightsFromAfar) {
  const GridFrame frame{257, 129, 30.0, 30.0};
  const TerrainDocument document(level(frame));
  const std::vector<Material> two{{100, "Red", {200, 40, 30}}, {101, "Blue", {40, 60, 210}}};
  SceneView view = above(document, 24.0, ShadingMode::Materials);
  const Rgb lit = light(document, view);
  view.materials = GroundMaterials{rampOf(frame, 100, 101), listOf(two), 0.0};
  const QImage picture = draw(document, view);
  int between = 0;
  for (int x = 0; x < kLookWidth; ++x) {
    const double column = frame.column(24.0 * (x + 0.5 - 0.5 * kLookWidth));
    if (column < 1.0 || column > 254.0) continue;
    const double first = 1.0 - column / 255.0, second = column / 255.0;
    const Rgb seen = linearAt(picture, x, kLookHeight / 2);
    for (std::size_t i = 0; i < 3; ++i) {
      const double expected =
          lit[i] * (first * toLinear(two[0].colour[i] / 255.0) + second * toLinear(two[1].colour[i] / 255.0));
      EXPECT_NEAR(toSrgb(seen[i]), toSrgb(expected), 0.012) << "column " << column << ", channel " << i;
    }
    between += first > 0.0 && second > 0.0;
  }
  EXPECT_GT(between, 20);
}

/// Weights of 0 and 1 alone, as slopes of rough terrain give them from sample to sample.
TEST_F(MaterialLook, ADiagonalBorderIsInterpolatedWithinCells) {
  constexpr double kMetres = 3.0;  // A pixel: ten to a cell.
  const GridFrame frame{257, 257, 30.0, 30.0};
  const TerrainDocument document(level(frame));
  const std::vector<Material> two{{100, "Red", {200, 40, 30}}, {101, "Blue", {40, 60, 210}}};
  const auto isRed = [](int column, int row) { return column + row < 257; };
  auto map = mapOf(frame, 100);
  for (int index = 0; index < map->tileCount(); ++index) {
    const GridRect rect = map->tileRect(index);
    std::vector<std::uint8_t> red(WeightPlane::samples), blue(WeightPlane::samples);
    for (int row = rect.row0; row < rect.row1; ++row)
      for (int column = rect.column0; column < rect.column1; ++column) {
        const auto at =
            static_cast<std::size_t>((row - rect.row0) * WeightPlane::side + column - rect.column0);
        (isRed(column, row) ? red : blue)[at] = 255;
      }
    map->tile(index) = {
        {{100, std::make_shared<const WeightPlane>(red)}, {101, std::make_shared<const WeightPlane>(blue)}}};
  }
  SceneView view = above(document, kMetres, ShadingMode::Materials);
  const Rgb lit = light(document, view);
  view.materials = GroundMaterials{map, listOf(two), 0.0};
  const QImage picture = draw(document, view);
  long between = 0;
  double seenMean = 0.0, expectedMean = 0.0;
  for (int y = 0; y < kLookHeight; ++y)
    for (int x = 0; x < kLookWidth; ++x) {
      const double column = frame.column(kMetres * (x + 0.5 - 0.5 * kLookWidth)),
                   row = frame.row(kMetres * (0.5 * kLookHeight - y - 0.5));
      const int c = static_cast<int>(column), r = static_cast<int>(row);
      const double u = column - c, v = row - r;
      const double red = (1.0 - v) * ((1.0 - u) * isRed(c, r) + u * isRed(c + 1, r)) +
                         v * ((1.0 - u) * isRed(c, r + 1) + u * isRed(c + 1, r + 1));
      const double expected = lit[0] * (red * toLinear(two[0].colour[0] / 255.0) +
                                        (1.0 - red) * toLinear(two[1].colour[0] / 255.0));
      const double seen = linearAt(picture, x, y)[0];
      ASSERT_NEAR(toSrgb(seen), toSrgb(expected), 0.02) << x << ", " << y;
      between += red > 0.1 && red < 0.9;
      seenMean += seen;
      expectedMean += expected;
    }
  EXPECT_GT(between, 5 * kLookWidth) << "several pixels of each row lie between the materials";
  EXPECT_NEAR(seenMean / expectedMean, 1.0, 0.01);
}

/// A straight border of weights 0 and 1 alone on cells of 10 m, seen from near, 40 pixels to a cell, where
/// pages meet.
TEST_F(MaterialLook, ABorderOnCoarseCellsIsIrregularWithinCellsAndHasNoStepsAtTheirSides) {
  constexpr double kMetres = 0.25;
  constexpr int kCellPixels = 40;
  const GridFrame frame{257, 257, 10.0, 10.0};
  const TerrainDocument document(level(frame));
  const std::vector<Material> two{{100, "Red", {200, 40, 30}}, {101, "Blue", {40, 60, 210}}};
  auto map = mapOf(frame, 100);
  for (int index = 0; index < map->tileCount(); ++index) {
    const GridRect rect = map->tileRect(index);
    std::vector<std::uint8_t> red(WeightPlane::samples), blue(WeightPlane::samples);
    for (std::size_t i = 0; i < red.size(); ++i)
      (rect.row0 + static_cast<int>(i) / WeightPlane::side < 96 ? red : blue)[i] = 255;
    map->tile(index) = {
        {{100, std::make_shared<const WeightPlane>(red)}, {101, std::make_shared<const WeightPlane>(blue)}}};
  }
  // The border is between rows 95 and 96; pages meet at column 64.
  SceneView view = above(document, kMetres, ShadingMode::Materials);
  view.camera.position.x() = frame.x(64.0);
  view.camera.position.y() = frame.y(95.5);
  for (const bool fine : {false, true}) {
    view.materials = GroundMaterials{map, listOf(two), 1.0, fine};
    const QImage picture = draw(document, view);
    std::vector<double> heights;  // Of the border in each column of the picture, pixels from its middle.
    for (int x = 0; x < kLookWidth; ++x) {
      double reds = 0.0;
      for (int y = 0; y < kLookHeight; ++y) {
        const Rgb seen = linearAt(picture, x, y);
        reds += std::clamp((seen[0] / std::max(seen[0] + seen[2], 1e-6) - 0.05) / 0.9, 0.0, 1.0);
        const double rowsAway = std::abs(y + 0.5 - 0.5 * kLookHeight) / kCellPixels;
        if (rowsAway > 1.05) {
          EXPECT_EQ(seen[0] > seen[2], y < kLookHeight / 2)
              << "a material where it has no weight: " << x << ", " << y;
        }
      }
      heights.push_back(reds - 0.5 * kLookHeight);
    }
    double mean = 0.0, deviation = 0.0;
    for (const double height : heights) mean += height / kLookWidth;
    for (const double height : heights) deviation += std::pow(height - mean, 2) / kLookWidth;
    EXPECT_GT(std::sqrt(deviation), 0.1 * kCellPixels) << "fine " << fine;
    EXPECT_LT(std::abs(mean), 0.3 * kCellPixels) << "fine " << fine;
    double atSides = 0.0, elsewhere = 0.0;
    for (int x = 1; x < kLookWidth; ++x) {
      const double step =
          std::abs(heights[static_cast<std::size_t>(x)] - heights[static_cast<std::size_t>(x - 1)]);
      double& largest = x % kCellPixels == 0 ? atSides : elsewhere;
      largest = std::max(largest, step);
    }
    EXPECT_LE(atSides, elsewhere) << "fine " << fine;
  }
  // A pixel a cell, where the noise would not show: it is not looked up, and the border is straight.
  SceneView far = above(document, frame.dx, ShadingMode::Materials);
  far.camera.position.y() = frame.y(95.5);
  far.materials = GroundMaterials{map, listOf(two)};
  const QImage picture = draw(document, far);
  std::vector<double> heights;
  for (int x = 0; x < kLookWidth; ++x) {
    heights.push_back(0.0);
    for (int y = 0; y < kLookHeight; ++y) {
      const Rgb seen = linearAt(picture, x, y);
      heights.back() += std::clamp((seen[0] / std::max(seen[0] + seen[2], 1e-6) - 0.05) / 0.9, 0.0, 1.0);
    }
  }
  double mean = 0.0, deviation = 0.0;
  for (const double height : heights) mean += height / kLookWidth;
  for (const double height : heights) deviation += std::pow(height - mean, 2) / kLookWidth;
  EXPECT_NEAR(mean, 0.5 * kLookHeight, 1.0);
  EXPECT_LT(std::sqrt(deviation), 0.1);
}

TEST_F(MaterialLook, WeightsAreFlatColoursBlendedInLinearLight) {
  const GridFrame frame{257, 129, 30.0, 30.0};
  const TerrainDocument document(level(frame));
  const std::vector<Material> two{{100, "Red", {200, 40, 30}}, {101, "Blue", {40, 60, 210}}};
  SceneView view = above(document, 24.0, ShadingMode::MaterialWeights);
  view.settings.shading.relief = 0.0;
  view.materials = GroundMaterials{rampOf(frame, 100, 101), listOf(two)};
  const QImage picture = draw(document, view);
  for (int x = 40; x < 200; x += 10) {
    const double share = frame.column(24.0 * (x + 0.5 - 0.5 * kLookWidth)) / 255.0;
    const Rgb seen = linearAt(picture, x, kLookHeight / 2);
    for (std::size_t i = 0; i < 3; ++i)
      EXPECT_NEAR(
          toSrgb(seen[i]),
          toSrgb(std::lerp(toLinear(two[0].colour[i] / 255.0), toLinear(two[1].colour[i] / 255.0), share)),
          0.012)
          << x;
  }
}

TEST_F(MaterialLook, WithoutMaterialsGroundIsNatural) {
  const TerrainDocument document(test::fractalTerrain(300, 200));
  const QImage natural = draw(document, above(document, 2.0, ShadingMode::Natural));
  for (const ShadingMode mode : {ShadingMode::Materials, ShadingMode::MaterialWeights}) {
    SceneView view = above(document, 2.0, mode);
    EXPECT_EQ(draw(document, view), natural);
    view.materials = GroundMaterials{mapOf(document.frame(), 6), defaults()};
    EXPECT_NE(draw(document, view), natural);
  }
}

TEST_F(MaterialLook, ADabOfMaterialUploadsOnlyThePagesThatItTouched) {
  const GridFrame frame{1025, 1025, 1.0, 1.0};
  const TerrainDocument document(level(frame));
  const auto map = mapOf(frame, 1);
  SceneView view = above(document, 4.0, ShadingMode::Materials);
  view.settings.cellPixels = 0.3;
  view.materials = GroundMaterials{map, defaults()};
  draw(document, view);
  const int all = harness_.renderer().stats().materialUploads;
  EXPECT_GT(all, 60);
  draw(document, view);
  EXPECT_EQ(harness_.renderer().stats().materialUploads, 0);

  std::vector<std::uint8_t> some(WeightPlane::samples), rest(WeightPlane::samples, 255);
  for (int row = 30; row < 50; ++row)
    for (int column = 20; column < 60; ++column) {
      some[static_cast<std::size_t>(row * WeightPlane::side + column)] = 200;
      rest[static_cast<std::size_t>(row * WeightPlane::side + column)] = 55;
    }
  const int tile = map->tileIndex(4, 3);
  map->tile(tile) = {
      {{1, std::make_shared<const WeightPlane>(rest)}, {11, std::make_shared<const WeightPlane>(some)}}};
  const int left = 4 * WeightPlane::side, top = 3 * WeightPlane::side;
  harness_.renderer().materialsChanged({left + 20, top + 30, left + 60, top + 50});
  harness_.draw(document, view);
  EXPECT_EQ(harness_.renderer().stats().materialUploads, 1);
  EXPECT_EQ(harness_.renderer().stats().uploads, 0) << "of heights";
  const QImage picture = harness_.picture();
  harness_.renew();
  harness_.draw(document, view);
  EXPECT_EQ(picture, harness_.picture());
  view.materials = GroundMaterials{mapOf(frame, 1), defaults()};
  EXPECT_NE(draw(document, view), picture);
}

/// North red, south blue, the western half of each darker; wholly rough.
Material quarters(double size) {
  Material material{50, "Quarters", {10, 200, 10}};
  material.size = size;
  material.variation = 0.0;
  material.picture(PictureKind::Albedo) = test::heldAs(
      "quarters.png", test::texelsBy(256, 256, 3, [](int column, int row, int channel) {
        return (channel == 0) == (row < 128) && channel != 1 ? (column < 128 ? 120.0 : 220.0) : 30.0;
      }));
  material.picture(PictureKind::Roughness) =
      test::heldAs("rough.png", test::texelsBy(2, 2, 1, [](int, int, int) { return 255.0; }));
  return material;
}

TEST_F(MaterialLook, PicturesLieWithTheirUpperSideToTheNorth) {
  const GridFrame frame{257, 257, 30.0, 30.0};
  const TerrainDocument document(level(frame));
  for (const bool fine : {false, true}) {
    // 240 × 160 pixels are 24 by 16 m: a tile is 8 m, and begins in the middle of the terrain.
    SceneView view = above(document, 0.1, ShadingMode::Materials);
    const Rgb lit = light(document, view);
    view.materials = GroundMaterials{mapOf(frame, 50), listOf({quarters(8.0)}), 0.0, fine};
    const QImage picture = draw(document, view);
    const auto expectNear = [&](int x, int y, const std::array<int, 3>& colour) {
      for (std::size_t i = 0; i < 3; ++i)
        EXPECT_NEAR(toSrgb(linearAt(picture, x, y)[i]), toSrgb(lit[i] * toLinear(colour[i] / 255.0)), 0.03)
            << x << ", " << y << ", fine " << fine << ", channel " << i;
    };
    // The tile to the north-east of the middle.
    expectNear(120 + 60, 80 - 60, {220, 30, 30});
    expectNear(120 + 20, 80 - 60, {120, 30, 30});
    expectNear(120 + 60, 80 - 20, {30, 30, 220});
    expectNear(120 + 20, 80 - 20, {30, 30, 120});
  }
}

TEST_F(MaterialLook, PicturesFromAfarAreTheirMeanAndMissingOnesTheMaterialsColour) {
  const GridFrame frame{257, 257, 30.0, 30.0};
  const TerrainDocument document(level(frame));
  Material there = quarters(8.0), gone = there;
  for (MaterialPicture& picture : gone.pictures) picture.picture.reset();
  for (const bool fine : {false, true})
    for (const Material& material : {there, gone}) {
      SceneView view = above(document, 20.0, ShadingMode::Materials);
      const Rgb lit = light(document, view);
      view.materials = GroundMaterials{mapOf(frame, 50), listOf({material}), 0.0, fine};
      const Rgb seen = linearAt(draw(document, view), kLookWidth / 2, kLookHeight / 2);
      const bool red = material.picture(PictureKind::Albedo).picture != nullptr;
      for (std::size_t i = 0; i < 3; ++i) {
        const double mean = i == 1 ? toLinear(30.0 / 255.0)
                                   : 0.25 * (toLinear(120.0 / 255.0) + toLinear(220.0 / 255.0)) +
                                         0.5 * toLinear(30.0 / 255.0);
        const double expected = red ? mean : toLinear(material.colour[i] / 255.0);
        EXPECT_NEAR(toSrgb(seen[i]), toSrgb(lit[i] * expected), 0.02) << "fine " << fine << ", channel " << i;
      }
    }
}

TEST_F(MaterialLook, ChangedPicturesAreDrawnAsByARendererThatNeverSawTheOnesBefore) {
  const GridFrame frame{257, 257, 30.0, 30.0};
  const TerrainDocument document(level(frame));
  SceneView view = above(document, 0.1, ShadingMode::Materials);
  const Material bumps = test::materialOfBumps(128, 51), first = quarters(8.0);
  Material second = first;
  second.picture(PictureKind::Albedo) = bumps.picture(PictureKind::Albedo);
  // Another picture, one more material, one less, in another order.
  for (const std::vector<Material>& materials :
       std::vector<std::vector<Material>>{{first}, {second}, {bumps, second}}) {
    view.materials = GroundMaterials{mapOf(frame, 50), listOf(materials), 1.0};
    const QImage picture = draw(document, view);
    const auto another = test::RenderHarness::another();
    harness_.draw(document, view, *another);
    EXPECT_EQ(harness_.picture(), picture) << materials.size();
  }
}

TEST_F(MaterialLook, SmoothGroundReflectsTheSunAndRoughGroundDoesNot) {
  const GridFrame frame{257, 257, 30.0, 30.0};
  const TerrainDocument document(level(frame));
  const auto brightest = [&](double roughness) {
    Material material{50, "Even", {90, 90, 90}};
    material.picture(PictureKind::Roughness) =
        test::heldAs("r.png", test::texelsBy(2, 2, 1, [&](int, int, int) { return 255.0 * roughness; }));
    SceneView view = above(document, 0.1, ShadingMode::Materials);
    view.settings.light = {0.0, 80.0};
    view.materials = GroundMaterials{mapOf(frame, 50), listOf({material}), 0.0, true};
    const QImage picture = draw(document, view);
    double most = 0.0;
    for (int y = 0; y < kLookHeight; y += 4)
      for (int x = 0; x < kLookWidth; x += 4) most = std::max(most, linearAt(picture, x, y)[1]);
    return most;
  };
  const double rough = brightest(1.0), middling = brightest(0.5), smooth = brightest(0.35);
  EXPECT_GT(middling, rough);
  EXPECT_GT(smooth, middling);
}

TEST_F(MaterialLook, MountainsLookTheSameFromEachRendererAndDistance) {
  const Terrain ground = test::mountains();
  const TerrainDocument document(ground);
  RuleCondition steep;
  steep.by = GroundMeasure::Slope;
  steep.low = 30.0, steep.softLow = 10.0;
  const auto map = std::make_shared<const MaterialMap>(
      *RuleWeights({1, {{9, 1.0, true, {steep}}}}, document.frame()).map({document.heights()}));
  std::mt19937 random(7);
  const auto fresh = test::RenderHarness::another();
  for (const bool fine : {false, true})
    for (int i = 0; i < 3; ++i) {
      SceneView view = harness_.view(test::someCamera(document, random));
      view.settings.shading.mode = ShadingMode::Materials;
      view.materials = GroundMaterials{map, defaults(), 1.0, fine};
      const QImage first = draw(document, view);
      fresh->forgetPicture();
      harness_.draw(document, view, *fresh);
      EXPECT_EQ(harness_.picture(), first) << "camera " << i;
    }
}

}  // namespace
}  // namespace scarp
