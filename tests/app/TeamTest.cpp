#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "core/io/RasterExport.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/PostgresServer.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

class TeamCommand : public ::testing::Test {
 protected:
  static void SetUpTestSuite() { server_ = PostgresServer::start(why_); }
  static void TearDownTestSuite() { server_.reset(); }
  void SetUp() override {
    if (!server_) GTEST_SKIP() << "NOTHING OF A TEAM'S TERRAIN IS TESTED: " << why_;
    ASSERT_TRUE(exportRaster(fractalTerrain(300, 200), heights_).ok());
    std::ofstream(script_) << R"({"scarp": 1, "operations": [
      {"op": "stroke", "brush": {"kind": "raise", "radius": 30, "strength": 20}, "samples": [[0, 0], [20, 10]]},
      {"op": "place", "asset": "conifer", "x": 5, "y": 5}]})";
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
  EXPECT_EQ(runProgram({"team", "list", address}).out, "Valley\n");
  const ProgramRun run = runProgram({"team", "run", address, "Valley", script_});
  ASSERT_EQ(run.code, 0) << run.err;
  EXPECT_EQ(run.out, "2 changes, the latest is 3\n");
  const ProgramRun log = runProgram({"team", "log", address, "Valley"});
  EXPECT_EQ(log.out, "1\towner\tShare\n2\towner\tRaise\n3\towner\tPlace conifer\n");
  const std::string down = folder_.file("down.scarp"), alone = folder_.file("alone.scarp");
  const ProgramRun got = runProgram({"team", "get", address, "Valley", down});
  ASSERT_EQ(got.code, 0) << got.err;
  ASSERT_EQ(runProgram({"run", script_, "--in", heights_, "-o", alone}).code, 0);
  const std::string one = folder_.file("one.tif"), other = folder_.file("other.tif");
  ASSERT_EQ(runProgram({"convert", down, one}).code, 0);
  ASSERT_EQ(runProgram({"convert", alone, other}).code, 0);
  const auto a = importRaster(one), b = importRaster(other);
  ASSERT_TRUE(a.ok() && b.ok());
  EXPECT_TRUE(sameBits(samplesOf(a->terrain.heights), samplesOf(b->terrain.heights)));

  EXPECT_EQ(runProgram({"team", "versions", address, "Valley"}).out, "no change of this terrain has a name\n");
  EXPECT_EQ(runProgram({"team", "name", address, "Valley", "As shared", "--change", "1"}).out,
            "change 1 is \"As shared\"\n");
  EXPECT_EQ(runProgram({"team", "name", address, "Valley", "With hill"}).out, "change 3 is \"With hill\"\n");
  const std::string versions = runProgram({"team", "versions", address, "Valley"}).out;
  EXPECT_TRUE(versions.starts_with("1\towner\t20")) << versions;
  EXPECT_NE(versions.find("\tAs shared\n3\towner\t"), std::string::npos) << versions;
  expectRefusal(runProgram({"team", "name", address, "Valley", "As shared", "--change", "1"}), 1,
                {"has the name \"As shared\" already"});
  expectRefusal(runProgram({"team", "name", address, "Valley", "Later", "--change", "9"}), 1, {"has no change 9"});
  expectRefusal(runProgram({"team", "restore", address, "Valley", "--version", "Best"}), 1, {"no version \"Best\""});
  const ProgramRun restored = runProgram({"team", "restore", address, "Valley", "--version", "As shared"});
  EXPECT_EQ(restored.out, "the terrain is as change 1 left it, in a new change\n") << restored.err;
  const std::string now = folder_.file("now.tif"), then = folder_.file("then.tif");
  const auto taken = [&](std::vector<std::string> which, const std::string& file) {
    const std::string project = folder_.file("taken.scarp");
    which.insert(which.begin(), {"team", "get", address, "Valley", project});
    EXPECT_EQ(runProgram(which).code, 0);
    EXPECT_EQ(runProgram({"convert", project, file}).code, 0);
    const auto raster = importRaster(file);
    EXPECT_TRUE(raster.ok());
    return raster.ok() ? samplesOf(raster->terrain.heights) : std::vector<float>();
  };
  EXPECT_TRUE(sameBits(taken({}, now), taken({"--change", "1"}, then)));
  EXPECT_TRUE(sameBits(taken({"--version", "With hill"}, then), samplesOf(a->terrain.heights)));
  expectRefusal(runProgram({"team", "get", address, "Valley", down, "--change", "99"}), 1, {"no change 99"});

  expectRefusal(runProgram({"team", "init", address, heights_, "--name", "Valley"}), 1,
                {"has a terrain \"Valley\" already"});
  expectRefusal(runProgram({"team", "log", address, "Hill"}), 1, {"no terrain \"Hill\""});
  expectRefusal(runProgram({"team", "invite", address, "Valley", "nobody"}), 1, {"there is no role \"nobody\""});
}

TEST_F(TeamCommand, AStateThatSeveralNamesMeanIsAskedFor) {
  const std::string address = server_->address();
  ASSERT_EQ(runProgram({"team", "init", address, heights_, "--name", "Hills"}).code, 0);
  ASSERT_EQ(runProgram({"team", "run", address, "Hills", script_}).code, 0);
  ASSERT_EQ(runProgram({"team", "name", address, "Hills", "Best", "--change", "1"}).code, 0);
  ASSERT_EQ(runProgram({"team", "name", address, "Hills", "Best", "--change", "2"}).code, 0);
  expectRefusal(runProgram({"team", "restore", address, "Hills", "--version", "Best"}), 1,
                {"several states have the name \"Best\": 1 (owner), 2 (owner)", "--change"});
  EXPECT_EQ(runProgram({"team", "restore", address, "Hills", "--change", "1"}).code, 0);
}

TEST_F(TeamCommand, AFingerprintIsTrustedByAnOption) {
  const TempFolder home;
  ::setenv("XDG_CONFIG_HOME", home.path().c_str(), 1);
  const std::string fingerprint = server_->useTls(), address = server_->passwordAddress("localhost", "");
  ASSERT_FALSE(fingerprint.empty());
  expectRefusal(runProgram({"team", "list", address}), 1, {"cannot prove its identity", fingerprint, "--trust"});
  expectRefusal(runProgram({"team", "list", address, "--trust", "AB:CD"}), 2, {"--trust", "is not a SHA-256 fingerprint"});
  expectRefusal(runProgram({"team", "list", server_->address(), "--trust", fingerprint}), 1, {"an address with one host alone"});
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

TEST(TeamGuide, TenMinutesOnOneMachineRunAsPrinted) {
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
