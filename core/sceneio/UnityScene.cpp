#include <fstream>
#include <iterator>

#include "core/base/Json.h"
#include "core/io/OutputFile.h"
#include "core/sceneio/SceneFrames.h"
#include "core/sceneio/SceneJob.h"
#include "core/sceneio/SceneScripts.h"

namespace scarp {

namespace {

/// "name":[…] of so many numbers of each object.
template <class NumbersOf>
void writeNumbers(OutputFile& file, const char* name, const SceneGroup& group, int decimals,
                  NumbersOf&& numbersOf) {
  std::string text = std::string(",\"") + name + "\":[";
  bool first = true;
  for (const SceneInstance& instance : group.instances) {
    for (const double number : numbersOf(instance)) {
      if (!first) text += ',';
      first = false;
      appendFine(text, number, decimals);
    }
    if (text.size() < 1 << 16) continue;
    file.write(text);
    text.clear();
  }
  file.write(text + "]");
}

Result<void> writeUnityObjects(const SceneJob& job, const std::string& path, const Progress& progress) {
  OutputFile file(path);
  file.write(
      "{\"scarp\":\"scene\",\"version\":1,\"program\":\"Unity\",\"axes\":\"metres, x east, y up, z north, "
      "left-handed\",\"terrain\":\"" +
      job.groundFile() + "\",\"count\":" + std::to_string(job.scene.count) + ",\"prototypes\":[");
  for (std::size_t i = 0; i < job.scene.groups.size(); ++i) {
    if (!keepGoing(progress, static_cast<double>(i) / static_cast<double>(job.scene.groups.size())))
      return Error::cancel();
    const SceneGroup& group = job.scene.groups[i];
    file.write((i > 0 ? ",\n{\"name\":" : "\n{\"name\":") + Json(group.name()).dump() +
               ",\"file\":" + Json(job.modelFiles[i]).dump());
    Json nodes = Json::array(), coverages = Json::array();
    for (const SceneLevel& level : job.levels[i]) {
      nodes.push_back(level.node);
      coverages.push_back(static_cast<float>(level.coverage));
    }
    file.write(",\"levels\":" + nodes.dump() + ",\"coverages\":" + coverages.dump());
    writeNumbers(file, "positions", group, kPlaceDecimals, [](const SceneInstance& one) {
      const Vec3 p = UnityFrame::place(one.pose.foot);
      return std::array{p.x(), p.y(), p.z()};
    });
    writeNumbers(file, "rotations", group, kTurnDecimals, [](const SceneInstance& one) {
      const Eigen::Quaterniond q = UnityFrame::turn(one.pose.turn);
      return std::array{q.x(), q.y(), q.z(), q.w()};
    });
    writeNumbers(file, "scales", group, kTurnDecimals,
                 [](const SceneInstance& one) { return std::array{one.pose.scale}; });
    // As whole numbers, 0xrrggbb.
    if (group.tinted())
      writeNumbers(file, "tints", group, 0,
                   [](const SceneInstance& one) { return std::array{static_cast<double>(one.tint)}; });
    file.write("}");
  }
  file.write("\n]}\n");
  return file.close();
}

Result<void> readUnityObjects(const std::string& path, PoseCheck& check) {
  std::ifstream file(path, std::ios::binary);
  const Json all = Json::parseOrNull(file);
  if (all.isNull()) return sceneDiffers();
  for (const Json& prototype : all["prototypes"]) {
    const Json &p = prototype["positions"], &q = prototype["rotations"], &s = prototype["scales"];
    if (p.size() != 3 * s.size() || q.size() != 4 * s.size()) return sceneDiffers();
    const auto tints = prototype.find("tints");
    if (tints != prototype.end() && tints->size() != s.size()) return sceneDiffers();
    for (std::size_t i = 0; i < s.size(); ++i) {
      const Vec3 place(p[3 * i].get<double>(), p[3 * i + 1].get<double>(), p[3 * i + 2].get<double>());
      const Eigen::Quaterniond turn(q[4 * i + 3].get<double>(), q[4 * i].get<double>(),
                                    q[4 * i + 1].get<double>(), q[4 * i + 2].get<double>());
      if (!check.next(UnityFrame::local(place), UnityFrame::localTurn(turn), s[i].get<double>(),
                      tints == prototype.end() ? kNoTint : (*tints)[i].get<std::uint32_t>()))
        return sceneDiffers();
    }
  }
  return check.complete() ? Result<void>() : sceneDiffers();
}

}  // namespace

Result<void> writeUnityScene(const SceneJob& job, ExportSet& set, PoseCheck& check) {
  if (auto written = set.file(
          "objects.json", job.objectsText(),
          [&](const std::string& path, const Progress& progress) {
            return writeUnityObjects(job, path, progress);
          },
          [&](const std::string& path, const Progress&) { return readUnityObjects(path, check); });
      !written)
    return written;
  return set.text("ScarpScene.cs", kUnitySceneScript, Message("editor script: Tools > Scarp > Build Scene"));
}

}  // namespace scarp
