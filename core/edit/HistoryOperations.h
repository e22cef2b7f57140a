#pragma once

#include <cstddef>
#include <optional>

#include "core/document/OperationNames.h"
#include "core/edit/OperationTraits.h"

// Operations on the history.

namespace scarp {

/// Makes the ground what it was, or will be again, at a position of the history, as far as the selection
/// reaches, without a selection everywhere. The record of a step that has the ground of an undone one keeps
/// no operation. An error where there is no such position, the active layer cannot be edited, the terrain had
/// another size then or history on disk was damaged.
struct RevertOperation {
  static constexpr OperationTraits kTraits{.key = "revert",
                                           .topic = EditTopic::Unmergeable,
                                           .icon = "restore",
                                           .copying = ScriptCopy::Never,
                                           .needsHistory = true};
  StepName step{};  ///< The place counts the steps that led there, the id is the last one's.

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

void readOperation(ObjectReader&, const FileScope&, RevertOperation&);
[[nodiscard]] Json writeOperation(const RevertOperation&);
[[nodiscard]] Result<void> performByPlaces(const RevertOperation&, TerrainDocument&, const Progress&);
void readOperation(ObjectReader&, const FileScope&, UndoOperation&);
[[nodiscard]] Json writeOperation(const UndoOperation&);
[[nodiscard]] Result<void> performByPlaces(const UndoOperation&, TerrainDocument&, const Progress&);
void readOperation(ObjectReader&, const FileScope&, RedoOperation&);
[[nodiscard]] Json writeOperation(const RedoOperation&);
[[nodiscard]] Result<void> performByPlaces(const RedoOperation&, TerrainDocument&, const Progress&);

}  // namespace scarp
