#include "ui/ExportCommands.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>

#include "ui/EditorDocument.h"
#include "ui/FileFolder.h"
#include "ui/dialogs/ExportDialog.h"
#include "ui/dialogs/ReportDialog.h"
#include "ui/jobs/JobRunner.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/NumberText.h"

namespace scarp {

ExportCommands::ExportCommands(EditorHost host) : QObject(&host.window), host_(std::move(host)) {}

QString ExportCommands::suggestedPath() const {
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

void ExportCommands::askExport() {
  EditorDocument* document = host_.current();
  if (!document || document->terrain().editing()) return;
  const Box box = document->terrain().box();
  ExportDialog dialog({document->terrain().frame(), box.min.z(), box.max.z(),
                       document->terrain().objects().size(), suggestedPath(), document->lastExport},
                      &host_.window);
  if (dialog.exec() == QDialog::Accepted) start(dialog.target());
}

void ExportCommands::exportAgain() {
  EditorDocument* document = host_.current();
  if (!document || document->terrain().editing()) return;
  if (document->lastExport)
    start(*document->lastExport);
  else
    askExport();
}

void ExportCommands::start(const ExportTarget& target) {
  const QPointer<EditorDocument> document = host_.current();
  if (!document) return;
  const bool objects = document->terrain().objects().size() > 0;
  ++exports_;
  host_.jobs.run<ExportReport>(
      tr("Exporting %1").arg(QFileInfo(target.path).fileName()),
      [target, terrain = document->terrain().snapshot()](const Progress& progress) {
        return exportRaster(terrain, target.path.toStdString(), target.options, progress);
      },
      [this, target, document, objects](Result<ExportReport> report) {
        --exports_;
        if (!report) {
          if (report.error().cancelled) return;
          host_.info.say(InfoBar::Tone::Error, QString::fromStdString(report.error().message));
          Q_EMIT failed();
          return;
        }
        rememberFolder(target.path);
        if (document) document->lastExport = target;
        done(*report, objects);
      });
}

void ExportCommands::done(const ExportReport& report, bool objectsLeftBehind) {
  const QString name = QFileInfo(QString::fromStdString(report.path)).fileName();
  QString text = report.largestError == 0.0
                     ? tr("Exported %1 and read it back: every height is the same.").arg(name)
                     : tr("Exported %1 and read it back: the largest error is %2 m.")
                           .arg(name, numberText(report.largestError, 3));
  if (objectsLeftBehind) text += tr(" The placed objects are not in it.");
  host_.info.say(InfoBar::Tone::Success, text, tr("Details…"), [this, report] {
    ReportDialog(tr("Export"), exportFacts(report), textLines(report.notes), &host_.window).exec();
  });
}

}  // namespace scarp
