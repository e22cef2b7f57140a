#include "core/io/EngineSizes.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

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

constexpr int kMostComponents = 32;  // Each way.

/// Larger components first: Unreal draws fewer of them faster.
constexpr std::array<UnrealComponents, 12> kComponents{{{255, 2, {}},
                                                        {127, 2, {}},
                                                        {255, 1, {}},
                                                        {63, 2, {}},
                                                        {127, 1, {}},
                                                        {31, 2, {}},
                                                        {63, 1, {}},
                                                        {15, 2, {}},
                                                        {31, 1, {}},
                                                        {7, 2, {}},
                                                        {15, 1, {}},
                                                        {7, 1, {}}}};

bool isUnreal(const EnginePreset& preset) { return std::string_view(preset.name) == "unreal"; }

/// Of all landscapes of whole components the one whose sides are nearest to a grid's.
SampleSize nearestComponents(const GridFrame& frame) {
  SampleSize best{};
  long long least = -1;
  for (const UnrealComponents& one : kComponents) {
    const int size = one.quads * one.sections;
    const auto side = [size](int samples) {
      const double count = std::round((samples - 1.0) / size);
      return 1 + size * static_cast<int>(std::clamp(count, 1.0, double(kMostComponents)));
    };
    const SampleSize made{side(frame.columns), side(frame.rows)};
    const long long off = std::abs(made.columns - frame.columns) + std::abs(made.rows - frame.rows);
    if (least < 0 || off < least) best = made, least = off;
  }
  return best;
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

std::optional<UnrealComponents> unrealComponents(const SampleSize& size) {
  for (UnrealComponents one : kComponents) {
    const int quads = one.quads * one.sections;
    if ((size.columns - 1) % quads != 0 || (size.rows - 1) % quads != 0) continue;
    one.count = {(size.columns - 1) / quads, (size.rows - 1) / quads};
    const auto [least, most] = std::minmax(one.count.columns, one.count.rows);
    if (least >= 1 && most <= kMostComponents) return one;
  }
  return std::nullopt;
}

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
  if (isUnreal(preset) && unrealComponents({frame.columns, frame.rows})) return std::nullopt;
  return std::string(preset.title) + " takes " + (preset.square ? "squares with " : "") +
         listed(preset.sides) + " samples a side, not " + sizeText({frame.columns, frame.rows});
}

std::vector<SampleSize> engineSizes(const EnginePreset& preset, const GridFrame& frame) {
  if (preset.squareCells) return squareCellSizes(frame);
  std::vector<SampleSize> sizes;
  for (const int side : preset.sides) sizes.push_back(sizeWith(preset, frame, side));
  if (!isUnreal(preset)) return sizes;
  const SampleSize near = nearestComponents(frame);
  const auto after = std::ranges::find_if(sizes, [&](const SampleSize& size) {
    return std::max(size.columns, size.rows) >= std::max(near.columns, near.rows);
  });
  if (std::ranges::find(sizes, near) == sizes.end()) sizes.insert(after, near);
  return sizes;
}

SampleSize nearestEngineSize(const EnginePreset& preset, const GridFrame& frame) {
  if (preset.squareCells) return squareCellSizes(frame).back();
  EXPECTS(!preset.sides.empty());
  return sizeWith(preset, frame, nearestSide(preset.sides, std::max(frame.columns, frame.rows)));
}

}  // namespace scarp
