#pragma once

#include <QObject>
#include <QStringList>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Signal.h"
#include "core/line/NearLines.h"
#include "core/material/MeasureHistogram.h"
#include "core/scatter/ScatterRule.h"

namespace scarp {

class EditorDocument;

/// What panels show of the objects that the scatter rules of a document's scene place, and starting values
/// for rules.
class ScatterFollower : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// Updates the scene now, and not only before the next picture.
  void settle();
  /// The objects are being placed by a job.
  [[nodiscard]] bool busy() const;

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
  void groundSettled();  ///< As that of the scene: histograms are others.

 private:
  void tellRefusal();

  EditorDocument* document_ = nullptr;
  std::optional<double> water_;
  std::string refusal_;  ///< That was told.
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
