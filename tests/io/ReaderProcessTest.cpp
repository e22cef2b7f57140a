#include <gdal_priv.h>
#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <numeric>

#include "core/base/Json.h"
#include "core/io/ReaderProcess.h"
#include "core/io/ReaderServer.h"
#include "core/io/SampleSource.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

using Clock = std::chrono::steady_clock;

/// The readers that this process has and that are there, or the processes that start them.
std::vector<pid_t> children(bool starters = false) {
  std::vector<pid_t> all;
  for (const auto& task : std::filesystem::directory_iterator("/proc/self/task")) {
    std::ifstream list(task.path() / "children");
    for (pid_t child = 0; list >> child;) {
      std::string name;
      std::getline(std::ifstream("/proc/" + std::to_string(child) + "/comm"), name);
      if ((name == kStarterName) == starters) all.push_back(child);
    }
  }
  return all;
}

class ReaderProcessTest : public ::testing::Test {
 protected:
  ReaderProcessTest() : samples_(kColumns * kRows) {
    std::iota(samples_.begin(), samples_.end(), 0.0);
    writeOutside(path_, kColumns, kRows, samples_);
  }
  std::vector<double> rows(int row, int count) const {
    return {samples_.begin() + std::ptrdiff_t{row} * kColumns,
            samples_.begin() + std::ptrdiff_t{row + count} * kColumns};
  }
  static Json question(const std::string& path, std::uint64_t memory) {
    return {{"open", path}, {"memory", memory}, {"budget", 1ULL << 33}};
  }

  static constexpr int kColumns = 70, kRows = 300;
  const TempFolder folder_;
  const std::string path_ = folder_.file("ramp.tif");
  std::vector<double> samples_;
};

TEST_F(ReaderProcessTest, RowsAreThoseOfTheFileInWhateverOrderTheyAreAskedFor) {
  auto source = openSource(path_, std::nullopt);
  ASSERT_TRUE(source.ok()) << source.error().message;
  std::vector<std::pair<int, int>> asked;
  for (int row = 0; row < kRows; row += 32) asked.emplace_back(row, std::min(32, kRows - row));
  for (int row = 288; row >= 0; row -= 32) asked.emplace_back(row, std::min(32, kRows - row));
  for (const auto& jump :
       {std::pair{5, 1}, {6, 1}, {7, 200}, {207, 93}, {0, 300}, {299, 1}, {298, 1}, {100, 7}})
    asked.push_back(jump);
  for (const auto& [row, count] : asked) {
    std::vector<double> got(static_cast<std::size_t>(count) * kColumns);
    ASSERT_TRUE((*source)->read(row, count, got).ok());
    EXPECT_EQ(got, rows(row, count)) << row << " " << count;
  }
}

TEST_F(ReaderProcessTest, ACrashOfADecoderIsOneLine) {
  ASSERT_TRUE(children().empty());
  auto source = openSource(path_, std::nullopt);
  ASSERT_TRUE(source.ok());
  ASSERT_EQ(children().size(), 1U);
  ::kill(children().front(), SIGSEGV);
  std::vector<double> got(kColumns);
  for (int attempt = 0; attempt < 2; ++attempt)
    expectOneLine((*source)->read(0, 1, got),
                  {"ramp.tif: cannot be read", attempt == 0 ? "crashed" : "ended"});
  EXPECT_TRUE(children().empty());
  EXPECT_TRUE(openSource(path_, std::nullopt).ok());
}

TEST_F(ReaderProcessTest, IsStartedByOneThatIsLoadedAndAgainWhereThatIsGone) {
  ASSERT_TRUE(openSource(path_, {}).ok());
  const std::vector<pid_t> starter = children(true);
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
  EXPECT_TRUE(starter.empty());
#else
  ASSERT_EQ(starter.size(), 1U);
  ASSERT_TRUE(openSource(path_, {}).ok());
  EXPECT_EQ(children(true), starter);
  ::kill(starter.front(), SIGKILL);
  EXPECT_TRUE(openSource(path_, {}).ok());
  // It reads with the settings that the program has now.
  ::setenv("SCARP_TEST_SETTING", "1", 1);
  EXPECT_TRUE(openSource(path_, {}).ok());
  ::unsetenv("SCARP_TEST_SETTING");
  EXPECT_EQ(children(true).size(), 1U);
  EXPECT_NE(children(true), starter);
#endif
}

TEST_F(ReaderProcessTest, GoesWithWhoUsesIt) {
  {
    const auto source = openSource(path_, std::nullopt);
    ASSERT_TRUE(source.ok());
    EXPECT_EQ(children().size(), 1U);
  }
  EXPECT_TRUE(children().empty());
  expectOneLine(openSource(folder_.file("none.tif"), std::nullopt), {"none.tif"});
  EXPECT_TRUE(children().empty());
}

TEST_F(ReaderProcessTest, WhatTakesTooLongIsStoppedAndSoIsWhatIsCancelled) {
  for (const bool cancelled : {false, true}) {
    auto process = ReaderProcess::start();
    ASSERT_TRUE(process.ok()) << process.error().message;
    ASSERT_TRUE((*process)->ask(question(path_, 1ULL << 30), 8.0).ok());
    const std::vector<pid_t> child = children();
    ASSERT_EQ(child.size(), 1U);
    ::kill(child.front(), SIGSTOP);
    ASSERT_TRUE((*process)->samples().grow(4096));
    const auto begun = Clock::now();
    const auto answer = (*process)->ask({{"band", 1}, {"row", 0}, {"count", 1}}, cancelled ? 8.0 : 0.0,
                                        [cancelled](double) { return !cancelled; });
    ASSERT_FALSE(answer.ok());
    EXPECT_EQ(answer.error().cancelled, cancelled);
    if (!cancelled) expectOneLine(answer, {"takes more than"});
    EXPECT_LT(Clock::now() - begun, std::chrono::seconds(5));
    EXPECT_TRUE(children().empty());
  }
}

TEST_F(ReaderProcessTest, WhatDoesNotWorkIsStoppedByTheClock) {
  auto process = ReaderProcess::start();
  ASSERT_TRUE(process.ok()) << process.error().message;
  ASSERT_TRUE((*process)->ask(question(path_, 1ULL << 30), 8.0).ok());
  ASSERT_EQ(children().size(), 1U);
  ::kill(children().front(), SIGSTOP);
  ASSERT_TRUE((*process)->samples().grow(4096));
  ReaderTime time = 1000.0;
  EXPECT_EQ(time.clock, 10'000.0);
  EXPECT_EQ(ReaderTime(1.0).clock, 45.0);
  time.clock = 0.3;
  const auto begun = Clock::now();
  expectOneLine((*process)->ask({{"band", 1}, {"row", 0}, {"count", 1}}, time),
                {"does not answer within 0.3 s"});
  EXPECT_LT(Clock::now() - begun, std::chrono::seconds(5));
  EXPECT_TRUE(children().empty());
}

TEST_F(ReaderProcessTest, WhatIsOnTheNetworkHasTimeInAllAndMoreForWhatHasCome) {
  for (const double total : {0.0, 60.0}) {
    auto process = ReaderProcess::start();
    ASSERT_TRUE(process.ok()) << process.error().message;
    ASSERT_TRUE((*process)->ask(question(path_, 1ULL << 30), 8.0).ok());
    ::kill(children().front(), SIGSTOP);
    ASSERT_TRUE((*process)->samples().grow(4096));
    ReaderTime time = 100.0;
    time.total = total;
    time.clock = 1.0;
    expectOneLine((*process)->ask({{"band", 1}, {"row", 0}, {"count", 1}}, time),
                  {total > 0.0 ? "does not answer within" : "takes more than 0 s"});
  }
}

TEST_F(ReaderProcessTest, HasNoMoreMemoryThanItIsGiven) {
  const std::string path = folder_.file("block.tif");
  const std::vector<std::string> options{"BLOCKYSIZE=4096", "COMPRESS=DEFLATE"};
  std::vector<const char*> list;
  for (const std::string& option : options) list.push_back(option.c_str());
  list.push_back(nullptr);
  {
    const GDALDatasetUniquePtr made(GetGDALDriverManager()->GetDriverByName("GTiff")->Create(
        path.c_str(), 4096, 4096, 1, GDT_Float32, const_cast<char**>(list.data())));
    ASSERT_TRUE(made);
    ASSERT_EQ(made->GetRasterBand(1)->Fill(1.0), CE_None);
  }
  for (const auto& [memory, enough] : {std::pair{1ULL << 30, true}, {48ULL << 20, false}}) {
    auto process = ReaderProcess::start();
    ASSERT_TRUE(process.ok());
    auto answer = (*process)->ask(question(path, memory), 8.0);
    if (answer) {
      ASSERT_TRUE((*process)->samples().grow(2 * 4096));
      answer = (*process)->ask({{"band", 1}, {"row", 0}, {"count", 1}}, 8.0);
    }
    EXPECT_EQ(answer.ok(), enough) << (answer ? std::string() : answer.error().message);
    if (!enough) expectOneLine(answer, {});
  }
}

}  // namespace
}  // namespace scarp::test
