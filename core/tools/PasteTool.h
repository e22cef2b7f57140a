#pragma once

#include "core/tools/Tool.h"

namespace scarp {

/// Moves a floating paste by its middle, scales it by its corners and turns it by what is around it.
class PasteTool : public Tool {
 public:
  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] DragSubject subject() const override { return DragSubject::Paste; }
  [[nodiscard]] std::string hindrance(const SurfaceHit& cursor, const ToolContext& context) const override;
};

}  // namespace scarp
