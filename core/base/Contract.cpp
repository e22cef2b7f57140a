#include "core/base/Contract.h"

#include <cstdio>
#include <cstdlib>

namespace scarp {

void contractFailed(const char* kind, const char* condition, const char* file, int line) {
  std::fprintf(stderr, "scarp: broken %s: %s (%s:%d)\n", kind, condition, file, line);
  std::abort();
}

}  // namespace scarp
