#include "ui/operation/ReshapeDialog.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/GroundOperations.h"
#include "core/io/EnginePreset.h"
#include "core/tools/ToolState.h"
#include "core/tools/WorkTools.h"
#include "ui/jobs/JobRunner.h"
#include "ui/operation/OperationFields.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/NumberField.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

ReshapeForm::ReshapeForm(const QString& title, TerrainDocument& document, JobRunner& jobs, QWidget* parent)
    : FormDialog(title, tr("Apply"), parent), document_(document), jobs_(jobs), bar_(thinProgressBar()) {}

void ReshapeForm::accept() {
  if (job_) return;
  if (const auto problem = takeValues()) return complain(*problem);
  auto task = reshapeTask(document_, ReshapeOperation{reshape()});
  if (!task) return complain(messageText(task.error().message));
  if (!hold_) hold_.emplace(document_, Message::verbatim(windowTitle().toStdString()));
  asked_ = reshape();
  acceptButton().setEnabled(false);
  bar_->setValue(0);
  bar_->show();
  job_ = jobs_.runFor<ReshapedTerrain>(
      this, windowTitle(), [task = *std::move(task)](const Progress& progress) { return task.run(progress); },
      [this](Result<ReshapedTerrain> reshaped) {
        if (hold_) finish(std::move(reshaped));
      });
  connect(job_, &Job::progressed, this, [this] {
    if (job_) bar_->setValue(static_cast<int>(1000.0 * job_->fraction()));
  });
}

void ReshapeForm::finish(Result<ReshapedTerrain> reshaped) {
  job_ = nullptr;
  if (reshaped || !holdsAlways_) hold_.reset();
  bar_->hide();
  acceptButton().setEnabled(true);
  if (!reshaped) return complain(messageText(reshaped.error().message));
  reshaped_ = std::move(*reshaped);
  done(Accepted);
}

void ReshapeForm::done(int result) {
  if (job_) job_->cancel();
  job_ = nullptr;
  // Here, not when the dialog happens to be deleted.
  hold_.reset();
  FormDialog::done(result);
}

void ReshapeForm::holdDocument() {
  holdsAlways_ = true;
  hold_.emplace(document_, Message::verbatim(windowTitle().toStdString()));
}

const Reshape& ReshapeForm::asked() const {
  EXPECTS(asked_);
  return *asked_;
}

ReshapedTerrain ReshapeForm::takeReshaped() {
  EXPECTS(reshaped_);
  return *std::exchange(reshaped_, std::nullopt);
}

ReshapeDialog::ReshapeDialog(const Reshape& reshape, TerrainDocument& document, JobRunner& jobs,
                             QWidget* parent)
    : ReshapeForm(coreText(kindOf(reshape).title), document, jobs, parent),
      reshape_(reshape),
      frame_(document.frame()),
      summary_(new QLabel) {
  setObjectName(QStringLiteral("reshapeDialog"));
  setLeastWidth(360);
  addFields(form(), reshape_, OperationReach(document), [this] { refresh(); });
  summary_->setObjectName(QStringLiteral("summary"));
  summary_->setProperty("role", QStringLiteral("quiet"));
  column().addWidget(summary_);
  column().addWidget(&bar());
  refresh();
}

void ReshapeDialog::refresh() {
  const auto problem = takeValues();
  complain(problem.value_or(QString()));
  if (problem) return summary_->clear();
  const auto sizeOf = [](const GridFrame& frame) {
    return tr("%1 × %2 samples, %3")
        .arg(frame.columns)
        .arg(frame.rows)
        .arg(sidesText(frame.width(), frame.depth()));
  };
  summary_->setText(tr("Now %1\nThen %2").arg(sizeOf(frame_), sizeOf(reshaped(frame_, reshape_))));
  Q_EMIT reshapeChanged();
}

void ReshapeDialog::setReshape(const Reshape& reshape) {
  EXPECTS(reshape.index() == reshape_.index());
  if (reshape == reshape_) return;
  reshape_ = reshape;
  for (const auto& number : kindOf(reshape_).schema.numbers())
    if (auto* field = findChild<NumberField*>(
            QString::fromUtf8(number.key.data(), static_cast<int>(number.key.size()))))
      field->setValue(number.get(reshape_));
  refresh();
}

std::optional<QString> ReshapeDialog::takeValues() {
  if (const auto valid = validate(reshape_, frame_); !valid) return messageText(valid.error().message);
  return std::nullopt;
}

CropDialog::CropDialog(const CropReshape& first, TerrainDocument& document, ToolState& tools, JobRunner& jobs,
                       QWidget* parent)
    : ReshapeDialog(first, document, jobs, parent),
      tools_(tools),
      frame_(document.frame()),
      sizes_(new QComboBox) {
  setObjectName(QStringLiteral("cropDialog"));
  auto* how = new QLabel(tr("Drag the sides, the corners or the inside on the ground. Enter crops."));
  wrapAs(how, "quiet");
  addSizes();
  form().insertRow(0, how);
  form().insertRow(1, tr("Size"), sizes_);
  connect(sizes_, &QComboBox::activated, this, &CropDialog::take);
  connect(this, &ReshapeDialog::reshapeChanged, this, [this] {
    showSize();
    if (const GridRect rect = std::get<CropReshape>(reshape()).rect; tools_.get<CropTool>().crop() != rect)
      tools_.get<CropTool>().begin(rect);
  });
  holdDocument();
  tools_.get<CropTool>().begin(first.rect);
  onCrop_ = tools_.get<CropTool>().changed.subscribe([this] {
    if (tools_.get<CropTool>().crop()) setReshape(CropReshape{*tools_.get<CropTool>().crop()});
  });
  // Later: whoever tells it is still at work with the tools.
  onAnswer_ = tools_.get<CropTool>().answered.subscribe([this](bool keep) {
    QMetaObject::invokeMethod(
        this, [this, keep] { keep ? accept() : reject(); }, Qt::QueuedConnection);
  });
  showSize();
}

CropDialog::~CropDialog() {
  onCrop_.reset();
  onAnswer_.reset();
}

void CropDialog::addSizes() {
  describe(sizes_, "cropSize",
           {.name = tr("Size"), .tip = tr("A size that an engine takes, around the same middle")});
  sizes_->addItem(tr("Any"), 0);
  auto* items = qobject_cast<QStandardItemModel*>(sizes_->model());
  for (const EnginePreset& engine : enginePresets())
    for (const int side : engine.sides) {
      sizes_->addItem(QStringLiteral("%1: %2 × %2").arg(coreText(engine.title)).arg(side), side);
      // A crop makes nothing larger.
      if (items && (side > frame_.columns || side > frame_.rows))
        items->item(sizes_->count() - 1)->setEnabled(false);
    }
}

void CropDialog::take(int index) {
  const int side = sizes_->itemData(index).toInt();
  if (side > 0) setReshape(CropReshape{resizedOn(frame_, std::get<CropReshape>(reshape()).rect, side, side)});
}

void CropDialog::showSize() {
  const GridRect rect = std::get<CropReshape>(reshape()).rect;
  const int side = rect.width() == rect.height() ? rect.width() : -1;
  if (sizes_->currentData().toInt() == side) return;
  sizes_->setCurrentIndex(std::max(0, sizes_->findData(side)));
}

void CropDialog::done(int result) {
  onCrop_.reset();
  onAnswer_.reset();
  tools_.get<CropTool>().end();
  ReshapeDialog::done(result);
}

}  // namespace scarp
