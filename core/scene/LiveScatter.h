#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
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

/// What of a field became another.
struct ScatterChange {
  bool all = false;          ///< All of it, perhaps also rules and frame.
  std::vector<int> tiles{};  ///< Else these, in order; rules are as many and stand as they did.

  [[nodiscard]] bool empty() const { return !all && tiles.empty(); }
};

/// The objects that the scatter rules of a document place on its ground, updated while it is edited: the
/// objects that an edit affects are computed again, with the same bits as for the whole terrain. Uses the
/// drainage areas of `drainage` and, where a rule looks at materials, those of `materials`, which it updates.
/// Only on the document's thread; document, drainage and materials outlive it.
///
/// Whoever has a thread to spare takes tasks first and calls update() where there is none; who has not calls
/// update() alone.
class LiveScatter {
 public:
  LiveScatter(TerrainDocument& document, Drainage& drainage, LiveMaterials& materials);

  /// Updates the field where the document has changed; not while a task is out. What
  /// became another, which fieldChanged tells too.
  ScatterChange update();
  /// As of update(), with the frame of the document always.
  [[nodiscard]] const ScatterField& field() const { return field_; }
  /// Finds what a ray meets of field(), on the ground as it is now.
  [[nodiscard]] const ScatterPicker& picker();
  /// An error, one line, while field() is of other rules than the document's, but for places that stay free:
  /// what stands there is not what they put down.
  [[nodiscard]] Result<void> inStep() const;
  /// Why there is nothing, as one line ("too many"); else empty.
  [[nodiscard]] const std::string& refusal() const { return refusal_; }

  /// Returns true if update() would take long, and no task is out.
  [[nodiscard]] bool needsTask();
  /// Computes a field. Any thread.
  using Task = std::function<Result<ScatterField>(const Progress& progress)>;
  /// Returns nothing unless needsTask(). The task shares the tiles that the document has now.
  [[nodiscard]] Task takeTask();
  [[nodiscard]] bool taskOut() const { return out_; }
  /// Each task taken is to be finished with what came of it, or dropped.
  void finish(Result<ScatterField> result);
  void dropTask();

  /// What conditions look at, as of update(). Refers to this and to the document.
  [[nodiscard]] RuleInputs inputs() const;
  [[nodiscard]] Drainage& drainage() const { return drainage_; }
  /// Returns true if a rule looks at drainage areas that are missing, or older than the ground.
  [[nodiscard]] bool needsDrainage() const;

  Signal<> changed;                           ///< update() has something to do.
  Signal<const ScatterChange&> fieldChanged;  ///< field() became another.
  Signal<> taskOutChanged;                    ///< taskOut() has changed.

 private:
  /// What happened since the field was made.
  struct Pending {
    bool everything = true;  ///< Nothing of the field holds.
    bool objects = true, masks = true, lines = true, materials = false;
    bool linesAnywhere = false;          ///< More lines are others than a refresh is for.
    bool rows = false;                   ///< Lines are others in any way.
    std::set<GroundMeasure> measures{};  ///< Of which the ground has others anywhere.
    std::vector<GridRect> moved{};       ///< Samples whose heights or deposits changed.

    [[nodiscard]] static Pending none() { return {false, false, false, false, false}; }
  };
  void subscribe();
  void reframe();
  /// Tells that there is something to do, where rules ask for it.
  void note();
  [[nodiscard]] ScatterReuse reuse() const;
  /// Takes over where objects stand now; samples under those that came, went or moved.
  std::vector<GridRect> updatePlaced();
  /// Takes over how lines lie now; boxes around what of them is other, metres.
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
  std::string refusal_;
  bool out_ = false;
  Pending pending_;
  ScatterChange unreported_;
  RuleGround ground_;
  bool looksAtMaterials_ = false;                  ///< As of the last update.
  std::vector<std::pair<ObjectId, Vec2>> placed_;  ///< As ground_ has them.
  Subscription subscription_, onDrainage_, onMaterials_, onMap_;
};

}  // namespace scarp
