#include "ui/export/SceneExportCommands.h"

#include <QDir>
#include <QFileInfo>
#include <utility>

#include "core/mask/MaskBounds.h"
#include "ui/document/EditorDocument.h"
#include "ui/export/DamageGuard.h"
#include "ui/export/RecipeCommands.h"
#include "ui/export/SceneExportDialog.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/ReportDialog.h"

namespace scarp {
namespace {

constexpr double kSuggestedSceneShare = 0.001;  ///< Error of the ground, of the height range.

QString objectCount(std::size_t count) {
  return SceneExportCommands::tr("%1 objects", nullptr, pluralCount(count)).arg(countText(count));
}

ReportDialog::Facts sceneFacts(const SceneExportReport& report) {
  QStringList files;
  for (const WrittenFile& file : report.files)
    files += QStringLiteral("%1 — %2").arg(QFileInfo(QString::fromStdString(file.path)).fileName(),
                                           QString::fromStdString(file.what));
  ReportDialog::Facts facts{
      {SceneExportCommands::tr("Folder"),
       QDir::toNativeSeparators(QFileInfo(QString::fromStdString(report.files.front().path)).absolutePath())},
      {SceneExportCommands::tr("Files"), files.join(QLatin1Char('\n'))},
      {SceneExportCommands::tr("Objects"),
       report.scattered == 0 ? countText(static_cast<long long>(report.objects))
                             : SceneExportCommands::tr("%1, of which %2 by scatter rules")
                                   .arg(countText(static_cast<long long>(report.objects)),
                                        countText(static_cast<long long>(report.scattered)))},
      {SceneExportCommands::tr("Models"), countText(static_cast<long long>(report.models))}};
  if (report.objects > 0)
    facts.push_back({SceneExportCommands::tr("Read back"),
                     SceneExportCommands::tr("every object, within %1 of its place and %2° of its turn")
                         .arg(deviationText(report.largestError), numberText(report.largestTurn, 2))});
  if (report.triangles > 0)
    facts.push_back({SceneExportCommands::tr("Ground"),
                     SceneExportCommands::tr("%1 triangles, within %2 of the ground everywhere", nullptr,
                                             pluralCount(report.triangles))
                         .arg(countText(report.triangles), deviationText(report.groundError))});
  return facts;
}

}  // namespace

SceneExportCommands::SceneExportCommands(EditorHost host, QObject* parent)
    : QObject(parent), host_(std::move(host)) {}
SceneExportCommands::~SceneExportCommands() = default;

SceneExportTarget SceneExportCommands::suggested() const {
  EditorDocument& document = *host_.current();
  if (of_ == &document && last_) return *last_;
  const QFileInfo file(document.path());
  const QString folder = document.path().isEmpty() ? rememberedFolder() : file.absolutePath();
  const QString stem = document.path().isEmpty() ? document.name().toLower() : file.completeBaseName();
  SceneExportTarget target{QDir(folder).filePath(stem + QStringLiteral("-scene.glb")), {}};
  const Box box = document.terrain().box();
  // Two digits are enough to begin with.
  const double share = numberText(kSuggestedSceneShare * (box.max.z() - box.min.z()), 2).toDouble();
  target.options.settings.error = std::max(sceneSchema().number("error").low, share);
  return target;
}

void SceneExportCommands::ask() {
  EditorDocument* document = host_.current();
  if (!document || document->terrain().editing()) return;
  const TerrainDocument& terrain = document->terrain();
  const auto guard = DamageGuard::ask(*document, DamageScope::Content::Shown, host_.window);
  if (!guard) return;
  GridRect selected;
  if (const MaskRaster* selection = terrain.selection())
    selected = boundsOf(*selection).intersected(terrain.frame().samples());
  if (selected.width() < 2 || selected.height() < 2) selected = {};
  SceneExportDialog dialog(
      {selected, terrain.objects().size(), terrain.scatterRules().size(), terrain.materials().size(),
       terrain.drapes().size(), suggested(), of_ == document ? paths_ : std::map<SceneProgram, QString>()},
      [this, guard](const SceneExportTarget& target, Done done) {
        return start(target, *guard, std::move(done));
      },
      &host_.window);
  dialog.exec();
}

Job* SceneExportCommands::start(const SceneExportTarget& target, const DamageGuard& guard, Done done) {
  const QPointer<EditorDocument> document = host_.current();
  ++exports_;
  return host_.jobs.run<SceneExportReport>(
      tr("Exporting %1").arg(QFileInfo(target.path).fileName()),
      [target, guard,
       inputs = exportInputs(document->terrain())](const Progress& progress) -> Result<SceneExportReport> {
        if (auto sound = guard.check(progress); !sound) return sound.error();
        return exportScene(inputs, target.path.toStdString(), target.options, progress);
      },
      [this, target, document, done = std::move(done)](const Result<SceneExportReport>& report) {
        --exports_;
        if (report) {
          rememberFolder(target.path);
          if (of_ != document) paths_.clear();
          of_ = document;
          paths_[target.options.settings.program] = target.path;
          last_ = std::make_unique<SceneExportTarget>(target);
          if (document)
            RecipeCommands::keep(*document, {target.keepAs, target.path.toStdString(), target.options});
          tell(*report);
        }
        done(report);
        if (!report && !report.error().cancelled) Q_EMIT failed();
      });
}

void SceneExportCommands::tell(const SceneExportReport& report) {
  const QString what =
      report.files.size() == 1
          ? QFileInfo(QString::fromStdString(report.files.front().path)).fileName()
          : tr("%1 files", nullptr, pluralCount(report.files.size())).arg(countText(report.files.size()));
  QString text = tr("Exported %1 with %2 and read it back").arg(what, objectCount(report.objects));
  text += report.objects > 0
              ? tr(": the largest error of place is %1.").arg(deviationText(report.largestError))
              : QStringLiteral(".");
  host_.info.say(InfoBar::Tone::Success, text, tr("Details…"), [this, report] {
    ReportDialog(tr("Export Scene"), sceneFacts(report), textLines(report.notes), &host_.window).exec();
  });
}

}  // namespace scarp
