#include "tests/support/PackedModels.h"

#include <draco/compression/expert_encode.h>
#include <draco/mesh/mesh.h>
#include <meshoptimizer.h>

#include <cmath>
#include <cstring>
#include <stdexcept>

#include "core/base/Json.h"
#include "tests/support/MadeModels.h"

namespace scarp::test {

namespace {

/// A mesh in glTF's axes.
struct FloatMesh {
  std::vector<std::array<float, 3>> places, normals;
  std::vector<std::array<float, 2>> uvs;
  std::vector<std::array<float, 4>> colours;
  std::vector<std::uint32_t> indices;
};

FloatMesh floatBall(int rings, double radius) {
  const Model ball = ballModel(rings, radius);
  FloatMesh mesh;
  for (const ModelVertex& vertex : ball.vertices) {
    const auto turned = [](const Eigen::Vector3f& v) { return std::array{v.x(), v.z(), -v.y()}; };
    mesh.places.push_back(turned(vertex.position));
    mesh.normals.push_back(turned(vertex.normal));
    mesh.uvs.push_back({0.5F + 0.1F * mesh.places.back()[0], 0.1F * mesh.places.back()[1]});
    mesh.colours.push_back({1.0F, 0.25F, 0.0F, 1.0F});
  }
  mesh.indices = ball.indices;
  return mesh;
}

/// Content and binary part of a glTF file.
class GltfBuilder {
 public:
  explicit GltfBuilder(bool meshopt) : meshopt_(meshopt) {
    content["asset"] = {{"version", "2.0"}};
    content["scene"] = 0;
    content["scenes"] = Json::array({Json{{"nodes", Json::array({Json(0)})}}});
    content["nodes"] = Json::array({Json{{"mesh", 0}, {"name", "ball"}}});
  }

  std::size_t addRun(const std::string& bytes) {
    const std::size_t at = binary.size();
    binary += bytes;
    binary.resize((binary.size() + 3) / 4 * 4);
    return at;
  }
  std::size_t addView(const std::string& bytes) {
    content["bufferViews"].push_back(
        {{"buffer", 0}, {"byteOffset", addRun(bytes)}, {"byteLength", bytes.size()}});
    return content["bufferViews"].size() - 1;
  }

  /// An attribute whose elements take `stride` bytes, a multiple of 4.
  template <class Element>
  std::size_t addAttribute(const std::vector<Element>& all, int type, const char* shape, bool normalized,
                           const char* filter = "NONE") {
    const auto* const bytes = reinterpret_cast<const char*>(all.data());
    const std::size_t size = all.size() * sizeof(Element);
    Json view{{"buffer", 0}, {"byteLength", size}, {"byteStride", sizeof(Element)}};
    if (meshopt_) {
      std::vector<unsigned char> packed(meshopt_encodeVertexBufferBound(all.size(), sizeof(Element)));
      packed.resize(
          meshopt_encodeVertexBuffer(packed.data(), packed.size(), all.data(), all.size(), sizeof(Element)));
      packView(view, packed, all.size(), sizeof(Element), "ATTRIBUTES");
      if (filter != std::string("NONE")) view["extensions"]["EXT_meshopt_compression"]["filter"] = filter;
    } else {
      view["byteOffset"] = addRun({bytes, size});
    }
    content["bufferViews"].push_back(std::move(view));
    return addAccessor(content["bufferViews"].size() - 1, type, all.size(), shape, normalized);
  }

  std::size_t addIndices(const std::vector<std::uint32_t>& indices, std::size_t vertices, bool sequence) {
    const std::string plain(reinterpret_cast<const char*>(indices.data()), indices.size() * 4);
    Json view{{"buffer", 0}, {"byteLength", plain.size()}};
    if (meshopt_ && sequence) {
      std::vector<unsigned char> packed(meshopt_encodeIndexSequenceBound(indices.size(), vertices));
      packed.resize(
          meshopt_encodeIndexSequence(packed.data(), packed.size(), indices.data(), indices.size()));
      packView(view, packed, indices.size(), 4, "INDICES");
    } else if (meshopt_) {
      std::vector<unsigned char> packed(meshopt_encodeIndexBufferBound(indices.size(), vertices));
      packed.resize(meshopt_encodeIndexBuffer(packed.data(), packed.size(), indices.data(), indices.size()));
      packView(view, packed, indices.size(), 4, "TRIANGLES");
    } else {
      view["byteOffset"] = addRun(plain);
    }
    content["bufferViews"].push_back(std::move(view));
    return addAccessor(content["bufferViews"].size() - 1, 5125, indices.size(), "SCALAR", false);
  }

  std::size_t addAccessor(std::optional<std::size_t> view, int type, std::size_t count, const char* shape,
                          bool normalized) {
    Json accessor{{"componentType", type}, {"count", count}, {"type", shape}};
    if (view) accessor["bufferView"] = *view;
    if (normalized) accessor["normalized"] = true;
    content["accessors"].push_back(std::move(accessor));
    return content["accessors"].size() - 1;
  }

  void use(const char* extension) {
    content["extensionsUsed"].push_back(extension);
    content["extensionsRequired"].push_back(extension);
  }

  void finish() {
    Json own{{"byteLength", binary.size()}};
    content["buffers"] = Json::array({std::move(own)});
    if (fallback_ > 0)
      content["buffers"].push_back(
          {{"byteLength", fallback_}, {"extensions", {{"EXT_meshopt_compression", {{"fallback", true}}}}}});
  }

  Json content;
  std::string binary;

 private:
  void packView(Json& view, const std::vector<unsigned char>& packed, std::size_t count, std::size_t stride,
                const char* mode) {
    view["extensions"]["EXT_meshopt_compression"] = {
        {"buffer", 0},
        {"byteOffset", addRun({reinterpret_cast<const char*>(packed.data()), packed.size()})},
        {"byteLength", packed.size()},
        {"byteStride", stride},
        {"count", count},
        {"mode", mode}};
    view["buffer"] = 1;
    view["byteOffset"] = fallback_;
    fallback_ += count * stride;
  }

  bool meshopt_;
  std::size_t fallback_ = 0;
};

void addFloatMesh(GltfBuilder& gltf, const FloatMesh& mesh, bool sequence) {
  Json attributes{{"POSITION", gltf.addAttribute(mesh.places, 5126, "VEC3", false)},
                  {"NORMAL", gltf.addAttribute(mesh.normals, 5126, "VEC3", false)},
                  {"TEXCOORD_0", gltf.addAttribute(mesh.uvs, 5126, "VEC2", false)},
                  {"COLOR_0", gltf.addAttribute(mesh.colours, 5126, "VEC4", false)}};
  const std::size_t indices = gltf.addIndices(mesh.indices, mesh.places.size(), sequence);
  gltf.content["meshes"] = Json::array(
      {Json{{"primitives",
             Json::array({Json{{"attributes", attributes}, {"indices", indices}, {"material", 0}}})}}});
  gltf.content["materials"] = Json::array({Json{{"name", "red"}}});
}

/// Positions as integers 0…65535 that the node scales, normals as signed bytes, texture coordinates as
/// 0…65535 that the material's texture transform scales.
void addQuantisedMesh(GltfBuilder& gltf, const FloatMesh& mesh, double radius, bool octahedral) {
  std::vector<std::array<std::uint16_t, 4>> places;
  std::vector<std::array<std::int8_t, 4>> normals;
  std::vector<std::array<std::uint16_t, 2>> uvs;
  const auto code = [](double share) {
    return static_cast<std::uint16_t>(std::lround(std::clamp(share, 0.0, 1.0) * 65535.0));
  };
  std::vector<float> four;
  for (std::size_t i = 0; i < mesh.places.size(); ++i) {
    const auto& p = mesh.places[i];
    places.push_back({code((double(p[0]) + radius) / (2.0 * radius)), code(double(p[1]) / (2.0 * radius)),
                      code((double(p[2]) + radius) / (2.0 * radius)), 0});
    uvs.push_back({code((double(mesh.uvs[i][0]) + 1.0) / 4.0), code((double(mesh.uvs[i][1]) + 1.0) / 2.0)});
    const auto& n = mesh.normals[i];
    normals.push_back({static_cast<std::int8_t>(std::lround(127.0F * n[0])),
                       static_cast<std::int8_t>(std::lround(127.0F * n[1])),
                       static_cast<std::int8_t>(std::lround(127.0F * n[2])), 0});
    four.insert(four.end(), {n[0], n[1], n[2], 0.0F});
  }
  if (octahedral) meshopt_encodeFilterOct(normals.data(), normals.size(), 4, 8, four.data());
  Json attributes{
      {"POSITION", gltf.addAttribute(places, 5123, "VEC3", false)},
      {"NORMAL", gltf.addAttribute(normals, 5120, "VEC3", true, octahedral ? "OCTAHEDRAL" : "NONE")},
      {"TEXCOORD_0", gltf.addAttribute(uvs, 5123, "VEC2", true)}};
  const std::size_t indices = gltf.addIndices(mesh.indices, mesh.places.size(), false);
  gltf.content["meshes"] = Json::array(
      {Json{{"primitives",
             Json::array({Json{{"attributes", attributes}, {"indices", indices}, {"material", 0}}})}}});
  const double side = 2.0 * radius / 65535.0;
  gltf.content["nodes"][0]["translation"] = {-radius, 0.0, -radius};
  gltf.content["nodes"][0]["scale"] = {side, side, side};
  gltf.content["materials"] = Json::array(
      {Json{{"name", "red"},
            {"pbrMetallicRoughness",
             {{"baseColorTexture",
               {{"index", 0},
                {"extensions",
                 {{"KHR_texture_transform", {{"offset", {-1.0, -1.0}}, {"scale", {4.0, 2.0}}}}}}}}}}}});
  gltf.content["textures"] = Json::array({Json{{"source", 0}}});
  gltf.content["images"] = Json::array({Json{{"uri", "none.png"}}});
  gltf.use("KHR_mesh_quantization");
  gltf.content["extensionsUsed"].push_back("KHR_texture_transform");
}

void addDracoMesh(GltfBuilder& gltf, const FloatMesh& mesh, bool edgebreaker) {
  draco::Mesh packed;
  const auto count = static_cast<std::uint32_t>(mesh.places.size());
  packed.set_num_points(count);
  std::map<std::string, int> attributes;
  const auto add = [&](const char* name, draco::GeometryAttribute::Type type, const auto& values) {
    using Element = typename std::decay_t<decltype(values)>::value_type;
    draco::GeometryAttribute attribute;
    attribute.Init(type, nullptr, static_cast<std::int8_t>(std::tuple_size_v<Element>), draco::DT_FLOAT32,
                   false, sizeof(Element), 0);
    attributes[name] = packed.AddAttribute(attribute, true, count);
    for (std::uint32_t i = 0; i < count; ++i)
      packed.attribute(attributes[name])->SetAttributeValue(draco::AttributeValueIndex(i), values[i].data());
  };
  add("POSITION", draco::GeometryAttribute::POSITION, mesh.places);
  add("NORMAL", draco::GeometryAttribute::NORMAL, mesh.normals);
  add("TEXCOORD_0", draco::GeometryAttribute::TEX_COORD, mesh.uvs);
  add("COLOR_0", draco::GeometryAttribute::COLOR, mesh.colours);
  for (std::size_t i = 0; i < mesh.indices.size(); i += 3)
    packed.AddFace({draco::PointIndex(mesh.indices[i]), draco::PointIndex(mesh.indices[i + 1]),
                    draco::PointIndex(mesh.indices[i + 2])});
  draco::ExpertEncoder encoder(packed);
  encoder.SetEncodingMethod(edgebreaker ? draco::MESH_EDGEBREAKER_ENCODING : draco::MESH_SEQUENTIAL_ENCODING);
  encoder.SetAttributeQuantization(attributes["POSITION"], 14);
  encoder.SetAttributeQuantization(attributes["NORMAL"], 10);
  encoder.SetAttributeQuantization(attributes["TEXCOORD_0"], 12);
  encoder.SetAttributeQuantization(attributes["COLOR_0"], 8);
  draco::EncoderBuffer buffer;
  if (!encoder.EncodeToBuffer(&buffer).ok()) throw std::runtime_error("Draco does not encode the ball");
  Json ids, accessors;
  const std::map<std::string, const char*> shapes{
      {"POSITION", "VEC3"}, {"NORMAL", "VEC3"}, {"TEXCOORD_0", "VEC2"}, {"COLOR_0", "VEC4"}};
  for (const auto& [name, id] : attributes) {
    ids[name] = packed.attribute(id)->unique_id();
    accessors[name] = gltf.addAccessor({}, 5126, count, shapes.at(name), false);
  }
  const std::size_t indices = gltf.addAccessor({}, 5125, mesh.indices.size(), "SCALAR", false);
  const std::size_t view = gltf.addView({buffer.data(), buffer.size()});
  gltf.content["meshes"] = Json::array(
      {Json{{"primitives", Json::array({Json{{"attributes", accessors},
                                             {"indices", indices},
                                             {"material", 0},
                                             {"extensions",
                                              {{"KHR_draco_mesh_compression",
                                                {{"bufferView", view}, {"attributes", ids}}}}}}})}}});
  gltf.content["materials"] = Json::array({Json{{"name", "red"}}});
  gltf.use("KHR_draco_mesh_compression");
}

GltfBuilder builtBall(GltfPacking packing, int rings, double radius) {
  const FloatMesh mesh = floatBall(rings, radius);
  GltfBuilder gltf(packing == GltfPacking::Meshopt || packing == GltfPacking::MeshoptFloats);
  switch (packing) {
    case GltfPacking::None:
      addFloatMesh(gltf, mesh, false);
      break;
    case GltfPacking::Quantised:
      addQuantisedMesh(gltf, mesh, radius, false);
      break;
    case GltfPacking::Meshopt:
      addQuantisedMesh(gltf, mesh, radius, true);
      gltf.use("EXT_meshopt_compression");
      break;
    case GltfPacking::MeshoptFloats:
      addFloatMesh(gltf, mesh, true);
      gltf.use("EXT_meshopt_compression");
      break;
    case GltfPacking::Draco:
    case GltfPacking::DracoSequential:
      addDracoMesh(gltf, mesh, packing == GltfPacking::Draco);
      break;
  }
  gltf.finish();
  return gltf;
}

std::string inBase64(const std::string& bytes) {
  constexpr std::string_view digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); i += 3) {
    unsigned bits = 0;
    for (std::size_t k = 0; k < 3; ++k)
      bits = (bits << 8) | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0U);
    for (int k = 0; k < 4; ++k)
      text += i + static_cast<std::size_t>(k) > bytes.size() ? '=' : digits[(bits >> (18 - 6 * k)) & 63U];
  }
  return text;
}

}  // namespace

std::string packedBallGlb(GltfPacking packing, int rings, double radius) {
  GltfBuilder gltf = builtBall(packing, rings, radius);
  std::string json = gltf.content.dump();
  json.resize((json.size() + 3) / 4 * 4, ' ');
  std::string file = "glTF";
  const auto word = [&](std::size_t number) {
    const auto small = static_cast<std::uint32_t>(number);
    file.append(reinterpret_cast<const char*>(&small), sizeof small);
  };
  word(2);
  word(28 + json.size() + gltf.binary.size());
  word(json.size());
  file += "JSON" + json;
  word(gltf.binary.size());
  file.append("BIN\0", 4);
  return file + gltf.binary;
}

GltfFiles packedBallGltf(GltfPacking packing, int rings, double radius, bool inside) {
  GltfBuilder gltf = builtBall(packing, rings, radius);
  gltf.content["buffers"][0]["uri"] =
      inside ? "data:application/octet-stream;base64," + inBase64(gltf.binary) : std::string("ball.bin");
  return {gltf.content.dump(), gltf.binary};
}

}  // namespace scarp::test
