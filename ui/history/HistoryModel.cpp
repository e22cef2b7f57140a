#include "ui/history/HistoryModel.h"

#include <QFont>
#include <QGuiApplication>
#include <QPalette>
#include <map>

#include "core/document/EditHistory.h"
#include "core/edit/Operation.h"
#include "core/edit/OperationKinds.h"
#include "ui/actions/BrushCatalog.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/Icons.h"
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

struct IconOf {
  QIcon operator()(const StrokeOperation& stroke) const { return kept(stroke.brush.kind, brushIcon); }
  QIcon operator()(const AdjustOperation& adjusted) const {
    return kept(adjusted.stroke.brush.kind, brushIcon);
  }
  QIcon operator()(const PlaceOperation&) const { return named("place"); }
  QIcon operator()(const ChangeObjectOperation&) const { return named("place"); }
  QIcon operator()(const RemoveObjectOperation&) const { return named("delete"); }
  QIcon operator()(const PlaceObjectsOperation&) const { return named("place"); }
  QIcon operator()(const ChangeObjectsOperation&) const { return named("place"); }
  QIcon operator()(const RemoveObjectsOperation&) const { return named("delete"); }
  QIcon operator()(const BrushObjectsOperation& brush) const {
    return named(brush.erase ? "delete" : "place");
  }
  QIcon operator()(const AddAssetOperation&) const { return named("place"); }
  QIcon operator()(const SetAssetOperation&) const { return named("place"); }
  QIcon operator()(const RemoveAssetOperation&) const { return named("delete"); }
  QIcon operator()(const ScatterOperation&) const { return named("place"); }
  QIcon operator()(const RevertOperation&) const { return named("restore"); }
  QIcon operator()(const ImportPaintOperation&) const { return named("import"); }
  QIcon operator()(const AddDrapeOperation&) const { return named("drape"); }
  QIcon operator()(const SetDrapeOperation&) const { return named("drape"); }
  QIcon operator()(const MoveDrapeOperation&) const { return named("drape"); }
  QIcon operator()(const RemoveDrapeOperation&) const { return named("delete"); }
  /// All others are about layers.
  template <class Other>
  QIcon operator()(const Other&) const {
    return named("flat");
  }
};

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
  const auto* stroke = record.operation ? record.operation->as<StrokeOperation>() : nullptr;
  if (const auto* adjusted = record.operation ? record.operation->as<AdjustOperation>() : nullptr)
    stroke = &adjusted->stroke;
  if (stroke)
    return tr("%1 across, strength %2")
        .arg(shortLengthText(2.0 * stroke->brush.radius, 3), numberText(stroke->brush.strength, 3));
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
                      : coreLine(history_->record(static_cast<std::size_t>(row) - 1).name);
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
  if (record.operation) return visitKind(*record.operation, IconOf());
  return named(record.objects.empty() ? "restore" : "place");
}

}  // namespace scarp
