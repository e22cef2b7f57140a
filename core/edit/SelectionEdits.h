#pragma once

#include <optional>
#include <string>

#include "core/base/Result.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/Operation.h"
#include "core/mask/MaskMorphology.h"
#include "core/terrain/Terrain.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// A selection, or the mask of a layer. No value: edits reach, or the layer shows, everywhere. A mask that is
/// 0 at every sample is a value: edits then change nothing, until the selection is removed
/// (SelectionChange::None).
using Selection = std::optional<MaskRaster>;

/// The document's selection, or the mask of the layer at a place. Contract: there is such a layer.
[[nodiscard]] Selection selectionOf(const TerrainDocument& document, std::size_t layer = 0);

/// The mask that a source alone says. Pure, any thread. Errors are one line: a source that cannot be, no
/// ground where the wand was put, cancelled. What a document keeps withWeights() has to resolve before.
[[nodiscard]] Result<MaskRaster> maskFrom(const SelectionSource& source, const Terrain& terrain,
                                          const Progress& progress = {});

/// Returns the mask of a range. drainage: the drainage area of the terrain if it is known, else null; it is
/// computed where the range needs it. Errors are one line: a measure or a number that is not possible,
/// cancelled.
[[nodiscard]] Result<MaskRaster> rangeMask(const RangeSource& source, const Terrain& terrain,
                                           const HeightRaster* drainage, const Progress& progress = {});

// Returns the selection after an operation. Pure, any thread.
[[nodiscard]] Result<Selection> selectionAfter(const SelectOperation& operation, const Selection& present,
                                               const Terrain& terrain, const Progress& progress = {});
[[nodiscard]] Result<Selection> selectionAfter(const ChangeSelectionOperation& operation,
                                               const Selection& present, const Terrain& terrain,
                                               const Progress& progress = {});

/// Combines a mask with the present selection by the rules of SelectOperation. Contract: how is not Smooth.
[[nodiscard]] Selection met(const Selection& present, const MaskRaster& mask, MaskOperation how,
                            std::size_t layer = 0);

/// What is smoothed by a brush, as it was; weights of the brush say how far.
[[nodiscard]] MaskSmoothing smoothingOf(const Selection& present, const BrushSettings& brush,
                                        const GridFrame& frame);

class EditSession;

/// Makes this the document's selection, or the mask of a layer, within a session.
void putSelection(EditSession& session, TerrainDocument& document, const Selection& selection,
                  std::size_t layer = 0);

/// The same as one undoable step that keeps `operation`, a SelectOperation or ChangeSelectionOperation, which
/// says of what; none where it changes nothing.
template <class Kind>
void setSelection(TerrainDocument& document, const Selection& selection, const Kind& operation);

/// An Error where there is no such layer, or it is locked; the selection (0) can always be changed.
[[nodiscard]] Result<void> checkMaskOf(std::size_t layer, const TerrainDocument& document);

/// What a step that does this is called, as the history shows it.
[[nodiscard]] Message titleOf(const SelectOperation& operation);
[[nodiscard]] Message titleOf(const ChangeSelectionOperation& operation);

struct NamedMask;

inline constexpr std::size_t kMostMasks = 256;  ///< Kept under names; more are a script run wild.

/// The selection that is kept under a name; null where there is none.
[[nodiscard]] const NamedMask* findMask(const TerrainDocument& document, const std::string& name);

/// An operation with the weights of what it names, for a thread that has no document. An Error where nothing
/// is kept under that name.
[[nodiscard]] Result<SelectOperation> withWeights(const SelectOperation& operation,
                                                  const TerrainDocument& document);

}  // namespace scarp
