#include "ui/document/EditorDocument.h"

#include <QFileInfo>
#include <cmath>

#include "core/document/EditHistory.h"
#include "core/edit/DerivedContent.h"
#include "core/recipe/ExportRecipe.h"
#include "core/scene/Scene.h"
#include "core/tools/LineTool.h"
#include "core/tools/ViewController.h"
#include "ui/document/DocumentJournal.h"
#include "ui/document/SceneDisplay.h"
#include "ui/document/SharedWork.h"
#include "ui/widgets/CoreText.h"

namespace scarp {
namespace {

/// Cells, of a brush that nobody has set: a dab's work grows with the square of its radius.
constexpr double kMostUsualRadius = 1000.0;

/// Of the radius, by which a pass raises the ground: a bump that is seen at once where the whole terrain is
/// in sight, as the radius fits the terrain.
constexpr double kVisibleStrength = 0.25;

/// The nearest of 1, 2, 5 × a power of ten below a number.
double roundNumber(double value) {
  const double power = std::pow(10.0, std::floor(std::log10(value)));
  const double digit = value / power;
  return power * (digit < 2.0 ? 1.0 : digit < 5.0 ? 2.0 : 5.0);
}

/// In the language of the window.
NewLineNames namesOfNewLines() {
  return {EditorDocument::tr("Lines").toStdString(),
          {EditorDocument::tr("Asphalt").toStdString(), coreText(SurfaceNames().gravel).toStdString()}};
}

}  // namespace

EditorDocument::EditorDocument(Terrain terrain, QString name, QString path)
    : bookmarks(path),
      terrain_(std::make_unique<TerrainDocument>(std::move(terrain))),
      scene_(std::make_unique<Scene>(*terrain_)),
      display_(std::make_unique<SceneDisplay>(*scene_)),
      tools_(std::make_unique<ToolState>(*terrain_, &scene_->scatter())),
      view_(std::make_unique<ViewController>(*tools_)),
      look_(fittingLook(*terrain_)),
      name_(std::move(name)),
      path_(std::move(path)) {
  tools_->get<LineTool>().setNewLineNames(namesOfNewLines());
  watch();
}

EditorDocument::EditorDocument(std::unique_ptr<TerrainDocument> terrain, std::shared_ptr<ProjectFile> source,
                               QString name, QString path)
    : bookmarks({}),
      terrain_(std::move(terrain)),
      scene_(std::make_unique<Scene>(*terrain_)),
      display_(std::make_unique<SceneDisplay>(*scene_)),
      tools_(std::make_unique<ToolState>(*terrain_, &scene_->scatter())),
      view_(std::make_unique<ViewController>(*tools_)),
      name_(std::move(name)),
      path_(std::move(path)),
      project_(path_.isEmpty() ? nullptr : source),
      source_(std::move(source)) {
  tools_->get<LineTool>().setNewLineNames(namesOfNewLines());
  watch();
  watchDamage();
}

EditorDocument::~EditorDocument() {
  shared_.reset();
  journal_.reset();
  if (source_) source_->onDamage({});
}

void EditorDocument::setJournal(std::unique_ptr<DocumentJournal> journal) {
  if (shared_) shared_->keepIn(journal ? &journal->recovery() : nullptr);
  journal_ = std::move(journal);
}

bool EditorDocument::modified() const {
  return shared_ ? shared_->waiting() > 0 : unsaved_ || !terrain_->history().isSaved();
}

void EditorDocument::share(std::unique_ptr<SharedWork> work) {
  shared_ = std::move(work);
  connect(shared_.get(), &SharedWork::changed, this, &EditorDocument::titleChanged);
}

void EditorDocument::watch() {
  onHistory_ = terrain_->historyChanged.subscribe([this] {
    ++revision_;
    Q_EMIT historyChanged();
    Q_EMIT titleChanged();
  });
}

void EditorDocument::watchDamage() {
  if (!source_) return;
  source_->onDamage([this](const Damage& damage) {
    // From whatever thread was the first to look.
    QMetaObject::invokeMethod(
        this,
        [this, damage] {
          if (damage.raster == kGround) terrain_->groundRepaired(damage.samples);
          Q_EMIT damageFound(messageText(damage.message()));
        },
        Qt::QueuedConnection);
  });
}

bool EditorDocument::savesInPlace() const { return project_ && !project_->readOnly(); }

void EditorDocument::belongTo(std::shared_ptr<ProjectFile> project, const QString& path) {
  if (source_) source_->onDamage({});
  source_ = project_ = std::move(project);
  watchDamage();
  path_ = path;
  name_ = QFileInfo(path).fileName();
  bookmarks.belongToProject(bookmarks.all());
  Q_EMIT titleChanged();
}

void EditorDocument::markUnsaved() {
  unsaved_ = true;
  ++revision_;
  Q_EMIT titleChanged();
}

void EditorDocument::saved(int revision) {
  if (revision != revision_) return;
  unsaved_ = false;
  terrain_->markSaved();
  Q_EMIT titleChanged();
}

void EditorDocument::setLook(const TerrainLook& look) {
  if (look == look_) return;
  look_ = look;
  Q_EMIT lookChanged();
}

std::optional<TerrainPlace> EditorDocument::place() const {
  const auto place = placeOnEarth(terrain_->snapshot());
  return place ? std::optional(*place) : std::nullopt;
}

BrushSettings brushFitting(const TerrainDocument& terrain, BrushSettings like) {
  const GridFrame& frame = terrain.frame();
  const double extent = std::min(frame.width(), frame.depth());
  const double most = kMostUsualRadius * frame.cellSize();
  like.radius = std::max(roundNumber(std::min(0.08 * extent, most)), 2.0 * frame.cellSize());
  like.strength = roundNumber(kVisibleStrength * like.radius);
  like.flow = like.strength;
  like.noise.scale = like.radius;
  // Places and moments of another terrain mean nothing here.
  like.cloneX = like.cloneY = like.symmetry.x = like.symmetry.y = 0.0;
  like.restoreTo = 0;
  const Box box = terrain.box();
  like.targetHeight = std::round(0.5 * (box.min.z() + box.max.z()));
  return like;
}

}  // namespace scarp
