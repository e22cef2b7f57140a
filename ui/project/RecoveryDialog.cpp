#include "ui/project/RecoveryDialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPixmap>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>
#include <algorithm>

#include "core/base/Contract.h"
#include "ui/project/CrashReportDialog.h"
#include "ui/project/ProjectOpener.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/MessageText.h"
#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

constexpr QSize kPictureSize(300, 200);

}  // namespace

RecoveryDialog::RecoveryDialog(const RecoveryStore& store, std::vector<Recoverable> lost,
                               std::vector<CrashReport> reports, QWidget* parent)
    : QDialog(parent),
      store_(store),
      lost_(std::move(lost)),
      reports_(std::move(reports)),
      list_(new QListWidget),
      picture_(new QLabel),
      facts_(new QLabel),
      edits_(new QSpinBox) {
  EXPECTS(!lost_.empty());
  setWindowTitle(tr("Recover Lost Work"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 16, 18, 14);
  column->setSpacing(12);
  auto* intro = new QLabel(
      std::ranges::all_of(lost_, [](const Recoverable& each) { return !each.server.empty(); })
          ? tr("When Scarp closed, these edits had not reached their server. They are sent once it answers.")
          : tr("Scarp closed unexpectedly. What had not been saved is here, up to the last finished edit."));
  intro->setWordWrap(true);
  column->addWidget(intro);
  auto* row = new QHBoxLayout;
  row->setSpacing(14);
  row->addWidget(list_, 1);
  auto* look = new QVBoxLayout;
  look->setSpacing(8);
  picture_->setFixedSize(kPictureSize);
  picture_->setAlignment(Qt::AlignCenter);
  picture_->setFrameShape(QFrame::StyledPanel);
  facts_->setObjectName(QStringLiteral("recoveryFacts"));
  facts_->setFixedWidth(kPictureSize.width());
  facts_->setWordWrap(true);
  facts_->setTextFormat(Qt::PlainText);
  look->addWidget(picture_);
  look->addWidget(facts_);
  edits_->setButtonSymbols(QAbstractSpinBox::NoButtons);
  edits_->setToolTip(tr("Type how many, or press the arrow keys"));
  edits_->setObjectName(QStringLiteral("recoveryEdits"));
  edits_->setAccessibleName(tr("Edits to recover"));
  edits_->setPrefix(tr("Recover the first "));
  look->addWidget(edits_);
  look->addStretch(1);
  row->addLayout(look);
  column->addLayout(row, 1);
  auto* buttons = new QDialogButtonBox;
  recover_ = buttons->addButton(tr("Recover"), QDialogButtonBox::AcceptRole);
  QPushButton* later = buttons->addButton(tr("Later"), QDialogButtonBox::RejectRole);
  discard_ = buttons->addButton(tr("Discard…"), QDialogButtonBox::DestructiveRole);
  report_ = buttons->addButton(tr("Crash Report…"), QDialogButtonBox::ActionRole);
  report_->setObjectName(QStringLiteral("crashReportOf"));
  report_->setToolTip(tr("Show where Scarp was when it closed"));
  report_->setAutoDefault(false);
  recover_->setObjectName(QStringLiteral("recover"));
  later->setObjectName(QStringLiteral("later"));
  discard_->setObjectName(QStringLiteral("discard"));
  later->setToolTip(tr("It is offered again at the next start"));
  recover_->setDefault(true);
  connect(recover_, &QPushButton::clicked, this, &QDialog::accept);
  connect(later, &QPushButton::clicked, this, &QDialog::reject);
  connect(discard_, &QPushButton::clicked, this, &RecoveryDialog::discard);
  connect(report_, &QPushButton::clicked, this, &RecoveryDialog::showReport);
  column->addWidget(buttons);
  connect(list_, &QListWidget::currentRowChanged, this, &RecoveryDialog::showChosen);
  connect(list_, &QListWidget::itemActivated, this, &QDialog::accept);
  fillList();
  resize(680, 420);
}

void RecoveryDialog::fillList() {
  list_->setObjectName(QStringLiteral("lost"));
  list_->setAccessibleName(tr("Lost work"));
  list_->setWhatsThis(tr("What the program was working on when it ended"));
  list_->clear();
  for (const Recoverable& each : lost_)
    list_->addItem(QString::fromStdString(each.info.name) + QLatin1Char('\n') + timeText(each.changed));
  list_->setCurrentRow(0);
}

const Recoverable& RecoveryDialog::chosen() const {
  return lost_[static_cast<std::size_t>(std::max(0, list_->currentRow()))];
}

std::size_t RecoveryDialog::wantedEdits() const {
  return chosen().triedInVain ? static_cast<std::size_t>(edits_->value()) : chosen().edits;
}

void RecoveryDialog::showChosen() {
  if (lost_.empty() || list_->currentRow() < 0) return;
  const Recoverable& lost = chosen();
  const QPixmap picture(QString::fromStdString(lost.picture), "PNG");
  picture_->setText(picture.isNull() ? tr("no picture") : QString());
  if (!picture.isNull())
    picture_->setPixmap(
        picture.scaled(kPictureSize - QSize(4, 4), Qt::KeepAspectRatio, Qt::SmoothTransformation));
  QStringList lines{
      tr("Last edit: %1").arg(timeText(lost.changed)),
      tr("Edits: %1, %2").arg(lost.edits).arg(bytesText(static_cast<double>(lost.bytes))),
      !lost.server.empty()     ? tr("They wait for the server %1").arg(QString::fromStdString(lost.server))
      : lost.info.path.empty() ? tr("It was in no file yet.")
                               : QString::fromStdString(lost.info.path)};
  if (!lost.trouble.empty()) lines += messageText(lost.trouble);
  edits_->setVisible(lost.triedInVain.has_value());
  if (lost.triedInVain) {
    lines += tr("Scarp ended unexpectedly while it recovered %1 of them: one fewer may do.")
                 .arg(*lost.triedInVain);
    const int all = static_cast<int>(lost.edits);
    edits_->setRange(0, all);
    edits_->setSuffix(tr(" of %1 edits", nullptr, all).arg(countText(all)));
    edits_->setValue(static_cast<int>(std::min(*lost.triedInVain, lost.edits)) - 1);
  }
  facts_->setText(lines.join(QLatin1Char('\n')));
  report_->setVisible(reportOn(lost, reports_));
}

void RecoveryDialog::showReport() {
  if (const CrashReport* const report = reportOn(chosen(), reports_)) CrashReportDialog(*report, this).exec();
}

void RecoveryDialog::discard() {
  QMessageBox box(QMessageBox::NoIcon, tr("Discard Lost Work"),
                  tr("Discard what was not saved of “%1”?").arg(QString::fromStdString(chosen().info.name)),
                  QMessageBox::NoButton, this);
  box.setInformativeText(tr("This cannot be undone."));
  box.setIconPixmap(icon(QStringLiteral("warning")).pixmap(40, 40));
  box.setObjectName(QStringLiteral("discardLost"));
  QPushButton* yes = box.addButton(tr("Discard"), QMessageBox::DestructiveRole);
  box.setDefaultButton(box.addButton(QMessageBox::Cancel));
  box.exec();
  if (box.clickedButton() != yes) return;
  // Where another Scarp was faster it is that one's now, and gone from this list as well.
  if (Result<RecoveryFolder> folder = store_.take(chosen().folder)) folder->remove();
  lost_.erase(lost_.begin() + list_->currentRow());
  if (lost_.empty()) return reject();
  fillList();
}

const CrashReport* reportOn(const Recoverable& lost, const std::vector<CrashReport>& reports) {
  // Numbers of processes are given again.
  const auto found = std::ranges::find_if(reports, [&](const CrashReport& report) {
    return report.pid == lost.info.pid && report.written >= lost.info.started;
  });
  return found == reports.end() ? nullptr : &*found;
}

}  // namespace scarp
