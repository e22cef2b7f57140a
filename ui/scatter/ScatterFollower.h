#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Signal.h"
#include "core/line/NearLines.h"
#include "core/material/MeasureHistogram.h"
#include "core/scatter/ScatterRule.h"

namespace scarp {

class EditorDocument;
class Job;
class JobRunner;
class LiveBentRows;
class Viewport;
struct ScatterChange;

/// Keeps what a document's scatter rules put down in step with it, before each picture, and hands it to the
/// view. What takes long, and drainage areas, which rules may ask for, is made on a worker; until then what
/// stood there stays.
class ScatterFollower : public QObject {
  Q_OBJECT

 public:
  ScatterFollower(Viewport& viewport, JobRunner& jobs, QObject* parent = nullptr);
  ~ScatterFollower() override;

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// Brings what is put down in step now, or begins to.
  void settle();
  /// It is being made on a worker.
  [[nodiscard]] bool busy() const { return job_; }

  /// How often the values of what a condition looks at occur on the ground.
  [[nodiscard]] MeasureHistogram histogram(const RuleCondition& condition);
  /// A condition to begin with (startingCondition()).
  [[nodiscard]] RuleCondition startOf(const RuleCondition& like);
  /// A rule to begin with (presetRule()).
  [[nodiscard]] ScatterRule startOfPreset(std::size_t preset);
  /// How high the water stands that is seen, metres; nothing where none is.
  void setWater(std::optional<double> level) { water_ = level; }
  /// The names of the selections that are kept with the terrain.
  [[nodiscard]] QStringList masks() const;
  /// All layers of lines.
  [[nodiscard]] std::vector<NamedLines> lines() const;

 Q_SIGNALS:
  /// Why rules put nothing down, in one line; empty: they do.
  void problem(const QString& message);
  void changed();        ///< What is put down, or busy().
  void groundSettled();  ///< An edit of the ground is done: histograms are others.

 private:
  void follow();
  void drain();
  /// What is put down became another.
  void show(const ScatterChange& change);
  void tellRefusal();

  Viewport& viewport_;
  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
  std::unique_ptr<LiveBentRows> bent_;  ///< Of document_.
  QPointer<Job> job_;
  int run_ = 0;
  std::optional<double> water_;
  bool stale_ = false;
  std::string refusal_;  ///< That was told.
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
