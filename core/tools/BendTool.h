#pragma once

#include "core/tools/Tool.h"

namespace scarp {

/// Bends the path of the stroke that is being adjusted by its handles: what is taken hold of stays under the
/// pointer on the ground. A press beside the handles does nothing, and says so.
class BendTool : public Tool {
 public:
  /// The handle that a press there would take hold of.
  [[nodiscard]] static std::optional<std::size_t> handleAt(const PointerEvent& event,
                                                           const ToolContext& context);
  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] DragSubject subject() const override { return DragSubject::Path; }
};

}  // namespace scarp
