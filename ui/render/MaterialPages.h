#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/material/MaterialMap.h"
#include "ui/render/HeightPage.h"
#include "ui/render/PageArray.h"
#include "ui/render/SceneView.h"

namespace scarp {

/// What lies in a cell of a page: the four materials that are heaviest at its corners together, the heaviest
/// first, of equal ones the one that comes first in the list of materials, and their weights at each corner.
/// One texel of the card, so that a pixel knows all with one look-up and blends no more than four.
struct MaterialCell {
  /// Places in the list of materials, a byte each, the heaviest in the lowest.
  std::uint32_t materials = 0;
  /// Of the first three, a byte a corner, 0…255: A in the lowest, then B, C and D, as the diagonal rule names
  /// them. The fourth one has what is left of 255.
  std::array<std::uint32_t, 3> weights{};
  bool operator==(const MaterialCell&) const = default;
};

/// Cells of a page, kPageCells² of them, row by row. Where a corner has more materials than the cell's, what
/// the others have goes to those by their weights. A material that is not in the list counts as the list's
/// end. Contract: materials.size() < 256.
[[nodiscard]] std::vector<MaterialCell> materialCells(const MaterialMap& map,
                                                      std::span<const Material> materials,
                                                      const PageId& page);

/// The weights of materials on the graphics card: beside each page of heights one of its cells. One thread,
/// the context of its making current.
class MaterialPages {
 public:
  /// Bytes that a page takes on the graphics card.
  static constexpr long long bytesPerPage() { return 16LL * kPageCells * kPageCells; }

  explicit MaterialPages(int slots);

  /// Makes room for more pages; those there stay.
  void grow(int slots);
  /// What the pages are of from now on. Those that show a tile which is another than before are stale.
  void show(const GroundMaterials& materials, const GridFrame& frame);
  /// Changed samples of the map; the pages that show them are uploaded anew before they are drawn next.
  void invalidate(const GridRect& samples, const GridFrame& frame);
  /// Makes a slot hold a page. Whether that took an upload.
  bool prepare(int slot, const PageId& page);
  void bind(unsigned unit) const;

 private:
  PageArray pages_;
  std::optional<GroundMaterials> shown_;
  /// What the map was when it was last shown, as it may have been changed since then.
  std::optional<MaterialMap> known_;
  std::vector<std::optional<PageId>> held_;  ///< By slot; nothing: stale.
};

}  // namespace scarp
