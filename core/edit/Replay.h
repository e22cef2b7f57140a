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

/// An operation that is performed again.
struct ReplayStep {
  const Operation* operation = nullptr;  ///< Null: an empty step of the history, or withoutOperation().
  std::optional<LayerName> active{};     ///< Layer that is activated before it.
};

/// Differences between the document of a replay and the one in which the operations were recorded.
struct ReplayRules {
  /// Layers whose ids are not in the document are found by their places: the records of earlier versions lack
  /// ids of layers that their steps made.
  bool findsByPlace = false;
  /// The base is activated in place of a layer that is missing.
  bool missingIsBase = false;
  /// Layers that the operations make may get other ids here; later operations refer to those.
  bool followsMadeLayers = false;
  /// An operation that is no step of the history adds an empty one.
  bool addsEmptySteps = false;
  /// The files that operations name are read before they are performed.
  bool readsFiles = false;
  /// Performs a step without an operation, in place of adding an empty step.
  std::function<Result<void>(std::size_t index)> withoutOperation{};
  /// Converts an operation for the document as it is by then.
  std::function<Result<Operation>(const Operation& operation)> convert{};
  /// Called after each operation. recorded: it became a step of the history. `notes` has those about its
  /// files.
  std::function<void(std::size_t index, const Operation& operation, bool recorded, OperationNotes& notes)>
      performed{};
  /// Text before the message of an error.
  std::function<std::string(std::size_t index)> errorPrefix{};
};

/// Performs operations in order. Stops at the first that fails; those before it stay performed.
[[nodiscard]] Result<void> replaySteps(std::span<const ReplayStep> steps, TerrainDocument& document,
                                       const ReplayRules& rules, const Progress& progress = {});

}  // namespace scarp
