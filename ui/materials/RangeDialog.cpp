#include "ui/materials/RangeDialog.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <memory>
#include <utility>
#include <variant>

#include "core/material/DefaultRules.h"
#include "core/material/MaterialSchema.h"
#include "core/material/MeasureHistogram.h"
#include "core/scene/Scene.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SceneDisplay.h"
#include "ui/jobs/JobRunner.h"
#include "ui/mask/MaskView.h"
#include "ui/materials/ConditionEditor.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberText.h"

namespace scarp {

namespace {

constexpr int kComputeDelay = 60;  ///< Milliseconds.

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

RangePreview::RangePreview(EditorDocument& document, MaskView& mask, JobRunner& jobs, QObject* parent)
    : QObject(parent), document_(document), mask_(mask), jobs_(jobs) {
  callOnce(delay_, kComputeDelay, this, &RangePreview::compute);
  onTerrain_ = document.terrain().changed.subscribe([this](const DocumentChange& change) {
    if (!change.ground.empty() || change.selection) refresh();
  });
  onDrainage_ = document.scene().drainage().changed.subscribe([this] {
    if (drains()) refresh();
  });
}

RangePreview::~RangePreview() { clear(); }

bool RangePreview::drains() const {
  return operation_ && std::get<RangeSource>(operation_->source).range.by == GroundMeasure::Drainage;
}

void RangePreview::show(const SelectOperation& operation) {
  operation_ = operation;
  refresh();
}

void RangePreview::clear() {
  if (!operation_) return;
  operation_.reset();
  ready_.reset();
  delay_.stop();
  applying_ = false;
  if (job_) job_->cancel();
  mask_.preview(nullptr);
}

void RangePreview::refresh() {
  if (!operation_) return;
  ready_.reset();
  delay_.start();
}

void RangePreview::compute() {
  delay_.stop();
  if (!operation_) return;
  if (job_) {
    stale_ = true;
    job_->cancel();
    return;
  }
  const Drainage& known = document_.scene().drainage();
  if (drains() && known.stale()) {
    if (const auto task = document_.scene().takeDrainageTask()) runSceneTask(*task, jobs_);
    if (!known.taskOut()) install(Error::cancel());
    return;
  }
  const auto terrain = std::make_shared<const Terrain>(document_.terrain().snapshot());
  const auto present = std::make_shared<const Selection>(selectionOf(document_.terrain()));
  job_ = jobs_.runFor<Computed>(
      this, tr("Previewing"),
      [terrain, present, wanted = *operation_,
       drainage = known.areas()](const Progress& progress) -> Result<Computed> {
        Computed computed;
        const auto mask = rangeMask(std::get<RangeSource>(wanted.source), *terrain,
                                    drainage ? &*drainage : nullptr, progress);
        if (!mask) return mask.error();
        computed.selection = met(*present, *mask, wanted.how);
        computed.share = selectedShare(computed.selection);
        return computed;
      },
      [this, revision = document_.revision()](const Result<Computed>& computed) {
        job_ = nullptr;
        const bool same = revision == document_.revision();
        if (std::exchange(stale_, false) || !same) return compute();
        install(computed);
      });
}

void RangePreview::install(const Result<Computed>& computed) {
  if (!operation_ || delay_.isActive()) return;  // The operation has changed.
  if (!computed) {
    applying_ = false;
    Q_EMIT failed(computed.error().cancelled ? QString() : messageText(computed.error().message));
    return;
  }
  ready_ = computed->selection;
  mask_.preview(*ready_ ? std::make_shared<const MaskRaster>(**ready_) : nullptr);
  Q_EMIT shown(computed->share);
  if (applying_) apply();
}

void RangePreview::apply() {
  if (!ready_) {
    applying_ = true;
    if (!job_) compute();
    return;
  }
  if (document_.terrain().editing()) {
    applying_ = false;
    Q_EMIT failed(tr("Apply or cancel the current preview first."));
    return;
  }
  const Selection selection = *ready_;
  const SelectOperation operation = *operation_;
  clear();
  setSelection(document_.terrain(), selection, operation);
  Q_EMIT applied();
}

namespace {

constexpr int kRangeDialogWidth = 420;

}  // namespace

RangeDialog::RangeDialog(EditorDocument& document, MaskView& mask, JobRunner& jobs, QWidget* parent)
    : FormDialog(tr("Select by Range"), tr("OK"), parent),
      document_(document),
      preview_(new RangePreview(document, mask, jobs, this)),
      measure_(new QComboBox),
      how_(new QComboBox),
      place_(new QVBoxLayout),
      share_(new QLabel) {
  setObjectName(QStringLiteral("rangeDialog"));
  setLeastWidth(kRangeDialogWidth);
  describe(measure_, "rangeMeasure",
           {.name = tr("Measure"), .tip = tr("Choose the measure of the terrain to select by")});
  for (const GroundMeasure measure : rangeMeasures())
    measure_->addItem(coreText(groundMeasureNames().title(measure)), static_cast<int>(measure));
  describe(how_, "rangeOperation",
           {.name = tr("Operation"), .tip = tr("How to combine the range with the selection")});
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
  });
  onDrainage_ = document.scene().drainage().changed.subscribe([this] { editor_->groundChanged(); });
  connect(preview_, &RangePreview::shown, this, [this](double share) {
    complain({});
    share_->setText(tr("Selects %1 % of the terrain.").arg(fixedText(100.0 * share, 1)));
  });
  connect(preview_, &RangePreview::failed, this, [this](const QString& problem) {
    acceptButton().setEnabled(true);
    if (!problem.isEmpty()) complain(problem);
  });
  connect(preview_, &RangePreview::applied, this, [this] { done(Accepted); });
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
  return {RangeSource{condition_}, static_cast<MaskOperation>(how_->currentIndex())};
}

std::optional<QString> RangeDialog::takeValues() {
  if (const auto valid = validate(condition_); !valid) return messageText(valid.error().message);
  return std::nullopt;
}

void RangeDialog::refresh() { preview_->show(operation()); }

void RangeDialog::accept() {
  if (const auto problem = takeValues()) {
    acceptButton().setEnabled(true);
    return complain(*problem);
  }
  acceptButton().setEnabled(false);
  preview_->apply();
}

void RangeDialog::done(int result) {
  subscription_.reset();
  onDrainage_.reset();
  preview_->clear();
  FormDialog::done(result);
}

}  // namespace scarp
