#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>

#include <thread>

#include "core/base/Json.h"
#include "core/io/RasterImport.h"
#include "tests/app/Program.h"
#include "tests/io/IoSupport.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

extern char** environ;

namespace scarp::test {
namespace {

constexpr const char* kBlur = R"({"op": "filter", "filter": "blur", "radius": 60})";

class Part : public testing::Test {
 protected:
  void write(int columns, int rows) {
    std::vector<double> samples;
    for (const float h : samplesOf(fractalTerrain(columns, rows, 10.0, 10.0).heights)) samples.push_back(h);
    OutsideFile file;
    file.geoTransform = {600'000.0, 10.0, 0.0, 5'200'000.0, 0.0, -10.0};
    file.epsg = 32632;
    writeOutside(in_, columns, rows, samples, file);
  }
  [[nodiscard]] ProgramRun part(const std::string& op, int id) const {
    return runProgram({"part", "run", in_, op, "--size", "128", "--part", std::to_string(id), "-o", parts_});
  }

  TempFolder folder_;
  std::string in_ = folder_.file("a.tif"), parts_ = folder_.file("parts"), out_ = folder_.file("b.tif");
};

TEST_F(Part, ListRunAndJoinMakeTheWhole) {
  write(300, 120);
  const ProgramRun list = runProgram({"part", "list", in_, kBlur, "--size", "128", "--json"});
  ASSERT_EQ(list.code, 0) << list.err;
  const auto plan = Json::parse(list.out);
  EXPECT_EQ(plan.at("parts"), 3);
  EXPECT_EQ(plan.at("exact"), true);
  EXPECT_EQ(plan.at("error"), 0.0);
  EXPECT_EQ(plan.at("list").at(2).at("core").at("columns"), 44);
  EXPECT_GT(plan.at("list").at(0).at("bytes").get<int>(), 100'000);
  for (int id = 0; id < 3; ++id) {
    const ProgramRun run = part(kBlur, id);
    ASSERT_EQ(run.code, 0) << run.err;
  }
  const ProgramRun join = runProgram({"part", "join", parts_, "-o", out_, "--compression", "zstd"});
  ASSERT_EQ(join.code, 0) << join.err;
  EXPECT_NE(join.out.find("largest error 0 m"), std::string::npos) << join.out;

  const std::string script = folder_.file("blur.json"), whole = folder_.file("whole.tif");
  writeBytes(script, std::string(R"({"scarp": 1, "operations": [)") + kBlur + "]}");
  ASSERT_EQ(runProgram({"run", script, "--in", in_, "-o", whole}).code, 0);
  expectSameHeights(importRaster(out_)->terrain, importRaster(whole)->terrain);
  // The same operation by its file is the same.
  EXPECT_NE(part(script, 2).out.find("as it was there"), std::string::npos);
  const ProgramRun sky = runProgram({"part", "list", in_, R"({"op": "sky"})", "--size", "128"});
  EXPECT_EQ(sky.code, 0);
  EXPECT_NE(sky.out.find("differ from the whole by"), std::string::npos) << sky.out;
}

TEST_F(Part, RefusesInOneLine) {
  write(300, 200);
  expectRefusal(runProgram({"part", "list", in_, "convert", "--size", "100"}), 1, {in_, "128"});
  expectRefusal(part(R"({"op": "filter", "filter": "fill-holes"})", 0), 1,
                {"fill-holes cannot be done in parts", "holes of any size"});
  expectRefusal(part(R"({"op": "stroke"})", 0), 1, {"OP: ", "'stroke'"});
  expectRefusal(part("convert", 6), 1, {"no part 6"});
  expectRefusal(runProgram({"part", "run", in_, "convert", "-o", parts_}), 2, {"--part"});
  expectRefusal(runProgram({"part", "list", in_, "convert", "--mend", "holes"}), 1, {"convert it first"});
  ASSERT_EQ(part("convert", 0).code, 0);
  expectRefusal(part(kBlur, 0), 1, {"another operation"});
  expectRefusal(runProgram({"part", "join", parts_, "-o", out_}), 1, {"parts 1 to 5 are missing, of 6"});
  EXPECT_FALSE(std::filesystem::exists(out_));
}

TEST_F(Part, AKilledRunLeavesNoPart) {
  write(700, 600);
  const std::string op = R"({"op": "filter", "filter": "thermal-erosion", "iterations": 2000})";
  const std::vector<std::string> words{SCARP_PROGRAM, "part",   "run", in_,  op,    "--size",
                                       "512",         "--part", "0",   "-o", parts_};
  for (const int milliseconds : {150, 600}) {
    std::vector<char*> arguments;
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    pid_t child = 0;
    ASSERT_EQ(::posix_spawn(&child, SCARP_PROGRAM, nullptr, nullptr, arguments.data(), environ), 0);
    std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
    ::kill(child, SIGKILL);
    int status = 0;
    ASSERT_EQ(::waitpid(child, &status, 0), child);
    if (WIFEXITED(status)) break;  // It was done.
    if (!std::filesystem::exists(parts_)) continue;
    for (const auto& entry : std::filesystem::directory_iterator(parts_)) {
      const std::string name = entry.path().filename().string();
      EXPECT_FALSE(name.starts_with("part-") && name.ends_with(".part")) << name;
    }
  }
}

}  // namespace
}  // namespace scarp::test
