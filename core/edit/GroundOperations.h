#pragma once

#include <cstddef>
#include <optional>

#include "core/document/OperationNames.h"
#include "core/edit/OperationTraits.h"
#include "core/operation/Filter.h"
#include "core/operation/Reshape.h"

// Operations on the whole ground.

// Operations on the history.

namespace scarp {

/// Changes the ground as far as the selection reaches, into the active layer.
struct FilterOperation {
  static constexpr OperationTraits kTraits{
      .key = "filter", .topic = EditTopic::Ground, .copying = ScriptCopy::Alone, .effect = [] {
        return Message("the filter");
      }};
  Filter filter;

  [[nodiscard]] Message whyNoEffect(const TerrainDocument& document) const;
};

/// Everything gets another frame: ground, layers, selection and objects, of which those that would be off the
/// terrain go.
struct ReshapeOperation {
  static constexpr OperationTraits kTraits{
      .key = "reshape", .topic = EditTopic::Unmergeable, .copying = ScriptCopy::Alone};
  Reshape reshape;
};

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

}  // namespace scarp
