#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/Parallel.h"
#include "core/operation/Filter.h"
#include "tests/support/Terrains.h"

namespace scarp::test {

/// Every filter once, with settings that change something of fractal ground with holes.
inline std::vector<Filter> allFilters() {
  return {OffsetFilter{3.0},
          ScaleFilter{1.5, 2.0},
          ClampFilter{-4.0, 9.0},
          RemapFilter{-10.0, 20.0, 0.0, 15.0, *Curve::through({{0.0, 0.0}, {0.4, 0.7}, {1.0, 1.0}})},
          DestepFilter{1.0},
          FillHolesFilter{HolesToFill::All},
          FillDepressionsFilter{4.0, 0.2},
          BreachDepressionsFilter{3.0, 0.0, 0.1},
          BlurFilter{6.0},
          SharpenFilter{6.0, 0.7},
          NoiseFilter{{}, 4.0},
          TerraceFilter{{5.0, 0.8}},
          HydraulicErosionFilter{8},
          ThermalErosionFilter{10.0, 12}};
}

inline bool isHole(float h) { return std::isnan(h); }

/// Fractal ground of whole metres with some holes, larger than a tile and no multiple of one.
inline Terrain groundWithHoles(int columns = 300, int rows = 210, double dx = 2.0, double dy = 3.0) {
  Terrain ground = fractalTerrain(columns, rows, dx, dy);
  return makeTerrain(ground.frame, [&](int c, int r) {
    if ((c > 40 && c < 60 && r > 30 && r < 41) || (c > columns - 9 && r > rows - 20)) return kHole;
    return std::round(ground.heights.at(c, r));
  });
}

/// Selected in the middle, wholly and then less and less towards the outside.
inline MaskRaster middleSelected(const GridFrame& frame) {
  MaskRaster mask(frame.columns, frame.rows, 0.0F);
  std::vector<float> weights;
  for (int r = 0; r < frame.rows; ++r)
    for (int c = 0; c < frame.columns; ++c) {
      const double away = std::hypot(c - 40.0, r - 50.0);
      weights.push_back(static_cast<float>(std::clamp(1.5 - away / 40.0, 0.0, 1.0)));
    }
  mask.write(frame.samples(), weights);
  return mask;
}

/// Σ of heights, holes left out.
inline double sumOf(const HeightRaster& heights) {
  double sum = 0.0;
  for (const float h : samplesOf(heights))
    if (!isHole(h)) sum += static_cast<double>(h);
  return sum;
}

}  // namespace scarp::test
