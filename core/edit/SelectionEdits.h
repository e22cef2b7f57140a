#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/edit/Operation.h"
#include "core/edit/TerrainDocument.h"

namespace scarp {

/// A selection; nothing where edits reach everywhere.
using Selection = std::optional<MaskRaster>;

[[nodiscard]] Selection selectionOf(const TerrainDocument& document);

/// The mask that a source alone says. Pure, any thread. Errors are one line: a source that cannot be, no
/// ground where the wand was put, cancelled. What is kept under a name withWeights() has to resolve before.
[[nodiscard]] Result<MaskRaster> maskFrom(const SelectionSource& source, const Terrain& terrain,
                                          const Progress& progress = {});

// What becomes of a selection; nothing where nothing is left of it. Pure, any thread.
[[nodiscard]] Result<Selection> selectionAfter(const SelectOperation& operation, const Selection& present,
                                               const Terrain& terrain, const Progress& progress = {});
[[nodiscard]] Result<Selection> selectionAfter(const ChangeSelectionOperation& operation,
                                               const Selection& present, const Terrain& terrain,
                                               const Progress& progress = {});

/// A mask met with what is selected, by the rules of SelectOperation; nothing where nothing is left.
[[nodiscard]] Selection met(const Selection& present, const MaskRaster& mask, MaskOperation how);

class EditSession;

/// Makes this the document's selection, within a session.
void putSelection(EditSession& session, TerrainDocument& document, const Selection& selection);

/// The same as one undoable step that keeps `operation`; none where it changes nothing.
void setSelection(TerrainDocument& document, const Selection& selection, const Operation& operation);

/// What a step that does this is called, as the history shows it.
[[nodiscard]] std::string titleOf(const SelectOperation& operation);
[[nodiscard]] std::string titleOf(const ChangeSelectionOperation& operation);

[[nodiscard]] Result<void> editSelection(const SelectOperation& operation, TerrainDocument& document,
                                         const Progress& progress);
[[nodiscard]] Result<void> editSelection(const ChangeSelectionOperation& operation, TerrainDocument& document,
                                         const Progress& progress);

}  // namespace scarp
