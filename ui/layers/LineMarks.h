#pragma once

#include <QObject>
#include <vector>

#include "core/base/Signal.h"
#include "core/line/LineSet.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"
#include "ui/render/Overlay.h"

namespace scarp {

class EditorDocument;
class Viewport;

/// The courses of lines as they lie on the ground, with their points; bridges and tunnels straight from end
/// to end. Those that are hidden are left out.
[[nodiscard]] Overlay lineOverlay(const std::vector<Line>& lines, const HeightRaster& heights,
                                  const GridFrame& frame);

/// Shows the lines of the active layer on the ground, where it is one of lines.
class LineMarks : public QObject {
  Q_OBJECT

 public:
  LineMarks(Viewport& viewport, QObject* parent);
  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

 private:
  void show();

  Viewport& viewport_;
  EditorDocument* document_ = nullptr;
  bool shown_ = false;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
