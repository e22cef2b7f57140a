// Imports rasters from a server on this machine that misbehaves in every way, by a seed: 200 times by hand,
// as docs/benchmarks.md tells; ctest -C Soak makes a short run. Each must end within its time-outs as the right ground,
// bit for bit, or as one line that names the address and nothing secret; the program must leave no half file.

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <map>
#include <set>

#include "core/io/RasterImport.h"
#include "tests/io/RemoteRuns.h"
#include "tests/soak/hostile/WatchedRun.h"
#include "tests/support/ProgramOptions.h"
#include "tests/support/TempFolder.h"

namespace scarp::test {
namespace {

constexpr double kLongest = 20.0;  ///< Seconds of a run, on a machine that has other work too.

struct Tally {
  int runs = 0, right = 0, lines = 0, wrong = 0, late = 0;
  double slowest = 0.0;
  std::set<std::string> messages;
};

/// What `scarp convert` makes of the same: empty, or what is wrong with it.
std::string convert(HttpServer& server, const std::vector<RemoteRaster>& rasters, unsigned seed,
                    const std::string& program, double& seconds) {
  const TempFolder folder;
  HttpFault fault{};
  server.forget();
  const RemoteRaster& raster = rasters[misbehaveBySeed(server, rasters.size(), seed, fault)];
  std::vector<std::string> arguments{program, "convert", secretAddress(server, raster), "out.tif"};
  if (raster.name == "PNG") arguments.insert(arguments.end(), {"--cell-size", "10"});
  soak::RunLimits limits;
  limits.time = std::chrono::seconds(60);
  const soak::WatchedRun run = soak::watchProgram(arguments, folder.path(), limits);
  server.misbehave({});
  seconds = std::max(seconds, std::chrono::duration<double>(run.took).count());
  if (run.tooLong || run.signal != 0) return "the program hangs or crashes";
  if (run.code == 0) {
    const auto written = importRaster(folder.file("out.tif"));
    return written && sameHeights(written->terrain, raster.ground) ? "" : "the program wrote another ground";
  }
  if (!folder.names().empty()) return "the program left " + folder.names().front();
  std::string line = run.err;
  while (line.ends_with('\n')) line.pop_back();
  return isFairLine(line, raster) ? "" : "the program said: " + run.err;
}

int run(int count, unsigned seed, const std::string& program) {
  const TempFolder folder;
  HttpServer server;
  const RemoteSettings settings(folder.file("cache"));
  const std::vector<RemoteRaster> rasters = serveRasters(server);
  std::map<HttpFault, Tally> tallies;
  int bad = 0;
  for (unsigned i = 0; i < static_cast<unsigned>(count); ++i) {
    // Half of them begin with what the runs before have kept.
    if (i % 2 == 0) std::filesystem::remove_all(folder.file("cache"));
    FaultyRun one = runFaulty(server, rasters, seed + i);
    std::string problem = one.good() ? "" : one.message.empty() ? "another ground" : one.message;
    if (problem.empty() && !program.empty()) {
      std::filesystem::remove_all(folder.file("cache"));
      problem = convert(server, rasters, seed + i, program, one.seconds);
    }
    Tally& tally = tallies[one.fault];
    ++tally.runs;
    tally.right += one.right ? 1 : 0;
    tally.lines += one.line ? 1 : 0;
    tally.wrong += problem.empty() ? 0 : 1;
    tally.late += one.seconds > kLongest ? 1 : 0;
    tally.slowest = std::max(tally.slowest, one.seconds);
    if (one.line) tally.messages.insert(one.message.substr(one.message.rfind(": ") + 2));
    bad += problem.empty() && one.seconds <= kLongest ? 0 : 1;
    if (!problem.empty())
      std::printf("seed %u, %s, %s: %s\n", seed + i, nameOf(one.fault), one.raster.c_str(), problem.c_str());
  }
  std::printf("%-18s %5s %6s %6s %6s %8s  %s\n", "fault", "runs", "right", "lines", "wrong", "slowest",
              "says");
  for (const auto& [fault, tally] : tallies) {
    std::string says;
    for (const std::string& message : tally.messages)
      says += (says.empty() ? "" : " | ") + message.substr(0, 90);
    std::printf("%-18s %5d %6d %6d %6d %6.1f s  %s\n", nameOf(fault), tally.runs, tally.right, tally.lines,
                tally.wrong, tally.slowest, says.c_str());
  }
  return bad == 0 ? 0 : 1;
}

}  // namespace
}  // namespace scarp::test

int main(int count, char** arguments) {
  int runs = 200;
  unsigned seed = 0;
  std::string program;
  scarp::ProgramOptions options("Imports from a server that misbehaves");
  options.add("--runs", runs, "How many").range(1, 1e6);
  options.add("--seed", seed, "Of the first");
  options.add("--program", program, "scarp, to convert the same as well");
  if (const auto code = options.parse(count, arguments)) return *code;
  if (!program.empty()) program = std::filesystem::absolute(program).string();
  return scarp::test::run(runs, seed, program);
}
