#pragma once

#include <array>
#include <memory>
#include <vector>

#include "ui/render/GroundColours.h"
#include "ui/render/PageCache.h"
#include "ui/render/PatchBatch.h"
#include "ui/render/ShareLayer.h"
#include "ui/render/TerrainBlock.h"
#include "ui/render/TerrainTextures.h"

namespace scarp {

/// What one draw came to.
struct TerrainStats {
  int patches = 0, draws = 0;
  int uploads = 0;              ///< Pages of which at least a part was uploaded.
  long long uploadedBytes = 0;  ///< Of heights; what follows from them is computed on the graphics card.
  long long triangles = 0;

  TerrainStats& operator+=(const TerrainStats& more);
};

/// How finely the ground is drawn on this machine.
struct TerrainDetail {
  double pixelError;   ///< How far the drawn shape may stray from the true one, device pixels, nearly always.
  double finestCells;  ///< Yet no cell of a coarser level need appear smaller than this, device pixels.
  int patchCells;      ///< 16, 32 or 64: cells a side of a patch.
  bool fine;  ///< Light glides from level to level as shape does, and detail is seen from three sides.
};

/// What suits the machine: a processor that plays graphics card gets coarser shapes, light that changes at
/// once between levels, and no multisampling.
struct MachineDefaults {
  TerrainDetail detail;
  int samples;
};
[[nodiscard]] constexpr MachineDefaults machineDefaults(bool software) {
  return software ? MachineDefaults{{2.0, 6.0, 16, false}, 1} : MachineDefaults{{0.75, 2.5, 32, true}, 4};
}

/// Draws heights as a quadtree of equal patches. A patch of level g covers patchCells·2^g cells; its
/// heights come from the page that covers 64 cells of a level finer by log2(64/patchCells), so light has
/// that much more detail than shape. One thread, the context of its making current.
class TerrainRenderer {
 public:
  static constexpr long long kPageBudget = 256LL << 20;  ///< Bytes on the graphics card.

  [[nodiscard]] static Result<std::unique_ptr<TerrainRenderer>> create(Gl& gl, const TerrainDetail& detail);

  TerrainStats draw(const HeightRaster& heights, const HeightPyramid& pyramid, const GridFrame& frame,
                    const SceneView& view, const SceneBounds& bounds);
  /// The pixels that the view's brush may colour on the ground of the last draw, as brushPixels() has them.
  [[nodiscard]] GridRect brushPixels(const HeightPyramid& pyramid, const SceneView& view) const;
  /// Draws what the last draw drew once more, with the view's brush on it, as far as the brush reaches. The
  /// view is that of the last draw but for the brush, and nothing was invalidated since.
  TerrainStats drawBrush(const SceneView& view);
  /// Changed samples; the pages that show them are uploaded anew before they are drawn next.
  void invalidate(const GridRect& samples);
  /// The same for the shares that lie on the ground.
  void invalidateShares(const GridRect& samples);

 private:
  struct Drawn {                 ///< A patch of the last draw.
    unsigned quarters, variant;  ///< The variant without the brush.
    GLuint number;
    GridRect cells;
    int stride;
  };

  TerrainRenderer(Gl& gl, const TerrainDetail& detail, GroundPrograms programs, GlProgram shape);

  void prepare(const GridFrame& frame, const std::optional<GroundShares>& shares);
  [[nodiscard]] std::vector<LodNode> select(const LodTree& tree, const SceneView& view,
                                            const SceneBounds& bounds, LodMetric& metric) const;
  /// What variants of the shaders a patch takes, but for the brush.
  [[nodiscard]] unsigned variantOf(const LodNode& node, const LodTree& tree, const LodMetric& metric,
                                   const SceneView& view, bool holes) const;
  void add(const LodNode& node, const LodTree& tree, const LodMetric& metric, const SceneView& view,
           int slot);
  void submit(const SceneView& view);
  [[nodiscard]] PageId pageOf(const LodNode& node) const;
  /// How many different pages patches need.
  [[nodiscard]] std::size_t pagesOf(const std::vector<LodNode>& nodes) const;

  Gl& gl_;
  TerrainDetail detail_;
  int finer_;  ///< Levels between a patch and its page.
  GroundPrograms programs_;
  GlProgram shape_;  ///< page-shape.comp
  PatchBatch batch_;
  GlBuffer block_;
  GroundColours colours_;
  std::optional<GridFrame> frame_;
  std::optional<double> roughness_, steepness_;  ///< Of this ground; found anew after changes.
  std::unique_ptr<TerrainTextures> textures_;
  std::unique_ptr<PageCache> cache_;
  std::unique_ptr<ShareLayer> shares_;  ///< Null while none are shown.
  std::vector<Drawn> drawn_;
  TerrainBlock shared_{};  ///< What block_ holds.
  EyePlace place_ = EyePlace::OverGround;
  std::array<int, 2> anchor_{};  ///< The sample that whole-number places count from.
};

}  // namespace scarp
