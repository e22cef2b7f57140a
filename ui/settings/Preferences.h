#pragma once

#include <QString>
#include <cstddef>
#include <cstdint>

#include "core/view/Navigation.h"
#include "ui/render/RenderSettings.h"

namespace scarp {

struct ImportPreview;

/// How projects are kept, with the program's settings. A value.
struct ProjectPreferences {
  bool autosave = false;  ///< Saves a project that has a file by itself. Its versions keep what was before.
  int autosaveMinutes = 10;  ///< 1…120.
  int versions = 10;         ///< Saved states that a file keeps, 1…100.

  bool operator==(const ProjectPreferences&) const = default;
};

[[nodiscard]] ProjectPreferences projectPreferences();
void rememberProjectPreferences(const ProjectPreferences& preferences);

/// The kind of a file, as far as import settings go: its format, its samples and its ending.
[[nodiscard]] QString importKind(const QString& path, const ImportPreview& preview);

/// Whether files of a kind are opened by a guess without a question; remembered from one start of the program
/// to the next.
[[nodiscard]] bool opensUnasked(const QString& kind);
void openUnasked(const QString& kind);
[[nodiscard]] bool anyOpensUnasked();
/// Questions are asked again for all kinds.
void askForAllKinds();

/// The person's wish for what the program may keep in memory, bytes (see LargePages): half of the machine's
/// where there is none.
[[nodiscard]] std::size_t rememberedMemory();
/// From now on, and at every start without `--memory`.
void rememberMemory(std::size_t bytes);
/// Makes the program keep to the wish.
void applyMemory();

/// The person's wish for how many bytes of data from the network are kept on disk (see BlockCache.h), whole
/// MiB; 0: none.
[[nodiscard]] std::uint64_t rememberedCache();
/// From now on, and at every start.
void rememberCache(std::uint64_t bytes);
/// Makes the program keep to the wish.
void applyCache();

/// Whose mouse gestures move the camera, as remembered from the last run; Scarp's own to begin with.
[[nodiscard]] NavigationStyle rememberedNavigation();
void rememberNavigation(NavigationStyle style);

/// Whether tips come up by themselves; remembered from the last run, so to begin with.
[[nodiscard]] bool showsTips();
void rememberTips(bool shown);

/// Whether the camera jumps where it would travel; remembered from the last run, not so to begin with.
[[nodiscard]] bool reducesMotion();
void rememberReducedMotion(bool reduced);

/// How the ground looks, as remembered from the last run: what belongs to the person rather than to a terrain
/// (see TerrainLook). What is not remembered, or makes no sense, is taken from
/// `usual`.
[[nodiscard]] RenderSettings rememberedLook(const RenderSettings& usual);
/// Whether a shading is remembered, and not only other things.
[[nodiscard]] bool shadingRemembered();
/// withShading: the shading mode was chosen by hand, not by what suits the machine.
void rememberLook(const RenderSettings& settings, bool withShading);

/// How finely the ground is drawn, likewise.
[[nodiscard]] RenderSettings rememberedQuality(const RenderSettings& usual);
void rememberQuality(const RenderSettings& settings);

}  // namespace scarp
