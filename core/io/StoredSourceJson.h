#pragma once

#include "core/base/Result.h"
#include "core/terrain/StoredSource.h"

namespace scarp {

class Json;

[[nodiscard]] Json writeStoredLayout(const StoredLayout& layout);
/// Throws JsonError or std::length_error for a value that is not a layout.
[[nodiscard]] StoredLayout readStoredLayout(const Json& value);

/// JSON that reads back equal, every number to the bit.
[[nodiscard]] Json writeStoredSource(const StoredSource& source);
/// The error is the reason alone. Checks that the band exists and that numbers are within their ranges.
[[nodiscard]] Result<StoredSource> readStoredSource(const Json& value);

}  // namespace scarp
