#pragma once

#include <array>
#include <vector>

#include "core/base/Result.h"
#include "ui/render/GlObjects.h"
#include "ui/render/HeightPage.h"
#include "ui/render/PageArray.h"

namespace scarp {

/// Pages of heights on the graphics card, and what is computed there from them (page-shape.comp): the
/// ground's gradient at the page's own stride and at twice that, so that light glides between levels as the
/// shape does, and its curvature.
class TerrainTextures : public TileSink {
 public:
  /// Bytes that a page takes there.
  static constexpr long long bytesPerPage() {
    constexpr long long coarse = kPageCells / 2 + 1;
    return kPageSide * kPageSide * 4 + kPageSamples * kPageSamples * (8 + 2) + coarse * coarse * 8;
  }

  /// `shape`: the program of page-shape.comp; must outlive it.
  TerrainTextures(const GlProgram& shape, const GridFrame& frame, int slots);

  [[nodiscard]] int slots() const { return heights_.slots(); }
  /// Makes room for more pages; those there stay.
  void grow(int slots);
  void upload(int slot, const PageId& page, const GridRect& part, std::span<const float> heights) override;
  /// Computes what follows from the heights that were uploaded since the last time.
  void derive();
  /// Heights, gradient and coarse gradient go to texture units unit, unit + 1, unit + 2.
  void bind(unsigned unit) const;
  void bindCurvature(unsigned unit) const;

 private:
  /// As page-shape.comp has it.
  struct Part {
    std::array<int, 4> page;    ///< Column and row of sample 0, level, layer.
    std::array<int, 4> region;  ///< First sample and how many, across and down.
  };
  const GlProgram& shape_;
  GridFrame frame_;
  PageArray heights_, gradient_, coarseGradient_, curvature_;
  GlBuffer partBuffer_;
  std::vector<Part> parts_;  ///< Uploaded, but not derived yet.
};

}  // namespace scarp
