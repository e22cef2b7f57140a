#pragma once

#include <cstddef>

namespace scarp::bench {

enum class Pages { Ordinary, Huge };

/// Bytes that can still be had without taking them from others; 0 where the system does not tell.
[[nodiscard]] double availableBytes();

/// Puts what this process holds by now onto huge pages, as far as the system lets it.
void askForHugePages();

/// Nanoseconds that a dependent load from a random cache line takes, in a buffer of this size: a pointer
/// chase round all its lines. bytes ≥ 1.
[[nodiscard]] double chaseNanoseconds(std::size_t bytes, Pages pages);

}  // namespace scarp::bench
