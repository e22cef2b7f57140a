#pragma once

#include "ui/render/GlObjects.h"
#include "ui/render/HeightPage.h"

namespace scarp {

/// Pages of heights on the graphics card, with the ground's gradient at the page's own stride and at
/// twice that, so that light glides between levels as the shape does, and its curvature.
class TerrainTextures : public TileSink {
 public:
  /// Bytes that a page takes there.
  static constexpr long long bytesPerPage() {
    constexpr long long coarse = kPageCells / 2 + 1;
    return kPageSamples * kPageSamples * (4 + 8 + 2) + coarse * coarse * 8;
  }

  TerrainTextures(Gl& gl, const GridFrame& frame, int slots);

  void upload(int slot, const PageId& page, std::span<const float> heights) override;
  /// Heights, gradient and coarse gradient go to texture units unit, unit + 1, unit + 2.
  void bind(unsigned unit) const;
  void bindCurvature(unsigned unit) const;

 private:
  Gl& gl_;
  GridFrame frame_;
  GlTexture heights_, gradient_, coarseGradient_, curvature_;
};

}  // namespace scarp
