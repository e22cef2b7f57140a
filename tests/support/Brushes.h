#pragma once

#include <cmath>
#include <random>
#include <utility>
#include <vector>

#include "core/brush/BrushKinds.h"
#include "core/brush/BrushSchema.h"

namespace scarp::test {

/// A valid brush with every setting drawn from its whole range, some of them from its ends.
inline BrushSettings anyBrush(std::mt19937_64& random) {
  std::uniform_real_distribution<double> unit(0.0, 1.0);
  BrushSettings brush;
  for (const auto& number : brushSchema().numbers()) {
    double value = number.low + unit(random) * (number.high - number.low);
    if (random() % 4 == 0) value = number.low;
    if (random() % 4 == 0) value = number.high;
    if (number.whole) value = std::floor(value);
    if (number.check(value)) number.store(brush, value);
  }
  for (const auto& choice : brushSchema().choices()) choice.store(brush, random() % choice.names.size());
  for (const auto& flag : brushSchema().flags()) flag.store(brush, random() % 2 == 0);
  for (const auto& curve : brushSchema().curves())
    curve.store(brush, *Curve::through({{0.0, unit(random)},
                                        {0.2 + 0.3 * unit(random), 0.5 + 0.5 * unit(random)},
                                        {1.0, unit(random)}}));
  if (brush.limits.lowest > brush.limits.highest) std::swap(brush.limits.lowest, brush.limits.highest);
  if (brush.limits.leastSlope > brush.limits.mostSlope)
    std::swap(brush.limits.leastSlope, brush.limits.mostSlope);
  return brush;
}

/// A valid brush as somebody might use on a few hundred metres of ground, with any of the settings that a
/// kind and its stroke have.
inline BrushSettings usualBrush(BrushKind kind, std::mt19937_64& random) {
  std::uniform_real_distribution<double> unit(0.0, 1.0);
  BrushSettings brush = anyBrush(random);
  const auto set = [&](std::string_view key, double low, double high) {
    const auto& number = brushNumber(key);
    const double value = low + unit(random) * (high - low);
    number.store(brush, number.whole ? std::floor(value) : value);
  };
  brush.kind = kind;
  set("radius", 8, 40);
  set("strength", 0.5, 10);
  set("flow", 0.5, 10);
  set("inner-radius", 0, 0.9);
  set("spacing", 0.05, 0.5);
  set("target-height", -10, 10);
  set("rise", -5, 20);
  set("noise-scale", 5, 80);
  set("terrace-step", 1, 8);
  set("clone-x", -60, 60);
  set("clone-y", -60, 60);
  set("restore-to", 0, 3);
  set("erosion-steps", 1, 9);
  set("aspect", 0.5, 2);
  set("steepest", 20, 91);
  set("lowest", -30, -5);
  set("highest", 5, 30);
  set("least-slope", 0, 5);
  set("most-slope", 60, 90);
  set("jitter-position", -0.3, 0.3);
  if (brush.jitter.position < 0.0) brush.jitter = {};
  set("stabiliser", -1, 1);
  if (brush.stabiliser < 0.0) brush.stabiliser = 0.0;
  set("symmetry-count", 2, 5);
  set("symmetry-x", -20, 20);
  set("symmetry-y", -20, 20);
  if (brush.limits.steepest > 90.0) brush.limits = {};
  return brush;
}

}  // namespace scarp::test
