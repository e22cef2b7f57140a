#include "ui/widgets/MessageLog.h"

#include "ui/widgets/Icons.h"

namespace scarp {

QString toneTitle(MessageTone tone) {
  switch (tone) {
    case MessageTone::Info:
      return MessageLog::tr("Information");
    case MessageTone::Success:
      return MessageLog::tr("Done");
    case MessageTone::Warning:
      return MessageLog::tr("Warning");
    case MessageTone::Error:
      return MessageLog::tr("Error");
  }
  return {};
}

QString toneIcon(MessageTone tone) {
  switch (tone) {
    case MessageTone::Info:
      return QStringLiteral("info");
    case MessageTone::Success:
      return QStringLiteral("success");
    case MessageTone::Warning:
      return QStringLiteral("warning");
    case MessageTone::Error:
      return QStringLiteral("error");
  }
  return {};
}

void MessageLog::add(MessageTone tone, const QString& text) {
  if (rowCount() == mostMessages) {
    beginRemoveRows({}, 0, 0);
    messages_.pop_front();
    endRemoveRows();
  }
  beginInsertRows({}, rowCount(), rowCount());
  messages_.push_back({QDateTime::currentDateTime(), tone, text});
  endInsertRows();
}

void MessageLog::clear() {
  beginResetModel();
  messages_.clear();
  endResetModel();
}

QString MessageLog::line(int row) const {
  const Message& message = messages_[static_cast<std::size_t>(row)];
  return QStringLiteral("%1\t%2\t%3")
      .arg(message.time.toString(Qt::ISODate), toneTitle(message.tone), message.text);
}

int MessageLog::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(messages_.size());
}

int MessageLog::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : 3; }

QVariant MessageLog::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const Message& message = messages_[static_cast<std::size_t>(index.row())];
  if (role == Qt::DecorationRole && index.column() == Kind) return icon(toneIcon(message.tone));
  if (role == Qt::ToolTipRole) return message.text;
  if (role != Qt::DisplayRole) return {};
  switch (index.column()) {
    case Time:
      return message.time.toString(QStringLiteral("HH:mm:ss"));
    case Kind:
      return toneTitle(message.tone);
    default:
      return message.text;
  }
}

QVariant MessageLog::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  return section == Time ? tr("Time") : section == Kind ? tr("Kind") : tr("Message");
}

}  // namespace scarp
