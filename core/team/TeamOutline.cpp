#include "core/team/TeamOutline.h"

#include <array>
#include <cmath>
#include <cstring>
#include <limits>

#include "core/store/TileContent.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr float kHole = std::numeric_limits<float>::quiet_NaN();

}  // namespace

std::vector<std::byte> outlineOf(const HeightRaster::Tile& tile, int columns, int rows) {
  std::vector<std::byte> bytes = coarseOf(tile);
  const HeightRange range = rangeOfTile(tile, columns, rows);
  const std::array<float, 2> ends = range.empty() ? std::array{kHole, kHole} : std::array{range.low, range.high};
  const auto behind = std::as_bytes(std::span(ends));
  bytes.insert(bytes.end(), behind.begin(), behind.end());
  return bytes;
}

void addGlance(TeamOutline& outline, std::span<const std::byte> bytes) {
  std::array<float, 6> numbers{};
  if (bytes.size() != sizeof numbers) return;
  std::memcpy(numbers.data(), bytes.data(), sizeof numbers);
  const float low = numbers[4], high = numbers[5];
  const bool holes = std::isnan(low) && std::isnan(high);
  if (!holes && !(isHeight(low) && isHeight(high) && low <= high)) return;
  outline.ranged = 1;
  for (std::size_t i = 0; i < outline.far.size(); ++i) outline.far[i] = isHeight(numbers[i]) ? numbers[i] : kHole;
  outline.range = {low, high};
  if (holes) outline.range = {std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity()};
}

std::optional<std::vector<float>> coarseSamples(std::span<const std::byte> coarse) {
  std::vector<float> samples(kCoarseSide * kCoarseSide);
  const std::size_t bytes = samples.size() * sizeof(float);
  if (coarse.size() < bytes) return {};
  std::memcpy(samples.data(), coarse.data(), bytes);
  for (float& height : samples)
    if (!isHeight(height)) height = kHole;
  return samples;
}

}  // namespace scarp
