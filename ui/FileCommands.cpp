#include "ui/FileCommands.h"

#include <QFileDialog>
#include <limits>

#include "core/operation/Island.h"
#include "core/project/ProjectFile.h"
#include "core/project/ProjectSchema.h"
#include "core/remote/RemoteAddress.h"
#include "ui/import/ImportCommands.h"
#include "ui/import/ImportDialog.h"
#include "ui/import/NewTerrainDialog.h"
#include "ui/jobs/JobRunner.h"
#include "ui/project/LeaveGuard.h"
#include "ui/project/ProjectOpener.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/InfoBar.h"

namespace scarp {
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
  if (wanted.kind == NewTerrain::Kind::Island) return makeIslandAsJob(wanted);
  const GridFrame frame{wanted.columns, wanted.rows, wanted.cellSize, wanted.cellSize};
  const GeoReference nowhere;
  Terrain level{frame, nowhere, HeightRaster(frame.columns, frame.rows, static_cast<float>(wanted.height))};
  presentTerrain(host_, std::move(level), tr("Untitled"), {},
                 FlatBase{frame, static_cast<float>(wanted.height)});
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
      [this, safe = guard_.stillSafe()](const Result<Terrain>& made) {
        if (!made) {
          if (!made.error().cancelled)
            host_.info.say(InfoBar::Tone::Error, coreProblem(made.error().message));
          return;
        }
        auto terrain = std::make_shared<Terrain>(made.value());
        safe([this, terrain] { presentTerrain(host_, std::move(*terrain), tr("Island"), {}); });
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
