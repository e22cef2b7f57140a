#pragma once

#include <memory>
#include <optional>

#include "ui/render/DrapePages.h"
#include "ui/render/FractionLayer.h"
#include "ui/render/MaskPages.h"
#include "ui/render/MaterialPages.h"
#include "ui/render/PageCache.h"
#include "ui/render/TerrainTextures.h"

namespace scarp {

/// The pages of one terrain that are on the graphics card: brings there what a picture needs, and keeps to a
/// budget however large the terrain is. One thread, the context of its making current.
class GroundPages {
 public:
  /// What one frame brought.
  struct Brought {
    int pages = 0;  ///< Of which at least a part was uploaded.
    long long bytes = 0;
    int materials = 0;  ///< Pages of materials that were uploaded.
  };

  /// shape: the program of page-shape.comp. budget: bytes that it may take, ≥ that of a few dozen pages.
  GroundPages(GlProgram shape, long long budget);
  GroundPages(const GroundPages&) = delete;
  GroundPages& operator=(const GroundPages&) = delete;

  /// Makes the pages those of this terrain, of these fractions, this selection and these materials.
  void prepare(const GridFrame& frame, const std::optional<GroundFractions>& fractions,
               const std::optional<GroundMask>& mask, const std::optional<GroundMaterials>& materials);
  /// Pictures that lie over them from now on; none: no drapes are drawn.
  void prepareDrapes(const std::vector<GroundDrape>& drapes);
  /// Changed samples; the pages that show them are uploaded anew before they are drawn next.
  void invalidate(const GridRect& samples);
  void invalidateFractions(const GridRect& samples);
  void invalidateMaterials(const GridRect& samples);

  /// How many there can be at once.
  [[nodiscard]] int capacity() const { return cache_->most(); }
  /// Bytes that those take there for which there is room so far.
  [[nodiscard]] long long bytes() const;
  /// Bytes of heights that a page lacks.
  [[nodiscard]] long long lacking(const PageId& page) const;

  void beginFrame();
  /// Where drapes are drawn, after beginFrame(). `tree` outlives the frame.
  void beginDrapes(const SceneView& view, const SceneBounds& bounds, const LodTree& tree);
  /// Makes pages hold the heights as they are now.
  void bring(std::span<const PageId> pages, const HeightRaster& heights);
  /// The slot of a page that was brought; nothing where this frame uses all slots.
  [[nodiscard]] std::optional<int> slotOf(const PageId& page) const { return cache_->slotOf(page); }
  /// Keeps a page from making room for another one in this frame.
  void keep(const PageId& page) { cache_->touch(page); }
  /// After all has been brought that is to be drawn.
  void endFrame();
  /// Nothing of the drapes that is there waits to be sent.
  [[nodiscard]] bool drapesWhole() const { return !drapes_ || drapes_->whole(); }
  [[nodiscard]] const Brought& brought() const { return brought_; }

  [[nodiscard]] const PageCache::Slot& slot(int index) const { return cache_->slot(index); }
  /// Brings a slot's fractions, selection, materials and drapes, where such are shown.
  void bringMarks(int slot);
  /// To the texture units that the ground's shaders read.
  void bind() const;

 private:
  /// Makes as much room as the cache has come to have slots.
  void grow();

  GlProgram shape_;
  long long budget_;
  std::optional<GridFrame> frame_;
  std::unique_ptr<TerrainTextures> textures_;
  std::unique_ptr<PageCache> cache_;
  std::unique_ptr<FractionLayer> fractions_;  ///< Null while none are shown.
  std::unique_ptr<MaskPages> mask_;           ///< The same.
  std::unique_ptr<MaterialPages> materials_;  ///< The same.
  std::unique_ptr<DrapePages> drapes_;        ///< The same.
  Brought brought_;
};

}  // namespace scarp
