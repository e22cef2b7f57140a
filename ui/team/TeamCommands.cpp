#include "ui/team/TeamCommands.h"

#include <QInputDialog>
#include <QLabel>
#include <QTimer>
#include <new>
#include <utility>

#include "core/document/EditHistory.h"
#include "core/team/TeamAddress.h"
#include "core/team/TeamOpen.h"
#include "ui/document/DocumentJournal.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/project/LeaveGuard.h"
#include "ui/team/TeamDialog.h"
#include "ui/team/TeamManageDialog.h"
#include "ui/team/TeamSession.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/NumberText.h"

namespace scarp {

namespace {

/// Opening waits for so long; a whole terrain comes in many answers.
constexpr std::chrono::seconds kReachPatience{10}, kAnswerPatience{30};

/// Until what was resumed has been drawn, and counts as usable.
constexpr std::chrono::seconds kResumeProbation{3};

bool wantsPassword(const Message& why) {
  const std::string problem = why.text();
  return problem.find("no password supplied") != std::string::npos ||
         problem.find("password authentication failed") != std::string::npos;
}

}  // namespace

struct TeamCommands::Kept {
  OpenedShare share;
  ResumedTeam team;
};

Result<std::shared_ptr<TeamCommands::Kept>> TeamCommands::openShare(const std::string& address,
                                                                    const std::string& terrain, std::int64_t project,
                                                                    const std::string& journal, std::size_t edits,
                                                                    const Progress& progress) {
  auto kept = std::make_shared<Kept>();
  OpenedShare& opened = kept->share;
  opened.address = address;
  const PostgresPatience patience{kReachPatience, kAnswerPatience, opened.stop.get_token()};
  const CancelWatch watch(progress, opened.stop);
  const auto given = [&](const Error& error) {
    return opened.stop.stop_requested() ? Error::cancel() : error;
  };
  auto store = project == 0 ? TeamStore::open(address, terrain, patience)
                            : TeamStore::reopen(address, project, terrain, patience);
  if (!store) return given(store.error());
  opened.store = std::move(*store);
  opened.terrain = opened.store->name();
  if (journal.empty()) {
    auto team = openTeam(*opened.store);
    if (!team) return given(team.error());
    opened.team = std::move(*team);
  } else {
    auto resumed = resumeTeam(*opened.store, journal, {}, edits);
    if (!resumed) return given(resumed.error());
    kept->team = std::move(*resumed);
    opened.team = std::move(kept->team.team);
    opened.base = kept->team.base;
  }
  // Of the session that it is now.
  auto me = opened.store->me();
  if (!me) return given(me.error());
  opened.me = std::move(*me);
  auto standing = opened.store->standing();
  if (!standing) return given(standing.error());
  opened.standing = std::move(*standing);
  if (opened.stop.stop_requested()) return Error::cancel();
  return kept;
}

TeamCommands::TeamCommands(EditorHost host, LeaveGuard& guard)
    : QObject(&host.window), host_(std::move(host)), guard_(guard), status_(new QLabel) {
  status_->setObjectName(QStringLiteral("teamStatus"));
  status_->setTextFormat(Qt::PlainText);
  status_->setContentsMargins(6, 0, 10, 0);
  status_->hide();
}

void TeamCommands::askOpen() {
  TeamDialog dialog(host_.jobs, &host_.window);
  if (dialog.exec() != QDialog::Accepted) return;
  guard_.confirmDiscard(
      [this, address = dialog.address(), terrain = dialog.terrain()] { open(address, terrain); });
}

void TeamCommands::askManage() {
  if (!session_) return;
  TeamManageDialog dialog(session_->state().terrain, session_->connector(), host_.jobs, &host_.window);
  dialog.exec();
}

void TeamCommands::open(const std::string& address, const QString& terrain) {
  guard_.opening(host_.jobs.run<std::shared_ptr<Kept>>(
      tr("Opening %1").arg(terrain),
      [address, name = terrain.toStdString()](const Progress& progress) {
        return openShare(address, name, 0, {}, 0, progress);
      },
      [this, safe = guard_.stillSafe()](Result<std::shared_ptr<Kept>> opened) {
        if (!opened) return complain(opened.error());
        safe([this, held = *opened] { present(std::move(held->share)); });
      }));
}

void TeamCommands::complain(const Error& error) {
  if (!error.cancelled) host_.info.say(InfoBar::Tone::Error, serverProblem(error.message));
}

std::unique_ptr<EditorDocument> TeamCommands::made(OpenedShare opened) {
  const QString name = QString::fromStdString(opened.terrain);
  try {
    auto document = std::make_unique<EditorDocument>(std::move(opened.team.document), nullptr, name, QString());
    const bool mayEdit = opened.standing.mayEdit();
    auto session = std::make_unique<TeamSession>(*document, std::move(opened));
    // Who may only look has no edits to keep.
    if (mayEdit) document->origin = session->base();
    document->share(std::move(session));
    return document;
  } catch (const std::bad_alloc&) {
    host_.info.say(InfoBar::Tone::Error, tr("%1: there is not enough memory for it").arg(name));
    return nullptr;
  }
}

void TeamCommands::present(OpenedShare opened) {
  const QString name = QString::fromStdString(opened.terrain);
  const TeamStanding standing = opened.standing;
  auto document = made(std::move(opened));
  if (!document) return;
  host_.show(std::move(document), {});
  if (standing.archived)
    host_.info.say(InfoBar::Tone::Info, tr("“%1” is archived: it can be looked at, not changed.").arg(name));
  else if (!standing.mayEdit())
    host_.info.say(InfoBar::Tone::Info, tr("You may look at “%1”, not change it. An administrator may let you.").arg(name));
  Q_EMIT this->opened();
}

void TeamCommands::resume(const Recoverable& lost, std::size_t edits) {
  const auto complain = [this](const Error& error) {
    host_.info.say(InfoBar::Tone::Error, messageText(error.message));
  };
  auto taken = RecoveryStore().take(lost.folder);
  if (!taken) return complain(taken.error());
  const auto summary = readJournal(lost.folder);
  if (!summary) return complain(summary.error());
  const auto* const base = std::get_if<TeamBase>(&summary->base);
  if (!base) return;
  resumeWith(lost, edits, base->address, std::make_shared<RecoveryFolder>(std::move(taken).value()), *base);
}

void TeamCommands::resumeWith(const Recoverable& lost, std::size_t edits, const std::string& address,
                              std::shared_ptr<RecoveryFolder> folder, const TeamBase& base) {
  (void)folder->beginRecovery(edits);  // On a full disk there is no second attempt, but the first.
  const QString name = QString::fromStdString(base.terrain);
  guard_.opening(host_.jobs.run<std::shared_ptr<Kept>>(
      tr("Opening %1").arg(name),
      [address, terrain = base.terrain, project = base.project, path = lost.folder, edits](const Progress& progress) {
        return openShare(address, terrain, project, path, edits, progress);
      },
      [this, lost, edits, folder, base, name, address, safe = guard_.stillSafe()](Result<std::shared_ptr<Kept>> opened) {
        if (opened) return safe([this, lost, folder, held = *opened] { resumed(lost, std::move(*folder), *held); });
        endRecovery(lost.folder);
        if (opened.error().cancelled) return;
        const Message& why = opened.error().message;
        if (confirmServer(&host_.window, base.address, why))
          return resumeWith(lost, edits, address, folder, base);
        if (wantsPassword(why)) {
          bool given = false;
          const QString password = QInputDialog::getText(
              &host_.window, tr("Password"), tr("The password for “%1” on %2:").arg(name, QString::fromStdString(base.address)),
              QLineEdit::Password, QString(), &given);
          const auto with = withPassword(base.address, password.toStdString());
          if (given && with) return resumeWith(lost, edits, *with, folder, base);
        }
        host_.info.say(InfoBar::Tone::Error,
                       tr("The edits of “%1” that wait were not sent: %2 They are offered again at the next start.")
                           .arg(name, serverProblem(why)));
      }));
}

void TeamCommands::resumed(const Recoverable& lost, RecoveryFolder folder, Kept& kept) {
  const QString name = QString::fromStdString(kept.share.terrain);
  auto document = made(std::move(kept.share));
  if (!document) return;
  EditorDocument& shown = *document;
  const std::size_t waiting = shown.terrain().history().position();
  shown.setJournal(
      std::make_unique<DocumentJournal>(shown, host_, std::move(folder), kept.team.base, kept.team.resume));
  host_.show(std::move(document), kept.team.settings);
  QTimer::singleShot(kResumeProbation, &shown, [path = lost.folder] { endRecovery(path); });
  const QString text = waiting == 0
                           ? tr("The server had all edits of “%1” already.").arg(name)
                           : tr("%1 edits of “%2” that waited are being sent.", nullptr, pluralCount(waiting))
                                 .arg(countText(waiting), name);
  const QString warning = messageText(kept.team.warning);
  host_.info.say(warning.isEmpty() ? InfoBar::Tone::Success : InfoBar::Tone::Warning,
                 warning.isEmpty() ? text : text + QLatin1Char(' ') + warning);
  Q_EMIT this->opened();
}

void TeamCommands::setDocument(EditorDocument* document) {
  if (session_) session_->disconnect(this);
  session_ = document ? dynamic_cast<TeamSession*>(document->shared()) : nullptr;
  if (session_) {
    connect(session_, &TeamSession::stateChanged, this, &TeamCommands::showState);
    connect(session_, &TeamSession::peopleChanged, this, &TeamCommands::showState);
    connect(session_, &TeamSession::problem, this, &TeamCommands::problem);
    connect(session_, &TeamSession::notice, this, [this](const QString& text) { host_.info.say(InfoBar::Tone::Info, text); });
  }
  Q_EMIT manageable(session_ != nullptr);
  showState();
}

void TeamCommands::showState() {
  status_->setVisible(session_);
  if (!session_) return;
  status_->setText(stateText(session_->state()));
  status_->setToolTip(session_->details().isEmpty() ? tr("Every edit goes to the server by itself")
                                                    : session_->details());
}

}  // namespace scarp
