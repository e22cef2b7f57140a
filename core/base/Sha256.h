#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>

#include "core/base/Result.h"

namespace scarp {

/// SHA-256 (FIPS 180-4), piece by piece. One thread.
class Sha256 {
 public:
  void add(std::span<const std::byte> bytes);
  /// 64 hexadecimal digits of all that was added. Once.
  [[nodiscard]] std::string finish();

 private:
  void block(const std::uint8_t* bytes);

  std::array<std::uint32_t, 8> state_{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                      0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
  std::array<std::uint8_t, 64> held_{};
  std::uint64_t count_ = 0;
};

/// Of a file's bytes; the error is the reason alone.
[[nodiscard]] Result<std::string> sha256OfFile(const std::string& path);
[[nodiscard]] std::string sha256Of(const std::string& text);

}  // namespace scarp
