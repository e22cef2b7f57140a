#include <cstring>
#include <fstream>

#include "core/base/Json.h"
#include "core/objects/ObjectVariation.h"
#include "core/sceneio/SceneFrames.h"
#include "core/sceneio/SceneGlb.h"

namespace scarp {

namespace {

Error differentScene() { return Error{"it does not read back as it was written"}; }

Vec3 vectorOf(const Json& numbers) {
  return {numbers.at(0).get<double>(), numbers.at(1).get<double>(), numbers.at(2).get<double>()};
}

/// The file's JSON but for the nodes, the text of these, and the place of the binary part.
struct GlbText {
  Json content;
  std::string nodes;
  std::streamoff binary = 0;
};

std::optional<GlbText> readGlbText(std::ifstream& file) {
  std::array<std::uint32_t, 5> head{};
  file.read(reinterpret_cast<char*>(head.data()), sizeof head);
  if (!file || head[0] != 0x46546C67 || head[1] != 2 || head[4] != 0x4E4F534A) return std::nullopt;
  std::string text(head[3], '\0');
  file.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (!file) return std::nullopt;
  GlbText glb;
  glb.binary = static_cast<std::streamoff>(sizeof head + text.size() + 8);
  constexpr std::string_view opening = "\"nodes\":[\n";
  if (const std::size_t at = text.find(opening); at != std::string::npos) {
    const std::size_t end = text.find("\n]", at);
    if (end == std::string::npos) return std::nullopt;
    glb.nodes = text.substr(at + opening.size(), end - at - opening.size());
    text.erase(at + opening.size(), end - at - opening.size());
  }
  glb.content = Json::parseOrNull(text);
  return glb.content.isNull() ? std::nullopt : std::optional(std::move(glb));
}

/// The floats of an accessor of vectors.
std::vector<float> floatsOf(std::ifstream& file, const GlbText& glb, std::size_t accessor, std::size_t each) {
  const Json& about = glb.content.at("accessors").at(accessor);
  const Json& view = glb.content.at("bufferViews").at(about.at("bufferView").get<std::size_t>());
  std::vector<float> floats(about.at("count").get<std::size_t>() * each);
  if (view.at("byteLength").get<std::size_t>() != floats.size() * sizeof(float)) return {};
  file.seekg(glb.binary + view.at("byteOffset").get<std::streamoff>());
  file.read(reinterpret_cast<char*>(floats.data()),
            static_cast<std::streamsize>(floats.size() * sizeof(float)));
  if (!file) floats.clear();
  return floats;
}

bool checkInstanced(std::ifstream& file, const GlbText& glb, const Vec3& from, const Json& attributes,
                    PoseCheck& check) {
  const auto floats = [&](const char* name, std::size_t each) {
    return floatsOf(file, glb, attributes.at(name).get<std::size_t>(), each);
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

bool checkNode(std::ifstream& file, const GlbText& glb, const Json& node, PoseCheck& check) {
  if (node["extras"].contains("coarserLevel")) return true;  // Of the node before it.
  if (const auto extensions = node.find("extensions");
      extensions != node.end() && extensions->contains("EXT_mesh_gpu_instancing"))
    return checkInstanced(file, glb, vectorOf(node.at("translation")),
                          extensions->at("EXT_mesh_gpu_instancing").at("attributes"), check);
  if (!node.contains("rotation")) return true;  // No object.
  const Json& q = node.at("rotation");
  const Eigen::Quaterniond turn(q.at(3).get<double>(), q.at(0).get<double>(), q.at(1).get<double>(),
                                q.at(2).get<double>());
  const Json& mesh = glb.content.at("meshes").at(node.at("mesh").get<std::size_t>());
  const auto tint = mesh.contains("extras") && mesh.at("extras").contains("tint")
                        ? tintFrom(mesh.at("extras").at("tint").get<std::string>())
                        : std::optional(kNoTint);
  return tint && check.next(GltfFrame::local(vectorOf(node.at("translation"))), GltfFrame::localTurn(turn),
                            node.at("scale").at(0).get<double>(), *tint);
}

}  // namespace

// A node a line, as SceneGlb writes them: millions of them are too much for JSON values at once.
Result<void> readSceneGlb(const std::string& path, PoseCheck& check, const Progress& progress) {
  std::ifstream file(path, std::ios::binary);
  const auto glb = readGlbText(file);
  if (!glb) return differentScene();
  try {
    for (std::size_t from = 0; from < glb->nodes.size();) {
      if (!keepGoing(progress, static_cast<double>(from) / static_cast<double>(glb->nodes.size())))
        return Error::cancel();
      const std::size_t end = std::min(glb->nodes.find('\n', from), glb->nodes.size());
      std::string_view line(glb->nodes.data() + from, end - from);
      if (line.ends_with(',')) line.remove_suffix(1);
      from = end + 1;
      if (!checkNode(file, *glb, Json::parse(line), check)) return differentScene();
    }
  } catch (const JsonError&) {
    return differentScene();
  }
  return check.complete() ? Result<void>() : differentScene();
}

}  // namespace scarp
