#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <thread>

#include "core/recovery/CrashHandler.h"
#include "core/recovery/CrashReports.h"
#include "tests/support/TempFolder.h"

namespace scarp {
namespace {

namespace fs = std::filesystem;

/// The signal that a process which does this ends by; 0: it ends in peace.
int endOf(const std::string& folder, const std::function<void()>& crash) {
  const pid_t child = ::fork();
  if (child == 0) {
    const rlimit none{0, 0}, stack{std::size_t{1} << 20, std::size_t{1} << 20};
    ::setrlimit(RLIMIT_CORE, &none);
    ::setrlimit(RLIMIT_STACK, &stack);
    {
      const CrashHandler handler(folder, "Scarp of this test");
      crash();
    }
    ::_exit(0);
  }
  int status = 0;
  EXPECT_EQ(::waitpid(child, &status, 0), child);
  return WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

void touchNothing() {
  volatile int* volatile nowhere = nullptr;
  *nowhere = 1;
}

// Never ends, and the compiler does not see it.
int fillStack(volatile int* depth) {
  volatile char room[4096] = {};
  *depth = *depth + 1;
  return *depth < 0 ? 0 : fillStack(depth) + room[static_cast<std::size_t>(*depth) % sizeof room];
}

class CrashHandlerTest : public ::testing::Test {
 protected:
  void SetUp() override {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "the sanitizers have handlers of their own";
#endif
  }
  /// The only report that there is.
  std::string report() {
    const auto all = crashReports(folder_);
    EXPECT_EQ(all.size(), 1U);
    if (all.empty()) return {};
    EXPECT_FALSE(all[0].seen);
    EXPECT_GT(all[0].pid, 0);
    EXPECT_GE(all[0].written + std::chrono::seconds(1), all[0].started);
    const auto text = readCrashReport(all[0]);
    EXPECT_TRUE(text.ok());
    fs::remove(all[0].path);
    return *text;
  }
  static void expectWords(const std::string& text, const std::vector<const char*>& words) {
    for (const char* word : words)
      EXPECT_NE(text.find(word), std::string::npos) << word << " not in " << text;
  }
  /// Lines of the stack.
  static long framesIn(const std::string& text) {
    const std::size_t begin = text.find("innermost first:\n");
    return begin == std::string::npos
               ? 0
               : std::count(text.begin() + static_cast<std::ptrdiff_t>(begin), text.end(), '\n') - 1;
  }

  test::TempFolder root_;
  const std::string folder_ = root_.file("deep/recovery");
};

TEST_F(CrashHandlerTest, AFatalSignalLeavesAReportAndEndsTheProgramAsItWould) {
  EXPECT_EQ(endOf(folder_, touchNothing), SIGSEGV);
  std::string text = report();
  expectWords(text, {"Scarp of this test\n", "Ended by Segmentation fault (signal 11) at address 0x0\n",
                     "(main)", "test_core("});
  const auto time = text.find("\nTime: 20");  // "2026-11-26T09:05:00Z"
  ASSERT_NE(time, std::string::npos) << text;
  EXPECT_EQ(text.substr(time + 17, 1) + text.substr(time + 26, 2), "TZ\n") << text;
  EXPECT_GT(framesIn(text), 5);
  EXPECT_LT(framesIn(text), 100);

  // From another program, as `kill -SEGV` does it: there is no address then.
  EXPECT_EQ(endOf(folder_, [] { ::kill(::getpid(), SIGSEGV); }), SIGSEGV);
  text = report();
  expectWords(text, {"Segmentation fault (signal 11)\n"});
  EXPECT_EQ(text.find("at address"), std::string::npos) << text;

  EXPECT_EQ(endOf(folder_, [] { std::abort(); }), SIGABRT);
  expectWords(report(), {"Ended by Aborted (signal 6)\n", "abort"});
}

TEST_F(CrashHandlerTest, OneWithoutAFolderReportsToStandardError) {
  EXPECT_EXIT(
      {
        const CrashHandler handler("Scarp of this test");
        touchNothing();
      },
      ::testing::KilledBySignal(SIGSEGV), "Scarp of this test\nEnded by Segmentation fault .signal 11. at address 0x0\n");
}

TEST_F(CrashHandlerTest, AStackThatOverflowsLeavesAReportToo) {
  EXPECT_EQ(endOf(folder_,
                  [] {
                    volatile int depth = 0;
                    (void)fillStack(&depth);
                  }),
            SIGSEGV);
  const std::string text = report();
  expectWords(text, {"Segmentation fault"});
  EXPECT_GT(framesIn(text), 50);
}

TEST_F(CrashHandlerTest, OfThreadsThatCrashTogetherTheFirstIsReported) {
  const auto many = [] {
    std::vector<std::jthread> threads;
    for (int i = 0; i < 4; ++i) threads.emplace_back(touchNothing);
  };
  for (int i = 0; i < 5; ++i) {
    ASSERT_EQ(endOf(folder_, many), SIGSEGV);
    const std::string text = report();
    ASSERT_GT(framesIn(text), 1) << text;
    EXPECT_EQ(text.find("(main)"), std::string::npos) << text;
  }
}

TEST_F(CrashHandlerTest, WithoutAPlaceForReportsTheProgramEndsAllTheSame) {
  std::ofstream(root_.file("file")) << "no folder";
  EXPECT_EQ(endOf(root_.file("file") + "/recovery", touchNothing), SIGSEGV);
  EXPECT_EQ(endOf(root_.file(std::string(5000, 'x')), touchNothing), SIGSEGV);
  // And nothing is left where nothing happens, or of what happens once the handler is gone.
  EXPECT_EQ(endOf(folder_, [] {}), 0);
  EXPECT_TRUE(crashReports(folder_).empty());
}

TEST(CrashReports, AreOfferedOnceAndAreNotKeptForEver) {
  const test::TempFolder root;
  const std::string folder = root.path().string();
  for (int i = 0; i < 14; ++i) {
    const std::string path =
        folder + "/crash-17000000000" + std::to_string(10 + i) + "-" + std::to_string(500 + i) + "-new.txt";
    std::ofstream(path) << "/usr/bin/scarp(_ZN5scarp14contractFailedEPKcS1_S1_i+0x4f)[0x5]\n\x1b[31m\xff\n";
    fs::last_write_time(path, fs::file_time_type::clock::now() - std::chrono::hours(14 - i));
  }
  for (const char* other : {"crash-1-2-new.txt.part", "crash--1-new.txt", "crash-1-x.txt", "notes.txt"})
    std::ofstream(folder + "/" + other) << "not ours";
  auto reports = crashReports(folder);
  ASSERT_EQ(reports.size(), kMostCrashReports);
  EXPECT_EQ(reports.front().pid, 513);
  EXPECT_EQ(reports.back().pid, 504);
  EXPECT_EQ(reports.front().started.time_since_epoch().count(), 1700000000023);
  const auto text = readCrashReport(reports.front());
  ASSERT_TRUE(text.ok());
  EXPECT_NE(text->find("scarp::contractFailed(char const*, char const*, char const*, int)+0x4f"),
            std::string::npos)
      << *text;
  EXPECT_EQ(text->find('\x1b'), std::string::npos);
  markSeen(reports.front());
  EXPECT_TRUE(fs::exists(reports.front().path));
  reports = crashReports(folder);
  EXPECT_EQ(reports.size(), kMostCrashReports);
  EXPECT_TRUE(reports.front().seen);
  EXPECT_FALSE(reports[1].seen);
  EXPECT_TRUE(fs::exists(folder + "/notes.txt"));
}

}  // namespace
}  // namespace scarp
