#include "core/store/StoredNumbers.h"

#include <xxhash.h>

#include <random>

namespace scarp {

std::uint64_t checksum(std::span<const std::byte> bytes, std::initializer_list<std::uint64_t> place) {
  XXH64_hash_t sum = XXH3_64bits(bytes.data(), bytes.size());
  // Little-endian, whatever the machine.
  for (const std::uint64_t number : place) {
    unsigned char eight[8];
    for (int i = 0; i < 8; ++i) eight[i] = static_cast<unsigned char>(number >> (8 * i));
    sum = XXH3_64bits_withSeed(eight, sizeof eight, sum);
  }
  return sum;
}

std::uint64_t drawnNumber() {
  std::random_device random;
  return std::uint64_t{random()} << 32 | random();
}

}  // namespace scarp
