#pragma once

#include <cstddef>
#include <vector>

#include "core/base/Result.h"

namespace scarp {

/// Bytes that lie elsewhere than in memory: in a temporary file, in a project file. Any thread may read.
class StoredBytes {
 public:
  virtual ~StoredBytes() = default;
  /// An error, one line, where they cannot be read any more. That other bytes were written over them the
  /// reader has to see for himself.
  [[nodiscard]] virtual Result<std::vector<std::byte>> read() const = 0;
};

}  // namespace scarp
