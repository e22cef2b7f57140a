#pragma once

#include <QImage>
#include <vector>

#include "core/terrain/GridFrame.h"
#include "core/terrain/GroundOverview.h"
#include "ui/render/ColourRamps.h"

namespace scarp {

/// The overview of a ground as a picture, north up: hypsometric tints under a light from the north-west;
/// holes are clear. One pixel a sample of the overview.
class OverviewPicture {
 public:
  OverviewPicture(const HeightRaster& heights, const GridFrame& frame, HeightRange range);

  [[nodiscard]] const QImage& image() const { return image_; }
  /// Cells of the ground along a side of a pixel.
  [[nodiscard]] int stride() const { return overview_.stride(); }

 private:
  [[nodiscard]] QRgb colour(int column, int row) const;

  GroundOverview overview_;
  GridFrame frame_;
  HeightRange range_;  ///< That the tints were chosen by.
  std::vector<float> ramp_;
  QImage image_;
};

}  // namespace scarp
