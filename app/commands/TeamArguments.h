#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "app/commands/Commands.h"
#include "app/commands/TerrainInput.h"
#include "core/team/TeamStore.h"

namespace CLI {
class App;
}

namespace scarp {

/// Arguments of the subcommands of `scarp team`.
struct TeamArguments {
  std::string address, terrain, file, name;
  std::string role = "edit";
  std::string version, contents, trust;
  std::string action;  ///< Of `members`: add, remove, or empty to list.
  std::int64_t most = 20, change = 0, olderThan = 24;
  InputOptions input;  ///< Of `init`.
  bool json = false, yes = false, all = false, deletes = false, dryRun = false, keepsObjects = false;
};

/// "2026-11-28 06:50 UTC" for a person.
[[nodiscard]] inline std::string shownTime(std::chrono::system_clock::time_point time) {
  return utcText(time, "%Y-%m-%d %H:%M UTC");
}

/// Runs a subcommand; returns the exit code.
using RunTeam = std::function<int(const TeamArguments&)>;
/// Shared by the subcommands of `team`.
struct TeamCommandLine {
  CLI::App& command;
  std::shared_ptr<TeamArguments> arguments;
  CommandExit& exit;
};
/// A subcommand of `team` with ADDRESS, TERRAIN if `terrain`, --trust and --json.
CLI::App* addTeamPart(const TeamCommandLine& parts, const char* name, const char* help, RunTeam run,
                      bool terrain = true);
/// Adds invite, members, rename, archive, unarchive, delete, prune and upgrade.
void addTeamAdminCommands(const TeamCommandLine& parts);

}  // namespace scarp
