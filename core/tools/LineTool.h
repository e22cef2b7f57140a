#pragma once

#include <algorithm>
#include <cstddef>

#include "core/edit/LayerOperations.h"
#include "core/line/LineShape.h"
#include "core/tools/Tool.h"

namespace scarp {

/// State of the line tool: the line that is drawn, and the chosen lines of the active layer.
struct LineWork {
  LineKind kind = LineKind::Road;      ///< Of the next line.
  LineBrush brush{};                   ///< Of the next line, where it is a brush path.
  LineBrush stamp{};                   ///< Of the next stamp; none: firstStamp().
  bool snaps = true;                   ///< Points are drawn to those and to the courses of other lines.
  std::vector<LinePoint> draft{};      ///< Of a line that is being drawn; empty: none is.
  bool closes = false;                 ///< It leads back to its first point where it ends.
  LayerId layer = kBaseLayer;          ///< That the chosen line is of.
  LineId chosen = 0;                   ///< The one whose settings are shown; 0: none.
  std::vector<LineId> also{};          ///< Chosen beside it, ascending.
  std::optional<std::size_t> point{};  ///< Of the chosen line, where it is the only one.
  std::optional<Vec2> snap{};          ///< The place that a dragged point is drawn to.
  NewLineNames names{};
  [[nodiscard]] bool chooses(LineId line) const {
    return line != 0 && (line == chosen || std::ranges::binary_search(also, line));
  }
  bool operator==(const LineWork&) const = default;
};

/// A place of a line that is under the pointer.
struct LineGrip {
  LineId line;
  std::optional<std::size_t> point;  ///< Of the only chosen line; else it is the course.
  CourseSpot spot;
  std::optional<Vec3> onBridge{};  ///< Where it is not on the ground.
  std::optional<std::size_t>
      handle{};  ///< Of the stampFrame() of selectedStamps(), of which the line is one.
};

/// Draws lines that shape the ground, and bends them. A click on the ground is a point; a double click ends
/// the line, a click on its first point closes it. A click on a line of the layer chooses it, with Shift or
/// Ctrl beside those that are chosen, or it is no longer chosen. The points of the only chosen one are
/// dragged, with Shift up and down, and a press on its course puts one in, with Shift it drags the whole
/// line. Of several a drag of any moves all. The ground follows at once. Ctrl turns snapping round.
///
/// With LineKind::Stamp a press on the ground adds a stamp as the last one; a drag sets its size and, in
/// proportion, its height (Ctrl: the size alone). Selected stamps are dragged by their outline or centre,
/// with Shift up and down, and have the handles of stampFrame(); Ctrl turns by steps.
///
/// Enter ends the line that is drawn, Backspace removes its last point, Escape cancels it or the choice.
class LineTool : public StatefulTool<LineWork> {
 public:
  static constexpr std::string_view kName = "line";
  explicit LineTool(ToolState& tools);
  [[nodiscard]] std::string_view name() const override { return kName; }

  [[nodiscard]] const LineWork& work() const { return state_; }
  void setKind(LineKind kind);  ///< Of the next line; the draft of a line is cancelled by stamps.
  void setSnaps(bool snaps);
  void setNewLineNames(NewLineNames names) { state_.names = std::move(names); }
  void setNextStamp(LineBrush stamp);  ///< Contract: the brush is good for a stamp.
  void chooseLine(LineId line, std::optional<std::size_t> point = {});  ///< It alone; 0: none.
  /// These, each once; `current` is the one whose settings are shown, the last one where it is none of them.
  void chooseLines(std::vector<LineId> lines, LineId current = 0);

  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] Message hindrance(const SurfaceHit&, const ToolContext& context) const override;
  [[nodiscard]] bool claims(ToolKey) const override { return !state_.draft.empty(); }
  [[nodiscard]] bool usesBrush() const override { return state_.kind == LineKind::BrushPath; }
  [[nodiscard]] bool selectsItems() const override { return true; }
  [[nodiscard]] bool hasSelection() const override { return state_.chosen != 0; }
  void deleteSelection() override;  ///< The chosen point, or without one the lines.
  void duplicateSelection() override;
  bool key(ToolKey key) override;
  [[nodiscard]] std::optional<Box> focus(const ToolContext& context) const override;

 private:
  /// Chooses no more what an edit has removed.
  void forgetRemoved();
  [[nodiscard]] std::unique_ptr<Gesture> pressOn(const LineGrip& grip, const PointerEvent& event,
                                                 ToolContext& context, bool second);

  std::optional<PointerEvent> lastPress_;
  Subscription historyGuard_;
};

/// What of the lines of the layer that is worked on is under a pixel of a view.
[[nodiscard]] std::optional<LineGrip> lineGripAt(const Vec2& pixel, const SurfaceHit& ground, ViewSize view,
                                                 const Camera& camera, const TerrainDocument& document,
                                                 const LineWork& work);
/// Where a point would be put that is asked for at a place of the ground: drawn to other lines than `except`
/// where one is within some pixels and it snaps, which `turned` turns round.
[[nodiscard]] std::optional<Vec2> lineSnapAt(const SurfaceHit& ground, ViewSize view, const Camera& camera,
                                             const TerrainDocument& document, const LineWork& work,
                                             bool turned, LineId except);

/// The stamp that a press adds: as the last one, or for the first one a peak of a size that suits the
/// terrain.
[[nodiscard]] Line nextStamp(const LineWork& work, const Vec2& place, const GridFrame& frame);
/// The selected lines, if all of them are stamps that are shown; else empty.
[[nodiscard]] std::vector<Line> selectedStamps(const TerrainDocument& document, const LineWork& work);

/// A line of such a kind through such points, without an id.
[[nodiscard]] Line newLine(const LineWork& work);

}  // namespace scarp
