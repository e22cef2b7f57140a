// Guesses the layouts of files without a header that are made of real and made ground: by the thousand by
// hand, as docs/benchmarks.md tells; ctest -C Soak makes a short run. Says how often the first guess reads the same
// samples as the file was made of, how often one of three does, by kind, and how long it took.

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>

#include "core/io/RawGuess.h"
#include "core/io/SampleSource.h"
#include "tests/soak/RawDumps.h"
#include "tests/support/ProgramOptions.h"
#include "tests/support/TempFolder.h"

namespace scarp {
namespace {

using Clock = std::chrono::steady_clock;

bool readsTheSame(const std::string& path, const RawLayout& a, const RawLayout& b) {
  if (a == b) return true;
  if (a.columns != b.columns || a.rows != b.rows || a.headerBytes != b.headerBytes) return false;
  auto one = openRawSource(path, a), other = openRawSource(path, b);
  if (!one || !other) return false;
  std::vector<double> first(static_cast<std::size_t>(a.columns)), second(first.size());
  for (int row = 0; row < a.rows; ++row)
    if (!(*one)->read(row, 1, first) || !(*other)->read(row, 1, second) || first != second) return false;
  return true;
}

struct Tally {
  int dumps = 0, first = 0, three = 0;
};

void print(const char* title, const std::map<std::string, Tally>& tallies) {
  std::printf("\n%-32s %6s %7s %7s\n", title, "dumps", "first", "three");
  for (const auto& [name, tally] : tallies)
    std::printf("%-32s %6d %6.1f%% %6.1f%%\n", name.c_str(), tally.dumps, 100.0 * tally.first / tally.dumps,
                100.0 * tally.three / tally.dumps);
}

int run(int count, unsigned seed, double least, double leastOfThree, const std::string& keep) {
  const test::TempFolder folder;
  const std::string path = folder.file("dump.raw");
  const std::vector<DumpGround> grounds = dumpGrounds();
  std::mt19937 dice(seed);
  std::map<std::string, Tally> kinds, places, headers;
  Tally all;
  double seconds = 0.0, slowest = 0.0;
  for (int i = 0; i < count; ++i) {
    const RawDump dump = makeDump(grounds, dice);
    std::ofstream(path, std::ios::binary) << dump.bytes;
    const auto begin = Clock::now();
    const std::vector<RawCandidate> guesses = likelyLayouts(path);
    const double took = std::chrono::duration<double>(Clock::now() - begin).count();
    seconds += took;
    slowest = std::max(slowest, took);
    std::size_t at = 0;
    while (at < guesses.size() && !readsTheSame(path, guesses[at].layout, dump.layout)) ++at;
    const std::size_t header = dump.layout.headerBytes;
    for (Tally* tally : {&all, &kinds[dump.name], &places[dump.ground],
                         &headers[header == 0        ? "none"
                                  : header % 16 == 0 ? "16 to 512, of 16"
                                                     : "1 to 512"]}) {
      ++tally->dumps;
      tally->first += at == 0 && !guesses.empty() ? 1 : 0;
      tally->three += at < guesses.size() ? 1 : 0;
    }
    if (at == 0 && !guesses.empty()) continue;
    if (at >= guesses.size() && !keep.empty())
      std::filesystem::copy_file(path, keep + "/" + std::to_string(seed) + "-" + std::to_string(i) + ".raw",
                                 std::filesystem::copy_options::overwrite_existing);
    std::printf("%s, %s: %s is", dump.ground.c_str(), dump.name.c_str(),
                formatRawLayout(dump.layout).c_str());
    for (const RawCandidate& guess : guesses) std::printf(" %s", formatRawLayout(guess.layout).c_str());
    std::printf(guesses.empty() ? " nothing\n" : "\n");
  }
  print("samples", kinds);
  print("ground", places);
  print("header", headers);
  print("", {{"all", all}});
  std::printf("\n%.0f ms a file, the slowest %.0f ms; seed %u\n", 1000.0 * seconds / count, 1000.0 * slowest,
              seed);
  return all.first >= least * all.dumps && all.three >= leastOfThree * all.dumps ? 0 : 1;
}

}  // namespace
}  // namespace scarp

int main(int argc, char** argv) {
  int dumps = 1000;
  unsigned seed = 26;
  double least = 0.93, leastOfThree = 0.96;
  std::string keep;
  scarp::ProgramOptions options("Guesses the layouts of files without a header");
  options.add("--dumps", dumps, "How many").range(1, 1e6);
  options.add("--seed", seed, "Of what is made");
  options.add("--least", least, "Share of first guesses that have to be right").range(0, 1);
  options.add("--three", leastOfThree, "Share of files for which one of three guesses has to be").range(0, 1);
  options.add("--keep", keep, "Folder for the files of which none of three guesses is right");
  if (const auto status = options.parse(argc, argv)) return *status;
  return scarp::run(dumps, seed, least, leastOfThree, keep);
}
