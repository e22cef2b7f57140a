#include "ui/operation/ReshapeDialog.h"

#include <QFormLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <utility>

#include "ui/jobs/JobRunner.h"
#include "ui/operation/OperationFields.h"
#include "ui/widgets/NumberText.h"

namespace scarp {

ReshapeDialog::ReshapeDialog(const Reshape& reshape, TerrainDocument& document, JobRunner& jobs,
                             QWidget* parent)
    : FormDialog(QString::fromUtf8(kindOf(reshape).title), tr("Apply"), parent),
      document_(document),
      jobs_(jobs),
      reshape_(reshape),
      frame_(document.frame()),
      summary_(new QLabel),
      bar_(thinProgressBar()) {
  setObjectName(QStringLiteral("reshapeDialog"));
  setMinimumWidth(360);
  addFields(form(), reshape_, OperationReach(document), [this] { refresh(); });
  summary_->setObjectName(QStringLiteral("summary"));
  summary_->setProperty("role", QStringLiteral("quiet"));
  column().addWidget(summary_);
  column().addWidget(bar_);
  refresh();
}

void ReshapeDialog::refresh() {
  const auto problem = takeValues();
  complain(problem.value_or(QString()));
  if (problem) return summary_->clear();
  const auto sizeOf = [](const GridFrame& frame) {
    return tr("%1 × %2 samples, %3 × %4 m")
        .arg(frame.columns)
        .arg(frame.rows)
        .arg(numberText(frame.width()), numberText(frame.depth()));
  };
  summary_->setText(tr("Now %1\nThen %2").arg(sizeOf(frame_), sizeOf(reshaped(frame_, reshape_))));
}

void ReshapeDialog::accept() {
  if (job_) return;
  if (const auto problem = takeValues()) return complain(*problem);
  auto task = reshapeTask(document_, ReshapeOperation{reshape_});
  if (!task) return complain(QString::fromStdString(task.error().message));
  hold_.emplace(document_, kindOf(reshape_).title);
  acceptButton().setEnabled(false);
  bar_->setValue(0);
  bar_->show();
  job_ = jobs_.run<ReshapedTerrain>(
      windowTitle(), [task = *std::move(task)](const Progress& progress) { return task.run(progress); },
      [self = QPointer(this)](Result<ReshapedTerrain> reshaped) {
        if (self && self->hold_) self->finish(std::move(reshaped));
      });
  connect(job_, &Job::progressed, this, [this] {
    if (job_) bar_->setValue(static_cast<int>(1000.0 * job_->fraction()));
  });
}

void ReshapeDialog::finish(Result<ReshapedTerrain> reshaped) {
  job_ = nullptr;
  hold_.reset();
  bar_->hide();
  acceptButton().setEnabled(true);
  if (!reshaped) return complain(QString::fromStdString(reshaped.error().message));
  reshaped_ = std::move(*reshaped);
  done(Accepted);
}

void ReshapeDialog::done(int result) {
  if (job_) job_->cancel();
  job_ = nullptr;
  // Here, not when the dialog happens to be deleted.
  hold_.reset();
  FormDialog::done(result);
}

ReshapedTerrain ReshapeDialog::takeReshaped() {
  EXPECTS(reshaped_);
  return *std::exchange(reshaped_, std::nullopt);
}

std::optional<QString> ReshapeDialog::takeValues() {
  if (const auto valid = validate(reshape_, frame_); !valid)
    return QString::fromStdString(valid.error().message);
  return std::nullopt;
}

}  // namespace scarp
