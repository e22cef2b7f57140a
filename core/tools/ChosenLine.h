#pragma once

#include <optional>
#include <string>

#include "core/line/Line.h"
#include "core/tools/ToolState.h"

namespace scarp {

// What is done to the line that is chosen with the line tool, each as one undoable step. Nothing chosen, or
// something is being edited: nothing is done. What cannot be done the state refuses with a line.

/// The line; null where none is chosen.
[[nodiscard]] const Line* chosenLine(const TerrainDocument& document, const LineWork& work);

/// The chosen point, or without one the whole line.
void deleteChosen(ToolState& tools);
void deleteChosenLine(ToolState& tools);
void reverseChosenLine(ToolState& tools);
/// At the chosen point.
void splitChosenLine(ToolState& tools);
/// With the open line whose end is nearest to one of its ends.
void joinChosenLine(ToolState& tools);
void simplifyChosenLine(ToolState& tools, double within);  ///< Metres.
/// The chosen line is another one from now on, in one step.
void changeChosenLine(ToolState& tools, Line line);
/// Puts a copy about a place, which is chosen then; its middle is there.
void pasteLine(ToolState& tools, Line line, const Vec2& place);

/// What the tool does where a drawn line ends: it is added, with a new layer where there is none for it, and
/// chosen. Why it cannot be, as one line, and it is still being drawn; empty: it could.
[[nodiscard]] std::string endDraft(LineWork& work, TerrainDocument& document);

}  // namespace scarp
