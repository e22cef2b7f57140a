#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/base/Json.h"
#include "core/document/TerrainDocument.h"
#include "core/io/RasterExport.h"
#include "core/project/ProjectFile.h"
#include "core/team/Postgres.h"
#include "core/team/TeamStore.h"
#include "core/team/TeamSync.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/PostgresServer.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

class TeamCommand : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    if (!server_) server_ = PostgresServer::start(why_);
  }
  static void TearDownTestSuite() { server_.reset(); }
  void SetUp() override {
    if (!server_) GTEST_SKIP() << "NOTHING OF A TEAM'S TERRAIN IS TESTED: " << why_;
    ASSERT_TRUE(exportRaster(fractalTerrain(300, 200), heights_).ok());
    std::ofstream(script_) << R"({"scarp": 1, "operations": [
      {"op": "stroke", "brush": {"kind": "raise", "radius": 30, "strength": 20}, "samples": [[0, 0], [20, 10]]},
      {"op": "place", "asset": "conifer", "x": 5, "y": 5}]})";
  }

  static void sql(const std::string& statements) {
    const auto owner = PostgresConnection::connect(server_->address());
    ASSERT_TRUE(owner);
    const auto done = (*owner)->execute(statements);
    ASSERT_TRUE(done) << done.error().text();
  }

  /// Shares the terrain without the program.
  static std::unique_ptr<TeamStore> share(const std::string& name) {
    auto store = TeamStore::make(server_->address(), name);
    EXPECT_TRUE(store) << store.error().text();
    EXPECT_TRUE(shareDocument(**store, TerrainDocument(fractalTerrain(140, 90))));
    return std::move(*store);
  }

  inline static std::unique_ptr<PostgresServer> server_;
  inline static std::string why_;
  TempFolder folder_;
  const std::string heights_ = folder_.file("a.tif"), script_ = folder_.file("hill.json");
};

TEST_F(TeamCommand, ATerrainIsSharedEditedAndTakenDownAsByOneHand) {
  const std::string address = server_->address();
  const ProgramRun made = runProgram({"team", "init", address, heights_, "--name", "Valley"});
  ASSERT_EQ(made.code, 0) << made.err;
  EXPECT_EQ(made.out, "\"Valley\": 300 x 200 samples are shared\n");
  EXPECT_NE(runProgram({"team", "list", address}).out.find("Valley\n"), std::string::npos);
  const ProgramRun run = runProgram({"team", "run", address, "Valley", script_});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(run.out, "2 changes, the latest is 3\n");
  const ProgramRun log = runProgram({"team", "log", address, "Valley"});
  EXPECT_EQ(log.out, "1\towner\tShare\n2\towner\tRaise\n3\towner\tPlace conifer\n");
  const std::string alone = folder_.file("alone.scarp");
  ASSERT_EQ(runProgram({"run", script_, "--in", heights_, "-o", alone}).code, 0);
  const auto groundIn = [](const std::string& project) {
    const auto opened = ProjectFile::open(project, {.readOnly = true});
    EXPECT_TRUE(opened.ok());
    return opened.ok() ? samplesOf(opened->document.rasters.at(kGround)) : std::vector<float>();
  };
  const auto taken = [&](std::vector<std::string> which) {
    const std::string project = folder_.file("taken.scarp");
    which.insert(which.begin(), {"team", "get", address, "Valley", project});
    EXPECT_EQ(runProgram(which).code, 0);
    return groundIn(project);
  };
  const std::vector<float> edited = taken({});
  EXPECT_TRUE(sameBits(edited, groundIn(alone)));

  EXPECT_EQ(runProgram({"team", "versions", address, "Valley"}).out, "no change of this terrain has a name\n");
  EXPECT_EQ(runProgram({"team", "name", address, "Valley", "As shared", "--change", "1"}).out,
            "change 1 is \"As shared\"\n");
  EXPECT_EQ(runProgram({"team", "name", address, "Valley", "With hill"}).out, "change 3 is \"With hill\"\n");
  const std::string versions = runProgram({"team", "versions", address, "Valley"}).out;
  EXPECT_TRUE(versions.starts_with("1\towner\t20")) << versions;
  EXPECT_NE(versions.find("\tAs shared\n3\towner\t"), std::string::npos) << versions;
  expectRefusal(runProgram({"team", "name", address, "Valley", "Later", "--change", "9"}), 1,
                {"has no change 9"});
  const ProgramRun restored = runProgram({"team", "restore", address, "Valley", "--version", "As shared"});
  EXPECT_EQ(restored.out, "the terrain is as change 1 left it, in a new change\n") << restored.err;
  EXPECT_TRUE(sameBits(taken({}), taken({"--change", "1"})));
  EXPECT_TRUE(sameBits(taken({"--version", "With hill"}), edited));
  // A state that several names mean is asked for.
  EXPECT_EQ(runProgram({"team", "name", address, "Valley", "As shared", "--change", "2"}).code, 0);
  expectRefusal(runProgram({"team", "restore", address, "Valley", "--version", "As shared"}), 1,
                {"several states have the name \"As shared\": 1 (owner), 2 (owner)", "--change"});
  expectRefusal(runProgram({"team", "restore", address, "Valley", "--version", "Best"}), 1,
                {"no version \"Best\""});
  expectRefusal(runProgram({"team", "get", address, "Valley", alone, "--change", "99"}), 1, {"no change 99"});
  expectRefusal(runProgram({"team", "init", address, heights_, "--name", "Valley"}), 1,
                {"has a terrain \"Valley\" already"});
  expectRefusal(runProgram({"team", "log", address, "Hill"}), 1, {"no terrain \"Hill\""});
}

TEST_F(TeamCommand, AFingerprintIsTrustedByAnOption) {
  const TempFolder home;
  ::setenv("XDG_CONFIG_HOME", home.path().c_str(), 1);
  const std::string fingerprint = server_->useTls(), address = server_->passwordAddress("localhost", "");
  ASSERT_FALSE(fingerprint.empty());
  expectRefusal(runProgram({"team", "list", address}), 1, {"cannot prove its identity", fingerprint, "--trust"});
  expectRefusal(runProgram({"team", "list", address, "--trust", "AB:CD"}), 2,
                {"--trust", "is not a SHA-256 fingerprint"});
  expectRefusal(runProgram({"team", "list", address, "--trust", std::string(64, 'a')}), 1, {"has changed", fingerprint});
  EXPECT_EQ(runProgram({"team", "list", address, "--trust", fingerprint}).code, 0);
  EXPECT_EQ(runProgram({"team", "list", address}).code, 0);
  ::unsetenv("XDG_CONFIG_HOME");
}

/// The blocks of commands in a section of the guide.
std::vector<std::string> commandsOf(const std::string& section) {
  std::ifstream in(std::filesystem::path(SCARP_SOURCE_DIR) / "docs/team.md");
  std::stringstream text;
  text << in.rdbuf();
  std::string part = text.str();
  part.erase(0, part.find("\n## " + section + "\n") + 1);
  part.erase(std::min(part.find("\n## "), part.size()));
  std::vector<std::string> blocks;
  constexpr std::string_view begin = "\n```sh\n", end = "\n```\n";
  for (std::size_t at = part.find(begin); at != std::string::npos; at = part.find(begin, at)) {
    at += begin.size();
    blocks.push_back(part.substr(at, part.find(end, at) - at) + "\n");
  }
  return blocks;
}

TEST(TeamDocument, TenMinutesOnOneMachineRunAsPrinted) {
  if (!std::filesystem::exists("/usr/lib/postgresql/15/bin/initdb")) GTEST_SKIP() << "postgresql-15 is not installed";
  const auto blocks = commandsOf("Ten minutes on one machine");
  ASSERT_EQ(blocks.size(), 5U);
  // As printed, but for the port, which a server of this machine may have.
  const std::string port = std::to_string(20000 + ::getpid() % 20000);
  std::string script = "trap 'pg_ctl -D data -m immediate stop > /dev/null 2>&1 || true' EXIT\n";
  for (std::string block : blocks) {
    for (std::size_t at = block.find("5433"); at != std::string::npos; at = block.find("5433")) block.replace(at, 4, port);
    script += block;
  }
  const TempFolder folder;
  std::filesystem::permissions(folder.path(), std::filesystem::perms::all);
  std::ofstream(folder.file("script")) << script;
  // The server refuses to run as root.
  const std::string user = ::geteuid() == 0 ? "setpriv --reuid=postgres --regid=postgres --clear-groups " : "";
  const std::string program = std::filesystem::path(SCARP_PROGRAM).parent_path().string();
  const int status = std::system(("cd " + folder.path().string() + " && " + user + "env -u PGSSLMODE -u PGSSLROOTCERT HOME=" +
                                  folder.path().string() + " XDG_CONFIG_HOME= SCARP_REMOTE_CACHE=0 PATH=\"" + program +
                                  ":$PATH\" bash -e script > out 2>&1")
                                     .c_str());
  const std::string out = readBytes(folder.file("out"));
  ASSERT_EQ(WEXITSTATUS(status), 0) << out;
  EXPECT_NE(out.find("\"Valley\": 300 x 200 samples are shared\n"), std::string::npos) << out;
  EXPECT_NE(out.find("1 changes, the latest is 2\n"), std::string::npos) << out;
  EXPECT_NE(out.find("1\tlead\tShare\n2\tann\tRaise\n"), std::string::npos) << out;
  EXPECT_TRUE(std::filesystem::exists(folder.file("team-server/mine.scarp")));
  EXPECT_TRUE(std::filesystem::exists(folder.file(".config/scarp/known-servers")));
}

TEST_F(TeamCommand, TheCommandsOfAdministrationRunAsPrinted) {
  const auto blocks = commandsOf("Administration");
  ASSERT_EQ(blocks.size(), 1U);
  sql("CREATE DATABASE administration");
  sql("CREATE ROLE lead LOGIN SUPERUSER; CREATE ROLE \"ann of the guide\" LOGIN");
  std::string address = server_->address("lead"), script = blocks.front();
  const auto replace = [](std::string& text, const std::string& what, const std::string& with) {
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + with.size()))
      text.replace(at, what.size(), with);
  };
  replace(address, "dbname=postgres", "dbname=administration");
  replace(script, "postgresql://lead@server/scarp", "'" + address + "'");
  replace(script, " ann", " 'ann of the guide'");
  ASSERT_EQ(runProgram({"team", "init", address, heights_, "--name", "Valley"}).code, 0);
  std::ofstream(folder_.file("script")) << script;
  std::ofstream(folder_.file("typed")) << "Upper Valley\n";
  const std::string program = std::filesystem::path(SCARP_PROGRAM).parent_path().string();
  const int status = std::system(("cd " + folder_.path().string() + " && PATH=\"" + program +
                                  ":$PATH\" bash -e script < typed > out 2>&1")
                                     .c_str());
  const std::string out = readBytes(folder_.file("out"));
  ASSERT_EQ(WEXITSTATUS(status), 0) << out;
  EXPECT_NE(out.find("\"Valley\": ann of the guide is not a member any more\n"), std::string::npos) << out;
  EXPECT_NE(out.find("\"Valley\" is now called \"Upper Valley\"\n"), std::string::npos) << out;
  EXPECT_NE(out.find("Upper Valley\tarchived\n"), std::string::npos) << out;
  EXPECT_NE(out.find("\"Upper Valley\" is deleted\n"), std::string::npos) << out;
}

TEST_F(TeamCommand, MembersAndTerrainsAreAdministered) {
  const std::string address = server_->address(), terrain = "Glen";
  sql("CREATE ROLE \"Zoë \"\"Z\"\"\" LOGIN; CREATE ROLE bea LOGIN");
  share(terrain);
  EXPECT_EQ(runProgram({"team", "members", address, terrain, "add", "bea"}).out,
            "\"Glen\": bea has the role edit\n");
  EXPECT_EQ(runProgram({"team", "members", address, terrain, "add", "Zoë \"Z\"", "--role", "look"}).out,
            "\"Glen\": Zoë \"Z\" has the role look\n");
  expectRefusal(runProgram({"team", "members", address, terrain, "add", "bea"}), 1,
                {"a member already, with the role edit"});
  const ProgramRun listed = runProgram({"team", "members", address, terrain});
  EXPECT_TRUE(listed.out.starts_with("Zoë \"Z\"\tlook\tnever seen\nbea\tedit\tnever seen\nowner\tadmin\t20"))
      << listed.out;
  expectRefusal(runProgram({"team", "members", address, terrain, "add", "nobody"}), 1,
                {"no role \"nobody\"", "createuser"});
  expectRefusal(runProgram({"team", "members", address, terrain, "remove", "owner"}), 1, {"\"owner\" is the only administrator"});
  EXPECT_EQ(runProgram({"team", "members", address, terrain, "remove"}).code, 2);
  EXPECT_EQ(runProgram({"team", "members", address, terrain, "remove", "bea", "--role", "look"}).code, 2);

  EXPECT_EQ(runProgram({"team", "archive", address, terrain}).out, "\"Glen\" is archived: it can be looked at, not changed\n");
  EXPECT_EQ(runProgram({"team", "list", address}).out.find("Glen"), std::string::npos);
  EXPECT_NE(runProgram({"team", "list", address, "--all"}).out.find("Glen\tarchived\n"), std::string::npos);
  expectRefusal(runProgram({"team", "run", address, terrain, script_}), 1,
                {"\"Glen\" is archived", "unarchive"});
  expectRefusal(runProgram({"team", "name", address, terrain, "Now"}), 1, {"\"Glen\" is archived"});
  EXPECT_EQ(runProgram({"team", "unarchive", address, terrain}).out, "\"Glen\" can be changed again\n");
  EXPECT_EQ(runProgram({"team", "prune", address, terrain}).out,
            "\"Glen\": 0 contents (0 bytes) and 0 objects (0 bytes) that no change refers to\n");
  EXPECT_NE(runProgram({"team", "upgrade", address}).out.find("is up to date (version "), std::string::npos);
  expectRefusal(runProgram({"team", "delete", address, terrain}), 1, {"was not deleted", "--yes"});
}

/// Every command as JSON, and those that change something as one line for members without the right.
TEST_F(TeamCommand, TellsAllAsJsonAndRefusesByTheRole) {
  sql("CREATE ROLE lead_of_all LOGIN; CREATE ROLE looks LOGIN; CREATE ROLE edits LOGIN; CREATE ROLE guest "
      "LOGIN");
  const std::string terrain = "Moor", me = server_->address("lead_of_all");
  const auto store = share(terrain);
  for (const auto& [name, rights] : {std::pair("lead_of_all", "lead"), {"looks", "look"}, {"edits", "edit"}})
    ASSERT_TRUE(store->invite(name, rights));
  struct Case {
    std::vector<std::string> words;
    int least;  ///< Role, in their order: look 1, edit 2, admin 3.
    const char* key;
  };
  const Case cases[] = {{{"log"}, 1, "changes"},
                        {{"versions"}, 1, "versions"},
                        {{"members"}, 1, "members"},
                        {{"name", "First", "--change", "1"}, 2, "version"},
                        {{"run", script_}, 2, "latest"},
                        {{"restore", "--change", "1"}, 2, "changed"},
                        {{"get", folder_.file("got.scarp")}, 1, "file"},
                        {{"members", "add", "guest", "--role", "look"}, 3, "role"},
                        {{"members", "remove", "guest"}, 3, "role"},
                        {{"archive"}, 3, "archived"},
                        {{"unarchive"}, 3, "archived"},
                        {{"prune"}, 3, "contentBytes"},
                        {{"rename", "High Moor"}, 3, "before"},
                        {{"delete", "--yes"}, 3, "deleted"}};
  const auto by = [&](const std::string& address, const std::string& of, const Case& one) {
    std::vector<std::string> words{"team", one.words[0], address, of};
    words.insert(words.end(), one.words.begin() + 1, one.words.end());
    words.emplace_back("--json");
    return runProgram(words);
  };
  for (const Case& one : cases) {
    SCOPED_TRACE(one.words[0]);
    // Refused first, as the last command deletes the terrain.
    if (one.words[0] == "delete") {
      expectRefusal(by(server_->address("guest"), "High Moor", one), 1,
                    {"has no terrain \"", "that you are a member of"});
    } else if (one.least > 1) {
      const std::string role = one.least == 2 ? "look" : "edit";
      expectRefusal(
          by(server_->address(role + "s"), terrain, one), 1,
          {"your role in \"", " is " + role, "this needs " + std::string(one.least == 2 ? "edit" : "admin"),
           "An administrator can change your role: "});
    }
    const ProgramRun run = by(me, one.words[0] == "delete" ? "High Moor" : terrain, one);
    EXPECT_EQ(run.code, 0) << run.err;
    EXPECT_EQ(run.err, "");
    const auto json = Json::parseOrNull(run.out);
    EXPECT_TRUE(json.isObject() && json.contains("terrain") && json.contains(one.key)) << run.out;
  }
  share("Fen");
  ASSERT_TRUE(TeamStore::open(server_->address(), "Fen").value()->invite("looks", "look"));
  const auto list = Json::parseOrNull(runProgram({"team", "list", server_->address("looks"), "--json"}).out);
  ASSERT_TRUE(list.isObject());
  ASSERT_EQ(list["terrains"].size(), 1U);
  EXPECT_EQ(list["terrains"][0]["role"], "look");
  expectRefusal(runProgram({"team", "init", me, heights_, "--name", "Mine", "--json"}), 1,
                {"may not share terrains"});
  EXPECT_EQ(runProgram({"team", "upgrade", me, "--json"}).code, 0) << "there is nothing to do";
}

TEST_F(TeamCommand, AServerThatIsNotThereIsOneLine) {
  expectRefusal(runProgram({"team", "list", "postgresql://me:secret@127.0.0.1:1/x"}), 1,
                {"127.0.0.1 (database x) cannot be reached"});
  expectRefusal(runProgram({"team", "list", "http://x"}), 1, {"is none of a PostgreSQL server"});
  const ProgramRun help = runProgram({"team", "serve-help"});
  EXPECT_EQ(help.code, 0);
  EXPECT_NE(help.out.find("apt-get install postgresql-15"), std::string::npos);
}

}  // namespace
}  // namespace scarp::test
