#include "core/store/StoredNumbers.h"

#include <random>

namespace scarp {

std::uint64_t drawnNumber() {
  std::random_device random;
  return std::uint64_t{random()} << 32 | random();
}

}  // namespace scarp
