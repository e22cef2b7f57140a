#include "app/reader/ScenePictures.h"

#include <assimp/scene.h>
#include <cpl_vsi.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>

#include "app/reader/GltfFile.h"
#include "core/io/GdalName.h"
#include "core/io/PictureFile.h"
#include "core/io/SampleSource.h"
#include "core/material/Srgb.h"
#include "core/model/Model.h"

namespace scarp {

namespace {

namespace fs = std::filesystem;

/// Half as large in both directions; `colours`: the first three channels are sRGB, of which light is
/// averaged.
Texels halfOf(const Texels& from, bool colours) {
  Texels to{std::max(from.columns / 2, 1), std::max(from.rows / 2, 1), from.channels, {}};
  to.values.resize(to.place(0, to.rows));
  std::array<float, 256> light{};
  for (std::size_t i = 0; i < light.size(); ++i) light[i] = static_cast<float>(toLinear(double(i) / 255.0));
  for (int row = 0; row < to.rows; ++row)
    for (int column = 0; column < to.columns; ++column)
      for (int channel = 0; channel < to.channels; ++channel) {
        float sum = 0.0F;
        for (const int dy : {0, 1})
          for (const int dx : {0, 1}) {
            const int c = std::min(2 * column + dx, from.columns - 1),
                      r = std::min(2 * row + dy, from.rows - 1);
            const std::uint8_t value = from.values[from.place(c, r) + static_cast<std::size_t>(channel)];
            sum += channel < 3 && colours ? light[value] : static_cast<float>(value) / 255.0F;
          }
        const double mean = 0.25 * double(sum);
        to.values[to.place(column, row) + static_cast<std::size_t>(channel)] =
            static_cast<std::uint8_t>(std::lround(255.0 * (channel < 3 && colours ? toSrgb(mean) : mean)));
      }
  return to;
}

Result<Texels> decode(const std::string& path, PictureKind kind) {
  auto source = openGdalSource(path);
  // The path is one that the person does not know.
  const auto reason = [&](const Error& error) -> Error {
    const Message& message = error.message;
    if (message.pattern() != "%1: %2" || message.values().front().text() != path) return error;
    const Message* const inner = message.values().back().asMessage();
    return inner ? Error{*inner} : error;
  };
  if (!source) return reason(source.error());
  auto texels = readPicture(**source, path, kind);
  if (!texels) return reason(texels.error());
  return texels;
}

}  // namespace

ScenePictures::ScenePictures(const aiScene& scene, const std::string& path, std::vector<Message>& notes)
    : scene_(scene), folder_(fs::path(path).parent_path()), notes_(notes) {}

const Texels* ScenePictures::read(const std::string& name, PictureKind kind) {
  if (name.empty()) return nullptr;
  const auto [place, first] = read_.try_emplace({name, kind});
  if (first) place->second = load(name, kind);
  return place->second ? &*place->second : nullptr;
}

std::optional<Texels> ScenePictures::load(const std::string& name, PictureKind kind) {
  Result<Texels> texels = Error{};
  if (const aiTexture* const embedded = scene_.GetEmbeddedTexture(name.c_str()))
    texels = embeddedTexels(*embedded, kind);
  else
    texels = texelsOfFile(name, kind);
  if (!texels) {
    notes_.push_back(Message("the picture %1 is left out: %2", name, texels.error().message));
    return {};
  }
  const int columns = texels->columns, rows = texels->rows;
  while (texels->columns > kMostModelTexels || texels->rows > kMostModelTexels)
    *texels = halfOf(*texels, kind == PictureKind::Albedo && texels->channels >= 3);
  if (texels->columns != columns)
    notes_.push_back(Message("the picture %1 is kept at %2 x %3 of its %4 x %5 pixels", name, texels->columns,
                             texels->rows, columns, rows));
  bytes_ += static_cast<long long>(texels->values.size());
  if (bytes_ <= kMostModelPictureBytes) return *std::move(texels);
  notes_.push_back(Message("the picture %1 is left out: the pictures take more than %2 MiB", name,
                           kMostModelPictureBytes >> 20));
  return {};
}

Result<Texels> ScenePictures::embeddedTexels(const aiTexture& texture, PictureKind kind) {
  const std::size_t width = texture.mWidth, height = texture.mHeight;
  if (!texture.pcData || width == 0) return Error{"it is empty"};
  if (height == 0) {
    // mWidth is a length in bytes then.
    const std::string path = kMemoryFolder + std::to_string(++inMemory_);
    auto* const bytes = reinterpret_cast<GByte*>(texture.pcData);
    if (VSILFILE* const file = VSIFileFromMemBuffer(path.c_str(), bytes, width, FALSE)) VSIFCloseL(file);
    auto texels = decode(path, kind);
    VSIUnlink(path.c_str());
    return texels;
  }
  if (width > static_cast<std::size_t>(kMostTexels) || height > static_cast<std::size_t>(kMostTexels))
    return Error{"it is too large"};
  Texels texels{static_cast<int>(width), static_cast<int>(height), 4, {}};
  texels.values.reserve(4 * width * height);
  for (std::size_t i = 0; i < width * height; ++i) {
    const aiTexel& texel = texture.pcData[i];
    texels.values.insert(texels.values.end(), {texel.r, texel.g, texel.b, texel.a});
  }
  return texels;
}

Result<Texels> ScenePictures::texelsOfFile(const std::string& name, PictureKind kind) const {
  std::string slashed = name;
  std::ranges::replace(slashed, '\\', '/');
  std::error_code none;
  for (const std::string& one : {slashed, withoutEscapes(slashed)}) {
    const fs::path own(one), last = own.filename();
    for (const fs::path& path : {own.is_absolute() ? own : folder_ / own, folder_ / last,
                                 folder_ / "textures" / last, folder_ / "Textures" / last}) {
      const fs::path relative = path.lexically_normal().lexically_relative(folder_.lexically_normal());
      if (!relative.empty() && *relative.begin() != ".." && fs::is_regular_file(path, none))
        return decode(path.string(), kind);
    }
  }
  return Error{"it is not beside or below the model's file"};
}

}  // namespace scarp
