#include "core/brush/DabVariation.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/base/ReproducibleMath.h"
#include "core/noise/Noise.h"

namespace scarp {

namespace {

/// A dab never gets smaller than this share of the brush.
constexpr double kLeastSize = 0.05;
constexpr double kRadians = std::numbers::pi / 180.0;

/// What a random number is for: each has a row of its own.
enum Purpose : std::int64_t { Turn, Sideways, Distance, Size, Strength, Angle };

/// 0…1, evenly.
double random(const BrushSettings& settings, std::uint32_t index, Purpose purpose) {
  return latticeHash(index, purpose, settings.strokeSeed) * 0x1p-32;
}

}  // namespace

Dab varied(Dab dab, const BrushSettings& s, std::uint32_t index, const Vec2& direction) {
  dab.angle = s.alphaAngle * kRadians;
  if (s.alphaTurn == AlphaTurn::Random) dab.angle += 2.0 * std::numbers::pi * random(s, index, Turn);
  if (s.alphaTurn == AlphaTurn::AlongStroke && !direction.isZero())
    dab.angle += reproducible::atan2(direction.y(), direction.x());
  const BrushJitter& jitter = s.jitter;
  if (jitter == BrushJitter{}) return dab;
  dab.angle += jitter.angle * kRadians * (2.0 * random(s, index, Angle) - 1.0);
  // Even over the disc.
  const double way = jitter.position * dab.radius * std::sqrt(random(s, index, Distance));
  const double turn = 2.0 * std::numbers::pi * random(s, index, Sideways);
  dab.centre += way * Vec2(reproducible::cos(turn), reproducible::sin(turn));
  const double size = std::max(1.0 - jitter.size * random(s, index, Size), kLeastSize);
  dab.radius *= size;
  dab.amount *= (1.0 - jitter.strength * random(s, index, Strength)) / size;
  return dab;
}

}  // namespace scarp
