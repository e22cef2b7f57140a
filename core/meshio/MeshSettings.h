#pragma once

#include <cstdint>

#include "core/schema/EnumNames.h"
#include "core/schema/Schema.h"

namespace scarp {

/// By what a mesh is made coarser.
enum class MeshDetail : std::uint8_t {
  Error,     ///< As few triangles as keep to an error.
  Triangles  ///< As small an error as so many triangles allow.
};
[[nodiscard]] const EnumNames& meshDetailNames();

/// How terrain becomes a mesh. Ranges: meshSchema().
struct MeshSettings {
  MeshDetail detail = MeshDetail::Error;
  double error = 1.0;         ///< Metres, vertically, everywhere.
  int triangles = 100'000;    ///< Of all files together, walls and bottom of a solid as well.
  bool solid = false;         ///< With walls and a bottom, for a 3-D printer.
  double size = 150.0;        ///< Of a solid: its longer side, mm.
  double base = 3.0;          ///< Of a solid: what is under its lowest ground, mm.
  double exaggeration = 1.0;  ///< Of a solid: of its heights.
  int tileColumns = 1, tileRows = 1;
  bool operator==(const MeshSettings&) const = default;
};

/// One table for command line, window and range checks.
[[nodiscard]] const Schema<MeshSettings>& meshSchema();

}  // namespace scarp
