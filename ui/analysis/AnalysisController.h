#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <memory>

#include "core/io/TerrainPlace.h"
#include "core/scene/LiveAnalysis.h"
#include "ui/render/RenderSettings.h"

namespace scarp {

class Actions;
class EditorDocument;
class Job;
class JobRunner;
class Viewport;

/// The choice of an analysis: has the scene's analysis computed by jobs, a piece at a time, and shows it
/// while the ground is edited. Also its actions.
class AnalysisController : public QObject {
  Q_OBJECT

 public:
  AnalysisController(const Actions& actions, Viewport& viewport, JobRunner& jobs, QObject* parent);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

  [[nodiscard]] const AnalysisChoice& choice() const { return choice_; }
  /// Contract: nothing is chosen while there is no document.
  void setChoice(const AnalysisChoice& choice);
  void choose(std::optional<AnalysisKind> kind);
  /// Shows what can be seen from a place. Contract: there is a document.
  void observeFrom(const Vec2& place);
  [[nodiscard]] SceneLight sun() const { return {choice_.sun.azimuth, choice_.sun.elevation}; }
  /// The scene's sun was moved: ours is the same. Told of the one that it has already followed, it does
  /// nothing.
  void followSun(const SceneLight& sun);
  /// Where the document's terrain is on the earth; nothing where there is none or it does not say.
  [[nodiscard]] std::optional<TerrainPlace> place() const;
  /// Sun and sky dim the light on the ground instead of colouring it.
  [[nodiscard]] bool asLight() const { return asLight_; }
  void setAsLight(bool on);
  /// The picture is up to date, or there is none to be.
  [[nodiscard]] bool settled() const { return !job_ && !taskSoon_.isActive(); }

 Q_SIGNALS:
  void choiceChanged();
  void problem(const QString& message);  ///< Why there is no picture; empty: there is one again.

 private:
  void connectActions();
  /// Puts the observer on the ground under the cursor, or in the middle of the view.
  void observeFromCursor();
  [[nodiscard]] std::optional<Vec2> middleOfView() const;

  void runTask();
  void finish(LiveAnalysis& analysis, Result<AnalysisUpdate> result);
  void showChoice();
  void showPicture();
  void showObserver();

  const Actions& actions_;
  Viewport& viewport_;
  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
  AnalysisChoice choice_;
  SceneLight followed_;
  bool observerPlaced_ = false;
  bool asLight_ = false;
  bool complained_ = false;
  Job* job_ = nullptr;  ///< That does the task which is out.
  QElapsedTimer sinceTask_;
  QTimer taskSoon_;
  Subscription onTask_, onFractions_, onTerrain_;
};

}  // namespace scarp
