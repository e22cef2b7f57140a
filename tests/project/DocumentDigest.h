#pragma once

#include <algorithm>
#include <cstring>
#include <span>
#include <string>
#include <vector>

#include "core/base/Json.h"
#include "core/document/TerrainDocument.h"
#include "core/store/StateJson.h"
#include "core/store/StoredNumbers.h"

namespace scarp::test {

/// All that a document holds but its history, in a few words: another one where any bit is another. Its
/// rasters, then its state and its objects.
inline std::string digestOf(const TerrainDocument& document) {
  std::string digest;
  std::vector<float> samples;
  const auto add = [&](RasterId id) {
    const HeightRaster* const raster = document.raster(id);
    if (!raster) return;
    samples.resize(static_cast<std::size_t>(raster->rect().area()));
    raster->read(raster->rect(), samples);
    // One that holds nothing is as good as none.
    const float fill = raster->fill();
    const auto isFill = [&](float sample) { return std::memcmp(&sample, &fill, sizeof fill) == 0; };
    if (std::ranges::all_of(samples, isFill)) return;
    digest += std::to_string(static_cast<int>(id.role)) + '/' + std::to_string(id.layer) + ' ' +
              std::to_string(checksum(std::as_bytes(std::span(samples)))) + ", ";
  };
  add(kGround);
  add(kBase);
  add(kSelection);
  add(kDeposit);
  for (const Layer& layer : document.layers()) {
    add({RasterRole::Layer, layer.id});
    add({RasterRole::LayerMask, layer.id});
  }
  for (const NamedMask& mask : document.masks()) add({RasterRole::NamedMask, mask.id});
  for (const Material& material : document.materials()) add({RasterRole::Paint, material.id});
  Json objects{{"next", document.objects().nextId()}, {"objects", Json::array()}};
  for (const auto& [id, object] : document.objects().all())
    objects["objects"].push_back(writeStoredObject(object));
  for (const auto& text : {writeState(document.state()).dump(), objects.dump()})
    digest += std::to_string(checksum(std::as_bytes(std::span(text)))) + ' ';
  return digest;
}

}  // namespace scarp::test
