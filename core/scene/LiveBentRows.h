#pragma once

#include <map>
#include <memory>
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
struct DocumentContent;

/// The models that scatter rules of a document bend along its lines, updated while it is edited: only those
/// of lines that an edit affects are bent again, and meshes that come out equal stay the same objects. At the
/// end of each step of history they are, bit for bit, those of an equal content that was not edited. Only on
/// the document's thread; the document outlives it.
class LiveBentRows {
 public:
  explicit LiveBentRows(TerrainDocument& document);
  /// Models of a content that does not change and outlives it. Any thread.
  explicit LiveBentRows(const DocumentContent& content);

  /// Updates the meshes where the document has changed. Returns true if any mesh is new.
  bool update();
  /// As of update(). Not null; another object where something is other.
  [[nodiscard]] const std::shared_ptr<const BentMeshes>& meshes() const { return meshes_; }
  /// Why there is nothing, as one line ("too many"); else empty.
  [[nodiscard]] const Message& refusal() const { return refusal_; }

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

  const DocumentContent& content_;
  const TerrainDocument* document_ = nullptr;  ///< Null: the content does not change.
  std::vector<FollowedLines> layers_;
  LayersBeneath beneath_;
  std::map<Key, Made> made_;
  std::shared_ptr<const BentMeshes> meshes_;
  Message refusal_;
  bool allStale_ = true;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
