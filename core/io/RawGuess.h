#pragma once

#include <optional>
#include <string>

#include "core/io/RawLayout.h"

namespace scarp {

/// The layout of headerless samples that a file most probably has: what the description beside it says, else
/// a square by the file's size (also behind a header of up to 1024 bytes, where its side is 2ⁿ or 2ⁿ + 1),
/// and of the sample types and byte orders that it could be the one in which neighbours differ least. Nothing
/// where no square fits. Any thread; reads 64 rows at the most.
[[nodiscard]] std::optional<RawLayout> likelyLayout(const std::string& path);

}  // namespace scarp
