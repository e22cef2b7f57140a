#include "ui/FileCommands.h"

#include <QFileDialog>
#include <QFileInfo>
#include <new>

#include "core/project/ProjectFile.h"
#include "core/terrain/Island.h"
#include "ui/EditorDocument.h"
#include "ui/FileFolder.h"
#include "ui/RecentFiles.h"
#include "ui/dialogs/ImportDialog.h"
#include "ui/dialogs/NewTerrainDialog.h"
#include "ui/dialogs/ReportDialog.h"
#include "ui/jobs/JobRunner.h"
#include "ui/project/LeaveGuard.h"
#include "ui/project/ProjectOpener.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

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

/// Projects and elevation data at once, each alone, and everything.
QString openFilters() {
  const QStringList import = importFilters().split(QStringLiteral(";;"));
  const QString endings = import.first().section(QLatin1Char('('), -1);  // "*.tif *.tiff …)"
  return QStringList(
             {FileCommands::tr("Projects and elevation data") + QStringLiteral(" (*.scarp ") + endings,
              FileCommands::tr("Scarp projects") + QStringLiteral(" (*.scarp)")})
             .join(QStringLiteral(";;")) +
         QStringLiteral(";;") + import.join(QStringLiteral(";;"));
}

}  // namespace

FileCommands::FileCommands(EditorHost host, LeaveGuard& guard, ProjectOpener& projects)
    : QObject(&host.window), host_(std::move(host)), guard_(guard), projects_(projects) {}

void FileCommands::askNew() {
  NewTerrainDialog dialog(&host_.window);
  if (dialog.exec() != QDialog::Accepted) return;
  guard_.whenSafe([this, wanted = dialog.values()] { make(wanted); });
}

void FileCommands::make(const NewTerrain& wanted) {
  if (wanted.kind == NewTerrain::Kind::Island) return makeIslandAsJob(wanted);
  const GridFrame frame{wanted.columns, wanted.rows, wanted.cellSize, wanted.cellSize};
  show({frame, {}, HeightRaster(frame.columns, frame.rows, static_cast<float>(wanted.height))},
       tr("Untitled"), {}, FlatBase{frame, static_cast<float>(wanted.height)});
}

void FileCommands::makeIslandAsJob(const NewTerrain& wanted) {
  IslandSettings settings;
  settings.columns = wanted.columns;
  settings.rows = wanted.rows;
  settings.cellSize = wanted.cellSize;
  settings.seed = wanted.seed;
  guard_.opening(host_.jobs.run<Terrain>(
      tr("Making an island"),
      [settings](const Progress& progress) -> Result<Terrain> {
        bool stopped = false;
        Terrain terrain =
            makeIsland(settings, [&](double fraction) { return !(stopped |= !progress(fraction)); });
        if (stopped) return Error::cancel();
        return terrain;
      },
      [this, safe = guard_.stillSafe()](Result<Terrain> made) {
        if (!made) {
          if (!made.error().cancelled)
            host_.info.say(InfoBar::Tone::Error, QString::fromStdString(made.error().message));
          return;
        }
        auto terrain = std::make_shared<Terrain>(std::move(made).value());
        safe([this, terrain] { show(std::move(*terrain), tr("Island"), {}); });
      }));
}

void FileCommands::askOpen() {
  const QString path =
      QFileDialog::getOpenFileName(&host_.window, tr("Open"), rememberedFolder(), openFilters());
  if (!path.isEmpty()) open(path);
}

void FileCommands::open(const QString& path, const ImportOptions& options) {
  if (isProjectPath(path.toStdString())) return projects_.open(path);
  guard_.whenSafe([this, path, options] { startOpening(path, options); });
}

void FileCommands::askImport(const QString& path) {
  ImportDialog dialog(path, &host_.window);
  if (dialog.exec() == QDialog::Accepted) open(dialog.path(), dialog.options());
}

void FileCommands::startOpening(const QString& path, const ImportOptions& options) {
  guard_.opening(host_.jobs.run<ImportedTerrain>(
      tr("Opening %1").arg(QFileInfo(path).fileName()),
      [path = path.toStdString(), options](const Progress& progress) {
        return importRaster(path, options, progress);
      },
      [this, path, options, safe = guard_.stillSafe()](Result<ImportedTerrain> imported) {
        if (!imported) {
          if (imported.error().cancelled) return;
          if (!QFileInfo::exists(path)) host_.recent.remove(path);
          return host_.info.say(InfoBar::Tone::Error, QString::fromStdString(imported.error().message),
                                tr("Import…"), [this, path] { askImport(path); });
        }
        auto terrain = std::make_shared<ImportedTerrain>(std::move(imported).value());
        safe([this, path, options, terrain] { opened(path, options, std::move(*terrain)); });
      }));
}

void FileCommands::opened(const QString& path, const ImportOptions& options, ImportedTerrain imported) {
  const QFileInfo file(path);
  rememberFolder(path);
  host_.recent.add(path);
  const Result<RasterBase> origin = rasterBase(file.absoluteFilePath().toStdString(), options);
  show(imported.terrain, file.fileName(), file.absoluteFilePath(),
       origin ? std::optional<JournalBase>(*origin) : std::nullopt);
  EditorDocument* document = host_.current();
  if (!document || imported.warnings.empty()) return;
  const QStringList warnings = textLines(imported.warnings);
  const QString more = warnings.size() > 1 ? tr(" (and %1 more)").arg(warnings.size() - 1) : QString();
  host_.info.say(InfoBar::Tone::Warning, warnings.first() + more, tr("Details…"),
                 [this, facts = importFacts(*document, imported), warnings] {
                   ReportDialog(tr("Import"), facts, warnings, &host_.window).exec();
                 });
}

void FileCommands::show(Terrain terrain, const QString& name, const QString& path,
                        const std::optional<JournalBase>& origin) {
  try {
    auto document = std::make_unique<EditorDocument>(std::move(terrain), name, path);
    document->origin = origin;
    host_.show(std::move(document), {});
  } catch (const std::bad_alloc&) {
    host_.info.say(InfoBar::Tone::Error, tr("%1: there is not enough memory for it").arg(name));
  }
}

}  // namespace scarp
