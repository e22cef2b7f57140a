#pragma once

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "core/base/Signal.h"
#include "core/material/MeasureHistogram.h"
#include "core/scene/LiveMaterials.h"
#include "ui/jobs/JobRunner.h"

namespace scarp {

class EditorDocument;
class Viewport;

/// Keeps the materials of a document's ground up to date and passes them to the view. Drainage areas, which
/// rules may use, textures and the whole map of a large terrain are computed by a job.
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
  /// Evaluates the whole map by a job, after the first drainage areas if it needs them, and with the textures
  /// that the view needs and that are not computed yet.
  void evaluate();
  void stopEvaluation();
  [[nodiscard]] RuleInputs inputs();

  Viewport& viewport_;
  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
  std::unique_ptr<LiveMaterials> live_;
  std::unique_ptr<LiveMaterials> without_;  ///< Without what is muted; null where nothing is.
  std::set<MaterialId> muted_, solo_;
  bool stale_ = false;
  int textureSide_ = 0;     ///< Texels; 0 while there is no OpenGL.
  bool awaitsDrainage_ = false;  ///< The first evaluation begins when they are there.
  bool cancelled_ = false;  ///< The last job was cancelled: the next edit starts another one.
  QPointer<Job> job_;       ///< Evaluates the whole map.
  int evaluation_ = 0;      ///< Number of the evaluation whose result is awaited; another one is discarded.
  std::vector<Subscription> subscriptions_;
  Subscription onWithout_;
};

}  // namespace scarp
