#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>

#include "core/base/Result.h"

namespace scarp {

/// SHA-256 hash (FIPS 180-4) of bytes that are added in chunks. One thread.
class Sha256 {
 public:
  Sha256();
  ~Sha256();

  void add(std::span<const std::byte> bytes);
  /// Returns the hash of all added bytes as 64 hexadecimal digits. Contract: called once.
  [[nodiscard]] std::string finish();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// Returns the hash of a file's bytes as 64 hexadecimal digits. Errors contain only the reason.
[[nodiscard]] Result<std::string> sha256OfFile(const std::string& path);
/// Returns the hash of a text as 64 hexadecimal digits.
[[nodiscard]] std::string sha256Of(const std::string& text);

}  // namespace scarp
