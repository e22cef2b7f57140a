#pragma once

#include <QObject>
#include <QStringList>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "core/base/Signal.h"
#include "core/live/LiveMaterials.h"
#include "core/material/MeasureHistogram.h"

namespace scarp {

class EditorDocument;
class JobRunner;
class Viewport;

/// Keeps the materials of a document's ground in step and hands them to the view. Drainage areas, which rules
/// may ask for, are made on a worker.
class MaterialView : public QObject {
  Q_OBJECT

 public:
  MaterialView(Viewport& viewport, JobRunner& jobs, QObject* parent = nullptr);
  ~MaterialView() override;

  [[nodiscard]] JobRunner& jobs() const { return jobs_; }
  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// Brings the materials in step with the document now, and not only before the next picture.
  void settle();
  /// How much of the ground each material covers, 0…1, in the document's order. Goes over the whole terrain.
  [[nodiscard]] std::vector<double> shares();
  /// What lies at a sample, the heaviest first, with weights of 255 in all.
  [[nodiscard]] std::vector<std::pair<MaterialId, int>> materialsAt(int column, int row);
  /// How often the values of what a condition looks at occur on the ground.
  [[nodiscard]] MeasureHistogram histogram(const RuleCondition& condition);
  /// A condition to begin with (startingCondition()).
  [[nodiscard]] RuleCondition startOf(const RuleCondition& like);
  /// The names of the selections that are kept with the terrain.
  [[nodiscard]] QStringList masks() const;
  /// All layers of lines.
  [[nodiscard]] std::vector<NamedLines> lines() const;

  /// What only the pictures leave out: the document, shares and exports know nothing of it. A material that
  /// is muted is not seen; what lies below it shows. While any is solo, all others are grey.
  void toggleMute(MaterialId material);
  void toggleSolo(MaterialId material);
  [[nodiscard]] const std::set<MaterialId>& muted() const { return muted_; }
  [[nodiscard]] const std::set<MaterialId>& solo() const { return solo_; }

 Q_SIGNALS:
  void changed();        ///< The weights.
  void groundSettled();  ///< An edit of the ground is done: histograms are others.
  void marksChanged();   ///< muted() or solo().

 private:
  /// Brings the materials in step before the next picture: of several dabs between two pictures the ground is
  /// looked at once.
  void follow();
  void leaveOut();
  void show(const GridRect& samples);
  void drain();
  [[nodiscard]] RuleInputs inputs();

  Viewport& viewport_;
  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
  std::unique_ptr<LiveMaterials> live_;
  std::unique_ptr<LiveMaterials> without_;  ///< Without what is muted; null where nothing is.
  std::set<MaterialId> muted_, solo_;
  bool draining_ = false, stale_ = false;
  std::vector<Subscription> subscriptions_;
  Subscription onWithout_;
};

}  // namespace scarp
