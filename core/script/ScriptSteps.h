#pragma once

#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/document/DocumentParts.h"
#include "core/document/EditRecord.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/Operation.h"
#include "core/io/WorldPlaces.h"
#include "core/script/Script.h"

namespace scarp {

/// What a script makes of a document, worked out elsewhere.
struct ScriptSteps {
  std::vector<EditRecord> steps;  ///< Each holds what its edit left behind, for TerrainDocument::replay().
  LayerId active = kBaseLayer;    ///< The active layer at the end.
  Message problem;                ///< Why an operation failed, as one line; `steps` has those before it.
  Message note;                   ///< The first note of replay(), if there is one.
};

/// Whether a script can be worked out on the present state alone: it neither undoes nor goes by steps of the history.
[[nodiscard]] bool goesWithoutHistory(const Script& script);

/// Replays a script on a copy of a document, as replay() does on the document itself. `ids` are the document's. Any
/// thread. An error where it was cancelled. Contract: goesWithoutHistory().
[[nodiscard]] Result<ScriptSteps> stepsOf(const Script& script, DocumentParts parts, TerrainDocument::Ids ids,
                                          const Progress& progress = {});

/// Does these steps in the document. Contract: it is as it was when the parts were taken.
void takeSteps(ScriptSteps steps, TerrainDocument& document);

/// Returns an operation whose places are in a CRS with places in the local frame: of strokes, selections,
/// objects, lines and pastes. Heights of points and objects are in the vertical unit of the CRS; radii,
/// widths and other lengths are metres in both. A rectangle becomes the outline of its corners. The error is
/// the reason alone: a place outside the CRS.
[[nodiscard]] Result<Operation> inLocalFrame(const Operation& operation, const WorldPlaces& places);

}  // namespace scarp
