#pragma once

#include <QObject>
#include <optional>
#include <span>
#include <vector>

#include "core/base/Signal.h"
#include "core/brush/BrushSettings.h"
#include "core/brush/StrokeSample.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"
#include "ui/render/SceneView.h"

class QLabel;

namespace scarp {

class EditorDocument;
class Viewport;

/// Where the brush is and what it has done so far.
struct BrushInHand {
  BrushSettings brush;
  Vec2 cursor;                           ///< Local frame, metres.
  std::span<const StrokeSample> stroke;  ///< Of the running stroke; empty without one.
  bool straight = false;                 ///< It will lead straight from its last sample to the cursor.
};

/// What shows of a brush besides itself: rings where its copies work, the place that Clone copies from, the
/// way that Ramp lays, the straight line that a stroke would take.
[[nodiscard]] Overlay brushOverlay(const BrushInHand& hand, const HeightRaster& heights,
                                   const GridFrame& frame);

/// The way that Ramp lays from the stroke's start to the cursor.
struct RampWay {
  Vec3 from, to;                                                                ///< On the ground as it is.
  [[nodiscard]] double length() const { return (to - from).head<2>().norm(); }  ///< Metres, on the map.
  [[nodiscard]] double rise() const { return to.z() - from.z(); }
};
/// Nothing for other brushes, without a stroke, and where there is no ground.
[[nodiscard]] std::optional<RampWay> rampWay(const BrushInHand& hand, const HeightRaster& heights,
                                             const GridFrame& frame);

/// Keeps what shows of a brush besides itself (brushOverlay) in step with the cursor, and says beside the
/// cursor how long and steep the ramp under way is.
class BrushMarks : public QObject {
  Q_OBJECT

 public:
  explicit BrushMarks(Viewport& viewport, QObject* parent = nullptr);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

 private:
  void refresh();
  void tell(const BrushInHand& hand);

  Viewport& viewport_;
  EditorDocument* document_ = nullptr;
  QLabel* hint_;
  bool marked_ = false;  ///< The view has marks of ours.
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
