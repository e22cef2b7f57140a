#pragma once

#include <QAbstractTableModel>
#include <QDateTime>
#include <deque>

namespace scarp {

enum class MessageTone { Info, Success, Warning, Error };

/// "Warning": for a person; and the name of its picture, for icon().
[[nodiscard]] QString toneTitle(MessageTone tone);
[[nodiscard]] QString toneIcon(MessageTone tone);

/// What the window has said, the latest last; of more than 200 messages the oldest go.
class MessageLog : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { Time, Kind, Text };
  static constexpr int mostMessages = 200;

  using QAbstractTableModel::QAbstractTableModel;

  void add(MessageTone tone, const QString& text);
  void clear();
  /// A line: time, kind and text with tabs between them.
  [[nodiscard]] QString line(int row) const;

  [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
  [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
  [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  struct Message {
    QDateTime time;
    MessageTone tone;
    QString text;
  };
  std::deque<Message> messages_;
};

}  // namespace scarp
