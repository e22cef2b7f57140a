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

struct DocumentContent;

/// Detection of terrain changes beneath the layers of lines of a content.
class LayersBeneath {
 public:
  /// Calls visit(index of the layer, slots in which the terrain beneath it changed) for visible layers of
  /// lines for which `wanted` is true, from the lowest. Changes count from the last call without `editing`,
  /// of an open edit; during an edit there are none.
  void visit(const DocumentContent& content, bool editing, const std::function<bool(const Layer&)>& wanted,
             const std::function<void(std::size_t index, const std::set<int>& changed)>& visit);
  void forget() { kept_.clear(); }

 private:
  /// State of a layer, or of the base.
  struct Beneath {
    Layer settings;
    std::optional<HeightRaster> heights, mask;
  };
  /// Returns the current state of the base and of `layers` layers above it.
  [[nodiscard]] static std::vector<Beneath> look(const DocumentContent& content, std::size_t layers);
  [[nodiscard]] std::set<int> changedUnder(std::size_t index, const std::vector<Beneath>& now) const;

  std::vector<Beneath> kept_;
};

/// Some lines of a layer, and their designs. A value.
struct FollowedLines {
  LayerId layer = kBaseLayer;
  LineSet source;                                          ///< All of the layer.
  std::vector<Line> lines;                                 ///< In its order.
  std::vector<std::shared_ptr<const LineDesign>> designs;  ///< Of `lines`; null for hidden ones.
  LineDesigns alone;
};

/// Changes of followed lines.
struct LinesChange {
  FollowedLines lines;      ///< Current lines. Unchanged designs are the same objects.
  std::vector<char> other;  ///< Per line: 1 if it changed, or meets one that did.
  /// Indices in `lines` of those and all that they meet, in order.
  std::vector<std::size_t> places;
};
/// Updates followed lines. lines: the current ones, including those that meet them. otherGround: slots in
/// which the terrain beneath changed; not yet known while the content is `editing`.
[[nodiscard]] LinesChange followLines(const DocumentContent& content, bool editing, const FollowedLines& was,
                                      std::vector<Line> lines, std::size_t place,
                                      const std::set<int>& otherGround);

}  // namespace scarp
