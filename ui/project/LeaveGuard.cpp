#include "ui/project/LeaveGuard.h"

#include <QApplication>
#include <QPushButton>
#include <QTimer>

#include "ui/document/DocumentJournal.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SharedWork.h"
#include "ui/project/ProjectSaver.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

constexpr int kDialogPollMs = 50;

}  // namespace

LeaveGuard::LeaveGuard(EditorHost host, ProjectSaver& saver)
    : QObject(&host.window), host_(std::move(host)), saver_(saver) {}

void LeaveGuard::confirmDiscard(std::function<void()> next) {
  Q_EMIT asked();
  EditorDocument* document = host_.current();
  if (!document || !document->modified()) return next();
  if (document->shared()) return confirmUnsent(std::move(next));
  QuestionBox box(&host_.window, "unsavedChanges", tr("Unsaved Changes"),
                  tr("Save the changes to “%1”?").arg(document->name()),
                  document->savesInPlace() ? tr("Discarding them cannot be undone.")
                                           : tr("It is in no project yet. Discarding cannot be undone."));
  QPushButton* save =
      box.addButton(document->savesInPlace() ? tr("Save") : tr("Save As…"), QMessageBox::AcceptRole);
  QPushButton* discard = box.addButton(tr("Discard"), QMessageBox::DestructiveRole);
  box.addButton(QMessageBox::Cancel);
  box.setDefaultButton(save);
  box.exec();
  if (box.clickedButton() == discard)
    next();
  else if (box.clickedButton() == save)
    // What was edited while it was being written is in no file yet.
    saver_.save([this, next = std::move(next)] { confirmDiscard(next); });
}

void LeaveGuard::confirmUnsent(std::function<void()> next) {
  const QPointer<EditorDocument> document = host_.current();
  const int waiting = document->shared()->waiting();
  QuestionBox box(
      &host_.window, "unsentEdits", tr("Edits Wait"),
      tr("%1 edits of “%2” have not reached the server.", nullptr, waiting)
          .arg(countText(waiting), document->name()),
      tr("Edits are sent as long as this terrain is open. To be sent later they are kept here and "
         "offered at the next start. A copy as a project keeps them, for you alone."));
  QPushButton* wait = box.addButton(tr("Wait"), QMessageBox::RejectRole);
  // Without a journal there is nothing to keep them in.
  QPushButton* later = document->journal() ? box.addButton(tr("Send Later"), QMessageBox::AcceptRole) : nullptr;
  if (later) later->setObjectName(QStringLiteral("sendLater"));
  QPushButton* copy = box.addButton(tr("Save a Copy…"), QMessageBox::AcceptRole);
  QPushButton* discard = box.addButton(tr("Discard"), QMessageBox::DestructiveRole);
  box.setDefaultButton(wait);
  box.setEscapeButton(wait);
  // They may reach it while one is asked.
  const auto sent = connect(document->shared(), &SharedWork::changed, &box, [&box, document] {
    if (document && document->shared()->waiting() == 0) box.done(QDialog::Accepted);
  });
  box.exec();
  disconnect(sent);
  if (!document || document->shared()->waiting() == 0 || box.clickedButton() == discard) return next();
  if (box.clickedButton() == copy) return saver_.askSaveCopy(std::move(next));
  if (!later || box.clickedButton() != later || !document->journal() || !document->journal()->flush()) return;
  document->journal()->leave();
  next();
}

std::function<void(std::function<void()>)> LeaveGuard::stillSafe() {
  const QPointer<EditorDocument> document = host_.current();
  const int revision = document ? document->revision() : 0;
  return [this, document, revision](std::function<void()> next) {
    whenNoDialog([this, document, revision, next = std::move(next)] {
      if (document && document == host_.current() && document->revision() != revision)
        confirmDiscard(next);
      else
        next();
    });
  };
}

void LeaveGuard::whenNoDialog(std::function<void()> next) {
  if (!QApplication::activeModalWidget()) return next();
  QTimer::singleShot(kDialogPollMs, this, [this, next = std::move(next)] { whenNoDialog(next); });
}

void LeaveGuard::opening(Job* job) {
  if (opening_) opening_->cancel();
  opening_ = job;
}

}  // namespace scarp
