#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>

#include "tests/support/Dabs.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using test::applyTo;
using test::brush;
using test::samplesOf;

double meanOf(const Terrain& terrain) {
  double sum = 0;
  for (const float h : samplesOf(terrain.heights)) sum += h;
  return sum / static_cast<double>(terrain.frame.samples().area());
}

/// Of the heights against those of the four neighbours, metres.
double roughnessOf(const Terrain& t) {
  double sum = 0;
  for (int r = 30; r < 98; ++r)
    for (int c = 30; c < 98; ++c)
      sum += std::abs(4.0 * t.heights.at(c, r) - t.heights.at(c - 1, r) - t.heights.at(c + 1, r) -
                      t.heights.at(c, r - 1) - t.heights.at(c, r + 1));
  return sum / (4.0 * 68 * 68);
}

TEST(BlurKernels, SmoothTakesAwayRoughness) {
  Terrain rough = test::fractalTerrain(128, 128);
  const double before = roughnessOf(rough);
  applyTo(rough, {{0, 0}, 100.0, 0.0}, brush(BrushKind::Smooth, 60, Falloff::Constant));
  EXPECT_LT(roughnessOf(rough), 0.3 * before);
}

TEST(BlurKernels, SmoothReachesAsFarDownAMapAsAcross) {
  // Cells twice as wide as they are deep, a round hill.
  const GridFrame frame{81, 161, 2.0, 1.0};
  const auto hill = [&](int c, int r) {
    const double x = frame.x(c), y = frame.y(r);
    return static_cast<float>(50.0 * std::exp(-(x * x + y * y) / 144.0));
  };
  Terrain terrain = test::makeTerrain(frame, hill);
  BrushSettings settings = brush(BrushKind::Smooth, 64);
  settings.falloff = Falloff::Constant;
  for (int i = 0; i < 5; ++i) applyTo(terrain, {{0, 0}, 100.0, 0.0}, settings);
  EXPECT_LT(terrain.heights.at(40, 80), 35.0F);
  for (const int metres : {6, 12, 20, 30}) {
    const double east = terrain.heights.at(40 + metres / 2, 80), north = terrain.heights.at(40, 80 - metres);
    EXPECT_NEAR(east, north, 0.5) << metres;
  }
}

TEST(BlurKernels, SmoothAndSharpenKeepPlanesAtTheBorderAndAtHoles) {
  for (const BrushKind kind : {BrushKind::Smooth, BrushKind::Sharpen})
    for (const bool holes : {false, true}) {
      Terrain plane = test::makeTerrain({129, 129, 1, 1}, [&](int c, int r) {
        if (holes && std::hypot(c - 20, r - 64) < 15.0) return test::kHole;
        return static_cast<float>(0.7 * c + 0.3 * r);
      });
      const auto flat = samplesOf(plane.heights);
      for (const Vec2& centre : {Vec2(-64, 0), Vec2(-50, 30), Vec2(60, 64), Vec2(-64, -64)})
        applyTo(plane, {centre, 5.0, 0.0}, brush(kind, 40));
      const auto after = samplesOf(plane.heights);
      for (std::size_t i = 0; i < flat.size(); ++i) {
        ASSERT_EQ(std::isnan(after[i]), std::isnan(flat[i]));
        if (!std::isnan(flat[i])) {
          ASSERT_NEAR(after[i], flat[i], 2e-3) << int(kind) << " at " << i;
        }
      }
    }
}

/// How far the mean has moved, as a part of how far the samples have.
double drift(Terrain& terrain, const BrushSettings& settings) {
  const auto before = samplesOf(terrain.heights);
  const double mean = meanOf(terrain);
  for (int i = 0; i < 10; ++i) applyTo(terrain, {{3, -2}, 1.0, 0.0}, settings);
  const auto after = samplesOf(terrain.heights);
  double moved = 0;
  for (std::size_t i = 0; i < before.size(); ++i) moved += std::abs(double(after[i]) - before[i]);
  return std::abs(meanOf(terrain) - mean) * static_cast<double>(before.size()) / moved;
}

TEST(BlurKernels, SmoothAndSharpenKeepTheMean) {
  for (const BrushKind kind : {BrushKind::Smooth, BrushKind::Sharpen}) {
    Terrain rough = test::makeTerrain({200, 200, 1, 1}, [](int c, int r) {
      return static_cast<float>(8 * fractalNoise(c / 9.0, r / 9.0, 4, 0.5, 3));
    });
    EXPECT_LT(drift(rough, brush(kind, 80)), kind == BrushKind::Smooth ? 0.01 : 0.03) << int(kind);
  }
}

TEST(BlurKernels, WhatSmoothTakesOffASpikeItsSurroundingsGain) {
  Terrain spike =
      test::makeTerrain({200, 200, 1, 1}, [](int c, int r) { return c == 97 && r == 103 ? 40.0F : 0.0F; });
  BrushSettings settings = brush(BrushKind::Smooth, 80);
  settings.innerRadius = 0.8;
  EXPECT_LT(drift(spike, settings), 0.01);
}

TEST(BlurKernels, SharpenEnhancesDetail) {
  Terrain soft = test::fractalTerrain(128, 128);
  applyTo(soft, {{0, 0}, 2.0, 0.0}, brush(BrushKind::Smooth, 90, Falloff::Constant));
  const double before = roughnessOf(soft);
  BrushSettings settings = brush(BrushKind::Sharpen, 60, Falloff::Constant);
  settings.strength = 1;
  for (int i = 0; i < 10; ++i) applyTo(soft, {{0, 0}, 0.5, 0.0}, settings);
  EXPECT_GT(roughnessOf(soft), 1.3 * before);
}

TEST(BlurKernels, SharpenIsBoundedByTheAmountAndStaysStable) {
  Terrain terrain = test::fractalTerrain(160, 160);
  const auto steepest = [&] {
    double most = 0;
    for (int r = 1; r < 160; ++r)
      for (int c = 1; c < 160; ++c) {
        const double h = terrain.heights.at(c, r);
        most = std::max(
            {most, std::abs(h - terrain.heights.at(c - 1, r)), std::abs(h - terrain.heights.at(c, r - 1))});
      }
    return most;
  };
  auto before = samplesOf(terrain.heights);
  for (int dab = 0; dab < 120; ++dab) {
    applyTo(terrain, {{0, 0}, 0.5, 0.0}, brush(BrushKind::Sharpen, 60));
    const auto after = samplesOf(terrain.heights);
    for (std::size_t i = 0; i < before.size(); ++i) ASSERT_LE(std::abs(after[i] - before[i]), 0.501F);
    before = after;
  }
  // 60°, and what one dab may add.
  EXPECT_LT(steepest(), std::sqrt(3.0) + 1.0);
  for (int r = 1; r < 159; ++r)
    for (int c = 1; c < 159; ++c) {
      float around = -1e9F;
      for (int dr = -1; dr <= 1; ++dr)
        for (int dc = -1; dc <= 1; ++dc)
          if (dr || dc) around = std::max(around, terrain.heights.at(c + dc, r + dr));
      ASSERT_LT(terrain.heights.at(c, r) - around, 1.75F) << "a spike at " << c << ", " << r;
    }
}

}  // namespace
}  // namespace scarp
