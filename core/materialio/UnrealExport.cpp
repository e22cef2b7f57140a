
#include "core/base/Json.h"
#include "core/materialio/ExportJob.h"

namespace scarp {


// Landscape import: an 8-bit grey picture for each layer, of the size of the heights.
Result<void> writeUnreal(const ExportJob& job, ExportSet& set, MaterialExportReport&, const Progress&) {
  if (auto written = writeGreyMasks(job, set); !written) return written;
  Json layers = Json::array();
  for (std::size_t i = 0; i < job.layers.size(); ++i) {
    Json layer = layerJson(job, i);
    layer["file"] = job.layers[i].file + ".png";
    layers.push_back(std::move(layer));
  }
  return set.text("layers.json", layersText(job, {{"program", "Unreal"}}, std::move(layers)),
                  Message("names and colours of the layers"));
}

}  // namespace scarp
