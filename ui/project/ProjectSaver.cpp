#include "ui/project/ProjectSaver.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QPushButton>
#include <QTimer>

#include "core/drape/DrapeFile.h"
#include "ui/document/DocumentJournal.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SharedWork.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/Preferences.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/InfoBar.h"

namespace scarp {
namespace {

constexpr int kPreview = 512;  ///< Pixels.
constexpr int kPatience = 50;  ///< Milliseconds until it is tried again.
const QString kEnding = QStringLiteral(".scarp");

}  // namespace

ProjectSaver::ProjectSaver(EditorHost host) : QObject(&host.window), host_(std::move(host)) {}

// A stroke in hand is finished first, and one save after the other.
bool ProjectSaver::notNow(const std::function<void()>& again) {
  const EditorDocument* document = host_.current();
  if (!document) return true;
  if (saves_ == 0 && !host_.current()->terrain().editing()) return false;
  QTimer::singleShot(kPatience, document, again);
  return true;
}

void ProjectSaver::save(Next next) {
  if (notNow([this, next] { save(next); })) return;
  EditorDocument& document = *host_.current();
  if (document.shared()) {
    host_.info.say(InfoBar::Tone::Info,
                   tr("Every edit of a shared terrain goes to its server by itself. Save As makes a project of it."));
    return;
  }
  if (!document.savesInPlace()) return askSaveAs(std::move(next));
  if (document.project()->changedByOthers()) return askAboutOthers(next);
  if (!holdsNews(document)) {
    host_.info.say(InfoBar::Tone::Info, tr("%1 is saved as it is.").arg(document.name()));
    if (next) next();
    return;
  }
  start({}, next, false);
}

// A save is a version: one that only looks at the ground from elsewhere would push an older one out.
bool ProjectSaver::holdsNews(const EditorDocument& document) const {
  if (document.modified()) return true;
  auto now = host_.workSettings(), then = document.storedWork;
  for (auto* settings : {&now, &then})
    for (const char* key : {"view", "secondView", "brush", "tool", "placement", kRecoveryMark, kSavedIn})
      settings->erase(key);
  return now != then;
}

void ProjectSaver::saveQuietly(const QString& name) {
  EditorDocument* document = host_.current();
  if (!document || saves_ > 0 || document->terrain().editing() || !document->savesInPlace()) return;
  if (!document->project()->changedByOthers()) start(name, {}, true);
}

void ProjectSaver::askAboutOthers(const Next& next) {
  const QString path = host_.current()->path();
  QuestionBox box(
      &host_.window, "changedByOthers", tr("Changed by Another Program"),
      tr("“%1” is not as Scarp left it.").arg(fileNameOf(path)),
      tr("Another program has changed, moved or deleted it. Overwriting it loses what that program wrote; "
         "loading it anew loses what you changed since you saved last."));
  QPushButton* elsewhere = box.addButton(tr("Save As…"), QMessageBox::AcceptRole);
  QPushButton* overwrite = box.addButton(tr("Overwrite"), QMessageBox::DestructiveRole);
  QPushButton* reload = box.addButton(tr("Load Anew"), QMessageBox::DestructiveRole);
  box.addButton(QMessageBox::Cancel);
  box.setDefaultButton(elsewhere);
  reload->setEnabled(QFileInfo::exists(path));
  box.exec();
  if (box.clickedButton() == elsewhere)
    askSaveAs(next);
  else if (box.clickedButton() == overwrite)
    startAs(path, next);
  else if (box.clickedButton() == reload)
    Q_EMIT reloadWanted(path);
}

QString ProjectSaver::askPath(const QString& title, const QString& suffix) {
  const EditorDocument& document = *host_.current();
  const QFileInfo from(document.path());
  const QString folder = document.path().isEmpty() ? rememberedFolder() : from.absolutePath();
  const QString stem = document.path().isEmpty() ? document.name().toLower() : from.completeBaseName();
  return askProjectPath(&host_.window, title, folder, stem + suffix);
}

void ProjectSaver::askSaveAs(Next next) {
  if (notNow([this, next] { askSaveAs(next); })) return;
  const QPointer<EditorDocument> document = host_.current();
  // It stays shared; the project is as the terrain is now.
  if (document->shared()) return askSaveCopy(std::move(next));
  const QString path = askPath(tr("Save Project As"), document->project() ? tr("-2") : QString());
  if (path.isEmpty() || !document || document != host_.current()) return;
  const bool same = document->savesInPlace() && QFileInfo(path) == QFileInfo(document->path());
  if (same)
    save(std::move(next));
  else
    startAs(path, next);
}

void ProjectSaver::askSaveCopy(Next next) {
  if (notNow([this, next] { askSaveCopy(next); })) return;
  const QPointer<EditorDocument> document = host_.current();
  const QString path = askPath(tr("Save a Copy"), tr("-copy"));
  if (path.isEmpty() || !document || document != host_.current()) return;
  if (QFileInfo(path) == QFileInfo(host_.current()->path())) return save(std::move(next));
  startCopy(path, next);
}

ProjectSaver::Package ProjectSaver::package(const QString& name, const QString& path, To to) const {
  EditorDocument& document = *host_.current();
  const auto& source = document.source();
  auto held = std::make_shared<ProjectContents>(
      contentsOf(document.terrain(), source ? source->knownHistory() : std::unordered_set<std::uint64_t>()));
  const QImage picture = host_.preview(kPreview);
  held->settings = host_.workSettings();
  // What drapes name lies as it lies from here.
  const auto before = document.storedWork.find(kSavedIn);
  if (!document.terrain().drapes().empty())
    held->settings[kSavedIn] = savedInAlso(QFileInfo(path).absolutePath().toStdString(),
                                           before == document.storedWork.end() ? "" : before->second);
  held->name = name.toStdString();
  if (to == To::Project) {
    document.storedWork = held->settings;
    rememberRecentPicture(path, picture);
  }
  Package package;
  if (to == To::Project && document.journal())
    held->settings[kRecoveryMark] = package.mark = document.journal()->beginSave();
  package.contents = [held, picture] {
    held->preview = pngBytes(picture, kPreview);
    return std::move(*held);
  };
  return package;
}

void ProjectSaver::start(const QString& name, const Next& next, bool quiet) {
  const QPointer<EditorDocument> document = host_.current();
  const QString path = document->path();
  const Package package = this->package(name, path, To::Project);
  ++saves_;
  host_.jobs.run<SaveReport>(
      tr("Saving %1").arg(fileNameOf(path)),
      [file = document->project(), take = package.contents](const Progress& progress) {
        return file->save(take(), progress);
      },
      [this, document, path, next, quiet, mark = package.mark,
       revision = document->revision()](Result<SaveReport> report) {
        --saves_;
        if (!report) return notDone(document, mark, report.error());
        if (!report->original.empty())
          host_.info.say(InfoBar::Tone::Warning,
                         tr("Saved %1 anew; the damaged file is kept as %2.")
                             .arg(fileNameOf(path), fileNameOf(QString::fromStdString(report->original))));
        else if (!quiet)
          host_.info.say(InfoBar::Tone::Success, tr("Saved %1.").arg(fileNameOf(path)));
        done(document, revision, mark, next);
      });
}

void ProjectSaver::startAs(const QString& path, const Next& next) {
  const QPointer<EditorDocument> document = host_.current();
  const Package package = this->package({}, path, To::Project);
  ++saves_;
  host_.jobs.run<std::shared_ptr<ProjectFile>>(
      tr("Saving %1").arg(fileNameOf(path)),
      [path = path.toStdString(), source = document->source(), take = package.contents,
       options = ProjectOptions{false, projectPreferences().versions}](const Progress& progress) {
        return ProjectFile::saveAs(path, take(), source, options, progress);
      },
      [this, document, path, next, mark = package.mark,
       revision = document->revision()](Result<std::shared_ptr<ProjectFile>> file) {
        --saves_;
        if (!file) return notDone(document, mark, file.error());
        if (document) document->belongTo(*file, QFileInfo(path).absoluteFilePath());
        rememberFolder(path);
        host_.recent.add(path);
        host_.info.say(InfoBar::Tone::Success, tr("Saved %1.").arg(fileNameOf(path)));
        done(document, revision, mark, next);
      });
}

void ProjectSaver::startCopy(const QString& path, const Next& next) {
  const QPointer<EditorDocument> document = host_.current();
  ++saves_;
  host_.jobs.run<std::shared_ptr<ProjectFile>>(
      tr("Saving %1").arg(fileNameOf(path)),
      [path = path.toStdString(), source = document->source(), take = package({}, path, To::Copy).contents,
       options = ProjectOptions{false, projectPreferences().versions}](const Progress& progress) {
        return ProjectFile::saveAs(path, take(), source, options, progress);
      },
      [this, path, next](Result<std::shared_ptr<ProjectFile>> file) {
        --saves_;
        if (!file) return complain(file.error());
        rememberFolder(path);
        host_.recent.add(path);
        host_.info.say(InfoBar::Tone::Success, tr("Saved a copy as %1.").arg(fileNameOf(path)));
        if (next) next();
      });
}

void ProjectSaver::done(const QPointer<EditorDocument>& document, int revision, const std::string& mark,
                        const Next& next) {
  if (!document) return;
  if (document->journal() && !mark.empty()) document->journal()->saved(mark, *document->project());
  // What was edited while it was being written is in no file yet.
  document->saved(revision);
  Q_EMIT saved(document);
  if (next) next();
}

void ProjectSaver::notDone(const QPointer<EditorDocument>& document, const std::string& mark,
                           const Error& error) {
  if (document) document->storedWork.clear();
  if (document && document->journal() && !mark.empty()) document->journal()->notSaved(mark);
  complain(error);
}

void ProjectSaver::complain(const Error& error) {
  if (error.cancelled) return;
  host_.info.say(InfoBar::Tone::Error, messageText(error.message), tr("Save As…"), [this] { askSaveAs(); });
  Q_EMIT failed();
}

QString askProjectPath(QWidget* window, const QString& title, const QString& folder, const QString& stem) {
  QFileDialog dialog(window, title, folder, ProjectSaver::tr("Scarp projects (*%1)").arg(kEnding));
  dialog.setAcceptMode(QFileDialog::AcceptSave);
  dialog.setDefaultSuffix(kEnding.mid(1));
  dialog.selectFile(stem + kEnding);
  if (dialog.exec() != QDialog::Accepted || dialog.selectedFiles().isEmpty()) return {};
  return dialog.selectedFiles().first();
}

}  // namespace scarp
