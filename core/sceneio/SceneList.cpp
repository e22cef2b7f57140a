#include <cmath>

#include "core/base/DecimalNumber.h"
#include "core/base/Json.h"
#include "core/base/ShortNumber.h"
#include "core/io/CrsInfo.h"
#include "core/sceneio/SceneJob.h"

namespace scarp {

Message SceneJob::objectsText() const {
  return Message(scene.count == 1 ? "%1 object" : "%1 objects", groupedCount(scene.count));
}

Error sceneDiffers() { return Error{"it does not read back as it was written"}; }

void appendFine(std::string& text, double number, int decimals) {
  const double parts = std::pow(10.0, decimals), fine = std::round(number * parts) / parts;
  appendDecimal(text, fine + 0.0);
}

Result<void> writeSceneList(const SceneJob& job, ExportSet& set, const char* axes) {
  Json models = Json::array();
  for (std::size_t i = 0; i < job.scene.groups.size(); ++i) {
    Json levels = Json::array();
    for (const SceneLevel& level : job.levels[i])
      levels.push_back({{"node", level.node},
                        {"file", level.file},
                        {"triangles", level.triangles},
                        {"coverage", level.coverage}});
    models.push_back({{"name", job.scene.groups[i].name()},
                      {"file", job.modelFiles[i]},
                      {"count", job.scene.groups[i].instances.size()},
                      {"levels", std::move(levels)}});
  }
  const GeoReference& reference = job.terrain.georeference;
  const GridFrame& frame = job.terrain.frame;
  Json json{{"scarp", "scene"},
                    {"version", 1},
                    {"program", sceneProgramNames().title(job.settings.program)},
                    {"axes", axes},
                    {"origin", "the middle of the terrain, at height 0"},
                    {"terrain", nullptr},
                    {"width", frame.width()},
                    {"depth", frame.depth()},
                    {"count", job.scene.count},
                    {"models", std::move(models)},
                    {"crs", nullptr},
                    {"originInCrs", nullptr}};
  if (!job.groundFile().empty()) json["terrain"] = job.groundFile();
  if (reference.hasGeoTransform) {
    const Vec2 middle = toWorld(reference, frame, 0.5 * (frame.columns - 1), 0.5 * (frame.rows - 1));
    json["originInCrs"] = {middle.x(), middle.y()};
    if (!reference.crsWkt.empty()) json["crs"] = reference.crsWkt;
  }
  return set.text("scene.json", json.dump({.indent = 2, .replace = true}) + "\n",
                  Message("models, their files and counts"));
}

}  // namespace scarp
