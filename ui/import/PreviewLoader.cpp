#include "ui/import/PreviewLoader.h"

#include <QFileInfo>

#include "ui/jobs/JobRunner.h"
#include "ui/widgets/MessageText.h"

namespace scarp {
namespace {

constexpr int kDelay = 120;  ///< Milliseconds.

}  // namespace

PreviewLoader::PreviewLoader(JobRunner& jobs, QObject* parent) : QObject(parent), jobs_(jobs) {
  delay_.setSingleShot(true);
  delay_.setInterval(kDelay);
  connect(&delay_, &QTimer::timeout, this, &PreviewLoader::begin);
}

PreviewLoader::~PreviewLoader() { stop(); }

void PreviewLoader::stop() {
  delay_.stop();
  ++run_;
  loading_ = false;
  if (job_) job_->cancel();
  job_ = nullptr;
}

void PreviewLoader::load(const QString& path, const ImportOptions& options) {
  stop();
  loading_ = true;
  path_ = path;
  options_ = options;
  delay_.start();
}

void PreviewLoader::begin() {
  const int run = ++run_;
  job_ = jobs_.run<ImportPreview>(
      tr("Reading %1").arg(QFileInfo(path_).fileName()),
      [path = path_.toStdString(), options = options_](const Progress& progress) {
        return previewImport(path, options, progress);
      },
      [self = QPointer(this), run](Result<ImportPreview> preview) {
        if (!self || self->run_ != run) return;
        self->job_ = nullptr;
        self->loading_ = false;
        if (preview)
          Q_EMIT self->loaded(*preview);
        else
          Q_EMIT self->failed(messageText(preview.error().message));
      });
  connect(job_, &Job::progressed, this, [this, run] {
    if (job_ && run_ == run) Q_EMIT progressed(job_->fraction());
  });
}

}  // namespace scarp
