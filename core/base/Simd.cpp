#include "core/base/Simd.h"

#include <hwy/targets.h>

#include "core/base/Contract.h"

namespace scarp {

namespace {

SimdLevel bestOf(std::int64_t targets) {
#if HWY_ARCH_X86
  if (targets & HWY_AVX3) return SimdLevel::Avx512;
  if (targets & HWY_AVX2) return SimdLevel::Avx2;
#endif
  return SimdLevel::Plain;
}

std::int64_t targetOf(SimdLevel level) {
#if HWY_ARCH_X86
  if (level == SimdLevel::Avx512) return HWY_AVX3;
  if (level == SimdLevel::Avx2) return HWY_AVX2;
#endif
  return HWY_STATIC_TARGET;
}

/// 0: what the processor has.
void choose(std::int64_t target) {
  hwy::SetSupportedTargetsForTest(target);
  hwy::GetChosenTarget().Update(hwy::SupportedTargets());
}

}  // namespace

const std::vector<SimdLevel>& simdLevels() {
  static const std::vector<SimdLevel> levels = [] {
    std::vector<SimdLevel> all{SimdLevel::Plain};
    const SimdLevel best = bestOf(hwy::SupportedTargets());
    if (best >= SimdLevel::Avx2) all.push_back(SimdLevel::Avx2);
    if (best == SimdLevel::Avx512) all.push_back(SimdLevel::Avx512);
    return all;
  }();
  return levels;
}

SimdLevel simdLevel() { return bestOf(hwy::SupportedTargets()); }

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

SimdChoice::SimdChoice(SimdLevel level) {
  EXPECTS(level <= simdLevels().back());
  choose(targetOf(level));
}

SimdChoice::~SimdChoice() { choose(0); }

}  // namespace scarp
