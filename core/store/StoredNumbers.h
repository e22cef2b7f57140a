#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>
#include <vector>

namespace scarp {

/// 64 bits by which bytes that were changed are told, and bytes that stand in the wrong place: what they are
/// for goes in as well (their slot, their number …). XXH3; the same on every machine, and in every version.
[[nodiscard]] std::uint64_t checksum(std::span<const std::byte> bytes,
                                     std::initializer_list<std::uint64_t> place = {});

// Numbers as files hold them, little-endian, whatever the machine.

template <class Whole>
void addNumber(std::vector<std::byte>& to, Whole number) {
  const auto wide = static_cast<std::uint64_t>(number);
  for (std::size_t i = 0; i < sizeof(Whole); ++i) to.push_back(static_cast<std::byte>(wide >> (8 * i)));
}

/// Takes a number from the front. Contract: the bytes are there.
template <class Whole>
[[nodiscard]] Whole takeNumber(std::span<const std::byte>& from) {
  std::uint64_t wide = 0;
  for (std::size_t i = 0; i < sizeof(Whole); ++i) wide |= std::to_integer<std::uint64_t>(from[i]) << (8 * i);
  from = from.subspan(sizeof(Whole));
  return static_cast<Whole>(wide);
}

/// A number that nothing else has: 64 bits drawn from the system.
[[nodiscard]] std::uint64_t drawnNumber();

}  // namespace scarp
