#include "ui/settings/RememberedFiles.h"

#include <QSettings>
#include <QStringList>

#include "core/io/AlphaFile.h"
#include "core/io/RememberedSource.h"

namespace scarp {

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
