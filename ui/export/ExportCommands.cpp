#include "ui/export/ExportCommands.h"

#include <QCoreApplication>
#include <QDesktopServices>
#include <QDir>
#include <QFileInfo>
#include <QMessageBox>
#include <QPointer>
#include <QPushButton>
#include <QUrl>
#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/Json.h"
#include "core/base/PathScope.h"
#include "core/base/PrintableLine.h"
#include "core/edit/DerivedContent.h"
#include "core/io/EnginePreset.h"
#include "core/project/ProjectFile.h"
#include "core/scene/Scene.h"
#include "core/sceneio/SceneSettings.h"
#include "core/tools/ChosenLine.h"
#include "core/tools/LineTool.h"
#include "ui/actions/Actions.h"
#include "ui/document/EditorDocument.h"
#include "ui/export/EngineBoxes.h"
#include "ui/export/ExportDialog.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

class ExportQuestion {
  Q_DECLARE_TR_FUNCTIONS(ExportQuestion)

 public:
  /// Whether to export although a project is damaged.
  static bool ask(const Message& damage, QWidget& window) {
    QMessageBox box(QMessageBox::Warning, tr("Export Damaged Project"),
                    tr("Part of what is exported is damaged in the project's file."), QMessageBox::NoButton,
                    &window);
    box.setInformativeText(messageText(damage));
    box.setTextFormat(Qt::PlainText);
    QPushButton* exports = box.addButton(tr("Export Anyway"), QMessageBox::AcceptRole);
    exports->setObjectName(QStringLiteral("export-anyway"));
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == exports;
  }
};

}  // namespace

std::optional<DamageGuard> DamageGuard::ask(EditorDocument& document, DamageScope::Content content,
                                            QWidget& window) {
  DamageGuard guard;
  guard.file_ = document.source();
  if (!guard.file_) return guard;
  guard.scope_.content = content;
  guard.rasters_ = contentsOf(document.terrain()).document.rasters;
  const std::vector<Damage> known = damageWithin(guard.file_->damages(), guard.scope_);
  for (const Damage& damage : known) guard.accepted_->damages.push_back(damage.what);
  if (!known.empty() && !ExportQuestion::ask(damageLine(guard.file_->path(), known), window))
    return std::nullopt;
  return guard;
}

Result<void> DamageGuard::check(const Progress& progress) const {
  if (!file_) return {};
  auto found = findDamage(*file_, rasters_, scope_, progress);
  if (!found) return found.error();
  const std::lock_guard lock(accepted_->mutex);
  std::erase_if(*found, [this](const Damage& damage) {
    return std::ranges::find(accepted_->damages, damage.what) != accepted_->damages.end();
  });
  if (found->empty()) return {};
  for (const Damage& damage : *found) accepted_->damages.push_back(damage.what);
  return Error{"%1; %2", damageLine(file_->path(), *found),
               messageOf(ExportQuestion::tr("export it again to write it as it is"))};
}

namespace {

/// Form of an entry of the menus, and its program if it is a scene; otherwise the program is not used.
struct EntryForm {
  const ExportForm& (*form)();
  SceneProgram program = SceneProgram::Gltf;
};
/// In the order of ExportEntry.
constexpr std::array kEntries{EntryForm{&sceneForm, SceneProgram::Unreal},
                              EntryForm{&sceneForm, SceneProgram::Unity},
                              EntryForm{&sceneForm, SceneProgram::Godot},
                              EntryForm{&sceneForm, SceneProgram::Blender},
                              EntryForm{&sceneForm, SceneProgram::Gltf},
                              EntryForm{&heightmapForm},
                              EntryForm{&tileForm},
                              EntryForm{&meshForm},
                              EntryForm{&objectForm},
                              EntryForm{&materialForm},
                              EntryForm{&lineForm}};
static_assert(static_cast<std::size_t>(ExportEntry::Lines) + 1 == kEntries.size());

/// In the order of recipeKinds(). Tiles for engines and for the web have one form.
constexpr std::array kForms{&heightmapForm, &tileForm,   &tileForm,     &meshForm,
                            &sceneForm,     &objectForm, &materialForm, &lineForm};
static_assert(std::variant_size_v<ExportChoices> == kForms.size());

const ExportForm& formOf(const ExportRecipe& recipe) { return kForms[recipe.choices.index()](); }

std::size_t variantOf(const ExportRecipe& recipe) {
  const auto* const scene = std::get_if<SceneExportOptions>(&recipe.choices);
  return scene ? static_cast<std::size_t>(scene->settings.program) : 0;
}

bool isOf(const ExportRecipe& recipe, const ExportForm& form, std::size_t variant) {
  return &formOf(recipe) == &form && variantOf(recipe) == variant;
}

std::string folderOf(const EditorDocument& document) {
  return document.path().isEmpty() ? std::string() : QFileInfo(document.path()).absolutePath().toStdString();
}

/// Returns the key of a document for its remembered export targets.
std::string targetOwner(const EditorDocument& document) {
  return document.path().isEmpty() ? document.name().toStdString()
                                   : resolvedPath(document.path().toStdString());
}

/// Returns the content of the project that recipes read.
DamageScope::Content exportedContent(const std::vector<ExportRecipe>& recipes) {
  return std::ranges::all_of(recipes, isOfHeights) ? DamageScope::Content::Heights
                                                   : DamageScope::Content::Shown;
}

/// Returns a path in the document's folder with the document's name and without an extension.
QString stemOf(const EditorDocument& document) {
  const QFileInfo file(document.path());
  const bool stored = !document.path().isEmpty();
  return QDir(stored ? file.absolutePath() : rememberedFolder())
      .filePath(stored ? file.completeBaseName() : document.name().toLower());
}

/// Keeps a recipe with a document if it has a name, in place of one of the same name. A path below the
/// project's folder is stored relative to it.
void keepWith(EditorDocument& document, ExportRecipe recipe) {
  if (recipe.name.empty()) return;
  const std::string folder = folderOf(document);
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

/// The user has just exported by a recipe: its choices are offered again, and the document may export to its
/// target again.
void remember(EditorDocument& document, const ExportRecipe& recipe) {
  auto& last = document.lastExports;
  std::erase_if(last, [&](const ExportRecipe& one) { return isOf(one, formOf(recipe), variantOf(recipe)); });
  last.push_back(recipe);
  if (const auto concern = concernAbout(recipe, folderOf(document), "project"))
    rememberFile(FileUse::ExportTarget, exportTargetKey(targetOwner(document), concern->target));
  keepWith(document, recipe);
}

}  // namespace

QString placedObjectsNote(std::size_t objects) {
  return ExportCommands::tr("Does not include %1 placed objects (use File → Export → Objects…).", nullptr,
                            pluralCount(objects))
      .arg(countText(objects));
}

QString namesText(const std::vector<std::string>& names) {
  QStringList texts;
  for (const std::string& name : names) texts += QString::fromStdString(name);
  return texts.join(QStringLiteral(", "));
}

QString exportedName(const std::string& path) { return QFileInfo(QString::fromStdString(path)).fileName(); }

ReportDialog::Facts fileFacts(const std::vector<WrittenFile>& files) {
  QStringList lines;
  for (const WrittenFile& file : files)
    lines += QStringLiteral("%1 — %2").arg(exportedName(file.path), messageText(file.what));
  const QFileInfo first(QString::fromStdString(files.front().path));
  return {{ExportCommands::tr("Folder"), QDir::toNativeSeparators(first.absolutePath())},
          {ExportCommands::tr("Files"), lines.join(QLatin1Char('\n'))}};
}

ExportCommands::ExportCommands(EditorHost host) : QObject(&host.window), host_(std::move(host)) {}

void ExportCommands::ask(ExportEntry entry) {
  const EntryForm& row = kEntries[static_cast<std::size_t>(entry)];
  ask(row.form(), static_cast<std::size_t>(row.program));
}

void ExportCommands::askChosenLines() {
  EditorDocument* const document = host_.current();
  if (!document) return;
  std::vector<std::string> lines;
  for (const Line* const line : chosenLines(document->terrain(), document->tools().get<LineTool>().work()))
    lines.push_back(std::to_string(line->id));
  if (!lines.empty()) ask(lineForm(), 0, lines);
}

ExportRecipe ExportCommands::suggested(const ExportForm& form, std::size_t variant) const {
  EditorDocument& document = *host_.current();
  for (const std::vector<ExportRecipe>* recipes : {&document.lastExports, &document.keptExports})
    for (auto recipe = recipes->rbegin(); recipe != recipes->rend(); ++recipe)
      if (isOf(*recipe, form, variant))
        return {recipe->name, targetOf(*recipe, folderOf(document)), recipe->choices};
  return form.usual(document, variant, stemOf(document));
}

void ExportCommands::ask(const ExportForm& form, std::size_t variant, const std::vector<std::string>& lines) {
  EditorDocument* document = host_.current();
  if (!document || document->terrain().editing()) return;
  if (const QString reason = form.blockedReason ? form.blockedReason(document->terrain()) : QString();
      !reason.isEmpty())
    return host_.info.say(InfoBar::Tone::Info, reason);
  ExportStart setup{*document, {}, variant, host_.jobs, {}, &host_.window};
  for (std::size_t i = 0; i < form.variants; ++i) setup.first.push_back(suggested(form, i));
  // Other lines than those of an export that is kept do not replace it.
  for (ExportRecipe& recipe : setup.first)
    if (auto* const options = std::get_if<LineExportOptions>(&recipe.choices))
      if (std::exchange(options->lines, lines) != lines) recipe.name.clear();
  const auto guard = DamageGuard::ask(*document, exportedContent(setup.first), host_.window);
  if (!guard) return;
  setup.run = [this, guard, of = QPointer(document)](const ExportRecipe& recipe, Ended ended) {
    return start({recipe}, *guard, false,
                 [of, recipe, ended = std::move(ended)](const std::optional<Error>& error) {
                   if (!error && of) remember(*of, recipe);
                   ended(error);
                 });
  };
  form.make(std::move(setup))->exec();
}

void ExportCommands::exportAgain() {
  EditorDocument* document = host_.current();
  if (!document || document->terrain().editing()) return;
  std::vector<ExportRecipe> recipes = document->keptExports;
  if (recipes.empty() && !document->lastExports.empty()) recipes = {document->lastExports.back()};
  if (recipes.empty()) return ask(heightmapForm(), 0);
  if (!confirmTargets(recipes)) return;
  const auto guard = DamageGuard::ask(*document, exportedContent(recipes), host_.window);
  if (!guard) return;
  start(recipes, *guard, true, [this, recipes](const std::optional<Error>& error) {
    if (!error || error->cancelled) return;
    const QString problem = messageText(error->message);
    if (recipes.size() > 1) return host_.info.say(InfoBar::Tone::Error, problem);
    host_.info.say(InfoBar::Tone::Error, problem, tr("Export…"), [this, only = recipes.front()] {
      if (host_.current()) ask(formOf(only), variantOf(only));
    });
  });
}

Job* ExportCommands::start(const std::vector<ExportRecipe>& recipes, const DamageGuard& guard, bool repeated,
                           Ended ended) {
  EXPECTS(!recipes.empty() && host_.current());
  EditorDocument& document = *host_.current();
  const LeftOut left = besidesGround(document.terrain().content());
  using Made = std::vector<RecipeReport>;
  ++exports_;
  return host_.jobs.run<Made>(
      recipes.size() == 1 ? tr("Exporting %1").arg(exportedName(recipes.front().path))
                          : tr("Exporting again"),
      [recipes, guard, content = document.scene().derivedContent(),
       folder = folderOf(document)](const Progress& progress) -> Result<Made> {
        if (auto sound = guard.check(progress); !sound) return sound.error();
        Made made;
        const double all = static_cast<double>(recipes.size());
        for (const ExportRecipe& recipe : recipes) {
          const double done = static_cast<double>(made.size());
          auto one = perform(recipe, content, folder, partOf(progress, done / all, (done + 1.0) / all));
          if (!one) return one.error();
          made.push_back(*std::move(one));
        }
        return made;
      },
      [this, recipes, left, repeated, folder = folderOf(document),
       ended = std::move(ended)](const Result<Made>& made) {
        --exports_;
        if (made) {
          const bool listed = repeated && !recipes.front().name.empty();
          LeftOut noted = left;
          if (!listed) noted.objects = 0;  // They are in the text.
          std::vector<Message> leftOut = leftOutLines(noted);
          std::vector<ExportSummary> summaries;
          for (std::size_t i = 0; i < recipes.size(); ++i) {
            ExportSummary& summary =
                summaries.emplace_back(formOf(recipes[i]).summarize((*made)[i], recipes[i]));
            if (!isOfHeights(recipes[i])) continue;
            if (left.objects > 0)
              summary.text = QStringLiteral("%1 %2").arg(summary.text, placedObjectsNote(left.objects));
            std::ranges::move(std::exchange(leftOut, {}), std::back_inserter(summary.notes));
          }
          rememberFolder(QString::fromStdString(targetOf(recipes.back(), folder)));
          show(recipes, summaries, listed);
        }
        ended(made ? std::nullopt : std::optional(made.error()));
        if (!made && !made.error().cancelled) Q_EMIT failed();
      });
}

void ExportCommands::show(const std::vector<ExportRecipe>& recipes,
                          const std::vector<ExportSummary>& summaries, bool listed) {
  ExportSummary shown = summaries.front();
  if (listed) {
    shown = {};
    QStringList names;
    for (std::size_t i = 0; i < recipes.size(); ++i) {
      const ExportSummary& one = summaries[i];
      names += QString::fromStdString(recipes[i].name);
      QString text = QString::fromStdString(one.files.front());
      if (one.files.size() > 1) text += tr(" and %1 more").arg(countText(one.files.size() - 1));
      if (one.largestError)
        text += QLatin1Char('\n') + tr("largest error %1").arg(shortLengthText(*one.largestError, 3));
      shown.facts.push_back({names.back(), text});
      shown.files.insert(shown.files.end(), one.files.begin(), one.files.end());
      shown.notes.insert(shown.notes.end(), one.notes.begin(), one.notes.end());
    }
    shown.text = tr("Exported %1 and verified %2 files.", nullptr, pluralCount(shown.files.size()))
                     .arg(names.join(QStringLiteral(", ")), countText(shown.files.size()));
  }
  const QString folder = QFileInfo(QString::fromStdString(shown.files.front())).absolutePath();
  const auto details = [this, shown] {
    ReportDialog dialog(tr("Export"), shown.facts, messageTexts(shown.notes), &host_.window);
    if (shown.engine) {
      auto* settings = new EngineSettingsBox;
      settings->tell(QLatin1String(shown.engine->title), shown.settings);
      dialog.add(settings);
    }
    dialog.exec();
  };
  host_.info.say(InfoBar::Tone::Success, shown.text, tr("Details…"), details, tr("Open Folder"),
                 [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
}

bool ExportCommands::confirmTargets(const std::vector<ExportRecipe>& recipes) const {
  const EditorDocument& document = *host_.current();
  std::vector<std::string> keys;
  QStringList targets;
  for (const ExportRecipe& recipe : recipes) {
    const auto concern = concernAbout(recipe, folderOf(document), "project");
    if (!concern) continue;
    std::string key = exportTargetKey(targetOwner(document), concern->target);
    if (isRememberedFile(FileUse::ExportTarget, key)) continue;
    keys.push_back(std::move(key));
    targets += QString::fromStdString(printableLine(concern->target));
  }
  if (targets.isEmpty()) return true;
  QMessageBox box(
      QMessageBox::Warning, tr("Export Again"),
      tr("The project exports to places that you have not confirmed on this computer. Files that are "
         "there are replaced."),
      QMessageBox::NoButton, &host_.window);
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

}  // namespace scarp
