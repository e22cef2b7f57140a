#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/schema/EnumNames.h"

namespace scarp {

/// Legends of land-cover rasters.
enum class LandCover : std::uint8_t {
  WorldCover,  ///< ESA WorldCover, 10 m.
  Nlcd,        ///< US National Land Cover Database.
  Corine,      ///< CORINE Land Cover, by codes of level 3 or by the numbers 1 to 44 of its rasters.
};
[[nodiscard]] const EnumNames& landCoverNames();

struct LandCoverClass {
  int code;
  const char* name;
  std::array<std::uint8_t, 3> colour;  ///< sRGB, as the publisher has it.
  const char* material;                ///< Of defaultMaterials(), which ground of the class looks like.
};
/// Of the classes by ascending codes; CORINE's by level 3. Constant; any thread.
[[nodiscard]] std::span<const LandCoverClass> landCoverClasses(LandCover legend);

/// What a number in such a raster is: a class, or nothing at all; an error where it is neither.
struct LandCoverCode {
  const LandCoverClass* found = nullptr;  ///< Null: no data.
};
[[nodiscard]] std::optional<LandCoverCode> landCoverCode(LandCover legend, double code);

/// The legend that has all of these numbers and one class of them at least; nothing where none has.
[[nodiscard]] std::optional<LandCover> guessLandCover(std::span<const double> codes);

}  // namespace scarp
