#include "core/io/EngineSizes.h"

#include <algorithm>
#include <cmath>

#include "core/base/Contract.h"
#include "core/io/EnginePreset.h"
#include "core/io/NineDigits.h"
#include "core/operation/Reshape.h"

namespace scarp {

namespace {

std::string listed(const std::vector<int>& sides) {
  std::string text;
  for (std::size_t i = 0; i < sides.size(); ++i) {
    if (i > 0) text += i + 1 == sides.size() ? " or " : ", ";
    text += std::to_string(sides[i]);
  }
  return text;
}

/// Of two that are as near the larger one.
int nearestSide(const std::vector<int>& sides, double side) {
  return *std::ranges::min_element(sides, [side](int a, int b) {
    const double toA = std::abs(a - side), toB = std::abs(b - side);
    return toA < toB || (toA == toB && a > b);
  });
}

/// To be laid out with one cell size, the ground gets no longer or shorter than by half a cell.
bool squareCells(const GridFrame& frame) {
  const int cells = std::min(frame.columns, frame.rows) - 1;
  return std::abs(frame.dx - frame.dy) * cells <= 0.5 * std::max(frame.dx, frame.dy) * (1.0 + 1e-9);
}

int samplesOver(double metres, double cell) {
  return static_cast<int>(std::clamp(std::round(metres / cell) + 1.0, 2.0, double(kMostSamples)));
}

std::vector<SampleSize> squareCellSizes(const GridFrame& frame) {
  const SampleSize byDx{frame.columns, samplesOver(frame.depth(), frame.dx)};
  const SampleSize byDy{samplesOver(frame.width(), frame.dy), frame.rows};
  return frame.dx < frame.dy ? std::vector{byDy, byDx} : std::vector{byDx, byDy};
}

/// With a given side along the grid's longer one.
SampleSize sizeWith(const EnginePreset& preset, const GridFrame& frame, int side) {
  if (preset.square) return {side, side};
  const bool wide = frame.columns >= frame.rows;
  const double share =
      wide ? (frame.rows - 1.0) / (frame.columns - 1) : (frame.columns - 1.0) / (frame.rows - 1);
  const int other = nearestSide(preset.sides, 1.0 + (side - 1) * share);
  return wide ? SampleSize{side, other} : SampleSize{other, side};
}

}  // namespace

std::string sizeText(const SampleSize& size) {
  return std::to_string(size.columns) + " x " + std::to_string(size.rows);
}

std::optional<std::string> sizeProblem(const EnginePreset& preset, const GridFrame& frame) {
  if (preset.squareCells && !squareCells(frame))
    return std::string(preset.title) + " takes square cells, not " + nineDigits(frame.dx) + " x " +
           nineDigits(frame.dy) + " m";
  if (preset.sides.empty()) return std::nullopt;
  const auto fits = [&](int side) { return std::ranges::binary_search(preset.sides, side); };
  if (fits(frame.columns) && fits(frame.rows) && (!preset.square || frame.columns == frame.rows))
    return std::nullopt;
  return std::string(preset.title) + " takes " + (preset.square ? "squares with " : "") +
         listed(preset.sides) + " samples a side, not " + sizeText({frame.columns, frame.rows});
}

std::vector<SampleSize> engineSizes(const EnginePreset& preset, const GridFrame& frame) {
  if (preset.squareCells) return squareCellSizes(frame);
  std::vector<SampleSize> sizes;
  for (const int side : preset.sides) sizes.push_back(sizeWith(preset, frame, side));
  return sizes;
}

SampleSize nearestEngineSize(const EnginePreset& preset, const GridFrame& frame) {
  if (preset.squareCells) return squareCellSizes(frame).back();
  EXPECTS(!preset.sides.empty());
  return sizeWith(preset, frame, nearestSide(preset.sides, std::max(frame.columns, frame.rows)));
}

}  // namespace scarp
