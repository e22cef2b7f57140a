#pragma once

#include <QDialog>
#include <QString>
#include <functional>
#include <mutex>

#include "ui/widgets/FormDialog.h"

class QTreeView;

class QAction;

namespace scarp {

class MessageLog;

/// What the window has said and what Qt complains of, a line each with its time, in a file on this machine. A
/// file of more than so many bytes is put aside as "log-before.txt", in the place of the one before. Several
/// programs may write into it at a time; where it cannot be written, nothing is. Any thread.
class LogFile {
 public:
  static constexpr qint64 usualBytes = qint64{1} << 20;

  /// Beside the recovery journals: $XDG_STATE_HOME/scarp/log.txt, or ~/.local/state/scarp/log.txt.
  [[nodiscard]] static QString usualPath();

  explicit LogFile(QString path = usualPath(), qint64 mostBytes = usualBytes);
  ~LogFile();
  LogFile(const LogFile&) = delete;
  LogFile& operator=(const LogFile&) = delete;

  void write(const QString& kind, const QString& text);
  /// From now on what is added to a log of messages is written too. The log lives no longer than this.
  void follow(MessageLog& log);
  /// From now on what Qt complains of is written too, and goes to where it went before. One in a process.
  void followQt();

 private:
  const QString path_;
  const qint64 mostBytes_;
  std::mutex mutex_;
};

/// What the window has said, to read again and to copy. It stays up to date while it is open.
class MessagesDialog : public QDialog {
  Q_OBJECT

 public:
  MessagesDialog(MessageLog& log, QWidget* parent);

 private:
  /// The selected lines, or all where none is selected.
  void copy() const;

  MessageLog& log_;
  QTreeView* list_;
};

/// What a person is asked for who tells of a fault: versions, the machine, the screen, the language, and the
/// folders that Scarp writes to. renderer: what OpenGL runs on.
[[nodiscard]] ReportDialog::Facts systemFacts(const QString& renderer);
/// The same as lines of text, without the names of folders below the person's own: "~" in their place.
[[nodiscard]] QString systemText(const ReportDialog::Facts& facts);

/// Shows them, to be copied. Nothing is sent anywhere.
class SystemReportDialog : public ReportDialog {
  Q_OBJECT

 public:
  SystemReportDialog(const QString& renderer, QWidget* parent);
};

/// Of a window, for its menu: shows the dialog. renderer: as above, asked for then.
[[nodiscard]] QAction* systemReportAction(QWidget* window, std::function<QString()> renderer);

}  // namespace scarp
