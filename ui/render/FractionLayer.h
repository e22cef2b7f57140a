#pragma once

#include <optional>
#include <vector>

#include "ui/render/GlObjects.h"
#include "ui/render/HeightPage.h"
#include "ui/render/PageArray.h"
#include "ui/render/SceneView.h"

namespace scarp {

/// Fractions that lie on the ground, on the graphics card: beside each page of heights one of the fractions
/// at the same samples, and the colours of the kind shown.
class FractionLayer {
 public:
  /// Bytes that a page takes on the graphics card.
  static constexpr long long bytesPerPage() { return 2LL * kPageSamples * kPageSamples; }

  explicit FractionLayer(int slots);

  /// Makes room for more pages; those there stay.
  void grow(int slots);
  /// What the pages are of from now on; those of another map are stale.
  void show(const GroundFractions& fractions);
  /// Changed samples of the map; the pages that show them are uploaded anew before they are drawn next.
  void invalidate(const GridRect& samples, const GridFrame& frame);
  /// Makes a slot hold a page.
  void prepare(int slot, const PageId& page);
  /// Fractions and colours go to texture units unit and unit + 1.
  void bind(unsigned unit) const;

 private:
  void upload(int slot, const PageId& page);

  PageArray pages_;
  GlTexture colours_;
  std::optional<GroundFractions> shown_;
  std::vector<std::optional<PageId>> held_;  ///< By slot; nothing: stale.
  std::vector<std::uint8_t> scratch_;
};

}  // namespace scarp
