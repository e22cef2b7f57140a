#pragma once

#include <QImage>
#include <vector>

#include "core/terrain/GridFrame.h"
#include "core/terrain/GroundOverview.h"
#include "ui/render/HeightRamp.h"

namespace scarp {

/// The overview of a ground as a picture, north up: hypsometric tints under a light from the north-west;
/// holes are clear. One pixel a sample of the overview.
class OverviewPicture {
 public:
  OverviewPicture(const HeightRaster& heights, const GridFrame& frame, HeightRange range);

  /// Takes over changed samples; paints anew what they alter, or all where the range of all heights has moved
  /// so far that the tints would no longer be right.
  void refresh(const HeightRaster& heights, const GridRect& changed, HeightRange range);

  [[nodiscard]] const QImage& image() const { return image_; }
  /// Cells of the ground along a side of a pixel.
  [[nodiscard]] int stride() const { return overview_.stride(); }
  /// Pixels painted so far: for tests of what a change costs.
  [[nodiscard]] long long painted() const { return painted_; }

 private:
  void paint(const GridRect& pixels);
  [[nodiscard]] QRgb colour(int column, int row) const;

  GroundOverview overview_;
  GridFrame frame_;
  HeightRange range_;  ///< That the tints were chosen by.
  std::vector<float> ramp_;
  QImage image_;
  long long painted_ = 0;
};

}  // namespace scarp
