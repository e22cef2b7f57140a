#include "ui/FileCommands.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>
#include <new>

#include "core/terrain/Island.h"
#include "ui/Icons.h"
#include "ui/RecentFiles.h"
#include "ui/dialogs/ExportDialog.h"
#include "ui/dialogs/ImportDialog.h"
#include "ui/dialogs/NewTerrainDialog.h"
#include "ui/dialogs/ReportDialog.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

const QString kFolderKey = QStringLiteral("files/folder");

void rememberFolder(const QString& path) { QSettings().setValue(kFolderKey, QFileInfo(path).absolutePath()); }
QString rememberedFolder() { return QSettings().value(kFolderKey, QDir::homePath()).toString(); }

ReportDialog::Facts importFacts(const EditorDocument& document, const ImportedTerrain& imported) {
  const GridFrame& frame = imported.terrain.frame;
  return {{FileCommands::tr("File"), document.path()},
          {FileCommands::tr("Read as"),
           QStringLiteral("%1, %2").arg(QString::fromStdString(imported.driver),
                                        QString::fromStdString(imported.sampleType))},
          {FileCommands::tr("Samples"), QStringLiteral("%1 × %2").arg(frame.columns).arg(frame.rows)},
          {FileCommands::tr("Cell size"),
           FileCommands::tr("%1 × %2 m").arg(numberText(frame.dx), numberText(frame.dy))},
          {FileCommands::tr("Holes"), QString::number(imported.holes)}};
}

QStringList lines(const std::vector<std::string>& texts) {
  QStringList list;
  for (const std::string& text : texts) list += QString::fromStdString(text);
  return list;
}

}  // namespace

bool lossless(RasterFormat format) {
  for (const RasterFormatInfo& info : rasterFormats())
    if (info.format == format) return !info.quantised;
  return false;
}

FileCommands::FileCommands(Host host) : QObject(&host.window), host_(std::move(host)) {}

void FileCommands::askNew() {
  NewTerrainDialog dialog(&host_.window);
  if (dialog.exec() != QDialog::Accepted) return;
  whenSafe([this, wanted = dialog.values()] { make(wanted); });
}

void FileCommands::make(const NewTerrain& wanted) {
  if (wanted.kind == NewTerrain::Kind::Island) return makeIslandAsJob(wanted);
  const GridFrame frame{wanted.columns, wanted.rows, wanted.cellSize, wanted.cellSize};
  show({frame, {}, HeightRaster(frame.columns, frame.rows, static_cast<float>(wanted.height))},
       tr("Untitled"), {});
}

void FileCommands::makeIslandAsJob(const NewTerrain& wanted) {
  IslandSettings settings;
  settings.columns = wanted.columns;
  settings.rows = wanted.rows;
  settings.cellSize = wanted.cellSize;
  settings.seed = wanted.seed;
  if (opening_) opening_->cancel();
  opening_ = host_.jobs.run<Terrain>(
      tr("Making an island"),
      [settings](const Progress& progress) -> Result<Terrain> {
        bool stopped = false;
        Terrain terrain =
            makeIsland(settings, [&](double fraction) { return !(stopped |= !progress(fraction)); });
        if (stopped) return Error::cancel();
        return terrain;
      },
      [this, safe = stillSafe()](Result<Terrain> made) {
        if (!made) {
          if (!made.error().cancelled)
            host_.info.say(InfoBar::Tone::Error, QString::fromStdString(made.error().message));
          return;
        }
        auto terrain = std::make_shared<Terrain>(std::move(made).value());
        safe([this, terrain] { show(std::move(*terrain), tr("Island"), {}); });
      });
}

void FileCommands::askOpen() {
  const QString path =
      QFileDialog::getOpenFileName(&host_.window, tr("Open"), rememberedFolder(), openFilters());
  if (!path.isEmpty()) open(path);
}

void FileCommands::open(const QString& path, const ImportOptions& options) {
  whenSafe([this, path, options] { startOpening(path, options); });
}

void FileCommands::askImport(const QString& path) {
  ImportDialog dialog(path, &host_.window);
  if (dialog.exec() == QDialog::Accepted) open(dialog.path(), dialog.options());
}

void FileCommands::startOpening(const QString& path, const ImportOptions& options) {
  if (opening_) opening_->cancel();
  opening_ = host_.jobs.run<ImportedTerrain>(
      tr("Opening %1").arg(QFileInfo(path).fileName()),
      [path = path.toStdString(), options](const Progress& progress) {
        return importRaster(path, options, progress);
      },
      [this, path, safe = stillSafe()](Result<ImportedTerrain> imported) {
        if (!imported) {
          if (imported.error().cancelled) return;
          if (!QFileInfo::exists(path)) host_.recent.remove(path);
          return host_.info.say(InfoBar::Tone::Error, QString::fromStdString(imported.error().message),
                                tr("Import…"), [this, path] { askImport(path); });
        }
        auto terrain = std::make_shared<ImportedTerrain>(std::move(imported).value());
        safe([this, path, terrain] { opened(path, std::move(*terrain)); });
      });
}

void FileCommands::opened(const QString& path, ImportedTerrain imported) {
  const QFileInfo file(path);
  rememberFolder(path);
  host_.recent.add(path);
  show(imported.terrain, file.fileName(), file.absoluteFilePath());
  EditorDocument* document = host_.current();
  if (!document || imported.warnings.empty()) return;
  const QStringList warnings = lines(imported.warnings);
  const QString more = warnings.size() > 1 ? tr(" (and %1 more)").arg(warnings.size() - 1) : QString();
  host_.info.say(InfoBar::Tone::Warning, warnings.first() + more, tr("Details…"),
                 [this, facts = importFacts(*document, imported), warnings] {
                   ReportDialog(tr("Import"), facts, warnings, &host_.window).exec();
                 });
}

void FileCommands::show(Terrain terrain, const QString& name, const QString& path) {
  try {
    host_.show(std::make_unique<EditorDocument>(std::move(terrain), name, path));
  } catch (const std::bad_alloc&) {
    host_.info.say(InfoBar::Tone::Error, tr("%1: there is not enough memory for it").arg(name));
  }
}

std::function<void(std::function<void()>)> FileCommands::stillSafe() {
  const QPointer<EditorDocument> document = host_.current();
  const int revision = document ? document->revision() : 0;
  return [this, document, revision](std::function<void()> next) {
    if (document && document == host_.current() && document->revision() != revision)
      whenSafe(std::move(next));
    else
      next();
  };
}

void FileCommands::whenSafe(std::function<void()> next) {
  EditorDocument* document = host_.current();
  if (!document || !document->modified()) return next();
  QMessageBox box(QMessageBox::NoIcon, tr("Unsaved Changes"),
                  tr("“%1” has changes that no exported file holds.").arg(document->name()),
                  QMessageBox::NoButton, &host_.window);
  box.setIconPixmap(icon(QStringLiteral("warning")).pixmap(40, 40));
  box.setObjectName(QStringLiteral("unsavedChanges"));
  if (const std::size_t objects = document->terrain().objects().size(); objects > 0)
    box.setInformativeText(objects == 1
                               ? tr("The object placed on it is not part of any export.")
                               : tr("The %1 objects placed on it are not part of any export.").arg(objects));
  QPushButton* save = box.addButton(tr("Export…"), QMessageBox::AcceptRole);
  QPushButton* discard = box.addButton(tr("Discard"), QMessageBox::DestructiveRole);
  box.addButton(QMessageBox::Cancel);
  box.setDefaultButton(save);
  box.exec();
  if (box.clickedButton() == discard)
    next();
  else if (box.clickedButton() == save)
    askExport(std::move(next));
}

QString FileCommands::suggestedPath() const {
  const EditorDocument& document = *host_.current();
  const QString folder =
      document.path().isEmpty() ? rememberedFolder() : QFileInfo(document.path()).absolutePath();
  const QString stem =
      QFileInfo(document.path().isEmpty() ? document.name().toLower() : document.path()).completeBaseName();
  // Never the opened file itself: what one was given stays as it was unless one says otherwise.
  const QString plain = QDir(folder).filePath(stem + QStringLiteral(".tif"));
  return QFileInfo(plain) == QFileInfo(document.path()) ? QDir(folder).filePath(stem + tr("-edited.tif"))
                                                        : plain;
}

void FileCommands::askExport(std::function<void()> next) {
  EditorDocument* document = host_.current();
  if (!document || document->terrain().editing()) return;
  const Box box = document->terrain().box();
  ExportDialog dialog({document->terrain().frame(), box.min.z(), box.max.z(),
                       document->terrain().objects().size(), suggestedPath(), document->lastExport},
                      &host_.window);
  if (dialog.exec() != QDialog::Accepted) return;
  startExport(dialog.target(), std::move(next));
}

void FileCommands::exportAgain() {
  EditorDocument* document = host_.current();
  if (!document || document->terrain().editing()) return;
  if (document->lastExport)
    startExport(*document->lastExport, {});
  else
    askExport();
}

void FileCommands::startExport(const ExportTarget& target, std::function<void()> next) {
  const QPointer<EditorDocument> document = host_.current();
  if (!document) return;
  const int revision = document->revision();
  const bool objects = document->terrain().objects().size() > 0;
  ++exports_;
  host_.jobs.run<ExportReport>(
      tr("Exporting %1").arg(QFileInfo(target.path).fileName()),
      [target, terrain = document->terrain().snapshot()](const Progress& progress) {
        return exportRaster(terrain, target.path.toStdString(), target.options, progress);
      },
      [this, target, document, revision, objects, next = std::move(next)](Result<ExportReport> report) {
        --exports_;
        if (!report) {
          if (report.error().cancelled) return;
          host_.info.say(InfoBar::Tone::Error, QString::fromStdString(report.error().message));
          Q_EMIT exportFailed();
          return;
        }
        rememberFolder(target.path);
        // What was edited while it was being written is in no file yet.
        const bool current = document && document->revision() == revision;
        if (document) document->lastExport = target;
        if (current && !objects && lossless(*target.options.format)) document->terrain().markSaved();
        exported(*report, objects);
        if (!next) return;
        if (current)
          next();
        else
          whenSafe(next);
      });
}

void FileCommands::exported(const ExportReport& report, bool objectsLeftBehind) {
  const QString name = QFileInfo(QString::fromStdString(report.path)).fileName();
  QString text = report.largestError == 0.0
                     ? tr("Exported %1 and read it back: every height is the same.").arg(name)
                     : tr("Exported %1 and read it back: the largest error is %2 m.")
                           .arg(name, numberText(report.largestError, 3));
  if (objectsLeftBehind) text += tr(" The placed objects are not in it.");
  host_.info.say(InfoBar::Tone::Success, text, tr("Details…"), [this, report] {
    ReportDialog(tr("Export"), exportFacts(report), lines(report.notes), &host_.window).exec();
  });
}

}  // namespace scarp
