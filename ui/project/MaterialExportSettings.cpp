#include "ui/project/MaterialExportSettings.h"


#include "core/base/Json.h"
#include "core/operation/Reshape.h"
#include "core/script/ObjectReader.h"

namespace scarp {


Json writeMaterialExport(const MaterialExportTarget& target) {
  const MaterialExportOptions& options = target.options;
  Json value{{"folder", target.folder.toStdString()},
                     {"preset", materialPresetNames().key(options.preset)},
                     {"all", options.all},
                     {"splat", splatKindNames().key(options.splat)},
                     {"depth", mapDepthNames().key(options.depth)},
                     {"textureSide", options.textureSide},
                     {"meshStep", options.meshStep}};
  for (const PictureFormat format : options.pictures)
    value["pictures"].push_back(pictureFormatNames().key(format));
  if (!options.chosen.empty()) value["chosen"] = options.chosen;
  if (const auto& size = options.resample) {
    value["resampleColumns"] = size->columns;
    value["resampleRows"] = size->rows;
  }
  if (options.anySize) value["anySize"] = true;
  return value;
}

Result<MaterialExportTarget> readMaterialExport(const Json& value, const std::string& path) {
  ObjectReader reader(value, path);
  MaterialExportTarget target;
  MaterialExportOptions& options = target.options;
  std::string folder;
  reader.read("folder", folder, true);
  target.folder = QString::fromStdString(folder);
  reader.read("preset", options.preset, materialPresetNames());
  reader.read("all", options.all);
  reader.read("splat", options.splat, splatKindNames());
  reader.read("depth", options.depth, mapDepthNames());
  reader.readWhole("textureSide", options.textureSide, kLeastTexture, kMostTexture);
  reader.readWhole("meshStep", options.meshStep, 1, kMostMeshStep);
  if (const Json* list = reader.value("pictures")) {
    options.pictures.clear();
    if (!list->isArray()) reader.fail("pictures", "must be an array, not " + ObjectReader::describe(*list));
    for (const Json& one : list->isArray() ? *list : Json::array()) {
      const auto format = one.isText()
                              ? pictureFormatNames().find<PictureFormat>(one.text())
                              : std::nullopt;
      if (!format) reader.fail("pictures", "must be formats of pictures");
      if (format) options.pictures.push_back(*format);
    }
  }
  if (const Json* list = reader.value("chosen")) {
    if (!list->isArray()) reader.fail("chosen", "must be an array, not " + ObjectReader::describe(*list));
    for (const Json& one : list->isArray() ? *list : Json::array()) {
      if (one.isUnsigned() && one.get<std::uint64_t>() < UINT32_MAX)
        options.chosen.push_back(one.get<MaterialId>());
      else
        reader.fail("chosen", "must be ids of materials");
    }
  }
  SampleSize size;
  if (reader.readWhole("resampleColumns", size.columns, 2, kMostSamples) &&
      reader.readWhole("resampleRows", size.rows, 2, kMostSamples))
    options.resample = size;
  reader.read("anySize", options.anySize);
  if (const auto done = reader.done(); !done) return done.error();
  return target;
}

}  // namespace scarp
