#pragma once

#include <cstddef>
#include <vector>

#include "core/base/Message.h"
#include "core/line/Line.h"

namespace scarp {

class TerrainDocument;

/// Returns a message for each of these lines of a layer that by itself changes no sample, with the reason and
/// what to do about it; a summary in place of the sixth and further ones. Empty if the layer is hidden.
/// place: position of the layer, from 1. edited: lines as they were added or changed; those without an id are
/// the last of the layer. Of more than 1000 only the first 1000 are examined, because the terrain is computed
/// again for each.
[[nodiscard]] std::vector<Message> linesWithoutEffect(const TerrainDocument& document, std::size_t place,
                                                      const std::vector<Line>& edited);

}  // namespace scarp
