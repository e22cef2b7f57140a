#include "ui/export/RecipeCommands.h"

#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QUrl>
#include <algorithm>
#include <utility>

#include "core/base/Json.h"
#include "core/base/PathScope.h"
#include "core/base/PrintableLine.h"
#include "core/edit/DerivedContent.h"
#include "core/scene/Scene.h"
#include "ui/document/EditorDocument.h"
#include "ui/export/DamageGuard.h"
#include "ui/export/SceneExportDialog.h"
#include "ui/export/TileExportDialog.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/RecentFiles.h"
#include "ui/settings/RememberedFiles.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/ReportDialog.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

std::string folderOf(const EditorDocument& document) {
  return document.path().isEmpty() ? std::string() : QFileInfo(document.path()).absolutePath().toStdString();
}

/// Returns the key of a document for its remembered export targets.
std::string projectOf(const EditorDocument& document) {
  return document.path().isEmpty() ? document.name().toStdString()
                                   : resolvedPath(document.path().toStdString());
}

ReportDialog::Facts factsOf(const std::vector<RecipeReport>& reports) {
  ReportDialog::Facts facts;
  for (const RecipeReport& report : reports) {
    QString text = report.files.empty() ? QString() : QString::fromStdString(report.files.front());
    if (report.files.size() > 1)
      text += RecipeCommands::tr(" and %1 more").arg(countText(report.files.size() - 1));
    text += QLatin1Char('\n') +
            (report.largestError == 0.0
                 ? RecipeCommands::tr("largest error %1").arg(shortLengthText(0.0))
                 : RecipeCommands::tr("largest error %1").arg(shortLengthText(report.largestError, 3)));
    facts.push_back(
        {report.name.empty() ? RecipeCommands::tr("Tiles") : QString::fromStdString(report.name), text});
  }
  return facts;
}

}  // namespace

RecipeCommands::RecipeCommands(EditorHost host, QObject* parent) : QObject(parent), host_(std::move(host)) {}
RecipeCommands::~RecipeCommands() = default;

void RecipeCommands::keep(EditorDocument& document, ExportRecipe recipe) {
  const std::string folder = folderOf(document);
  if (const auto concern = concernAbout(recipe, folder, "project"))
    rememberFile(FileUse::ExportTarget, exportTargetKey(projectOf(document), concern->target));
  if (recipe.name.empty()) return;
  const QString inside =
      QDir(QString::fromStdString(folder)).relativeFilePath(QString::fromStdString(recipe.path));
  if (!folder.empty() && !inside.startsWith(QLatin1String("..")) && QDir::isRelativePath(inside))
    recipe.path = inside.toStdString();
  auto& kept = document.keptExports;
  const auto same = std::ranges::find(kept, recipe.name, &ExportRecipe::name);
  if (same != kept.end() && recipeJson(*same) == recipeJson(recipe)) return;
  if (same == kept.end())
    kept.push_back(std::move(recipe));
  else
    *same = std::move(recipe);
  document.markUnsaved();
}

std::optional<SceneExportTarget> RecipeCommands::keptScene(const EditorDocument& document,
                                                           SceneProgram program) {
  std::optional<SceneExportTarget> found;
  for (const ExportRecipe& recipe : document.keptExports)
    if (const auto* const scene = std::get_if<SceneExportOptions>(&recipe.choices);
        scene && scene->settings.program == program)
      found = SceneExportTarget{QString::fromStdString(targetOf(recipe, folderOf(document))), *scene,
                                recipe.name};
  return found;
}

bool RecipeCommands::confirmTargets(const EditorDocument& document, const std::vector<ExportRecipe>& recipes,
                                    QWidget& window) {
  std::vector<std::string> keys;
  QStringList targets;
  for (const ExportRecipe& recipe : recipes) {
    const auto concern = concernAbout(recipe, folderOf(document), "project");
    if (!concern) continue;
    std::string key = exportTargetKey(projectOf(document), concern->target);
    if (isRememberedFile(FileUse::ExportTarget, key)) continue;
    keys.push_back(std::move(key));
    targets += QString::fromStdString(printableLine(concern->target));
  }
  if (targets.isEmpty()) return true;
  QMessageBox box(
      QMessageBox::Warning, tr("Export Again"),
      tr("The project exports to places that you have not confirmed on this computer. Files that are "
         "there are replaced."),
      QMessageBox::NoButton, &window);
  box.setObjectName(QStringLiteral("confirmTargets"));
  box.setInformativeText(targets.join(QLatin1Char('\n')));
  box.setTextFormat(Qt::PlainText);
  const QPushButton* go = box.addButton(tr("Export"), QMessageBox::AcceptRole);
  box.setDefaultButton(box.addButton(QMessageBox::Cancel));
  box.exec();
  if (box.clickedButton() != go) return false;
  for (const std::string& key : keys) rememberFile(FileUse::ExportTarget, key);
  return true;
}

ExportRecipe RecipeCommands::suggested() const {
  EditorDocument& document = *host_.current();
  if (of_ == &document && last_) return *last_;
  for (const ExportRecipe& recipe : document.keptExports)
    if (std::holds_alternative<TileSettings>(recipe.choices) ||
        std::holds_alternative<WebSettings>(recipe.choices)) {
      ExportRecipe kept = recipe;
      kept.path = targetOf(recipe, folderOf(document));
      return kept;
    }
  const QFileInfo file(document.path());
  const QString folder = document.path().isEmpty() ? rememberedFolder() : file.absolutePath();
  const QString stem = document.path().isEmpty() ? document.name().toLower() : file.completeBaseName();
  return {{}, QDir(folder).filePath(stem + QStringLiteral("-tiles")).toStdString(), TileSettings()};
}

void RecipeCommands::askTiles() {
  EditorDocument* document = host_.current();
  if (!document || document->terrain().editing()) return;
  const auto guard = DamageGuard::ask(*document, DamageScope::Content::Heights, host_.window);
  if (!guard) return;
  const GeoReference& place = document->terrain().georeference();
  TileExportDialog dialog(
      {document->terrain().frame(), place.hasGeoTransform && !place.crsWkt.empty(), suggested()},
      [this, guard](const ExportRecipe& recipe, Done done) { return start(recipe, *guard, std::move(done)); },
      &host_.window);
  dialog.exec();
}

Job* RecipeCommands::start(const ExportRecipe& recipe, const DamageGuard& guard, Done done) {
  const QPointer<EditorDocument> document = host_.current();
  ++exports_;
  return host_.jobs.run<RecipeReport>(
      tr("Exporting tiles"),
      [recipe, guard,
       scene = document->scene().derivedContent()](const Progress& progress) -> Result<RecipeReport> {
        if (auto sound = guard.check(progress); !sound) return sound.error();
        return perform(recipe, scene, {}, progress);
      },
      [this, recipe, document, done = std::move(done)](const Result<RecipeReport>& report) {
        --exports_;
        if (report) {
          rememberFolder(QString::fromStdString(recipe.path));
          of_ = document;
          last_ = std::make_unique<ExportRecipe>(recipe);
          if (document) keep(*document, recipe);
          tell({*report});
        }
        done(report);
        if (!report && !report.error().cancelled) Q_EMIT failed();
      });
}

void RecipeCommands::doKept() {
  EditorDocument* document = host_.current();
  if (!confirmTargets(*document, document->keptExports, host_.window)) return;
  const bool ofHeights = std::ranges::all_of(document->keptExports, isOfHeights);
  const auto guard = DamageGuard::ask(
      *document, ofHeights ? DamageScope::Content::Heights : DamageScope::Content::Shown, host_.window);
  if (!guard) return;
  ++exports_;
  host_.jobs.run<std::vector<RecipeReport>>(
      tr("Exporting again"),
      [guard = *guard, recipes = document->keptExports, scene = document->scene().derivedContent(),
       folder = folderOf(*document)](const Progress& progress) -> Result<std::vector<RecipeReport>> {
        if (auto sound = guard.check(progress); !sound) return sound.error();
        std::vector<RecipeReport> reports;
        const double all = static_cast<double>(recipes.size());
        for (std::size_t i = 0; i < recipes.size(); ++i) {
          auto report =
              perform(recipes[i], scene, folder,
                      partOf(progress, static_cast<double>(i) / all, static_cast<double>(i + 1) / all));
          if (!report) return report.error();
          reports.push_back(*std::move(report));
        }
        return reports;
      },
      [this](const Result<std::vector<RecipeReport>>& reports) {
        --exports_;
        if (reports) return tell(*reports);
        if (reports.error().cancelled) return;
        host_.info.say(InfoBar::Tone::Error, coreProblem(reports.error().message));
        Q_EMIT failed();
      });
}

void RecipeCommands::tell(const std::vector<RecipeReport>& reports) {
  QStringList names;
  std::vector<std::string> notes;
  std::size_t files = 0;
  for (const RecipeReport& report : reports) {
    names += report.name.empty() ? tr("tiles") : QString::fromStdString(report.name);
    files += report.files.size();
    notes.insert(notes.end(), report.notes.begin(), report.notes.end());
  }
  const QString text = tr("Exported %1 and verified %2 files.", nullptr, pluralCount(files))
                           .arg(names.join(QStringLiteral(", ")), countText(files));
  const auto details = [this, reports, notes] {
    ReportDialog(tr("Export"), factsOf(reports), textLines(notes), &host_.window).exec();
  };
  const QString folder = QFileInfo(QString::fromStdString(reports.front().files.front())).absolutePath();
  host_.info.say(InfoBar::Tone::Success, text, tr("Details…"), details, tr("Open Folder"),
                 [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
}

}  // namespace scarp
