#include "ui/document/SceneJobs.h"

#include <QPointer>
#include <limits>
#include <utility>

#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/render/MaterialTexture.h"
#include "ui/widgets/MessageText.h"

namespace scarp {
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
