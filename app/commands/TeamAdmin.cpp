#include <unistd.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <cstdio>
#include <iostream>
#include <memory>

#include "app/commands/CommandProgress.h"
#include "app/commands/Commands.h"
#include "app/commands/TeamArguments.h"
#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/team/TeamSchema.h"

namespace scarp {

namespace {

/// Deleting a terrain with a long history takes the server some time.
PostgresPatience longPatience() { return {std::chrono::seconds(10), std::chrono::minutes(30)}; }

std::string quotedName(const std::string& name) { return inQuotes(printableLine(name)); }

std::string bytesText(std::int64_t bytes) {
  const char* const units[] = {"bytes", "KB", "MB", "GB", "TB"};
  double size = static_cast<double>(bytes);
  std::size_t unit = 0;
  for (; size >= 1000.0 && unit + 1 < std::size(units); ++unit) size /= 1000.0;
  char text[32];
  std::snprintf(text, sizeof text, unit == 0 ? "%.0f %s" : "%.1f %s", size, units[unit]);
  return text;
}

std::string countText(std::int64_t count, const char* one, const char* many) {
  return std::to_string(count) + ' ' + (count == 1 ? one : many);
}

int listMembers(const TeamArguments& arguments) {
  auto store = TeamStore::open(arguments.address, arguments.terrain);
  if (!store) return reportFailure(store.error());
  const auto members = (*store)->members();
  if (!members) return reportFailure(members.error());
  if (arguments.json) {
    Json json{{"terrain", arguments.terrain}, {"members", Json::array()}};
    for (const TeamMember& member : *members)
      json["members"].push_back({{"name", member.name},
                                 {"role", roleOfRights(member.rights)},
                                 {"here", member.here},
                                 {"lastSeen", member.seen ? Json(utcText(*member.seen)) : Json()},
                                 {"canLogIn", member.hasRole}});
    return printJson(json);
  }
  for (const TeamMember& member : *members)
    std::printf("%s\t%s\t%s\n", printableLine(member.name).c_str(), roleOfRights(member.rights).c_str(),
                !member.hasRole ? "the database has no such role any more"
                : member.here   ? "here now"
                : member.seen   ? shownTime(*member.seen).c_str()
                                : "never seen");
  return 0;
}

/// Adds a member, changes its role, or removes it. roleGiven: whether the role was given.
int changeMember(const TeamArguments& arguments, bool remove, bool roleGiven) {
  auto store = TeamStore::open(arguments.address, arguments.terrain);
  if (!store) return reportFailure(store.error());
  if (!remove && !roleGiven) {
    const auto members = (*store)->members();
    if (!members) return reportFailure(members.error());
    const auto there = std::ranges::find(*members, arguments.name, &TeamMember::name);
    if (there != members->end())
      return reportFailure(Error{"\"%1\" is a member already, with the role %2: --role gives another one",
                                 printableLine(arguments.name), roleOfRights(there->rights)});
  }
  const std::string rights = remove ? "none" : rightsOfRole(arguments.role);
  if (const auto done = (*store)->invite(arguments.name, rights); !done) return reportFailure(done.error());
  if (arguments.json) {
    Json json{{"terrain", arguments.terrain}, {"member", arguments.name}};
    json["role"] = rights == "none" ? Json() : Json(roleOfRights(rights));
    return printJson(json);
  }
  if (rights == "none")
    std::printf("%s: %s is not a member any more\n", quotedName(arguments.terrain).c_str(),
                printableLine(arguments.name).c_str());
  else
    std::printf("%s: %s has the role %s\n", quotedName(arguments.terrain).c_str(), printableLine(arguments.name).c_str(),
                roleOfRights(rights).c_str());
  return 0;
}

int renameTerrain(const TeamArguments& arguments) {
  auto store = TeamStore::open(arguments.address, arguments.terrain);
  if (!store) return reportFailure(store.error());
  if (const auto done = (*store)->rename(arguments.name); !done) return reportFailure(done.error());
  if (arguments.json) return printJson({{"terrain", arguments.name}, {"before", arguments.terrain}});
  std::printf("%s is now called %s\n", quotedName(arguments.terrain).c_str(), quotedName(arguments.name).c_str());
  return 0;
}

int archiveTerrain(const TeamArguments& arguments, bool archived) {
  auto store = TeamStore::open(arguments.address, arguments.terrain);
  if (!store) return reportFailure(store.error());
  if (const auto done = (*store)->archive(archived); !done) return reportFailure(done.error());
  if (arguments.json) return printJson({{"terrain", arguments.terrain}, {"archived", archived}});
  std::printf(archived ? "%s is archived: it can be looked at, not changed\n" : "%s can be changed again\n",
              quotedName(arguments.terrain).c_str());
  return 0;
}

int deleteTerrain(const TeamArguments& arguments) {
  auto store = TeamStore::open(arguments.address, arguments.terrain, longPatience());
  if (!store) return reportFailure(store.error());
  if (const auto may = (*store)->require("lead"); !may) return reportFailure(may.error());
  if (!arguments.yes) {
    const auto head = (*store)->head();
    if (!head) return reportFailure(head.error());
    if (isatty(STDIN_FILENO) == 1)
      std::fprintf(stderr, "This deletes %s with its history of %s, for everybody. Type its name to confirm: ",
                   quotedName(arguments.terrain).c_str(), countText(*head, "change", "changes").c_str());
    std::string typed;
    std::getline(std::cin, typed);
    if (typed != arguments.terrain)
      return reportFailure(
          Error{"\"%1\" was not deleted: its name was not typed to confirm (--yes deletes without asking)",
                printableLine(arguments.terrain)});
  }
  const auto gone = (*store)->remove(arguments.keepsObjects);
  if (!gone) return reportFailure(gone.error());
  if (!gone->empty()) reportWarning(*gone);
  if (arguments.json) return printJson({{"terrain", arguments.terrain}, {"deleted", true}});
  std::printf("%s is deleted\n", quotedName(arguments.terrain).c_str());
  return 0;
}

int pruneTerrain(const TeamArguments& arguments) {
  CommandProgress progress;
  auto store = TeamStore::open(arguments.address, arguments.terrain, longPatience());
  if (!store) return reportFailure(store.error());
  const TeamPruneOptions options{std::chrono::hours(arguments.olderThan), !arguments.deletes};
  const auto pruned = (*store)->prune(options, progress.stage("pruning"));
  if (!pruned) return reportFailure(pruned.error());
  progress.clear();
  if (arguments.json)
    return printJson({{"terrain", arguments.terrain},
                      {"deleted", arguments.deletes},
                      {"contents", pruned->contents},
                      {"contentBytes", pruned->contentBytes},
                      {"objects", pruned->objects},
                      {"objectBytes", pruned->objectBytes}});
  std::printf("%s: %s (%s) and %s (%s) that no change refers to\n", quotedName(arguments.terrain).c_str(),
              countText(pruned->contents, "content", "contents").c_str(), bytesText(pruned->contentBytes).c_str(),
              countText(pruned->objects, "object", "objects").c_str(), bytesText(pruned->objectBytes).c_str());
  if (pruned->contents + pruned->objects > 0)
    std::printf(arguments.deletes ? "they are deleted\n" : "nothing was deleted: --delete deletes them\n");
  return 0;
}

int upgradeDatabase(const TeamArguments& arguments) {
  auto connection = PostgresConnection::connect(arguments.address, longPatience());
  if (!connection) return reportFailure(connection.error());
  const auto done = upgradeTeamSchema(**connection);
  if (!done) return reportFailure(done.error());
  if (arguments.json) return printJson({{"from", done->from}, {"to", done->to}});
  if (done->from == done->to)
    std::printf("%s is up to date (version %d)\n", (*connection)->shown().text().c_str(), done->to);
  else
    std::printf("%s is upgraded from version %d to version %d\n", (*connection)->shown().text().c_str(),
                done->from, done->to);
  return 0;
}

}  // namespace

void addTeamAdminCommands(const TeamCommandLine& parts) {
  const std::shared_ptr<TeamArguments>& arguments = parts.arguments;
  const auto given = std::make_shared<const CLI::Option*>();  ///< The option with the role of a member.
  CLI::App* invite =
      addTeamPart(parts, "invite", "The same as members … add", [given](const TeamArguments& all) {
        return changeMember(all, all.role == "none", (*given)->count() > 0);
      });
  invite->add_option("NAME", arguments->name, "A role of the database")->required();
  *given =
      invite->add_option("--rights,--role", arguments->role, "look, edit, admin or none; edit where left out")
          ->check(CLI::IsMember({"look", "edit", "admin", "lead", "none"}));

  const auto role = std::make_shared<const CLI::Option*>();
  CLI::App* members =
      addTeamPart(parts, "members", "List, add or remove members", [role](const TeamArguments& all) {
        const bool roleGiven = (*role)->count() > 0;
        if (!all.action.empty() && all.name.empty())
          throw CLI::ValidationError("NAME", "whom to " + all.action + "?");
        if (all.action != "add" && roleGiven) throw CLI::ValidationError("--role", "goes with add");
        return all.action.empty() ? listMembers(all) : changeMember(all, all.action == "remove", roleGiven);
      });
  members->add_option("ACTION", arguments->action, "add or remove; the members are listed where left out")
      ->check(CLI::IsMember({"add", "remove"}));
  members->add_option("NAME", arguments->name, "A role of the database");
  *role = members
              ->add_option("--role", arguments->role,
                           "look, edit or admin; edit where left out. Of a member: its new role")
              ->check(CLI::IsMember({"look", "edit", "admin"}));

  addTeamPart(parts, "rename", "Give a terrain another name", renameTerrain)
      ->add_option("NAME", arguments->name, "Its new name")
      ->required();
  addTeamPart(parts, "archive", "Make a terrain read-only and hide it from the list",
              [](const TeamArguments& all) { return archiveTerrain(all, true); });
  addTeamPart(parts, "unarchive", "Let members change an archived terrain again",
              [](const TeamArguments& all) { return archiveTerrain(all, false); });

  CLI::App* remove = addTeamPart(parts, "delete", "Delete a terrain with its history", deleteTerrain);
  remove->add_flag("--yes", arguments->yes, "Do not ask for its name");
  remove->add_flag("--keep-objects", arguments->keepsObjects,
                   "Leave its objects in the object store, which may be gone already");
  CLI::App* prune =
      addTeamPart(parts, "prune", "Count, or delete, contents that no change refers to", pruneTerrain);
  CLI::Option* deletes = prune->add_flag("--delete", arguments->deletes, "Delete them");
  prune->add_flag("--dry-run", arguments->dryRun, "Only count them, as without --delete")->excludes(deletes);
  prune->add_option("--older-than", arguments->olderThan,
                    "Only what was added so many hours ago; 24 where left out, and at least for object stores")
      ->check(CLI::Range(0, 1'000'000));
  addTeamPart(parts, "upgrade", "Bring a database of an earlier version up to date", upgradeDatabase, false);
}

}  // namespace scarp
