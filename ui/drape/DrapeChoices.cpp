#include "ui/drape/DrapeChoices.h"

#include <QSettings>
#include <QStringList>

namespace scarp {

namespace {

const QString kChosenKey = QStringLiteral("drapes/chosen");
constexpr int kMostChosen = 500;  ///< Those that were chosen last.

}  // namespace

void rememberDrapeFile(const std::string& path) {
  QSettings settings;
  QStringList chosen = settings.value(kChosenKey).toStringList();
  const QString file = QString::fromStdString(path);
  chosen.removeAll(file);
  chosen.prepend(file);
  settings.setValue(kChosenKey, chosen.mid(0, kMostChosen));
}

bool isRememberedDrapeFile(const std::string& path) {
  return QSettings().value(kChosenKey).toStringList().contains(QString::fromStdString(path));
}

}  // namespace scarp
