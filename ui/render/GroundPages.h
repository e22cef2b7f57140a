#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/Result.h"
#include "ui/render/DrapePages.h"
#include "ui/render/GlObjects.h"
#include "ui/render/HeightPage.h"
#include "ui/render/PageArray.h"
#include "ui/render/SceneView.h"

namespace scarp {

/// The weights of a selection on the graphics card.
class MaskPages : public MarkPages {
 public:
  /// Bytes that a page takes on the graphics card.
  static constexpr long long bytesPerPage() { return 1LL * kPageSamples * kPageSamples; }

  explicit MaskPages(int slots);

  /// What the pages are of from now on. Those that show a tile which is another than before are stale: masks
  /// share the tiles in which they are alike.
  void show(const std::shared_ptr<const MaskRaster>& weights, const GridFrame& frame);

 private:
  void upload(int slot, const PageId& page) override;

  std::shared_ptr<const MaskRaster> shown_;
  std::vector<std::uint8_t> scratch_;
};

/// Fractions that lie on the ground, on the graphics card, and the colours of the kind shown.
class FractionLayer : public MarkPages {
 public:
  /// Bytes that a page takes on the graphics card.
  static constexpr long long bytesPerPage() { return 2LL * kPageSamples * kPageSamples; }

  explicit FractionLayer(int slots);

  /// What the pages are of from now on; those of another map are stale.
  void show(const GroundFractions& fractions);
  /// Changed samples of the map; the pages that show them are uploaded anew before they are drawn next.
  void invalidate(const GridRect& samples, const GridFrame& frame);
  /// Fractions and colours go to texture units unit and unit + 1.
  void bind(unsigned unit) const;

 private:
  void upload(int slot, const PageId& page) override;

  GlTexture colours_;
  std::optional<GroundFractions> shown_;
  std::vector<std::uint8_t> scratch_;
};

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
