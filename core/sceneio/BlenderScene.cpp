#include "core/base/ShortNumber.h"
#include "core/io/ObjectRows.h"
#include "core/objects/ObjectVariation.h"
#include "core/sceneio/SceneJob.h"
#include "core/sceneio/SceneScripts.h"

namespace scarp {

namespace {

/// The objects as a table in local metres, as ObjectExport.h has it.
ObjectTable tableOf(const SceneJob& job) {
  ObjectTable table{job.terrain, ObjectCoordinates::Local, {}};
  for (const SceneGroup& group : job.scene.groups)
    for (const SceneInstance& instance : group.instances)
      roundNumbers(
          table.rows.emplace_back(objectRow(job.objects.all[instance.index], instance.pose,
                                            instance.pose.foot, job.objects.scatteredBy(instance.index))));
  return table;
}

}  // namespace

Result<void> writeBlenderScene(const SceneJob& job, ExportSet& set, PoseCheck& check) {
  const ObjectTable table = tableOf(job);
  if (auto written = set.file(
          "objects.csv", job.objectsText(),
          [&](const std::string& path, const Progress& progress) {
            return writeObjectRows(ObjectFormat::Csv, path, table, progress);
          },
          [&](const std::string& path, const Progress&) -> Result<void> {
            bool same = true;
            auto read = readObjectRows(ObjectFormat::Csv, path, [&](const ObjectRow& row) {
              const auto& [x, y, z, w] = row.turn;
              const auto tint = row.tint.empty() ? std::optional(kNoTint) : readColour(row.tint);
              return same = tint && check.next(Vec3(row.place.data()), {w, x, y, z}, row.scale[0], *tint);
            });
            if (!read) return read;
            return same && check.complete() ? Result<void>() : sceneDiffers();
          });
      !written)
    return written;
  if (auto written = set.text("objects.csv.json", objectHeaderText("objects.csv", table, check.place()),
                              Message("what the columns of objects.csv mean"));
      !written)
    return written;
  if (auto written = writeSceneList(job, set, "metres, x east, y north, z up; GLB files: y up, z south");
      !written)
    return written;
  return set.text("scene.py", kBlenderSceneScript, Message("script for Blender: Scripting > Open > Run"));
}

}  // namespace scarp
