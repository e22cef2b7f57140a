#pragma once

#include <optional>
#include <utility>

#include "ui/render/GlObjects.h"
#include "ui/render/ShadingSettings.h"

namespace scarp {

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
