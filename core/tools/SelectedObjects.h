#pragma once

#include "core/edit/ObjectOperations.h"
#include "core/scatter/ScatterField.h"
#include "core/tools/ToolState.h"

namespace scarp {

// What is done to the selected objects, each as one undoable step. Nothing selected, or something is being
// edited: nothing is done. What cannot be done the state refuses with a line. Those that scatter rules put
// down are taken out of their rules by what changes them, and are ordinary objects then.

void deleteSelected(ToolState& tools);
/// Takes those that rules put down out of their rules as they stand.
void pinSelected(ToolState& tools);
/// Copies beside what is selected; they are selected then.
void duplicateSelected(ToolState& tools);
/// They look like the asset in hand from now on.
void replaceAssetOfSelected(ToolState& tools);
void groupSelected(ToolState& tools);
void ungroupSelected(ToolState& tools);
// They are not selected any more then.
void lockSelected(ToolState& tools);
void hideSelected(ToolState& tools);
void unlockAll(ToolState& tools);
void showAllHidden(ToolState& tools);

void selectAllObjects(ToolState& tools);
void invertSelectedObjects(ToolState& tools);
/// All of the assets of what is selected; those that rules put down, where such a one is selected.
void selectSameAsset(ToolState& tools);
/// All objects of certain assets that can be selected, and those of a field, where one is given.
[[nodiscard]] SceneSelection allOfAssets(const std::vector<AssetKind>& assets,
                                         const TerrainDocument& document, const ScatterField* scattered);

/// What is selected, to be put down elsewhere: places are from the middle of the objects, and their assets
/// come with them. Nothing without a selection.
[[nodiscard]] std::optional<PlaceObjectsOperation> copySelected(const ToolState& tools);
/// Puts copies down about a place; they are selected then.
void pasteObjects(ToolState& tools, const PlaceObjectsOperation& copied, const Vec2& place);

}  // namespace scarp
