#include <gtest/gtest.h>

#include <QApplication>
#include <QLocale>
#include <QSettings>
#include <QTemporaryDir>
#include <iostream>

#include "core/recovery/CrashHandler.h"
#include "ui/settings/Language.h"
#include "ui/widgets/Theme.h"

int main(int argc, char** argv) {
  ::testing::InitGoogleTest(&argc, argv);
  const scarp::CrashHandler crashes("A test of the window crashed");
  const QTemporaryDir settings;  // the person's own settings, brushes and lost work stay as they are
  for (const char* home : {"XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"})
    qputenv(home, settings.path().toUtf8());
  QSettings::setDefaultFormat(QSettings::IniFormat);
  QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, settings.path());
  QApplication application(argc, argv);
  QApplication::setOrganizationName(QStringLiteral("Scarp"));
  QApplication::setApplicationName(QStringLiteral("scarp-test"));
  scarp::loadResources();
  // English with its plural forms, and numbers as in C, on any machine.
  scarp::rememberLanguage(QStringLiteral("en"));
  if (const QString missing = scarp::applyLanguage(); !missing.isEmpty()) {
    std::cerr << missing.toStdString() << "\n";
    return 1;
  }
  scarp::rememberLanguage({});
  QLocale::setDefault(QLocale::c());
  const bool light = qEnvironmentVariable("SCARP_PICTURES_THEME") == QLatin1String("light");
  scarp::applyTheme(light ? scarp::Theme::Light : scarp::Theme::Dark);
  return RUN_ALL_TESTS();
}
