#include "ui/settings/RecentFiles.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenu>
#include <QMimeData>
#include <QSaveFile>
#include <QSettings>
#include <QStandardPaths>
#include <QStringList>
#include <QUrl>

#include "core/io/PictureFile.h"
#include "core/io/RememberedSource.h"
#include "core/remote/RemoteAddress.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/RowMenu.h"

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

namespace {

const QString kRecentAddressesKey = QStringLiteral("import/addresses");
constexpr int kMostAddresses = 12;

}  // namespace

QStringList recentAddresses() { return QSettings().value(kRecentAddressesKey).toStringList(); }

void rememberAddress(const QString& address) {
  QStringList list = recentAddresses();
  list.removeAll(address);
  list.prepend(address);
  QSettings().setValue(kRecentAddressesKey, list.mid(0, kMostAddresses));
}

QComboBox* addressBox(const QString& hint) {
  auto* box = new QComboBox;
  box->setObjectName(QStringLiteral("address"));
  box->setAccessibleName(QCoreApplication::translate("AddressBox", "Address"));
  box->setEditable(true);
  box->setInsertPolicy(QComboBox::NoInsert);
  box->addItems(recentAddresses());
  box->setCurrentIndex(-1);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(24);
  box->lineEdit()->setPlaceholderText(hint);
  box->setToolTip(QCoreApplication::translate("AddressBox",
                                              "Where the data is; the arrow lists the addresses used last"));
  return box;
}

Result<std::string> addressIn(const QComboBox& box) {
  const std::string text = box.currentText().trimmed().toStdString();
  const auto says = [](const char* words) {
    return Error(messageOf(QCoreApplication::translate("AddressBox", words)));
  };
  if (text.empty()) return says(QT_TRANSLATE_NOOP("AddressBox", "Which address? Paste it here"));
  if (!looksRemote(text))
    return says(
        QT_TRANSLATE_NOOP("AddressBox", "That is no address: it begins with https://, s3:// or the like"));
  return allowAddress(text);
}

std::optional<QString> droppedAddress(const QMimeData& data) {
  const QList<QUrl> urls = data.urls();
  // Of a file, its path comes as text besides.
  if (!urls.isEmpty() && urls.first().isLocalFile()) return std::nullopt;
  const QString text = urls.isEmpty() ? data.text().trimmed().section(QLatin1Char('\n'), 0, 0).trimmed()
                                      : urls.first().toString(QUrl::FullyEncoded);
  return looksRemote(text.toStdString()) ? std::optional(text) : std::nullopt;
}

namespace {

constexpr int kMaxRemembered = 500;

QString keyOf(FileUse use) {
  switch (use) {
    case FileUse::Drape:
      return QStringLiteral("drapes/chosen");
    case FileUse::Alpha:
      return QStringLiteral("brush/alphaFiles");
    case FileUse::Source:
      return QStringLiteral("import/sourceFiles");
    case FileUse::ExportTarget:
      break;
  }
  return QStringLiteral("export/confirmedTargets");
}

QStringList remembered(FileUse use) { return QSettings().value(keyOf(use)).toStringList(); }

}  // namespace

void rememberFile(FileUse use, const std::string& path) {
  QStringList files = remembered(use);
  const QString file = QString::fromStdString(path);
  files.removeAll(file);
  files.prepend(file);
  QSettings().setValue(keyOf(use), files.mid(0, kMaxRemembered));
}

bool isRememberedFile(FileUse use, const std::string& path) {
  return remembered(use).contains(QString::fromStdString(path));
}

void allowRememberedFiles() {
  for (const QString& file : remembered(FileUse::Source)) allowSourceFile(file.toStdString());
  for (const QString& file : remembered(FileUse::Alpha)) allowAlphaFile(file.toStdString());
}

std::string exportTargetKey(const std::string& project, const std::string& target) {
  return project + '\n' + target;
}

}  // namespace scarp
