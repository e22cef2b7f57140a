#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "core/document/DocumentParts.h"
#include "core/document/EditHistory.h"
#include "core/document/OperationNames.h"
#include "core/edit/Operation.h"
#include "core/edit/OperationTraits.h"
#include "core/edit/StrokeOperations.h"

namespace scarp {

/// Operation that is performed again.
struct ReplayStep {
  const Operation* operation = nullptr;  ///< Null: an empty step of the history, or withoutOperation().
  std::optional<LayerName> active{};     ///< Layer that is activated before it.
};

/// Differences between the document of a replay and the one in which the operations were recorded.
struct ReplayRules {
  /// Finds layers whose ids are not in the document by their places, because records of earlier versions lack
  /// the ids of layers that their steps made.
  bool findsByPlace = false;
  /// Activates the base instead of a missing layer.
  bool missingIsBase = false;
  /// Updates later operations if layers that operations make get other ids in this document.
  bool followsMadeLayers = false;
  /// Adds an empty step for an operation that is not a step of the history.
  bool addsEmptySteps = false;
  /// Reads the files that operations name before performing them.
  bool readsFiles = false;
  /// Performs a step without an operation, instead of adding an empty step.
  std::function<Result<void>(std::size_t index)> withoutOperation{};
  /// Converts an operation for the current state of the document.
  std::function<Result<Operation>(const Operation& operation)> convert{};
  /// Called after each operation. recorded: it became a step of the history. notes: from reading its files.
  std::function<void(std::size_t index, const Operation& operation, bool recorded, OperationNotes& notes)>
      performed{};
  /// Returns the text before the message of an error.
  std::function<Message(std::size_t index)> errorPrefix{};
};

/// Performs operations in order. Stops at the first that fails; earlier ones stay performed.
[[nodiscard]] Result<void> replaySteps(std::span<const ReplayStep> steps, TerrainDocument& document,
                                       const ReplayRules& rules, const Progress& progress = {});

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
