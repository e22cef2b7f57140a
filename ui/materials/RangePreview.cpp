#include "ui/materials/RangePreview.h"

#include <QPointer>
#include <memory>
#include <utility>
#include <variant>

#include "core/scene/Scene.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SceneDisplay.h"
#include "ui/jobs/JobRunner.h"
#include "ui/mask/MaskView.h"
#include "ui/widgets/MessageText.h"

namespace scarp {
namespace {

constexpr int kComputeDelay = 60;  ///< Milliseconds.

double selectedShare(const Selection& selection) {
  if (!selection) return 1.0;
  double sum = 0.0;
  for (int index = 0; index < selection->tileCount(); ++index) {
    const GridRect rect = selection->tileRect(index);
    const auto& tile = selection->tile(index);
    if (!tile) {
      sum += double(selection->fill()) * double(rect.area());
      continue;
    }
    for (int row = 0; row < rect.height(); ++row) {
      const float* const weights = tile->data() + MaskRaster::offsetIn(0, row);
      for (int column = 0; column < rect.width(); ++column) sum += double(weights[column]);
    }
  }
  return sum / double(selection->rect().area());
}

}  // namespace

RangePreview::RangePreview(EditorDocument& document, MaskView& mask, JobRunner& jobs, QObject* parent)
    : QObject(parent), document_(document), mask_(mask), jobs_(jobs) {
  delay_.setSingleShot(true);
  delay_.setInterval(kComputeDelay);
  connect(&delay_, &QTimer::timeout, this, &RangePreview::compute);
  onTerrain_ = document.terrain().changed.subscribe([this](const DocumentChange& change) {
    if (!change.ground.empty() || change.selection) refresh();
  });
  onDrainage_ = document.scene().drainage().changed.subscribe([this] {
    if (drains()) refresh();
  });
}

RangePreview::~RangePreview() { clear(); }

bool RangePreview::drains() const {
  return operation_ && std::get<RangeSource>(operation_->source).range.by == GroundMeasure::Drainage;
}

void RangePreview::show(const SelectOperation& operation) {
  operation_ = operation;
  refresh();
}

void RangePreview::clear() {
  if (!operation_) return;
  operation_.reset();
  ready_.reset();
  delay_.stop();
  applying_ = false;
  if (job_) job_->cancel();
  mask_.preview(nullptr);
}

void RangePreview::refresh() {
  if (!operation_) return;
  ready_.reset();
  delay_.start();
}

void RangePreview::compute() {
  delay_.stop();
  if (!operation_) return;
  if (job_) {
    stale_ = true;
    job_->cancel();
    return;
  }
  const Drainage& known = document_.scene().drainage();
  if (drains() && known.stale()) {
    if (const auto task = document_.scene().takeDrainageTask()) runSceneTask(*task, jobs_);
    if (!known.taskOut()) install(Error::cancel());
    return;
  }
  const auto terrain = std::make_shared<const Terrain>(document_.terrain().snapshot());
  const auto present = std::make_shared<const Selection>(selectionOf(document_.terrain()));
  const QPointer<RangePreview> self(this);
  job_ = jobs_.run<Computed>(
      tr("Previewing"),
      [terrain, present, wanted = *operation_,
       drainage = known.areas()](const Progress& progress) -> Result<Computed> {
        Computed computed;
        const auto mask = rangeMask(std::get<RangeSource>(wanted.source), *terrain,
                                    drainage ? &*drainage : nullptr, progress);
        if (!mask) return mask.error();
        computed.selection = met(*present, *mask, wanted.how);
        computed.share = selectedShare(computed.selection);
        return computed;
      },
      [self, revision = document_.revision()](const Result<Computed>& computed) {
        if (!self) return;
        self->job_ = nullptr;
        const bool same = revision == self->document_.revision();
        if (std::exchange(self->stale_, false) || !same) return self->compute();
        self->install(computed);
      });
}

void RangePreview::install(const Result<Computed>& computed) {
  if (!operation_ || delay_.isActive()) return;  // The operation has changed.
  if (!computed) {
    applying_ = false;
    Q_EMIT failed(computed.error().cancelled ? QString() : messageText(computed.error().message));
    return;
  }
  ready_ = computed->selection;
  mask_.preview(*ready_ ? std::make_shared<const MaskRaster>(**ready_) : nullptr);
  Q_EMIT shown(computed->share);
  if (applying_) apply();
}

void RangePreview::apply() {
  if (!ready_) {
    applying_ = true;
    if (!job_) compute();
    return;
  }
  if (document_.terrain().editing()) {
    applying_ = false;
    Q_EMIT failed(tr("Apply or cancel the current preview first."));
    return;
  }
  const Selection selection = *ready_;
  const SelectOperation operation = *operation_;
  clear();
  setSelection(document_.terrain(), selection, operation);
  Q_EMIT applied();
}

}  // namespace scarp
