#include <array>
#include <numeric>

#include "core/base/Json.h"
#include "core/materialio/ExportJob.h"
#include "core/materialio/WeightSources.h"

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
  return writeLayerList(job, set, "textures.json", {{"program", "Terrain3D"}},
                        Message("which texture each index is"));
}

namespace {

constexpr std::size_t kChannels = 4, kSplatLayers = 16, kSlots = 3, kMostTextures = 256;

std::vector<std::size_t> byShare(const ExportJob& job) {
  std::vector<std::size_t> order(job.layers.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::ranges::stable_sort(
      order, [&](std::size_t a, std::size_t b) { return job.layers[a].share > job.layers[b].share; });
  return order;
}

/// As many layers as `count` that cover most, in the order of all.
std::vector<std::size_t> mostCovering(const ExportJob& job, std::size_t count) {
  std::vector<std::size_t> layers = byShare(job);
  layers.resize(std::min(layers.size(), count));
  std::ranges::sort(layers);
  return layers;
}

/// The layers of one RGBA map, in the order of all: those that are chosen, or that cover most.
Result<std::vector<std::size_t>> classicLayers(const ExportJob& job) {
  std::vector<std::size_t> chosen;
  for (const MaterialId id : job.options.chosen) {
    const auto found =
        std::ranges::find(job.layers, id, [](const ExportLayer& layer) { return layer.material.id; });
    if (found == job.layers.end()) return Error{"material %1, which is chosen, lies nowhere", id};
    chosen.push_back(static_cast<std::size_t>(found - job.layers.begin()));
  }
  if (chosen.size() > kChannels) return Error{"CLASSIC4 takes 4 materials; %1 are chosen", chosen.size()};
  return chosen.empty() ? mostCovering(job, kChannels) : chosen;
}

/// What of a sample's weights a choice of layers keeps: brought to 255, where there is none of them that of
/// the first. In the order of the choice.
void keepChosen(std::span<const std::uint32_t> had, std::span<const std::size_t> chosen,
                std::span<std::uint8_t> kept) {
  std::array<std::uint32_t, kSplatLayers> weights{};
  std::uint32_t sum = 0;
  bool ground = false;
  for (const std::uint32_t weight : had) ground = ground || weight > 0;
  for (std::size_t i = 0; i < chosen.size(); ++i) sum += weights[i] = had[chosen[i]];
  if (sum == 0 && ground) weights[0] = 255;
  shareOut(std::span(weights).first(chosen.size()), kept.first(chosen.size()));
}

/// The same by layers.
auto keepingChosen(const std::vector<std::size_t>& chosen) {
  return [&chosen](std::span<const std::uint32_t> had, std::span<std::uint8_t> kept) {
    std::array<std::uint8_t, kSplatLayers> bytes{};
    keepChosen(had, chosen, bytes);
    for (std::size_t i = 0; i < chosen.size(); ++i) kept[chosen[i]] = bytes[i];
  };
}

Result<void> writeTextureList(const ExportJob& job, ExportSet& set, const std::vector<std::size_t>& order,
                              const Message& what) {
  return writeLayerList(
      job, set, "textures.json",
      {{"program", "HTerrain"}, {"kind", std::string(splatKindNames().title(job.options.splat))}}, what,
      order);
}

Result<void> writeSplats(const ExportJob& job, ExportSet& set, const std::vector<std::size_t>& chosen) {
  WeightRows rows = job.weightRows();
  std::vector<std::uint32_t> room;
  for (std::size_t first = 0; first < chosen.size(); first += kChannels) {
    const auto rowOf = [&](int row, std::span<std::uint8_t> bytes) {
      forRow(rows, row, room, [&](int column, std::span<const std::uint32_t> had) {
        std::array<std::uint8_t, kSplatLayers> kept{};
        keepChosen(had, chosen, kept);
        std::copy_n(&kept[first], kChannels, &bytes[static_cast<std::size_t>(column) * kChannels]);
      });
    };
    // "splat", "splat2" …: as the plugin calls them.
    const std::string name = first == 0 ? "splat" : "splat" + std::to_string(first / kChannels + 1);
    if (auto written = set.picture(
            name + ".png", PictureFormat::Png, {job.columns(), job.rows(), 4, 1}, rowOf,
            Message("textures %1 to %2, RGBA", first, std::min(first + kChannels, chosen.size()) - 1));
        !written)
      return written;
  }
  return {};
}

/// The order of textures in an array: a place modulo 3 is a group that cannot blend within itself. Layers
/// that lie together go into different groups, the ones that cover most first. Places beyond the layers are
/// empty.
std::vector<std::size_t> arrayOrder(const ExportJob& job) {
  const std::size_t count = job.layers.size();
  std::vector<double> together(count * count);
  WeightRows rows = job.weightRows();
  std::vector<std::uint32_t> room;
  for (int row = 0; row < rows.rows(); ++row)
    forRow(rows, row, room, [&](int, std::span<const std::uint32_t> had) {
      for (std::size_t a = 0; a < count; ++a)
        for (std::size_t b = a + 1; had[a] > 0 && b < count; ++b)
          together[a * count + b] += std::min(had[a], had[b]);
    });
  const auto shared = [&](std::size_t a, std::size_t b) {
    return together[std::min(a, b) * count + std::max(a, b)];
  };
  std::array<std::vector<std::size_t>, kSlots> groups;
  const std::size_t most = (count + kSlots - 1) / kSlots;
  for (const std::size_t layer : byShare(job)) {
    std::size_t best = kSlots;
    double least = 0.0;
    for (std::size_t group = 0; group < kSlots; ++group) {
      double sum = 0.0;
      for (const std::size_t other : groups[group]) sum += shared(layer, other);
      if (groups[group].size() < most && (best == kSlots || sum < least)) {
        best = group;
        least = sum;
      }
    }
    groups[best].push_back(layer);
  }
  std::vector<std::size_t> order;
  for (std::size_t i = 0; i < most; ++i)
    for (const auto& group : groups) order.push_back(i < group.size() ? group[i] : count);
  while (order.back() == count) order.pop_back();
  return order;
}

/// Three textures and their weights, whose sum is 255 on ground.
struct ArraySample {
  std::array<std::uint8_t, kSlots> textures{0, 1, 2}, weights{};
};

/// Of each group the heaviest texture; the slot is its index modulo 3.
ArraySample arraySample(std::span<const std::uint32_t> had, const std::vector<std::size_t>& order) {
  ArraySample sample;
  std::array<std::uint32_t, kSlots> best{};
  for (std::size_t texture = 0; texture < order.size(); ++texture) {
    const std::uint32_t weight = order[texture] < had.size() ? had[order[texture]] : 0;
    if (weight <= best[texture % kSlots]) continue;
    best[texture % kSlots] = weight;
    sample.textures[texture % kSlots] = static_cast<std::uint8_t>(texture);
  }
  shareOut(best, sample.weights);
  return sample;
}

Result<void> writeArray(const ExportJob& job, ExportSet& set, MaterialExportReport& report) {
  const std::vector<std::size_t> order = arrayOrder(job);
  if (order.size() > kMostTextures)
    return Error{"HTerrain's ARRAY takes %1 materials; there are %2", kMostTextures, job.layers.size()};
  WeightRows rows = job.weightRows();
  std::vector<std::uint32_t> room;
  const auto write = [&](const char* name, auto&& bytesOf, const Message& what) {
    const auto rowOf = [&](int row, std::span<std::uint8_t> bytes) {
      forRow(rows, row, room, [&](int column, std::span<const std::uint32_t> had) {
        const std::array<std::uint8_t, kSlots> pixel = bytesOf(arraySample(had, order));
        std::ranges::copy(pixel, &bytes[static_cast<std::size_t>(column) * kSlots]);
      });
    };
    return set.picture(name, PictureFormat::Png, {job.columns(), job.rows(), 3, 1}, rowOf, what);
  };
  if (auto written = write(
          "splat_index.png", [](const ArraySample& sample) { return sample.textures; },
          Message("indices of three textures, RGB"));
      !written)
    return written;
  // The third is what is left of 255. PNG has no pictures of two channels; Godot drops the blue one.
  if (auto written = write(
          "splat_weight.png",
          [](const ArraySample& sample) {
            return std::array<std::uint8_t, kSlots>{sample.weights[0], sample.weights[1], 0};
          },
          Message("weights of the first two, RG"));
      !written)
    return written;
  report.loss = lossOf(job, [&](std::span<const std::uint32_t> had, std::span<std::uint8_t> kept) {
    const ArraySample sample = arraySample(had, order);
    for (std::size_t slot = 0; slot < kSlots; ++slot)
      if (sample.weights[slot] > 0) kept[order[sample.textures[slot]]] = sample.weights[slot];
  });
  if (std::ranges::find(order, job.layers.size()) != order.end())
    report.notes.push_back(
        Message("the texture array has empty places: textures.json says which index each material has"));
  return writeTextureList(job, set, order, Message("which texture each index is"));
}

}  // namespace

// Zylann's HTerrain plugin for Godot: the maps of its data folder.
Result<void> writeHTerrain(const ExportJob& job, ExportSet& set, MaterialExportReport& report,
                           const Progress&) {
  if (job.options.splat == SplatKind::Array) return writeArray(job, set, report);
  std::vector<std::size_t> chosen;
  if (job.options.splat == SplatKind::Classic4) {
    auto classic = classicLayers(job);
    if (!classic) return classic.error();
    chosen = std::move(*classic);
  } else {
    chosen = mostCovering(job, kSplatLayers);
  }
  if (auto written = writeSplats(job, set, chosen); !written) return written;
  report.loss = lossOf(job, keepingChosen(chosen));
  if (job.options.splat == SplatKind::MultiSplat16)
    report.undrawn = lossOf(job, [](std::span<const std::uint32_t> had, std::span<std::uint8_t> kept) {
      std::array<std::size_t, kChannels> places{};
      const std::size_t found = heaviest(had, places);
      std::array<std::uint32_t, kChannels> weights{};
      std::array<std::uint8_t, kChannels> bytes{};
      for (std::size_t i = 0; i < found; ++i) weights[i] = had[places[i]];
      shareOut(weights, bytes);
      for (std::size_t i = 0; i < found; ++i) kept[places[i]] = bytes[i];
    });
  return writeTextureList(job, set, chosen, Message("which texture each channel is"));
}

}  // namespace scarp
