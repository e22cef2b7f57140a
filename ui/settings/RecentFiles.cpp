#include "ui/settings/RecentFiles.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>

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

/// "hills.tif" of a path, "hills.tif – example.org" of an address.
QString titleOf(const QString& path) {
  const QString file = QFileInfo(path).fileName();
  const QString host = path.section(QStringLiteral("://"), 1).section(QLatin1Char('/'), 0, 0);
  return host.isEmpty() ? file : QStringLiteral("%1 – %2").arg(file, host);
}

}  // namespace

QString rememberedFolder() { return QSettings().value(kFolderKey, QDir::homePath()).toString(); }
void rememberFolder(const QString& path) { QSettings().setValue(kFolderKey, QFileInfo(path).absolutePath()); }
QString fileNameOf(const QString& path) { return QFileInfo(path).fileName(); }

RecentFiles::RecentFiles(QObject* parent)
    : QObject(parent), paths_(QSettings().value(kRecentKey).toStringList()) {}

void RecentFiles::add(const QString& path) {
  const QString absolute = placeOf(path);
  paths_.removeAll(absolute);
  paths_.prepend(absolute);
  while (paths_.size() > kMaxRecentFiles) paths_.removeLast();
  store();
}

void RecentFiles::remove(const QString& path) {
  paths_.removeAll(placeOf(path));
  store();
}

void RecentFiles::clear() {
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
      QAction* action = menu.addAction(verbatimMenuText(titleOf(path)));
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
