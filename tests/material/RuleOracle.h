#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <map>
#include <numbers>
#include <string>
#include <utility>

#include "core/material/Material.h"
#include "core/noise/Noise.h"
#include "core/terrain/Terrain.h"
#include "tests/line/PlainDistance.h"

namespace scarp::test {

/// What conditions say of a terrain, in plain double precision, sample by sample, from their definitions.
class RuleOracle {
 public:
  explicit RuleOracle(const Terrain& terrain) : terrain_(terrain) {}
  std::map<std::string, MaskRaster> masks;
  const HeightRaster *drainage = nullptr, *deposits = nullptr;
  std::vector<PlainLine> lines;  ///< All of one layer.

  void setLines(const std::vector<Line>& all) {
    lines.clear();
    for (const Line& line : all) lines.emplace_back(line, terrain_.frame);
  }

  [[nodiscard]] double height(int c, int r) const {
    return terrain_.heights.rect().contains(c, r) ? double(terrain_.heights.at(c, r)) : kNone;
  }
  /// NaN where there is none.
  [[nodiscard]] double measure(const RuleCondition& condition, int c, int r) const {
    const GridFrame& frame = terrain_.frame;
    switch (condition.by) {
      case GroundMeasure::Height:
        return height(c, r);
      case GroundMeasure::Slope:
        return std::atan(std::hypot(east(c, r), south(c, r))) * 180.0 / std::numbers::pi;
      case GroundMeasure::Aspect: {
        if (std::hypot(east(c, r), south(c, r)) < 1e-9) return kNone;
        const double degrees = std::atan2(-east(c, r), south(c, r)) * 180.0 / std::numbers::pi;
        return degrees < 0.0 ? degrees + 360.0 : degrees;
      }
      case GroundMeasure::Curvature: {
        double sum = 0.0;
        for (int y = -1; y <= 1; ++y)
          for (int x = -1; x <= 1; ++x) sum += (2 - std::abs(x)) * (2 - std::abs(y)) * bend(c + x, r + y);
        return sum / 16.0;
      }
      case GroundMeasure::Concavity:
        return concavity(condition.radius, c, r);
      case GroundMeasure::Drainage:
        return drainage ? double(drainage->at(c, r)) : kNone;
      case GroundMeasure::Deposition:
        return deposits ? double(deposits->at(c, r)) : 0.0;
      case GroundMeasure::Noise:
        return shapedNoise(condition.noise.shape, frame.x(c) / condition.noise.scale,
                           frame.y(r) / condition.noise.scale, condition.noise.octaves, condition.noise.seed);
      case GroundMeasure::Mask:
        return masks.contains(condition.mask) ? double(masks.at(condition.mask).at(c, r)) : 0.0;
      case GroundMeasure::Water: {
        double least = std::min(condition.radius, 256.0 * std::min(frame.dx, frame.dy));
        const int reach = static_cast<int>(least / std::min(frame.dx, frame.dy)) + 1;
        for (int y = -reach; y <= reach; ++y)
          for (int x = -reach; x <= reach; ++x)
            if (height(c + x, r + y) <= condition.level)
              least = std::min(least, std::hypot(x * frame.dx, y * frame.dy));
        return least;
      }
      case GroundMeasure::Lines:
        return distance(condition, {frame.x(c), frame.y(r)});
    }
    return kNone;
  }
  [[nodiscard]] double weight(const RuleCondition& condition, int c, int r) const {
    return weightOf(condition, measure(condition, c, r));
  }
  /// At a grid position: interpolated over the triangle of the cell, split along the diagonal from the
  /// north-west corner.
  [[nodiscard]] double measureAt(const RuleCondition& condition, double column, double row) const {
    const GridFrame& frame = terrain_.frame;
    if (condition.by == GroundMeasure::Noise) {
      const NoiseBrush& noise = condition.noise;
      return shapedNoise(noise.shape, frame.x(column) / noise.scale, frame.y(row) / noise.scale,
                         noise.octaves, noise.seed);
    }
    if (condition.by == GroundMeasure::Lines) return distance(condition, {frame.x(column), frame.y(row)});
    if (condition.by != GroundMeasure::Slope && condition.by != GroundMeasure::Aspect)
      return between([&](int c, int r) { return measure(condition, c, r); }, column, row);
    const double e = between([&](int c, int r) { return east(c, r); }, column, row),
                 s = between([&](int c, int r) { return south(c, r); }, column, row);
    if (condition.by == GroundMeasure::Slope) return std::atan(std::hypot(e, s)) * 180.0 / std::numbers::pi;
    if (std::hypot(e, s) < 1e-9) return kNone;
    const double degrees = std::atan2(-e, s) * 180.0 / std::numbers::pi;
    return degrees < 0.0 ? degrees + 360.0 : degrees;
  }
  [[nodiscard]] double weightAt(const RuleCondition& condition, double column, double row) const {
    return weightOf(condition, measureAt(condition, column, row));
  }
  /// Interpolates values of samples to a grid position within the terrain.
  [[nodiscard]] double between(const std::function<double(int, int)>& at, double column, double row) const {
    const int c = std::min(static_cast<int>(column), terrain_.frame.columns - 2);
    const int r = std::min(static_cast<int>(row), terrain_.frame.rows - 2);
    const double u = column - c, v = row - r;
    const double corner = u >= v ? at(c + 1, r) : at(c, r + 1);
    // On a sample or an edge other corners do not count, also where they are NaN.
    const auto part = [](double share, double value) { return share > 0.0 ? share * value : 0.0; };
    return part(1.0 - std::max(u, v), at(c, r)) + part(std::abs(u - v), corner) +
           part(std::min(u, v), at(c + 1, r + 1));
  }

 private:
  static constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

  static double smooth(double t) {
    t = std::clamp(t, 0.0, 1.0);
    return t * t * (3.0 - 2.0 * t);
  }
  /// How far a distance beyond an end is from being out of the range.
  static double near(double beyond, double soft) {
    return beyond <= 0.0 ? 1.0 : soft > 0.0 ? 1.0 - beyond / soft : 0.0;
  }
  [[nodiscard]] double distance(const RuleCondition& condition, const Vec2& place) const {
    double least = 1e9;
    for (const PlainLine& line : lines)
      if (line.isIn(condition.lines)) least = std::min(least, line.distance(condition.lines, place));
    return least;
  }
  static double weightOf(const RuleCondition& condition, double value) {
    const double inside = inRange(condition, value);
    return condition.inverted ? 1.0 - inside : inside;
  }
  static double inRange(const RuleCondition& k, double value) {
    if (std::isnan(value)) return 0.0;
    if (k.by != GroundMeasure::Aspect) {
      if (k.curve) return k.curve->at((value - k.low) / (k.high - k.low));
      return smooth(std::min(near(k.low - value, k.softLow), near(value - k.high, k.softHigh)));
    }
    const auto turn = [](double degrees) { return degrees - 360.0 * std::floor(degrees / 360.0); };
    const double width = k.high - k.low >= 360.0 ? 360.0 : turn(k.high - k.low), from = turn(value - k.low);
    if (k.curve) return k.curve->at(from / width);
    if (from <= width) return 1.0;
    return smooth(std::max(near(from - width, k.softHigh), near(360.0 - from, k.softLow)));
  }
  /// Horn 1981 along one axis: each of three differences counts where it is known.
  [[nodiscard]] double gradient(const std::function<double(int, int)>& at, double spacing) const {
    double sum = 0.0, weight = 0.0;
    for (int line = -1; line <= 1; ++line) {
      const double before = at(-1, line), here = at(0, line), after = at(1, line);
      double rise = kNone;
      if (!std::isnan(before) && !std::isnan(after))
        rise = (after - before) / (2.0 * spacing);
      else if (!std::isnan(after))
        rise = (after - here) / spacing;
      else if (!std::isnan(before))
        rise = (here - before) / spacing;
      if (std::isnan(rise)) continue;
      sum += (2 - std::abs(line)) * rise;
      weight += 2 - std::abs(line);
    }
    return weight > 0.0 ? sum / weight : 0.0;
  }
  [[nodiscard]] double east(int c, int r) const {
    return gradient([&](int along, int line) { return height(c + along, r + line); }, terrain_.frame.dx);
  }
  [[nodiscard]] double south(int c, int r) const {
    return gradient([&](int along, int line) { return height(c + line, r + along); }, terrain_.frame.dy);
  }
  [[nodiscard]] double bend(int c, int r) const {
    const double h = 2.0 * height(c, r), dx = terrain_.frame.dx, dy = terrain_.frame.dy;
    const double sum = (h - height(c - 1, r) - height(c + 1, r)) / (dx * dx) +
                       (h - height(c, r - 1) - height(c, r + 1)) / (dy * dy);
    return std::isnan(sum) ? 0.0 : sum;
  }
  [[nodiscard]] double concavity(double radius, int c, int r) const {
    const auto steps = [](double metres, double spacing, int samples) {
      const int all = static_cast<int>(std::clamp(std::round(metres / spacing), 1.0, double(samples)));
      const int length = 1 + (all - 1) / 16;
      return std::pair(length, static_cast<int>(std::lround(double(all) / length)));
    };
    const auto [stepX, across] = steps(radius, terrain_.frame.dx, terrain_.frame.columns);
    const auto [stepY, down] = steps(radius, terrain_.frame.dy, terrain_.frame.rows);
    const auto mean = [&, sx = stepX, sy = stepY, nx = across, ny = down](int nodeX, int nodeY) {
      double sum = 0.0;
      int count = 0;
      for (int y = -ny; y <= ny; ++y)
        for (int x = -nx; x <= nx; ++x) {
          const double h = height((nodeX + x) * sx, (nodeY + y) * sy);
          if (!std::isnan(h)) sum += h, ++count;
        }
      return sum / count;
    };
    const int x = c / stepX, y = r / stepY;
    const double u = double(c % stepX) / stepX, v = double(r % stepY) / stepY;
    const auto between = [&](int row) {
      return u > 0.0 ? (1.0 - u) * mean(x, row) + u * mean(x + 1, row) : mean(x, row);
    };
    const double around = v > 0.0 ? (1.0 - v) * between(y) + v * between(y + 1) : between(y);
    return std::isnan(around) ? 0.0 : height(c, r) - around;
  }

  const Terrain& terrain_;
};

}  // namespace scarp::test
