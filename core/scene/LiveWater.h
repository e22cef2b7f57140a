#pragma once

#include <memory>
#include <set>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Signal.h"
#include "core/document/Layer.h"
#include "core/line/WaterMesh.h"
#include "core/scene/FollowedLines.h"

namespace scarp {

class TerrainDocument;
struct DocumentContent;

/// The water of rivers, canals and ponds in the visible layers of a document, updated while it is edited:
/// only the water that an edit affects is recomputed. At the end of each step of history it is, bit for bit,
/// the water of an equal content that was not edited; while an edit is open, lines that it does not change
/// stay as they are, as the ground along them does. Only on the document's thread; the document outlives it.
class LiveWater {
 public:
  explicit LiveWater(TerrainDocument& document);
  /// Water of a content that does not change and outlives it. Any thread.
  explicit LiveWater(const DocumentContent& content);

  /// Updates the water where the document has changed. Returns true if any of it is new.
  bool update();
  /// As of update(). Not null; another object where the water is another.
  [[nodiscard]] const std::shared_ptr<const WaterTiles>& tiles() const { return tiles_; }
  /// Of all lines, as of update().
  [[nodiscard]] const WaterField& field() const { return field_; }

  Signal<> changed;  ///< update() may have something to do.

 private:
  /// The lines of a layer that have water or meet such lines, in their order.
  struct OfLayer : FollowedLines {
    std::vector<std::shared_ptr<const LineWater>> waters;
  };

  void restart();
  void follow(OfLayer& was, const Layer& layer, std::size_t place, const std::set<int>& otherGround,
              std::vector<GridRect>& parts);
  bool remake(const std::vector<GridRect>& parts);
  [[nodiscard]] bool editing() const;

  const DocumentContent& content_;
  const TerrainDocument* document_ = nullptr;  ///< Null: the content does not change.
  std::vector<OfLayer> layers_;
  LayersBeneath beneath_;
  WaterField field_;
  std::shared_ptr<const WaterTiles> tiles_;
  bool allStale_ = true, linesStale_ = true;
  std::vector<GridRect> moved_;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
