#pragma once

#include <cstddef>
#include <vector>

#include "core/base/Message.h"
#include "core/base/Result.h"
#include "core/document/Layer.h"
#include "core/line/Line.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// Checks that the nodes of all visible lines fit into the memory budget. Returns an error of one line that names
/// the line with the most nodes, their number, the limit and what to do. Any thread.
[[nodiscard]] Result<void> checkLineNodes(const std::vector<Layer>& layers, const GridFrame& frame);
/// Makes the checks of checkLineNodes(), and checks that designing the lines and applying the brush paths
/// does not take longer than a person waits.
[[nodiscard]] Result<void> checkLineWork(const std::vector<Layer>& layers, const GridFrame& frame);

class TerrainDocument;

/// Returns a message for each of these lines of a layer that by itself changes no sample, with the reason and
/// what to do about it; a summary in place of the sixth and further ones. Empty if the layer is hidden.
/// place: position of the layer, from 1. edited: lines as they were added or changed; those without an id are
/// the last of the layer. Of more than 1000 only the first 1000 are examined, because the terrain is computed
/// again for each.
[[nodiscard]] std::vector<Message> linesWithoutEffect(const TerrainDocument& document, std::size_t place,
                                                      const std::vector<Line>& edited);

}  // namespace scarp
