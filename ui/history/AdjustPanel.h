#pragma once

#include <QWidget>
#include <vector>

#include "core/base/Signal.h"
#include "core/edit/Replay.h"
#include "core/edit/StrokeOperations.h"

class QComboBox;
class QLabel;
class QPushButton;

namespace scarp {

class EditorDocument;
class IconGrid;
class Job;
class JobRunner;
class SceneDisplay;
class NumberField;
class TerrainDocument;
class ToolState;

/// Other settings for a stroke of the history: its path shows on the ground with handles to bend it by, and
/// all that came after it is made anew in the background. Hidden while no stroke is chosen.
class AdjustPanel : public QWidget {
  Q_OBJECT

 public:
  explicit AdjustPanel(JobRunner& jobs, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// Opens for a step; whether that is a stroke that is done.
  bool choose(std::size_t step);
  void closePanel();
  [[nodiscard]] bool running() const { return job_ != nullptr; }

 Q_SIGNALS:
  void problem(const QString& message);  ///< In one line.

 private:
  void showStroke(const StrokeOperation& stroke);
  void takeBend();
  void showPath();
  void followHistory();
  void apply();
  void finish(const AdjustOperation& operation, const Result<DocumentParts>& adjusted);
  void showRunning();

  JobRunner& jobs_;
  TerrainDocument* document_ = nullptr;
  SceneDisplay* display_ = nullptr;
  ToolState* tools_ = nullptr;
  std::size_t step_ = 0;
  StrokeOperation stroke_;
  std::vector<StrokeSample> made_, unbent_;  ///< Its samples, and those of its path with handles.
  Job* job_ = nullptr;
  bool stale_ = false;  ///< The document has moved on since the job began.
  QLabel* title_;
  QComboBox* kind_;
  NumberField *radius_, *strength_;
  IconGrid* falloff_;
  QPushButton *apply_, *close_;
  Subscription onHistory_, onBend_;
};

}  // namespace scarp
