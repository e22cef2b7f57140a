#include "core/base/Contract.h"

#include <array>
#include <cstdio>
#include <cstdlib>

#include "core/base/StandardError.h"

namespace scarp {

void contractFailed(const char* kind, const char* condition, const char* file, int line) {
  std::array<char, 1024> text{};
  std::snprintf(text.data(), text.size(), "scarp: broken %s: %s (%s:%d)\n", kind, condition, file, line);
  writeError(text.data());
  std::abort();
}

}  // namespace scarp
