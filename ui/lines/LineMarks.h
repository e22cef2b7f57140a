#pragma once

#include <QObject>
#include <QPoint>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/Signal.h"
#include "core/line/Line.h"
#include "core/line/LineFigures.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"
#include "core/tools/LineTool.h"
#include "ui/lines/LineMeasurement.h"
#include "ui/render/SceneView.h"

namespace scarp {

class EditorDocument;
class Viewport;

/// The courses of lines as they lie on the ground; bridges and tunnels straight from end to end. Those that
/// are hidden are left out. Chosen ones with the edges of their beds, a single one with its points too.
[[nodiscard]] Overlay lineOverlay(const std::vector<Line>& lines, const HeightRaster& heights,
                                  const GridFrame& frame, const LineWork& work = {});
/// A line that is being drawn, with the place where its next point would be.
[[nodiscard]] Overlay draftOverlay(const LineWork& work, const std::optional<Vec2>& next,
                                   const HeightRaster& heights, const GridFrame& frame);

/// Shows the lines of the active layer on the ground, where it is one of lines, and with the line tool in
/// hand those of the layer that it works on; what is drawn, what is under the pointer, and where a point is
/// drawn to.
class LineMarks : public QObject {
  Q_OBJECT

 public:
  LineMarks(Viewport& viewport, QObject* parent);
  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// A place along a line that a plot points at, or none any more.
  void point(const std::optional<Vec3>& place);
  /// Marks on the ground what differs from what was asked for: points that miss their heights, the deepest
  /// places, crossings, and edges with steeper banks and walls. Nothing is marked without findings.
  void markFindings(const LineFindings& findings, const Line& line);
  /// Returns the text of the finding whose mark is at a pixel of the view; empty if there is none.
  [[nodiscard]] QString findingAt(const QPoint& pixel) const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  [[nodiscard]] bool marksFindings() const;  ///< They are in the view now.
  void addFindings(Overlay& overlay) const;
  void showLines();
  void showPointer();
  void show();

  Viewport& viewport_;
  EditorDocument* document_ = nullptr;
  std::shared_ptr<const Overlay> lines_;  ///< What does not follow the pointer.
  Overlay pointer_;
  LineFindings findings_;
  std::vector<FindingPlace> found_;
  std::optional<Vec3> pointed_;
  bool shown_ = false;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
