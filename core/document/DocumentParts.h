#pragma once

#include <cstddef>
#include <map>
#include <optional>

#include "core/base/Result.h"
#include "core/document/DocumentState.h"
#include "core/document/TilePack.h"
#include "core/terrain/HeightPyramid.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// A document's content together with its active layer, pyramid and history: everything that a
/// TerrainDocument is constructed from.
struct DocumentParts : DocumentContent {
  LayerId activeLayer = kBaseLayer, nextLayer = 1;
  std::optional<HeightPyramid> pyramid{};  ///< Of the ground; nothing: it is built.
  HistoryContents history{};
  /// Steps that led to the content and are not in `history`; ground before some of them, where something
  /// needs it.
  std::size_t stepsBefore = 0;
  std::map<std::size_t, HeightRaster> groundsBefore{};
};

/// Returns the document as it was after so many steps of what is done, without its history. Contract: it is
/// not being edited, steps ≤ history().position(). An error where history on disk was damaged.
[[nodiscard]] Result<DocumentParts> partsAt(const TerrainDocument& document, std::size_t steps);

/// The heights as they were, or will be again, at a position of the history: shares its tiles, but for such
/// as are packed. An error where history on disk was damaged.
/// Contract: the document is not being edited, position ≤ history().size().
[[nodiscard]] Result<HeightRaster> heightsAt(const TerrainDocument& document, std::size_t position);

}  // namespace scarp
