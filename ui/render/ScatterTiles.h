#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <vector>

#include "core/scatter/ScatterField.h"
#include "ui/render/GlObjects.h"
#include "ui/render/ImpostorAtlas.h"

namespace scarp {

/// An object that a rule put down, as it lies on the graphics card: vertex attributes of scatter.vert.
struct ScatterPoint {
  std::array<float, 3> foot;  ///< Local frame, metres.
  std::uint32_t packed;       ///< Layer of the atlas (10 bits), turn (6), scale (9), rank (7).

  [[nodiscard]] std::size_t layer() const { return packed >> 22; }
  [[nodiscard]] double scale() const;
  /// By which far objects are left out: the share of them, 0…1, that goes before this one. It follows from
  /// the object's key.
  [[nodiscard]] double share() const;
};

/// The objects of a ScatterField as they are drawn, by the field's tiles. They come to the graphics card as
/// they are needed, in pages of one buffer, within a budget. One thread, the context of its making current.
class ScatterTiles {
 public:
  struct Tile {
    bool made = false;
    Box feet{Vec3::Zero(), Vec3::Zero()};
    double reach = 0.0;                   ///< Metres, the largest radius about a foot.
    std::vector<ScatterPoint> points{};   ///< By share; those of the lowest first.
    std::vector<std::uint32_t> places{};  ///< Of these, among the objects of all rules on the tile.
    std::vector<std::uint32_t> pages{};   ///< In the buffer; none: not there.
    long long used = 0;                   ///< Frame in which it was last drawn from there.
  };
  static constexpr std::size_t kPagePoints = 256;
  static constexpr std::size_t kBudgetPages = (128U << 20) / (kPagePoints * sizeof(ScatterPoint));

  ScatterTiles();

  /// Forgets all; so many tiles there are.
  void reset(std::size_t tiles);
  void forget(int tile);
  [[nodiscard]] const Tile& operator[](int tile) const { return tiles_[static_cast<std::size_t>(tile)]; }
  [[nodiscard]] std::size_t size() const { return tiles_.size(); }

  /// Finds the places of the objects of tiles that are not made yet.
  void make(std::span<const int> tiles, const ScatterField& field, ImpostorAtlas& atlas,
            const AssetTable& assets, const HeightRaster& heights, const GridFrame& frame);
  /// Brings a tile to the graphics card if it is not there; what has not been used in this frame makes room.
  /// False where there is none.
  bool hold(int tile, long long frame);
  [[nodiscard]] const GlBuffer& buffer() const { return buffer_; }

 private:
  void release(Tile& tile);
  [[nodiscard]] bool grow();

  std::vector<Tile> tiles_;
  GlBuffer buffer_;
  std::size_t pages_ = 0;
  std::vector<std::uint32_t> free_;
};

}  // namespace scarp
