#pragma once

#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Signal.h"
#include "core/document/Layer.h"
#include "core/line/WaterMesh.h"
#include "core/scene/FollowedLines.h"

namespace scarp {

class TerrainDocument;

/// The water of rivers, canals and ponds in the visible layers of a document, kept true while it is edited:
/// what an edit reached is made anew. At the end of each step of history it is, bit for bit, what it would be
/// if all of it were made anew; while an edit goes on lines that it does not change stay as they are, as the
/// ground along them does. The document's thread, and not for longer than the document.
class LiveWater {
 public:
  explicit LiveWater(TerrainDocument& document);

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

  TerrainDocument& document_;
  std::vector<OfLayer> layers_;
  LayersBeneath beneath_;
  WaterField field_;
  std::shared_ptr<const WaterTiles> tiles_;
  bool allStale_ = true, linesStale_ = true;
  std::vector<GridRect> moved_;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
