#include "ui/materials/RangeDialog.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QVBoxLayout>
#include <array>
#include <utility>

#include "core/material/DefaultRules.h"
#include "core/material/MaterialSchema.h"
#include "core/material/MeasureHistogram.h"
#include "core/scene/Scene.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SceneJobs.h"
#include "ui/jobs/JobRunner.h"
#include "ui/mask/MaskView.h"
#include "ui/materials/ConditionEditor.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

constexpr int kComputeDelay = 60;  ///< Milliseconds.
constexpr int kRangeDialogWidth = 420;

double selectedShare(const Selection& selection) {
  if (!selection) return 1.0;
  double sum = 0.0;
  for (int index = 0; index < selection->tileCount(); ++index) {
    const GridRect rect = selection->tileRect(index);
    const auto& tile = selection->tile(index);
    if (!tile) {
      sum += double(selection->fill()) * double(rect.area());
      continue;
    }
    for (int row = 0; row < rect.height(); ++row) {
      const float* const weights = tile->data() + MaskRaster::offsetIn(0, row);
      for (int column = 0; column < rect.width(); ++column) sum += double(weights[column]);
    }
  }
  return sum / double(selection->rect().area());
}

}  // namespace

RangeDialog::RangeDialog(EditorDocument& document, MaskView& mask, JobRunner& jobs, QWidget* parent)
    : FormDialog(tr("Select by Range"), tr("OK"), parent),
      document_(document),
      mask_(mask),
      jobs_(jobs),
      measure_(new QComboBox),
      how_(new QComboBox),
      place_(new QVBoxLayout),
      share_(new QLabel) {
  setObjectName(QStringLiteral("rangeDialog"));
  setLeastWidth(kRangeDialogWidth);
  delay_.setSingleShot(true);
  delay_.setInterval(kComputeDelay);
  connect(&delay_, &QTimer::timeout, this, &RangeDialog::compute);
  measure_->setObjectName(QStringLiteral("rangeMeasure"));
  measure_->setAccessibleName(tr("Measure"));
  measure_->setToolTip(tr("Choose the measure of the terrain to select by"));
  for (const GroundMeasure measure : rangeMeasures())
    measure_->addItem(coreText(groundMeasureNames().title(measure)), static_cast<int>(measure));
  how_->setObjectName(QStringLiteral("rangeOperation"));
  how_->setAccessibleName(tr("Operation"));
  how_->setToolTip(tr("How to combine the range with the selection"));
  how_->addItems({tr("Replace the selection"), tr("Add to the selection"), tr("Subtract from the selection"),
                  tr("Intersect with the selection")});
  addRow(tr("Measure"), measure_);
  column().addLayout(place_);
  auto* below = new QFormLayout;
  addFormRow(*below, tr("Operation"), how_);
  column().addLayout(below);
  addNote(*share_);
  share_->setObjectName(QStringLiteral("rangeShare"));
  connect(measure_, &QComboBox::currentIndexChanged, this,
          [this] { chooseMeasure(static_cast<GroundMeasure>(measure_->currentData().toInt())); });
  connect(how_, &QComboBox::currentIndexChanged, this, &RangeDialog::refresh);
  subscription_ = document.terrain().changed.subscribe([this](const DocumentChange& change) {
    if (!change.ground.empty()) editor_->groundChanged();
    if (!change.ground.empty() || change.selection) refresh();
  });
  onDrainage_ = document.scene().drainage().changed.subscribe([this] {
    editor_->groundChanged();
    if (condition_.by == GroundMeasure::Drainage) refresh();
  });
  chooseMeasure(rangeMeasures().front());
  measure_->setFocus();
}

void RangeDialog::chooseMeasure(GroundMeasure measure) {
  const TerrainDocument& terrain = document_.terrain();
  RuleInputs inputs{terrain.heights()};
  inputs.drainage = drainage();
  condition_ = RuleCondition();
  condition_.by = measure;
  condition_ = startingCondition(condition_, inputs, terrain.frame());
  condition_.softLow = condition_.softHigh = 0.0;
  if (measure == GroundMeasure::Slope) condition_.high = 90.0;
  if (editor_) {
    place_->removeWidget(editor_);
    editor_->hide();
    editor_->setObjectName({});
    for (QWidget* child : editor_->findChildren<QWidget*>()) child->setObjectName({});
    editor_->deleteLater();
  }
  ConditionGround ground;
  ground.histogram = [this](const RuleCondition& condition) {
    RuleInputs seen{document_.terrain().heights()};
    seen.drainage = drainage();
    return measureHistogram(condition, seen, document_.terrain().frame());
  };
  editor_ = new ConditionEditor(measure, QStringLiteral("range"), std::move(ground), ConditionEditor::Head::Plain);
  place_->addWidget(editor_);
  editor_->setCondition(condition_);
  connect(editor_, &ConditionEditor::conditionEdited, this, [this](const RuleCondition& condition) {
    condition_ = condition;
    refresh();
  });
  connect(editor_, &ConditionEditor::problem, this, &RangeDialog::complain);
  refresh();
}

const HeightRaster* RangeDialog::drainage() const {
  const Drainage& known = document_.scene().drainage();
  return known.stale() ? nullptr : &*known.areas();
}

SelectOperation RangeDialog::operation() const {
  constexpr std::array kOperations{MaskOperation::Replace, MaskOperation::Add, MaskOperation::Subtract,
                                   MaskOperation::Intersect};
  return {RangeSource{condition_}, kOperations[static_cast<std::size_t>(how_->currentIndex())]};
}

std::optional<QString> RangeDialog::takeValues() {
  if (const auto valid = validate(condition_); !valid) return coreProblem(valid.error().message);
  if (document_.terrain().editing()) return tr("Apply or cancel the current preview first.");
  return std::nullopt;
}

void RangeDialog::refresh() {
  ready_.reset();
  delay_.start();
}

void RangeDialog::compute() {
  delay_.stop();
  if (job_) {
    stale_ = true;
    job_->cancel();
    return;
  }
  if (condition_.by == GroundMeasure::Drainage && !drainage()) {
    if (const auto task = document_.scene().takeDrainageTask()) runSceneTask(*task, jobs_);
    if (!document_.scene().drainage().taskOut()) show(Error::cancel());
    return;
  }
  const auto terrain = std::make_shared<const Terrain>(document_.terrain().snapshot());
  const auto present = std::make_shared<const Selection>(selectionOf(document_.terrain()));
  const QPointer<RangeDialog> self(this);
  job_ = jobs_.run<Preview>(
      tr("Previewing"),
      [terrain, present, wanted = operation(),
       drainage = document_.scene().drainage().areas()](const Progress& progress) -> Result<Preview> {
        Preview preview;
        const auto& source = std::get<RangeSource>(wanted.source);
        const auto mask = rangeMask(source, *terrain, drainage ? &*drainage : nullptr, progress);
        if (!mask) return mask.error();
        preview.selection = met(*present, *mask, wanted.how);
        preview.share = selectedShare(preview.selection);
        return preview;
      },
      [self, revision = document_.revision()](const Result<Preview>& preview) {
        if (!self || self->closed_) return;
        self->job_ = nullptr;
        const bool same = revision == self->document_.revision();
        if (std::exchange(self->stale_, false) || !same) return self->compute();
        self->show(preview);
      });
}

void RangeDialog::show(const Result<Preview>& preview) {
  if (delay_.isActive()) return;  // The settings have changed.
  if (!preview) {
    accepting_ = false;
    acceptButton().setEnabled(true);
    if (!preview.error().cancelled) complain(coreProblem(preview.error().message));
    return;
  }
  complain({});
  ready_ = preview->selection;
  mask_.preview(*ready_ ? std::make_shared<const MaskRaster>(**ready_) : nullptr);
  share_->setText(tr("Selects %1 % of the terrain.").arg(fixedText(100.0 * preview->share, 1)));
  if (accepting_) accept();
}

void RangeDialog::accept() {
  if (const auto problem = takeValues()) {
    accepting_ = false;
    acceptButton().setEnabled(true);
    return complain(*problem);
  }
  if (!ready_) {
    accepting_ = true;
    acceptButton().setEnabled(false);
    if (!job_) compute();
    return;
  }
  const Selection selection = *ready_;
  done(Accepted);
  setSelection(document_.terrain(), selection, operation());
}

void RangeDialog::done(int result) {
  if (!std::exchange(closed_, true)) {
    subscription_.reset();
    onDrainage_.reset();
    delay_.stop();
    if (job_) job_->cancel();
    mask_.preview(nullptr);
  }
  FormDialog::done(result);
}

}  // namespace scarp
