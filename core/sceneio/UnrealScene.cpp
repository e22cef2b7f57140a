#include <charconv>
#include <fstream>

#include "core/base/ShortNumber.h"
#include "core/io/ObjectRows.h"
#include "core/io/OutputFile.h"
#include "core/objects/ObjectVariation.h"
#include "core/sceneio/SceneFrames.h"
#include "core/sceneio/SceneJob.h"
#include "core/sceneio/SceneScripts.h"

namespace scarp {

namespace {

constexpr std::string_view kUnrealColumns = "Name,Asset,Model,X,Y,Z,Roll,Pitch,Yaw,Scale,Tint";

/// A data table: the first column names the row.
Result<void> writeUnrealObjects(const SceneJob& job, const std::string& path, const Progress& progress) {
  OutputFile file(path);
  file.write(std::string(kUnrealColumns) + "\n");
  std::size_t done = 0;
  for (std::size_t i = 0; i < job.scene.groups.size(); ++i) {
    const SceneGroup& group = job.scene.groups[i];
    std::string names = ",";
    appendCsvName(names, group.name());
    names += "," + job.modelFiles[i];
    for (const SceneInstance& instance : group.instances) {
      if (done++ % kRowsBetweenLooks == 0 &&
          !keepGoing(progress, static_cast<double>(done) / static_cast<double>(job.scene.count)))
        return Error::cancel();
      std::string line = "object_" + std::to_string(instance.id) + names;
      const Vec3 place = UnrealFrame::place(instance.pose.foot);
      const auto rotator = UnrealFrame::rotator(UnrealFrame::turn(instance.pose.turn));
      for (const double number :
           {place.x(), place.y(), place.z(), rotator[0], rotator[1], rotator[2], instance.pose.scale}) {
        line += ',';
        appendFine(line, number, kPlaceDecimals);
      }
      line += ',' + (instance.tint == kNoTint ? std::string() : colourText(instance.tint));
      file.write(line += '\n');
    }
  }
  return file.close();
}

Result<void> readUnrealObjects(const std::string& path, PoseCheck& check) {
  std::ifstream file(path, std::ios::binary);
  std::string line;
  if (!std::getline(file, line) || line != kUnrealColumns) return sceneDiffers();
  while (std::getline(file, line)) {
    // From behind: only the asset's name may hold commas.
    std::array<double, 7> numbers{};
    const std::string tinted = line.substr(line.rfind(',') + 1);
    const auto tint = tinted.empty() ? std::optional(kNoTint) : readColour(tinted);
    line.resize(line.size() - std::min(line.size(), tinted.size() + 1));
    for (std::size_t i = numbers.size(); i-- > 0;) {
      const std::size_t comma = line.rfind(',');
      if (comma == std::string::npos) return sceneDiffers();
      const auto [end, failure] =
          std::from_chars(line.data() + comma + 1, line.data() + line.size(), numbers[i]);
      if (failure != std::errc() || end != line.data() + line.size()) return sceneDiffers();
      line.resize(comma);
    }
    const auto& [x, y, z, roll, pitch, yaw, scale] = numbers;
    if (!tint || !check.next(UnrealFrame::local({x, y, z}),
                             UnrealFrame::localTurn(UnrealFrame::turnOf({roll, pitch, yaw})), scale, *tint))
      return sceneDiffers();
  }
  return check.complete() ? Result<void>() : sceneDiffers();
}

}  // namespace

Result<void> writeUnrealScene(const SceneJob& job, ExportSet& set, PoseCheck& check) {
  if (auto written = set.file(
          "objects.csv", Message("%1, a data table in centimetres", job.objectsText()),
          [&](const std::string& path, const Progress& progress) {
            return writeUnrealObjects(job, path, progress);
          },
          [&](const std::string& path, const Progress&) { return readUnrealObjects(path, check); });
      !written)
    return written;
  if (auto written = writeSceneList(
          job, set, "centimetres, x east, y south, z up, left-handed; GLB files: metres, y up, z south");
      !written)
    return written;
  return set.text("scene.py", kUnrealSceneScript,
                  Message("script for the editor: Tools > Execute Python Script"));
}

}  // namespace scarp
