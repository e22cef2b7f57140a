#pragma once

#include <cstdint>
#include <optional>

#include "core/schema/Schema.h"

namespace scarp {

/// What web tiles hold.
enum class WebKind : std::uint8_t {
  Terrarium,  ///< PNG: height = R·256 + G + B/256 − 32768.
  Mapbox,     ///< PNG: height = −10000 + (R·65536 + G·256 + B)·0.1.
  Mesh,       ///< Quantized-mesh 1.0, with normals.
};
[[nodiscard]] const EnumNames& webKindNames();

/// Which row of tiles is the first.
enum class WebScheme : std::uint8_t {
  Xyz,  ///< The northern one.
  Tms,  ///< The southern one; of meshes and of MBTiles always.
};
[[nodiscard]] const EnumNames& webSchemeNames();

inline constexpr int kMostZoom = 24;

/// How a terrain becomes tiles for web maps and globes.
struct WebSettings {
  WebKind kind = WebKind::Terrarium;
  std::optional<int> minZoom{}, maxZoom{};  ///< 0, and the first at which a pixel is no larger than a cell.
  WebScheme scheme = WebScheme::Xyz;
  std::optional<double> error{};  ///< Of meshes, metres, at the finest zoom; a tenth of a cell where absent.

  bool operator==(const WebSettings&) const = default;
};

/// One table for command line, window, files and range checks.
[[nodiscard]] const Schema<WebSettings>& webSchema();

}  // namespace scarp
