#include "ui/history/SharedChangesList.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QScrollBar>
#include <QTextDocument>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/tools/ViewController.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SharedWork.h"
#include "ui/widgets/ActionButton.h"
#include "ui/widgets/RowMenu.h"

namespace scarp {

namespace {

constexpr int kMostRows = 1000;

QString timeOf(const QDateTime& made) {
  const QLocale locale;
  return made.date() == QDate::currentDate()
             ? locale.toString(made.time(), QStringLiteral("HH:mm:ss"))
             : locale.toString(made, QStringLiteral("d MMM yyyy HH:mm"));
}

}  // namespace

SharedChangesList::SharedChangesList(QWidget* parent)
    : QWidget(parent), list_(new QTreeWidget), here_(new QLabel), buttons_(new QHBoxLayout) {
  setObjectName(QStringLiteral("sharedChanges"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(4);
  column->addWidget(list_, 1);
  column->addWidget(here_);
  column->addLayout(buttons_);
  list_->setObjectName(QStringLiteral("sharedChangesList"));
  list_->setAccessibleName(tr("Changes of the shared terrain"));
  list_->setWhatsThis(tr("Who changed what in the shared terrain, the newest first"));
  list_->setHeaderLabels({tr("No."), tr("Who"), tr("What"), tr("When")});
  list_->setRootIsDecorated(false);
  list_->setUniformRowHeights(true);
  list_->setMinimumHeight(100);
  list_->header()->setStretchLastSection(false);
  list_->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
  list_->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
  list_->header()->setSectionResizeMode(2, QHeaderView::Stretch);
  list_->header()->setSectionResizeMode(3, QHeaderView::ResizeToContents);
  offerRowMenu(*list_, {}, [this](QMenu& menu, const QModelIndex& row) {
    menu.addAction(tr("&Name This State…"), this,
                   [this, change = row.siblingAtColumn(0).data().toLongLong()] { Q_EMIT nameAsked(change); });
  });
  here_->setObjectName(QStringLiteral("sharedHere"));
  here_->setProperty("role", QStringLiteral("quiet"));
  here_->setWordWrap(true);
  // Others wrote the names.
  here_->setTextFormat(Qt::PlainText);
}

void SharedChangesList::offer(const QList<QAction*>& actions) {
  for (QAction* action : actions) buttons_->addWidget(actionButton(action));
}

void SharedChangesList::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  if (document_ && document_->shared()) document_->shared()->disconnect(this);
  document_ = document && document->shared() ? document : nullptr;
  list_->clear();
  last_ = 0;
  if (document_) {
    connect(document_->shared(), &SharedWork::changed, this, &SharedChangesList::refresh);
    subscriptions_.push_back(document_->view().cursorChanged.subscribe([this] { showHere(); }));
  }
  refresh();
}

void SharedChangesList::refresh() {
  if (!document_) return;
  const std::vector<SharedChange>& changes = document_->shared()->changes();
  if (!changes.empty() && changes.back().number != last_) {
    const QScrollBar& bar = *list_->verticalScrollBar();
    const bool atEnd = bar.value() == bar.maximum();
    const auto fresh = std::ranges::find_if(changes, [this](const SharedChange& c) { return c.number > last_; });
    for (auto change = fresh; change != changes.end(); ++change) {
      auto* row = new QTreeWidgetItem({QString::number(change->number), change->author, change->name,
                                       timeOf(change->made)});
      row->setTextAlignment(0, Qt::AlignRight | Qt::AlignVCenter);
      row->setToolTip(2, Qt::convertFromPlainText(change->name));
      list_->addTopLevelItem(row);
    }
    while (list_->topLevelItemCount() > kMostRows) delete list_->takeTopLevelItem(0);
    last_ = changes.back().number;
    if (atEnd) list_->scrollToBottom();
  }
  showHere();
}

void SharedChangesList::showHere() {
  if (!isVisible()) return;
  const auto& cursor = document_ ? document_->view().cursor() : std::nullopt;
  if (!cursor) return here_->setText(tr("Point at the ground to see who changed it last."));
  const GridFrame& frame = document_->terrain().frame();
  const int column = std::clamp(static_cast<int>(std::lround(cursor->column)), 0, frame.columns - 1);
  const int row = std::clamp(static_cast<int>(std::lround(cursor->row)), 0, frame.rows - 1);
  const SharedChange* const change = document_->shared()->lastChangeAt(column, row);
  here_->setText(change ? tr("Around here last: %1, %2 (no. %3, %4)")
                              .arg(change->author, change->name)
                              .arg(change->number)
                              .arg(timeOf(change->made))
                        : tr("Nobody changed the ground here lately."));
}

}  // namespace scarp
