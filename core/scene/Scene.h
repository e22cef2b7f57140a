#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/base/Signal.h"
#include "core/material/MeasureHistogram.h"
#include "core/scene/Drainage.h"
#include "core/scene/LiveAnalysis.h"
#include "core/scene/LiveBentRows.h"
#include "core/scene/LiveMaterials.h"
#include "core/scene/LiveScatter.h"
#include "core/scene/LiveWater.h"

namespace scarp {

class DerivedContent;
class TerrainDocument;

/// Work of a scene that takes long. It shares the data that it reads.
struct SceneTask {
  enum class Kind { Drainage, Materials, Scatter };
  Kind kind;
  /// Any thread. The error is one line, or says that `progress` or the scene cancelled it.
  std::function<Result<void>(const Progress& progress)> run;
  /// Installs what run() computed, if it returned success. On the document's thread, once for each task; does
  /// nothing if the scene was destroyed or has cancelled the task.
  std::function<void(Result<void> done)> finish;
};

/// Parts of a scene that are wanted.
struct SceneParts {
  bool materials = true, scatter = true, bentRows = true, water = true;
};

/// All that is derived from an open document and updated while it is edited: drainage areas, materials,
/// objects of scatter rules, models bent along lines, water of lines and an analysis. Each exists once per
/// document. Only on the document's thread; the document outlives it.
///
/// The parts observe the document. update() brings those that are stale up to date in the order of their
/// dependencies: drainage, materials, scattered objects; then what depends on lines. What takes long is left
/// to tasks, and until one is finished the part stays as it was.
class Scene {
 public:
  explicit Scene(TerrainDocument& document);
  ~Scene();

  [[nodiscard]] TerrainDocument& document() const { return document_; }
  [[nodiscard]] Drainage& drainage() { return drainage_; }
  [[nodiscard]] const Drainage& drainage() const { return drainage_; }
  [[nodiscard]] LiveMaterials& materials() { return materials_; }
  [[nodiscard]] LiveScatter& scatter() { return scatter_; }
  [[nodiscard]] const LiveScatter& scatter() const { return scatter_; }
  [[nodiscard]] const LiveBentRows& bentRows() const { return bent_; }
  [[nodiscard]] const LiveWater& water() const { return water_; }
  [[nodiscard]] LiveAnalysis& analysis() { return analysis_; }
  [[nodiscard]] const LiveAnalysis& analysis() const { return analysis_; }

  /// Leaves materials out of shownMaterials(), without a change of materials(): what lies below them shows.
  void hideMaterials(std::set<MaterialId> hidden);
  [[nodiscard]] const std::set<MaterialId>& hiddenMaterials() const { return hidden_; }
  /// materials() without the hidden ones.
  [[nodiscard]] const LiveMaterials& shownMaterials() const { return without_ ? *without_ : materials_; }

  /// A terrain with more samples has the whole map of its materials evaluated by a task. 2²⁰ at first.
  void setMaxSamplesAtOnce(long long samples);
  /// Brings all but the analysis up to date, before each picture and before a part is read. Leaves what takes
  /// long to tasks.
  void update();
  /// Brings parts up to date on this thread, with drainage areas where rules of these parts look at them. May
  /// be cancelled. Contract: no edit is open.
  [[nodiscard]] Result<void> updateAll(const Progress& progress = {}, const SceneParts& parts = {});
  /// Returns the next task, in the order of dependencies; nothing if there is none that can begin. After a
  /// task was cancelled the next step of history offers another one.
  [[nodiscard]] std::optional<SceneTask> takeTask();
  /// Returns a task for the drainage areas if they are stale, whether rules look at them or not; nothing as
  /// Drainage::takeTask(), and while an edit is open.
  [[nodiscard]] std::optional<SceneTask> takeDrainageTask();

  /// Returns what conditions of materials look at, after an update. Refers to this and to the document.
  [[nodiscard]] RuleInputs inputs();
  /// Returns how often the values that a condition looks at occur on the terrain.
  [[nodiscard]] MeasureHistogram histogram(const RuleCondition& condition);
  /// Returns a condition to begin with (startingCondition()).
  [[nodiscard]] RuleCondition startOf(const RuleCondition& like);

  /// Returns the content as it is now with what is derived from it, for exports on other threads.
  [[nodiscard]] DerivedContent derivedContent() const;

  /// update() or takeTask() may have something to do, or a picture of the scene is another one.
  Signal<> changed;
  Signal<> updated;  ///< update() has brought stale parts up to date.
  Signal<const GridRect&>
      materialsChanged;  ///< Samples of shownMaterials(); all: perhaps another map, or none.
  /// The ground at the end of an edit, drainage areas or all materials are others: what is counted over the
  /// terrain is to be counted again.
  Signal<> groundSettled;

 private:
  void note(bool& stale);
  void watchMaterials(LiveMaterials& materials);
  [[nodiscard]] bool needsDrainage(const SceneParts& parts = {}) const;
  /// Returns true if the whole map of materials is stale and too large to be evaluated by update().
  [[nodiscard]] bool needsMaterialTask() const;
  [[nodiscard]] bool scatterWaits() const;
  [[nodiscard]] std::optional<SceneTask> takeMaterialTask();
  [[nodiscard]] std::optional<SceneTask> takeScatterTask();
  void cancelMaterialTask();

  TerrainDocument& document_;
  Drainage drainage_;
  LiveMaterials materials_;
  std::unique_ptr<LiveMaterials> without_;  ///< Without what is hidden; null where nothing is.
  std::set<MaterialId> hidden_;
  LiveScatter scatter_;
  LiveBentRows bent_;
  LiveWater water_;
  LiveAnalysis analysis_;
  long long maxSamplesAtOnce_ = 1LL << 20;
  bool materialsStale_ = true, scatterStale_ = true, bentStale_ = true, waterStale_ = true;
  bool updating_ = false;
  bool materialsCancelled_ = false;  ///< The last task: the next edit starts another one.
  /// True of the task that evaluates the materials: its result is not wanted any more. Null where none is
  /// out.
  std::shared_ptr<std::atomic<bool>> materialTask_;
  std::shared_ptr<std::atomic<bool>> ended_ = std::make_shared<std::atomic<bool>>(false);
  std::vector<Subscription> subscriptions_, onShown_;
};

}  // namespace scarp
