#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "core/document/OperationNames.h"
#include "core/edit/Operation.h"
#include "core/edit/OperationTraits.h"

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

}  // namespace scarp
