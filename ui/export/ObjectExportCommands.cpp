#include "ui/export/ObjectExportCommands.h"

#include <QDir>
#include <QFileInfo>
#include <utility>

#include "ui/document/EditorDocument.h"
#include "ui/export/ObjectExportDialog.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/FileFolder.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/ReportDialog.h"

namespace scarp {

ObjectExportCommands::ObjectExportCommands(EditorHost host, QObject* parent)
    : QObject(parent), host_(std::move(host)) {}
ObjectExportCommands::~ObjectExportCommands() = default;

QString ObjectExportCommands::suggestedPath() const {
  const EditorDocument& document = *host_.current();
  const QFileInfo file(document.path());
  const QString folder = document.path().isEmpty() ? rememberedFolder() : file.absolutePath();
  const QString stem = document.path().isEmpty() ? document.name().toLower() : file.completeBaseName();
  return QDir(folder).filePath(stem + QStringLiteral("-objects.csv"));
}

void ObjectExportCommands::ask() {
  EditorDocument* document = host_.current();
  if (!document || document->terrain().editing()) return;
  const TerrainDocument& terrain = document->terrain();
  if (terrain.objects().size() == 0)
    return host_.info.say(InfoBar::Tone::Info,
                          tr("There are no objects to export: place or scatter some first."));
  std::optional<ObjectExportTarget> last;
  if (of_ == document && last_) last = *last_;
  ObjectExportDialog dialog({terrain.georeference(), terrain.objects().size(), suggestedPath(), last},
                            &host_.window);
  if (dialog.exec() == QDialog::Accepted) start(dialog.target());
}

void ObjectExportCommands::start(const ObjectExportTarget& target) {
  const QPointer<EditorDocument> document = host_.current();
  if (!document) return;
  ++exports_;
  host_.jobs.run<ObjectExportReport>(
      tr("Exporting %1").arg(QFileInfo(target.path).fileName()),
      [target, terrain = document->terrain().snapshot(),
       objects = document->terrain().objects()](const Progress& progress) {
        return exportObjects(terrain, objects, target.path.toStdString(), target.options, progress);
      },
      [this, target, document](const Result<ObjectExportReport>& report) {
        --exports_;
        if (!report) {
          if (report.error().cancelled) return;
          host_.info.say(InfoBar::Tone::Error, QString::fromStdString(report.error().message));
          Q_EMIT failed();
          return;
        }
        rememberFolder(target.path);
        of_ = document;
        last_ = std::make_unique<ObjectExportTarget>(target);
        done(*report);
      });
}

void ObjectExportCommands::done(const ObjectExportReport& report) {
  const QString name = QFileInfo(QString::fromStdString(report.path)).fileName();
  const QString count = report.written == 1
                            ? tr("1 object")
                            : tr("%1 objects").arg(countText(static_cast<long long>(report.written)));
  const QString text =
      report.largestError == 0.0
          ? tr("Exported %1 to %2 and read them back: every place is the same.").arg(count, name)
          : tr("Exported %1 to %2 and read them back: the largest error of place is %3.")
                .arg(count, name, deviationText(report.largestError));
  host_.info.say(InfoBar::Tone::Success, text, tr("Details…"), [this, report] {
    ReportDialog::Facts facts{
        {tr("File"), QString::fromStdString(report.path)},
        {tr("Objects"), countText(static_cast<long long>(report.written))},
        {tr("Largest error"), report.largestError == 0.0 ? tr("0 m: places are kept exactly")
                                                         : deviationText(report.largestError)}};
    if (!report.header.empty()) facts.push_back({tr("Description"), QString::fromStdString(report.header)});
    ReportDialog(tr("Export Objects"), facts, textLines(report.notes), &host_.window).exec();
  });
}

}  // namespace scarp
