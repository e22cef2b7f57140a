#include "ui/docks/HistoryModel.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include "core/edit/EditHistory.h"

namespace scarp {

void HistoryModel::show(const EditHistory* history) {
  const int rows = history ? static_cast<int>(history->size()) + 1 : 0;
  history_ = history;
  if (rows > rows_) {
    beginInsertRows({}, rows_, rows - 1);
    rows_ = rows;
    endInsertRows();
  } else if (rows < rows_) {
    beginRemoveRows({}, rows, rows_ - 1);
    rows_ = rows;
    endRemoveRows();
  }
  position_ = history ? static_cast<int>(history->position()) : 0;
  if (rows_ > 0) Q_EMIT dataChanged(index(0), index(rows_ - 1));
}

int HistoryModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : rows_; }

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || !history_) return {};
  const int row = index.row();
  switch (role) {
    case Qt::DisplayRole:
      return row == 0 ? tr("Opened")
                      : QString::fromStdString(history_->record(static_cast<std::size_t>(row) - 1).name);
    case Qt::FontRole: {
      QFont font = QGuiApplication::font();
      font.setBold(row == position_);
      return font;
    }
    case Qt::ForegroundRole:
      if (row > position_) return QGuiApplication::palette().color(QPalette::Disabled, QPalette::Text);
      return {};
    case Qt::ToolTipRole:
      return row > position_ ? tr("Undone. Click to do it again") : tr("Click to go back to here");
    default:
      return {};
  }
}

}  // namespace scarp
