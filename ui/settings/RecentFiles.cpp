#include "ui/settings/RecentFiles.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QSaveFile>
#include <QSettings>
#include <QStandardPaths>

#include "core/remote/RemoteAddress.h"
#include "ui/widgets/MenuText.h"

namespace scarp {

namespace {

const QString kFolderKey = QStringLiteral("files/folder");

constexpr int kMaxRecentFiles = 10;
const QString kRecentKey = QStringLiteral("files/recent");

/// As the list has it; an address as it is.
QString placeOf(const QString& path) {
  return looksRemote(path.toStdString()) ? path : QFileInfo(path).absoluteFilePath();
}

}  // namespace

QString rememberedFolder() { return QSettings().value(kFolderKey, QDir::homePath()).toString(); }
void rememberFolder(const QString& path) { QSettings().setValue(kFolderKey, QFileInfo(path).absolutePath()); }
QString fileNameOf(const QString& path) { return QFileInfo(path).fileName(); }
QString recentTitle(const QString& path) {
  const QString host = path.section(QStringLiteral("://"), 1).section(QLatin1Char('/'), 0, 0);
  return host.isEmpty() ? fileNameOf(path) : QStringLiteral("%1 – %2").arg(fileNameOf(path), host);
}

QString recentPicturePath(const QString& path) {
  const QByteArray hash = QCryptographicHash::hash(placeOf(path).toUtf8(), QCryptographicHash::Sha1).toHex();
  return QStringLiteral("%1/recent/%2.png")
      .arg(QStandardPaths::writableLocation(QStandardPaths::CacheLocation), QString::fromLatin1(hash));
}

void rememberRecentPicture(const QString& path, const QImage& picture) {
  if (picture.isNull()) return;
  const QString file = recentPicturePath(path);
  QDir().mkpath(QFileInfo(file).absolutePath());
  // Without the picture the start page shows an icon.
  QSaveFile out(file);
  if (out.open(QIODevice::WriteOnly) &&
      picture.convertToFormat(QImage::Format_RGB32)
          .scaled(kRecentPictureSide, kRecentPictureSide, Qt::KeepAspectRatio, Qt::SmoothTransformation)
          .save(&out, "PNG"))
    out.commit();
}

RecentFiles::RecentFiles(QObject* parent)
    : QObject(parent), paths_(QSettings().value(kRecentKey).toStringList()) {}

void RecentFiles::add(const QString& path) {
  const QString absolute = placeOf(path);
  paths_.removeAll(absolute);
  paths_.prepend(absolute);
  while (paths_.size() > kMaxRecentFiles) QFile::remove(recentPicturePath(paths_.takeLast()));
  store();
}

void RecentFiles::remove(const QString& path) {
  paths_.removeAll(placeOf(path));
  QFile::remove(recentPicturePath(path));
  store();
}

void RecentFiles::clear() {
  for (const QString& path : paths_) QFile::remove(recentPicturePath(path));
  paths_.clear();
  store();
}

void RecentFiles::store() {
  QSettings().setValue(kRecentKey, paths_);
  Q_EMIT changed();
}

void RecentFiles::fill(QMenu& menu) {
  const auto refill = [this, &menu] {
    menu.clear();
    menu.setEnabled(!paths_.isEmpty());
    for (const QString& path : paths_) {
      QAction* action = menu.addAction(verbatimMenuText(recentTitle(path)));
      action->setToolTip(path);
      connect(action, &QAction::triggered, this, [this, path] { Q_EMIT chosen(path); });
    }
    menu.addSeparator();
    connect(menu.addAction(tr("Clear This List")), &QAction::triggered, this, &RecentFiles::clear);
  };
  menu.setToolTipsVisible(true);
  connect(this, &RecentFiles::changed, &menu, refill, Qt::QueuedConnection);
  refill();
}

}  // namespace scarp
