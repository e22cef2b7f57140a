#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <atomic>
#include <functional>
#include <memory>
#include <new>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"

namespace scarp {

/// One piece of long work on a thread of its own. Its face is for the UI thread; the work itself only
/// sees the Progress that it is given.
class Job : public QObject {
  Q_OBJECT

 public:
  Job(QString title, std::function<void(const Progress&)> work);
  ~Job() override;  ///< Cancels and waits.

  [[nodiscard]] const QString& title() const { return title_; }
  [[nodiscard]] double fraction() const { return fraction_.load(std::memory_order_relaxed); }
  [[nodiscard]] bool cancelled() const { return cancelled_.load(std::memory_order_relaxed); }
  void cancel() { cancelled_.store(true, std::memory_order_relaxed); }
  void start();

 Q_SIGNALS:
  void progressed();
  void finished();

 private:
  QString title_;
  std::function<void(const Progress&)> work_;
  std::atomic<double> fraction_{0.0};
  std::atomic<bool> cancelled_{false};
  std::thread thread_;
};

/// Runs jobs side by side, each over data that nobody else changes, and brings their results back to the
/// UI thread. Going away it cancels what runs and waits for it; results that come too late are dropped.
class JobRunner : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;
  ~JobRunner() override;

  /// Does work on a thread of its own, then hands its result to done on this one.
  template <class T>
  Job* run(const QString& title, std::function<Result<T>(const Progress&)> work,
           std::function<void(Result<T>)> done) {
    auto result = std::make_shared<std::optional<Result<T>>>();
    return start(
        title,
        [result, work = std::move(work)](const Progress& progress) {
          try {
            result->emplace(work(progress));
          } catch (const std::bad_alloc&) {
            result->emplace(Error{"there is not enough memory for this"});
          }
        },
        [result, done = std::move(done)] { done(std::move(**result)); });
  }

  /// Drops the result where `owner` has gone meanwhile.
  template <class T>
  Job* runFor(const QObject* owner, const QString& title, std::function<Result<T>(const Progress&)> work,
              std::function<void(Result<T>)> done) {
    return run<T>(title, std::move(work),
                  [owner = QPointer<const QObject>(owner), done = std::move(done)](Result<T> result) {
                    if (owner) done(std::move(result));
                  });
  }

  [[nodiscard]] const std::vector<std::unique_ptr<Job>>& jobs() const { return jobs_; }
  void cancelAll();

 Q_SIGNALS:
  void changed();  ///< A job came, went or progressed.

 private:
  Job* start(const QString& title, std::function<void(const Progress&)> work, std::function<void()> done);

  std::vector<std::unique_ptr<Job>> jobs_;
};

}  // namespace scarp
