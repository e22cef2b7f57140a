#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>

#include "app/commands/TerrainInput.h"
#include "core/team/TeamStore.h"

namespace CLI {
class App;
}

namespace scarp {

class Json;

struct CommandExit;

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

/// Prints a result as JSON; returns the exit code 0.
int printTeamJson(const Json& json);
/// "2026-11-28T06:50:00Z" for JSON.
[[nodiscard]] std::string isoTime(std::chrono::sys_time<std::chrono::milliseconds> time);
/// "2026-11-28 06:50 UTC" for a person.
[[nodiscard]] std::string shownTime(std::chrono::sys_time<std::chrono::milliseconds> time);

/// A subcommand of `team` with ADDRESS, TERRAIN if `terrain`, --trust and --json.
CLI::App* addTeamPart(CLI::App& command, const char* name, const char* help, TeamArguments& arguments, bool terrain = true);
/// Adds invite, members, rename, archive, unarchive, delete, prune and upgrade.
void addTeamAdminCommands(CLI::App& command, const std::shared_ptr<TeamArguments>& arguments, CommandExit& exit);

}  // namespace scarp
