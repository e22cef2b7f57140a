#include "ui/analysis/AnalysisController.h"

#include <QAction>
#include <QPointer>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/pick/SurfacePicker.h"
#include "core/scene/Scene.h"
#include "core/terrain/Surface.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SceneDisplay.h"
#include "ui/jobs/JobRunner.h"
#include "ui/render/SceneView.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/CoreText.h"

namespace scarp {
namespace {

/// Milliseconds that a task is given although its settings are out of date: while the hand drags a setting,
/// what is quick to compute follows, and what is not waits until the hand rests.
constexpr int kPatience = 300;
/// A lower sun would leave the slopes that it grazes too dark to be read.
constexpr double kLowestLight = 30.0;
constexpr double kLeastElevation = 0.01;  ///< Degrees: on the horizon itself a sun throws no shadow.

QString titleOf(AnalysisKind kind) {
  switch (kind) {
    case AnalysisKind::Viewshed:
      return AnalysisController::tr("Viewshed");
    case AnalysisKind::SunShadow:
      return AnalysisController::tr("Sun shadow");
    case AnalysisKind::SkyView:
      return AnalysisController::tr("Sky visibility");
  }
  return {};
}

SunSettings withSun(SunSettings settings, const SceneLight& sun) {
  settings.azimuth = sun.azimuth;
  settings.elevation = std::max(sun.elevation, kLeastElevation);
  return settings;
}

GroundFractions fractionsOf(const LiveAnalysis::Picture& picture, bool asLight) {
  GroundFractions fractions{kindOf(picture.settings), picture.fractions, false, {}, false};
  fractions.asLight = asLight && fractions.kind == AnalysisKind::SkyView;
  fractions.allOrNothing = fractions.kind == AnalysisKind::Viewshed;
  if (const auto* sun = std::get_if<SunSettings>(&picture.settings)) {
    fractions.allOrNothing = sun->softness == 0.0;
    // Shade and shadow are of the same sun.
    fractions.light = SceneLight{sun->azimuth, std::max(sun->elevation, kLowestLight)};
  }
  return fractions;
}

}  // namespace

AnalysisController::AnalysisController(const Actions& actions, Viewport& viewport, JobRunner& jobs,
                                       QObject* parent)
    : QObject(parent), actions_(actions), viewport_(viewport), jobs_(jobs) {
  taskSoon_.setSingleShot(true);
  connect(&taskSoon_, &QTimer::timeout, this, &AnalysisController::runTask);
  connectActions();
  setDocument(nullptr);
}

void AnalysisController::connectActions() {
  connect(actions_.analysisNone, &QAction::triggered, this, [this] { choose(std::nullopt); });
  for (std::size_t i = 0; i < actions_.analyses.size(); ++i)
    connect(actions_.analyses[i], &QAction::triggered, this,
            [this, kind = static_cast<AnalysisKind>(i)] { choose(kind); });
  connect(actions_.observer, &QAction::triggered, this, &AnalysisController::observeFromCursor);
}

void AnalysisController::setDocument(EditorDocument* document) {
  if (job_) job_->cancel();
  onTask_.reset();
  onFractions_.reset();
  if (document_) document_->scene().analysis().show(std::nullopt);
  document_ = document;
  choice_ = AnalysisChoice();
  observerPlaced_ = complained_ = false;
  if (document) {
    choice_ = analysisSuiting(document->terrain().frame());
    if (followed_ != SceneLight()) choice_.sun = withSun(choice_.sun, followed_);
    LiveAnalysis& live = document->scene().analysis();
    onTask_ = live.taskWaiting.subscribe([this] {
      if (!taskSoon_.isActive()) taskSoon_.start(0);
    });
    onFractions_ = live.fractionsChanged.subscribe([this](const GridRect&) { showPicture(); });
  }
  onTerrain_ = onChange(
      document, [this] { showObserver(); }, &DocumentChange::ground);
  actions_.observer->setEnabled(document);
  actions_.analysisNone->setEnabled(document);
  for (QAction* action : actions_.analyses) action->setEnabled(document);
  showChoice();
}

void AnalysisController::setChoice(const AnalysisChoice& choice) {
  EXPECTS(document_ || !choice.kind);
  if (choice == choice_) return;
  choice_ = choice;
  if (document_) document_->scene().analysis().show(choice_.settings());
  if (!choice_.kind && job_) job_->cancel();
  showChoice();
}

void AnalysisController::followSun(const SceneLight& sun) {
  if (sun == std::exchange(followed_, sun) || sun == this->sun()) return;
  AnalysisChoice choice = choice_;
  choice.sun = withSun(choice.sun, sun);
  setChoice(choice);
}

void AnalysisController::setAsLight(bool on) {
  asLight_ = on;
  if (document_) showPicture();
  Q_EMIT choiceChanged();
}

void AnalysisController::choose(std::optional<AnalysisKind> kind) {
  AnalysisChoice choice = choice_;
  choice.kind = kind;
  if (kind == AnalysisKind::Viewshed && !observerPlaced_) {
    if (const auto place = middleOfView()) choice.viewshed.observer = *place;
    observerPlaced_ = true;
  }
  setChoice(choice);
}

std::optional<TerrainPlace> AnalysisController::place() const {
  return document_ ? document_->place() : std::nullopt;
}

std::optional<Vec2> AnalysisController::middleOfView() const {
  const ViewSize size = viewport_.viewSize();
  const LocalRay ray = document_->view().camera().rayThrough(Vec2(0.5 * size.width, 0.5 * size.height), size);
  const auto hit = document_->terrain().picker().pick(ray);
  return hit ? std::optional<Vec2>(hit->point.head<2>()) : std::nullopt;
}

void AnalysisController::observeFromCursor() {
  const auto& cursor = document_->view().cursor();
  const std::optional<Vec2> place = cursor ? Vec2(cursor->point.head<2>()) : middleOfView();
  if (place) observeFrom(*place);
}

void AnalysisController::observeFrom(const Vec2& place) {
  observerPlaced_ = true;
  AnalysisChoice choice = choice_;
  choice.kind = AnalysisKind::Viewshed;
  choice.viewshed.observer = place;
  setChoice(choice);
}

void AnalysisController::runTask() {
  if (job_) {
    // What is done brings the next task with it.
    if (!document_ || !document_->scene().analysis().taskObsolete()) return;
    const auto left = kPatience - sinceTask_.elapsed();
    return left > 0 ? taskSoon_.start(static_cast<int>(left)) : job_->cancel();
  }
  if (!document_) return;
  std::optional<AnalysisTask> task = document_->scene().analysis().takeTask();
  if (!task) return;
  sinceTask_.start();
  job_ = jobs_.run<AnalysisUpdate>(
      titleOf(kindOf(task->settings)),
      [task = std::make_shared<const AnalysisTask>(std::move(*task))](const Progress& progress) {
        return task->run(progress);
      },
      [this, of = QPointer(document_)](Result<AnalysisUpdate> result) {
        job_ = nullptr;
        if (of) finish(of->scene().analysis(), std::move(result));
        runTask();
      });
}

void AnalysisController::finish(LiveAnalysis& analysis, Result<AnalysisUpdate> result) {
  const bool obsolete = analysis.taskObsolete();
  const std::optional<Error> error = result ? std::nullopt : std::optional(result.error());
  analysis.finish(std::move(result));
  if (obsolete) return;
  // Whoever stops it by hand does not want it.
  if (error && error->cancelled) return choose(std::nullopt);
  if (error || complained_) Q_EMIT problem(error ? messageText(error->message) : QString());
  complained_ = error.has_value();
}

void AnalysisController::showChoice() {
  (choice_.kind ? actions_.analyses[static_cast<std::size_t>(*choice_.kind)] : actions_.analysisNone)
      ->setChecked(true);
  showObserver();
  Q_EMIT choiceChanged();
}

void AnalysisController::showPicture() {
  const auto& picture = document_->scene().analysis().picture();
  document_->display().setFractions(picture ? std::optional(fractionsOf(*picture, asLight_)) : std::nullopt);
}

void AnalysisController::showObserver() {
  std::shared_ptr<Overlay> overlay;
  if (document_ && choice_.kind == AnalysisKind::Viewshed) {
    const TerrainDocument& terrain = document_->terrain();
    const Vec2& at = choice_.viewshed.observer;
    const double ground =
        heightAt(terrain.heights(), terrain.frame().column(at.x()), terrain.frame().row(at.y()));
    if (!std::isnan(ground)) {
      const Vec3 foot(at.x(), at.y(), ground), eye = foot + Vec3(0.0, 0.0, choice_.viewshed.observerHeight);
      constexpr Overlay::Colour white{1.0F, 1.0F, 1.0F, 1.0F}, pupil{0.85F, 0.20F, 0.10F, 1.0F};
      overlay = std::make_shared<Overlay>();
      overlay->lines = {
          {foot, eye, white, 2.0F, 1.2F}, {eye, eye, white, 13.0F, 1.5F}, {eye, eye, pupil, 7.0F}};
    }
  }
  if (document_) document_->display().setOverlay(OverlayOf::Analysis, std::move(overlay));
}

}  // namespace scarp
