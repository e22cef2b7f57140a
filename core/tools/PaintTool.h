#pragma once

#include "core/edit/MaterialOperations.h"
#include "core/material/Material.h"
#include "core/tools/Tool.h"

namespace scarp {

class NearLines;

/// Settings of the paint tool.
struct PaintSettings {
  PaintAction action = PaintAction::Paint;
  MaterialId material = 0;
  double opacity = 1.0;                 ///< 0…1.
  MaterialId onto = 0;                  ///< Only where this material is; 0: everywhere.
  std::vector<RuleCondition> limits{};  ///< Only as far as all of them apply.

  bool operator==(const PaintSettings&) const = default;
};

/// Paints materials with the brush: by its settings it paints, erases or blends; with Ctrl it erases, with
/// Shift it blends. One undoable step each.
class PaintTool : public Tool {
 public:
  static constexpr std::string_view kName = "paint";
  using Tool::Tool;
  [[nodiscard]] std::string_view name() const override { return kName; }
  [[nodiscard]] const PaintSettings& settings() const { return settings_; }
  void setSettings(const PaintSettings& settings);  ///< Contract: 0 ≤ opacity ≤ 1.

  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] bool marksGround() const override { return true; }
  [[nodiscard]] bool keepsBrush() const override { return true; }
  [[nodiscard]] BrushSettings brush(const Modifiers& modifiers, const ToolContext& context) const override;
  [[nodiscard]] Message hindrance(const SurfaceHit& cursor, const ToolContext& context) const override;
  [[nodiscard]] Result<Operation> strokeOf(BrushSettings& brush,
                                           const std::vector<StrokeSample>& samples) override;

 private:
  PaintSettings settings_;
  std::shared_ptr<const NearLines> lines_;  ///< Of the last limits.
};

/// What a press with these modifiers paints.
[[nodiscard]] PaintOperation paintWith(const PaintSettings& settings, const BrushSettings& brush,
                                       const Modifiers& modifiers);

}  // namespace scarp
