#include "ui/history/HistoryModel.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

#include "core/document/EditHistory.h"
#include "core/edit/Operation.h"
#include "ui/history/StepIcon.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/NumberText.h"

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

QString HistoryModel::detail(const EditRecord& record) {
  const auto* stroke = record.operation ? std::get_if<StrokeOperation>(record.operation.get()) : nullptr;
  if (const auto* adjusted =
          record.operation ? std::get_if<AdjustOperation>(record.operation.get()) : nullptr)
    stroke = &adjusted->stroke;
  if (stroke)
    return tr("%1 m across, strength %2")
        .arg(numberText(2.0 * stroke->brush.radius, 3), numberText(stroke->brush.strength, 3));
  if (!record.changed.empty())
    return tr("%1 × %2 samples").arg(record.changed.width()).arg(record.changed.height());
  return {};
}

int HistoryModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : rows_; }

QVariant HistoryModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid() || !history_) return {};
  const int row = index.row();
  switch (role) {
    case Qt::DisplayRole:
      return row == 0 ? tr("Opened")
                      : QString::fromStdString(history_->record(static_cast<std::size_t>(row) - 1).name);
    case Qt::DecorationRole:
      return row == 0 ? icon(QStringLiteral("open"))
                      : stepIcon(history_->record(static_cast<std::size_t>(row) - 1));
    case DetailRole:
      return row == 0 ? QString() : detail(history_->record(static_cast<std::size_t>(row) - 1));
    case CurrentRole:
      return row == position_;
    case UndoneRole:
      return row > position_;
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
