#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "core/drape/DrapeTiles.h"
#include "core/geometry/Frustum.h"
#include "ui/render/GlObjects.h"
#include "ui/render/HeightPage.h"
#include "ui/render/LodSelection.h"
#include "ui/render/PageArray.h"
#include "ui/render/SceneView.h"

namespace scarp {

/// Drapes on the graphics card: beside each page of heights a table of the tiles that lie on it, and those
/// tiles, as fine as they appear from where the eye is. What is not there yet is wanted of the drapes, and
/// what is coarser drawn in the meantime. One thread, the context of its making current.
class DrapePages {
 public:
  static constexpr int kSquares = kPageCells / 2;  ///< Of a page, a side, that a table tells apart.
  /// Bytes that a page's tables take on the graphics card for so many drapes.
  static constexpr long long bytesPerPage(std::size_t drapes) {
    return 2LL * kSquares * kSquares * across(drapes) * across(drapes);
  }
  /// Bytes of tiles there at most, however large the drapes are.
  static constexpr long long kTileBudget = 64LL << 20;

  explicit DrapePages(int slots);
  ~DrapePages();
  DrapePages(const DrapePages&) = delete;
  DrapePages& operator=(const DrapePages&) = delete;

  /// Makes room for more pages; those there stay.
  void grow(int slots);
  /// What is drawn from now on: at most kMostDrapesDrawn, not empty.
  void show(const std::vector<GroundDrape>& drapes);
  [[nodiscard]] long long bytes() const;

  /// `tree` outlives the frame.
  void beginFrame(const SceneView& view, const SceneBounds& bounds, const LodTree& tree);
  /// Makes a slot's tables lead to the best tiles that there are for its page.
  void prepare(int slot, const PageId& page);
  /// After all pages. Wants what was lacking.
  void endFrame();
  /// All that is there is drawn: nothing waits to be sent to the graphics card.
  [[nodiscard]] bool whole() const { return whole_; }
  /// Tables, tiles and the block `Drapes` go to texture units unit and unit + 1 and to its binding.
  void bind(unsigned unit) const;

 private:
  using Key = std::pair<const DrapeTiles*, DrapeTileId>;
  struct Slot {
    Key key{};
    int version = 0;  ///< Level of the tile that its texels come from.
    std::uint64_t lastUsed = 0;
  };
  struct Eye {
    Vec3 place{0.0, 0.0, 0.0};  ///< Heights exaggerated.
    double perMetre = 0.0;      ///< Metres that a pixel covers at a metre's distance; perspective.
    double everywhere = 0.0;    ///< Metres that a pixel covers; else.
    double exaggeration = 1.0;
  };
  struct Page {
    PageId id;
    std::size_t drape = 0;
    std::vector<std::uint16_t>* table = nullptr;
  };

  static constexpr int across(std::size_t drapes) { return drapes > 4 ? 3 : drapes > 1 ? 2 : 1; }

  void descend(const Page& page, const DrapeTileId& id);
  /// Pixels that a texel of a tile appears to be large, about; nothing where the tile is out of sight.
  [[nodiscard]] std::optional<double> texelPixels(const DrapeTileId& id) const;
  void fill(const Page& page, const DrapeTileId& id, std::uint16_t entry) const;
  /// What leads to the best that there is of a tile.
  [[nodiscard]] std::uint16_t entryOf(const Page& page, const DrapeTileId& id, bool wanted);
  [[nodiscard]] std::uint16_t provisional(const Page& page);
  /// The slot that holds a tile's texels, sent there now where they are not. Nothing where that must wait.
  [[nodiscard]] std::optional<int> slotFor(const Key& key, int version, const DrapeTexels& texels);

  std::vector<GroundDrape> drapes_;
  std::unique_ptr<PageArray> tables_, tiles_;
  GlBuffer block_;
  int pageSlots_;
  std::vector<std::vector<std::uint16_t>> held_;  ///< Tables by slot, as they were sent.
  std::vector<std::uint64_t> prepared_;           ///< Frame, by slot.
  std::vector<Slot> slots_;
  std::map<Key, int> where_;
  std::uint64_t frame_ = 0;
  int sent_ = 0;  ///< Tiles in this frame.
  bool whole_ = true, atOnce_ = false;
  std::optional<Frustum> frustum_;
  const LodTree* tree_ = nullptr;
  Eye eye_;
  std::vector<std::vector<DrapeTileId>> wanted_;  ///< By drape.
};

}  // namespace scarp
