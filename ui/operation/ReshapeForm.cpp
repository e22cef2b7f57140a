#include "ui/operation/ReshapeForm.h"

#include <QProgressBar>
#include <QPushButton>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/GroundOperations.h"
#include "ui/jobs/JobRunner.h"
#include "ui/widgets/MessageText.h"

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
  job_ = jobs_.run<ReshapedTerrain>(
      windowTitle(), [task = *std::move(task)](const Progress& progress) { return task.run(progress); },
      [self = QPointer(this)](Result<ReshapedTerrain> reshaped) {
        if (self && self->hold_) self->finish(std::move(reshaped));
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

}  // namespace scarp
