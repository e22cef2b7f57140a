#pragma once

#include <QTimer>
#include <memory>
#include <optional>

#include "core/base/Signal.h"
#include "core/measure/GroundProfile.h"
#include "core/scene/LiveMeasure.h"
#include "core/terrain/TiledRaster.h"
#include "core/tools/MeasureTool.h"
#include "ui/actions/EditorDock.h"
#include "ui/measure/MeasureFacts.h"
#include "ui/render/SceneView.h"

class QComboBox;
class QGridLayout;
class QHBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace scarp {

/// A measured line as it lies on the ground: the line, its corners, and what is about it just now.
struct MeasureMarks {
  std::optional<Vec2> next;     ///< Where a click would put the next corner, local frame.
  std::optional<Vec3> pointed;  ///< A place of the profile that is being pointed at.
};
[[nodiscard]] Overlay measureOverlay(const MeasuredLine& line, const GroundProfile& profile,
                                     const HeightRaster& heights, const GridFrame& frame,
                                     const MeasureMarks& marks);

class EditorDocument;
class NumberField;
class ProfilePlot;
class Viewport;

/// What the measure tool's line measures: the height profile under it, lengths, and within an outline areas
/// and volumes. Comes up with the tool; while it is closed the line is not drawn.
class ProfileDock : public EditorDock {
  Q_OBJECT

 public:
  [[nodiscard]] static DockRow row();
  ProfileDock(Viewport& viewport, QWidget* parent = nullptr);
  ~ProfileDock() override;

  void setDocument(EditorDocument* document) override;

  /// What is measured; null without a document.
  [[nodiscard]] LiveMeasure* live() { return live_.get(); }
  /// The figures that are shown, in full, as lines of caption, tabulator and value.
  [[nodiscard]] QString figuresText() const;
  /// Writes the profile as a table. False where that was not possible, which problem() has told then.
  bool saveCsv(const QString& path);

 private:
  void makeContent();
  QWidget* makeFigures();
  void addBase(QVBoxLayout& column);
  void addButtons(QVBoxLayout& column);
  void askCsv();
  void takeUp();
  void followHistory();
  void chooseBase();

  void refresh();
  void showFacts(const MeasureFacts& line, const MeasureFacts& area);
  void showMarks();
  void refreshSoon();

  Viewport& viewport_;
  EditorDocument* document_ = nullptr;
  std::unique_ptr<LiveMeasure> live_;
  ProfilePlot* plot_;
  QGridLayout* facts_;
  QWidget* baseRow_;
  QComboBox *base_, *state_;
  NumberField* height_;
  QPushButton *copy_, *save_, *clear_;
  MeasureFacts shown_;
  bool toolInHand_ = false;
  QTimer soon_;
  Subscription onLine_, onCursor_, onTool_, onLive_, onHistory_, onUnits_;
};

}  // namespace scarp
