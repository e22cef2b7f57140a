#include "ui/history/HistoryModel.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>
#include <map>

#include "core/brush/BrushSettings.h"
#include "core/document/EditHistory.h"
#include "core/edit/OperationInfo.h"
#include "ui/actions/BrushCatalog.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/MessageText.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

/// Kept, as a history shows the same ones again and again.
template <class Key>
const QIcon& kept(const Key& key, QIcon (*make)(Key)) {
  static std::map<Key, QIcon> icons;
  const auto [found, first] = icons.try_emplace(key);
  if (first) found->second = make(key);
  return found->second;
}
const QIcon& named(const char* name) {
  return kept(
      QString::fromUtf8(name), +[](QString text) { return icon(text); });
}

/// Returns the brush of a step whose icon is that of its brush; else null.
const BrushSettings* brushOf(const EditRecord& record) {
  if (!record.operation || *operationInfo(*record.operation).icon(*record.operation) != '\0') return nullptr;
  return partsOf(*record.operation).brush;
}

}  // namespace

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
  if (const BrushSettings* const brush = brushOf(record))
    return tr("%1 across, strength %2")
        .arg(shortLengthText(2.0 * brush->radius, 3), numberText(brush->strength, 3));
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
      return row == 0 ? tr("Opened") : messageText(history_->record(static_cast<std::size_t>(row) - 1).name);
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

QIcon stepIcon(const EditRecord& record) {
  if (const BrushSettings* const brush = brushOf(record)) return kept(brush->kind, brushIcon);
  if (record.operation) return named(operationInfo(*record.operation).icon(*record.operation));
  return named(record.objects.empty() ? "restore" : "place");
}

}  // namespace scarp
