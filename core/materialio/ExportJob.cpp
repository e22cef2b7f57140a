#include "core/materialio/ExportJob.h"

#include "core/base/Json.h"
#include "core/base/ShortNumber.h"
#include "core/materialio/PictureSets.h"

namespace scarp {


WeightRows ExportJob::weightRows() const {
  std::vector<MaterialId> ids;
  for (const ExportLayer& layer : layers) ids.push_back(layer.material.id);
  return {weights, std::move(ids)};
}

void LossMeter::add(std::span<const std::uint32_t> had, std::span<const std::uint8_t> kept) {
  int lost = 0;
  bool ground = false;
  for (std::size_t i = 0; i < had.size(); ++i) {
    ground = ground || had[i] > 0;
    lost += std::max(0, static_cast<int>(had[i]) - static_cast<int>(kept[i]));
  }
  if (!ground) return;
  ++samples_;
  sum_ += static_cast<unsigned>(lost);
  greatest_ = std::max(greatest_, lost);
}

WeightLoss LossMeter::loss() const {
  return {greatest_, samples_ == 0 ? 0.0 : static_cast<double>(sum_) / static_cast<double>(samples_)};
}

std::size_t heaviest(std::span<const std::uint32_t> weights, std::span<std::size_t> places) {
  std::size_t found = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    if (weights[i] == 0) continue;
    std::size_t at = found;
    for (; at > 0 && weights[places[at - 1]] < weights[i]; --at)
      if (at < places.size()) places[at] = places[at - 1];
    if (at < places.size()) places[at] = i;
    found = std::min(found + 1, places.size());
  }
  return found;
}

Json layerJson(const ExportJob& job, std::size_t index) {
  const ExportLayer& layer = job.layers[index];
  Json json{{"index", index},
            {"name", layer.material.name},
            {"colour", colourText(layer.material.colour)},
            {"size", layer.material.size},
            {"share", layer.share},
            {"triplanar", layer.material.triplanar},
            {"variation", layer.material.variation},
            {"tags", layer.material.tags}};
  if (Json pictures = picturesJson(job, index); !pictures.empty())
    json["pictures"] = std::move(pictures);
  return json;
}

std::string layersText(const ExportJob& job, Json content, Json layers) {
  content["columns"] = job.columns();
  content["rows"] = job.rows();
  content["cellX"] = job.terrain.frame.dx;
  content["cellY"] = job.terrain.frame.dy;
  content["layers"] = std::move(layers);
  return content.dump({.indent = 2, .replace = true}) + "\n";
}

PictureRows channelRows(WeightRows& rows, std::size_t first, int channels, RowOrder order) {
  return [&rows, first, channels, order](int fileRow, std::span<std::uint8_t> bytes) {
    const int row = order == RowOrder::NorthFirst ? fileRow : rows.rows() - 1 - fileRow;
    const auto step = static_cast<std::size_t>(channels);
    std::ranges::fill(bytes, std::uint8_t{0});
    for (std::size_t c = 0; c < step && first + c < rows.layers(); ++c) {
      const auto weights = rows.row(first + c, row);
      for (std::size_t i = 0; i < weights.size(); ++i) bytes[i * step + c] = weights[i];
    }
  };
}

Result<void> writeGreyMasks(const ExportJob& job, ExportSet& set) {
  WeightRows rows = job.weightRows();
  for (std::size_t i = 0; i < job.layers.size(); ++i)
    if (auto written =
            set.picture(job.layers[i].file + ".png", PictureFormat::Png, {job.columns(), job.rows(), 1, 1},
                        channelRows(rows, i, 1, RowOrder::NorthFirst),
                        Message("weights of %1", job.layers[i].material.name));
        !written)
      return written;
  return {};
}

}  // namespace scarp
