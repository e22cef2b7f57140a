#include "ui/export/ExportCommands.h"

#include <QDir>
#include <QFileInfo>
#include <QPointer>
#include <iterator>
#include <utility>

#include "core/document/LayerGroups.h"
#include "core/edit/DerivedContent.h"
#include "core/edit/LeftOut.h"
#include "core/io/EnginePreset.h"
#include "core/scene/Scene.h"
#include "ui/document/EditorDocument.h"
#include "ui/export/DamageGuard.h"
#include "ui/export/EngineSettingsBox.h"
#include "ui/export/ExportDialog.h"
#include "ui/export/MaterialExportCommands.h"
#include "ui/export/MeshExportCommands.h"
#include "ui/export/ObjectExportDialog.h"
#include "ui/export/RecipeCommands.h"
#include "ui/export/SceneExportCommands.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/ReportDialog.h"
#include "ui/widgets/Units.h"

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
  if (terrain.objects().size() == 0 && terrain.scatterRules().empty())
    return host_.info.say(InfoBar::Tone::Info,
                          tr("There are no objects to export: place or scatter some first."));
  const auto guard = DamageGuard::ask(*document, DamageScope::Content::Shown, host_.window);
  if (!guard) return;
  std::optional<ObjectExportTarget> last;
  if (of_ == document && last_) last = *last_;
  ObjectExportDialog dialog({terrain.georeference(), terrain.objects().size(), terrain.scatterRules().size(),
                             suggestedPath(), last},
                            &host_.window);
  if (dialog.exec() == QDialog::Accepted) start(dialog.target(), *guard);
}

void ObjectExportCommands::start(const ObjectExportTarget& target, const DamageGuard& guard) {
  const QPointer<EditorDocument> document = host_.current();
  if (!document) return;
  ++exports_;
  host_.jobs.run<ObjectExportReport>(
      tr("Exporting %1").arg(QFileInfo(target.path).fileName()),
      [target, guard,
       scene = document->scene().derivedContent()](const Progress& progress) -> Result<ObjectExportReport> {
        if (auto sound = guard.check(progress); !sound) return sound.error();
        const auto objects = scene.objects(partOf(progress, 0.0, 0.3));
        if (!objects) return objects.error();
        return exportObjects(scene.terrain(), *objects, target.path.toStdString(), target.options,
                             partOf(progress, 0.3, 1.0));
      },
      [this, target, document](const Result<ObjectExportReport>& report) {
        --exports_;
        if (!report) {
          if (report.error().cancelled) return;
          host_.info.say(InfoBar::Tone::Error, coreProblem(report.error().message));
          Q_EMIT failed();
          return;
        }
        rememberFolder(target.path);
        of_ = document;
        last_ = std::make_unique<ObjectExportTarget>(target);
        if (document)
          RecipeCommands::keep(*document, {target.keepAs, target.path.toStdString(), target.options});
        done(*report);
      });
}

void ObjectExportCommands::done(const ObjectExportReport& report) {
  const QString name = QFileInfo(QString::fromStdString(report.path)).fileName();
  const QString count = tr("%1 objects", nullptr, pluralCount(report.written)).arg(countText(report.written));
  const QString text =
      report.largestError == 0.0
          ? tr("Exported %1 to %2 and read them back: every place is the same.").arg(count, name)
          : tr("Exported %1 to %2 and read them back: the largest error of place is %3.")
                .arg(count, name, deviationText(report.largestError));
  host_.info.say(InfoBar::Tone::Success, text, tr("Details…"), [this, report] {
    ReportDialog::Facts facts{
        {tr("File"), QString::fromStdString(report.path)},
        {tr("Objects"), countText(static_cast<long long>(report.written))},
        {tr("Largest error"), report.largestError == 0.0 ? tr("none: places are kept exactly")
                                                         : deviationText(report.largestError)}};
    if (report.scattered > 0)
      facts.push_back({tr("By scatter rules"), countText(static_cast<long long>(report.scattered))});
    if (!report.header.empty()) facts.push_back({tr("Description"), QString::fromStdString(report.header)});
    ReportDialog(tr("Export Objects"), facts, textLines(report.notes), &host_.window).exec();
  });
}

ExportCommands::ExportCommands(EditorHost host)
    : QObject(&host.window),
      host_(std::move(host)),
      objects_(new ObjectExportCommands(host_, this)),
      materials_(new MaterialExportCommands(host_, this)),
      meshes_(new MeshExportCommands(host_, this)),
      scenes_(new SceneExportCommands(host_, this)),
      recipes_(new RecipeCommands(host_, this)) {
  connect(objects_, &ObjectExportCommands::failed, this, &ExportCommands::failed);
  connect(materials_, &MaterialExportCommands::failed, this, &ExportCommands::failed);
  connect(meshes_, &MeshExportCommands::failed, this, &ExportCommands::failed);
  connect(scenes_, &SceneExportCommands::failed, this, &ExportCommands::failed);
  connect(recipes_, &RecipeCommands::failed, this, &ExportCommands::failed);
}

void ExportCommands::askObjects() { objects_->ask(); }
void ExportCommands::askMaterials() { materials_->ask(); }
void ExportCommands::askMesh() { meshes_->ask(); }
void ExportCommands::askScene(SceneProgram program) { scenes_->ask(program); }
void ExportCommands::askTiles() { recipes_->askTiles(); }

bool ExportCommands::exporting() const {
  return exports_ > 0 || objects_->exporting() || materials_->exporting() || meshes_->exporting() ||
         scenes_->exporting() || recipes_->exporting();
}

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
  const auto guard = DamageGuard::ask(*document, DamageScope::Content::Heights, host_.window);
  if (!guard) return;
  TerrainDocument& terrain = document->terrain();
  const Box box = terrain.box();
  const LayerCounts layers = countLayers(terrain.layers());
  ExportDialog dialog(
      {terrain.snapshot(), box.min.z(), box.max.z(), terrain.objects().size(), static_cast<int>(layers.shown),
       static_cast<int>(layers.hidden), suggestedPath(), document->lastExport},
      host_.jobs,
      [this, guard](const ExportTarget& target, Done done) { return start(target, *guard, std::move(done)); },
      &host_.window);
  dialog.exec();
}

void ExportCommands::exportAgain() {
  EditorDocument* document = host_.current();
  if (!document || document->terrain().editing()) return;
  if (!document->keptExports.empty()) return recipes_->doKept();
  if (!document->lastExport) return askExport();
  const ExportTarget& last = *document->lastExport;
  if (!RecipeCommands::confirmTargets(*document, {{{}, last.path.toStdString(), last.options}}, host_.window))
    return;
  const auto guard = DamageGuard::ask(*document, DamageScope::Content::Heights, host_.window);
  if (!guard) return;
  start(*document->lastExport, *guard, [this](const Result<ExportReport>& report) {
    if (report || report.error().cancelled) return;
    host_.info.say(InfoBar::Tone::Error, coreProblem(report.error().message), tr("Export…"),
                   [this] { askExport(); });
  });
}

Job* ExportCommands::start(const ExportTarget& target, const DamageGuard& guard, Done done) {
  const QPointer<EditorDocument> document = host_.current();
  const LeftOut left = besidesGround(document->terrain().content());
  ++exports_;
  return host_.jobs.run<ExportReport>(
      tr("Exporting %1").arg(QFileInfo(target.path).fileName()),
      [target, guard,
       terrain = document->terrain().snapshot()](const Progress& progress) -> Result<ExportReport> {
        if (auto sound = guard.check(progress); !sound) return sound.error();
        return exportRaster(terrain, target.path.toStdString(), target.options, progress);
      },
      [this, target, document, left, done = std::move(done)](const Result<ExportReport>& report) {
        --exports_;
        if (report) {
          rememberFolder(target.path);
          if (document) {
            document->lastExport = target;
            RecipeCommands::keep(*document, {target.keepAs, target.path.toStdString(), target.options});
          }
          tell(*report, target.options.preset, left);
        }
        done(report);
        if (!report && !report.error().cancelled) Q_EMIT failed();
      });
}

void ExportCommands::tell(ExportReport report, const std::string& preset, LeftOut left) {
  const QString name = QFileInfo(QString::fromStdString(report.path)).fileName();
  QString text = report.largestError == 0.0
                     ? tr("Exported %1 and read it back: every height is the same.").arg(name)
                     : tr("Exported %1 and read it back: the largest error is %2.")
                           .arg(name, shortLengthText(report.largestError, 3));
  if (report.change)
    text += tr(" Resampling changed heights by %1 at most.").arg(shortLengthText(report.change->largest, 3));
  if (left.objects > 0) text += QLatin1Char(' ') + objectsNote(left.objects);
  left.objects = 0;
  for (std::string& line : leftOutLines(left)) report.notes.push_back(std::move(line));
  host_.info.say(InfoBar::Tone::Success, text, tr("Details…"), [this, report, preset] {
    ReportDialog dialog(tr("Export"), exportFacts(report), textLines(report.notes), &host_.window);
    if (const auto engine = findPreset(preset)) {
      auto* settings = new EngineSettingsBox;
      settings->tell(QLatin1String((*engine)->title), report.settings);
      dialog.add(settings);
    }
    dialog.exec();
  });
}

}  // namespace scarp
