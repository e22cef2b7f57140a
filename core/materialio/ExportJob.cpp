#include "core/materialio/ExportJob.h"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>
#include <optional>

#include "core/base/Json.h"
#include "core/base/ShortNumber.h"
#include "core/material/PictureResample.h"
#include "core/material/Srgb.h"

namespace scarp {

std::vector<MaterialId> ExportJob::layerIds() const {
  std::vector<MaterialId> ids;
  for (const ExportLayer& layer : layers) ids.push_back(layer.material.id);
  return ids;
}

WeightRows ExportJob::weightRows() const { return {weights, layerIds()}; }

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

Result<void> writeLayerList(const ExportJob& job, ExportSet& set, const std::string& name, Json content,
                            const Message& what, std::span<const std::size_t> order,
                            const std::function<void(Json& entry, std::size_t index)>& complete) {
  Json entries = Json::array();
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (order[i] >= job.layers.size()) continue;
    const ExportLayer& layer = job.layers[order[i]];
    Json entry{{"index", i},
               {"name", layer.material.name},
               {"colour", colourText(layer.material.colour)},
               {"size", layer.material.size},
               {"share", layer.share},
               {"triplanar", layer.material.triplanar},
               {"variation", layer.material.variation},
               {"tags", layer.material.tags}};
    if (Json pictures = picturesJson(job, order[i]); !pictures.empty())
      entry["pictures"] = std::move(pictures);
    if (complete) complete(entry, order[i]);
    entries.push_back(std::move(entry));
  }
  content["columns"] = job.columns();
  content["rows"] = job.rows();
  content["cellX"] = job.terrain.frame.dx;
  content["cellY"] = job.terrain.frame.dy;
  content["layers"] = std::move(entries);
  return set.text(name, content.dump({.indent = 2, .replace = true}) + "\n", what);
}

Result<void> writeLayerList(const ExportJob& job, ExportSet& set, const std::string& name, Json content,
                            const Message& what,
                            const std::function<void(Json& entry, std::size_t index)>& complete) {
  std::vector<std::size_t> order(job.layers.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  return writeLayerList(job, set, name, std::move(content), what, order, complete);
}

Result<void> writeChannels(const ExportJob& job, ExportSet& set, WeightRows& rows, const std::string& name,
                           PictureFormat format, std::size_t first, int channels, RowOrder order,
                           const Message& what) {
  const auto rowOf = [&](int fileRow, std::span<std::uint8_t> bytes) {
    const auto step = static_cast<std::size_t>(channels);
    std::ranges::fill(bytes, std::uint8_t{0});
    for (std::size_t c = 0; c < step && first + c < rows.layers(); ++c) {
      const auto weights = rows.row(first + c, job.rowOf(fileRow, order));
      for (std::size_t i = 0; i < weights.size(); ++i) bytes[i * step + c] = weights[i];
    }
  };
  return set.picture(name, format, {job.columns(), job.rows(), channels, 1}, rowOf, what);
}

Result<void> writeGreyMasks(const ExportJob& job, ExportSet& set) {
  WeightRows rows = job.weightRows();
  for (std::size_t i = 0; i < job.layers.size(); ++i)
    if (auto written =
            writeChannels(job, set, rows, job.layers[i].file + ".png", PictureFormat::Png, i, 1,
                          RowOrder::NorthFirst, Message("weights of %1", job.layers[i].material.name));
        !written)
      return written;
  return {};
}

namespace {

using enum PictureKind;

/// What a channel of a file is taken from.
struct ChannelOf {
  std::optional<PictureKind> kind;  ///< Nothing: even throughout.
  int channel = 0;
  float even = 0.0F;  ///< Where the material has no such picture; of normals −1…1.
  bool inverted = false;
};

struct FileOf {
  const char* key;
  Message what;
  std::vector<ChannelOf> channels;
};

const std::vector<ChannelOf> kColour{{Albedo, 0}, {Albedo, 1}, {Albedo, 2}};
const std::vector<ChannelOf> kNormal{{Normal, 0, 0.0F}, {Normal, 1, 0.0F}, {Normal, 2, 1.0F}};
constexpr ChannelOf kHeight{Height, 0, 0.5F}, kRough{Roughness, 0, 0.9F}, kOpen{Occlusion, 0, 1.0F},
    kNoPicture{};
constexpr ChannelOf kSmooth{Roughness, 0, 0.9F, true};

std::vector<ChannelOf> with(std::vector<ChannelOf> three, const ChannelOf& fourth) {
  three.push_back(fourth);
  return three;
}

const std::vector<FileOf>& filesOf(MaterialPreset preset) {
  static const std::vector<FileOf> packed{
      {"albedo-height", Message("albedo and height, RGBA"), with(kColour, kHeight)},
      {"normal-roughness", Message("normals (OpenGL) and roughness, RGBA"), with(kNormal, kRough)}};
  static const std::vector<FileOf> unity{{"albedo", Message("albedo"), kColour},
                                         {"normal", Message("normals (OpenGL)"), kNormal},
                                         {"mask",
                                          Message("metal, occlusion, height and smoothness, RGBA"),
                                          {kNoPicture, kOpen, kHeight, kSmooth}}};
  static const std::vector<FileOf> unreal{
      {"albedo", Message("albedo"), kColour},
      {"normal", Message("normals (DirectX)"), kNormal},
      {"orm", Message("occlusion, roughness and metal, RGB"), {kOpen, kRough, kNoPicture}},
      {"height", Message("height"), {kHeight}}};
  static const std::vector<FileOf> blender{{"albedo", Message("albedo"), kColour},
                                           {"normal", Message("normals (OpenGL)"), kNormal},
                                           {"roughness", Message("roughness"), {kRough}},
                                           {"height", Message("height"), {kHeight}},
                                           {"occlusion", Message("ambient occlusion"), {kOpen}}};
  static const std::vector<FileOf> none;
  switch (preset) {
    case MaterialPreset::Unity:
      return unity;
    case MaterialPreset::Unreal:
      return unreal;
    case MaterialPreset::Terrain3d:
    case MaterialPreset::HTerrain:
      return packed;
    case MaterialPreset::Blender:
      return blender;
    case MaterialPreset::Gis:
    case MaterialPreset::Picture:
    case MaterialPreset::Gltf:
      break;
  }
  return none;
}

/// Engines with texture arrays want all pictures of one size, and both files of each material.
bool isArray(MaterialPreset preset) {
  return preset == MaterialPreset::Terrain3d || preset == MaterialPreset::HTerrain;
}

bool has(const Material& material, PictureKind kind) { return material.picture(kind).picture != nullptr; }

bool isWritten(const Material& material, const FileOf& file, MaterialPreset preset) {
  if (isArray(preset))
    return std::ranges::any_of(material.pictures,
                               [](const MaterialPicture& one) { return one.picture != nullptr; });
  return std::ranges::any_of(
      file.channels, [&](const ChannelOf& channel) { return channel.kind && has(material, *channel.kind); });
}

int sideOf(const Picture& picture) {
  return static_cast<int>(std::bit_ceil(static_cast<unsigned>(std::max(picture.columns, picture.rows))));
}

/// Of all pictures that are written.
int commonSide(const ExportJob& job) {
  int side = 1;
  for (const ExportLayer& layer : job.layers)
    for (const MaterialPicture& one : layer.material.pictures)
      if (one.picture) side = std::max(side, sideOf(*one.picture));
  return side;
}

/// Makes a file's texels out of a material's pictures.
class Packer {
 public:
  /// side: of a square; nothing: as the pictures are, where they are of one size.
  Packer(const Material& material, const FileOf& file, bool directX, std::optional<int> side)
      : material_(material), file_(file), directX_(directX), side_(side) {
    for (const ChannelOf& channel : file.channels) {
      if (!channel.kind || !has(material, *channel.kind)) continue;
      const PicturePtr& picture = material.picture(*channel.kind).picture;
      largest_ = std::max(largest_, sideOf(*picture));
      same_ = same_ && (!first_ || (first_->columns == picture->columns && first_->rows == picture->rows));
      if (!first_) first_ = picture.get();
    }
    if (side_ && first_) same_ = same_ && first_->columns == *side_ && first_->rows == *side_;
  }

  [[nodiscard]] Texels texels() {
    const bool asThey = same_ && first_;
    const int side = side_.value_or(largest_);
    Texels made{asThey ? first_->columns : side,
                asThey ? first_->rows : side,
                static_cast<int>(file_.channels.size()),
                {}};
    made.values.resize(made.place(0, made.rows));
    for (std::size_t i = 0; i < file_.channels.size(); ++i) {
      const ChannelOf& channel = file_.channels[i];
      if (channel.kind && has(material_, *channel.kind))
        take(made, i, channel, asThey);
      else
        put(made, i, [value = evenOf(channel)](std::size_t) { return value; });
    }
    return made;
  }

 private:
  template <class Value>
  static void put(Texels& to, std::size_t channel, const Value& value) {
    const auto step = static_cast<std::size_t>(to.channels);
    for (std::size_t i = 0; i * step < to.values.size(); ++i) to.values[i * step + channel] = value(i);
  }
  [[nodiscard]] bool turned(const ChannelOf& channel) const {
    const bool down = material_.normals == NormalKind::DirectX;
    return channel.inverted || (channel.kind == Normal && channel.channel == 1 && down != directX_);
  }
  [[nodiscard]] std::uint8_t evenOf(const ChannelOf& channel) const {
    if (channel.kind == Albedo) return material_.colour[static_cast<std::size_t>(channel.channel)];
    const std::uint8_t value = byteOf(channel.even, channel.kind.value_or(Height));
    return channel.inverted ? static_cast<std::uint8_t>(255 - value) : value;
  }
  /// Fills a channel from a picture; asItIs: texel by texel, otherwise resampled.
  void take(Texels& to, std::size_t place, const ChannelOf& channel, bool asItIs) {
    const PictureKind kind = *channel.kind;
    const Picture& picture = *material_.picture(kind).picture;
    const bool turn = turned(channel);
    const auto fill = [&](const auto& from, const auto& byteFrom) {
      const auto step = static_cast<std::size_t>(from.channels);
      put(to, place, [&](std::size_t i) {
        const std::uint8_t value =
            byteFrom(from.values[i * step + static_cast<std::size_t>(channel.channel)]);
        return turn ? static_cast<std::uint8_t>(255 - value) : value;
      });
    };
    if (asItIs) {
      Texels& from = copies_[kind];
      if (from.values.empty()) from = texelsOf(picture);
      return fill(from, [](std::uint8_t value) { return value; });
    }
    auto field = fields_.find(kind);
    if (field == fields_.end())
      field = fields_.emplace(kind, resampledPicture(picture, kind, to.columns)).first;
    fill(field->second, [kind](float value) { return byteOf(value, kind); });
  }

  const Material& material_;
  const FileOf& file_;
  bool directX_;
  std::optional<int> side_;
  const Picture* first_ = nullptr;
  bool same_ = true;
  int largest_ = 1;
  std::map<PictureKind, Texels> copies_;
  std::map<PictureKind, TexelField> fields_;
};

}  // namespace

std::vector<PictureSetFile> pictureSetFiles(const ExportJob& job, std::size_t layer) {
  std::vector<PictureSetFile> files;
  const ExportLayer& one = job.layers[layer];
  for (const FileOf& file : filesOf(job.options.preset))
    if (isWritten(one.material, file, job.options.preset)) {
      std::string key = file.key;
      std::ranges::replace(key, '-', '_');
      files.push_back({file.key, one.file + "." + key + ".png"});
    }
  return files;
}

Json picturesJson(const ExportJob& job, std::size_t layer) {
  Json pictures = Json::object();
  for (const PictureSetFile& file : pictureSetFiles(job, layer)) pictures[file.key] = file.file;
  return pictures;
}

Result<void> writePictureSets(const ExportJob& job, ExportSet& set, MaterialExportReport& report) {
  const MaterialPreset preset = job.options.preset;
  const std::optional<int> side = isArray(preset) ? std::optional(commonSide(job)) : std::nullopt;
  int without = 0;
  for (std::size_t i = 0; i < job.layers.size(); ++i) {
    const Material& material = job.layers[i].material;
    const auto names = pictureSetFiles(job, i);
    without += names.empty() ? 1 : 0;
    for (const PictureSetFile& name : names) {
      const auto file = std::ranges::find(filesOf(preset), name.key, &FileOf::key);
      const Texels texels = Packer(material, *file, preset == MaterialPreset::Unreal, side).texels();
      const PictureShape shape{texels.columns, texels.rows, texels.channels, 1};
      const auto rowOf = [&texels](int row, std::span<std::uint8_t> bytes) {
        std::ranges::copy(std::span(texels.values).subspan(texels.place(0, row), bytes.size()),
                          bytes.begin());
      };
      auto written = set.picture(name.file, PictureFormat::Png, shape, rowOf, file->what);
      if (!written) return written;
    }
    for (const MaterialPicture& one : material.pictures)
      if (!one.name.empty() && !one.picture)
        report.notes.push_back(Message("the picture \"%1\" of \"%2\" is missing", one.name, material.name));
  }
  if (side && without > 0 && without < static_cast<int>(job.layers.size()))
    report.notes.push_back(
        Message("%1 of %2 materials have no pictures; their textures are for you to choose", without,
                job.layers.size()));
  return {};
}

}  // namespace scarp
