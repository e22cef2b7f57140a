#pragma once

#include "core/line/LineShape.h"
#include "core/tools/Tool.h"

namespace scarp {

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
class LineTool : public Tool {
 public:
  [[nodiscard]] std::unique_ptr<Gesture> press(const PointerEvent& event, ToolContext& context) override;
  [[nodiscard]] DragSubject subject() const override { return DragSubject::Document; }
  [[nodiscard]] std::string hindrance(const SurfaceHit&, const ToolContext& context) const override;

 private:
  [[nodiscard]] std::unique_ptr<Gesture> pressOn(const LineGrip& grip, const PointerEvent& event,
                                                 ToolContext& context, bool second);
  [[nodiscard]] bool secondClick(const PointerEvent& event) const;

  std::optional<PointerEvent> lastPress_;
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
