#include "ui/export/SceneExportCommands.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QUrl>
#include <utility>

#include "core/edit/DerivedContent.h"
#include "core/edit/LinesOnGround.h"
#include "core/io/EnginePreset.h"
#include "core/mask/MaskBounds.h"
#include "core/scene/Scene.h"
#include "ui/document/EditorDocument.h"
#include "ui/export/DamageGuard.h"
#include "ui/export/EngineSettingsBox.h"
#include "ui/export/RecipeCommands.h"
#include "ui/export/SceneExportDialog.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/ReportDialog.h"
#include "ui/widgets/Units.h"

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
  if (report.heights)
    facts.push_back(
        {SceneExportCommands::tr("Heights"), SceneExportCommands::tr("%1 × %2 samples, largest error %3")
                                                 .arg(report.heights->size.columns)
                                                 .arg(report.heights->size.rows)
                                                 .arg(shortLengthText(report.heights->largestError, 3))});
  if (report.weights)
    facts.push_back({SceneExportCommands::tr("Material weights"),
                     SceneExportCommands::tr("%1 × %2 samples: %3")
                         .arg(report.weights->size.columns)
                         .arg(report.weights->size.rows)
                         .arg(textLines(report.weights->layers).join(QStringLiteral(", ")))});
  if (report.triangles > 0)
    facts.push_back({SceneExportCommands::tr("Terrain mesh"),
                     SceneExportCommands::tr("%1 triangles, within %2 of the ground everywhere", nullptr,
                                             pluralCount(report.triangles))
                         .arg(countText(report.triangles), deviationText(report.groundError))});
  return facts;
}

}  // namespace

SceneExportCommands::SceneExportCommands(EditorHost host, QObject* parent)
    : QObject(parent), host_(std::move(host)) {}
SceneExportCommands::~SceneExportCommands() = default;

SceneExportTarget SceneExportCommands::suggested(SceneProgram program) const {
  EditorDocument& document = *host_.current();
  if (of_ == &document)
    if (const auto last = last_.find(program); last != last_.end()) return last->second;
  if (const auto kept = RecipeCommands::keptScene(document, program)) return *kept;
  const TerrainDocument& terrain = document.terrain();
  const QFileInfo file(document.path());
  const QString folder = document.path().isEmpty() ? rememberedFolder() : file.absolutePath();
  const QString stem = document.path().isEmpty() ? document.name().toLower() : file.completeBaseName();
  const bool single = program == SceneProgram::Gltf;
  const QString ending = single ? QStringLiteral("scene.glb")
                                : QString::fromStdString(std::string(sceneProgramNames().key(program)));
  SceneExportTarget target{QDir(folder).filePath(QStringLiteral("%1-%2").arg(stem, ending)), {}, {}};
  target.keepAs = sceneProgramNames().title(program);
  SceneSettings& settings = target.options.settings;
  settings.program = program;
  // Engines have a terrain of their own; the others show the mesh.
  settings.heights = !single && program != SceneProgram::Blender;
  settings.ground = !settings.heights;
  settings.weights = settings.heights && !terrain.materials().empty();
  const Box box = terrain.box();
  // Two digits are enough to begin with.
  const double share = numberText(kSuggestedSceneShare * (box.max.z() - box.min.z()), 2).toDouble();
  settings.error = std::max(sceneSchema().number("error").low, share);
  return target;
}

void SceneExportCommands::ask(SceneProgram program) {
  EditorDocument* document = host_.current();
  if (!document || document->terrain().editing()) return;
  TerrainDocument& terrain = document->terrain();
  const auto guard = DamageGuard::ask(*document, DamageScope::Content::Shown, host_.window);
  if (!guard) return;
  const Box box = terrain.box();
  GridRect selected;
  if (const MaskRaster* selection = terrain.selection())
    selected = boundsOf(*selection).intersected(terrain.frame().samples());
  if (selected.width() < 2 || selected.height() < 2) selected = {};
  SceneExportDialog::About about{terrain.snapshot(),
                                 box.min.z(),
                                 box.max.z(),
                                 selected,
                                 terrain.objects().size(),
                                 terrain.scatterRules().size(),
                                 terrain.materials().size(),
                                 terrain.drapes().size(),
                                 linesOnGround(terrain.content()).size(),
                                 {},
                                 program};
  for (std::size_t i = 0; i < about.first.size(); ++i)
    about.first[i] = suggested(static_cast<SceneProgram>(i));
  SceneExportDialog dialog(
      std::move(about), host_.jobs,
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
       scene = document->scene().derivedContent()](const Progress& progress) -> Result<SceneExportReport> {
        if (auto sound = guard.check(progress); !sound) return sound.error();
        return exportScene(scene, target.path.toStdString(), target.options, progress);
      },
      [this, target, document, done = std::move(done)](const Result<SceneExportReport>& report) {
        --exports_;
        if (report) {
          rememberFolder(target.path);
          if (of_ != document) last_.clear();
          of_ = document;
          last_[target.options.settings.program] = target;
          if (document)
            RecipeCommands::keep(*document, {target.keepAs, target.path.toStdString(), target.options});
          tell(target, *report);
        }
        done(report);
        if (!report && !report.error().cancelled) Q_EMIT failed();
      });
}

void SceneExportCommands::tell(const SceneExportTarget& target, const SceneExportReport& report) {
  const bool single = report.files.size() == 1;
  const QString what = single ? QFileInfo(QString::fromStdString(report.files.front().path)).fileName()
                              : tr("%1 files to %2", nullptr, pluralCount(report.files.size()))
                                    .arg(countText(report.files.size()), QFileInfo(target.path).fileName());
  QString text;
  if (report.objects > 0)
    text = tr("Exported %1 with %2 and verified it (max. position error %3).")
               .arg(what, objectCount(report.objects), deviationText(report.largestError));
  else
    text = tr("Exported %1 and verified it.").arg(what);
  const SceneSettings settings = target.options.settings;
  const auto details = [this, report, settings] {
    ReportDialog dialog(tr("Export"), sceneFacts(report), textLines(report.notes), &host_.window);
    if (report.heights && heightPreset(settings)) {
      auto* box = new EngineSettingsBox;
      box->tell(QLatin1String(heightPreset(settings)->title), report.heights->settings);
      dialog.add(box);
    }
    dialog.exec();
  };
  const QString folder = QFileInfo(QString::fromStdString(report.files.front().path)).absolutePath();
  host_.info.say(InfoBar::Tone::Success, text, tr("Details…"), details, tr("Open Folder"),
                 [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
}

}  // namespace scarp
