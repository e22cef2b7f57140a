#pragma once

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <memory>
#include <optional>

#include "core/base/Signal.h"
#include "core/objects/Scatter.h"

namespace scarp {

class EditorDocument;
class Job;
class JobRunner;

/// Counts what a scatter would put down, on a thread of its own; the latest question alone is answered.
class ScatterCounter : public QObject {
  Q_OBJECT

 public:
  struct Question {
    ScatterSettings settings;
    bool proposesDensity = false;  ///< In place of the one in the settings.
  };
  struct Answer {
    double density = 0.0;  ///< As asked, or as proposed.
    std::size_t count = 0;
  };

  ScatterCounter(JobRunner& jobs, QObject* parent);
  ~ScatterCounter() override;

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  void ask(const Question& question);
  void stop();
  [[nodiscard]] bool busy() const;  ///< An answer is to come.

 Q_SIGNALS:
  void takesLonger();  ///< Than an eye would notice.
  void answered(const scarp::ScatterCounter::Answer& answer);
  void failed(const QString& message);

 private:
  void begin();
  void end(const Result<Answer>& answer);

  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
  std::optional<Question> question_;
  std::shared_ptr<const ObjectLayer> present_;  ///< Null: not copied since it changed.
  QPointer<Job> job_;
  int run_ = 0;
  QTimer soon_, long_;
  Subscription onObjects_;
};

/// The density at which so many would become as many as can be put down at once, two digits.
[[nodiscard]] double fittingDensity(const ScatterCounter::Answer& answer);

}  // namespace scarp
