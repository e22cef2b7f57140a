#include "ui/history/HistoryBudget.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QProgressBar>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/document/EditHistory.h"
#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

constexpr const char* kKey = "history/budgetMiB";
constexpr std::size_t kMiB = std::size_t{1} << 20;
constexpr std::size_t kChoices[] = {128, 256, 512, 1024, 2048, 4096, 8192};  // MiB

QString budgetText(std::size_t bytes) {
  const std::size_t mib = bytes / kMiB;
  return mib < 1024 ? HistoryBudget::tr("%1 MiB").arg(mib)
                    : HistoryBudget::tr("%1 GiB").arg(numberText(static_cast<double>(mib) / 1024.0, 3));
}

}  // namespace

std::size_t rememberedHistoryBudget() {
  const std::size_t usual = HistorySettings{}.budget / kMiB;
  return kMiB * QSettings().value(QLatin1String(kKey), static_cast<qulonglong>(usual)).toULongLong();
}

HistoryBudget::HistoryBudget(QWidget* parent)
    : QWidget(parent), text_(new QLabel), bar_(new QProgressBar), budget_(new QToolButton) {
  setObjectName(QStringLiteral("historyUse"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 2, 0, 0);
  column->setSpacing(3);
  auto* line = new QHBoxLayout;
  line->setSpacing(6);
  text_->setProperty("role", QStringLiteral("quiet"));
  line->addWidget(text_, 1);
  line->addWidget(budget_);
  column->addLayout(line);
  bar_->setTextVisible(false);
  bar_->setAccessibleName(tr("Memory that the history takes"));
  bar_->setFixedHeight(3);
  bar_->setRange(0, 1000);
  column->addWidget(bar_);
  budget_->setObjectName(QStringLiteral("historyBudget"));
  budget_->setAutoRaise(true);
  budget_->setPopupMode(QToolButton::InstantPopup);
  budget_->setAccessibleName(tr("Memory for the history"));
  budget_->setToolTip(
      tr("Memory that the history may take. Beyond it older steps are compressed, then kept in a temporary "
         "file; "
         "all of them can always be undone"));
  auto* menu = new QMenu(budget_);
  auto* group = new QActionGroup(menu);
  for (const std::size_t mib : kChoices) {
    QAction* action = menu->addAction(budgetText(mib * kMiB));
    action->setCheckable(true);
    action->setChecked(mib * kMiB == rememberedHistoryBudget());
    group->addAction(action);
    connect(action, &QAction::triggered, this, [this, mib] {
      QSettings().setValue(QLatin1String(kKey), static_cast<qulonglong>(mib));
      Q_EMIT budgetChosen();
    });
  }
  budget_->setMenu(menu);
}

void HistoryBudget::show(const EditHistory* history) {
  setEnabled(history);
  const HistoryMemory use = history ? history->memory() : HistoryMemory{};
  const std::size_t budget = history ? history->settings().budget : rememberedHistoryBudget();
  QString text = bytesText(static_cast<double>(use.total()));
  if (use.disk > 0) text = tr("%1 + %2 on disk").arg(text, bytesText(static_cast<double>(use.disk)));
  text_->setText(text);
  text_->setToolTip(tr("As it is %1, compressed %2, on disk %3")
                        .arg(bytesText(static_cast<double>(use.plain)),
                             bytesText(static_cast<double>(use.packed)),
                             bytesText(static_cast<double>(use.disk))));
  budget_->setText(tr("of %1").arg(budgetText(budget)));
  const double share = budget > 0 ? static_cast<double>(use.total()) / static_cast<double>(budget) : 1.0;
  bar_->setValue(static_cast<int>(1000.0 * std::min(1.0, share)));
}

}  // namespace scarp
