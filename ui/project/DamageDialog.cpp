#include "ui/project/DamageDialog.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "core/project/ProjectFile.h"
#include "ui/widgets/MessageText.h"

namespace scarp {
namespace {

QString standsNow(Damage::Now now) {
  switch (now) {
    case Damage::Now::Earlier:
      return DamageDialog::tr("an earlier saved state");
    case Damage::Now::Holes:
      return DamageDialog::tr("holes");
    case Damage::Now::Journal:
      return DamageDialog::tr("what the recovery journal had");
    case Damage::Now::Rebuilt:
      return DamageDialog::tr("built anew: as it was");
    case Damage::Now::Nothing:
      break;
  }
  return DamageDialog::tr("nothing");
}

QString asText(const QTreeWidget& list, const QStringList& remarks) {
  QStringList lines = remarks;
  for (int i = 0; i < list.topLevelItemCount(); ++i)
    lines += list.topLevelItem(i)->text(0) + QStringLiteral(" — ") + list.topLevelItem(i)->text(1);
  return lines.join(QLatin1Char('\n'));
}

}  // namespace

DamageDialog::DamageDialog(const ProjectFile& file, const QStringList& remarks, QWidget* parent)
    : QDialog(parent) {
  setWindowTitle(tr("Damage in %1").arg(QFileInfo(QString::fromStdString(file.path())).fileName()));
  const std::vector<Damage> damages = file.damages();
  auto* column = new QVBoxLayout(this);
  column->addStrut(640);
  column->setContentsMargins(18, 16, 18, 14);
  column->setSpacing(10);
  auto* intro = new QLabel(
      damages.empty()
          ? tr("What is odd about this project:")
          : tr("Not everything in this project is what was saved. What is sound was opened; the list says "
               "what "
               "is not, and what stands there now. The file itself is untouched: the next save writes a new "
               "one and keeps this one beside it."));
  intro->setWordWrap(true);
  column->addWidget(intro);
  for (const QString& remark : remarks) {
    auto* line = new QLabel(QStringLiteral("•  ") + remark);
    line->setTextFormat(Qt::PlainText);
    line->setWordWrap(true);
    line->setTextInteractionFlags(Qt::TextSelectableByMouse);
    column->addWidget(line);
  }
  auto* list = new QTreeWidget;
  list->setObjectName(QStringLiteral("damages"));
  list->setHeaderLabels({tr("Damaged"), tr("In its place")});
  list->setRootIsDecorated(false);
  list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  list->header()->setStretchLastSection(false);
  for (const Damage& damage : damages) {
    auto* item = new QTreeWidgetItem(list, {messageText(damage.message()), standsNow(damage.now)});
    item->setToolTip(0, item->text(0));
  }
  column->addWidget(list, 1);
  list->setVisible(!damages.empty());
  if (damages.empty()) column->addStretch(1);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QPushButton* copy = buttons->addButton(tr("Copy List"), QDialogButtonBox::ActionRole);
  connect(copy, &QPushButton::clicked, this,
          [list, remarks] { QApplication::clipboard()->setText(asText(*list, remarks)); });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column->addWidget(buttons);
  resize(640, 380);
}

}  // namespace scarp
