// What Godot's plugins take, decoded by what their formats say, and pictures of the ground.

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "core/base/Json.h"
#include "core/materialio/GroundMaps.h"
#include "tests/materialio/MaterialIoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

using Planes = std::vector<std::vector<std::uint8_t>>;

MaterialExportReport exportedTo(const PaintedGround& ground, const TempFolder& folder,
                                const MaterialExportOptions& options) {
  auto report = exportMaterials(ground.ground(), folder.path().string(), options);
  EXPECT_TRUE(report.ok()) << report.error().text();
  return report ? *report : MaterialExportReport{};
}

Planes noWeights(const PaintedGround& ground) {
  return Planes(ground.weights.size(), std::vector<std::uint8_t>(ground.samples()));
}

void expectLoss(const WeightLoss& told, const WeightLoss& found) {
  EXPECT_EQ(told.greatest, found.greatest);
  EXPECT_NEAR(told.mean, found.mean, 1e-9);
}

/// Terrain3D's documentation of the control map's bits.
struct Decoded {
  unsigned base, overlay, blend, angle, scale, hole, navigation, automatic;
  explicit Decoded(std::uint32_t bits)
      : base(bits >> 27 & 0x1f),
        overlay(bits >> 22 & 0x1f),
        blend(bits >> 14 & 0xff),
        angle(bits >> 10 & 0xf),
        scale(bits >> 7 & 0x7),
        hole(bits >> 2 & 1),
        navigation(bits >> 1 & 1),
        automatic(bits & 1) {}
};

TEST(Terrain3dExport, EveryPairOfTexturesKeepsItsBits) {
  const Terrain terrain = fractalTerrain(32, 32);
  Planes weights(32, std::vector<std::uint8_t>(1024));
  for (std::size_t base = 0; base < 32; ++base)
    for (std::size_t overlay = 0; overlay < 32; ++overlay) {
      const std::size_t i = overlay * 32 + base;
      weights[base][i] = base == overlay ? 255 : 155;
      if (base != overlay) weights[overlay][i] = 100;
    }
  const TempFolder folder;
  const auto report = exportedTo(groundWith(terrain, weights), folder, {.preset = MaterialPreset::Terrain3d});
  EXPECT_EQ(report.loss, WeightLoss{});
  const std::vector<std::uint32_t> bits = exrBits(folder.file("control.exr"), "R");
  ASSERT_EQ(bits.size(), 1024u);
  int notNumbers = 0, denormal = 0;
  for (std::size_t i = 0; i < 1024; ++i) {
    const Decoded sample(bits[i]);
    EXPECT_EQ(sample.base, i % 32);
    EXPECT_EQ(sample.overlay, i / 32);
    EXPECT_EQ(sample.blend, i % 32 == i / 32 ? 0u : 100u);
    EXPECT_EQ(bits[i] & 0x3fffu, 0u);
    notNumbers += (bits[i] >> 23 & 0xff) == 0xff ? 1 : 0;
    denormal += (bits[i] >> 23 & 0xff) == 0 && (bits[i] & 0x7fffff) != 0 ? 1 : 0;
  }
  EXPECT_EQ(notNumbers, 4);
  EXPECT_GE(denormal, 3);
}

TEST(Terrain3dExport, TwoHeaviestAndHoles) {
  const PaintedGround ground = paintedGround(200, 150, 9, 5);
  const TempFolder folder;
  const auto report = exportedTo(ground, folder, {.preset = MaterialPreset::Terrain3d});
  const std::vector<std::uint32_t> bits = exrBits(folder.file("control.exr"), "R");
  Planes kept = noWeights(ground);
  for (std::size_t i = 0; i < ground.samples(); ++i) {
    const Decoded sample(bits[i]);
    const float height = ground.terrain.heights.at(static_cast<int>(i % 200), static_cast<int>(i / 200));
    ASSERT_EQ(sample.hole, std::isnan(height) ? 1u : 0u);
    if (sample.hole) continue;
    kept[sample.base][i] = static_cast<std::uint8_t>(kept[sample.base][i] + 255 - sample.blend);
    kept[sample.overlay][i] = static_cast<std::uint8_t>(kept[sample.overlay][i] + sample.blend);
    std::vector<int> had;
    for (const auto& plane : ground.weights) had.push_back(plane[i]);
    std::ranges::sort(had, std::greater());
    ASSERT_EQ(ground.weights[sample.base][i], had[0]);
    if (had[1] > 0) {
      ASSERT_EQ(ground.weights[sample.overlay][i], had[1]);
      ASSERT_NEAR(sample.blend, 255.0 * had[1] / (had[0] + had[1]), 0.5);
    }
  }
  EXPECT_GT(report.loss.greatest, 20);
  expectLoss(report.loss, lossBetween(ground, kept));
}

TEST(Terrain3dExport, MoreThan32MaterialsAreRefused) {
  const TempFolder folder;
  expectOneLine(exportMaterials(paintedGround(80, 70, 33, 3).ground(), folder.file("out"),
                                {.preset = MaterialPreset::Terrain3d}),
                {"out: ", "Terrain3D takes 32 materials; there are 33"});
  EXPECT_EQ(folder.names(), std::vector<std::string>{});
}

/// RGBA maps as planes by channel.
std::vector<std::vector<double>> splats(const TempFolder& folder, int maps) {
  std::vector<std::vector<double>> channels;
  for (int map = 1; map <= maps; ++map) {
    const OutsideBands picture =
        readOutsideBands(folder.file(map == 1 ? "splat.png" : "splat" + std::to_string(map) + ".png"));
    EXPECT_EQ(picture.bands.size(), 4u);
    channels.insert(channels.end(), picture.bands.begin(), picture.bands.end());
  }
  return channels;
}

TEST(HTerrainExport, SixteenMaterialsAreKeptWhole) {
  const PaintedGround ground = paintedGround(65, 65, 16, 6);
  const TempFolder folder;
  const auto report = exportedTo(ground, folder, {.preset = MaterialPreset::HTerrain});
  EXPECT_EQ(report.loss, WeightLoss{});
  const auto channels = splats(folder, 4);
  ASSERT_EQ(channels.size(), 16u);
  Planes drawn = noWeights(ground);
  for (std::size_t i = 0; i < ground.samples(); ++i) {
    std::vector<std::pair<int, std::size_t>> order;
    for (std::size_t k = 0; k < 16; ++k) {
      ASSERT_EQ(channels[k][i], ground.weights[k][i]);
      order.emplace_back(-ground.weights[k][i], k);
    }
    std::ranges::sort(order);
    int sum = 0;
    for (int n = 0; n < 4; ++n) sum -= order[static_cast<std::size_t>(n)].first;
    // Drawn by their proportion: none of the four loses.
    for (int n = 0; n < 4 && sum > 0; ++n) drawn[order[static_cast<std::size_t>(n)].second][i] = 255;
  }
  ASSERT_TRUE(report.undrawn);
  EXPECT_GT(report.undrawn->greatest, 0);
  expectLoss(*report.undrawn, lossBetween(ground, drawn));
}

TEST(HTerrainExport, ClassicKeepsFour) {
  const PaintedGround ground = paintedGround(65, 65, 7, 4);
  const TempFolder folder;
  MaterialExportOptions options{
      .preset = MaterialPreset::HTerrain, .splat = SplatKind::Classic4, .chosen = {70, 20, 50, 10}};
  const auto report = exportedTo(ground, folder, options);
  const auto channels = splats(folder, 1);
  const std::vector<std::size_t> chosen{6, 1, 4, 0};
  Planes kept = noWeights(ground);
  for (std::size_t i = 0; i < ground.samples(); ++i) {
    double sum = 0.0, had = 0.0;
    for (const std::size_t k : chosen) had += ground.weights[k][i];
    for (std::size_t c = 0; c < 4; ++c) {
      sum += channels[c][i];
      kept[chosen[c]][i] = static_cast<std::uint8_t>(channels[c][i]);
      if (had > 0.0) {
        ASSERT_NEAR(channels[c][i], ground.weights[chosen[c]][i] * 255.0 / had, 1.0);
      }
    }
    ASSERT_EQ(sum, std::isnan(ground.terrain.heights.at(static_cast<int>(i % 65), static_cast<int>(i / 65)))
                       ? 0.0
                       : 255.0);
  }
  expectLoss(report.loss, lossBetween(ground, kept));
  EXPECT_GT(report.loss.mean, 1.0);
  options.chosen = {10, 999};
  expectOneLine(exportMaterials(ground.ground(), folder.file("b"), options), {"material 999"});
  options.chosen = {10, 20, 30, 40, 50};
  expectOneLine(exportMaterials(ground.ground(), folder.file("b"), options), {"CLASSIC4 takes 4 materials"});
}

TEST(HTerrainExport, ArraysBlendThreeWhoseIndicesDifferModulo3) {
  const PaintedGround ground = paintedGround(65, 65, 11, 4);
  const TempFolder folder;
  const auto report =
      exportedTo(ground, folder, {.preset = MaterialPreset::HTerrain, .splat = SplatKind::Array});
  const auto textures = Json::parse(readBytes(folder.file("textures.json")));
  std::map<int, std::size_t> layerOf;
  for (const auto& layer : textures["layers"])
    layerOf[layer["index"].get<int>()] = static_cast<std::size_t>(std::stoi(layer["name"].get<std::string>().substr(6)));
  ASSERT_EQ(layerOf.size(), 11u);
  const OutsideBands index = readOutsideBands(folder.file("splat_index.png")),
                     weight = readOutsideBands(folder.file("splat_weight.png"));
  Planes kept = noWeights(ground);
  for (std::size_t i = 0; i < ground.samples(); ++i) {
    if (std::isnan(ground.terrain.heights.at(static_cast<int>(i % 65), static_cast<int>(i / 65)))) continue;
    const std::array<double, 3> weights{weight.bands[0][i], weight.bands[1][i],
                                        255.0 - weight.bands[0][i] - weight.bands[1][i]};
    for (std::size_t slot = 0; slot < 3; ++slot) {
      const int texture = static_cast<int>(index.bands[slot][i]);
      ASSERT_EQ(texture % 3, static_cast<int>(slot));
      ASSERT_GE(weights[slot], 0.0);
      if (weights[slot] > 0.0) kept[layerOf.at(texture)][i] = static_cast<std::uint8_t>(weights[slot]);
    }
  }
  expectLoss(report.loss, lossBetween(ground, kept));
}

double toLinear(double c) { return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4); }

TEST(PictureExport, ColoursMixInLinearLight) {
  const PaintedGround ground = paintedGround(50, 40, 4, 4);
  const TempFolder folder;
  (void)exportedTo(ground, folder, {.preset = MaterialPreset::Picture});
  EXPECT_EQ(folder.names(),
            (std::vector<std::string>{".scarp-export", "ambient_occlusion.png", "colour.png", "curvature.png",
                                      "flow.png", "maps.json", "normal_directx.png", "normal_opengl.png",
                                      "slope.png"}));
  const OutsideBands picture = readOutsideBands(folder.file("colour.png"));
  ASSERT_EQ(picture.bands.size(), 3u);
  for (std::size_t i = 0; i < ground.samples(); ++i)
    for (std::size_t c = 0; c < 3; ++c) {
      double light = 0.0;
      for (std::size_t k = 0; k < 4; ++k)
        light += ground.weights[k][i] / 255.0 * toLinear(ground.materials[k].colour[c] / 255.0);
      ASSERT_NEAR(toLinear(picture.bands[c][i] / 255.0), light, 0.005) << i;
    }
}

TEST(PictureExport, MapsOfATiltedPlane) {
  const double rise = std::tan(30.0 * std::numbers::pi / 180.0);
  // It falls to the east and is level along the north.
  const Terrain terrain =
      makeTerrain({40, 30, 5.0, 5.0}, [&](int c, int) { return static_cast<float>(100.0 - rise * 5.0 * c); });
  const PaintedGround ground = groundWith(terrain, {std::vector<std::uint8_t>(1200, 255)});
  for (const MapDepth depth : {MapDepth::Bits8, MapDepth::Bits16, MapDepth::Float}) {
    SCOPED_TRACE(mapDepthNames().title(depth));
    const TempFolder folder;
    (void)exportedTo(ground, folder, {.preset = MaterialPreset::Picture, .depth = depth});
    const bool isFloat = depth == MapDepth::Float;
    const double last = depth == MapDepth::Bits8 ? 255.0 : 65535.0;
    const auto maps = Json::parse(readBytes(folder.file("maps.json")))["maps"];
    ASSERT_EQ(maps.size(), 6u);
    const auto value = [&](const std::string& name, std::size_t band, std::size_t i) {
      for (const auto& map : maps)
        if (map["file"].get<std::string>().starts_with(name)) {
          const double stored = readOutsideBands(folder.file(map["file"].text())).bands[band][i];
          if (isFloat) return stored;
          return map["first"].get<double>() +
                 stored / last * (map["last"].get<double>() - map["first"].get<double>());
        }
      ADD_FAILURE() << name;
      return 0.0;
    };
    const std::size_t middle = 15 * 40 + 20;
    const double near = isFloat ? 1e-5 : 1.0 / last;
    EXPECT_NEAR(value("normal_opengl", 0, middle), 0.5, near);
    EXPECT_NEAR(value("normal_opengl", 1, middle), 0.0, near);
    EXPECT_NEAR(value("normal_opengl", 2, middle), std::cos(std::numbers::pi / 6), near);
    EXPECT_NEAR(value("slope", 0, middle), 30.0, 90.0 * near);
    EXPECT_NEAR(value("curvature", 0, middle), 0.0, 1e-4);
    EXPECT_NEAR(value("ambient_occlusion", 0, middle), 0.933, 0.01);  // (1 + cos 30°) / 2
    // Straight down the slope: the 21 samples to the west drain through.
    EXPECT_NEAR(std::pow(10.0, value("flow", 0, middle)), 21 * 25.0,
                21 * 25.0 * (depth == MapDepth::Bits8 ? 0.1 : 0.3));
  }
}

TEST(PictureExport, DepositionIsAMapWhereThereIsAny) {
  const PaintedGround ground = paintedGround(50, 40, 3, 3);
  HeightRaster deposits(50, 40, 0.0F);
  std::vector<float> metres(20 * 10);
  for (std::size_t i = 0; i < metres.size(); ++i) metres[i] = 0.01F * static_cast<float>(i);
  deposits.write({10, 20, 30, 30}, metres);
  for (const MapDepth depth : {MapDepth::Bits16, MapDepth::Float}) {
    const TempFolder folder;
    MaterialGround withDeposits = ground.ground();
    withDeposits.deposits = &deposits;
    ASSERT_TRUE(exportMaterials(withDeposits, folder.path().string(),
                                {.preset = MaterialPreset::Picture, .depth = depth}));
    const auto maps = Json::parse(readBytes(folder.file("maps.json")))["maps"];
    ASSERT_EQ(maps.size(), 7u);
    const auto& map = maps.back();
    EXPECT_EQ(map["file"], depth == MapDepth::Float ? "deposition.tif" : "deposition.png");
    const double step = depth == MapDepth::Float ? 1.0 : map["last"].get<double>() / 65535.0;
    const auto stored = readOutsideBands(folder.file(map["file"].text())).bands[0];
    for (int row = 0; row < 40; ++row)
      for (int column = 0; column < 50; ++column)
        if (!std::isnan(ground.terrain.heights.at(column, row))) {
          ASSERT_NEAR(stored[static_cast<std::size_t>(row) * 50 + column] * step, deposits.at(column, row),
                      depth == MapDepth::Float ? 0.0 : 0.51 * step);
        }
  }
  const TempFolder half;
  MaterialGround withDeposits = ground.ground();
  withDeposits.deposits = &deposits;
  ASSERT_TRUE(exportMaterials(
      withDeposits, half.path().string(),
      {.preset = MaterialPreset::Picture, .resample = SampleSize{25, 20}, .depth = MapDepth::Float}));
  const auto stored = readOutsideBands(half.file("deposition.tif")).bands[0];
  EXPECT_GT(*std::ranges::max_element(stored), 1.0);
  EXPECT_EQ(std::ranges::count_if(stored, [](double m) { return m < 0.0; }), 0);
}

TEST(PictureExport, DirectXNormalsLookTheOtherWay) {
  const Terrain terrain = makeTerrain({20, 20, 1.0, 1.0}, [](int, int r) { return static_cast<float>(r); });
  const PaintedGround ground = groundWith(terrain, {std::vector<std::uint8_t>(400, 255)});
  const TempFolder folder;
  (void)exportedTo(ground, folder, {.preset = MaterialPreset::Picture, .depth = MapDepth::Bits8});
  // It rises to the south, so it faces north.
  EXPECT_GT(readOutsideBands(folder.file("normal_opengl.png")).bands[1][210], 200.0);
  EXPECT_LT(readOutsideBands(folder.file("normal_directx.png")).bands[1][210], 55.0);
}

TEST(GroundMaps, TheAngleBetweenANormalAndTheVerticalIsTheSlope) {
  for (const NamedTerrain& named : pickingTerrains()) {
    SCOPED_TRACE(named.name);
    const NormalMap normals = normalMap(named.terrain);
    const std::vector<float> slopes = slopeMap(named.terrain);
    for (std::size_t i = 0; i < slopes.size(); ++i) {
      ASSERT_EQ(std::isnan(normals.z[i]), std::isnan(slopes[i])) << i;
      if (std::isnan(slopes[i])) continue;
      const double flat = std::hypot(normals.x[i], normals.y[i]);
      ASSERT_NEAR(std::atan2(flat, normals.z[i]) * 180.0 / std::numbers::pi, slopes[i], 1e-3) << i;
    }
  }
}

}  // namespace
}  // namespace scarp::test
