#include "ui/export/ExportFormDialog.h"

#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>

#include "ui/jobs/JobRunner.h"
#include "ui/widgets/CoreText.h"

namespace scarp {

ExportFormDialog::ExportFormDialog(const QString& title, QWidget* parent)
    : FormDialog(title, tr("Export"), parent), bar_(thinProgressBar()) {}

ExportFormDialog::~ExportFormDialog() {
  if (job_) job_->cancel();
}

void ExportFormDialog::accept() {
  if (job_) return;
  if (const auto problem = takeValues()) return complain(*problem);
  complain({});
  setBusy(true);
  job_ = start([self = QPointer(this)](const std::optional<Error>& error) {
    if (self) self->finish(error);
  });
  connect(job_, &Job::progressed, this, [this] {
    if (job_) bar_->setValue(static_cast<int>(1000.0 * job_->fraction()));
  });
}

void ExportFormDialog::finish(const std::optional<Error>& error) {
  job_ = nullptr;
  setBusy(false);
  if (!error) return done(Accepted);
  complain(error->cancelled ? tr("The export was cancelled; nothing was written")
                            : coreProblem(error->message));
}

void ExportFormDialog::reject() {
  if (job_) return job_->cancel();
  FormDialog::reject();
}

void ExportFormDialog::setBusy(bool busy) {
  enableFields(!busy);
  acceptButton().setEnabled(!busy);
  bar_->setValue(0);
  bar_->setVisible(busy);
}

QLineEdit* keepAsEdit() {
  auto* edit = new QLineEdit;
  edit->setObjectName(QStringLiteral("keepAs"));
  edit->setAccessibleName(ExportFormDialog::tr("Keep with the project as"));
  edit->setPlaceholderText(ExportFormDialog::tr("a name: Export Again writes it anew"));
  edit->setToolTip(ExportFormDialog::tr(
      "These choices stay with the project under this name; File → Export Again does all "
      "that are kept"));
  return edit;
}

}  // namespace scarp
