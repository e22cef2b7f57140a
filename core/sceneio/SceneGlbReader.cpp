#include "core/base/ShortNumber.h"
#include "core/objects/ObjectVariation.h"
#include "core/sceneio/SceneFrames.h"
#include "core/sceneio/SceneGlb.h"

namespace scarp {

namespace {

Error differentScene() { return Error{"it does not read back as it was written"}; }

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

// A node a line, as SceneGlb writes them: millions of them are too much for JSON values at once.
Result<void> readSceneGlb(const std::string& path, PoseCheck& check, const Progress& progress) {
  auto glb = GlbReader::open(path);
  if (!glb) return differentScene();
  const std::string& nodes = glb->nodes();
  try {
    for (std::size_t from = 0; from < nodes.size();) {
      if (!keepGoing(progress, static_cast<double>(from) / static_cast<double>(nodes.size())))
        return Error::cancel();
      const std::size_t end = std::min(nodes.find('\n', from), nodes.size());
      std::string_view line(nodes.data() + from, end - from);
      if (line.ends_with(',')) line.remove_suffix(1);
      from = end + 1;
      if (!checkNode(*glb, Json::parse(line), check)) return differentScene();
    }
  } catch (const JsonError&) {
    return differentScene();
  }
  return check.complete() ? Result<void>() : differentScene();
}

}  // namespace scarp
