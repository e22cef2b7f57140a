#pragma once

#include <array>
#include <cstddef>
#include <memory>
#include <vector>

#include "core/brush/Alpha.h"
#include "ui/render/GlObjects.h"
#include "ui/render/GroundColours.h"
#include "ui/render/GroundPages.h"
#include "ui/render/LodSelection.h"
#include "ui/render/MaterialColours.h"
#include "ui/render/PatchBatch.h"
#include "ui/render/TerrainBlock.h"

namespace scarp {

/// The alpha of the brush in hand as a texture, made when it is first drawn.
class BrushAlpha {
 public:
  void prepare(const AlphaPtr& alpha);  ///< Null: none; what is bound then does not matter.
  void bind(unsigned unit) const;

 private:
  AlphaPtr held_;
  GlTexture texture_;
};

/// What one draw came to.
struct TerrainStats {
  int patches = 0, draws = 0;
  int uploads = 0;              ///< Pages of which at least a part was uploaded.
  int materialUploads = 0;      ///< Pages of materials that were uploaded.
  long long uploadedBytes = 0;  ///< Of heights; what follows from them is computed on the graphics card.
  long long triangles = 0;
  int shadowMaps = 0;  ///< Shadow maps that were drawn again.
  bool whole = true;  ///< Not: it is drawn more coarsely than asked for, and draws again bring the rest.
  double strayPixels = 0.0;  ///< How far its shape may have strayed anywhere; 0: no bound is known.
  double cellPixels = 0.0;   ///< The largest that a cell of a coarser level may have appeared.
  std::size_t objectMeshes = 0, objectPoints = 0;  ///< Objects drawn as meshes, and as points.

  TerrainStats& operator+=(const TerrainStats& more);
};

/// How finely the ground is drawn on this machine.
struct TerrainDetail {
  double pixelError;  ///< How far the drawn shape may stray from the true one, device pixels.
  bool everywhere;    ///< That holds for all of the ground, not for nearly all.
  double
      finestCells;  ///< Where not, no cell of a coarser level need appear smaller than this, device pixels.
  int patchCells;   ///< 16, 32 or 64: cells a side of a patch.
  long long
      uploadBytes;  ///< Of heights that one picture brings at most, if it can be drawn at all with those.
  bool fine;        ///< Light glides from level to level as shape does, and detail is seen from three sides.
};

/// What suits the machine: a software rasterizer gets coarser shapes, light that changes at
/// once between levels, no multisampling and no shadow maps, whose casters it would draw again for each
/// camera.
struct MachineDefaults {
  TerrainDetail detail;
  int samples;
  ShadowQuality shadows;
};
[[nodiscard]] constexpr MachineDefaults machineDefaults(bool software) {
  return software ? MachineDefaults{{2.0, false, 6.0, 16, 1LL << 20, false}, 1, ShadowQuality::Off}
                  : MachineDefaults{{1.0, true, 2.5, 32, 8LL << 20, true}, 4, ShadowQuality::Medium};
}

/// Draws heights as a quadtree of equal patches. A patch of level g covers patchCells·2^g cells; its
/// heights come from the page that covers 64 cells of a level finer by log2(64/patchCells), so light has
/// that much more detail than shape. One thread, the context of its making current.
class TerrainRenderer {
 public:
  /// pageBudget: as GroundPages has it.
  [[nodiscard]] static Result<std::unique_ptr<TerrainRenderer>> create(const TerrainDetail& detail,
                                                                       long long pageBudget);

  TerrainStats draw(const HeightRaster& heights, const HeightPyramid& pyramid, const GridFrame& frame,
                    const SceneView& view, const SceneBounds& bounds);
  /// The pixels that the view's brush may colour on the ground of the last draw, as brushPixels() has them.
  [[nodiscard]] GridRect brushPixels(const HeightPyramid& pyramid, const SceneView& view) const;
  /// Draws what the last draw drew once more, with the view's brush on it, as far as the brush reaches. The
  /// view is that of the last draw but for the brush, and nothing was invalidated since.
  TerrainStats drawBrush(const SceneView& view);
  /// That its pages take on the graphics card.
  [[nodiscard]] long long pageBytes() const { return pages_.bytes(); }
  /// Changed samples; the pages that show them are uploaded anew before they are drawn next.
  void invalidate(const GridRect& samples);
  /// The same for the materials of the ground.
  void invalidateMaterials(const GridRect& samples) { pages_.invalidateMaterials(samples); }
  /// The same for the fractions that lie on the ground.
  void invalidateFractions(const GridRect& samples) { pages_.invalidateFractions(samples); }

 private:
  struct Drawn {                 ///< A patch of the last draw.
    unsigned quarters, variant;  ///< The variant without the brush.
    unsigned number;
    GridRect cells;
    int stride;
  };

  struct Selection {  ///< What may be drawn.
    double cellPixels;
    LodMetric metric;
    std::vector<LodNode> nodes;
    std::vector<PageId> pages;  ///< That they need.
    long long lacking = 0;      ///< Bytes of those pages that are not there yet.
  };

  TerrainRenderer(const TerrainDetail& detail, GroundPrograms programs, GlProgram shape,
                  long long pageBudget);

  /// The largest that a cell of a coarser level may appear by the view's settings, pixels.
  [[nodiscard]] double finestCells(const SceneView& view, const HeightRaster& heights);
  [[nodiscard]] Selection select(const LodTree& tree, const SceneView& view, const SceneBounds& bounds,
                                 double cellPixels) const;
  /// What the view asks for, or, while too much of that is still lacking, the same more coarsely.
  [[nodiscard]] Selection choose(const LodTree& tree, const SceneView& view, const SceneBounds& bounds,
                                 double cellPixels);
  /// Brings what was chosen and lays it out to be drawn. Whether there may be holes in it.
  bool layOut(const Selection& chosen, const LodTree& tree, const SceneView& view,
              const HeightRaster& heights);
  /// Brings some of what is wanted.
  void bringMore(const HeightRaster& heights);
  /// What variants of the shaders a patch takes, but for the brush.
  [[nodiscard]] unsigned variantOf(const LodNode& node, const LodTree& tree, const LodMetric& metric,
                                   const SceneView& view, bool holes) const;
  void add(const LodNode& node, const LodTree& tree, const LodMetric& metric, const SceneView& view,
           const HeightRaster& heights, int slot);
  void submit(const SceneView& view);
  [[nodiscard]] PageId pageOf(const LodNode& node) const;

  TerrainDetail detail_;
  int finer_;  ///< Levels between a patch and its page.
  GroundPrograms programs_;
  GroundPages pages_;
  PatchBatch batch_;
  GlBuffer block_;
  GroundColours colours_;
  MaterialColours materialColours_;
  BrushAlpha brushAlpha_;
  GridFrame frame_;
  std::optional<GroundRoughness> roughness_;  ///< Of this ground,
  GridRect reshaped_{};                       ///< in step but for these samples.
  GeometricErrorBound bound_;
  double straying_ = 0.0;  ///< What cellPixels were found by, in cells; a bound or nearly one.
  bool bounded_ = false;
  /// Where textures of materials begin to show, and where no fine grain is left beside any, metres from the
  /// eye.
  double textureReach_ = 0.0, wholeTextures_ = 0.0;
  double floor_ = 0.0;          ///< How far down there is something to be seen at the border.
  std::vector<PageId> wanted_;  ///< Of a finer picture than could be drawn yet.
  std::vector<Drawn> drawn_;
  TerrainBlock shared_{};  ///< What block_ holds.
  EyePlace place_ = EyePlace::OverGround;
  std::array<int, 2> anchor_{};  ///< The sample that whole-number places count from.
};

}  // namespace scarp
