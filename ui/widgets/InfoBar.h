#pragma once

#include <QAbstractTableModel>
#include <QDateTime>
#include <QFrame>
#include <deque>
#include <functional>

class QLabel;
class QPushButton;
class QTimer;

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

/// A message over the top of the view that stops nobody's work. Good news goes by itself, bad news stays
/// until it is closed, its reason is gone, or the next message comes. No click on it reaches the view, nor
/// one that comes just after it has gone.
class InfoBar : public QFrame {
  Q_OBJECT

 public:
  using Tone = MessageTone;

  struct Message {
    Tone tone = Tone::Info;
    QString text;
    QString button;                   ///< What it offers to do; empty: nothing.
    std::function<void()> action;     ///< The button does it.
    std::function<bool()> holds;      ///< Whether its reason is still there; none: that cannot be told.
    const QObject* source = nullptr;  ///< Who may take it back; only to be compared.
    bool brief = false;               ///< It goes by itself, whatever its tone.
    QString secondButton{};           ///< Another offer; empty: nothing.
    std::function<void()> secondAction{};  ///< The second button does it.
  };

  /// host: the widget over which it lies.
  explicit InfoBar(QWidget* host);

  /// Keeps it below another widget of the host.
  void placeBelow(const QWidget& upper) { upper_ = &upper; }

  void say(Message message);
  void say(Tone tone, const QString& text) { say({tone, text, {}, {}, {}, nullptr, false}); }
  /// With a button that does more, for example show details.
  void say(Tone tone, const QString& text, const QString& button, std::function<void()> action) {
    say({tone, text, button, std::move(action), {}, nullptr, false});
  }
  /// With two buttons.
  void say(Tone tone, const QString& text, const QString& button, std::function<void()> action,
           const QString& secondButton, std::function<void()> secondAction) {
    say({tone, text, button, std::move(action), {}, nullptr, false, secondButton, std::move(secondAction)});
  }
  /// It is no longer so: where a message of this source is shown, it goes.
  void takeBack(const QObject* source);
  /// Something has changed: a message whose reason has gone goes too.
  void review();
  [[nodiscard]] QString text() const;
  /// All that was said.
  [[nodiscard]] MessageLog& log() { return *log_; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void hideEvent(QHideEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void showPicture();
  void place();

  MessageLog* log_;
  QLabel* picture_;
  QLabel* text_;
  QPushButton *button_, *secondButton_;
  QTimer* timer_;
  const QWidget* upper_ = nullptr;
  QWidget* shield_;  ///< Invisible; where the bar was, for a moment.
  Message message_;
};

}  // namespace scarp
