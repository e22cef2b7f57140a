#include "ui/help/MessagesDialog.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QTreeView>
#include <QVBoxLayout>

#include "ui/widgets/MessageLog.h"

namespace scarp {

MessagesDialog::MessagesDialog(MessageLog& log, QWidget* parent)
    : QDialog(parent), log_(log), list_(new QTreeView) {
  setWindowTitle(tr("Messages"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(16, 14, 16, 14);
  list_->setObjectName(QStringLiteral("messages"));
  list_->setModel(&log);
  list_->setRootIsDecorated(false);
  list_->setSelectionMode(QAbstractItemView::ExtendedSelection);
  list_->setWordWrap(true);
  list_->setAccessibleName(tr("Messages, the latest last"));
  list_->setWhatsThis(tr("What Scarp has said since its start"));
  list_->header()->setSectionResizeMode(MessageLog::Time, QHeaderView::ResizeToContents);
  list_->header()->setSectionResizeMode(MessageLog::Kind, QHeaderView::ResizeToContents);
  column->addWidget(list_, 1);
  auto* note = new QLabel(tr("The last %1 messages since Scarp was started.").arg(MessageLog::mostMessages));
  note->setProperty("role", QStringLiteral("quiet"));
  column->addWidget(note);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QPushButton* copies = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
  copies->setObjectName(QStringLiteral("copyMessages"));
  copies->setToolTip(tr("Copy the selected messages, or all where none is selected"));
  QPushButton* clears = buttons->addButton(tr("Clear"), QDialogButtonBox::ActionRole);
  clears->setToolTip(tr("Empty the list"));
  for (QPushButton* other : {copies, clears}) other->setAutoDefault(false);  // Enter closes
  connect(copies, &QPushButton::clicked, this, &MessagesDialog::copy);
  connect(clears, &QPushButton::clicked, &log, &MessageLog::clear);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column->addWidget(buttons);
  connect(new QShortcut(QKeySequence::Copy, this), &QShortcut::activated, this, &MessagesDialog::copy);
  connect(&log, &QAbstractItemModel::rowsInserted, list_, &QTreeView::scrollToBottom);
  list_->scrollToBottom();
  resize(640, 380);
}

void MessagesDialog::copy() const {
  QModelIndexList rows = list_->selectionModel()->selectedRows();
  QStringList lines;
  for (int row = 0; row < log_.rowCount(); ++row)
    if (rows.isEmpty() || rows.contains(log_.index(row, 0))) lines += log_.line(row);
  QGuiApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

}  // namespace scarp
