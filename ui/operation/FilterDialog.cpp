#include "ui/operation/FilterDialog.h"

#include <QCheckBox>
#include <QCoreApplication>
#include <QFormLayout>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>
#include <memory>

#include "core/document/TerrainDocument.h"
#include "core/edit/AdjustmentLayers.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/Operation.h"
#include "core/operation/OperationSchema.h"
#include "core/terrain/WorkingRange.h"
#include "ui/jobs/JobRunner.h"
#include "ui/operation/OperationFields.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/CoreText.h"

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
  callOnce(delay_, kDelay, this, &FilterPreview::begin);
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
  const auto present = [self = QPointer(this), run](const HeightRaster& heights) {
    if (!self || self->run_ != run) return false;
    self->session_.replace(kGround, heights);
    return true;
  };
  // Stages come from the worker, and are shown when this thread gets round to it.
  const StageWatcher stage = [present](const HeightRaster& heights) {
    QMetaObject::invokeMethod(
        QCoreApplication::instance(), [present, heights] { present(heights); }, Qt::QueuedConnection);
  };
  job_ = jobs_.runFor<HeightRaster>(
      this, tr("Previewing"),
      [before = before_, mask = mask_, filter = filter_, stage](const Progress& progress) {
        return filtered(before, filter, mask ? &*mask : nullptr, progress, stage);
      },
      [this, present, run](Result<HeightRaster> heights) {
        if (run_ != run) return;
        job_ = nullptr;
        if (!heights) {
          session_.replace(kGround, before_.heights);
          Q_EMIT failed(messageText(heights.error().message));
          return;
        }
        present(*heights);
        if (const auto fit = checkHeights(document_.pyramid().range()); !fit) {
          session_.replace(kGround, before_.heights);
          Q_EMIT failed(messageText(fit.error().message));
          return;
        }
        ready_ = true;
        Q_EMIT finished();
      });
  connect(job_, &Job::progressed, this, [this, run] {
    if (job_ && run_ == run) Q_EMIT progressed(job_->fraction());
  });
}

bool FilterPreview::keep() {
  EXPECTS(ready_);
  return session_.commit(std::make_shared<Operation>(FilterOperation{filter_}));
}

namespace {

/// Says which layer it changes, where there are any.
QString titleFor(const Filter& filter, const TerrainDocument& document) {
  const QString title = coreText(kindOf(filter).title);
  if (document.layers().empty()) return title;
  const std::size_t place = document.placeOf(document.editedLayer());
  if (place == 0) return FilterDialog::tr("%1 — Base").arg(title);
  return FilterDialog::tr("%1 — Layer “%2”")
      .arg(title, QString::fromStdString(document.layers()[place - 1].name));
}

}  // namespace

FilterDialog::FilterDialog(const Filter& filter, TerrainDocument& document, JobRunner& jobs, QWidget* parent)
    : FormDialog(titleFor(filter, document), tr("Apply"), parent),
      filter_(filter),
      preview_(new FilterPreview(document, jobs, Message(kindOf(filter).title), this)),
      shown_(new QCheckBox(tr("Preview on the ground"))),
      bar_(thinProgressBar()) {
  setObjectName(QStringLiteral("filterDialog"));
  setLeastWidth(360);
  addFields(form(), filter_, OperationReach(document), [this] { refresh(); });
  describe(shown_, "preview",
           {.help = tr("Shows on the ground what Apply would do; nothing of it stays after Cancel")});
  shown_->setChecked(true);
  column().addWidget(shown_);
  if (checkAdjustment(filter_)) {
    auto* layer = new QPushButton(tr("Add as Layer"));
    layer->setObjectName(QStringLiteral("addAsLayer"));
    layer->setAutoDefault(false);
    layer->setToolTip(tr("Add an adjustment layer with these settings, which can be changed later"));
    column().addWidget(layer, 0, Qt::AlignLeft);
    connect(layer, &QPushButton::clicked, this, [this] {
      if (const auto problem = takeValues()) return complain(*problem);
      Q_EMIT layerWanted();
    });
  }
  column().addWidget(bar_);
  connect(shown_, &QCheckBox::toggled, this, [this] { refresh(); });
  connect(preview_, &FilterPreview::progressed, this,
          [this](double fraction) { bar_->setValue(static_cast<int>(1000.0 * fraction)); });
  connect(preview_, &FilterPreview::finished, this, [this] {
    showProgress(false);
    if (accepting_) accept();
  });
  connect(preview_, &FilterPreview::failed, this, [this](const QString& message) {
    showProgress(false);
    accepting_ = false;
    acceptButton().setEnabled(true);
    complain(message);
  });
  refresh();
}

void FilterDialog::showProgress(bool working) {
  bar_->setValue(0);
  bar_->setVisible(working);
}

void FilterDialog::refresh() {
  accepting_ = false;
  acceptButton().setEnabled(true);
  const auto problem = takeValues();
  complain(problem.value_or(QString()));
  const bool work = shown_->isChecked() && !problem;
  showProgress(work);
  if (work)
    preview_->show(filter_);
  else
    preview_->takeBack();
}

std::optional<QString> FilterDialog::takeValues() {
  if (const auto valid = validate(filter_); !valid) return messageText(valid.error().message);
  return std::nullopt;
}

void FilterDialog::accept() {
  if (const auto problem = takeValues()) return complain(*problem);
  if (preview_->ready()) {
    if (!preview_->keep()) Q_EMIT changedNothing();
    return done(Accepted);
  }
  // It is worked out to the end first; Cancel still leaves.
  if (accepting_) return;
  accepting_ = true;
  acceptButton().setEnabled(false);
  showProgress(true);
  if (!shown_->isChecked()) preview_->show(filter_);
}

void FilterDialog::done(int result) {
  // The session ends here, not when the dialog happens to be deleted.
  delete preview_;
  preview_ = nullptr;
  FormDialog::done(result);
}

}  // namespace scarp
