#pragma once

#include <cstddef>

#include "core/base/Result.h"
#include "core/document/RasterId.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/Operation.h"
#include "core/schema/Schema.h"

namespace scarp {

/// What scripts, projects and panels take for the settings of a layer. Constant; any thread.
[[nodiscard]] const Schema<SetLayerOperation>& layerSchema();

class TerrainDocument;

/// Maximum number of layers of a document.
inline constexpr std::size_t kMaxDocumentLayers = 256;

/// Which layers can hide an edit. Derived heights (lines, adjustments) follow the ground, so an edit under them mostly
/// shows.
enum class Covering { Heights, HeightsAndDerived };
/// Returns the place of the first layer above editedLayer() that replaces everything below it at a sample, so
/// that an edit is not visible there; 0 if there is none. Contract: there is such a sample.
[[nodiscard]] std::size_t coveringLayer(const TerrainDocument& document, int column, int row,
                                        Covering covering = Covering::Heights);
/// Returns coveringLayer() as one line for the user; empty if there is none.
[[nodiscard]] Message whyCovered(const TerrainDocument& document, int column, int row,
                                 Covering covering = Covering::Heights);

/// Whether a layer has a mask: it does not show wholly everywhere.
[[nodiscard]] bool isMasked(const TerrainDocument& document, LayerId layer);

}  // namespace scarp
