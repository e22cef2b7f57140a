#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

#include "core/base/Result.h"
#include "core/base/Signal.h"
#include "core/document/RasterId.h"
#include "core/line/Line.h"
#include "core/scatter/BentRows.h"
#include "core/scatter/ScatterRule.h"
#include "core/scene/FollowedLines.h"

namespace scarp {

class TerrainDocument;

/// The models that scatter rules of a document bend along its lines, kept true while it is edited: lines that
/// an edit reached have theirs made anew, and of these the meshes that come out as they were stay. At the end
/// of each step of history it is, bit for bit, what it would be if all of it were made anew (bentRows()). The
/// document's thread, and not for longer than the document.
class LiveBentRows {
 public:
  explicit LiveBentRows(TerrainDocument& document);

  /// Updates the meshes where the document has changed. Returns true if any mesh is new.
  bool update();
  /// As of update(). Not null; another object where something is other.
  [[nodiscard]] const std::shared_ptr<const BentMeshes>& meshes() const { return meshes_; }
  /// Why there is nothing, as one line ("too many"); else empty.
  [[nodiscard]] const std::string& refusal() const { return refusal_; }

  Signal<> changed;  ///< update() may have something to do.

 private:
  /// A rule, a layer and a line.
  using Key = std::tuple<std::uint32_t, LayerId, LineId>;
  struct Made {
    ScatterRule rule;
    std::shared_ptr<const LineDesign> design;
    std::vector<ModelPtr> models;  ///< Of the rule's assets.
    BentMeshes meshes;
  };

  void note();
  [[nodiscard]] bool bends() const;
  void followLayers();
  [[nodiscard]] Result<BentMeshes> remake();

  TerrainDocument& document_;
  std::vector<FollowedLines> layers_;
  LayersBeneath beneath_;
  std::map<Key, Made> made_;
  std::shared_ptr<const BentMeshes> meshes_;
  std::string refusal_;
  bool allStale_ = true;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
