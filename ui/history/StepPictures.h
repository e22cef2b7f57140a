#pragma once

#include <QImage>
#include <QPixmap>
#include <memory>
#include <vector>

#include "core/base/GridRect.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// A part of the ground with a little about it as a shaded relief, north up, in the proportions of the
/// picture. Holes and what lies beyond the map are clear. Costs what the picture has of pixels, however large
/// the part. Pure.
[[nodiscard]] QImage groundPicture(const HeightRaster& heights, const GridFrame& frame, const GridRect& part,
                                   QSize pixels);

/// Small pictures of the ground that the steps of a history changed, as each left it. Made when a step is
/// done, of the ground as it stands there: that costs a few thousand samples, and looking costs nothing.
class StepPictures {
 public:
  static constexpr QSize kPixels{56, 38};

  /// Takes over what has happened since. Call after each change of the history.
  void follow(const TerrainDocument& document, double pixelRatio);
  void clear() { pictures_.clear(); }
  /// Null where a step changed no ground, or was done before anybody followed.
  [[nodiscard]] QPixmap of(std::size_t step) const {
    return step < pictures_.size() ? pictures_[step].picture : QPixmap();
  }

 private:
  struct Picture {
    std::shared_ptr<const Operation> operation;  ///< Whose picture it is, with the rectangle.
    GridRect changed;
    QPixmap picture;
  };
  std::vector<Picture> pictures_;
};

}  // namespace scarp
