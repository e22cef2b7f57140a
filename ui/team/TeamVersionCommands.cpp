#include "ui/team/TeamVersionCommands.h"

#include <QAction>
#include <QInputDialog>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QTimer>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/mask/MaskTiles.h"
#include "core/project/ProjectFile.h"
#include "core/team/TeamOpen.h"
#include "core/tools/ViewController.h"
#include "core/tools/WorkTools.h"
#include "ui/actions/Actions.h"
#include "ui/compare/CompareDock.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/project/ProjectOpener.h"
#include "ui/project/ProjectSaver.h"
#include "ui/project/VersionsDialog.h"
#include "ui/settings/Preferences.h"
#include "ui/settings/RecentFiles.h"
#include "ui/team/TeamSession.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/InfoBar.h"

namespace scarp {

namespace {

constexpr int kShareOfSide = 4;  ///< The offered frame's side, in the shorter one of the terrain.

/// Around what is selected; else around the cursor, or the middle.
GridRect offeredArea(EditorDocument& document) {
  const TerrainDocument& terrain = document.terrain();
  if (const MaskRaster* selection = terrain.selection())
    if (const GridRect bounds = boundsOf(*selection); bounds.width() >= 2 && bounds.height() >= 2) return bounds;
  const GridFrame& frame = terrain.frame();
  const int side = std::max(2, std::min(frame.columns, frame.rows) / kShareOfSide);
  const auto& cursor = document.view().cursor();
  const auto begin = [side](double middle, int most) {
    return std::clamp(static_cast<int>(std::lround(middle)) - side / 2, 0, std::max(0, most - side));
  };
  const int column = begin(cursor ? cursor->column : 0.5 * frame.columns, frame.columns),
            row = begin(cursor ? cursor->row : 0.5 * frame.rows, frame.rows);
  return GridRect{column, row, column + side, row + side}.intersected(frame.samples());
}

}  // namespace

TeamAreaCommands::TeamAreaCommands(const Actions& actions, EditorHost host)
    : QObject(&host.window), actions_(actions), host_(std::move(host)) {
  connect(actions_.keepArea, &QAction::triggered, this, &TeamAreaCommands::askKeep);
  connect(actions_.releaseArea, &QAction::triggered, this, [this] {
    if (session_) session_->releaseArea();
  });
}

void TeamAreaCommands::setDocument(EditorDocument* document) {
  if (session_) session_->disconnect(this);
  asking_ = false;
  onAnswer_.reset();
  document_ = document;
  session_ = document ? dynamic_cast<TeamSession*>(document->shared()) : nullptr;
  if (session_) {
    connect(session_, &TeamSession::keptChanged, this, &TeamAreaCommands::showState);
    connect(session_, &TeamSession::standingChanged, this, &TeamAreaCommands::showState);
    connect(session_, &TeamSession::keepingChanged, this, &TeamAreaCommands::showKeeping);
  }
  showState();
}

void TeamAreaCommands::showState() {
  actions_.keepArea->setEnabled(session_ && session_->state().mayEdit);
  actions_.releaseArea->setEnabled(session_ && session_->keeps());
}

void TeamAreaCommands::askKeep() {
  if (!session_ || !session_->state().mayEdit) return;
  ToolState& tools = document_->tools();
  // The frame is one of another question.
  if (tools.get<CropTool>().crop() || tools.dragging() || document_->terrain().editing()) return;
  asking_ = true;
  tools.get<CropTool>().begin(offeredArea(*document_));
  // Later: whoever tells it is still at work with the tools.
  onAnswer_ = tools.get<CropTool>().answered.subscribe([this](bool keep) {
    QMetaObject::invokeMethod(this, [this, keep] { answer(keep); }, Qt::QueuedConnection);
  });
  Q_EMIT frameOffered();
  host_.info.say(InfoBar::Tone::Info,
                 tr("Drag the frame, its sides or corners over the area. Enter keeps it for you, Esc gives up."),
                 tr("Keep for Me"), [this] { answer(true); });
}

void TeamAreaCommands::answer(bool keep) {
  if (!std::exchange(asking_, false) || !document_) return;
  onAnswer_.reset();
  ToolState& tools = document_->tools();
  const std::optional<GridRect> area = tools.get<CropTool>().crop();
  tools.get<CropTool>().end();
  if (!keep || !area || !session_) return;
  if (!session_->state().connected)
    return host_.info.say(InfoBar::Tone::Warning, tr("An area can be kept when the server is there again."));
  session_->keepArea(*area);
}

void TeamAreaCommands::showKeeping(const TeamKeeping& keeping) {
  const QString why = messageText(keeping.why);
  switch (keeping.state) {
    case TeamKeeping::State::Kept:
      return host_.info.say(InfoBar::Tone::Success,
                            tr("The area is kept for you until you release it, close the terrain, or edit nothing there "
                               "for ten minutes."),
                            tr("Release"), [this] { actions_.releaseArea->trigger(); });
    case TeamKeeping::State::Refused:
      return host_.info.say(InfoBar::Tone::Warning, tr("The area cannot be kept: %1.").arg(why));
    case TeamKeeping::State::Released:
      return host_.info.say(why.isEmpty() ? InfoBar::Tone::Success : InfoBar::Tone::Info,
                            why.isEmpty() ? tr("Others may edit your area again.")
                                          : tr("The area is not kept for you any more: %1.").arg(why));
  }
}

namespace {

constexpr int kUntilEdited = 50;  ///< Milliseconds, after which it is looked again whether an edit is open.
constexpr int kLongestName = 200;
/// Of a terrain with more tiles only those that are looked at are read for a glance.
constexpr std::size_t kTilesOfLook = 256;

/// The terrain as a version has it. An error where some of it could not be read.
template <class T>
Result<T> withVersion(TeamStore& store, std::int64_t change, std::size_t mostAtOnce,
                      const std::function<Result<T>(const OpenedTeam&)>& use) {
  const auto team = openTeamAt(store, change, mostAtOnce);
  if (!team) return team.error();
  Result<T> made = use(*team);
  if (const Message why = team->contents->whyMissing(); made && !why.empty()) return Error{why};
  return made;
}

QString nameOf(const TeamVersion& version) { return QString::fromStdString(version.name); }

}  // namespace

TeamVersionCommands::TeamVersionCommands(const Actions& actions, EditorHost host, CompareController& compare)
    : QObject(&host.window), actions_(actions), host_(std::move(host)), compare_(compare) {
  connect(actions_.versions, &QAction::triggered, this, &TeamVersionCommands::askVersions);
  connect(actions_.nameState, &QAction::triggered, this, [this] { askName(); });
}

void TeamVersionCommands::setDocument(EditorDocument* document) {
  if (session_) session_->disconnect(this);
  session_ = document ? dynamic_cast<TeamSession*>(document->shared()) : nullptr;
  const auto showState = [this] { actions_.nameState->setEnabled(session_ && session_->state().mayEdit); };
  if (session_) connect(session_, &TeamSession::standingChanged, this, showState);
  showState();
}

template <class T>
void TeamVersionCommands::run(const QString& title, Ask<T> ask, std::function<void(T)> then) {
  host_.jobs.run<T>(
      title,
      [connect = session_->connector(), ask = std::move(ask)](const Progress& progress) {
        return askTeam<T>(connect, progress, ask);
      },
      [this, session = session_, then = std::move(then)](Result<T> given) {
        if (!session || session != session_) return;
        if (given) return then(std::move(*given));
        if (!given.error().cancelled) host_.info.say(InfoBar::Tone::Error, serverProblem(given.error().message));
      });
}

void TeamVersionCommands::askVersions() {
  if (!session_) return;
  run<std::vector<TeamVersion>>(
      tr("Versions of %1").arg(session_->state().terrain),
      [](TeamStore& store, const Progress&) { return store.versions(); },
      [this](std::vector<TeamVersion> versions) {
        std::ranges::reverse(versions);
        show(versions);
      });
}

void TeamVersionCommands::show(const std::vector<TeamVersion>& versions) {
  EditorDocument* const document = host_.current();
  if (!session_ || !document || document->shared() != session_.data()) return;
  // A stroke in hand is finished first.
  if (document->terrain().editing())
    return QTimer::singleShot(kUntilEdited, session_, [this, versions] { show(versions); });
  VersionsDialog::States states{tr("Versions of %1").arg(session_->state().terrain), {}, {}, {}, {}};
  states.none = tr("No state of this terrain has a name yet.");
  std::vector<std::int64_t> changes;
  for (const TeamVersion& version : versions) {
    states.texts += nameOf(version) + QLatin1Char('\n') +
                    tr("no. %1 – %2, %3").arg(version.seq).arg(QString::fromStdString(version.author), timeText(version.made));
    changes.push_back(version.seq);
  }
  const auto present = std::make_shared<const DocumentParts>(contentsOf(document->terrain()).document);
  states.look = [connect = session_->connector(), changes, present](int state, const Progress& progress) {
    return askTeam<VersionLook>(connect, progress, [&](TeamStore& store, const Progress&) {
      return withVersion<VersionLook>(store, changes[static_cast<std::size_t>(state)], kTilesOfLook,
                                      [&](const OpenedTeam& team) -> Result<VersionLook> {
                                        return versionLook(contentsOf(*team.document).document, *present);
                                      });
    });
  };
  using Wish = VersionsDialog::Wish;
  const bool mayEdit = session_->state().mayEdit;
  states.offers = {
      {Wish::Compare, "compareVersion", tr("Compare"), tr("Show how the terrain differs from it now")},
      {Wish::Copy, "saveVersion", tr("Save As…"), tr("As a project in a file")},
      {Wish::Restore, "restore", tr("Restore…"), tr("For everybody, as a new change"), mayEdit},
      {Wish::Name, "nameState", tr("Name This State…"), tr("Makes a version of the terrain as it is now"), mayEdit, false}};
  VersionsDialog dialog(std::move(states), host_.jobs, &host_.window);
  if (dialog.exec() != QDialog::Accepted || !session_) return;
  if (dialog.wish() == Wish::Name) return askName();
  const TeamVersion& chosen = versions[static_cast<std::size_t>(dialog.chosen())];
  if (dialog.wish() == Wish::Copy) saveAs(chosen);
  if (dialog.wish() == Wish::Compare) compare(chosen);
  if (dialog.wish() == Wish::Restore) askRestore(chosen);
}

void TeamVersionCommands::saveAs(const TeamVersion& version) {
  const QString path = askProjectPath(&host_.window, tr("Save Version As"), rememberedFolder(), nameOf(version).toLower());
  if (path.isEmpty() || !session_) return;
  run<bool>(
      tr("Saving %1").arg(fileNameOf(path)),
      [change = version.seq, file = path.toStdString(),
       options = ProjectOptions{false, projectPreferences().versions}](TeamStore& store, const Progress& progress) {
        return withVersion<bool>(store, change, teamTilesAtOnce(), [&](const OpenedTeam& team) -> Result<bool> {
          const auto written = ProjectFile::saveAs(file, contentsOf(*team.document), nullptr, options, progress);
          if (!written) return written.error();
          return true;
        });
      },
      [this, path, version](bool) {
        rememberFolder(path);
        host_.recent.add(path);
        host_.info.say(InfoBar::Tone::Success, tr("“%1” is saved as %2.").arg(nameOf(version), fileNameOf(path)));
      });
}

void TeamVersionCommands::compare(const TeamVersion& version) {
  using Other = CompareController::Other;
  compare_.compareWith(nameOf(version), [connect = session_->connector(), change = version.seq](const Progress& progress) {
    return askTeam<Other>(connect, progress, [change](TeamStore& store, const Progress&) -> Result<Other> {
      auto team = openTeamAt(store, change);
      if (!team) return team.error();
      const auto held = std::make_shared<OpenedTeam>(std::move(*team));
      return Other{contentsOf(*held->document).document, held};
    });
  });
}

void TeamVersionCommands::askRestore(const TeamVersion& version) {
  QMessageBox box(QMessageBox::NoIcon, tr("Restore a Version"),
                  tr("Bring “%1” back for everybody?").arg(nameOf(version)), QMessageBox::NoButton, &host_.window);
  box.setTextFormat(Qt::PlainText);
  box.setInformativeText(tr("The terrain becomes as change %1 left it, by a new change. Nothing is lost: the changes since "
                            "then stay, and a name for the present state makes a version of it.")
                             .arg(version.seq));
  box.setIconPixmap(icon(QStringLiteral("warning")).pixmap(40, 40));
  box.setObjectName(QStringLiteral("restoreVersion"));
  QPushButton* restore = box.addButton(tr("Restore"), QMessageBox::DestructiveRole);
  box.setDefaultButton(box.addButton(QMessageBox::Cancel));
  box.exec();
  if (box.clickedButton() != restore || !session_) return;
  run<bool>(
      tr("Restoring “%1”").arg(nameOf(version)),
      [version](TeamStore& store, const Progress&) -> Result<bool> { return bringBack(store, version.seq, version.name); },
      [this, version](bool brought) {
        host_.info.say(brought ? InfoBar::Tone::Success : InfoBar::Tone::Info,
                       brought ? tr("The terrain is as in “%1” again.").arg(nameOf(version))
                               : tr("The terrain is as in “%1” already.").arg(nameOf(version)));
      });
}

void TeamVersionCommands::askName(std::optional<std::int64_t> change) {
  if (!session_ || !session_->state().mayEdit) return;
  QInputDialog dialog(&host_.window);
  dialog.setObjectName(QStringLiteral("nameVersion"));
  dialog.setWindowTitle(tr("Name This State"));
  dialog.setLabelText(change ? tr("A name for the terrain as change %1 left it:").arg(*change)
                             : tr("A name for the terrain as it is now:"));
  dialog.setInputMode(QInputDialog::TextInput);
  if (auto* field = dialog.findChild<QLineEdit*>()) field->setMaxLength(kLongestName);
  if (dialog.exec() != QDialog::Accepted || !session_) return;
  const QString given = dialog.textValue().simplified();
  if (given.isEmpty()) return;
  // What waits has no number yet.
  if (!change && session_->waiting() > 0)
    return host_.info.say(InfoBar::Tone::Warning,
                          tr("Edits wait to be sent: the state can be named as soon as the server has them."));
  name(change.value_or(session_->shown()), given);
}

void TeamVersionCommands::name(std::int64_t change, const QString& name) {
  run<bool>(
      tr("Naming a state"),
      [change, text = name.toStdString()](TeamStore& store, const Progress&) -> Result<bool> {
        const auto named = store.nameVersion(change, text);
        if (!named) return named.error();
        return true;
      },
      [this, change, name](bool) {
        host_.info.say(InfoBar::Tone::Success, tr("The terrain after change %1 is the version “%2”.").arg(change).arg(name));
      });
}

}  // namespace scarp
