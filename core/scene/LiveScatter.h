#pragma once

#include <functional>
#include <set>
#include <utility>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/base/Signal.h"
#include "core/edit/RuleGround.h"
#include "core/objects/Object.h"
#include "core/scatter/ScatterField.h"
#include "core/scatter/ScatterPicker.h"

namespace scarp {

class Drainage;
class LiveMaterials;
class TerrainDocument;

/// Changed part of a field.
struct ScatterChange {
  bool all = false;          ///< All of it, possibly including rules and frame.
  std::vector<int> tiles{};  ///< Otherwise the changed tiles, in order; number and order of rules are
                             ///< unchanged.

  [[nodiscard]] bool empty() const { return !all && tiles.empty(); }
};

/// Objects that the scatter rules of a document place on its terrain, updated while it is edited. Only
/// objects that an edit affects are recomputed, with the same bits as for the whole terrain. Uses the
/// drainage areas of `drainage` and, if a rule uses materials, those of `materials`, which it updates. Only
/// on the document's thread; document, drainage and materials outlive it.
///
/// A caller with a worker thread takes tasks first, and calls update() if there is none. Other callers only
/// call update().
class LiveScatter {
 public:
  LiveScatter(TerrainDocument& document, Drainage& drainage, LiveMaterials& materials);

  /// Updates the field after changes of the document; not while a task is out. Returns the changes, which
  /// fieldChanged also reports.
  ScatterChange update();
  /// Returns the field as of update(), always with the frame of the document.
  [[nodiscard]] const ScatterField& field() const { return field_; }
  /// Returns the picker of field() for rays, on the current terrain.
  [[nodiscard]] const ScatterPicker& picker();
  /// Fails with one line while field() is of other rules than the document's, apart from places that stay
  /// free: its objects are not those of the rules.
  [[nodiscard]] Result<void> inStep() const;
  /// Returns the reason why there are no objects, as one line ("too many"); else empty.
  [[nodiscard]] const Message& refusal() const { return refusal_; }

  /// Returns whether update() would take long, and no task is out.
  [[nodiscard]] bool needsTask();
  /// Computation of a field. Any thread.
  using Task = std::function<Result<ScatterField>(const Progress& progress)>;
  /// Returns nothing unless needsTask(). The task shares the current tiles of the document.
  [[nodiscard]] Task takeTask();
  [[nodiscard]] bool taskOut() const { return out_; }
  /// Ends a task with its result. Each task that was taken has to be finished or dropped.
  void finish(Result<ScatterField> result);
  void dropTask();

  /// Returns the inputs of conditions, as of update(). Refers to this and to the document.
  [[nodiscard]] RuleInputs inputs() const;
  [[nodiscard]] Drainage& drainage() const { return drainage_; }
  /// Returns whether a rule uses drainage areas that are missing or older than the heights.
  [[nodiscard]] bool needsDrainage() const;

  Signal<> changed;                           ///< update() has work to do.
  Signal<const ScatterChange&> fieldChanged;  ///< field() has changed.
  Signal<> taskOutChanged;                    ///< taskOut() has changed.

 private:
  /// Changes since the field was computed.
  struct Pending {
    bool everything = true;  ///< No part of the field is valid.
    bool objects = true, masks = true, lines = true, materials = false;
    bool linesAnywhere = false;          ///< More lines changed than a refresh supports.
    bool rows = false;                   ///< Lines changed in any way.
    std::set<GroundMeasure> measures{};  ///< Measures whose values changed anywhere.
    std::vector<GridRect> moved{};       ///< Samples whose heights or deposits changed.

    [[nodiscard]] static Pending none() { return {false, false, false, false, false}; }
  };
  void subscribe();
  void reframe();
  /// Emits `changed` if the rules depend on the changes.
  void note();
  [[nodiscard]] ScatterReuse reuse() const;
  /// Updates the positions of placed objects. Returns the samples under objects that were added, removed or
  /// moved.
  std::vector<GridRect> updatePlaced();
  /// Updates the positions of lines. Returns boxes around their changed parts, metres.
  std::vector<pieces::PlanBox> updateLines();
  void updateMaterials();
  /// Updates all that a refresh covers.
  void follow();
  [[nodiscard]] bool needsMaking() const;
  void take(Result<ScatterField> result);
  void announce(const ScatterChange& change);

  TerrainDocument& document_;
  Drainage& drainage_;
  LiveMaterials& materials_;
  ScatterField field_;
  ScatterPicker picker_;
  Message refusal_;
  bool out_ = false;
  Pending pending_;
  ScatterChange unreported_;
  RuleGround ground_;
  bool looksAtMaterials_ = false;                  ///< As of the last update.
  std::vector<std::pair<ObjectId, Vec2>> placed_;  ///< Positions in `ground_`.
  Subscription subscription_, onDrainage_, onMaterials_, onMap_;
};

}  // namespace scarp
