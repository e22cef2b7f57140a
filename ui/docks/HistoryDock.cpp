#include "ui/docks/HistoryDock.h"

#include <QListView>
#include <QVBoxLayout>

#include "core/edit/TerrainDocument.h"
#include "ui/docks/HistoryModel.h"

namespace scarp {

HistoryDock::HistoryDock(QWidget* parent)
    : QDockWidget(tr("History"), parent), model_(new HistoryModel(this)), list_(new QListView) {
  setObjectName(QStringLiteral("historyDock"));
  auto* content = new QWidget;
  auto* column = new QVBoxLayout(content);
  column->setContentsMargins(10, 4, 10, 10);
  column->addWidget(list_);
  setWidget(content);
  list_->setModel(model_);
  list_->setUniformItemSizes(true);
  list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
  list_->setSelectionMode(QAbstractItemView::NoSelection);
  list_->setFocusPolicy(Qt::TabFocus);
  list_->setAccessibleName(tr("History of edits"));
  connect(list_, &QListView::clicked, this, [this](const QModelIndex& index) { goTo(index.row()); });
  connect(list_, &QListView::activated, this, [this](const QModelIndex& index) { goTo(index.row()); });
}

void HistoryDock::setDocument(TerrainDocument* document) {
  document_ = document;
  onHistory_ = document ? document->historyChanged.subscribe([this] { refresh(); }) : Subscription();
  refresh();
}

void HistoryDock::refresh() {
  model_->show(document_ ? &document_->history() : nullptr);
  if (document_) list_->scrollTo(model_->index(model_->position()));
}

void HistoryDock::goTo(int row) {
  if (!document_ || document_->editing() || row == model_->position()) return;
  const auto gone = document_->goTo(static_cast<std::size_t>(row));
  if (!gone.ok()) Q_EMIT problem(QString::fromStdString(gone.error().message));
}

}  // namespace scarp
