#include "ui/export/MaterialExportCommands.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <utility>

#include "core/edit/DerivedContent.h"
#include "core/edit/LeftOut.h"
#include "core/scene/Scene.h"
#include "ui/document/EditorDocument.h"
#include "ui/export/DamageGuard.h"
#include "ui/export/MaterialExportDialog.h"
#include "ui/export/RecipeCommands.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/ReportDialog.h"

namespace scarp {
namespace {

QString lossText(const WeightLoss& loss) {
  if (loss.greatest == 0) return MaterialExportCommands::tr("nothing: every weight is kept");
  return MaterialExportCommands::tr("%1 % of a sample at most, %2 % on average")
      .arg(numberText(loss.greatest / 2.55, 3), numberText(loss.mean / 2.55, 2));
}

ReportDialog::Facts factsOf(const MaterialExportTarget& target, const MaterialExportReport& report) {
  const auto said = [](const char* text) { return MaterialExportCommands::tr(text); };
  ReportDialog::Facts facts{{MaterialExportCommands::tr("Folder"), QDir::toNativeSeparators(target.folder)}};
  QStringList files;
  for (const WrittenFile& file : report.files)
    files += QStringLiteral("%1 — %2").arg(QFileInfo(QString::fromStdString(file.path)).fileName(),
                                           QString::fromStdString(file.what));
  facts.push_back({MaterialExportCommands::tr("Files"), files.join(QLatin1Char('\n'))});
  facts.push_back(
      {MaterialExportCommands::tr("Materials"), textLines(report.layers).join(QStringLiteral(", "))});
  facts.push_back({MaterialExportCommands::tr("Samples"),
                   MaterialExportCommands::tr(report.resampled ? QT_TR_NOOP("%1 × %2, resampled by area")
                                                               : QT_TR_NOOP("%1 × %2"))
                       .arg(report.size.columns)
                       .arg(report.size.rows)});
  const bool weighs =
      target.options.preset != MaterialPreset::Picture && target.options.preset != MaterialPreset::Gltf;
  if (weighs) facts.push_back({MaterialExportCommands::tr("Weights lost"), lossText(report.loss)});
  if (report.undrawn && report.undrawn->greatest > 0)
    facts.push_back({MaterialExportCommands::tr("Kept, not drawn"), lossText(*report.undrawn)});
  facts.push_back({MaterialExportCommands::tr("Read back"),
                   said(QT_TR_NOOP("every file was read back and is as it should be"))});
  return facts;
}

}  // namespace

MaterialExportCommands::MaterialExportCommands(EditorHost host, QObject* parent)
    : QObject(parent), host_(std::move(host)) {}

MaterialExportTarget MaterialExportCommands::suggested() const {
  const EditorDocument& document = *host_.current();
  if (document.lastMaterialExport) return *document.lastMaterialExport;
  const QFileInfo file(document.path());
  const QString beside = document.path().isEmpty() ? rememberedFolder() : file.absolutePath();
  const QString stem = document.path().isEmpty() ? document.name().toLower() : file.completeBaseName();
  return {QDir(beside).filePath(stem + QStringLiteral("-materials")), {}};
}

void MaterialExportCommands::ask() {
  EditorDocument* document = host_.current();
  if (!document || document->terrain().editing()) return;
  const TerrainDocument& terrain = document->terrain();
  if (terrain.materials().empty())
    return host_.info.say(
        InfoBar::Tone::Info,
        tr("The terrain has no materials yet: add them in the Materials panel, or import them."));
  const auto guard = DamageGuard::ask(*document, DamageScope::Content::Shown, host_.window);
  if (!guard) return;
  MaterialExportDialog dialog(
      {terrain.frame(), terrain.materials(), suggested()},
      [this, guard](const MaterialExportTarget& target, Done done) {
        return start(target, *guard, std::move(done));
      },
      &host_.window);
  dialog.exec();
}

Job* MaterialExportCommands::start(const MaterialExportTarget& target, const DamageGuard& guard, Done done) {
  const QPointer<EditorDocument> document = host_.current();
  ++exports_;
  return host_.jobs.run<MaterialExportReport>(
      tr("Exporting materials"),
      [target, guard,
       scene = document->scene().derivedContent()](const Progress& progress) -> Result<MaterialExportReport> {
        if (auto sound = guard.check(progress); !sound) return sound.error();
        return exportMaterials(scene, target.folder.toStdString(), target.options, progress);
      },
      [this, target, document, done = std::move(done)](const Result<MaterialExportReport>& report) {
        --exports_;
        if (report) {
          rememberFolder(target.folder);
          if (document) document->lastMaterialExport = target;
          if (document)
            RecipeCommands::keep(*document, {target.keepAs, target.folder.toStdString(), target.options});
          tell(target, *report);
        }
        done(report);
        if (!report && !report.error().cancelled) Q_EMIT failed();
      });
}

void MaterialExportCommands::tell(const MaterialExportTarget& target, const MaterialExportReport& report) {
  const QString name = QFileInfo(target.folder).fileName();
  QString text = report.files.size() == 1
                     ? tr("Exported %1 and read it back.")
                           .arg(QFileInfo(QString::fromStdString(report.files.front().path)).fileName())
                     : tr("Exported %1 into %2 and verified %3.")
                           .arg(tr("%1 materials", nullptr, pluralCount(report.layers.size()))
                                    .arg(countText(report.layers.size())),
                                name,
                                tr("%1 files", nullptr, pluralCount(report.files.size()))
                                    .arg(countText(report.files.size())));
  if (report.loss.greatest > 0)
    text += QLatin1Char(' ') +
            tr("The format does not hold all weights: lost are %1.").arg(lossText(report.loss));
  host_.info.say(InfoBar::Tone::Success, text, tr("Details…"), [this, target, report] {
    ReportDialog(tr("Export Materials"), factsOf(target, report), textLines(report.notes), &host_.window)
        .exec();
  });
}

}  // namespace scarp
