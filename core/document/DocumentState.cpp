#include "core/document/DocumentState.h"

#include <algorithm>

namespace scarp {

bool asksFor(RasterId raster, std::span<const Layer> layers, bool selecting,
             std::span<const NamedMask> masks) {
  switch (raster.role) {
    case RasterRole::Ground:
      return raster == kGround;
    case RasterRole::Base:
      return raster == kBase && !layers.empty();
    case RasterRole::Selection:
      return raster == kSelection && selecting;
    case RasterRole::NamedMask:
      return std::ranges::find(masks, raster.layer, &NamedMask::id) != masks.end();
    case RasterRole::Layer:
    case RasterRole::LayerMask:
      break;
  }
  return std::ranges::find(layers, raster.layer, &Layer::id) != layers.end();
}

}  // namespace scarp
