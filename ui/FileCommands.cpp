#include "ui/FileCommands.h"

#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QTimer>
#include <QUrl>
#include <QWidget>
#include <functional>
#include <limits>
#include <utility>

#include "core/operation/NewTerrain.h"
#include "core/project/ProjectFile.h"
#include "core/project/ProjectStore.h"
#include "core/remote/RemoteAddress.h"
#include "ui/drape/DrapeCommands.h"
#include "ui/import/ImportCommands.h"
#include "ui/import/ImportDialog.h"
#include "ui/import/NewTerrainDialog.h"
#include "ui/jobs/JobRunner.h"
#include "ui/lines/LineCommands.h"
#include "ui/materials/MaterialImportDialog.h"
#include "ui/materials/MaterialsDock.h"
#include "ui/objects/AssetCommands.h"
#include "ui/project/LeaveGuard.h"
#include "ui/project/ProjectOpener.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/InfoBar.h"

namespace scarp {

Drops::Drops(QWidget* window, const Takers& takers) : QObject(window), window_(window), to_(takers) {
  window->setAcceptDrops(true);
  window->installEventFilter(this);
}

bool Drops::eventFilter(QObject* watched, QEvent* event) {
  if (watched == window_ && event->type() == QEvent::DragEnter) {
    auto& entering = static_cast<QDragEnterEvent&>(*event);
    const QMimeData& dragged = *entering.mimeData();
    if ((dragged.hasUrls() && dragged.urls().first().isLocalFile()) || droppedAddress(dragged))
      entering.acceptProposedAction();
    return true;
  }
  if (watched == window_ && event->type() == QEvent::Drop) {
    auto& dropped = static_cast<QDropEvent&>(*event);
    dropped.acceptProposedAction();
    take(dropped);
    return true;
  }
  return QObject::eventFilter(watched, event);
}

void Drops::take(const QDropEvent& event) {
  // Commands may ask, and the program that it comes from waits until the drop has been taken.
  const auto later = [this](std::function<void()> what) { QTimer::singleShot(0, this, std::move(what)); };
  if (const auto address = droppedAddress(*event.mimeData()))
    return later([this, address] { to_.imports->askAddress(*address); });
  QStringList dropped;
  for (const QUrl& url : event.mimeData()->urls())
    if (url.isLocalFile()) dropped += url.toLocalFile();
  const QString path = dropped.value(0);
  if (document_ && AssetCommands::areModels(dropped)) return later([this, dropped] { to_.assets->import(dropped); });
  if (document_ && dropped.size() == 1 && LineCommands::areLines(path))
    return later([this, path] { to_.lines->askImport(path); });
  // Files that are dropped on the panel of materials, and that it does not take as pictures, are weights.
  const auto* materials = window_->findChild<const MaterialsDock*>();
  const QPoint within = materials->mapFrom(window_, event.position().toPoint());
  if (document_ && materials->isVisible() && materials->rect().contains(within))
    return later([this, dropped] { to_.materials->ask(dropped); });
  if (dropped.size() > 1 || QFileInfo(path).isDir()) return later([this, dropped] { to_.files->open(dropped); });
  const auto drape = [this, path] { to_.drapes->drop(path); };
  // A GeoPackage holds lines, or pictures and heights.
  if (document_ && path.endsWith(QStringLiteral(".gpkg"), Qt::CaseInsensitive))
    return later([this, path, drape] { to_.lines->askImport(path, drape); });
  later(drape);
}

namespace {

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

/// By its ending, or, under whatever name, by how it begins; also one of a newer Scarp.
bool isProject(const QString& path) {
  const std::string file = path.toStdString();
  return isProjectPath(file) || readFormat(file, std::numeric_limits<int>::max()).ok();
}

}  // namespace

FileCommands::FileCommands(EditorHost host, LeaveGuard& guard, ProjectOpener& projects,
                           ImportCommands& imports)
    : QObject(&host.window), host_(std::move(host)), guard_(guard), projects_(projects), imports_(imports) {}

void FileCommands::askNew() {
  NewTerrainDialog dialog(&host_.window);
  if (dialog.exec() != QDialog::Accepted) return;
  guard_.confirmDiscard([this, wanted = dialog.values()] { make(wanted); });
}

void FileCommands::make(const NewTerrain& wanted) {
  if (wanted.form != TerrainTemplate::Flat) return generateAsJob(wanted);
  auto level = makeTerrain(wanted);
  if (!level) return host_.info.say(InfoBar::Tone::Error, messageText(level.error().message));
  const FlatBase base{level->frame, static_cast<float>(wanted.height.value_or(0.0))};
  presentTerrain(host_, *std::move(level), tr("Untitled"), {}, base);
}

void FileCommands::generateAsJob(const NewTerrain& wanted) {
  const QString name = coreText(terrainTemplateNames().title(wanted.form));
  guard_.opening(host_.jobs.run<Terrain>(
      tr("Generating terrain (%1)").arg(name),
      [wanted](const Progress& progress) { return makeTerrain(wanted, progress); },
      [this, name, safe = guard_.stillSafe()](const Result<Terrain>& made) {
        if (!made) {
          if (!made.error().cancelled)
            host_.info.say(InfoBar::Tone::Error, messageText(made.error().message));
          return;
        }
        auto terrain = std::make_shared<Terrain>(made.value());
        safe([this, name, terrain] { presentTerrain(host_, std::move(*terrain), name, {}); });
      }));
}

void FileCommands::askOpen() {
  const QStringList paths =
      QFileDialog::getOpenFileNames(&host_.window, tr("Open"), rememberedFolder(), openFilters());
  if (!paths.isEmpty()) open(paths);
}

void FileCommands::open(const QStringList& paths) {
  paths.size() == 1 ? open(paths.first()) : imports_.openTiles(paths);
}

void FileCommands::open(const QString& path) {
  !looksRemote(path.toStdString()) && isProject(path) ? projects_.open(path) : imports_.open(path);
}

}  // namespace scarp
