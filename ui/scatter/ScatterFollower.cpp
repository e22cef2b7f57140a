#include "ui/scatter/ScatterFollower.h"

#include <algorithm>
#include <utility>

#include "core/material/DefaultRules.h"
#include "core/scatter/ScatterPresets.h"
#include "core/scene/Drainage.h"
#include "core/scene/LiveBentRows.h"
#include "core/scene/LiveScatter.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/viewport/Viewport.h"

namespace scarp {

ScatterFollower::ScatterFollower(Viewport& viewport, JobRunner& jobs, QObject* parent)
    : QObject(parent), viewport_(viewport), jobs_(jobs) {
  connect(&viewport, &Viewport::drawing, this, [this] {
    if (stale_) settle();
  });
}

ScatterFollower::~ScatterFollower() = default;

void ScatterFollower::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  ++run_;
  if (job_) job_->cancel();
  job_ = nullptr;
  if (document_ && document_->scatter().taskOut()) document_->scatter().dropTask();
  document_ = document;
  stale_ = false;
  bent_.reset();
  viewport_.setBent(nullptr);
  viewport_.setScattered(document ? &document->scatter().field() : nullptr);
  if (!document) return tellRefusal();
  bent_ = std::make_unique<LiveBentRows>(document->terrain());
  subscriptions_.push_back(bent_->changed.subscribe([this] { follow(); }));
  subscriptions_.push_back(document->scatter().changed.subscribe([this] { follow(); }));
  subscriptions_.push_back(
      document->scatter().fieldChanged.subscribe([this](const ScatterChange& change) { show(change); }));
  subscriptions_.push_back(document->terrain().historyChanged.subscribe([this] {
    drain();
    Q_EMIT groundSettled();
  }));
  subscriptions_.push_back(document->drainage().changed.subscribe([this] {
    drain();
    Q_EMIT groundSettled();
  }));
  settle();
  drain();
}

void ScatterFollower::follow() {
  if (!std::exchange(stale_, true))
    QMetaObject::invokeMethod(
        this,
        [this] {
          if (stale_) settle();
        },
        Qt::QueuedConnection);
}

void ScatterFollower::show(const ScatterChange& change) {
  if (change.all)
    viewport_.scatterChanged();
  else
    viewport_.scatterChanged(change.tiles);
  Q_EMIT changed();
}

void ScatterFollower::tellRefusal() {
  std::string now = document_ ? document_->scatter().refusal() : std::string();
  if (now.empty() && bent_) now = bent_->refusal();
  if (std::exchange(refusal_, now) == now) return;
  Q_EMIT problem(now.empty()
                     ? QString()
                     : tr("The scatter rules put nothing down: %1.").arg(QString::fromStdString(now)));
}

void ScatterFollower::settle() {
  if (!document_) return;
  stale_ = false;
  if (bent_->update()) viewport_.setBent(bent_->meshes());
  LiveScatter& live = document_->scatter();
  auto task = live.takeTask();
  if (!task) {
    live.update();
    return tellRefusal();
  }
  job_ = jobs_.run<ScatterField>(
      tr("Scattering objects"),
      [task = *std::move(task)](const Progress& progress) { return task.run(progress); },
      [self = QPointer(this), run = ++run_](Result<ScatterField> field) {
        if (!self || self->run_ != run) return;
        self->job_ = nullptr;
        self->document_->scatter().finish(std::move(field));
        Q_EMIT self->changed();
        self->settle();
        self->drain();
      });
  Q_EMIT changed();
}

void ScatterFollower::drain() {
  if (document_ && document_->scatter().needsDrainage()) computeDrainage(*document_, jobs_);
}

MeasureHistogram ScatterFollower::histogram(const RuleCondition& condition) {
  if (!document_) return {};
  settle();
  RuleInputs seen = document_->scatter().inputs();
  const std::shared_ptr<const NearLines> lines =
      condition.by == GroundMeasure::Lines ? linesShown(document_->terrain().layers(), document_->terrain().frame()) : nullptr;
  seen.lines = lines.get();
  return measureHistogram(condition, seen, document_->terrain().frame());
}

RuleCondition ScatterFollower::startOf(const RuleCondition& like) {
  if (!document_) return like;
  settle();
  RuleCondition seen = like;
  if (water_) seen.level = *water_;
  return startingCondition(seen, document_->scatter().inputs(), document_->terrain().frame());
}

ScatterRule ScatterFollower::startOfPreset(std::size_t preset) {
  settle();
  return presetRule(preset, document_->scatter().inputs(), document_->terrain().frame(), water_);
}

std::vector<NamedLines> ScatterFollower::lines() const {
  return document_ ? rowLinesOf(document_->terrain()).layers : std::vector<NamedLines>();
}

QStringList ScatterFollower::masks() const {
  QStringList names;
  if (document_)
    for (const NamedMask& mask : document_->terrain().masks()) names += QString::fromStdString(mask.name);
  return names;
}

}  // namespace scarp
