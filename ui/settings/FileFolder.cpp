#include "ui/settings/FileFolder.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

namespace scarp {
namespace {

const QString kFolderKey = QStringLiteral("files/folder");

}  // namespace

QString rememberedFolder() { return QSettings().value(kFolderKey, QDir::homePath()).toString(); }
void rememberFolder(const QString& path) { QSettings().setValue(kFolderKey, QFileInfo(path).absolutePath()); }
QString fileNameOf(const QString& path) { return QFileInfo(path).fileName(); }

}  // namespace scarp
