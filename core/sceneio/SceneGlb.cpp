#include "core/sceneio/SceneGlb.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "core/base/DecimalNumber.h"
#include "core/base/Parallel.h"
#include "core/base/ShortNumber.h"
#include "core/io/PictureRows.h"
#include "core/meshio/MeshFormat.h"
#include "core/sceneio/SceneFrames.h"

namespace scarp {

namespace {

/// The end of a node that shows a coarser level of another one.
constexpr const char* kCoarserLevel = R"(,"extras":{"coarserLevel":true}})";

/// A hundredth of a millimetre.
double rounded(double metres) { return std::round(metres * 1e5) / 1e5; }

using Sums = std::array<std::uint64_t, 3>;
Sums colourKey(const ModelMaterial& material) {
  return {material.albedo ? material.albedoSum : 0, material.opacity ? material.opacitySum : 0, 0};
}
Sums normalKey(const ModelMaterial& material) { return {0, 0, material.normal ? material.normalSum : 0}; }
Sums surfaceKey(const ModelMaterial& material) { return {0, 0, material.surface ? material.surfaceSum : 0}; }

/// Albedo, and opacity as alpha where there is one; of the size of the albedo.
Result<std::vector<std::uint8_t>> texturePng(const PicturePtr& albedo, const PicturePtr& opacity) {
  const Picture& shape = albedo ? *albedo : *opacity;
  const Texels colour = albedo ? texelsOf(*albedo) : Texels{},
               alpha = opacity ? texelsOf(*opacity) : Texels{};
  const int channels = opacity ? 4 : 3;
  return pngBytes(
      {shape.columns, shape.rows, channels, 1},
      [&](int row, std::span<std::uint8_t> bytes) {
        std::size_t to = 0;
        for (int column = 0; column < shape.columns; ++column) {
          for (int c = 0; c < 3; ++c)
            bytes[to++] = !albedo ? std::uint8_t{255}
                                  : colour.values[colour.place(column, row) +
                                                  static_cast<std::size_t>(colour.channels == 3 ? c : 0)];
          if (opacity)
            bytes[to++] =
                alpha.values[alpha.place(static_cast<int>(1LL * column * alpha.columns / shape.columns),
                                         static_cast<int>(1LL * row * alpha.rows / shape.rows))];
        }
      },
      {});
}

Vec3 vectorOf(const Json& numbers) {
  return {numbers.at(0).get<double>(), numbers.at(1).get<double>(), numbers.at(2).get<double>()};
}

bool checkInstanced(GlbReader& glb, const Vec3& from, const Json& attributes, PoseCheck& check) {
  const auto floats = [&](const char* name, std::size_t each) {
    return glb.floats(attributes.at(name).get<std::size_t>(), each);
  };
  const auto places = floats("TRANSLATION", 3), turns = floats("ROTATION", 4), scales = floats("SCALE", 3);
  const auto tints = attributes.contains("_COLOR_0") ? floats("_COLOR_0", 3) : std::vector<float>();
  if (places.size() != scales.size() || places.size() / 3 != turns.size() / 4) return false;
  if (!tints.empty() && tints.size() != places.size()) return false;
  for (std::size_t i = 0; i < places.size() / 3; ++i) {
    const Vec3 place(places[3 * i], places[3 * i + 1], places[3 * i + 2]);
    const Eigen::Quaterniond turn(turns[4 * i + 3], turns[4 * i], turns[4 * i + 1], turns[4 * i + 2]);
    const std::uint32_t tint =
        tints.empty() ? kNoTint : tintOf({tints[3 * i], tints[3 * i + 1], tints[3 * i + 2]});
    if (!check.next(GltfFrame::local(from + place), GltfFrame::localTurn(turn), scales[3 * i], tint))
      return false;
  }
  return true;
}

bool checkNode(GlbReader& glb, const Json& node, PoseCheck& check) {
  if (node["extras"].contains("coarserLevel")) return true;  // Of the node before it.
  if (const auto extensions = node.find("extensions");
      extensions != node.end() && extensions->contains("EXT_mesh_gpu_instancing"))
    return checkInstanced(glb, vectorOf(node.at("translation")),
                          extensions->at("EXT_mesh_gpu_instancing").at("attributes"), check);
  if (!node.contains("rotation")) return true;  // No object.
  const Json& q = node.at("rotation");
  const Eigen::Quaterniond turn(q.at(3).get<double>(), q.at(0).get<double>(), q.at(1).get<double>(),
                                q.at(2).get<double>());
  const Json& mesh = glb.content().at("meshes").at(node.at("mesh").get<std::size_t>());
  const auto tint = mesh.contains("extras") && mesh.at("extras").contains("tint")
                        ? readColour(mesh.at("extras").at("tint").get<std::string>())
                        : std::optional(kNoTint);
  return tint && check.next(GltfFrame::local(vectorOf(node.at("translation"))), GltfFrame::localTurn(turn),
                            node.at("scale").at(0).get<double>(), *tint);
}

}  // namespace

SceneTransforms::SceneTransforms(std::span<const SceneInstance> instances, const Vec3& from)
    : places(instances.size()), turns(instances.size()), scales(instances.size()) {
  for (std::size_t i = 0; i < instances.size(); ++i) {
    const ObjectPose& pose = instances[i].pose;
    const Eigen::Quaterniond turn = GltfFrame::turn(pose.turn);
    places[i] = gltfFloats(pose.foot - from);
    for (int k = 0; k < 4; ++k) turns[i][static_cast<std::size_t>(k)] = static_cast<float>(turn.coeffs()[k]);
    scales[i].fill(static_cast<float>(pose.scale));
  }
  if (std::ranges::any_of(instances, [](const SceneInstance& one) { return one.tint != kNoTint; }))
    for (const SceneInstance& one : instances) tints.push_back(linearTint(one.tint));
}

std::size_t SceneGlb::addTexture(SceneImage image, GlbWrap wrap) {
  const SceneImage& kept = pictures_.emplace_back(std::move(image));
  return file_.addTexture(kept.name, kept.png, wrap);
}

void SceneGlb::addGround(const MeshContent& ground, std::optional<SceneImage> picture) {
  Json look{{"metallicFactor", 0.0}, {"roughnessFactor", 0.9}};
  if (picture)
    look["baseColorTexture"] = {{"index", addTexture(*std::move(picture), GlbWrap::Clamp)}};
  else
    look["baseColorFactor"] = {0.5, 0.5, 0.5, 1.0};
  addGlbGround(file_, ground, picture.has_value(), std::move(look));
}

Json SceneGlb::materialOf(const ModelMaterial& material) {
  Json look{{"baseColorFactor",
             {material.colour.x(), material.colour.y(), material.colour.z(), material.colour.w()}},
            {"metallicFactor", material.metallic},
            {"roughnessFactor", material.roughness}};
  const auto texture = [&](const auto& key) -> std::optional<Json> {
    const auto found = textureOf_.find(key);
    return found == textureOf_.end() ? std::nullopt : std::optional(Json{{"index", found->second}});
  };
  const auto colours = texture(colourKey(material)), surface = texture(surfaceKey(material));
  if (colours) look["baseColorTexture"] = *colours;
  if (surface) look["metallicRoughnessTexture"] = *surface;
  Json json{{"name", material.name}, {"pbrMetallicRoughness", std::move(look)}};
  if (const auto normal = texture(normalKey(material))) json["normalTexture"] = *normal;
  if (surface) json["occlusionTexture"] = *surface;
  if (material.alpha == ModelAlpha::Mask) {
    json["alphaMode"] = "MASK";
    json["alphaCutoff"] = material.cutoff;
  } else if (material.alpha == ModelAlpha::Blend) {
    json["alphaMode"] = "BLEND";
  }
  if (material.doubleSided) json["doubleSided"] = true;
  return json;
}

/// Packs the pictures of all models, each once.
Result<void> SceneGlb::addPictures(const Progress& progress) {
  struct Wanted {
    TextureKey key;
    PicturePtr colours, opacity;
    std::string name;
  };
  std::vector<Wanted> all;
  std::set<TextureKey> seen;
  const auto want = [&](Wanted wanted) {
    if (!wanted.colours && !wanted.opacity) return;
    if (!textureOf_.contains(wanted.key) && seen.insert(wanted.key).second) all.push_back(std::move(wanted));
  };
  for (const SceneModel& model : models_)
    for (const ModelMaterial& material : model.materials) {
      want({colourKey(material), material.albedo, material.opacity, material.name});
      want({normalKey(material), material.normal, nullptr, material.name + " normal"});
      want({surfaceKey(material), material.surface, nullptr, material.name + " surface"});
    }
  std::vector<std::vector<std::uint8_t>> packed(all.size());
  std::vector<std::optional<Error>> failures(all.size());
  if (!parallelFor(all.size(), progress, [&](std::size_t i) {
        auto png = texturePng(all[i].colours, all[i].opacity);
        if (png)
          packed[i] = std::move(*png);
        else
          failures[i] = png.error();
      }))
    return Error::cancel();
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (failures[i]) return *failures[i];
    textureOf_[all[i].key] = addTexture({std::move(all[i].name), std::move(packed[i])}, GlbWrap::Repeat);
  }
  return {};
}

Result<std::size_t> SceneGlb::addModels(std::vector<SceneModel> models, const Progress& progress) {
  const std::size_t first = file_.count("meshes"), begin = models_.size();
  for (SceneModel& model : models) models_.push_back(std::move(model));
  if (auto added = addPictures(progress); !added) return added.error();
  for (std::size_t i = begin; i < models_.size(); ++i) {
    const SceneModel& model = models_[i];
    Json attributes{{"POSITION", file_.addPlaces(model.places)},
                    {"NORMAL", file_.addArray(model.normals, GlbUse::Vertices, kGlbFloat, "VEC3")}};
    if (!model.texturePlaces.empty())
      attributes["TEXCOORD_0"] = file_.addArray(model.texturePlaces, GlbUse::Vertices, kGlbFloat, "VEC2");
    if (!model.colours.empty()) {
      const std::size_t colours = file_.addArray(model.colours, GlbUse::Vertices, kGlbUnsignedShort, "VEC4");
      file_.item("accessors", colours)["normalized"] = true;
      attributes["COLOR_0"] = colours;
    }
    std::vector<std::size_t> materials(model.materials.size(), std::size_t(-1));
    Json primitives = Json::array();
    for (const SceneModel::Part& part : model.parts) {
      if (materials[part.material] == std::size_t(-1)) {
        Json material = materialOf(model.materials[part.material]);
        const auto [known, fresh] =
            materialOf_.try_emplace(model.asset + '\n' + material.dump(), file_.count("materials"));
        materials[part.material] = known->second;
        if (fresh) file_.add("materials", std::move(material));
      }
      primitives.push_back(
          {{"attributes", attributes},
           {"indices", file_.addArray(part.indices, GlbUse::Indices, kGlbUnsignedInt, "SCALAR")},
           {"material", materials[part.material]}});
    }
    file_.add("meshes", {{"name", model.name}, {"primitives", std::move(primitives)}});
  }
  return first;
}

void SceneGlb::addNode(const std::string& name, std::size_t mesh, const Vec3& place) {
  Json node{{"name", name}, {"mesh", mesh}};
  if (!place.isZero(0.0)) {
    const Vec3 at = GltfFrame::place(place) + Vec3::Zero();
    node["translation"] = {at.x(), at.y(), at.z()};
  }
  file_.addNode(node.dump());
}

// Screen coverage is a share of the picture's area.
std::string SceneGlb::levelText(std::span<const double> coverages) {
  levels_ = true;
  std::string ids, areas;
  for (std::size_t i = 0; i < coverages.size(); ++i) {
    if (i > 0) ids += (i > 1 ? "," : "") + std::to_string(file_.nodes() + i);
    areas += i > 0 ? "," : "";
    appendDecimal(areas, static_cast<float>(coverages[i] * coverages[i]));
  }
  return R"("MSFT_lod":{"ids":[)" + ids + R"(]}},"extras":{"MSFT_screencoverage":[)" + areas + "]}";
}

void SceneGlb::addTile(const std::string& name, std::span<const SceneInstance> instances, std::size_t mesh,
                       std::span<const double> coverages) {
  // Whole metres, which are the same in single precision.
  const auto [row, column] = sceneTile(instances.front().pose.foot);
  const Vec3 from(column * kSceneTile, row * kSceneTile, std::round(instances.front().pose.foot.z()));
  const SceneTransforms& all = transforms_.emplace_back(instances, from);
  Json attributes{{"TRANSLATION", file_.addArray(all.places, GlbUse::Other, kGlbFloat, "VEC3")},
                  {"ROTATION", file_.addArray(all.turns, GlbUse::Other, kGlbFloat, "VEC4")},
                  {"SCALE", file_.addArray(all.scales, GlbUse::Other, kGlbFloat, "VEC3")}};
  if (!all.tints.empty())
    attributes["_COLOR_0"] = file_.addArray(all.tints, GlbUse::Other, kGlbFloat, "VEC3");
  const Vec3 origin = GltfFrame::place(from) + Vec3::Zero();
  for (std::size_t level = 0; level < coverages.size(); ++level) {
    std::string text =
        Json{{"name", name}, {"mesh", mesh + level}, {"translation", {origin.x(), origin.y(), origin.z()}}}
            .dump();
    text.pop_back();
    text += R"(,"extensions":{"EXT_mesh_gpu_instancing":)" + Json{{"attributes", attributes}}.dump();
    text += level == 0 && coverages.size() > 1 ? "," + levelText(coverages) : "}";
    file_.addNode(text + (level > 0 ? kCoarserLevel : "}"), level == 0);
  }
}

void SceneGlb::addInstanced(const SceneGroup& group, std::size_t mesh, std::span<const double> coverages) {
  instanced_ = true;
  const std::span<const SceneInstance> all(group.instances);
  for (std::size_t from = 0, tiles = 1; from < all.size(); ++tiles) {
    const auto tile = sceneTile(all[from].pose.foot);
    std::size_t end = from + 1;
    while (end < all.size() && sceneTile(all[end].pose.foot) == tile) ++end;
    addTile(tiles == 1 ? group.name() : group.name() + " " + std::to_string(tiles),
            all.subspan(from, end - from), mesh, coverages);
    from = end;
  }
}

std::size_t SceneGlb::tintedMesh(std::size_t mesh, std::uint32_t tint) {
  Json tinted = file_.item("meshes", mesh);
  std::map<std::size_t, std::size_t> materials;
  for (Json& primitive : tinted["primitives"]) {
    const auto plain = primitive["material"].get<std::size_t>();
    const auto [copy, first] = materials.try_emplace(plain, file_.count("materials"));
    if (first) {
      Json material = file_.item("materials", plain);
      Json& colour = material["pbrMetallicRoughness"]["baseColorFactor"];
      const auto by = linearTint(tint);
      for (std::size_t k = 0; k < 3; ++k) colour[k] = by[k] * colour[k].get<float>();
      file_.add("materials", std::move(material));
    }
    primitive["material"] = copy->second;
  }
  tinted["extras"] = {{"tint", colourText(tint)}};
  return file_.add("meshes", std::move(tinted));
}

void SceneGlb::addInstances(const SceneGroup& group, std::size_t mesh, std::span<const double> coverages) {
  const std::size_t first = file_.nodes() + 1;
  std::string text = R"({"name":)" + Json(group.name()).dump() + R"(,"children":[)";
  for (std::size_t i = 0; i < group.instances.size(); ++i) {
    if (i > 0) text += ',';
    text += std::to_string(first + i * coverages.size());
  }
  file_.addNode(text + "]}");
  const std::string quoted = Json(group.name() + " ").dump(), showing = R"(","mesh":)";
  // By level and tint.
  std::map<std::pair<std::size_t, std::uint32_t>, std::size_t> meshOf;
  const std::string beginning = R"({"name":)" + quoted.substr(0, quoted.size() - 1);
  for (const SceneInstance& instance : group.instances) {
    const ObjectPose& pose = instance.pose;
    const Vec3 place = GltfFrame::place(pose.foot);
    const Eigen::Quaterniond turn = GltfFrame::turn(pose.turn);
    std::string where = R"(,"translation":[)";
    for (int k = 0; k < 3; ++k)
      appendDecimal(where, rounded(place[k]) + 0.0), where += k < 2 ? "," : R"(],"rotation":[)";
    for (int k = 0; k < 4; ++k)
      appendDecimal(where, turn.coeffs()[k] + 0.0), where += k < 3 ? "," : R"(],"scale":[)";
    for (int k = 0; k < 3; ++k) appendDecimal(where, pose.scale + 0.0), where += k < 2 ? "," : "]";
    for (std::size_t level = 0; level < coverages.size(); ++level) {
      const auto [shown, fresh] = meshOf.try_emplace({level, instance.tint}, mesh + level);
      if (fresh && instance.tint != kNoTint) shown->second = tintedMesh(mesh + level, instance.tint);
      text = beginning + std::to_string(instance.id) + showing + std::to_string(shown->second) + where;
      if (level == 0 && coverages.size() > 1) text += R"(,"extensions":{)" + levelText(coverages);
      file_.addNode(text + (level > 0 ? kCoarserLevel : "}"), false);
    }
  }
}

GlbFile SceneGlb::finish() {
  if (instanced_)
    for (const char* const list : {"extensionsUsed", "extensionsRequired"})
      file_.add(list, "EXT_mesh_gpu_instancing");
  if (levels_) file_.add("extensionsUsed", "MSFT_lod");
  file_.finish();
  return std::move(file_);
}

// A node a line, as SceneGlb writes them: millions of them are too much for JSON values at once.
Result<void> readSceneGlb(const std::string& path, PoseCheck& check, const Progress& progress) {
  auto glb = GlbReader::open(path);
  if (!glb) return notAsWritten();
  const std::string& nodes = glb->nodes();
  try {
    for (std::size_t from = 0; from < nodes.size();) {
      if (!keepGoing(progress, static_cast<double>(from) / static_cast<double>(nodes.size())))
        return Error::cancel();
      const std::size_t end = std::min(nodes.find('\n', from), nodes.size());
      std::string_view line(nodes.data() + from, end - from);
      if (line.ends_with(',')) line.remove_suffix(1);
      from = end + 1;
      if (!checkNode(*glb, Json::parse(line), check)) return notAsWritten();
    }
  } catch (const JsonError&) {
    return notAsWritten();
  }
  return check.complete() ? Result<void>() : notAsWritten();
}

}  // namespace scarp
