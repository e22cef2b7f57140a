#include "ui/objects/ScatterView.h"

#include <utility>

#include "core/live/LiveScatter.h"
#include "core/material/DrainageArea.h"
#include "core/scatter/ScenePick.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/viewport/Viewport.h"

namespace scarp {

ScatterView::ScatterView(Viewport& viewport, JobRunner& jobs, QObject* parent)
    : QObject(parent), viewport_(viewport), jobs_(jobs) {
  connect(&viewport_, &Viewport::drawing, this, &ScatterView::settle);
}

ScatterView::~ScatterView() = default;

void ScatterView::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  picker_.reset();
  refusal_.clear();
  stale_ = false;
  document_ = document;
  if (!document) return viewport_.setScattered(nullptr);
  TerrainDocument& terrain = document->terrain();
  LiveScatter& live = document->scatter();
  picker_ = std::make_unique<ScatterPicker>(live.field(), terrain.objects().assets(), terrain.heights(),
                                            terrain.frame());
  viewport_.setScattered(&live.field());
  subscriptions_.push_back(live.changed.subscribe([this] { follow(); }));
  subscriptions_.push_back(live.fieldChanged.subscribe([this](const ScatterChange& change) {
    if (change.all) {
      picker_->allChanged();
      viewport_.scatterChanged();
    } else {
      picker_->tilesChanged(change.tiles);
      viewport_.scatterChanged(change.tiles);
    }
  }));
  subscriptions_.push_back(
      terrain.terrainChanged.subscribe([this](const GridRect& samples) { picker_->groundChanged(samples); }));
  subscriptions_.push_back(terrain.frameChanged.subscribe([this] { picker_->allChanged(); }));
  subscriptions_.push_back(terrain.assetsChanged.subscribe([this] { picker_->allChanged(); }));
  // After each edit: not while a stroke goes on.
  subscriptions_.push_back(terrain.historyChanged.subscribe([this] { drain(); }));
  stale_ = true;
  settle();
  drain();
}

void ScatterView::follow() {
  // Posted before what asks for a picture, which has a lower priority.
  if (!std::exchange(stale_, true))
    QMetaObject::invokeMethod(this, &ScatterView::settle, Qt::QueuedConnection);
}

void ScatterView::settle() {
  if (!document_ || !std::exchange(stale_, false)) return;
  LiveScatter& live = document_->scatter();
  if (live.taskOut()) return;
  make();
  if (live.taskOut()) return;
  live.update();
  const QString refusal = QString::fromStdString(live.refusal());
  if (!refusal.isEmpty() && refusal != refusal_) Q_EMIT refused(refusal);
  refusal_ = refusal;
}

void ScatterView::make() {
  auto task = document_->scatter().takeTask();
  if (!task) return;
  jobs_.run<ScatterField>(
      tr("Scattering objects"),
      [task = std::make_shared<const decltype(task)::value_type>(*std::move(task))](
          const Progress& progress) { return task->run(progress); },
      [this, of = document_](Result<ScatterField> field) {
        if (document_ != of) return;
        document_->scatter().finish(std::move(field));
      });
}

void ScatterView::drain() {
  if (draining_ || !document_ || document_->terrain().editing() || !document_->scatter().drainageStale())
    return;
  draining_ = true;
  const TerrainDocument& terrain = document_->terrain();
  jobs_.run<HeightRaster>(
      tr("Drainage areas"),
      [heights = terrain.heights(),
       frame = terrain.frame()](const Progress& progress) -> Result<HeightRaster> {
        auto drainage = drainageArea(heights, frame, progress);
        if (!drainage) return Error::cancel();
        return *std::move(drainage);
      },
      [this, of = document_, heights = terrain.heights()](Result<HeightRaster> drainage) {
        draining_ = false;
        if (document_ != of) return drain();
        if (!drainage.ok()) return;
        document_->scatter().setDrainage(heights, *std::move(drainage));
        drain();
      });
}

std::optional<ScatteredHit> ScatterView::pick(const LocalRay& ray) {
  if (!document_) return std::nullopt;
  settle();
  picker_->refresh();
  TerrainDocument& terrain = document_->terrain();
  return pickScene(ray, terrain.picker(), terrain.objectPicker(), picker_.get()).scattered;
}

}  // namespace scarp
