#include <gtest/gtest.h>

#include <QTest>
#include <QThread>
#include <memory>

#include "ui/jobs/JobRunner.h"

namespace scarp {
namespace {

constexpr int kPatience = 10000;  // milliseconds

// Works until somebody says stop.
Result<int> untilStopped(const Progress& progress) {
  while (progress(0.5)) QThread::msleep(1);
  return Error::cancel();
}

TEST(JobRunner, WorksElsewhereAndAnswersHere) {
  JobRunner runner;
  QThread* here = QThread::currentThread();
  QThread *worked = nullptr, *answered = nullptr;
  int answer = 0;
  runner.run<int>(
      QStringLiteral("count"),
      [&](const Progress&) -> Result<int> {
        worked = QThread::currentThread();
        return 7;
      },
      [&](Result<int> result) {
        answered = QThread::currentThread();
        answer = result.value();
      });
  ASSERT_TRUE(QTest::qWaitFor([&] { return answer != 0; }, kPatience));
  EXPECT_EQ(answer, 7);
  EXPECT_NE(worked, here);
  EXPECT_EQ(answered, here);
  EXPECT_TRUE(runner.jobs().empty());
}

TEST(JobRunner, StopsWhenTold) {
  JobRunner runner;
  bool cancelled = false;
  Job* job = runner.run<int>(QStringLiteral("wait"), untilStopped,
                             [&](Result<int> result) { cancelled = !result && result.error().cancelled; });
  ASSERT_TRUE(QTest::qWaitFor([&] { return job->fraction() > 0.4; }, kPatience));
  EXPECT_FALSE(cancelled);
  runner.cancelAll();
  EXPECT_TRUE(QTest::qWaitFor([&] { return cancelled; }, kPatience));
}

TEST(JobRunner, GoingAwayStopsWhatRunsAndDropsItsResult) {
  bool told = false;
  auto runner = std::make_unique<JobRunner>();
  runner->run<int>(QStringLiteral("wait"), untilStopped, [&](Result<int>) { told = true; });
  runner.reset();
  QTest::qWait(20);
  EXPECT_FALSE(told);
}

TEST(JobRunner, TooLittleMemoryIsAnErrorLikeAnyOther) {
  JobRunner runner;
  std::string message;
  runner.run<int>(
      QStringLiteral("much"), [](const Progress&) -> Result<int> { throw std::bad_alloc(); },
      [&](Result<int> result) { message = result.error().text(); });
  ASSERT_TRUE(QTest::qWaitFor([&] { return !message.empty(); }, kPatience));
  EXPECT_NE(message.find("memory"), std::string::npos);
}

}  // namespace
}  // namespace scarp
