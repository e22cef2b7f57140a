#include "ui/project/RecoveryCommands.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QTimer>
#include <algorithm>
#include <chrono>

#include "core/recovery/RecoveryJournal.h"
#include "ui/document/DocumentJournal.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/project/CrashReportDialog.h"
#include "ui/project/LeaveGuard.h"
#include "ui/project/ProjectOpener.h"
#include "ui/project/RecoveryDialog.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/MessageText.h"

namespace scarp {
namespace {

constexpr const char* kOwnBase = "base-0.scarp";
/// Until what was recovered has been drawn, and counts as usable.
constexpr std::chrono::seconds kProbation{3};

RecoveryInfo infoOf(const EditorDocument& document) {
  return {document.name().toStdString(), document.path().toStdString(),
          static_cast<long>(QCoreApplication::applicationPid()),
          std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now())};
}

}  // namespace

RecoveryCommands::RecoveryCommands(EditorHost host, LeaveGuard& guard)
    : QObject(&host.window), host_(std::move(host)), guard_(guard) {}

void RecoveryCommands::keep(EditorDocument& document) {
  // A document that comes takes the last message away.
  if (untold_) QTimer::singleShot(0, this, &RecoveryCommands::tellCrash);
  // Of what is shared edits that wait are kept, where one may edit.
  if (document.journal() || (document.shared() && !document.origin)) return;
  Result<RecoveryFolder> folder = store_.begin(infoOf(document));
  if (!folder) {
    return host_.info.say(
        InfoBar::Tone::Warning,
        tr("A crash would lose what you do now: %1").arg(messageText(folder.error().message)));
  }
  const std::string path = folder->path();
  const bool own = !document.origin;
  document.setJournal(std::make_unique<DocumentJournal>(document, host_, std::move(folder).value(),
                                                        own ? OwnBase{kOwnBase, false} : *document.origin));
  if (own) makeOwnBase(document, path);
}

// It is there a moment later than the journal: who crashes within that moment has lost what he did in it.
void RecoveryCommands::makeOwnBase(EditorDocument& document, const std::string& folder) {
  auto contents = std::make_shared<ProjectContents>(contentsOf(document.terrain()));
  host_.jobs.run<std::shared_ptr<ProjectFile>>(
      tr("Preparing recovery"),
      [contents, path = folder + "/" + kOwnBase, source = document.source()](const Progress& progress) {
        return ProjectFile::saveAs(path, *contents, source, {}, progress);
      },
      [this, folder](Result<std::shared_ptr<ProjectFile>> made) {
        // Whose document has gone meanwhile has no folder any more.
        if (!made && !made.error().cancelled && QFileInfo::exists(QString::fromStdString(folder)))
          complain(made.error());
      });
}

bool RecoveryCommands::offer() {
  std::vector<Recoverable> lost = store_.left();
  std::vector<CrashReport> reports = crashReports(RecoveryStore::usualFolder());
  for (CrashReport& report : reports) {
    const bool isNew = !report.seen;
    markSeen(report);
    const bool offered = std::ranges::any_of(
        lost, [&](const Recoverable& each) { return reportOn(each, {report}) != nullptr; });
    if (isNew && !offered && !untold_) untold_ = report;
  }
  if (lost.empty()) return false;
  RecoveryDialog dialog(store_, std::move(lost), std::move(reports), &host_.window);
  if (dialog.exec() != QDialog::Accepted) return false;
  const bool shared = !dialog.chosen().server.empty();
  if (shared && resumeShared_)
    resumeShared_(dialog.chosen(), dialog.wantedEdits());
  else
    recover(dialog.chosen(), dialog.wantedEdits());
  return true;
}

void RecoveryCommands::recover(const Recoverable& lost, std::size_t edits) {
  Result<RecoveryFolder> taken = store_.take(lost.folder);
  if (!taken) return complain(taken.error());
  auto folder = std::make_shared<RecoveryFolder>(std::move(taken).value());
  (void)folder->beginRecovery(edits);  // On a full disk there is no second attempt, but the first.
  guard_.opening(host_.jobs.run<Recovered>(
      tr("Recovering %1").arg(QString::fromStdString(lost.info.name)),
      [path = lost.folder, edits](const Progress& progress) {
        return scarp::recover(path, openBase, progress, edits);
      },
      [this, lost, folder, safe = guard_.stillSafe()](Result<Recovered> document) {
        if (!document) {
          endRecovery(lost.folder);
          return complain(document.error());
        }
        auto held = std::make_shared<Recovered>(std::move(document).value());
        safe([this, lost, folder, held] { recovered(lost, std::move(*folder), std::move(*held)); });
      }));
}

void RecoveryCommands::recovered(const Recoverable& lost, RecoveryFolder folder, Recovered document) {
  const QString path = QString::fromStdString(document.project ? document.project->path() : lost.info.path);
  const QString name = document.project ? QFileInfo(path).fileName() : QString::fromStdString(lost.info.name);
  auto shown = std::make_unique<EditorDocument>(std::move(document.document), document.project, name, path);
  if (!document.saved) shown->markUnsaved();
  EditorDocument& kept = *shown;
  kept.setJournal(
      std::make_unique<DocumentJournal>(kept, host_, std::move(folder), document.base, document.resume));
  host_.show(std::move(shown), document.settings);
  QTimer::singleShot(kProbation, &kept, [path = lost.folder] { endRecovery(path); });
  QStringList remarks;
  if (!document.warning.empty()) remarks += messageText(document.warning);
  for (const Message& warning : document.baseWarnings) remarks += messageText(warning);
  const QString text = document.saved ? tr("%1 is as you saved it. Nothing came after that.").arg(name)
                       : document.edits == lost.edits && document.warning.empty()
                           ? tr("%1 is as it was at the last edit, %2. It is saved only when you save it.")
                                 .arg(name, timeText(lost.changed))
                           : tr("%1 is as it was after edit %2 of %3. It is saved only when you save it.")
                                 .arg(name)
                                 .arg(document.edits)
                                 .arg(std::max(lost.edits, document.edits));
  host_.info.say(remarks.isEmpty() ? InfoBar::Tone::Success : InfoBar::Tone::Warning,
                 remarks.isEmpty() ? text : text + QLatin1Char(' ') + remarks.first());
}

void RecoveryCommands::tellCrash() {
  if (!untold_) return;
  host_.info.say(InfoBar::Tone::Warning,
                 tr("Scarp closed unexpectedly, %1. It had nothing unsaved.").arg(timeText(untold_->written)),
                 tr("Show Report"),
                 [this, report = *untold_] { CrashReportDialog(report, &host_.window).exec(); });
  untold_.reset();
}

void RecoveryCommands::complain(const Error& error) {
  if (!error.cancelled) host_.info.say(InfoBar::Tone::Error, messageText(error.message));
}

}  // namespace scarp
