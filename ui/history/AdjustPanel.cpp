#include "ui/history/AdjustPanel.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <cmath>

#include "core/brush/BrushKinds.h"
#include "core/brush/BrushSchema.h"
#include "core/document/TerrainDocument.h"
#include "core/measure/GroundProfile.h"
#include "core/terrain/Surface.h"
#include "core/tools/ToolState.h"
#include "core/tools/WorkTools.h"
#include "ui/actions/BrushCatalog.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SceneDisplay.h"
#include "ui/jobs/JobRunner.h"
#include "ui/widgets/ChoiceRow.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberField.h"

namespace scarp {
namespace {

constexpr Overlay::Colour kPath{0.42F, 0.80F, 1.0F, 1.0F}, kRim{0.06F, 0.08F, 0.10F, 1.0F};
constexpr Overlay::Colour kHandle{1.0F, 1.0F, 1.0F, 1.0F};
constexpr float kWidth = 3.0F, kCasing = 1.3F, kDot = 9.0F;
/// Of a path: thousands of corners are closer together than pixels.
constexpr std::size_t kMostCorners = 600;
constexpr std::size_t kMostPieces = 4000;

/// The way that a stroke takes, on the ground as it is now, and its handles.
Overlay pathOverlay(const BendablePath& path, const HeightRaster& heights, const GridFrame& frame) {
  const std::vector<StrokeSample>& samples = path.samples;
  std::vector<Vec2> corners;
  const std::size_t stride = samples.size() / kMostCorners + 1;
  for (std::size_t i = 0; i < samples.size(); ++i)
    if (i % stride == 0 || i + 1 == samples.size()) corners.emplace_back(samples[i].x, samples[i].y);
  // A stroke held still has many corners at one place, of which a profile wants one.
  corners.erase(std::unique(corners.begin(), corners.end()), corners.end());
  Overlay overlay;
  const GroundProfile profile = groundProfile(heights, frame, corners);
  std::vector<Vec3> places;
  const std::size_t step = profile.points.size() / kMostPieces + 1;
  for (std::size_t i = 0; i < profile.points.size(); ++i) {
    const GroundProfile::Point& point = profile.points[i];
    if (std::isnan(point.height) || (i % step != 0 && i + 1 != profile.points.size())) continue;
    places.emplace_back(point.place.x(), point.place.y(), point.height);
  }
  for (const bool rim : {true, false})
    for (std::size_t i = 1; i < places.size(); ++i)
      overlay.lines.push_back(
          {places[i - 1], places[i], rim ? kRim : kPath, rim ? kWidth + 2.0F * kCasing : kWidth});
  for (const std::size_t handle : path.handles) {
    const StrokeSample& sample = samples[handle];
    const double height = heightAt(heights, frame.column(sample.x), frame.row(sample.y));
    if (std::isnan(height)) continue;
    const Vec3 at(sample.x, sample.y, height);
    overlay.lines.push_back({at, at, kHandle, kDot, kCasing});
  }
  return overlay;
}

std::function<QString(double)> checkOf(const char* key) {
  return [key](double value) {
    const auto good = brushNumber(key).check(value);
    return good.ok() ? QString() : messageText(good.error().message);
  };
}

}  // namespace

AdjustPanel::AdjustPanel(JobRunner& jobs, QWidget* parent)
    : QWidget(parent),
      jobs_(jobs),
      title_(new QLabel),
      kind_(new QComboBox),
      radius_(new NumberField({tr("Radius"), tr("m"), 1.0, 5000.0, true})),
      strength_(new NumberField({tr("Strength"), tr("m"), 0.01, 1000.0, true})),
      falloff_(new IconGrid(6, 22, false)),
      apply_(new QPushButton(tr("Adjust"))),
      close_(new QPushButton(tr("Close"))) {
  setObjectName(QStringLiteral("adjustPanel"));
  auto* column = layoutWith<QVBoxLayout>(this, {0, 4, 0, 4}, 5);
  title_->setProperty("role", QStringLiteral("heading"));
  describe(kind_, "adjustKind",
           {.name = tr("Brush of the stroke"),
            .help = tr("The kind of brush that the stroke is made with instead")});
  radius_->setObjectName(QStringLiteral("adjustRadius"));
  strength_->setObjectName(QStringLiteral("adjustStrength"));
  apply_->setObjectName(QStringLiteral("adjustApply"));
  close_->setObjectName(QStringLiteral("adjustClose"));
  for (const BrushGroup& group : brushCatalog())
    for (const BrushEntry& entry : group.entries)
      kind_->addItem(brushIcon(entry.kind), entry.title, static_cast<int>(entry.kind));
  for (const Falloff falloff : {Falloff::Smooth, Falloff::Linear, Falloff::Spherical, Falloff::Tip,
                                Falloff::Sharp, Falloff::Constant})
    falloff_->add(static_cast<int>(falloff), falloffIcon(falloff), falloffTitle(falloff),
                  tr("%1 falloff").arg(falloffTitle(falloff)));
  radius_->setCheck(checkOf("radius"));
  strength_->setCheck(checkOf("strength"));
  apply_->setToolTip(
      tr("Makes the stroke with these settings, and all that came after it anew, as one step"));
  auto* hint = new QLabel(tr("Drag the dots on the ground to bend its path."));
  wrapAs(hint, "heading");
  auto* buttons = new QHBoxLayout;
  buttons->addWidget(apply_, 1);
  buttons->addWidget(close_);
  for (QWidget* part :
       {static_cast<QWidget*>(title_), static_cast<QWidget*>(kind_), static_cast<QWidget*>(radius_),
        static_cast<QWidget*>(strength_), static_cast<QWidget*>(falloff_), static_cast<QWidget*>(hint)})
    column->addWidget(part);
  column->addLayout(buttons);
  hide();

  for (NumberField* field : {radius_, strength_})
    connect(field, &NumberField::refused, this, &AdjustPanel::problem);
  connect(radius_, &NumberField::valueEdited, this, [this](double value) { stroke_.brush.radius = value; });
  connect(strength_, &NumberField::valueEdited, this,
          [this](double value) { stroke_.brush.strength = value; });
  connect(falloff_, &IconGrid::picked, this,
          [this](int id) { stroke_.brush.falloff = static_cast<Falloff>(id); });
  connect(kind_, &QComboBox::activated, this,
          [this] { stroke_.brush.kind = static_cast<BrushKind>(kind_->currentData().toInt()); });
  connect(apply_, &QPushButton::clicked, this, &AdjustPanel::apply);
  connect(close_, &QPushButton::clicked, this, [this] { job_ ? job_->cancel() : closePanel(); });
}

void AdjustPanel::setDocument(EditorDocument* document) {
  closePanel();
  stale_ = true;
  document_ = document ? &document->terrain() : nullptr;
  display_ = document ? &document->display() : nullptr;
  tools_ = document ? &document->tools() : nullptr;
  onHistory_ = document_ ? document_->historyChanged.subscribe([this] { followHistory(); }) : Subscription();
  onBend_ = tools_ ? tools_->get<BendTool>().changed.subscribe([this] { takeBend(); }) : Subscription();
}

bool AdjustPanel::choose(std::size_t step) {
  const StrokeOperation* const stroke = document_ ? strokeOfStep(document_->history(), step) : nullptr;
  if (!stroke || job_) return false;
  step_ = step;
  showStroke(*stroke);
  show();
  return true;
}

void AdjustPanel::closePanel() {
  hide();
  if (tools_) tools_->get<BendTool>().end();
  if (display_) display_->setOverlay(OverlayOf::Adjust, nullptr);
}

void AdjustPanel::showStroke(const StrokeOperation& stroke) {
  stroke_ = stroke;
  title_->setText(tr("Adjust step %1: %2").arg(step_ + 1).arg(coreText(brushTitle(stroke.brush.kind))));
  kind_->setCurrentIndex(kind_->findData(static_cast<int>(stroke.brush.kind)));
  radius_->setValue(stroke.brush.radius);
  strength_->setValue(stroke.brush.strength);
  falloff_->setChosen(static_cast<int>(stroke.brush.falloff));
  showRunning();
  BendablePath path = bendable(stroke.brush, stroke.samples);
  made_ = stroke.samples;
  unbent_ = path.samples;
  tools_->get<BendTool>().begin(std::move(path));
}

void AdjustPanel::takeBend() {
  if (!tools_->get<BendTool>().path()) return;
  // As long as nobody has bent it, the path is the very one that was made.
  const std::vector<StrokeSample>& samples = tools_->get<BendTool>().path()->samples;
  stroke_.samples = samples == unbent_ ? made_ : samples;
  showPath();
}

void AdjustPanel::showPath() {
  if (!tools_->get<BendTool>().path()) return;
  display_->setOverlay(OverlayOf::Adjust,
                       std::make_shared<const Overlay>(pathOverlay(
                           *tools_->get<BendTool>().path(), document_->heights(), document_->frame())));
}

void AdjustPanel::followHistory() {
  stale_ = true;
  if (isHidden()) return;
  if (!strokeOfStep(document_->history(), step_)) return closePanel();
  showPath();
}

void AdjustPanel::apply() {
  if (!document_ || job_) return;
  if (document_->editing()) return Q_EMIT problem(tr("Finish the stroke first."));
  const AdjustOperation operation{step_, stroke_};
  if (const auto valid = validate(operation.stroke.brush); !valid.ok())
    return Q_EMIT problem(messageText(valid.error().message));
  auto task = adjustTask(*document_, operation);
  if (!task.ok()) return Q_EMIT problem(messageText(task.error().message));
  stale_ = false;
  job_ = jobs_.run<DocumentParts>(
      tr("Adjusting %1").arg(coreText(brushTitle(stroke_.brush.kind))),
      [task = std::make_shared<const AdjustTask>(*std::move(task))](const Progress& progress) {
        return task->run(progress);
      },
      [this, operation](Result<DocumentParts> adjusted) { finish(operation, adjusted); });
  showRunning();
}

void AdjustPanel::finish(const AdjustOperation& operation, const Result<DocumentParts>& adjusted) {
  job_ = nullptr;
  showRunning();
  if (!adjusted.ok()) {
    if (!adjusted.error().cancelled) Q_EMIT problem(messageText(adjusted.error().message));
    return;
  }
  if (!document_ || stale_ || document_->editing())
    return Q_EMIT problem(tr("The terrain was edited meanwhile. Adjust the stroke once more."));
  if (const auto done = commitAdjusted(*document_, *adjusted, operation); !done)
    Q_EMIT problem(messageText(done.error().message));
}

void AdjustPanel::showRunning() {
  apply_->setEnabled(!job_);
  apply_->setText(job_ ? tr("Adjusting …") : tr("Adjust"));
  close_->setText(job_ ? tr("Cancel") : tr("Close"));
}

}  // namespace scarp
