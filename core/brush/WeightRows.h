#pragma once

#include "core/brush/BrushSettings.h"

namespace scarp {

// What a brush weighs along a row of samples. Pure; for each instruction set, the same bits.

/// Steps of a falloff's table from the middle to the rim; it has one more value, and that twice.
inline constexpr int kWeightTableSteps = 256;

/// A run of samples; distances are in radii.
struct WeightRun {
  float first, step, offset;  ///< The run's first column, counted from the anchor.
  float northing2;            ///< Squared.
  float inner, perOuter;      ///< Inner radius, and 1/(1 − inner radius).
  float amount;
  int count;
  const float* table;  ///< Of Falloff::Curve.
};

/// amount · the falloff's weight at each sample.
void weightRow(Falloff falloff, const WeightRun& run, float* out);

/// A run of samples in an alpha's pixels.
struct AlphaRun {
  const float* values;
  int stride;
  float lastColumn, lastRow;
  float u, v, du, dv;  ///< The anchor's column and row there, and what a sample adds to them.
  float first;         ///< The run's first sample, counted from the anchor.
  int count;
};

/// The alpha at each sample, between its pixels; 0 outside it.
void alphaRow(AlphaRun run, float* out);

void multiplyRow(const float* factors, int count, float* out);

}  // namespace scarp
