#include "ui/lines/LineCommands.h"

#include <QAction>
#include <QFileDialog>
#include <QFileInfo>
#include <QPointer>
#include <QWidget>
#include <utility>

#include "core/edit/LineEdit.h"
#include "core/lineio/LineImport.h"
#include "core/tools/ChosenLine.h"
#include "core/tools/LineTool.h"
#include "core/tools/ViewController.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/lines/LineImportDialog.h"
#include "ui/mask/MaskCommands.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/NumberText.h"

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
  if (!document || document->tools().tool() != LineTool::kName) return false;
  ToolState& tools = document->tools();
  if (action == actions_.copy || action == actions_.cut) {
    const std::vector<const Line*> lines = chosenLines(document->terrain(), tools.get<LineTool>().work());
    if (lines.empty()) return false;
    copied_.clear();
    for (const Line* const line : lines) copied_.push_back(*line);
    if (action == actions_.cut) deleteChosenLines(tools);
    return true;
  }
  if (action == actions_.selectAll || action == actions_.selectInvert) {
    const auto* const all = linesOf(document->terrain(), layerForLines(document->terrain()));
    if (!all || all->empty()) return false;
    const bool any = chosenLine(document->terrain(), tools.get<LineTool>().work());
    std::vector<LineId> lines;
    for (const Line& line : *all)
      if (action == actions_.selectAll || !any || !tools.get<LineTool>().work().chooses(line.id))
        lines.push_back(line.id);
    tools.get<LineTool>().chooseLines(std::move(lines), tools.get<LineTool>().work().chosen);
    return true;
  }
  if (action == actions_.selectNone) {
    if (!chosenLine(document->terrain(), tools.get<LineTool>().work())) return false;
    tools.get<LineTool>().chooseLine(0);
    return true;
  }
  if (action != actions_.paste || copied_.empty()) return false;
  const auto& cursor = document->view().cursor();
  pasteLines(tools, copied_, cursor ? Vec2(cursor->point.head<2>()) : Vec2(Vec2::Zero()));
  return true;
}

void LineCommands::askImport(const QString& path, const std::function<void()>& otherwise) {
  if (closed()) return;
  const QString file =
      !path.isEmpty() ? path
                      : QFileDialog::getOpenFileName(&host_.window, tr("Import Lines"), rememberedFolder(),
                                                     tr("Lines (*.gpx *.geojson *.json *.gpkg *.shp *.kml "
                                                        "*.dxf *.osm *.pbf *.fgb);;All files (*)"));
  EditorDocument* const document = host_.current();
  if (file.isEmpty() || !document) return;
  rememberFolder(file);
  host_.jobs.runFor<VectorFile>(
      this, tr("Reading %1").arg(QFileInfo(file).fileName()),
      [name = file.toStdString()](const Progress& progress) { return readVectorFile(name, progress); },
      [this, wanted = QPointer<EditorDocument>(document), file, otherwise](Result<VectorFile> read) {
        if (!wanted || host_.current() != wanted) return;
        if (!read && read.error().cancelled) return;
        if (otherwise && (!read || read->features.empty())) return otherwise();
        if (!read) return host_.info.say(InfoBar::Tone::Error, messageText(read.error().message));
        if (read->features.empty())
          return host_.info.say(InfoBar::Tone::Error, tr("%1: it has no lines").arg(file));
        if (!closed()) askAbout(file, std::make_shared<const VectorFile>(*std::move(read)));
      });
}

void LineCommands::askAbout(const QString& path, std::shared_ptr<const VectorFile> file) {
  EditorDocument* const document = host_.current();
  auto* dialog =
      new LineImportDialog(path, std::move(file), document->terrain(), host_.jobs, &host_.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &QDialog::accepted, this, [this, dialog, path, wanted = QPointer<EditorDocument>(document)] {
    if (wanted && host_.current() == wanted && !closed()) take(path, *dialog);
  });
  dialog->open();
}

void LineCommands::take(const QString& path, LineImportDialog& dialog) {
  EditorDocument& document = *host_.current();
  ImportedLines read = dialog.takeLines();
  const std::size_t count = read.lines.size();
  const std::string name = QFileInfo(path).completeBaseName().toStdString();
  const auto added = dialog.overlay() ? addLineLayer(std::move(read.lines), name, false, document.terrain())
                                      : addLines(std::move(read.lines), document.terrain(),
                                                 document.tools().get<LineTool>().work().names);
  if (!added) return host_.info.say(InfoBar::Tone::Error, messageText(added.error().message));
  const QString text = tr("Imported %1 lines from %2.", nullptr, pluralCount(count))
                           .arg(countText(count), QFileInfo(path).fileName());
  const QStringList left = messageTexts(read.notes);
  if (left.isEmpty())
    host_.info.say(InfoBar::Tone::Success, text);
  else
    host_.info.say(InfoBar::Tone::Success, text, tr("Details…"), [this, path, left] {
      ReportDialog(tr("Import Lines"), {{tr("File"), path}}, left, &host_.window).exec();
    });
  document.tools().setTool(LineTool::kName);
  Q_EMIT imported();
}

}  // namespace scarp
