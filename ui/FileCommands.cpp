#include "ui/FileCommands.h"

#include <QFileDialog>
#include <limits>

#include "core/operation/NewTerrain.h"
#include "core/project/ProjectFile.h"
#include "core/project/ProjectStore.h"
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
#include "ui/widgets/MessageText.h"

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
