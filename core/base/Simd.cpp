#include "core/base/Simd.h"

namespace scarp {

namespace {

std::vector<SimdLevel> detect() {
  std::vector<SimdLevel> levels{SimdLevel::Plain};
#if defined(__x86_64__) && defined(__GNUC__)
  __builtin_cpu_init();
  if (__builtin_cpu_supports("avx2")) {
    levels.push_back(SimdLevel::Avx2);
    if (__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl") &&
        __builtin_cpu_supports("avx512vbmi"))
      levels.push_back(SimdLevel::Avx512);
  }
#endif
  return levels;
}

}  // namespace

const std::vector<SimdLevel>& simdLevels() {
  static const std::vector<SimdLevel> levels = detect();
  return levels;
}

SimdLevel bestSimdLevel() { return simdLevels().back(); }

const char* simdName(SimdLevel level) {
  switch (level) {
    case SimdLevel::Avx2:
      return "AVX2";
    case SimdLevel::Avx512:
      return "AVX-512";
    case SimdLevel::Plain:
      break;
  }
  return "plain";
}

}  // namespace scarp
