#include "ui/materials/RangeDialog.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>
#include <array>
#include <utility>

#include "core/material/DefaultRules.h"
#include "core/material/MaterialSchema.h"
#include "core/material/MeasureHistogram.h"
#include "core/scene/Scene.h"
#include "ui/document/EditorDocument.h"
#include "ui/materials/ConditionEditor.h"
#include "ui/materials/RangePreview.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/MessageText.h"
#include "ui/widgets/NumberText.h"

namespace scarp {
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
  constexpr std::array kOperations{MaskOperation::Replace, MaskOperation::Add, MaskOperation::Subtract,
                                   MaskOperation::Intersect};
  return {RangeSource{condition_}, kOperations[static_cast<std::size_t>(how_->currentIndex())]};
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
