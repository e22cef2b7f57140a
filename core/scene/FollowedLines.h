#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "core/document/Layer.h"
#include "core/document/RasterId.h"
#include "core/edit/LineLayers.h"
#include "core/line/Line.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// What lies beneath layers of lines, to find where it has changed. Only on the document's thread; the
/// document outlives it.
class LayersBeneath {
 public:
  explicit LayersBeneath(const TerrainDocument& document) : document_(document) {}

  /// Calls visit(index of the layer, slots in which the ground beneath it has changed) for visible layers of
  /// lines that are wanted, from the lowest. Changes count from the last call without an open edit: during an
  /// edit there are none.
  void visit(const std::function<bool(const Layer&)>& wanted,
             const std::function<void(std::size_t index, const std::set<int>& changed)>& visit);
  void forget() { kept_.clear(); }

 private:
  /// A layer, or the base.
  struct Beneath {
    Layer settings;
    std::optional<HeightRaster> heights, mask;
  };
  /// The base and so many layers above it as they are.
  [[nodiscard]] std::vector<Beneath> look(std::size_t layers) const;
  [[nodiscard]] std::set<int> changedUnder(std::size_t index, const std::vector<Beneath>& now) const;

  const TerrainDocument& document_;
  std::vector<Beneath> kept_;
};

/// Some lines of a layer, and what they are designed as. A value.
struct FollowedLines {
  LayerId layer = kBaseLayer;
  LineSet source;                                          ///< All of the layer.
  std::vector<Line> lines;                                 ///< In its order.
  std::vector<std::shared_ptr<const LineDesign>> designs;  ///< Of lines; null of hidden ones.
  LineDesigns alone;
};

/// Of lines that were followed, what became of them.
struct LinesChange {
  FollowedLines lines;      ///< As they are. The designs of those that stayed are the same objects.
  std::vector<char> other;  ///< Of these those that are others, and those that meet such.
  /// Those and all that they meet, in their order, by their places among lines.
  std::vector<std::size_t> places;
};
/// Takes over lines as they are now, those that meet them among them. `otherGround`: slots in which the
/// ground beneath is other than it was; those of a document that is being edited are not known yet.
[[nodiscard]] LinesChange followLines(const TerrainDocument& document, const FollowedLines& was,
                                      std::vector<Line> lines, std::size_t place,
                                      const std::set<int>& otherGround);

}  // namespace scarp
