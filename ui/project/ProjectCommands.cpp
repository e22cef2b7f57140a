#include "ui/project/ProjectCommands.h"

#include <QFileInfo>

#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SharedWork.h"
#include "ui/jobs/JobRunner.h"
#include "ui/project/LeaveGuard.h"
#include "ui/project/ProjectOpener.h"
#include "ui/project/ProjectSaver.h"
#include "ui/project/VersionsDialog.h"
#include "ui/settings/Preferences.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/NumberText.h"

namespace scarp {

ProjectCommands::ProjectCommands(const Actions& actions, EditorHost host)
    : QObject(&host.window),
      actions_(actions),
      host_(host),
      saver_(new ProjectSaver(host)),
      guard_(new LeaveGuard(host, *saver_)),
      opener_(new ProjectOpener(host, *guard_)) {
  const auto on = [this](QAction* action, auto act) { connect(action, &QAction::triggered, this, act); };
  on(actions_.save, [this] { saver_->save(); });
  on(actions_.saveAs, [this] { saver_->askSaveAs(); });
  on(actions_.saveCopy, [this] { saver_->askSaveCopy(); });
  on(actions_.revert, [this] { askRevert(); });
  on(actions_.versions, [this] { askVersions(); });
  on(actions_.compact, [this] { compact(); });
  connect(saver_, &ProjectSaver::reloadWanted, opener_, &ProjectOpener::openAtOnce);
  connect(&autosave_, &QTimer::timeout, this, &ProjectCommands::autosave);
  followPreferences();
  showState();
}

void ProjectCommands::showState() {
  const EditorDocument* document = host_.current();
  const bool project = document && document->project();
  for (QAction* action : {actions_.save, actions_.saveAs, actions_.saveCopy}) action->setEnabled(document);
  actions_.versions->setEnabled(project || (document && document->shared()));
  actions_.revert->setEnabled(project && document->modified());
  actions_.compact->setEnabled(project && document->savesInPlace());
}

void ProjectCommands::askRevert() {
  const EditorDocument* document = host_.current();
  if (!document || !document->project()) return;
  QuestionBox box(&host_.window, "revert", tr("Revert to Saved"),
                  tr("Go back to “%1” as it was saved last?").arg(document->name()),
                  tr("What was done since is lost, and its history with it."));
  if (box.confirms(tr("Revert"))) opener_->openAtOnce(document->path());
}

void ProjectCommands::askVersions() {
  EditorDocument* document = host_.current();
  if (!document || !document->project() || document->terrain().editing()) return;
  const std::shared_ptr<ProjectFile> file = document->project();
  Result<std::vector<SavedVersion>> versions = file->versions();
  if (!versions) return complain(versions.error());
  if (versions->empty()) return;
  const QString name = fileNameOf(QString::fromStdString(file->path()));
  const auto present =
      std::make_shared<const DocumentParts>(contentsOf(document->terrain(), file->knownHistory()).document);
  VersionsDialog::States states{VersionsDialog::tr("Versions of %1").arg(name), {}, {}, {}, {}};
  std::vector<std::int64_t> ids;
  for (const SavedVersion& version : *versions) {
    QString text = timeText(version.time);
    if (ids.empty()) text += VersionsDialog::tr("  –  as last saved");
    if (!version.name.empty()) text += QLatin1Char('\n') + QString::fromStdString(version.name);
    states.texts += text;
    ids.push_back(version.id);
  }
  states.look = [file, ids, present](int state, const Progress& progress) -> Result<VersionLook> {
    Result<OpenedProject> version = file->openVersion(ids[static_cast<std::size_t>(state)], progress);
    if (!version) return version.error();
    return versionLook(version->document, *present);
  };
  states.offers = {{VersionsDialog::Wish::Copy, "openCopy", VersionsDialog::tr("Open as Copy"),
                    VersionsDialog::tr("As a document of its own, in no file yet")},
                   {VersionsDialog::Wish::Restore, "restore", VersionsDialog::tr("Restore"),
                    VersionsDialog::tr("In the place of what is open; the file changes only when it is saved"), !file->readOnly()}};
  VersionsDialog dialog(std::move(states), host_.jobs, &host_.window);
  if (dialog.exec() != QDialog::Accepted) return;
  const auto as = dialog.wish() == VersionsDialog::Wish::Copy ? ProjectOpener::VersionAs::Copy
                                                              : ProjectOpener::VersionAs::Present;
  guard_->confirmDiscard([this, file, version = (*versions)[static_cast<std::size_t>(dialog.chosen())], as] {
    opener_->openVersion(file, version, as);
  });
}

void ProjectCommands::compact() {
  const EditorDocument* document = host_.current();
  if (!document || !document->savesInPlace()) return;
  const QString path = document->path();
  host_.jobs.run<double>(
      tr("Compacting %1").arg(QFileInfo(path).fileName()),
      [path, file = document->project()](const Progress& progress) -> Result<double> {
        const auto before = static_cast<double>(QFileInfo(path).size());
        if (const auto done = file->compact(progress); !done) return done.error();
        return before - static_cast<double>(QFileInfo(path).size());
      },
      [this, path](Result<double> freed) {
        if (!freed) return complain(freed.error());
        const QString name = QFileInfo(path).fileName();
        host_.info.say(InfoBar::Tone::Success, *freed > 0.0
                                                   ? tr("%1 is smaller by %2.").arg(name, bytesText(*freed))
                                                   : tr("%1 is as small as it can be.").arg(name));
      });
}

void ProjectCommands::followPreferences() {
  const ProjectPreferences preferences = projectPreferences();
  autosave_.stop();
  if (preferences.autosave) autosave_.start(std::chrono::minutes(preferences.autosaveMinutes));
}

void ProjectCommands::autosave() {
  const EditorDocument* document = host_.current();
  if (document && document->modified()) saver_->saveQuietly(tr("Autosave"));
}

void ProjectCommands::complain(const Error& error) {
  if (!error.cancelled) host_.info.say(InfoBar::Tone::Error, messageText(error.message));
}

}  // namespace scarp
