#pragma once

#include <vector>

#include "core/document/DocumentParts.h"
#include "core/document/EditHistory.h"
#include "core/edit/Operation.h"
#include "core/edit/StrokeOperations.h"

namespace scarp {

/// Steps of a history to be done anew from where the first of them began. Shares nothing that changes with
/// the document: run() may be on any thread.
struct AdjustTask {
  struct Step {
    Operation operation;
    LayerName active;  ///< The layer that was active.
    Message name;
  };
  DocumentParts start;
  HistorySettings history;  ///< The document's: the steps done anew are kept within the same limits.
  std::vector<Step> steps;

  /// The document as it ends; an error names the step that cannot be done any more.
  [[nodiscard]] Result<DocumentParts> run(const Progress& progress = {}) const;
};

/// What it takes to adjust a stroke of the history, with the adjustments made before. An error where the step
/// is no stroke that is done, or one after it cannot be done anew. Contract: the document is not being
/// edited.
[[nodiscard]] Result<AdjustTask> adjustTask(const TerrainDocument& document,
                                            const AdjustOperation& operation);

/// Makes what came of a task the document's present state, as one undoable step; an error where its heights
/// are out of range. Contract: the document is as it was when the task was made.
[[nodiscard]] Result<void> commitAdjusted(TerrainDocument& document, const DocumentParts& adjusted,
                                          const AdjustOperation& operation);

/// The stroke of a step as it counts now: as it was made or last adjusted. Nothing where it is none.
[[nodiscard]] const StrokeOperation* strokeOfStep(const EditHistory& history, std::size_t step);

}  // namespace scarp
