#pragma once

#include <pybind11/numpy.h>

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/GridRect.h"
#include "core/material/MaterialMap.h"
#include "core/terrain/TiledRaster.h"
#include "python/OpenTerrain.h"

namespace scarp {

// Rasters as arrays of numpy. An array has rows first; row 0 is the northern one.

/// Column, row, columns and rows; None: all.
using WindowArgument = std::optional<std::array<long long, 4>>;

/// A window as samples of a raster; CallFailure where it is not within.
[[nodiscard]] GridRect windowIn(const WindowArgument& window, const GridRect& all);

/// One of a terrain's rasters: "heights", "selection", "mask" (of a name), "layer" or "layer-mask" (of a place,
/// from 1), "deposits".
struct RasterName {
  std::string kind;
  std::string name{};
  long long place = 0;
};

/// A copy of a part of a raster, float32; None where the terrain has no such raster.
[[nodiscard]] pybind11::object rasterArray(OpenTerrain& terrain, const RasterName& name,
                                           const WindowArgument& window);
/// The tiles of a raster that a window touches, as (column, row, array): the very memory of the terrain, not to be
/// written. What an array shows stays as it is, whatever becomes of the terrain. None as above.
[[nodiscard]] pybind11::object rasterTiles(OpenTerrain& terrain, const RasterName& name,
                                           const WindowArgument& window);

using FloatArray = pybind11::array_t<float, pybind11::array::c_style | pybind11::array::forcecast>;
using ByteArray = pybind11::array_t<std::uint8_t, pybind11::array::c_style | pybind11::array::forcecast>;

/// The ground within a window becomes these heights, as far as the selection reaches, as one step of history.
void setHeights(OpenTerrain& terrain, const FloatArray& heights, const WindowArgument& window,
                const std::string& title, const pybind11::object& watch);
/// What is selected within a window becomes these weights, 0…1.
void selectWeights(OpenTerrain& terrain, const FloatArray& weights, const WindowArgument& window);
/// Weights of the whole terrain are kept under a name.
void setMask(OpenTerrain& terrain, const std::string& name, const FloatArray& weights);
/// Paint in place of all paint: weights of materials by their ids, 0…255 over the whole terrain.
void setWeights(OpenTerrain& terrain, const std::vector<std::pair<MaterialId, ByteArray>>& weights,
                const pybind11::object& watch);

/// What lies on a terrain, as it was when this was made.
struct LaidWeights {
  MaterialMap map;
  std::vector<std::pair<MaterialId, std::string>> materials;
};
[[nodiscard]] LaidWeights laidWeights(OpenTerrain& terrain, const pybind11::object& watch);
[[nodiscard]] pybind11::object weightArray(const LaidWeights& weights, MaterialId material,
                                           const WindowArgument& window);

/// An array that takes a vector over, without a copy.
template <class T>
pybind11::array_t<T> arrayOf(std::vector<T> values, const std::vector<pybind11::ssize_t>& shape) {
  auto* const kept = new std::vector<T>(std::move(values));
  const pybind11::capsule owner(kept, [](void* held) { delete static_cast<std::vector<T>*>(held); });
  return pybind11::array_t<T>(shape, kept->data(), owner);
}

}  // namespace scarp
