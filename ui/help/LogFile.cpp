#include "ui/help/LogFile.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QtGlobal>
#include <atomic>

#include "core/base/PrintableLine.h"
#include "core/recovery/RecoveryStore.h"
#include "ui/widgets/MessageLog.h"

namespace scarp {
namespace {

constexpr std::size_t kLongestLine = 4000;

// Qt calls a plain function.
std::atomic<LogFile*> qtLog = nullptr;
QtMessageHandler qtHandlerBefore = nullptr;

void hearQt(QtMsgType type, const QMessageLogContext& context, const QString& text) {
  if (LogFile* const log = qtLog; log && type != QtDebugMsg) log->write(QStringLiteral("Qt"), text);
  if (qtHandlerBefore) qtHandlerBefore(type, context, text);
}

}  // namespace

QString LogFile::usualPath() {
  return QFileInfo(QString::fromStdString(RecoveryStore::usualFolder())).path() + QStringLiteral("/log.txt");
}

LogFile::LogFile(QString path, qint64 mostBytes) : path_(std::move(path)), mostBytes_(mostBytes) {
  QDir().mkpath(QFileInfo(path_).path());
}

LogFile::~LogFile() {
  if (qtLog.load() != this) return;
  qInstallMessageHandler(qtHandlerBefore);
  qtLog = nullptr;
}

void LogFile::write(const QString& kind, const QString& text) {
  const std::string words = printableLine(text.toStdString(), kLongestLine);
  const QString line =
      QStringLiteral("%1\t%2\t%3\n")
          .arg(QDateTime::currentDateTime().toString(Qt::ISODate), kind, QString::fromStdString(words));
  const std::lock_guard lock(mutex_);
  // Opened for each line: another program may have put the file aside.
  QFile file(path_);
  if (file.size() > mostBytes_) {
    const QString before = QFileInfo(path_).path() + QStringLiteral("/log-before.txt");
    QFile::remove(before);
    QFile::rename(path_, before);
  }
  if (file.open(QIODevice::WriteOnly | QIODevice::Append | QIODevice::Unbuffered)) file.write(line.toUtf8());
}

void LogFile::follow(MessageLog& log) {
  QObject::connect(&log, &QAbstractItemModel::rowsInserted, &log,
                   [this, &log](const QModelIndex&, int first, int last) {
                     for (int row = first; row <= last; ++row)
                       write(log.index(row, MessageLog::Kind).data().toString(),
                             log.index(row, MessageLog::Text).data().toString());
                   });
}

void LogFile::followQt() {
  qtLog = this;
  qtHandlerBefore = qInstallMessageHandler(hearQt);
}

}  // namespace scarp
