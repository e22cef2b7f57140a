#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <span>

namespace scarp {

/// 64 bits by which bytes that were changed are told, and bytes that stand in the wrong place: what they are
/// for goes in as well (their slot, their number …). XXH3; the same on every machine, and in every version.
[[nodiscard]] std::uint64_t checksum(std::span<const std::byte> bytes,
                                     std::initializer_list<std::uint64_t> place = {});

}  // namespace scarp
