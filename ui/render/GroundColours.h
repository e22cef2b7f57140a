#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "ui/render/GlObjects.h"
#include "ui/render/RenderSettings.h"

namespace scarp {

inline constexpr int kDetailSide = 256;

/// The grain of natural ground, made by noise, so that it can be tiled without a seam: kDetailSide² texels of
/// four bytes (grass, rock, scree, broad patches), row by row, each on average half of 255.
[[nodiscard]] std::vector<std::uint8_t> detailTexture();

/// The colours that a shading mode takes, as textures: a ramp, or the grain of natural ground and materials,
/// each made when it is first needed.
class GroundColours {
 public:
  /// fine: grain is smoothed between its levels of detail as well.
  explicit GroundColours(bool fine);

  void prepare(ShadingMode mode, TintRamp ramp);
  /// The ramp and the grain go to these texture units.
  void bind(unsigned rampUnit, unsigned grainUnit) const;

 private:
  bool fine_;
  GlTexture ramp_, grain_;
  std::optional<std::pair<ShadingMode, TintRamp>> held_;  ///< What ramp_ holds.
};

}  // namespace scarp
