#include "ui/lines/LineCommands.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>
#include <QWidget>
#include <utility>

#include "core/edit/LineEdit.h"
#include "core/edit/LineLayers.h"
#include "core/line/LineNetwork.h"
#include "core/lineio/LineExport.h"
#include "core/lineio/LineImport.h"
#include "core/tools/ChosenLine.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/mask/MaskCommands.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/ReportDialog.h"

namespace scarp {

namespace {

const QStringList kLineEndings{QStringLiteral("gpx"), QStringLiteral("geojson"), QStringLiteral("shp"),
                               QStringLiteral("kml"), QStringLiteral("dxf"),     QStringLiteral("osm"),
                               QStringLiteral("pbf"), QStringLiteral("fgb")};

}  // namespace

LineCommands::LineCommands(const Actions& actions, MaskCommands& masks, EditorHost host)
    : QObject(&host.window), actions_(actions), host_(std::move(host)) {
  masks.addInstead([this](const QAction* action) { return doInstead(action); });
}

bool LineCommands::areLines(const QString& path) {
  return kLineEndings.contains(QFileInfo(path).suffix().toLower());
}

bool LineCommands::closed() {
  EditorDocument* const document = host_.current();
  if (!document) return true;
  if (document->terrain().editing())
    host_.info.say(InfoBar::Tone::Warning,
                   tr("What is being tried on the ground has to be kept or taken back first."));
  return document->terrain().editing();
}

bool LineCommands::doInstead(const QAction* action) {
  EditorDocument* const document = host_.current();
  if (!document || document->tools().tool() != ToolKind::Line) return false;
  ToolState& tools = document->tools();
  if (action == actions_.copy || action == actions_.cut) {
    const Line* const line = chosenLine(document->terrain(), tools.lineWork());
    if (!line) return false;
    copied_ = *line;
    if (action == actions_.cut) deleteChosenLine(tools);
    return true;
  }
  if (action != actions_.paste || !copied_) return false;
  const auto& cursor = document->view().cursor();
  pasteLine(tools, *copied_, cursor ? Vec2(cursor->point.head<2>()) : Vec2(Vec2::Zero()));
  return true;
}

void LineCommands::askImport(const QString& path) {
  if (closed()) return;
  const QString file =
      !path.isEmpty() ? path
                      : QFileDialog::getOpenFileName(&host_.window, tr("Import Lines"), rememberedFolder(),
                                                     tr("Lines (*.gpx *.geojson *.json *.gpkg *.shp *.kml "
                                                        "*.dxf *.osm *.pbf *.fgb);;All files (*)"));
  EditorDocument* const document = host_.current();
  if (file.isEmpty() || !document) return;
  rememberFolder(file);
  const TerrainDocument& terrain = document->terrain();
  host_.jobs.run<ImportedLines>(
      tr("Reading %1").arg(QFileInfo(file).fileName()),
      [name = file.toStdString(), frame = terrain.frame(),
       reference = terrain.georeference()](const Progress& progress) -> Result<ImportedLines> {
        const auto read = readVectorFile(name, progress);
        if (!read) return read.error();
        auto lines = linesOf(*read, frame, reference);
        if (!lines) return Error{name + ": " + lines.error().message};
        if (lines->lines.empty()) return Error{name + ": it has no lines on this terrain"};
        return lines;
      },
      [here = QPointer<LineCommands>(this), wanted = QPointer<EditorDocument>(document),
       file](Result<ImportedLines> read) {
        if (!here || !wanted || here->host_.current() != wanted) return;
        const auto complain = [&](const Error& error) {
          if (!error.cancelled)
            here->host_.info.say(InfoBar::Tone::Error, QString::fromStdString(error.message));
        };
        if (!read) return complain(read.error());
        if (here->closed()) return;
        const auto count = static_cast<qulonglong>(read->lines.size());
        if (const auto added = addLines(std::move(read->lines), wanted->terrain()); !added)
          return complain(added.error());
        const QString text = tr("Imported %1 lines from %2.").arg(count).arg(QFileInfo(file).fileName());
        QStringList left;
        const auto note = [&left](std::size_t lines, const QString& why) {
          if (lines > 0) left += why.arg(static_cast<qulonglong>(lines));
        };
        note(read->classless, tr("%1 have no class of road, railway or waterway, and were left out."));
        note(read->off, tr("%1 are off the terrain, and were left out."));
        note(read->unusable, tr("%1 cannot be used, and were left out."));
        for (const std::string& each : read->notes) left += QString::fromStdString(each);
        if (left.isEmpty())
          here->host_.info.say(InfoBar::Tone::Success, text);
        else
          here->host_.info.say(InfoBar::Tone::Success, text, tr("Details…"), [here, file, left] {
            if (here)
              ReportDialog(tr("Import Lines"), {{tr("File"), file}}, left, &here->host_.window).exec();
          });
        wanted->tools().setTool(ToolKind::Line);
        Q_EMIT here->imported();
      });
}

void LineCommands::askExport() {
  EditorDocument* const document = host_.current();
  if (!document) return;
  const auto* lines = linesOf(document->terrain(), layerForLines(document->terrain()));
  if (!lines || lines->empty())
    return host_.info.say(InfoBar::Tone::Warning, tr("There are no lines to export."));
  const QString name = QFileInfo(document->name()).completeBaseName() + QStringLiteral("-lines.gpkg");
  const QString path = QFileDialog::getSaveFileName(
      &host_.window, tr("Export Lines"), name, tr("GeoPackage (*.gpkg);;GeoJSON (*.geojson);;DXF (*.dxf)"));
  if (!path.isEmpty()) exportTo(path);
}

void LineCommands::exportTo(const QString& path) {
  EditorDocument* const document = host_.current();
  if (!document) return;
  const TerrainDocument& terrain = document->terrain();
  const LayerId layer = layerForLines(terrain);
  const auto* lines = linesOf(terrain, layer);
  if (!lines) return;
  if (!lineFormatOf(path.toStdString()))
    return host_.info.say(InfoBar::Tone::Error,
                          tr("%1: the name must end in .gpkg, .geojson or .dxf").arg(path));
  host_.jobs.run<LineExportReport>(
      tr("Writing %1").arg(QFileInfo(path).fileName()),
      [lines = *lines, ground = groundBeneath(terrain, terrain.placeOf(layer) - 1), frame = terrain.frame(),
       reference = terrain.georeference(), file = path.toStdString()](const Progress& progress) {
        std::vector<DrapedLine> draped;
        for (const auto& design : lineDesigns(lines, ground, frame))
          if (design && !design->nodes.empty()) draped.push_back(drapedLine(*design));
        return exportLines(draped, frame, reference, file, progress);
      },
      [here = QPointer<LineCommands>(this), path](const Result<LineExportReport>& report) {
        if (!here) return;
        if (report)
          here->host_.info.say(InfoBar::Tone::Success,
                               tr("Wrote %1 lines with their heights to %2, in %3.")
                                   .arg(static_cast<qulonglong>(report->lines))
                                   .arg(QFileInfo(path).fileName(), QString::fromStdString(report->crs)));
        else if (!report.error().cancelled)
          here->host_.info.say(InfoBar::Tone::Error, QString::fromStdString(report.error().message));
      });
}

}  // namespace scarp
