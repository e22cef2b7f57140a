#pragma once

#include <cstddef>

#include "core/brush/PathBend.h"
#include "core/tools/Tool.h"

namespace scarp {

/// Bends the path of the stroke that is being adjusted by its handles: what is taken hold of stays under the
/// pointer on the ground. A press beside the handles does nothing, and says so.
class BendTool : public Tool {
 public:
  static constexpr std::string_view kName = "bend";
  using Tool::Tool;
  [[nodiscard]] std::string_view name() const override { return kName; }

  /// Offers the handles of a stroke's path: the left button drags them, whichever tool is selected.
  void begin(BendablePath path);
  void end();
  [[nodiscard]] const std::optional<BendablePath>& path() const { return path_; }
  void setPath(BendablePath path);  ///< For a drag; announce() emits `changed`.

  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] DragSubject subject() const override { return DragSubject::State; }
  [[nodiscard]] ToolPrecedence precedence() const override {
    return path_ ? ToolPrecedence::Cursor : ToolPrecedence::None;
  }
  /// A handle that is missed is no place to edit; a line may be measured beside it.
  [[nodiscard]] bool takes(const PointerEvent& event, const Tool& selected,
                           const ToolContext& context) const override {
    return path_ && (selected.edits() || handleAt(event, context));
  }
  void announce() override;

 private:
  /// The handle that a press there would take hold of.
  [[nodiscard]] std::optional<std::size_t> handleAt(const PointerEvent& event,
                                                    const ToolContext& context) const;

  std::optional<BendablePath> path_;
  bool pathChanged_ = false;  ///< Since announce().
};

}  // namespace scarp
