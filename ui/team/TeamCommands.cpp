#include "ui/team/TeamCommands.h"

#include <QLabel>
#include <new>
#include <thread>

#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/project/LeaveGuard.h"
#include "ui/team/TeamDialog.h"
#include "ui/widgets/InfoBar.h"

namespace scarp {

namespace {

/// Opening waits for so long; a whole terrain comes in many answers.
constexpr std::chrono::seconds kReachPatience{10}, kAnswerPatience{30};

/// Ends what a job waits for when the job is cancelled.
class CancelWatch {
 public:
  CancelWatch(const Progress& progress, std::stop_source stop)
      : thread_([&progress, stop = std::move(stop)](const std::stop_token& done) mutable {
          while (!done.stop_requested() && progress(0.0)) std::this_thread::sleep_for(std::chrono::milliseconds(50));
          if (!done.stop_requested()) stop.request_stop();
        }) {}

 private:
  std::jthread thread_;
};

Result<OpenedShare> openShare(const std::string& address, const std::string& terrain, const Progress& progress) {
  OpenedShare opened;
  opened.address = address;
  opened.terrain = terrain;
  const PostgresPatience patience{kReachPatience, kAnswerPatience, opened.stop.get_token()};
  const CancelWatch watch(progress, opened.stop);
  const auto given = [&](const Error& error) {
    return opened.stop.stop_requested() ? Error::cancel() : error;
  };
  auto store = TeamStore::open(address, terrain, patience);
  if (!store) return given(store.error());
  opened.store = std::move(*store);
  auto me = opened.store->me();
  if (!me) return given(me.error());
  opened.me = std::move(*me);
  auto team = openTeam(*opened.store);
  if (!team) return given(team.error());
  opened.team = std::move(*team);
  if (opened.stop.stop_requested()) return Error::cancel();
  return opened;
}

}  // namespace

TeamCommands::TeamCommands(EditorHost host, LeaveGuard& guard)
    : QObject(&host.window), host_(std::move(host)), guard_(guard), status_(new QLabel) {
  status_->setObjectName(QStringLiteral("teamStatus"));
  status_->setContentsMargins(6, 0, 10, 0);
  status_->hide();
}

void TeamCommands::askOpen() {
  TeamDialog dialog(host_.jobs, &host_.window);
  if (dialog.exec() != QDialog::Accepted) return;
  guard_.confirmDiscard(
      [this, address = dialog.address(), terrain = dialog.terrain()] { open(address, terrain); });
}

void TeamCommands::open(const std::string& address, const QString& terrain) {
  guard_.opening(host_.jobs.run<OpenedShare>(
      tr("Opening %1").arg(terrain),
      [address, name = terrain.toStdString()](const Progress& progress) {
        return openShare(address, name, progress);
      },
      [this, safe = guard_.stillSafe()](Result<OpenedShare> opened) {
        if (!opened) return complain(opened.error());
        auto held = std::make_shared<OpenedShare>(std::move(*opened));
        safe([this, held] { present(std::move(*held)); });
      }));
}

void TeamCommands::complain(const Error& error) {
  if (!error.cancelled) host_.info.say(InfoBar::Tone::Error, serverProblem(error.message));
}

void TeamCommands::present(OpenedShare opened) {
  const QString name = QString::fromStdString(opened.terrain);
  const bool mayEdit = opened.me.rights != "look";
  try {
    auto document = std::make_unique<EditorDocument>(std::move(opened.team.document), nullptr, name, QString());
    document->share(std::make_unique<TeamSession>(*document, std::move(opened)));
    host_.show(std::move(document), {});
  } catch (const std::bad_alloc&) {
    return host_.info.say(InfoBar::Tone::Error, tr("%1: there is not enough memory for it").arg(name));
  }
  if (!mayEdit)
    host_.info.say(InfoBar::Tone::Info, tr("You may look at “%1”, not change it. Who leads it may let you.").arg(name));
  Q_EMIT this->opened();
}

void TeamCommands::setDocument(EditorDocument* document) {
  if (session_) session_->disconnect(this);
  session_ = document ? dynamic_cast<TeamSession*>(document->shared()) : nullptr;
  if (session_) {
    connect(session_, &TeamSession::stateChanged, this, &TeamCommands::showState);
    connect(session_, &TeamSession::peopleChanged, this, &TeamCommands::showState);
    connect(session_, &TeamSession::problem, this, &TeamCommands::problem);
  }
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
