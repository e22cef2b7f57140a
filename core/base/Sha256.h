#pragma once

#include <cstddef>
#include <memory>
#include <span>
#include <string>

#include "core/base/Result.h"

namespace scarp {

/// Computes SHA-256 (FIPS 180-4) of bytes that come piece by piece. One thread.
class Sha256 {
 public:
  Sha256();
  ~Sha256();

  void add(std::span<const std::byte> bytes);
  /// Returns 64 hexadecimal digits of all bytes that were added. Contract: called once.
  [[nodiscard]] std::string finish();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

/// Returns the sum of a file's bytes; the error is the reason alone.
[[nodiscard]] Result<std::string> sha256OfFile(const std::string& path);
/// Returns the sum of a text.
[[nodiscard]] std::string sha256Of(const std::string& text);

}  // namespace scarp
