#include "ui/jobs/JobBar.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QTimer>
#include <QToolButton>

#include "ui/jobs/JobRunner.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/Icons.h"

namespace scarp {

JobBar::JobBar(JobRunner& runner, QWidget* parent)
    : QWidget(parent),
      runner_(runner),
      title_(new QLabel),
      bar_(new QProgressBar),
      cancel_(new QToolButton),
      delay_(new QTimer(this)) {
  auto* row = layoutWith<QHBoxLayout>(this, {8, 0, 4, 0}, 8);
  row->addWidget(title_);
  row->addWidget(bar_);
  row->addWidget(cancel_);
  bar_->setRange(0, 1000);
  bar_->setFixedSize(160, 14);
  bar_->setTextVisible(false);
  bar_->setAccessibleName(tr("Progress"));
  cancel_->setIcon(icon(QStringLiteral("close")));
  cancel_->setIconSize({14, 14});
  cancel_->setToolTip(tr("Cancel"));
  cancel_->setAccessibleName(tr("Cancel"));
  cancel_->setFocusPolicy(Qt::TabFocus);
  delay_->setSingleShot(true);
  delay_->setInterval(150);
  hide();
  connect(delay_, &QTimer::timeout, this, &JobBar::refresh);
  connect(&runner_, &JobRunner::changed, this, &JobBar::refresh);
  connect(cancel_, &QToolButton::clicked, this, [this] { runner_.cancelAll(); });
}

void JobBar::refresh() {
  const auto& jobs = runner_.jobs();
  if (jobs.empty()) {
    delay_->stop();
    return hide();
  }
  if (!isVisible() && !delay_->isActive() && sender() != delay_) return delay_->start();
  if (delay_->isActive()) return;
  const Job& newest = *jobs.back();
  QString title = newest.cancelled() ? tr("Stopping: %1").arg(newest.title()) : newest.title();
  if (jobs.size() > 1) title += tr(" (and %1 more)").arg(jobs.size() - 1);
  title_->setText(title);
  bar_->setValue(static_cast<int>(1000.0 * newest.fraction()));
  cancel_->setEnabled(!newest.cancelled());
  show();
}

}  // namespace scarp
