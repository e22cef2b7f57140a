// No #pragma once: a source file is included once for each instruction set, and includes this each time.

// What a source file of hot loops includes after it has said, in HWY_TARGET_INCLUDE, what its own path is. Highway
// then compiles what stands between HWY_BEFORE_NAMESPACE and HWY_AFTER_NAMESPACE for what every x86-64 has, for AVX2
// and for AVX-512; SSSE3 and SSE4 gain nothing over the first. The loops are plain ones that the compiler turns into
// vectors, or use its own vector types: Highway's need SSSE3 at least, and without it are single numbers.
#ifndef HWY_DISABLED_TARGETS
#define HWY_DISABLED_TARGETS (HWY_SSSE3 | HWY_SSE4)
#endif
#include <hwy/foreach_target.h>
#include <hwy/highway.h>
