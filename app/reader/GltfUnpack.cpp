#include "app/reader/GltfUnpack.h"

#include <meshoptimizer.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <deque>
#include <map>
#include <new>
#include <tuple>
#include <utility>
#include <vector>

#include "app/reader/GltfFile.h"
#include "core/base/PrintableLine.h"
#include "core/model/Model.h"

namespace scarp {

namespace {

constexpr const char* kMeshopt = "EXT_meshopt_compression";
constexpr const char* kDraco = "KHR_draco_mesh_compression";
constexpr const char* kQuantization = "KHR_mesh_quantization";
constexpr const char* kTextureTransform = "KHR_texture_transform";

constexpr int kByte = 5120, kUnsignedByte = 5121, kShort = 5122, kUnsignedShort = 5123, kUnsignedInt = 5125,
              kFloat = 5126;
constexpr double kMaxUnpackedBytes = 1e9;
constexpr std::uint64_t kMaxElements = 3 * kMostModelTriangles;  ///< Of an accessor or a packed view.

std::size_t bytesOfComponent(int type) {
  return type == kByte || type == kUnsignedByte ? 1 : type == kShort || type == kUnsignedShort ? 2 : 4;
}

std::size_t componentsOf(const Json& accessor) {
  const Json& type = accessor["type"];
  const std::string name = type.isText() ? type.text() : "";
  return name == "SCALAR" ? 1 : name == "VEC2" ? 2 : name == "VEC3" ? 3 : name == "VEC4" ? 4 : 0;
}

/// One component as a float.
float componentAt(const char* at, int type, bool normalized) {
  const auto number = [&](auto zero, float most) {
    std::memcpy(&zero, at, sizeof zero);
    const auto value = static_cast<float>(zero);
    return normalized ? std::max(value / most, -1.0F) : value;
  };
  switch (type) {
    case kByte:
      return number(std::int8_t{}, 127.0F);
    case kUnsignedByte:
      return number(std::uint8_t{}, 255.0F);
    case kShort:
      return number(std::int16_t{}, 32767.0F);
    case kUnsignedShort:
      return number(std::uint16_t{}, 65535.0F);
    case kUnsignedInt:
      return number(std::uint32_t{}, 1.0F);
    default:
      break;
  }
  float value = 0.0F;
  std::memcpy(&value, at, sizeof value);
  return value;
}

/// The bytes behind "data:…;base64,".
std::optional<std::string> bytesOfDataUri(std::string_view uri) {
  const std::size_t comma = uri.find(',');
  if (comma == std::string_view::npos || !uri.substr(0, comma).ends_with(";base64")) return {};
  std::string bytes;
  unsigned bits = 0;
  int count = 0;
  for (const char c : uri.substr(comma + 1)) {
    const std::size_t digit =
        std::string_view("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/").find(c);
    if (c == '=') break;
    if (digit == std::string_view::npos) return {};
    bits = (bits << 6) | static_cast<unsigned>(digit);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes += static_cast<char>((bits >> count) & 255U);
  }
  return bytes;
}

/// KHR_texture_transform.
struct TextureTransform {
  std::array<double, 2> offset{0.0, 0.0}, scale{1.0, 1.0};
  double rotation = 0.0;

  void apply(float* uv) const {
    const double u = scale[0] * double(uv[0]), v = scale[1] * double(uv[1]);
    const double c = std::cos(rotation), s = std::sin(rotation);
    uv[0] = static_cast<float>(offset[0] + c * u - s * v);
    uv[1] = static_cast<float>(offset[1] + s * u + c * v);
  }
};

/// Removes the transforms of a material's textures; returns the first one. Exporters that quantise texture
/// coordinates write the same for all textures of a material.
std::optional<TextureTransform> takeTransform(Json& material) {
  std::optional<TextureTransform> found;
  const auto take = [&](Json& object, const char* name) {
    if (!object.isObject() || !object.contains(name)) return;
    Json& texture = object[name];
    if (!texture.isObject() || !texture["extensions"].isObject()) return;
    const Json transform = std::as_const(texture["extensions"])[kTextureTransform];
    if (!transform.isObject()) return;
    texture["extensions"].erase(kTextureTransform);
    if (found) return;
    found.emplace();
    const auto numbers = [&](const char* key, std::array<double, 2>& to) {
      const Json& list = listAt(transform, key);
      for (std::size_t i = 0; i < 2 && list.size() == 2; ++i)
        if (list[i].isNumber()) to[i] = list[i].get<double>();
    };
    numbers("offset", found->offset);
    numbers("scale", found->scale);
    if (const Json& rotation = transform["rotation"]; rotation.isNumber())
      found->rotation = rotation.get<double>();
  };
  if (!material.isObject()) return found;
  if (material.contains("pbrMetallicRoughness"))
    for (const char* name : {"baseColorTexture", "metallicRoughnessTexture"})
      take(material["pbrMetallicRoughness"], name);
  for (const char* name : {"normalTexture", "occlusionTexture", "emissiveTexture"}) take(material, name);
  return found;
}

class GltfUnpacker {
 public:
  GltfUnpacker(Json content, std::string_view binary, const NamedFileReader& read)
      : content_(std::move(content)), binary_(binary), read_(read) {}

  [[nodiscard]] Result<std::string> unpacked();

 private:
  struct View {
    std::string bytes;
    std::size_t stride = 0;  ///< 0: elements follow each other.
  };

  [[nodiscard]] Result<void> readBuffers();
  [[nodiscard]] Result<View> unpackView(std::size_t index);
  [[nodiscard]] Result<std::string_view> runOf(const Json& place, std::size_t index) const;
  [[nodiscard]] Result<void> unpackPrimitive(Json& primitive);
  [[nodiscard]] Result<void> unpackDracoOf(Json& primitive);
  [[nodiscard]] Result<std::size_t> floatAccessor(std::size_t index, bool colour,
                                                  const TextureTransform* transform);
  std::size_t addAccessor(std::string bytes, int type, std::size_t count, const char* shape);
  std::size_t addFloats(const std::vector<float>& values, std::size_t components);
  [[nodiscard]] const TextureTransform* transformOf(const Json& primitive) const;
  [[nodiscard]] std::string written();

  Json content_;
  std::string_view binary_;
  const NamedFileReader& read_;
  std::deque<std::string> contents_;  ///< Of buffers that are not the binary chunk.
  std::vector<std::optional<std::string_view>> buffers_;
  std::vector<View> views_;
  double bytes_ = 0.0;                                       ///< Of all views.
  std::vector<std::optional<TextureTransform>> transforms_;  ///< Of each material.
  std::map<std::tuple<std::size_t, bool, const TextureTransform*>, std::size_t> floats_;
};

Result<void> GltfUnpacker::readBuffers() {
  const Json& buffers = listAt(content_, "buffers");
  for (std::size_t i = 0; i < buffers.size(); ++i) {
    buffers_.emplace_back();
    if (!buffers[i].isObject()) continue;
    const Json& uri = buffers[i]["uri"];
    if (!uri.isText()) {
      // A buffer without data is what meshopt's views unpack into.
      if (i == 0 && !binary_.empty()) buffers_.back() = binary_;
      continue;
    }
    const bool inside = uri.text().starts_with("data:");
    auto content = inside ? bytesOfDataUri(uri.text()) : read_(withoutEscapes(uri.text()));
    if (!content && inside) return Error{"cannot be read: buffer %1 is not base64; the file is damaged", i};
    if (!content)
      return Error{"cannot be read: buffer %1 '%2' is not beside or below the file", i,
                   printableLine(uri.text(), 60)};
    buffers_.back() = contents_.emplace_back(std::move(*content));
  }
  return {};
}

Result<std::string_view> GltfUnpacker::runOf(const Json& place, std::size_t index) const {
  const std::uint64_t buffer = numberAt(place, "buffer").value_or(~std::uint64_t{0}),
                      from = numberAt(place, "byteOffset").value_or(0),
                      bytes = numberAt(place, "byteLength").value_or(0);
  if (buffer >= buffers_.size() || !buffers_[buffer])
    return Error{"cannot be read: view %1 has no buffer", index};
  const std::string_view all = *buffers_[buffer];
  if (from > all.size() || bytes > all.size() - from)
    return Error{"cannot be read: view %1 is longer than its buffer; the file is damaged", index};
  return all.substr(from, bytes);
}

Result<GltfUnpacker::View> GltfUnpacker::unpackView(std::size_t index) {
  const Json& view = listAt(content_, "bufferViews")[index];
  View made;
  made.stride = view.isObject() ? numberAt(view, "byteStride").value_or(0) : 0;
  const Json& packed = view["extensions"][kMeshopt];
  if (!packed.isObject()) {
    const auto run = runOf(view, index);
    if (!run) return run.error();
    made.bytes = *run;
    return made;
  }
  const auto run = runOf(packed, index);
  if (!run) return run.error();
  const std::uint64_t count = numberAt(packed, "count").value_or(0),
                      stride = numberAt(packed, "byteStride").value_or(0);
  const std::string mode = packed["mode"].isText() ? packed["mode"].text() : "",
                    filter = packed["filter"].isText() ? packed["filter"].text() : "NONE";
  const bool attributes = mode == "ATTRIBUTES", triangles = mode == "TRIANGLES";
  if (!attributes && !triangles && mode != "INDICES")
    return Error{"cannot be read: view %1 is packed in an unknown way; the file is damaged or newer", index};
  const bool wholeElements = attributes ? stride > 0 && stride <= 256 && stride % 4 == 0
                                        : (stride == 2 || stride == 4) && (!triangles || count % 3 == 0);
  if (!wholeElements || count > kMaxElements || (filter == "OCTAHEDRAL" && stride != 4 && stride != 8) ||
      (filter == "QUATERNION" && stride != 8))
    return Error{"cannot be read: view %1 has an impossible size; the file is damaged", index};
  const auto* const from = reinterpret_cast<const unsigned char*>(run->data());
  made.bytes.resize(count * stride);
  made.stride = attributes ? stride : 0;
  void* const to = made.bytes.data();
  const int failure = attributes  ? meshopt_decodeVertexBuffer(to, count, stride, from, run->size())
                      : triangles ? meshopt_decodeIndexBuffer(to, count, stride, from, run->size())
                                  : meshopt_decodeIndexSequence(to, count, stride, from, run->size());
  if (failure != 0)
    return Error{"cannot be read: view %1 does not unpack; the file is damaged or newer", index};
  if (filter == "OCTAHEDRAL") meshopt_decodeFilterOct(to, count, stride);
  if (filter == "QUATERNION") meshopt_decodeFilterQuat(to, count, stride);
  if (filter == "EXPONENTIAL") meshopt_decodeFilterExp(to, count, stride);
  return made;
}

std::size_t GltfUnpacker::addAccessor(std::string bytes, int type, std::size_t count, const char* shape) {
  bytes_ += static_cast<double>(bytes.size());
  views_.push_back({std::move(bytes), 0});
  content_["bufferViews"].push_back(Json::object());
  content_["accessors"].push_back(
      {{"bufferView", views_.size() - 1}, {"componentType", type}, {"count", count}, {"type", shape}});
  return content_["accessors"].size() - 1;
}

std::size_t GltfUnpacker::addFloats(const std::vector<float>& values, std::size_t components) {
  constexpr std::array<const char*, 5> kShapes{"SCALAR", "SCALAR", "VEC2", "VEC3", "VEC4"};
  std::string bytes(values.size() * sizeof(float), '\0');
  std::memcpy(bytes.data(), values.data(), bytes.size());
  return addAccessor(std::move(bytes), kFloat, values.size() / components, kShapes[components]);
}

/// An accessor with the same values as floats; of a colour four for each element.
Result<std::size_t> GltfUnpacker::floatAccessor(std::size_t index, bool colour,
                                                const TextureTransform* transform) {
  const Json& accessors = listAt(content_, "accessors");
  if (index >= accessors.size() || !accessors[index].isObject())
    return Error{"cannot be read: accessor %1 is missing; the file is damaged", index};
  const std::tuple key{index, colour, transform};
  if (const auto known = floats_.find(key); known != floats_.end()) return known->second;
  const Json& accessor = accessors[index];
  const auto type = static_cast<int>(numberAt(accessor, "componentType").value_or(0));
  const std::size_t components = componentsOf(accessor);
  const std::uint64_t count = numberAt(accessor, "count").value_or(0);
  if (type == kFloat && !transform && (!colour || components == 4)) return index;
  if (accessor.contains("sparse"))
    return Error{"cannot be read: accessor %1 is sparse, which is not read of quantised meshes", index};
  if (components == 0 || count == 0 || count > kMaxElements || type < kByte || type > kFloat || type == 5124)
    return Error{"cannot be read: accessor %1 has an impossible type or size; the file is damaged", index};
  const Json& normalizedFlag = accessor["normalized"];
  const bool normalized = normalizedFlag.isBoolean() && normalizedFlag.get<bool>();
  const std::size_t each = components * bytesOfComponent(type), made = colour ? 4 : components;
  std::vector<float> values(count * made, colour ? 1.0F : 0.0F);
  if (const auto view = numberAt(accessor, "bufferView")) {
    if (*view >= views_.size())
      return Error{"cannot be read: accessor %1 has no view; the file is damaged", index};
    const View& from = views_[*view];
    const std::uint64_t stride = from.stride > 0 ? from.stride : each,
                        offset = numberAt(accessor, "byteOffset").value_or(0);
    if (stride < each || stride > 256 || offset > from.bytes.size() ||
        (count - 1) * stride + each > from.bytes.size() - offset)
      return Error{"cannot be read: accessor %1 is longer than its view; the file is damaged", index};
    for (std::size_t i = 0; i < count; ++i)
      for (std::size_t c = 0; c < std::min(components, made); ++c)
        values[i * made + c] = componentAt(
            from.bytes.data() + offset + i * stride + c * bytesOfComponent(type), type, normalized);
  }
  if (transform && made == 2)
    for (std::size_t i = 0; i < count; ++i) transform->apply(&values[2 * i]);
  if (bytes_ + static_cast<double>(values.size() * sizeof(float)) > kMaxUnpackedBytes)
    return Error{"cannot be read: its meshes have more than 1 GB when they are unpacked"};
  return floats_[key] = addFloats(values, made);
}

const TextureTransform* GltfUnpacker::transformOf(const Json& primitive) const {
  const auto material = numberAt(primitive, "material");
  return material && *material < transforms_.size() && transforms_[*material] ? &*transforms_[*material]
                                                                              : nullptr;
}

bool isTextureCoordinate(std::string_view name) { return name.starts_with("TEXCOORD_"); }

Result<void> GltfUnpacker::unpackDracoOf(Json& primitive) {
  const Json packed = std::as_const(primitive)["extensions"][kDraco];
  const std::uint64_t view = numberAt(packed, "bufferView").value_or(~std::uint64_t{0});
  if (view >= views_.size()) return Error{"cannot be read: a Draco mesh has no view; the file is damaged"};
  std::map<std::string, DracoAttribute> wanted;
  for (const auto& [name, id] : packed["attributes"].members()) {
    const int components = name == "POSITION" || name == "NORMAL" ? 3
                           : isTextureCoordinate(name)            ? 2
                           : name == "TANGENT"                    ? 4
                                                                  : 0;
    if (!id.isUnsigned()) return Error{"cannot be read: a Draco attribute has no id; the file is damaged"};
    if (components > 0 || name.starts_with("COLOR_"))
      wanted[name] = {id.get<std::uint32_t>(), components > 0 ? components : 4};
  }
  auto mesh = unpackDraco(views_[view].bytes, wanted);
  if (!mesh) return Error{"cannot be read: %1", mesh.error().message};
  const TextureTransform* const transform = transformOf(primitive);
  for (auto& [name, values] : mesh->attributes) {
    const auto components = static_cast<std::size_t>(wanted[name].components);
    if (transform && isTextureCoordinate(name))
      for (std::size_t i = 0; i + 1 < values.size(); i += 2) transform->apply(&values[i]);
    primitive["attributes"][name] = addFloats(values, components);
  }
  std::string indices(mesh->indices.size() * sizeof(std::uint32_t), '\0');
  std::memcpy(indices.data(), mesh->indices.data(), indices.size());
  primitive["indices"] = addAccessor(std::move(indices), kUnsignedInt, mesh->indices.size(), "SCALAR");
  primitive["mode"] = 4;
  primitive["extensions"].erase(kDraco);
  return {};
}

Result<void> GltfUnpacker::unpackPrimitive(Json& primitive) {
  if (!primitive.isObject() || !std::as_const(primitive)["attributes"].isObject()) return {};
  // Models do not move.
  primitive.erase("targets");
  std::vector<std::string> names;
  for (const auto& [name, index] : std::as_const(primitive)["attributes"].members()) names.push_back(name);
  for (const std::string& name : names)
    if (name.starts_with("JOINTS_") || name.starts_with("WEIGHTS_")) primitive["attributes"].erase(name);
  std::vector<std::string> done;
  if (std::as_const(primitive)["extensions"][kDraco].isObject()) {
    for (const auto& [name, id] : std::as_const(primitive)["extensions"][kDraco]["attributes"].members())
      done.push_back(name);
    if (auto unpacked = unpackDracoOf(primitive); !unpacked) return unpacked;
  }
  for (const std::string& name : names) {
    const bool colour = name.starts_with("COLOR_");
    if (!colour && name != "POSITION" && name != "NORMAL" && name != "TANGENT" && !isTextureCoordinate(name))
      continue;
    if (std::ranges::find(done, name) != done.end()) continue;
    const auto index = numberAt(std::as_const(primitive)["attributes"], name);
    if (!index) continue;
    const auto floats =
        floatAccessor(*index, colour, isTextureCoordinate(name) ? transformOf(primitive) : nullptr);
    if (!floats) return floats.error();
    primitive["attributes"][name] = *floats;
  }
  return {};
}

std::string GltfUnpacker::written() {
  std::string binary;
  Json views = Json::array();
  for (const View& view : views_) {
    Json place{{"buffer", 0}, {"byteOffset", binary.size()}, {"byteLength", view.bytes.size()}};
    if (view.stride > 0) place["byteStride"] = view.stride;
    views.push_back(std::move(place));
    binary += view.bytes;
    binary.resize((binary.size() + 3) / 4 * 4);
  }
  content_["bufferViews"] = std::move(views);
  content_["buffers"] = Json::array({Json{{"byteLength", binary.size()}}});
  for (const char* list : {"extensionsUsed", "extensionsRequired"}) {
    Json others = Json::array();
    for (const Json& one : listAt(content_, list))
      if (one.isText() && one.text() != kMeshopt && one.text() != kDraco && one.text() != kQuantization &&
          one.text() != kTextureTransform)
        others.push_back(one);
    content_.erase(list);
    if (!others.empty()) content_[list] = std::move(others);
  }
  std::string json = content_.dump(JsonLayout{.replace = true});
  json.resize((json.size() + 3) / 4 * 4, ' ');
  std::string file = "glTF";
  const auto word = [&](std::size_t number) {
    const auto small = static_cast<std::uint32_t>(number);
    file.append(reinterpret_cast<const char*>(&small), sizeof small);
  };
  word(2);
  word(28 + json.size() + binary.size());
  word(json.size());
  file += "JSON" + json;
  word(binary.size());
  file.append("BIN\0", 4);
  return file += binary;
}

Result<std::string> GltfUnpacker::unpacked() {
  if (auto good = readBuffers(); !good) return good.error();
  for (std::size_t i = 0; i < listAt(content_, "bufferViews").size(); ++i) {
    auto view = unpackView(i);
    if (!view) return view.error();
    bytes_ += static_cast<double>(view->bytes.size());
    if (bytes_ > kMaxUnpackedBytes)
      return Error{"cannot be read: its meshes have more than 1 GB when they are unpacked"};
    views_.push_back(std::move(*view));
  }
  buffers_.clear();
  contents_.clear();
  for (const char* list : {"bufferViews", "accessors", "materials", "meshes"})
    if (!std::as_const(content_)[list].isArray()) content_[list] = Json::array();
  for (Json& material : content_["materials"]) transforms_.push_back(takeTransform(material));
  for (Json& mesh : content_["meshes"])
    if (listAt(mesh, "primitives").size() > 0)
      for (Json& primitive : mesh["primitives"])
        if (auto good = unpackPrimitive(primitive); !good) return good.error();
  return written();
}

}  // namespace

Result<std::optional<std::string>> unpackedGltf(std::string_view file, const NamedFileReader& read) try {
  const std::string_view json = gltfJson(file);
  if (json.find("_compression") == json.npos && json.find(kQuantization) == json.npos)
    return std::optional<std::string>();
  Json content = parseGltf(file);
  const Json &used = listAt(content, "extensionsUsed"), &required = listAt(content, "extensionsRequired");
  for (const Json& extension : required)
    if (extension.isText() && extension.text().ends_with("_compression") && extension.text() != kMeshopt &&
        extension.text() != kDraco)
      return Error{"cannot be read: its meshes need the extension %1, which is not supported",
                   printableLine(extension.text(), 60)};
  const bool packed = std::ranges::any_of(std::array{kMeshopt, kDraco, kQuantization}, [&](const char* name) {
    return listContains(used, name) || listContains(required, name);
  });
  if (!packed) return std::optional<std::string>();
  auto made = GltfUnpacker(std::move(content), gltfBinary(file), read).unpacked();
  if (!made) return made.error();
  return std::optional(std::move(*made));
} catch (const std::bad_alloc&) {
  return Error{"cannot be read: it needs more memory than a model may take"};
}

}  // namespace scarp
