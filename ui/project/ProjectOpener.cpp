#include "ui/project/ProjectOpener.h"

#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <new>

#include "core/recovery/RecoveryJournal.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/project/LeaveGuard.h"
#include "ui/settings/Preferences.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/InfoBar.h"

namespace scarp {

namespace {

QString standsNow(Damage::Now now) {
  switch (now) {
    case Damage::Now::Earlier:
      return DamageDialog::tr("an earlier saved state");
    case Damage::Now::Holes:
      return DamageDialog::tr("holes");
    case Damage::Now::Journal:
      return DamageDialog::tr("what the recovery journal had");
    case Damage::Now::Rebuilt:
      return DamageDialog::tr("built anew: as it was");
    case Damage::Now::Nothing:
      break;
  }
  return DamageDialog::tr("nothing");
}

QString asText(const QTreeWidget& list, const QStringList& remarks) {
  QStringList lines = remarks;
  for (int i = 0; i < list.topLevelItemCount(); ++i)
    lines += list.topLevelItem(i)->text(0) + QStringLiteral(" — ") + list.topLevelItem(i)->text(1);
  return lines.join(QLatin1Char('\n'));
}

}  // namespace

DamageDialog::DamageDialog(const ProjectFile& file, const QStringList& remarks, QWidget* parent)
    : QDialog(parent) {
  setWindowTitle(tr("Damage in %1").arg(QFileInfo(QString::fromStdString(file.path())).fileName()));
  const std::vector<Damage> damages = file.damages();
  auto* column = new QVBoxLayout(this);
  column->addStrut(640);
  column->setContentsMargins(18, 16, 18, 14);
  column->setSpacing(10);
  auto* intro = new QLabel(
      damages.empty()
          ? tr("What is odd about this project:")
          : tr("Not everything in this project is what was saved. What is sound was opened; the list says "
               "what "
               "is not, and what stands there now. The file itself is untouched: the next save writes a new "
               "one and keeps this one beside it."));
  intro->setWordWrap(true);
  column->addWidget(intro);
  for (const QString& remark : remarks) {
    auto* line = new QLabel(QStringLiteral("•  ") + remark);
    line->setTextFormat(Qt::PlainText);
    line->setWordWrap(true);
    line->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(line);
  }
  auto* list = new QTreeWidget;
  list->setObjectName(QStringLiteral("damages"));
  list->setHeaderLabels({tr("Damaged"), tr("In its place")});
  list->setRootIsDecorated(false);
  list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  list->header()->setStretchLastSection(false);
  for (const Damage& damage : damages) {
    auto* item = new QTreeWidgetItem(list, {messageText(damage.message()), standsNow(damage.now)});
    item->setToolTip(0, item->text(0));
  }
  column->addWidget(list, 1);
  list->setVisible(!damages.empty());
  if (damages.empty()) column->addStretch(1);
  QDialogButtonBox* const buttons = closeButtons(*this);
  QPushButton* copy = buttons->addButton(tr("Copy List"), QDialogButtonBox::ActionRole);
  column->addWidget(buttons);
  connect(copy, &QPushButton::clicked, this,
          [list, remarks] { QApplication::clipboard()->setText(asText(*list, remarks)); });
  resize(640, 380);
}

ProjectOpener::ProjectOpener(EditorHost host, LeaveGuard& guard)
    : QObject(&host.window), host_(std::move(host)), guard_(guard) {}

void ProjectOpener::open(const QString& path) {
  guard_.confirmDiscard([this, path] { openAtOnce(path); });
}

void ProjectOpener::openAtOnce(const QString& path) {
  guard_.opening(host_.jobs.run<OpenedProject>(
      tr("Opening %1").arg(fileNameOf(path)),
      [path = path.toStdString(), options = ProjectOptions{false, projectPreferences().versions, true}](
          const Progress& progress) { return ProjectFile::open(path, options, progress); },
      [this, path, safe = guard_.stillSafe()](Result<OpenedProject>&& project) {
        if (!project) {
          if (project.error().cancelled) return;
          if (!QFileInfo::exists(path)) host_.recent.remove(path);
          return host_.info.say(InfoBar::Tone::Error, messageText(project.error().message));
        }
        auto held = std::make_shared<OpenedProject>(std::move(project).value());
        safe([this, path, held] { opened(path, std::move(*held)); });
      }));
}

void ProjectOpener::opened(const QString& path, OpenedProject project) {
  const QString name = fileNameOf(path);
  rememberFolder(path);
  host_.recent.add(path);
  const InUse way = project.inUse ? askInUse(path) : InUse::ReadOnly;
  if (way == InUse::No) return;
  const bool copy = way == InUse::Copy;
  present(std::move(project), copy ? tr("Copy of %1").arg(name) : name,
          copy ? QString() : QFileInfo(path).absoluteFilePath(), copy);
}

ProjectOpener::InUse ProjectOpener::askInUse(const QString& path) {
  QuestionBox box(
      &host_.window, "inUse", tr("Already Open"), tr("“%1” is open in another Scarp.").arg(fileNameOf(path)),
      tr("Only one of them may save to it. Here it can be looked at, or opened as a copy that is saved to a "
         "file of its own."),
      "info");
  QPushButton* look = box.addButton(tr("Open Read-Only"), QMessageBox::AcceptRole);
  QPushButton* copy = box.addButton(tr("Open as Copy"), QMessageBox::AcceptRole);
  box.addButton(QMessageBox::Cancel);
  box.setDefaultButton(copy);
  box.exec();
  if (box.clickedButton() == look) return InUse::ReadOnly;
  return box.clickedButton() == copy ? InUse::Copy : InUse::No;
}

void ProjectOpener::openVersion(const std::shared_ptr<ProjectFile>& file, const SavedVersion& version,
                                VersionAs as) {
  const QString path = QString::fromStdString(file->path());
  guard_.opening(host_.jobs.run<OpenedProject>(
      tr("Opening a version of %1").arg(fileNameOf(path)),
      [file, id = version.id](const Progress& progress) { return file->openVersion(id, progress); },
      [this, path, version, as, safe = guard_.stillSafe()](Result<OpenedProject>&& project) {
        if (!project) {
          if (project.error().cancelled) return;
          return host_.info.say(InfoBar::Tone::Error, messageText(project.error().message));
        }
        auto held = std::make_shared<OpenedProject>(std::move(project).value());
        safe([this, path, version, as, held] {
          const QString when = timeText(version.time);
          if (as == VersionAs::Copy)
            return present(std::move(*held), tr("%1, as of %2").arg(fileNameOf(path), when), {}, true);
          present(std::move(*held), fileNameOf(path), path, true);
          host_.info.say(InfoBar::Tone::Info,
                         tr("This is %1 as of %2. Saving makes it the present state; until then the file is "
                            "as it was.")
                             .arg(fileNameOf(path), when));
        });
      }));
}

void ProjectOpener::present(OpenedProject project, const QString& name, const QString& path, bool unsaved) {
  try {
    auto document = std::make_unique<EditorDocument>(
        std::make_unique<TerrainDocument>(std::move(project.document)), project.file, name, path);
    if (unsaved)
      document->markUnsaved();
    else
      document->origin = projectBase(*project.file);
    document->storedWork = project.settings;
    host_.show(std::move(document), project.settings);
  } catch (const std::bad_alloc&) {
    return host_.info.say(InfoBar::Tone::Error, tr("%1: there is not enough memory for it").arg(name));
  }
  if (EditorDocument* shown = host_.current())
    connect(shown, &EditorDocument::damageFound, this, [this, file = project.file](const QString& message) {
      host_.info.say(InfoBar::Tone::Warning, message, tr("Details…"),
                     [this, file] { DamageDialog(*file, {}, &host_.window).exec(); });
    });
  warnUser(path, project);
}

void ProjectOpener::warnUser(const QString& path, const OpenedProject& project) {
  // Whoever was asked about another Scarp knows of it.
  if (project.warnings.size() > (project.inUse ? 1 : 0)) {
    const QStringList warnings = messageTexts(project.warnings);
    const QString more = warnings.size() > 1 ? tr(" (and %1 more)").arg(warnings.size() - 1) : QString();
    host_.info.say(
        InfoBar::Tone::Warning, warnings.front() + more, tr("Details…"),
        [this, file = project.file, warnings] { DamageDialog(*file, warnings, &host_.window).exec(); });
  } else if (!path.isEmpty() && project.file->readOnly() && !project.inUse) {
    host_.info.say(InfoBar::Tone::Info,
                   tr("%1 can't be written; Save As keeps changes elsewhere.").arg(fileNameOf(path)));
  }
}

QString timeText(std::chrono::sys_time<std::chrono::milliseconds> time) {
  const QDateTime when = QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count());
  const QDate today = QDate::currentDate();
  const QLocale locale;
  const QString clock = locale.toString(when.time(), QStringLiteral("HH:mm:ss"));
  if (when.date() == today) return ProjectOpener::tr("today %1").arg(clock);
  if (when.date() == today.addDays(-1)) return ProjectOpener::tr("yesterday %1").arg(clock);
  return QStringLiteral("%1 %2").arg(locale.toString(when.date(), QStringLiteral("d MMMM yyyy")), clock);
}

}  // namespace scarp
