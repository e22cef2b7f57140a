#include "ui/operation/FilterPreview.h"

#include <QCoreApplication>
#include <memory>

#include "core/document/TerrainDocument.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/Operation.h"
#include "core/operation/OperationSchema.h"
#include "core/terrain/WorkingRange.h"
#include "ui/jobs/JobRunner.h"
#include "ui/widgets/MessageText.h"

namespace scarp {
namespace {

constexpr int kDelay = 60;  ///< Milliseconds: of a drag along a bar not every step is worked out.

}  // namespace

FilterPreview::FilterPreview(TerrainDocument& document, JobRunner& jobs, Message title, QObject* parent)
    : QObject(parent),
      document_(document),
      jobs_(jobs),
      before_(document.snapshot()),
      mask_(document.editMask()),
      session_(document, std::move(title)) {
  delay_.setSingleShot(true);
  delay_.setInterval(kDelay);
  connect(&delay_, &QTimer::timeout, this, &FilterPreview::begin);
}

FilterPreview::~FilterPreview() { stop(); }

void FilterPreview::stop() {
  delay_.stop();
  ++run_;
  ready_ = false;
  if (job_) job_->cancel();
  job_ = nullptr;
}

void FilterPreview::show(const Filter& filter) {
  stop();
  filter_ = filter;
  delay_.start();
}

void FilterPreview::takeBack() {
  stop();
  session_.replace(kGround, before_.heights);
}

void FilterPreview::begin() {
  const int run = ++run_;
  if (kindOf(filter_).traits.deposits) session_.recordDeposits();
  const QPointer<FilterPreview> self(this);
  const auto present = [self, run](const HeightRaster& heights) {
    if (!self || self->run_ != run) return false;
    self->session_.replace(kGround, heights);
    return true;
  };
  // Stages come from the worker, and are shown when this thread gets round to it.
  const StageWatcher stage = [present](const HeightRaster& heights) {
    QMetaObject::invokeMethod(
        QCoreApplication::instance(), [present, heights] { present(heights); }, Qt::QueuedConnection);
  };
  job_ = jobs_.run<HeightRaster>(
      tr("Previewing"),
      [before = before_, mask = mask_, filter = filter_, stage](const Progress& progress) {
        return filtered(before, filter, mask ? &*mask : nullptr, progress, stage);
      },
      [self, present, run](Result<HeightRaster> heights) {
        if (!self || self->run_ != run) return;
        self->job_ = nullptr;
        if (!heights) {
          self->session_.replace(kGround, self->before_.heights);
          Q_EMIT self->failed(messageText(heights.error().message));
          return;
        }
        present(*heights);
        if (const auto fit = checkHeights(self->document_.pyramid().range()); !fit) {
          self->session_.replace(kGround, self->before_.heights);
          Q_EMIT self->failed(messageText(fit.error().message));
          return;
        }
        self->ready_ = true;
        Q_EMIT self->finished();
      });
  connect(job_, &Job::progressed, this, [this, run] {
    if (job_ && run_ == run) Q_EMIT progressed(job_->fraction());
  });
}

bool FilterPreview::keep() {
  EXPECTS(ready_);
  return session_.commit(std::make_shared<Operation>(FilterOperation{filter_}));
}

}  // namespace scarp
