#include "ui/compare/CompareController.h"

#include <QFileDialog>
#include <QFileInfo>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/io/RasterImport.h"
#include "core/project/ProjectContents.h"
#include "core/project/ProjectFile.h"
#include "core/terrain/Surface.h"
#include "ui/analysis/AnalysisController.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SceneDisplay.h"
#include "ui/import/ImportDialog.h"
#include "ui/import/ImportQuestion.h"
#include "ui/jobs/JobRunner.h"
#include "ui/navigator/NavigatorMap.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/MessageText.h"

namespace scarp {
namespace {

constexpr int kRestMilliseconds = 400;  ///< Without an edit, before it is compared anew.

}  // namespace

CompareController::CompareController(AnalysisController& analysis, JobRunner& jobs, QWidget* window)
    : QObject(window), analysis_(analysis), jobs_(jobs), window_(window) {
  again_.setSingleShot(true);
  again_.setInterval(kRestMilliseconds);
  connect(&again_, &QTimer::timeout, this, &CompareController::compare);
  // Only one of them can colour the ground.
  connect(&analysis_, &AnalysisController::choiceChanged, this, [this] {
    if (analysis_.choice().kind && !name_.isEmpty()) close();
  });
}

void CompareController::setDocument(EditorDocument* document) {
  close();
  subscriptions_.clear();
  document_ = document;
  if (!document) return;
  const auto soon = [this] {
    if (!name_.isEmpty()) again_.start();
  };
  subscriptions_.push_back(document->terrain().historyChanged.subscribe(soon));
  // What others do to a shared terrain is no step of its history.
  subscriptions_.push_back(onChange(document, soon, &DocumentChange::layers, &DocumentChange::ground));
}

void CompareController::ask() {
  if (!document_) return;
  const QString filters = tr("Projects (*.scarp)") + QStringLiteral(";;") + importFilters();
  QString chosen = tr("All files (*)");
  const QString path = QFileDialog::getOpenFileName(window_, tr("Compare with"), rememberedFolder(),
                                                    filters + QStringLiteral(";;") + chosen, &chosen);
  if (!path.isEmpty()) compareWith(path);
}

void CompareController::compareWith(const QString& path) {
  rememberFolder(path);
  const auto with = [this](const QString& file, const ImportOptions& options) {
    compareWith(QFileInfo(file).fileName(), [path = file.toStdString(), options](const Progress& progress) {
      return readFile(path, options, progress);
    });
  };
  if (isProjectPath(path.toStdString())) return with(path, {});
  askHowToImport(
      path, jobs_, *window_, [with](const ImportAnswer& answer) { with(answer.path, answer.options); },
      [this](const Error& error) {
        if (!error.cancelled) Q_EMIT problem(messageText(error.message));
      });
}

void CompareController::compareWith(const QString& name, Read read) {
  if (!document_) return;
  close();
  name_ = name;
  read_ = std::move(read);
  ++asked_;
  compare();
}

Result<CompareController::Other> CompareController::readFile(const std::string& path,
                                                             const ImportOptions& options,
                                                             const Progress& progress) {
  if (!isProjectPath(path)) {
    auto imported = importRaster(path, options, progress);
    if (!imported) return imported.error();
    return Other{contentsOf(TerrainDocument(imported->terrain)).document, nullptr};
  }
  auto opened = ProjectFile::open(path, {.readOnly = true}, progress);
  if (!opened) return opened.error();
  return Other{std::move(opened->document), std::move(opened->file)};
}

void CompareController::compare() {
  if (!document_ || name_.isEmpty()) return;
  // What is tried on the ground or under the brush ends first, and one comparison after another.
  if (document_->terrain().editing() || job_) return again_.start();
  auto present = std::make_shared<const DocumentParts>(contentsOf(document_->terrain()).document);
  job_ = jobs_.run<Compared>(
      tr("Comparing with %1").arg(name_),
      [name = name_.toStdString(), read = read_, other = other_, present](const Progress& progress) -> Result<Compared> {
        std::shared_ptr<const Other> before = other;
        if (!before) {
          auto made = read(progress);
          if (!made) return made.error();
          before = std::make_shared<const Other>(*std::move(made));
        }
        auto compared = compareDocuments(before->parts, *present, progress);
        if (!compared) return errorIn(name, compared.error());
        return Compared{before, std::make_shared<const Comparison>(*std::move(compared))};
      },
      [this, asked = asked_](Result<Compared> result) {
        job_ = nullptr;
        if (asked == asked_ && !name_.isEmpty()) finish(std::move(result));
      });
}

void CompareController::finish(Result<Compared> result) {
  if (!result) {
    const Error error = result.error();
    close();
    if (!error.cancelled) Q_EMIT problem(messageText(error.message));
    return;
  }
  Q_EMIT problem({});
  other_ = result->other;
  shown_ = result->comparison;
  analysis_.choose(std::nullopt);
  document_->display().setFractions(GroundFractions{AnalysisKind::Viewshed,
                                                    std::shared_ptr<const FractionMap>(shown_, &shown_->map),
                                                    false,
                                                    {},
                                                    false,
                                                    true});
  Q_EMIT changed();
}

void CompareController::close() {
  again_.stop();
  if (name_.isEmpty()) return;
  name_.clear();
  read_ = {};
  if (job_) job_->cancel();
  other_.reset();
  const bool was = shown_ != nullptr;
  shown_.reset();
  if (was && document_ && !analysis_.choice().kind) document_->display().setFractions(std::nullopt);
  Q_EMIT changed();
}

void CompareController::goTo(const Vec2& place) {
  if (document_) travelTo(*document_, place);
}

}  // namespace scarp
