#pragma once

#include <cstdint>
#include <span>

namespace scarp {

// What paint does with a row of 128 samples. For each instruction set, the same bits.

inline constexpr int kPaintRow = 128;

/// What lies of a material in a row: bytes of paint and of what rules give; null: none.
struct PaintedBytes {
  const std::uint8_t* paint;
  const std::uint8_t* rule;
};
/// Lays paint over what rules give, whose sum is 255 or 0 at each sample: a sample's paint covers so much of
/// it, in the order given and 255 at most, and what is left goes to the materials of the rules in proportion,
/// the last of them gets the rest. `shares`: a row for each material, of sum kParts or 0.
void paintedRow(std::span<const PaintedBytes> materials, std::span<float* const> shares);

/// Moves a material's paint towards a goal: share = floor(was·(1 − amount) + goal·amount) of kParts, and no
/// more than is left, of which it is taken. `goals` null: `goal` for all.
struct PaintMix {
  const std::uint8_t* was;  ///< Null: 0.
  const float* amount;      ///< 0…1.
  const float* goals;
  float goal;
};
void mixRow(const PaintMix& mix, int count, float* left, float* share);

/// What byteRows() makes of the first of two shares whose sum is kParts.
void pairByteRow(const float* share, int count, std::uint8_t* bytes);

/// Whether any byte of a row is not 0. count: a multiple of 8.
[[nodiscard]] bool anyPaint(const std::uint8_t* row, int count);

}  // namespace scarp
