#pragma once

#include <QImage>
#include <cstdlib>

#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {

inline constexpr int kWidth = 240, kHeight = 150;
inline constexpr QRgb kMagenta = 0xffff00ff;

/// Hills with a square hole to the north-east of the middle, in the Alps.
class RenderCommand : public ::testing::Test {
 protected:
  void SetUp() override {
    // The same renderer on every machine; what it keeps to its end is not ours to free.
    ::setenv("LIBGL_ALWAYS_SOFTWARE", "1", 1);
    ::setenv("ASAN_OPTIONS", "detect_leaks=0", 1);
    for (int row = 25; row <= 35; ++row)
      for (int column = 65; column <= 75; ++column)
        ground.heights.write({column, row, column + 1, row + 1}, {{kHole}});
    GeoReference& reference = ground.georeference;
    reference.hasGeoTransform = true;
    reference.geoTransform = {400000.0, 10.0, 0.0, 5200000.0, 0.0, -10.0};
    OutsideFile file;
    file.geoTransform = reference.geoTransform;
    file.epsg = 32632;
    std::vector<double> samples;
    for (const float h : samplesOf(ground.heights)) samples.push_back(h);
    writeOutside(in, 101, 81, samples, file);
  }

  /// Draws with these options, bare and small unless they say otherwise.
  QImage draw(std::vector<std::string> options) {
    std::vector<std::string> all{"render", in, "-o", out};
    if (std::ranges::find(options, "--size") == options.end()) all.insert(all.end(), {"--size", "240x150"});
    all.insert(all.end(), options.begin(), options.end());
    const ProgramRun run = runProgram(all);
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_EQ(run.err, warned);
    told = run.out;
    return QImage(QString::fromStdString(out)).convertToFormat(QImage::Format_RGB32);
  }
  /// Nothing but the ground, on a colour that it never has.
  QImage drawGround(std::vector<std::string> options) {
    options.insert(options.end(), {"--hide", "walls,compass", "--background", "#ff00ff"});
    return draw(std::move(options));
  }

  TempFolder folder;
  std::string in = folder.file("a.tif"), out = folder.file("b.png"), told, warned;
  Terrain ground = fractalTerrain(101, 81, 10.0, 10.0);
};

}  // namespace scarp::test
