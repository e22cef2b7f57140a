#pragma once

#include <QString>
#include <mutex>

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

}  // namespace scarp
