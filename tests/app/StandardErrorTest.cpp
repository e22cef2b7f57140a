#include <gtest/gtest.h>

#include <random>
#include <sstream>

#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

/// Standard error has Scarp's own lines only.
void expectOwnLines(const ProgramRun& run) {
  std::istringstream lines(run.err);
  for (std::string line; std::getline(lines, line);) EXPECT_TRUE(line.starts_with("scarp: ")) << line;
  EXPECT_TRUE(run.code == 0 || run.code == 1) << run.code << ": " << run.err;
  EXPECT_TRUE(run.code == 0 || !run.err.empty());
}

/// A file with some bytes changed, or cut short.
std::string spoilt(const std::string& bytes, std::mt19937& random) {
  std::string other = bytes;
  if (random() % 3 == 0)
    return other.substr(0, bytes.size() / 8 + random() % (bytes.size() - bytes.size() / 8));
  for (int i = 0; i < 24; ++i) other[random() % other.size()] = static_cast<char>(random());
  return other;
}

TEST(StandardError, OfDamagedRastersHasNoLineOfALibrary) {
  struct Kind {
    const char *name, *driver, *creation;
  };
  for (const auto& [name, driver, creation] :
       {Kind{"tif", "GTiff", "COMPRESS=DEFLATE"}, Kind{"nc", "netCDF", "FORMAT=NC4"},
        Kind{"img", "HFA", nullptr}}) {
    SCOPED_TRACE(name);
    const TempFolder folder;
    const std::string good = folder.file(std::string("good.") + name),
                      bad = folder.file(std::string("bad.") + name);
    std::vector<double> samples;
    for (int i = 0; i < 60 * 50; ++i) samples.push_back(i % 97 * 3.0 + i % 13);
    OutsideFile file;
    file.driver = driver;
    file.creation = creation;
    writeOutside(good, 60, 50, samples, file);
    const std::string bytes = readBytes(good);
    ASSERT_GT(bytes.size(), 1000U);
    writeBytes(folder.file("make.json"), R"({"scarp-make": 1, "in": ")" + bad + R"(",
      "exports": [{"name": "heights", "kind": "terrain", "path": "made.tif"}]})");
    std::mt19937 random(19);
    for (int i = 0; i < 3; ++i) {
      writeBytes(bad, spoilt(bytes, random));
      expectOwnLines(i % 2 == 0 ? runProgram({"info", bad}) : runProgram({"make", folder.file("make.json")}));
    }
  }
}

}  // namespace
}  // namespace scarp::test
