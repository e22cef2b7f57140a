#pragma once

namespace scarp {

/// How projects are kept, with the program's settings. A value.
struct ProjectPreferences {
  bool autosave = false;  ///< Saves a project that has a file by itself. Its versions keep what was before.
  int autosaveMinutes = 10;  ///< 1…120.
  int versions = 10;         ///< Saved states that a file keeps, 1…100.

  bool operator==(const ProjectPreferences&) const = default;
};

[[nodiscard]] ProjectPreferences projectPreferences();
void rememberProjectPreferences(const ProjectPreferences& preferences);

}  // namespace scarp
