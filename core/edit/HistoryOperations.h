#pragma once

#include <cstddef>
#include <optional>

#include "core/document/OperationNames.h"
#include "core/edit/OperationTraits.h"

// Operations on the history.

namespace scarp {

/// Operation that restores the heights of an earlier or later position of the history, within the selection
/// or, without one, everywhere. A record that restores the heights of an undone step keeps no operation.
/// Fails if there is no such position, the active layer cannot be edited, the terrain had another size then,
/// or history on disk is damaged.
struct RevertOperation {
  static constexpr OperationTraits kTraits{.key = "revert",
                                           .topic = EditTopic::Unmergeable,
                                           .icon = "restore",
                                           .copying = ScriptCopy::Never,
                                           .needsHistory = true};
  [[nodiscard]] static const SettingList& schema();
  StepName step{};  ///< place: number of steps up to the position; id: of the last one.

  [[nodiscard]] OperationParts parts();
  [[nodiscard]] std::optional<std::size_t> earlierGround() const;
};

struct UndoOperation {
  static constexpr OperationTraits kTraits{
      .key = "undo", .topic = EditTopic::Unmergeable, .needsHistory = true};
};

struct RedoOperation {
  static constexpr OperationTraits kTraits{
      .key = "redo", .topic = EditTopic::Unmergeable, .needsHistory = true};
};

[[nodiscard]] Result<void> performByPlaces(const RevertOperation&, TerrainDocument&, const Progress&);
[[nodiscard]] Result<void> performByPlaces(const UndoOperation&, TerrainDocument&, const Progress&);
[[nodiscard]] Result<void> performByPlaces(const RedoOperation&, TerrainDocument&, const Progress&);

}  // namespace scarp
