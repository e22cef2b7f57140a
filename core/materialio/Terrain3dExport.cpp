#include <array>

#include "core/base/Json.h"
#include "core/materialio/ControlMap.h"
#include "core/materialio/ExportJob.h"

namespace scarp {

namespace {

/// The two heaviest layers share the sample. Alone, a layer is its own overlay.
ControlSample controlOf(std::span<const std::uint32_t> weights) {
  std::array<std::size_t, 2> places{};
  const std::size_t found = heaviest(weights, places);
  if (found == 0) return {0, 0, 0, true, false};
  const auto base = static_cast<std::uint32_t>(places[0]);
  if (found == 1) return {base, base, 0, false, false};
  const std::array<std::uint32_t, 2> had{weights[places[0]], weights[places[1]]};
  std::array<std::uint8_t, 2> share{};
  shareOut(had, share);
  return {base, static_cast<std::uint32_t>(places[1]), share[1], false, false};
}

}  // namespace

Result<void> writeTerrain3d(const ExportJob& job, ExportSet& set, MaterialExportReport& report,
                            const Progress&) {
  if (job.layers.size() > kControlTextures)
    return Error{"Terrain3D takes %1 materials; there are %2", kControlTextures, job.layers.size()};
  WeightRows rows = job.weightRows();
  std::vector<std::uint32_t> room;
  const auto bits = [&](int row, std::span<std::uint32_t> out) {
    forRow(rows, row, room, [&](int column, std::span<const std::uint32_t> had) {
      out[static_cast<std::size_t>(column)] = controlBits(controlOf(had));
    });
  };
  // "R", as Godot itself calls the channel of such a picture: it then stays one, whose bits nothing touches.
  if (auto written = set.bits("control.exr", "R", job.columns(), job.rows(), bits,
                              Message("control map, bits in 32-bit floats"));
      !written)
    return written;
  report.loss = lossOf(job, [](std::span<const std::uint32_t> had, std::span<std::uint8_t> kept) {
    const ControlSample sample = controlOf(had);
    if (sample.hole) return;
    kept[sample.base] = static_cast<std::uint8_t>(255 - sample.blend);
    if (sample.overlay != sample.base) kept[sample.overlay] = static_cast<std::uint8_t>(sample.blend);
  });
  Json layers = Json::array();
  for (std::size_t i = 0; i < job.layers.size(); ++i) layers.push_back(layerJson(job, i));
  return set.text("textures.json", layersText(job, {{"program", "Terrain3D"}}, std::move(layers)),
                  Message("which texture each index is"));
}

}  // namespace scarp
