#pragma once

#include <compare>
#include <cstdint>

namespace scarp {

/// 0 is the base, on which the layers lie; an id is never used again after its layer has gone.
using LayerId = std::uint32_t;
inline constexpr LayerId kBaseLayer = 0;

enum class RasterRole : std::uint8_t {
  Ground,     ///< What is seen, picked and exported: the base with all visible layers on it. Metres.
  Base,       ///< The ground under the layers; there is one only while there are layers. Metres.
  Layer,      ///< What an edit layer holds: metres, NaN where it holds nothing.
  LayerMask,  ///< How far a layer shows, 0…1.
  Selection,  ///< How far edits reach, 0…1; there is one only while something is selected.
  NamedMask,  ///< A selection that is kept under a name, 0…1.
  Paint,      ///< What is painted with a material, as bytes (core/material/PaintRaster.h).
  /// How thick the ground is that erosion laid down, metres ≥ 0; there is one once erosion laid any down.
  Deposit,
};

/// One of the rasters of a document. All but those of paint have the size of its frame.
struct RasterId {
  RasterRole role = RasterRole::Ground;
  /// For Layer and LayerMask; of a NamedMask its id, of Paint its material's; else 0.
  LayerId layer = kBaseLayer;

  auto operator<=>(const RasterId&) const = default;
};

inline constexpr RasterId kGround{RasterRole::Ground};
inline constexpr RasterId kBase{RasterRole::Base};
inline constexpr RasterId kSelection{RasterRole::Selection};
inline constexpr RasterId kDeposit{RasterRole::Deposit};

}  // namespace scarp
