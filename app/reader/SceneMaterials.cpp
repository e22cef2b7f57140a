#include "app/reader/SceneMaterials.h"

#include <algorithm>
#include <array>
#include <assimp/GltfMaterial.h>
#include <assimp/material.h>
#include <assimp/scene.h>
#include <cctype>
#include <cmath>
#include <cpl_vsi.h>
#include <cstring>
#include <map>
#include <optional>

#include "app/reader/GltfFile.h"
#include "core/io/GdalDrivers.h"
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

namespace {

constexpr float kPlain = 0.8F;  ///< sRGB, of what has no colour.

float shareOf(double value, float usual) {
  return std::isfinite(value) ? static_cast<float>(std::clamp(value, 0.0, 1.0)) : usual;
}

template <class... Key>
std::optional<float> numberAt(const aiMaterial& material, Key... key) {
  float number = 0.0F;
  if (material.Get(key..., number) != aiReturn_SUCCESS || !std::isfinite(number)) return {};
  return number;
}

std::string pictureAt(const aiMaterial& material, std::initializer_list<aiTextureType> types) {
  for (const aiTextureType type : types)
    if (aiString name; material.GetTexture(type, 0, &name) == aiReturn_SUCCESS && name.length > 0)
      return name.C_Str();
  return {};
}

/// Whether no mesh has colours of its own.
bool uncoloured(const aiScene& scene) {
  return std::none_of(scene.mMeshes, scene.mMeshes + scene.mNumMeshes,
                      [](const aiMesh* mesh) { return mesh && mesh->HasVertexColors(0); });
}

/// How much of an opacity lets through, roughly: whether it is one that cuts out.
bool cutsOut(const Texels& opacity) {
  return std::ranges::any_of(opacity.values, [](std::uint8_t value) { return value < 128; });
}

void setOpacity(const Texels& texels, int channel, ModelMaterial& to) {
  const Texels opacity = channelsOf(texels, channel, 1);
  if (!cutsOut(opacity)) return;
  to.opacity = sharedPicture(opacity);
  to.opacitySum = to.opacity->sum;
}

void setColours(const aiMaterial& from, bool gltf, ModelMaterial& to) {
  aiColor4D colour(1.0F, 1.0F, 1.0F, 1.0F);
  if (!gltf || from.Get(AI_MATKEY_BASE_COLOR, colour) != aiReturn_SUCCESS)
    if (from.Get(AI_MATKEY_COLOR_DIFFUSE, colour) != aiReturn_SUCCESS)
      colour = {kPlain, kPlain, kPlain, 1.0F};
  const auto linear = [gltf](float value) {
    const float share = shareOf(value, kPlain);
    return gltf ? share : static_cast<float>(toLinear(share));
  };
  to.colour = {linear(colour.r), linear(colour.g), linear(colour.b), shareOf(colour.a, 1.0F)};
  // "d 0" stands in files whose writer meant the opposite.
  if (const auto opacity = numberAt(from, AI_MATKEY_OPACITY); !gltf && opacity && *opacity > 0.02F)
    to.colour[3] = shareOf(*opacity, 1.0F);
  if (!gltf && to.colour[3] <= 0.02F) to.colour[3] = 1.0F;
}

void setSurface(const aiMaterial& from, bool gltf, ModelMaterial& to) {
  to.metallic = shareOf(numberAt(from, AI_MATKEY_METALLIC_FACTOR).value_or(gltf ? 1.0F : 0.0F), 0.0F);
  float roughness = gltf ? 1.0F : 0.8F;
  // Of a Blinn-Phong lobe the width of a microfacet one (Karis 2013).
  if (const auto shininess = numberAt(from, AI_MATKEY_SHININESS); !gltf && shininess && *shininess > 0.0F)
    roughness = std::max(std::sqrt(std::sqrt(2.0F / (*shininess + 2.0F))), 0.3F);
  to.roughness = shareOf(numberAt(from, AI_MATKEY_ROUGHNESS_FACTOR).value_or(roughness), roughness);
  if (int both = 0; from.Get(AI_MATKEY_TWOSIDED, both) == aiReturn_SUCCESS) to.doubleSided = both != 0;
  if (aiString mode; from.Get(AI_MATKEY_GLTF_ALPHAMODE, mode) == aiReturn_SUCCESS)
    to.alpha = std::strcmp(mode.C_Str(), "MASK") == 0    ? ModelAlpha::Mask
               : std::strcmp(mode.C_Str(), "BLEND") == 0 ? ModelAlpha::Blend
                                                         : ModelAlpha::Opaque;
  to.cutoff = shareOf(numberAt(from, AI_MATKEY_GLTF_ALPHACUTOFF).value_or(0.5F), 0.5F);
}

/// Whether texels are directions that mostly point out of the surface: files name pictures of heights and of
/// normals alike.
bool areNormals(const Texels& texels) {
  if (texels.channels < 3) return false;
  double out = 0.0, off = 0.0;
  const std::size_t step = 97, count = texels.values.size() / static_cast<std::size_t>(texels.channels);
  std::size_t seen = 0;
  for (std::size_t i = 0; i < count; i += step, ++seen) {
    Vec3 normal;
    for (int axis = 0; axis < 3; ++axis)
      normal[axis] =
          texels.values[i * static_cast<std::size_t>(texels.channels) + static_cast<std::size_t>(axis)] /
              127.5 -
          1.0;
    out += normal.z();
    off += std::abs(normal.norm() - 1.0);
  }
  return out > 0.5 * double(seen) && off < 0.25 * double(seen);
}

void setNormals(const aiMaterial& from, bool gltf, ScenePictures& pictures, ModelMaterial& to) {
  for (const aiTextureType type :
       {aiTextureType_NORMALS, aiTextureType_NORMAL_CAMERA, aiTextureType_HEIGHT}) {
    const Texels* const texels = pictures.read(pictureAt(from, {type}), PictureKind::Normal);
    if (!texels || texels->channels < 3 || (!gltf && !areNormals(*texels))) continue;
    to.normal = sharedPicture(channelsOf(*texels, 0, 3));
    to.normalSum = to.normal->sum;
    return;
  }
}

/// How open, roughness and metallic as one picture of the largest's size.
void setSurfacePicture(const aiMaterial& from, bool gltf, ScenePictures& pictures, ModelMaterial& to) {
  const std::string open = gltf ? pictureAt(from, {aiTextureType_LIGHTMAP, aiTextureType_AMBIENT_OCCLUSION})
                                : pictureAt(from, {aiTextureType_AMBIENT_OCCLUSION}),
                    rough = pictureAt(from, {aiTextureType_DIFFUSE_ROUGHNESS, aiTextureType_UNKNOWN}),
                    metal = pictureAt(from, {aiTextureType_METALNESS, aiTextureType_UNKNOWN});
  // Packed as glTF packs them, or each in a picture of its own.
  const bool packed = gltf || rough == metal;
  struct Source {
    const Texels* texels;
    int channel;
  };
  const std::array<Source, 3> sources{Source{pictures.read(open, PictureKind::Roughness), 0},
                                      Source{pictures.read(rough, PictureKind::Roughness), packed ? 1 : 0},
                                      Source{pictures.read(metal, PictureKind::Roughness), packed ? 2 : 0}};
  Texels all{0, 0, 3, {}};
  for (const auto& [texels, channel] : sources)
    if (texels && texels->columns > all.columns) all.columns = texels->columns, all.rows = texels->rows;
  if (all.columns == 0) return;
  all.values.assign(all.place(0, all.rows), 255);
  for (std::size_t i = 0; i < 3; ++i) {
    const auto& [texels, channel] = sources[i];
    if (!texels) continue;
    const int of = std::min(channel, texels->channels - 1);
    for (int row = 0; row < all.rows; ++row)
      for (int column = 0; column < all.columns; ++column)
        all.values[all.place(column, row) + i] =
            texels->values[texels->place(column * texels->columns / all.columns,
                                         row * texels->rows / all.rows) +
                           static_cast<std::size_t>(of)];
  }
  to.surface = sharedPicture(all);
  to.surfaceSum = to.surface->sum;
  // Pictures in place of numbers.
  if (!gltf && sources[1].texels) to.roughness = 1.0F;
  if (!gltf && sources[2].texels) to.metallic = 1.0F;
}

void setPictures(const aiMaterial& from, bool gltf, ScenePictures& pictures, ModelMaterial& to) {
  const std::string albedo = pictureAt(from, {aiTextureType_BASE_COLOR, aiTextureType_DIFFUSE});
  const std::string opacity = gltf ? std::string() : pictureAt(from, {aiTextureType_OPACITY});
  if (const Texels* const texels = pictures.read(albedo, PictureKind::Albedo)) {
    to.albedo = sharedPicture(channelsOf(*texels, 0, 3));
    to.albedoSum = to.albedo->sum;
    // A picture in place of a colour.
    if (!gltf) to.colour.head<3>().setOnes();
    const int alpha = texels->channels == 4 ? 3 : texels->channels == 2 ? 1 : 0;
    if (alpha > 0 && (to.alpha != ModelAlpha::Opaque || (!gltf && opacity.empty())))
      setOpacity(*texels, alpha, to);
  }
  if (const Texels* const texels = pictures.read(opacity, PictureKind::Albedo))
    setOpacity(*texels, texels->channels == 4 && opacity == albedo ? 3 : 0, to);
  setNormals(from, gltf, pictures, to);
  setSurfacePicture(from, gltf, pictures, to);
  if (gltf) return;
  if (to.opacity)
    to.alpha = ModelAlpha::Mask;
  else if (to.colour[3] < 0.99F)
    to.alpha = ModelAlpha::Blend;
  // Leaves of formats that do not say are seen from both sides.
  to.doubleSided = to.doubleSided || to.opacity;
}

/// Leaves those that parts use.
void dropUnusedMaterials(Model& model) {
  std::map<std::uint32_t, std::uint32_t> numbers;
  std::vector<ModelMaterial> used;
  for (ModelLevel& level : model.levels)
    for (ModelPart& part : level.parts) {
      const auto [number, first] =
          numbers.try_emplace(part.material, static_cast<std::uint32_t>(used.size()));
      if (first)
        used.push_back(part.material < model.materials.size() ? model.materials[part.material]
                                                              : ModelMaterial());
      part.material = number->second;
    }
  model.materials = std::move(used);
}

}  // namespace

void readMaterials(const aiScene& scene, const std::string& path, bool gltf, const Progress& told,
                   ModelFile& file) {
  ScenePictures pictures(scene, path, file.notes);
  for (unsigned i = 0; i < scene.mNumMaterials; ++i) {
    (void)keepGoing(told, double(i) / double(scene.mNumMaterials));
    ModelMaterial material;
    if (const aiMaterial* const from = scene.mMaterials[i]) {
      if (aiString name; from->Get(AI_MATKEY_NAME, name) == aiReturn_SUCCESS) material.name = name.C_Str();
      material.name.resize(std::min<std::size_t>(material.name.size(), 200));
      setColours(*from, gltf, material);
      // Of a format without materials: white as Assimp has it would be lit without shades.
      if (material.name == AI_DEFAULT_MATERIAL_NAME && uncoloured(scene))
        material.colour.head<3>().setConstant(static_cast<float>(toLinear(kPlain)));
      setSurface(*from, gltf, material);
      setPictures(*from, gltf, pictures, material);
    }
    file.model.materials.push_back(std::move(material));
  }
  dropUnusedMaterials(file.model);
}

}  // namespace scarp
