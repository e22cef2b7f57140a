#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/material/MaterialMap.h"
#include "ui/render/GlObjects.h"
#include "ui/render/HeightPage.h"
#include "ui/render/SceneView.h"

namespace scarp {

/// Square pages of one format on the graphics card, one beside the other; there can come to be more. Between
/// samples they are read linearly, but for whole numbers, beyond their border the border is. One thread, the
/// context of its making current.
class PageArray {
 public:
  /// `side`: samples along a page's side; `slots` ≥ 1, at most what OpenGL grants a texture array.
  PageArray(unsigned format, int side, int slots);

  [[nodiscard]] unsigned id() const { return texture_.id(); }
  [[nodiscard]] int slots() const { return slots_; }
  /// Makes room for more, in a texture of another id. What the pages hold stays. slots ≥ slots().
  void grow(int slots);

 private:
  unsigned format_;
  int side_, slots_;
  GlTexture texture_;
};

/// Pages of one kind of marks on the ground, each beside the page of heights in the slot of the same number.
/// One thread, the context of its making current.
class MarkPages {
 public:
  MarkPages(unsigned format, int side, int slots);
  virtual ~MarkPages() = default;

  /// Makes room for more pages; those there stay.
  void grow(int slots);
  /// Makes a slot hold a page. Returns whether that took an upload.
  bool prepare(int slot, const PageId& page);
  void bind(unsigned unit) const;

 protected:
  virtual void upload(int slot, const PageId& page) = 0;
  /// Sends the texels of a page. alignment: of their rows, bytes.
  void send(int slot, unsigned format, unsigned type, const void* texels, int alignment) const;
  /// All pages are stale.
  void forget();
  /// Pages for which shows(page) is true are stale.
  template <class Shows>
  void forget(const Shows& shows) {
    for (std::optional<PageId>& page : held_)
      if (page && shows(*page)) page.reset();
  }

 private:
  int side_;
  PageArray pages_;
  std::vector<std::optional<PageId>> held_;  ///< By slot; nothing: stale.
};

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

/// The weights of materials on the graphics card: of each page its cells.
class MaterialPages : public MarkPages {
 public:
  /// Bytes that a page takes on the graphics card.
  static constexpr long long bytesPerPage() { return 16LL * kPageCells * kPageCells; }

  explicit MaterialPages(int slots);

  /// What the pages are of from now on. Those that show a tile which is another than before are stale.
  void show(const GroundMaterials& materials, const GridFrame& frame);
  /// Changed samples of the map; the pages that show them are uploaded anew before they are drawn next.
  void invalidate(const GridRect& samples, const GridFrame& frame);

 private:
  void upload(int slot, const PageId& page) override;

  std::optional<GroundMaterials> shown_;
  /// What the map was when it was last shown, as it may have been changed since then.
  std::optional<MaterialMap> known_;
};

}  // namespace scarp
