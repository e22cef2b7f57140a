#include <nlohmann/json.hpp>

#include "core/materialio/ExportJob.h"

namespace scarp {

using nlohmann::ordered_json;

// Landscape import: an 8-bit grey picture for each layer, of the size of the heights.
Result<void> writeUnreal(const ExportJob& job, ExportSet& set, MaterialExportReport&) {
  if (auto written = writeGreyMasks(job, set); !written) return written;
  ordered_json layers = ordered_json::array();
  for (std::size_t i = 0; i < job.layers.size(); ++i) {
    ordered_json layer = layerJson(job, i);
    layer["file"] = job.layers[i].file + ".png";
    layers.push_back(std::move(layer));
  }
  return set.text("layers.json", layersText(job, {{"program", "Unreal"}}, std::move(layers)),
                  "names and colours of the layers");
}

}  // namespace scarp
