#include <cmath>
#include <iostream>
#include <numbers>

#include "tests/ui/GdalOracle.h"
#include "tests/ui/RenderHarness.h"
#include "ui/render/ColourRamps.h"

namespace scarp {
namespace {

/// A terrain from straight above, `pixels` to a sample.
class FromAbove {
 public:
  FromAbove(const Terrain& terrain, int pixels)
      : document_(terrain), harness_(pixels * terrain.frame.columns, pixels * terrain.frame.rows) {
    const GridFrame& frame = terrain.frame;
    Camera camera;
    camera.projection = Camera::Projection::Orthographic;
    camera.pitch = -std::numbers::pi / 2.0;
    camera.position = {0.0, 0.0, document_.box().max.z() + 100.0};
    camera.orthoHeight = frame.rows * frame.dy;
    camera.fitClipPlanes(document_.box());
    view_ = harness_.view(camera);
    view_.size = {pixels * frame.columns * frame.dx / frame.dy, double(pixels * frame.rows)};
    view_.settings.cellPixels = 1.0;
    view_.settings.shading.relief = 0.0;
  }

  RenderSettings& settings() { return view_.settings; }
  QImage draw() {
    harness_.draw(document_, view_);
    return harness_.picture();
  }

 private:
  TerrainDocument document_;
  test::RenderHarness harness_;
  SceneView view_;
};

Terrain rugged(const std::string& file) {
  if (const std::string path = test::realData(file); !path.empty())
    if (auto read = importRaster(path)) return std::move(read.value().terrain);
  std::cout << "no real elevation data here: made ground instead of " << file << "\n";
  return test::fractalTerrain(327, 231, 30.0, 25.0);
}

/// Real ground with holes, and cells that are not square.
std::vector<Terrain> grounds() {
  std::vector<Terrain> all{rugged("SainteHelens.dem")};
  all.push_back(test::fractalTerrain(301, 203, 7.0, 4.5));
  return all;
}

/// The largest difference between pixels and wanted colours, 1/255, over all samples that have one.
template <class Wanted>
int worstDifference(const QImage& picture, const std::vector<float>& values, Wanted wanted) {
  int worst = 0, compared = 0;
  for (int row = 0; row < picture.height(); ++row)
    for (int column = 0; column < picture.width(); ++column) {
      const float value = values[static_cast<std::size_t>(row * picture.width() + column)];
      if (std::isnan(value)) continue;
      const std::array<double, 3> colour = wanted(double(value));
      const QRgb pixel = picture.pixel(column, row);
      const std::array<int, 3> drawn{qRed(pixel), qGreen(pixel), qBlue(pixel)};
      for (std::size_t k = 0; k < 3; ++k)
        worst = std::max(worst, std::abs(drawn[k] - static_cast<int>(std::lround(255.0 * colour[k]))));
      ++compared;
    }
  EXPECT_GT(compared, picture.width() * picture.height() / 2);
  return worst;
}

TEST(GroundShading, HillshadeIsGdalsFromStraightAbove) {
  for (const Terrain& terrain : grounds()) {
    FromAbove above(terrain, 1);
    above.settings().shading.mode = ShadingMode::Hillshade;
    for (const auto& [azimuth, elevation] : {std::pair(315, 45), std::pair(100, 20), std::pair(0, 90)}) {
      above.settings().light = {double(azimuth), double(elevation)};
      const auto expected = test::gdalDem(
          terrain, "hillshade", {"-az", std::to_string(azimuth), "-alt", std::to_string(elevation)});
      const auto grey = [](double value) { return std::array{value / 255.0, value / 255.0, value / 255.0}; };
      EXPECT_LE(worstDifference(above.draw(), expected, grey), 1) << azimuth << "° " << elevation << "°";
    }
  }
}

TEST(GroundShading, SlopeIsGdals) {
  for (const Terrain& terrain : grounds()) {
    FromAbove above(terrain, 1);
    above.settings().shading.mode = ShadingMode::Slope;
    const auto colour = [](double degrees) { return measureColour(ShadingMode::Slope, degrees / 90.0); };
    EXPECT_LE(worstDifference(above.draw(), test::gdalDem(terrain, "slope"), colour), 1);
  }
}

TEST(GroundShading, AspectIsGdals) {
  for (const Terrain& terrain : grounds()) {
    if (terrain.frame.dx != terrain.frame.dy) continue;  // gdaldem takes cells for square here
    FromAbove above(terrain, 1);
    above.settings().shading.mode = ShadingMode::Aspect;
    const auto colour = [](double degrees) { return measureColour(ShadingMode::Aspect, degrees / 360.0); };
    EXPECT_LE(worstDifference(above.draw(), test::gdalDem(terrain, "aspect"), colour), 1);
  }
}

/// Which pixels are nearer than `reach` to any of the places.
QImage around(QSize size, const std::vector<Vec2>& places, double reach) {
  QImage near(size, QImage::Format_Grayscale8);
  near.fill(0);
  const int span = static_cast<int>(std::ceil(reach));
  for (const Vec2& place : places) {
    const int column = static_cast<int>(std::floor(place.x())), row = static_cast<int>(std::floor(place.y()));
    for (int r = row - span; r <= row + span; ++r)
      for (int c = column - span; c <= column + span; ++c)
        if (near.valid(c, r) && std::hypot(c + 0.5 - place.x(), r + 0.5 - place.y()) <= reach)
          near.scanLine(r)[c] = 255;
  }
  return near;
}

TEST(GroundShading, ContoursRunWhereGdalHasThem) {
  constexpr double kInterval = 100.0;
  constexpr int kPixels = 2;
  SCARP_REAL_DATA(path, "SainteHelens.dem");  // Made ground is too steep for lines to be told apart.
  auto read = importRaster(path);
  ASSERT_TRUE(read.ok()) << read.error().text();
  Terrain terrain = std::move(read->terrain);
  // Whole metres would have plateaus at the very height of a line, whose border is anyone's to draw.
  std::vector<float> samples = test::samplesOf(terrain.heights);
  for (float& sample : samples) sample += 0.25f;
  terrain.heights.write(terrain.frame.samples(), samples);

  FromAbove above(terrain, kPixels);
  above.settings().shading.mode = ShadingMode::Slope;
  const QImage bare = above.draw();
  above.settings().contours = {true, kInterval, 1000, false};  // thin lines only
  const QImage lined = above.draw();

  // Along GDAL's lines, in pixels: all, and those where lines have room beside one another.
  std::vector<Vec2> places, roomy;
  const std::vector<float> slopes = test::gdalDem(terrain, "slope");
  for (const test::GdalContour& contour : test::gdalContours(terrain, kInterval))
    for (std::size_t i = 1; i < contour.points.size(); ++i)
      for (int k = 0; k < 8; ++k) {
        const Vec2 at = contour.points[i - 1] + (contour.points[i] - contour.points[i - 1]) * k / 8.0;
        places.push_back(kPixels * (at + Vec2(0.5, 0.5)));
        const int sample = static_cast<int>(std::lround(at.y())) * terrain.frame.columns +
                           static_cast<int>(std::lround(at.x()));
        if (slopes[static_cast<std::size_t>(sample)] < 35.0f) roomy.push_back(places.back());
      }
  ASSERT_GT(roomy.size(), 10000U);
  const QImage nearGdal = around(bare.size(), places, 1.5);
  int drawn = 0, astray = 0;
  std::vector<Vec2> lines;
  for (int row = 0; row < bare.height(); ++row)
    for (int column = 0; column < bare.width(); ++column) {
      if (qGray(bare.pixel(column, row)) - qGray(lined.pixel(column, row)) < 40) continue;
      lines.emplace_back(column + 0.5, row + 0.5);
      ++drawn;
      astray += nearGdal.constScanLine(row)[column] == 0;
    }
  const QImage nearDrawn = around(bare.size(), lines, 1.5);
  int missing = 0;
  for (const Vec2& place : roomy) {
    const int column = static_cast<int>(place.x()), row = static_cast<int>(place.y());
    missing += nearDrawn.valid(column, row) && nearDrawn.constScanLine(row)[column] == 0;
  }
  std::cout << drawn << " pixels drawn, " << astray << " of them farther than 1.5 px from GDAL's lines; "
            << places.size() << " places on GDAL's lines, " << missing
            << " with nothing drawn within 1.5 px\n";
  EXPECT_GT(drawn, 5000);
  EXPECT_LE(astray, drawn / 200);
  EXPECT_LE(missing, static_cast<int>(roomy.size()) / 100);
}

TEST(GroundShading, LevelGroundAtALinesHeightIsNoLine) {
  const Terrain terrain = test::makeTerrain(
      {64, 48, 10.0, 10.0}, [](int c, int) { return c < 32 ? 100.0f : 100.0f + float(c - 32); });
  FromAbove above(terrain, 4);
  above.settings().shading.mode = ShadingMode::Slope;
  const QImage bare = above.draw();
  above.settings().contours = {true, 10.0, 5, false};
  const QImage lined = above.draw();
  int onLevel = 0, onSlope = 0;
  for (int row = 8; row < bare.height() - 8; ++row)
    for (int column = 8; column < bare.width() - 8; ++column)
      if (bare.pixel(column, row) != lined.pixel(column, row)) ++(column < 4 * 31 ? onLevel : onSlope);
  EXPECT_EQ(onLevel, 0);
  EXPECT_GT(onSlope, 200);
}

/// Mean brightness of some columns of a picture.
double brightness(const QImage& picture, int column0, int column1) {
  double sum = 0.0;
  for (int row = 0; row < picture.height(); ++row)
    for (int column = column0; column < column1; ++column) sum += qGray(picture.pixel(column, row));
  return sum / ((column1 - column0) * picture.height());
}

TEST(GroundShading, SandLiesByTheWaterThatShowsAndNowhereElse) {
  // A slope out of the sea: a metre a column, the shore at column 40.
  FromAbove above(test::makeTerrain({360, 96, 10.0, 10.0}, [](int c, int) { return float(c - 40); }), 1);
  above.settings().shading.mode = ShadingMode::Natural;
  const QImage dry = above.draw();
  EXPECT_NEAR(brightness(dry, 41, 43) / brightness(dry, 60, 100), 1.0, 0.25) << "no water, no beach";
  EXPECT_NEAR(brightness(dry, 10, 39) / brightness(dry, 60, 100), 1.0, 0.25)
      << "and no sandy plains below 0 m";
  above.settings().water = true;
  const QImage wet = above.draw();
  EXPECT_GT(brightness(wet, 41, 42), 1.25 * brightness(dry, 41, 42)) << "a beach";
  EXPECT_NEAR(brightness(wet, 60, 100), brightness(dry, 60, 100), 0.5) << "none higher up";
}

TEST(GroundShading, LevelGroundShowsNoTiles) {
  constexpr int kTile = 64;
  FromAbove above(test::makeTerrain({385, 385, 10.0, 10.0}, [](int, int) { return 100.0F; }), 1);
  above.settings().shading.mode = ShadingMode::Natural;
  const QImage picture = above.draw();
  // How much like itself the picture is, a tile on; 1 where the tiles are all the same.
  for (const auto& [right, down] : {std::pair(kTile, 0), std::pair(0, kTile), std::pair(kTile, kTile)}) {
    double a = 0.0, b = 0.0, aa = 0.0, bb = 0.0, ab = 0.0;
    int count = 0;
    for (int row = 0; row + down < picture.height(); ++row)
      for (int column = 0; column + right < picture.width(); ++column) {
        const double x = qGray(picture.pixel(column, row)),
                     y = qGray(picture.pixel(column + right, row + down));
        a += x, b += y, aa += x * x, bb += y * y, ab += x * y;
        ++count;
      }
    const double like = (ab - a * b / count) / std::sqrt((aa - a * a / count) * (bb - b * b / count));
    std::cout << "a tile " << right << " to the right and " << down << " down: " << like << "\n";
    EXPECT_LT(std::abs(like), 0.4);
  }
}

}  // namespace
}  // namespace scarp
