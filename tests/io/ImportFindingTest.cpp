#include <gtest/gtest.h>

#include <cmath>
#include <optional>

#include "core/io/ImportFinding.h"
#include "core/io/ImportPreview.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

using FindingKind = ImportFinding::Kind;

constexpr int kFoundSide = 301;
constexpr double kCell = 30.0;

/// Mountains of 600 to 3,000 m or so, in rows.
std::vector<double> mountains() {
  std::vector<double> samples;
  for (int row = 0; row < kFoundSide; ++row)
    for (int column = 0; column < kFoundSide; ++column)
      samples.push_back(std::round(1800.0 + 1700.0 * fractalNoise(column / 130.0, row / 130.0, 6, 0.5, 3)));
  return samples;
}

OutsideFile inUtm() {
  return {
      .type = "Float32", .geoTransform = {{500'017.0, kCell, 0.0, 5'200'023.0, 0.0, -kCell}}, .epsg = 32632};
}

std::vector<ImportFinding> found(const std::string& path, const ImportOptions& options = {}) {
  const auto imported = importRaster(path, options);
  EXPECT_TRUE(imported.ok()) << (imported.ok() ? "" : imported.error().text());
  return imported ? imported->findings : std::vector<ImportFinding>();
}

const ImportFinding* of(const std::vector<ImportFinding>& findings, FindingKind kind) {
  const auto at = std::ranges::find(findings, kind, &ImportFinding::kind);
  return at == findings.end() ? nullptr : &*at;
}

/// One fault is found, of that kind, or something to know; and what its switch does changes what is imported.
std::optional<ImportedTerrain> expectFault(const std::string& path, FindingKind kind, bool fault = true) {
  auto usual = importRaster(path, {});
  const ImportFinding* const finding = usual ? of(usual->findings, kind) : nullptr;
  if (!finding) {
    ADD_FAILURE() << path << ": no " << keyOf(kind);
    return std::nullopt;
  }
  for (const ImportFinding& other : usual->findings)
    EXPECT_TRUE(other.kind == kind || !other.fault) << other.reason;
  EXPECT_EQ(finding->fault, fault);
  // With the detected choice and with the opposite one.
  ImportOptions options;
  setFinding(options, *finding, !finding->on);
  auto changed = importRaster(path, options);
  EXPECT_TRUE(changed.ok());
  if (!changed) return std::nullopt;
  EXPECT_TRUE(of(changed->findings, kind) && of(changed->findings, kind)->on != finding->on) << keyOf(kind);
  return finding->on ? *std::move(usual) : *std::move(changed);
}

class SeededMistake : public testing::Test {
 protected:
  std::string write(const std::vector<double>& samples, const OutsideFile& file, const char* name = "a.tif") {
    writeOutside(folder_.file(name), kFoundSide, kFoundSide, samples, file);
    return folder_.file(name);
  }
  TempFolder folder_;
  std::vector<double> ground_ = mountains();
};

TEST_F(SeededMistake, NoneInCleanGround) {
  OutsideFile whole = inUtm();
  whole.type = "Int16";
  EXPECT_TRUE(found(write(ground_, whole)).empty());
}

TEST_F(SeededMistake, UndeclaredVoid) {
  for (int row = 50; row < 60; ++row)
    for (int column = 90; column < 140; ++column)
      ground_[static_cast<std::size_t>(row * kFoundSide + column)] = -32767.0;
  const auto holed = expectFault(write(ground_, inUtm()), FindingKind::Void);
  ASSERT_TRUE(holed);
  EXPECT_EQ(holed->holes, 500);
}

TEST_F(SeededMistake, Spikes) {
  for (const int at : {5000, 40'000, 41'234, 70'000}) ground_[static_cast<std::size_t>(at)] += 2500.0;
  ground_[20'000] -= 2000.0;
  const std::vector<double> clean = mountains();
  const auto mended = expectFault(write(ground_, inUtm()), FindingKind::Spikes);
  ASSERT_TRUE(mended);
  const std::vector<float> heights = samplesOf(mended->terrain.heights);
  int changed = 0;
  for (std::size_t i = 0; i < clean.size(); ++i) {
    EXPECT_NEAR(double{heights[i]}, clean[i], 200.0) << i;
    changed += double{heights[i]} != ground_[i] ? 1 : 0;
  }
  EXPECT_EQ(changed, 5);
}

TEST_F(SeededMistake, Seam) {
  for (int row = 0; row < kFoundSide; ++row)
    for (int column = 160; column < kFoundSide; ++column)
      ground_[static_cast<std::size_t>(row * kFoundSide + column)] -= 150.0;
  const auto mended = expectFault(write(ground_, inUtm()), FindingKind::Seams);
  ASSERT_TRUE(mended);
  double step = 0.0;
  for (int row = 0; row < kFoundSide; ++row)
    step += double{mended->terrain.heights.at(160, row)} - double{mended->terrain.heights.at(159, row)};
  EXPECT_NEAR(step / kFoundSide, 0.0, 20.0);
}

TEST_F(SeededMistake, EightBitsInSixteen) {
  OutsideFile file = inUtm();
  file.type = "UInt16";
  std::vector<double> coarse = ground_;
  for (double& h : coarse) h = 257.0 * std::round(h / 4000.0 * 255.0);
  writeOutside(folder_.file("b.tif"), kFoundSide, kFoundSide, coarse, file);
  EXPECT_TRUE(of(found(folder_.file("b.tif")), FindingKind::Terraces));
  ImportOptions spread;
  spread.mends.terraces = true;
  const auto mended = valueOf(importRaster(folder_.file("b.tif"), spread));
  const std::vector<float> heights = samplesOf(mended.terrain.heights);
  double worst = 0.0;
  bool changed = false;
  for (std::size_t i = 0; i < coarse.size(); ++i) {
    worst = std::max(worst, std::abs(double{heights[i]} - coarse[i]));
    changed = changed || double{heights[i]} != coarse[i];
  }
  EXPECT_TRUE(changed);
  EXPECT_LE(worst, 0.5 * 257.0);
}

TEST_F(SeededMistake, CentimetresAndADistanceFromAPlanetsCentre) {
  std::vector<double> fine = ground_;
  for (double& h : fine) h = 100.0 * h;
  OutsideFile file = inUtm();
  file.unit = "m";
  const auto turned = expectFault(write(fine, file), FindingKind::Unit);
  ASSERT_TRUE(turned);
  EXPECT_NEAR(double{turned->terrain.heights.at(7, 9)}, 0.01 * fine[9 * kFoundSide + 7], 0.01);
  for (double& h : ground_) h += 1'737'400.0;
  EXPECT_FALSE(of(found(write(ground_, inUtm())), FindingKind::Unit));
}

TEST_F(SeededMistake, UnitFindingsAreWarnedOfUnlessAUnitWasGiven) {
  OutsideFile file = inUtm();
  file.geoTransform = {{500'017.0, 100.0, 0.0, 5'200'023.0, 0.0, -100.0}};
  for (const auto& [unit, chosen, on] :
       {std::tuple("km", "", true), {"km", "m", true}, {"km", "km", false}, {"ft", "", false}}) {
    file.unit = unit;
    ImportOptions options;
    if (*chosen) options.verticalUnit = chosen;
    const auto imported = valueOf(importRaster(write(ground_, file), options));
    const ImportFinding* const finding = of(imported.findings, FindingKind::Unit);
    ASSERT_TRUE(finding) << unit << " as " << chosen;
    EXPECT_EQ(std::ranges::count(imported.warnings, findingText(*finding)), *chosen ? 0 : 1)
        << findingText(*finding);
    EXPECT_EQ(finding->on, on);
  }
}

TEST_F(SeededMistake, FeetWithoutAWord) {
  for (double& h : ground_) h = std::round(4.0 * h);
  const auto turned = expectFault(write(ground_, inUtm()), FindingKind::Unit);
  ASSERT_TRUE(turned);
  EXPECT_NEAR(double{turned->terrain.heights.at(7, 9)}, 0.3048 * ground_[9 * kFoundSide + 7], 0.01);
}

TEST_F(SeededMistake, FeetByTheNameOrTheCoordinates) {
  EXPECT_TRUE(of(found(write(ground_, inUtm(), "ned_feet.tif")), FindingKind::Unit));

  OutsideFile file = inUtm();
  file.epsg = 2286;  // Washington South, US survey feet.
  file.geoTransform = {{1'200'010.0, 100.0, 0.0, 500'020.0, 0.0, -100.0}};
  const auto turned = expectFault(write(ground_, file), FindingKind::Unit);
  ASSERT_TRUE(turned);
  EXPECT_NEAR(double{turned->terrain.heights.at(7, 9)}, 1200.0 / 3937.0 * ground_[9 * kFoundSide + 7], 0.01);
}

TEST_F(SeededMistake, UnitThatLies) {
  OutsideFile file = inUtm();
  file.unit = "ft";
  const auto turned = expectFault(write(ground_, file), FindingKind::Unit);
  ASSERT_TRUE(turned);
  EXPECT_NEAR(double{turned->terrain.heights.at(7, 9)}, ground_[9 * kFoundSide + 7], 0.01);
}

TEST_F(SeededMistake, MetresCalledCentimetres) {
  OutsideFile file = inUtm();
  file.geoTransform = {{500'017.0, 100.0, 0.0, 5'200'023.0, 0.0, -100.0}};
  file.unit = "cm";
  const auto turned = expectFault(write(ground_, file), FindingKind::Unit);
  ASSERT_TRUE(turned);
  EXPECT_NEAR(double{turned->terrain.heights.at(7, 9)}, ground_[9 * kFoundSide + 7], 0.01);
  for (double& h : ground_) h = 100.0 * h;
  EXPECT_TRUE(found(write(ground_, file)).empty()) << "real centimetres";
}

TEST_F(SeededMistake, ExchangedOrigin) {
  OutsideFile file = inUtm();
  file.epsg = 4326;
  constexpr double cell = 1.0 / 1200.0;
  file.geoTransform = {{46.01, cell, 0.0, -121.53, 0.0, -cell}};
  const auto turned = expectFault(write(ground_, file), FindingKind::Origin);
  ASSERT_TRUE(turned);
  EXPECT_DOUBLE_EQ(turned->terrain.georeference.geoTransform[0], -121.53);
  EXPECT_DOUBLE_EQ(turned->terrain.georeference.geoTransform[3], 46.01);
  file.epsg = 32632;
  file.geoTransform = {{5'200'023.0, kCell, 0.0, 500'017.0, 0.0, -kCell}};
  EXPECT_TRUE(of(found(write(ground_, file)), FindingKind::Origin));
}

TEST_F(SeededMistake, HalfACell) {
  OutsideFile file = inUtm();
  file.epsg = 4326;
  constexpr double cell = 1.0 / 300.0;
  file.geoTransform = {{-122.0, cell, 0.0, 47.0, 0.0, -cell}};
  const auto moved = expectFault(write(ground_, file), FindingKind::HalfCell);
  ASSERT_TRUE(moved);
  EXPECT_NEAR(moved->terrain.georeference.geoTransform[0], -122.0 - 0.5 * cell, 1e-12);
  EXPECT_NEAR(moved->terrain.georeference.geoTransform[3], 47.0 + 0.5 * cell, 1e-12);
  file.geoTransform = {{-122.0 - 0.5 * cell, cell, 0.0, 47.0 + 0.5 * cell, 0.0, -cell}};
  EXPECT_TRUE(found(write(ground_, file)).empty());
}

TEST_F(SeededMistake, SouthFirstIsSaidAndNoFault) {
  OutsideFile file = inUtm();
  (*file.geoTransform)[5] = kCell;
  const std::vector<ImportFinding> findings = found(write(ground_, file));
  ASSERT_EQ(findings.size(), 1U);
  EXPECT_EQ(findings.front().kind, FindingKind::Rows);
  EXPECT_FALSE(findings.front().fault);
}

TEST_F(SeededMistake, ShadedPicture) {
  std::vector<double> shade;
  for (int row = 0; row < kFoundSide; ++row)
    for (int column = 0; column < kFoundSide; ++column) {
      const auto h = [&](int c, int r) {
        return ground_[static_cast<std::size_t>(std::clamp(r, 0, kFoundSide - 1) * kFoundSide +
                                                std::clamp(c, 0, kFoundSide - 1))];
      };
      const double p = (h(column + 1, row) - h(column - 1, row)) / (2.0 * kCell),
                   q = (h(column, row + 1) - h(column, row - 1)) / (2.0 * kCell);
      shade.push_back(std::round(
          255.0 * std::clamp((0.5 * p + 0.5 * q + 0.7) / std::sqrt(1.0 + p * p + q * q), 0.0, 1.0)));
    }
  const std::string path = write(shade, {.driver = "PNG", .type = "Byte"}, "shade.png");
  EXPECT_TRUE(of(found(path), FindingKind::Picture));
  std::vector<double> heights = ground_;
  for (double& h : heights) h = std::round(h / 4000.0 * 255.0);
  const OutsideFile picture{.driver = "PNG", .type = "Byte"};
  EXPECT_FALSE(of(found(write(heights, picture, "heights.png")), FindingKind::Picture));
}

}  // namespace
}  // namespace scarp::test
