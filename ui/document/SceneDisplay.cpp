#include "ui/document/SceneDisplay.h"

#include <QPointer>
#include <algorithm>
#include <functional>
#include <limits>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/scene/Scene.h"
#include "core/tools/ViewController.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/render/MaterialTexture.h"
#include "ui/widgets/CoreText.h"

namespace scarp {

SceneDisplay::SceneDisplay(Scene& scene) : scene_(scene) {
  const auto keep = [this](Subscription subscription) { subscriptions_.push_back(std::move(subscription)); };
  keep(scene.document().changed.subscribe([this](const DocumentChange& change) {
    if (!change.frame) return;
    materials_.reset();
    solo_.clear();
    fractions_.reset();
    mask_.reset();
    drapes_.clear();
    overlays_ = {};
  }));
  keep(scene.changed.subscribe([this] { changed.emit(); }));
  keep(scene.updated.subscribe([this] { takeScene(); }));
  keep(scene.scatter().fieldChanged.subscribe([this](const ScatterChange&) { changed.emit(); }));
  for (Signal<const GridRect&>* look : {&scene.materialsChanged, &scene.analysis().fractionsChanged})
    keep(look->subscribe([this](const GridRect&) { changeLook(); }));
  takeScene();
}

void SceneDisplay::changeLook() {
  changed.emit();
  lookChanged.emit();
}

void SceneDisplay::takeScene() {
  if (const auto& tiles = scene_.water().tiles(); std::exchange(water_, tiles) != tiles) changeLook();
  const auto& map = scene_.shownMaterials().map();
  std::optional<GroundMaterials> now;
  if (map) {
    // A material that is not listed is grey.
    std::vector<Material> listed = scene_.document().materials();
    const auto alone = [this](const Material& material) { return solo_.contains(material.id); };
    if (std::ranges::any_of(listed, alone)) std::erase_if(listed, std::not_fn(alone));
    if (materials_ && materials_->map == map && *materials_->materials == listed) return;
    now = GroundMaterials{map, std::make_shared<const std::vector<Material>>(std::move(listed))};
  }
  if (now == materials_) return;
  materials_ = std::move(now);
  changeLook();
  materialsSet.emit();
}

void SceneDisplay::setSoloMaterials(std::set<MaterialId> solo) {
  solo_ = std::move(solo);
  takeScene();
}

void SceneDisplay::setFractions(std::optional<GroundFractions> fractions) {
  if (fractions == fractions_) return;
  fractions_ = std::move(fractions);
  changeLook();
}

void SceneDisplay::setMask(std::optional<GroundMask> mask) {
  mask_ = std::move(mask);
  changed.emit();
}

void SceneDisplay::setDrapes(std::vector<GroundDrape> drapes) {
  if (drapes == drapes_) return;
  drapes_ = std::move(drapes);
  changeLook();
}

void SceneDisplay::changeDrapeTiles() {
  drapeTilesChanged.emit();
  changeLook();
}

void SceneDisplay::setOverlay(OverlayOf whose, std::shared_ptr<const Overlay> overlay) {
  overlays_[static_cast<std::size_t>(whose)] = std::move(overlay);
  changed.emit();
}

void SceneDisplay::setPointed(const ViewController& view, bool pointed) {
  if (pointed)
    pointed_ = &view;
  else if (pointed_ == &view)
    pointed_ = nullptr;
  changed.emit();
}

void SceneDisplay::fill(SceneView& view) const {
  view.fractions = fractions_;
  view.mask = mask_;
  view.materials = materials_;
  view.drapes = drapes_;
  view.scattered = &scene_.scatter().field();
  view.water = scene_.water().tiles();
  view.bent = scene_.bentRows().meshes();
  fillOverlays(view);
}

void SceneDisplay::fillOverlays(SceneView& view, std::optional<OverlayOf> without) const {
  view.overlays.clear();
  for (std::size_t i = 0; i < kOverlays; ++i)
    if (overlays_[i] && without != static_cast<OverlayOf>(i)) view.overlays.push_back(overlays_[i]);
}

namespace {

/// A terrain with more samples has its materials evaluated by a job: that takes a tenth of a second and more.
constexpr long long kMaxSamplesAtOnce = 1LL << 20;

QString titleOf(SceneTask::Kind kind) {
  switch (kind) {
    case SceneTask::Kind::Drainage:
      return SceneJobs::tr("Drainage areas");
    case SceneTask::Kind::Materials:
      return SceneJobs::tr("Evaluating materials");
    case SceneTask::Kind::Scatter:
      return SceneJobs::tr("Scattering objects");
  }
  return {};
}

}  // namespace

void runSceneTask(const SceneTask& task, JobRunner& jobs, std::function<bool(const Progress&)> before,
                  std::function<void()> finished) {
  jobs.run<bool>(
      titleOf(task.kind),
      [run = task.run, before = std::move(before)](const Progress& progress) -> Result<bool> {
        constexpr double kBefore = 0.3;  // Part of the progress.
        if (before && !before(partOf(progress, 0.0, kBefore))) return Error::cancel();
        if (const auto done = run(before ? partOf(progress, kBefore, 1.0) : progress); !done) return done.error();
        return true;
      },
      [finish = task.finish, finished = std::move(finished)](const Result<bool>& done) {
        finish(done ? Result<void>() : done.error());
        if (finished) finished();
      });
}

void SceneJobs::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  document_ = document;
  if (!document) return reportRefusal();
  Scene& scene = document->scene();
  subscriptions_.push_back(scene.changed.subscribe([this] {
    // Posted before the request for a picture, which has a lower priority.
    if (!std::exchange(settlesSoon_, true))
      QMetaObject::invokeMethod(
          this,
          [this] {
            if (settlesSoon_) settle();
          },
          Qt::QueuedConnection);
  }));
  subscriptions_.push_back(scene.groundSettled.subscribe([this] { settle(); }));
  subscriptions_.push_back(scene.updated.subscribe([this] { reportRefusal(); }));
  limitWork();
  settle();
}

void SceneJobs::setTextureSide(int texels) {
  textureSide_ = texels;
  if (document_) limitWork();
}

void SceneJobs::reportRefusal() {
  Message now;
  if (document_) {
    const Scene& scene = document_->scene();
    now = scene.scatter().refusal().empty() ? scene.bentRows().refusal() : scene.scatter().refusal();
  }
  if (std::exchange(refusal_, now) == now) return;
  Q_EMIT problem(now.empty() ? QString()
                             : tr("The scatter rules put nothing down: %1.").arg(messageText(now)));
}

void SceneJobs::limitWork() {
  const bool untextured = textureSide_ > 0 && !hasMaterialTextures(textureSide_);
  document_->scene().setMaxSamplesAtOnce(untextured ? 0 : kMaxSamplesAtOnce);
}

void SceneJobs::settle() {
  settlesSoon_ = false;
  if (!document_) return;
  Scene& scene = document_->scene();
  scene.update();
  while (const auto task = scene.takeTask()) {
    std::function<bool(const Progress&)> before;
    if (const int side = textureSide_; task->kind == SceneTask::Kind::Materials && side > 0 && !hasMaterialTextures(side))
      before = [side](const Progress& progress) { return materialTextures(side, progress) != nullptr; };
    runSceneTask(*task, jobs_, std::move(before), [self = QPointer(this), of = QPointer(document_)] {
      if (!self || self->document_ != of || !of) return;
      self->limitWork();
      self->settle();
    });
  }
}

}  // namespace scarp
