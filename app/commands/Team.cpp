#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <memory>
#include <stdexcept>

#include "app/commands/CommandProgress.h"
#include "app/commands/Commands.h"
#include "app/commands/TeamArguments.h"
#include "app/commands/TerrainInput.h"
#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/project/ProjectFile.h"
#include "core/script/Script.h"
#include "core/team/TeamAddress.h"
#include "core/team/TeamAdmin.h"
#include "core/team/TeamStore.h"
#include "core/team/TeamSync.h"

namespace scarp {

namespace {

constexpr const char* kServerHelp =
    R"(A team's terrain needs a PostgreSQL server, version 15 or later, that everybody reaches.
On Debian 12, as root:

  apt-get install postgresql-15
  su postgres -c "createuser --pwprompt lead"          # who makes terrains
  su postgres -c "createdb --owner lead scarp"         # where they are kept
  su postgres -c "createuser --pwprompt ann"           # each of the team

In /etc/postgresql/15/main/postgresql.conf: listen_addresses = '*', and a certificate that others
can check (ssl_cert_file, ssl_key_file). In pg_hba.conf, for the addresses of the team:

  hostssl scarp all 192.0.2.0/24 scram-sha-256

Then, as the lead, on any machine:

  scarp team init postgresql://lead@server/scarp valley.scarp --name Valley
  scarp team members postgresql://lead@server/scarp Valley add ann --role edit

Passwords stand in ~/.pgpass (server:5432:scarp:ann:password, readable by nobody else) or in the
environment (PGPASSWORD). Scarp keeps none. Backups are those of PostgreSQL: pg_dump scarp.

Tiles, pictures and models may lie in an object store (AWS, MinIO, Ceph and others with S3) instead of
the database; who makes the terrain says where:

  scarp team init postgresql://lead@server/scarp valley.scarp --name Valley --contents s3://bucket/prefix

Everybody's environment says how it is reached, as for GDAL's /vsis3/; Scarp keeps none of it:

  AWS_REGION=eu-central-1 AWS_ACCESS_KEY_ID=... AWS_SECRET_ACCESS_KEY=...     # or AWS_PROFILE
  AWS_S3_ENDPOINT=minio.example.org:9000 AWS_VIRTUAL_HOSTING=FALSE            # a server of your own
  AWS_HTTPS=NO                                                                # without TLS

Rights below s3://bucket/prefix/: s3:GetObject for all, s3:PutObject for who edits, s3:DeleteObject and
s3:ListBucket for administrators who prune or delete terrains; with s3:ListBucket a missing object is told
from one that is not permitted. A backup is that of the database and of the bucket, the database first.
)";

int initTeam(const TeamArguments& arguments) {
  CommandProgress progress;
  auto input = readTerrain(arguments.file, arguments.input, DamageScope{DamageScope::Content::Document},
                           progress.stage("reading"));
  if (!input) return reportFailure(input.error());
  const auto document = documentOf(*input);
  auto store = TeamStore::make(arguments.address, arguments.name, {}, arguments.contents);
  if (!store) return reportFailure(store.error());
  if (const auto shared = shareDocument(**store, *document); !shared)
    return reportFailure(shared.error());
  progress.clear();
  reportWarnings(*input);
  if (arguments.json)
    return printJson({{"terrain", arguments.name},
                      {"columns", document->frame().columns},
                      {"rows", document->frame().rows}});
  std::printf("\"%s\": %d x %d samples are shared\n", printableLine(arguments.name).c_str(),
              document->frame().columns, document->frame().rows);
  return 0;
}

int listTeams(const TeamArguments& arguments) {
  const auto terrains = teamListings(arguments.address);
  if (!terrains) return reportFailure(terrains.error());
  std::size_t archived = 0, shown = 0;
  Json json{{"terrains", Json::array()}};
  for (const TeamListing& terrain : *terrains) {
    archived += terrain.archived ? 1 : 0;
    if (terrain.archived && !arguments.all) continue;
    ++shown;
    if (arguments.json)
      json["terrains"].push_back({{"name", terrain.name},
                                  {"role", roleOfRights(terrain.rights)},
                                  {"changes", terrain.changes},
                                  {"archived", terrain.archived}});
    else
      std::printf("%s%s\n", printableLine(terrain.name).c_str(), terrain.archived ? "\tarchived" : "");
  }
  if (arguments.json) return printJson(json);
  if (terrains->empty()) std::printf("there is no terrain here that you are a member of\n");
  if (shown == 0 && archived > 0)
    std::printf("%zu archived terrain%s: --all lists archived ones too\n", archived, archived == 1 ? "" : "s");
  return 0;
}

/// The latest changes, the last one last: its number, who made it, and what.
int showLog(const TeamArguments& arguments) {
  auto store = TeamStore::open(arguments.address, arguments.terrain);
  if (!store) return reportFailure(store.error());
  const auto head = (*store)->head();
  if (!head) return reportFailure(head.error());
  const auto lines =
      (*store)->lines(std::max<std::int64_t>(*head - arguments.most, 0), static_cast<int>(arguments.most));
  if (!lines) return reportFailure(lines.error());
  if (arguments.json) {
    Json json{{"terrain", arguments.terrain}, {"changes", Json::array()}};
    for (const TeamLogLine& line : *lines)
      json["changes"].push_back({{"change", line.seq},
                                 {"author", line.author},
                                 {"what", line.name.text()},
                                 {"made", utcText(line.made)}});
    return printJson(json);
  }
  for (const TeamLogLine& line : *lines)
    std::printf("%lld\t%s\t%s\n", static_cast<long long>(line.seq), line.author.c_str(),
                line.name.text().c_str());
  return 0;
}

/// Returns the change that the arguments select: by its number, by the name of a version, or 0 for neither.
/// Fails if several changes have the name.
Result<std::int64_t> changeMeant(TeamStore& store, const TeamArguments& arguments) {
  if (arguments.version.empty()) return arguments.change;
  const auto versions = store.versions();
  if (!versions) return versions.error();
  std::int64_t seq = 0;
  std::string several;
  for (const TeamVersion& version : *versions) {
    if (version.name != arguments.version) continue;
    several += (several.empty() ? "" : ", ") + std::to_string(version.seq) + " (" + version.author + ")";
    // Anybody may give another state the same name.
    if (seq != 0 && seq != version.seq)
      return Error{"several states have the name \"%1\": %2. Give the number with --change",
                   printableLine(arguments.version), several};
    seq = version.seq;
  }
  if (seq == 0) return Error{"this terrain has no version \"%1\"", printableLine(arguments.version)};
  return seq;
}

int takeDown(const TeamArguments& arguments) {
  CommandProgress progress;
  auto store = TeamStore::open(arguments.address, arguments.terrain);
  if (!store) return reportFailure(store.error());
  const auto seq = changeMeant(**store, arguments);
  if (!seq) return reportFailure(seq.error());
  const auto head = (*store)->head();
  if (!head) return reportFailure(head.error());
  if (*seq > *head) return reportFailure(Error{"this terrain has no change %1", *seq});
  const auto team = *seq == 0 ? openTeam(**store) : openTeamAt(**store, *seq);
  if (!team) return reportFailure(team.error());
  const auto written = ProjectFile::saveAs(arguments.file, contentsOf(*team->document), nullptr, {},
                                           progress.stage("writing"));
  if (!written) return reportFailure(written.error());
  progress.clear();
  if (arguments.json)
    return printJson({{"terrain", arguments.terrain}, {"change", team->head}, {"file", arguments.file}});
  std::printf("%s: the terrain as change %lld left it\n", printableLine(arguments.file).c_str(),
              static_cast<long long>(team->head));
  return 0;
}

/// Names a change; the latest where none is given.
int nameVersion(const TeamArguments& arguments) {
  auto store = TeamStore::open(arguments.address, arguments.terrain);
  if (!store) return reportFailure(store.error());
  const auto head = (*store)->head();
  if (!head) return reportFailure(head.error());
  const std::int64_t seq = arguments.change == 0 ? *head : arguments.change;
  if (const auto named = (*store)->nameVersion(seq, arguments.version); !named)
    return reportFailure(named.error());
  if (arguments.json)
    return printJson({{"terrain", arguments.terrain}, {"change", seq}, {"version", arguments.version}});
  std::printf("change %lld is \"%s\"\n", static_cast<long long>(seq),
              printableLine(arguments.version).c_str());
  return 0;
}

/// Changes with names: number, who named it, when, name.
int listVersions(const TeamArguments& arguments) {
  auto store = TeamStore::open(arguments.address, arguments.terrain);
  if (!store) return reportFailure(store.error());
  const auto versions = (*store)->versions();
  if (!versions) return reportFailure(versions.error());
  if (arguments.json) {
    Json json{{"terrain", arguments.terrain}, {"versions", Json::array()}};
    for (const TeamVersion& version : *versions)
      json["versions"].push_back({{"change", version.seq},
                                  {"name", version.name},
                                  {"author", version.author},
                                  {"made", utcText(version.made)}});
    return printJson(json);
  }
  for (const TeamVersion& version : *versions)
    std::printf("%lld\t%s\t%s\t%s\n", static_cast<long long>(version.seq), version.author.c_str(),
                shownTime(version.made).c_str(), version.name.c_str());
  if (versions->empty()) std::printf("no change of this terrain has a name\n");
  return 0;
}

int restoreVersion(const TeamArguments& arguments) {
  auto store = TeamStore::open(arguments.address, arguments.terrain);
  if (!store) return reportFailure(store.error());
  const auto seq = changeMeant(**store, arguments);
  if (!seq) return reportFailure(seq.error());
  const std::string name = arguments.version.empty() ? "change " + std::to_string(*seq) : arguments.version;
  if (const auto may = (*store)->require("edit"); !may) return reportFailure(may.error());
  const auto brought = bringBack(**store, *seq, name);
  if (!brought) return reportFailure(brought.error());
  if (arguments.json)
    return printJson({{"terrain", arguments.terrain}, {"change", *seq}, {"changed", *brought}});
  std::printf(*brought ? "the terrain is as change %lld left it, in a new change\n"
                       : "the terrain is as change %lld left it already\n",
              static_cast<long long>(*seq));
  return 0;
}

int runInTeam(const TeamArguments& arguments) {
  const auto text = readTextFile(arguments.file);
  if (!text) return reportFailure(text.error());
  const auto script =
      parseScript(*text, FileScope::within(std::filesystem::path(arguments.file).parent_path().string(), {}));
  if (!script) return reportFailure(errorIn(arguments.file, script.error()));
  auto store = TeamStore::open(arguments.address, arguments.terrain);
  if (!store) return reportFailure(store.error());
  if (const auto may = (*store)->require("edit"); !may) return reportFailure(may.error());
  const auto team = TeamSync::open(**store);
  if (!team) return reportFailure(team.error());
  const std::int64_t before = (*team)->head();
  if (const auto done = replay(*script, (*team)->document(), {},
                               [&](const Message& note) { reportWarning(messageIn(arguments.file, note)); });
      !done)
    return reportFailure(errorIn(arguments.file, done.error()));
  if (const auto pushed = (*team)->push(); !pushed) return reportFailure(pushed.error());
  for (const Message& note : (*team)->takeNotes()) reportWarning(note);
  if (arguments.json)
    return printJson(
        {{"terrain", arguments.terrain}, {"changes", (*team)->head() - before}, {"latest", (*team)->head()}});
  std::printf("%lld changes, the latest is %lld\n", static_cast<long long>((*team)->head() - before),
              static_cast<long long>((*team)->head()));
  return 0;
}

/// A version by its name, or a change by its number.
void addVersionOptions(CLI::App& part, TeamArguments& arguments, bool needed) {
  CLI::Option_group* which = part.add_option_group("which");
  which->add_option("--version", arguments.version, "As it was when this name was given");
  which->add_option("--change", arguments.change, "As this change left it")->check(CLI::PositiveNumber);
  which->require_option(needed ? 1 : 0, 1);
}

}  // namespace

CLI::App* addTeamPart(const TeamCommandLine& parts, const char* name, const char* help, RunTeam run, bool terrain) {
  TeamArguments& arguments = *parts.arguments;
  CLI::App* part = parts.command.add_subcommand(name, help);
  part->callback([parts, run = std::move(run)] { parts.exit.code = run(*parts.arguments); });
  part->add_option("ADDRESS", arguments.address, "postgresql://name@server/database")->required();
  if (terrain) part->add_option("TERRAIN", arguments.terrain, "The terrain's name")->required();
  part->add_option("--trust", arguments.trust,
                   "SHA-256 fingerprint of the server's certificate, as its administrator gives it: trust it from now on")
      ->check([](const std::string& text) {
        return normalFingerprint(text) ? std::string() : "is not a SHA-256 fingerprint (64 hexadecimal digits)";
      });
  part->parse_complete_callback([&arguments] {
    if (arguments.trust.empty()) return;
    if (const auto trusted = trustServer(arguments.address, arguments.trust); !trusted)
      throw std::runtime_error(trusted.error().text());
  });
  part->add_flag("--json", arguments.json, "Print the result as JSON");
  return part;
}

void addTeamCommand(CLI::App& program, CommandExit& exit) {
  auto arguments = std::make_shared<TeamArguments>();
  CLI::App* command = program.add_subcommand("team", "Terrains that several edit, on a PostgreSQL server");
  command->require_subcommand(1);
  const TeamCommandLine parts{*command, arguments, exit};

  CLI::App* init = addTeamPart(parts, "init", "Share a terrain or project", initTeam, false);
  init->add_option("INPUT", arguments->file, "Raster or project")->required();
  init->add_option("--name", arguments->name, "Of the shared terrain")->required();
  init->add_option("--contents", arguments->contents,
                   "Keep tiles, pictures and models in an object store: s3://bucket/prefix");
  addDamageOption(*init, arguments->input.acceptDamage);
  addTeamPart(parts, "list", "List the terrains that one is a member of", listTeams, false)
      ->add_flag("--all", arguments->all, "Archived terrains as well");
  addTeamPart(parts, "log", "Show who changed what", showLog)
      ->add_option("--last", arguments->most, "So many changes; 20 where left out")
      ->check(CLI::Range(1, 100'000));
  CLI::App* get = addTeamPart(parts, "get", "Write the terrain as a project", takeDown);
  get->add_option("OUTPUT", arguments->file, "Project (.scarp)")->required();
  addVersionOptions(*get, *arguments, false);
  CLI::App* name = addTeamPart(parts, "name", "Give the terrain as it is a name: a version", nameVersion);
  name->add_option("NAME", arguments->version, "Of the version")->required();
  name->add_option("--change", arguments->change, "As this change left it; the latest where left out")
      ->check(CLI::PositiveNumber);
  addTeamPart(parts, "versions", "List the versions", listVersions);
  addVersionOptions(*addTeamPart(parts, "restore", "Bring a version back, as a new change", restoreVersion),
                    *arguments, true);
  addTeamPart(parts, "run", "Do a script's operations to it", runInTeam)
      ->add_option("SCRIPT", arguments->file, "JSON")
      ->required();
  addTeamAdminCommands(parts);

  CLI::App* help = command->add_subcommand("serve-help", "How to set a server up");
  help->callback([] { std::fputs(kServerHelp, stdout); });
}

}  // namespace scarp
