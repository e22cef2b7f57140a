#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/io/RawLayout.h"

namespace scarp {

/// A layout that the samples of a file bear out.
struct RawCandidate {
  RawLayout layout;
  Message reason;  ///< In half a line.
};

/// Layouts of headerless samples that a file may have, the most probable first, three at most: by how much
/// neighbours differ in the row (sample type, byte order, sign), one below the other (width) and at the ends
/// of rows (width and header, of 1024 bytes at most). The description beside the file, where there is one, is
/// the first. Empty where nothing fits. Any thread; reads 8 MiB at the most.
[[nodiscard]] std::vector<RawCandidate> likelyLayouts(const std::string& path);

/// The first of them.
[[nodiscard]] std::optional<RawLayout> likelyLayout(const std::string& path);

}  // namespace scarp
