#pragma once

#include <cstdint>
#include <vector>

namespace scarp {

/// The instruction sets that a hot loop may be compiled for; the answers are the same, bit for bit.
enum class SimdLevel : std::uint8_t {
  Plain,   ///< What every machine of the architecture has.
  Avx2,    ///< x86-64: AVX2.
  Avx512,  ///< x86-64: AVX-512 F, BW, DQ, VL and VBMI.
};

/// Those that this machine runs, Plain first.
[[nodiscard]] const std::vector<SimdLevel>& simdLevels();
/// The last of those.
[[nodiscard]] SimdLevel bestSimdLevel();
[[nodiscard]] const char* simdName(SimdLevel level);

}  // namespace scarp
