#include "ui/jobs/JobRunner.h"

#include <algorithm>
#include <chrono>

#include "core/memory/Scratch.h"

namespace scarp {

namespace {

/// Such as reading a file leaves behind much memory that was freed.
constexpr std::chrono::milliseconds kLongWork{300};

}  // namespace

Job::Job(QString title, std::function<void(const Progress&)> work)
    : title_(std::move(title)), work_(std::move(work)) {}

Job::~Job() {
  cancel();
  if (thread_.joinable()) thread_.join();
}

void Job::start() {
  thread_ = std::thread([this] {
    const auto begin = std::chrono::steady_clock::now();
    work_([this](double fraction) {
      // A change that nobody could see is not worth a message.
      if (fraction >= fraction_.load(std::memory_order_relaxed) + 0.005) {
        fraction_.store(fraction, std::memory_order_relaxed);
        Q_EMIT progressed();
      }
      return !cancelled_.load(std::memory_order_relaxed);
    });
    // Others wait while the heap is released: not after each look at what a dab has changed.
    if (std::chrono::steady_clock::now() - begin > kLongWork) releaseLargeHeap();
    Q_EMIT finished();
  });
}

JobRunner::~JobRunner() {
  cancelAll();
  jobs_.clear();
}

void JobRunner::cancelAll() {
  for (const auto& job : jobs_) job->cancel();
  Q_EMIT changed();
}

Job* JobRunner::start(const QString& title, std::function<void(const Progress&)> work,
                      std::function<void()> done) {
  Job* job = jobs_.emplace_back(std::make_unique<Job>(title, std::move(work))).get();
  // Sent from the job's thread, received on this one.
  connect(job, &Job::progressed, this, &JobRunner::changed, Qt::QueuedConnection);
  connect(
      job, &Job::finished, this,
      [this, job, done = std::move(done)] {
        const auto at = std::ranges::find(jobs_, job, &std::unique_ptr<Job>::get);
        const std::unique_ptr<Job> ended = std::move(*at);
        jobs_.erase(at);
        Q_EMIT changed();
        done();
      },
      Qt::QueuedConnection);
  job->start();
  Q_EMIT changed();
  return job;
}

}  // namespace scarp
