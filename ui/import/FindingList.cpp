#include "ui/import/FindingList.h"

#include <QCheckBox>
#include <QLabel>
#include <QStyle>
#include <QVBoxLayout>

#include "core/io/ImportFinding.h"
#include "ui/widgets/MessageText.h"

namespace scarp {
FindingList::FindingList(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
  setObjectName(QStringLiteral("findings"));
  column_->setContentsMargins(0, 0, 0, 0);
  column_->setSpacing(2);
  hide();
}

void FindingList::showFindings(const std::vector<ImportFinding>& findings) {
  if (findings == shown_) return;
  shown_ = findings;
  qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
  for (const ImportFinding& finding : shown_) {
    auto* reason = new QLabel(messageHeading(finding.reason));
    reason->setWordWrap(true);
    reason->setProperty("role", finding.fault ? QStringLiteral("alert") : QStringLiteral("quiet"));
    if (canSwitch(finding)) {
      auto* box = new QCheckBox(messageHeading(finding.done));
      box->setObjectName(QString::fromUtf8(keyOf(finding.kind).data()));
      box->setChecked(finding.on);
      box->setToolTip(reason->text());
      connect(box, &QCheckBox::clicked, this, [this, finding](bool on) { Q_EMIT switched(finding, on); });
      column_->addWidget(box);
      reason->setIndent(box->style()->pixelMetric(QStyle::PM_IndicatorWidth) + 6);
      reason->setBuddy(box);
    }
    column_->addWidget(reason);
  }
  setVisible(!shown_.empty());
}

}  // namespace scarp
