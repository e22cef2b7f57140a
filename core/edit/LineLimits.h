#pragma once

#include <vector>

#include "core/base/Result.h"
#include "core/document/Layer.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// Checks that the nodes of all visible lines fit into the memory budget. Returns an error of one line that names
/// the line with the most nodes, their number, the limit and what to do. Any thread.
[[nodiscard]] Result<void> checkLineNodes(const std::vector<Layer>& layers, const GridFrame& frame);
/// Makes the checks of checkLineNodes(), and checks that designing the lines and applying the brush paths
/// does not take longer than a person waits.
[[nodiscard]] Result<void> checkLineWork(const std::vector<Layer>& layers, const GridFrame& frame);

}  // namespace scarp
