#include "ui/settings/ProjectPreferences.h"

#include <QSettings>

namespace scarp {
namespace {

constexpr const char *kAutosave = "project/autosave", *kMinutes = "project/autosaveMinutes",
                     *kVersions = "project/versions";

// Settings can be edited by hand.
int recalled(const QSettings& settings, const char* key, int usual, int low, int high) {
  bool number = false;
  const int kept = settings.value(QLatin1String(key)).toInt(&number);
  return number && kept >= low && kept <= high ? kept : usual;
}

}  // namespace

ProjectPreferences projectPreferences() {
  const QSettings settings;
  const ProjectPreferences usual;
  return {settings.value(QLatin1String(kAutosave), usual.autosave).toBool(),
          recalled(settings, kMinutes, usual.autosaveMinutes, 1, 120),
          recalled(settings, kVersions, usual.versions, 1, 100)};
}

void rememberProjectPreferences(const ProjectPreferences& preferences) {
  QSettings settings;
  settings.setValue(QLatin1String(kAutosave), preferences.autosave);
  settings.setValue(QLatin1String(kMinutes), preferences.autosaveMinutes);
  settings.setValue(QLatin1String(kVersions), preferences.versions);
}

}  // namespace scarp
