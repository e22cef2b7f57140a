#pragma once

#include <cstdint>
#include <vector>

namespace scarp {

/// The instruction sets that hot loops are compiled for, by Highway; the answers are the same, bit for bit,
/// as nothing is fused or reordered (-ffp-contract=off). A loop stands in a source file of its own, which
/// Highway compiles once for each set and calls by what the processor has (HWY_DYNAMIC_DISPATCH).
enum class SimdLevel : std::uint8_t {
  Plain,   ///< What every machine of the architecture has: SSE2, NEON.
  Avx2,    ///< x86-64: AVX2.
  Avx512,  ///< x86-64: AVX-512 F, BW, CD, DQ and VL.
};

/// Those that this machine runs, Plain first.
[[nodiscard]] const std::vector<SimdLevel>& simdLevels();
/// The one that is in use: the last of those, or what a SimdChoice says.
[[nodiscard]] SimdLevel simdLevel();
[[nodiscard]] const char* simdName(SimdLevel level);

/// Makes the whole process use one instruction set as long as it lives: for tests and benchmarks. Not while
/// other threads compute, and one at a time.
class SimdChoice {
 public:
  /// One of simdLevels().
  explicit SimdChoice(SimdLevel level);
  ~SimdChoice();
  SimdChoice(const SimdChoice&) = delete;
  SimdChoice& operator=(const SimdChoice&) = delete;
};

}  // namespace scarp
