#pragma once

#include <vector>

#include "core/line/Line.h"
#include "core/tools/ToolState.h"

namespace scarp {

struct LineWork;

// What is done to the lines that are chosen with the line tool, to all of them as one undoable step. Nothing
// chosen, or something is being edited: nothing is done. What cannot be done the state refuses with a line.

/// The line whose settings are shown; null where none is chosen.
[[nodiscard]] const Line* chosenLine(const TerrainDocument& document, const LineWork& work);
/// All that are chosen, in the order of the layer.
[[nodiscard]] std::vector<const Line*> chosenLines(const TerrainDocument& document, const LineWork& work);
[[nodiscard]] std::vector<LineId> idsOf(const std::vector<const Line*>& lines);
/// These are chosen from now on, `current` before the others; where it is none of them, the last one.
void choose(LineWork& work, std::vector<LineId> lines, LineId current = 0);

/// The chosen point, or without one the lines.
void deleteChosen(ToolState& tools);
void deleteChosenLines(ToolState& tools);
void reverseChosenLines(ToolState& tools);
/// The only chosen line, at the chosen point.
void splitChosenLine(ToolState& tools);
/// All to one, which is as the one that is shown; from there on to the nearest end of those that are left. A
/// single line with the open one whose end is nearest to one of its ends.
void joinChosenLines(ToolState& tools);
void simplifyChosenLines(ToolState& tools, double within);  ///< Metres.
void showChosenLines(ToolState& tools, bool visible);
/// Moves them past one other line in the order of the layer: towards the end, or the beginning.
void reorderChosenLines(ToolState& tools, bool later);
/// They are lines of another kind from now on, as these begin, through the same points. Stamps stay stamps.
void setKindOfChosenLines(ToolState& tools, LineKind kind);
/// Lines of the layer are others from now on, in one step.
void changeLines(ToolState& tools, std::vector<Line> lines);
/// Puts copies about a place, which are chosen then; the middle of them all is there.
void pasteLines(ToolState& tools, std::vector<Line> lines, const Vec2& place);
/// Puts copies beside them, which are chosen then.
void duplicateChosenLines(ToolState& tools);

/// What the tool does where a drawn line ends: it is added, with a new layer where there is none for it, and
/// chosen. Why it cannot be, as one line, and it is still being drawn; empty: it could.
[[nodiscard]] Message endDraft(LineWork& work, TerrainDocument& document);

}  // namespace scarp
