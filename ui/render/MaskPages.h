#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "ui/render/GlObjects.h"
#include "ui/render/HeightPage.h"
#include "ui/render/PageArray.h"
#include "ui/render/SceneView.h"

namespace scarp {

/// The weights of a selection on the graphics card: beside each page of heights one of the weights at the
/// same samples. One thread, the context of its making current.
class MaskPages {
 public:
  /// Bytes that a page takes on the graphics card.
  static constexpr long long bytesPerPage() { return 1LL * kPageSamples * kPageSamples; }

  explicit MaskPages(int slots);

  /// Makes room for more pages; those there stay.
  void grow(int slots);

  /// What the pages are of from now on. Those that show a tile which is another than before are stale: masks
  /// share the tiles in which they are alike.
  void show(const std::shared_ptr<const MaskRaster>& weights, const GridFrame& frame);
  /// Makes a slot hold a page.
  void prepare(int slot, const PageId& page);
  void bind(unsigned unit) const;

 private:
  void invalidate(const GridRect& samples, const GridFrame& frame);

  PageArray pages_;
  std::shared_ptr<const MaskRaster> shown_;
  std::vector<std::optional<PageId>> held_;  ///< By slot; nothing: stale.
  std::vector<std::uint8_t> scratch_;
};

}  // namespace scarp
