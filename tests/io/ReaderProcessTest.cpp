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
  auto source = valueOf(openSource(path_, std::nullopt));
  std::vector<std::pair<int, int>> asked;
  for (int row = 0; row < kRows; row += 32) asked.emplace_back(row, std::min(32, kRows - row));
  for (int row = 288; row >= 0; row -= 32) asked.emplace_back(row, std::min(32, kRows - row));
  for (const auto& jump :
       {std::pair{5, 1}, {6, 1}, {7, 200}, {207, 93}, {0, 300}, {299, 1}, {298, 1}, {100, 7}})
    asked.push_back(jump);
  for (const auto& [row, count] : asked) {
    std::vector<double> got(static_cast<std::size_t>(count) * kColumns);
    ASSERT_TRUE(source->read(row, count, got).ok());
    EXPECT_EQ(got, rows(row, count)) << row << " " << count;
  }
}

TEST_F(ReaderProcessTest, ACrashOfADecoderIsOneLine) {
  ASSERT_TRUE(children().empty());
  {
    const auto used = openSource(path_, std::nullopt);
    ASSERT_TRUE(used.ok());
    EXPECT_EQ(children().size(), 1U);
  }
  EXPECT_TRUE(children().empty()) << "it ends with its user";
  expectOneLine(openSource(folder_.file("none.tif"), std::nullopt), {"none.tif"});
  EXPECT_TRUE(children().empty());
  auto source = valueOf(openSource(path_, std::nullopt));
  ASSERT_EQ(children().size(), 1U);
  ::kill(children().front(), SIGSEGV);
  std::vector<double> got(kColumns);
  for (int attempt = 0; attempt < 2; ++attempt)
    expectOneLine(source->read(0, 1, got),
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

TEST_F(ReaderProcessTest, IsStoppedWhenItsTimeIsOverOrItIsToldTo) {
  struct Case {
    ReaderTime time;
    std::optional<double> total, clock;
    std::string words;  ///< None: cancelled.
  };
  EXPECT_EQ(ReaderTime(1000.0).clock, 10'000.0);
  EXPECT_EQ(ReaderTime(1.0).clock, 45.0);
  for (const Case& one : {Case{8.0, {}, {}, ""}, Case{0.0, {}, {}, "takes more than"},
                          Case{1000.0, {}, 0.3, "does not answer within 0.3 s"},
                          // On the network there is time in all, and more for the bytes that have come.
                          Case{100.0, 0.0, 1.0, "takes more than 0 s"},
                          Case{100.0, 60.0, 0.5, "does not answer within"}}) {
    SCOPED_TRACE(one.words);
    auto process = valueOf(ReaderProcess::start());
    ASSERT_TRUE(process->ask(question(path_, 1ULL << 30), 8.0).ok());
    ASSERT_EQ(children().size(), 1U);
    ::kill(children().front(), SIGSTOP);
    ASSERT_TRUE(process->samples().grow(4096));
    ReaderTime time = one.time;
    if (one.total) time.total = *one.total;
    if (one.clock) time.clock = *one.clock;
    const auto begun = Clock::now();
    const auto answer = process->ask({{"band", 1}, {"row", 0}, {"count", 1}}, time,
                                     [&](double) { return !one.words.empty(); });
    ASSERT_FALSE(answer.ok());
    EXPECT_EQ(answer.error().cancelled, one.words.empty());
    if (!one.words.empty()) expectOneLine(answer, {one.words});
    EXPECT_LT(Clock::now() - begun, std::chrono::seconds(5));
    EXPECT_TRUE(children().empty());
  }
}

TEST_F(ReaderProcessTest, HasNoMoreMemoryThanItIsGiven) {
  const std::string path = folder_.file("block.tif");
  CPLStringList options;
  options.AddString("BLOCKYSIZE=4096");
  options.AddString("COMPRESS=DEFLATE");
  {
    const GDALDatasetUniquePtr made(GetGDALDriverManager()->GetDriverByName("GTiff")->Create(
        path.c_str(), 4096, 4096, 1, GDT_Float32, options.List()));
    ASSERT_TRUE(made);
    ASSERT_EQ(made->GetRasterBand(1)->Fill(1.0), CE_None);
  }
  for (const auto& [memory, enough] : {std::pair{1ULL << 30, true}, {48ULL << 20, false}}) {
    auto process = valueOf(ReaderProcess::start());
    auto answer = process->ask(question(path, memory), 8.0);
    if (answer) {
      ASSERT_TRUE(process->samples().grow(2 * 4096));
      answer = process->ask({{"band", 1}, {"row", 0}, {"count", 1}}, 8.0);
    }
    EXPECT_EQ(answer.ok(), enough) << (answer ? std::string() : answer.error().text());
    if (!enough) expectOneLine(answer, {});
  }
}

}  // namespace
}  // namespace scarp::test
