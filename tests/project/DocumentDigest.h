#pragma once

#include <cstring>
#include <nlohmann/json.hpp>
#include <span>
#include <string>
#include <vector>

#include "core/edit/TerrainDocument.h"
#include "core/project/Checksum.h"
#include "core/project/StateJson.h"

namespace scarp::test {

/// All that a document holds but its history, in a few words: another one where any bit is another.
inline std::string digestOf(const TerrainDocument& document) {
  std::uint64_t sum = 0;
  std::vector<float> samples;
  const auto add = [&](RasterId id) {
    const HeightRaster* const raster = document.raster(id);
    if (!raster) return;
    samples.resize(static_cast<std::size_t>(raster->rect().area()));
    raster->read(raster->rect(), samples);
    sum = checksum(std::as_bytes(std::span(samples)),
                   {sum, static_cast<std::uint64_t>(id.role), static_cast<std::uint64_t>(id.layer)});
  };
  add(kGround);
  add(kBase);
  add(kSelection);
  for (const Layer& layer : document.layers()) {
    add({RasterRole::Layer, layer.id});
    add({RasterRole::LayerMask, layer.id});
  }
  for (const NamedMask& mask : document.masks()) add({RasterRole::NamedMask, mask.id});
  std::string rest = writeState(document.state()).dump();
  rest += writeObjects(document.objects()).dump();
  return std::to_string(checksum(std::as_bytes(std::span(rest)), {sum}));
}

}  // namespace scarp::test
