#include "core/document/Layer.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/memory/LargePages.h"

namespace scarp {

namespace {

using Tile = HeightRaster::Tile;
using TilePtr = HeightRaster::TilePtr;

constexpr float kNothing = std::numeric_limits<float>::quiet_NaN();

std::shared_ptr<Tile> copied(const TilePtr& tile, float fill) {
  auto copy = makeInLargePages<Tile>();
  if (tile)
    *copy = *tile;
  else
    copy->fill(fill);
  return copy;
}

/// What a layer that shows wholly makes of a height; a layer that holds nothing is not asked.
template <LayerBlend Blend>
float blended(float under, float held) {
  if constexpr (Blend == LayerBlend::Add) return under + held;
  if constexpr (Blend == LayerBlend::Max) return std::max(under, held);
  if constexpr (Blend == LayerBlend::Min) return std::min(under, held);
  return held;
}

template <LayerBlend Blend>
void lay(Tile& ground, const LayerTile& layer) {
  const float* held = layer.heights->data();
  const float* mask = layer.mask ? layer.mask->data() : nullptr;
  const float opacity = layer.opacity;  // Read once: for all that is known the ground could lie over it.
  for (std::size_t i = 0; i < ground.size(); ++i) {
    const float under = ground[i];
    const float shown = mask ? opacity * mask[i] : opacity;
    float over = under + shown * (blended<Blend>(under, held[i]) - under);
    // Wholly shown it is what the layer holds, to the last bit. A hole stays one.
    if constexpr (Blend == LayerBlend::Replace) over = shown == 1.0F && under == under ? held[i] : over;
    // A height that comes out as NaN is that of a hole, or of a layer that holds nothing.
    ground[i] = over == over ? over : under;
  }
}

void layOn(Tile& ground, const LayerTile& layer) {
  switch (layer.blend) {
    case LayerBlend::Add:
      return lay<LayerBlend::Add>(ground, layer);
    case LayerBlend::Max:
      return lay<LayerBlend::Max>(ground, layer);
    case LayerBlend::Min:
      return lay<LayerBlend::Min>(ground, layer);
    case LayerBlend::Replace:
      return lay<LayerBlend::Replace>(ground, layer);
  }
}

float blendedBy(LayerBlend blend, float under, float held) {
  switch (blend) {
    case LayerBlend::Add:
      return blended<LayerBlend::Add>(under, held);
    case LayerBlend::Max:
      return blended<LayerBlend::Max>(under, held);
    case LayerBlend::Min:
      return blended<LayerBlend::Min>(under, held);
    case LayerBlend::Replace:
      break;
  }
  return held;
}

bool holdsNothing(const LayerTile& layer) { return !layer.heights || layer.opacity <= 0.0F; }

}  // namespace

TilePtr composedTile(const TilePtr& base, float fill, std::span<const LayerTile> layers) {
  if (std::ranges::all_of(layers, holdsNothing)) return base;
  const auto ground = copied(base, fill);
  for (const LayerTile& layer : layers)
    if (!holdsNothing(layer)) layOn(*ground, layer);
  return ground;
}

FoldedTile foldedTile(const TilePtr& before, const TilePtr& after, const TilePtr& base, float fill,
                      std::span<const LayerTile> below, const LayerTile& active) {
  // What is added stays what it is, whatever it is added to.
  const TilePtr under = active.blend == LayerBlend::Add ? nullptr : composedTile(base, fill, below);
  const auto layer = copied(active.heights, kNothing);
  std::shared_ptr<Tile> newBase;
  for (std::size_t i = 0; i < layer->size(); ++i) {
    const float was = before ? (*before)[i] : fill, is = after ? (*after)[i] : fill;
    if (was == is || (std::isnan(was) && std::isnan(is))) continue;
    float& held = (*layer)[i];
    if (std::isnan(was) || std::isnan(is)) {
      if (!newBase) newBase = copied(base, fill);
      (*newBase)[i] = is;
      held = kNothing;
      continue;
    }
    const float shown = active.mask ? active.opacity * (*active.mask)[i] : active.opacity;
    if (shown <= 0.0F) continue;
    const float by = (is - was) / shown;
    if (active.blend == LayerBlend::Add) {
      held = (std::isnan(held) ? 0.0F : held) + by;
    } else {
      const float low = under ? (*under)[i] : fill;
      held = (std::isnan(held) ? low : blendedBy(active.blend, low, held)) + by;
    }
  }
  return {newBase ? TilePtr(newBase) : base, layer};
}

TilePtr foldedBase(const TilePtr& before, const TilePtr& after, const TilePtr& base, float fill) {
  const auto folded = copied(base, fill);
  for (std::size_t i = 0; i < folded->size(); ++i) {
    const float was = before ? (*before)[i] : fill, is = after ? (*after)[i] : fill;
    if (was == is || (std::isnan(was) && std::isnan(is))) continue;
    float& held = (*folded)[i];
    held = std::isnan(was) || std::isnan(is) ? is : held + (is - was);
  }
  return folded;
}

const EnumNames& layerBlendNames() {
  static const EnumNames names({{"add", "Add"}, {"max", "Max"}, {"min", "Min"}, {"replace", "Replace"}});
  return names;
}

}  // namespace scarp
