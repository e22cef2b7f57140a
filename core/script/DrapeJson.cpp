#include "core/script/DrapeJson.h"

#include <array>
#include <filesystem>
#include <memory>

#include "core/base/Json.h"
#include "core/edit/DrapeEdits.h"
#include "core/edit/DrapeOperations.h"
#include "core/io/RasterImport.h"
#include "core/io/SampleSource.h"
#include "core/remote/RemoteAddress.h"
#include "core/script/ImportOptionsJson.h"
#include "core/script/PictureJson.h"
#include "core/script/SchemaJson.h"

namespace scarp {

namespace {

std::size_t readDrapePlace(ObjectReader& reader, std::string_view key) {
  std::size_t place = 0;
  if (reader.value(key, true)) reader.readWhole(key, place, std::size_t{0}, kMostLayerPlace);
  return place;
}

/// What tells whether the file is the same; there only where Scarp has written it.
void readIdentity(ObjectReader& reader, std::uint64_t& bytes, std::uint64_t& sum) {
  for (auto [key, number] : {std::pair{"bytes", &bytes}, {"sum", &sum}}) {
    const Json* value = reader.value(key);
    if (value && value->isUnsigned())
      *number = value->get<std::uint64_t>();
    else if (value)
      reader.fail(key, "must be a whole number, not " + ObjectReader::describe(*value));
  }
}

void writeIdentity(Json& written, std::uint64_t bytes, std::uint64_t sum) {
  if (bytes == 0) return;
  written["bytes"] = bytes;
  written["sum"] = sum;
}

/// A path from a script's folder; names of grids in files (NETCDF:"file.nc":z) and addresses stay as they
/// are. Operations that are stored in a project keep the path: pathOf() checks their files later.
std::string pathFrom(ObjectReader& reader, const FileScope& files, const std::string& path) {
  if (files.isStored() || looksRemote(path)) return path;
  std::error_code none;
  const auto there = files.find(path);
  if (!there) reader.fail("path", there.error().message);
  if (!there || path.starts_with('/')) return path;
  if (path.find(':') == std::string::npos || std::filesystem::exists(*there, none)) return *there;
  // The name of a grid in a file stays as it is: its file is relative to the current folder.
  const auto file = fileOfName(path);
  const auto allowed = files.find(std::filesystem::absolute(file ? *file : path, none).string());
  if (!allowed) reader.fail("path", allowed.error().message);
  return path;
}

AddDrapeOperation readAddDrape(ObjectReader& reader, const FileScope& files) {
  AddDrapeOperation operation;
  Drape& drape = operation.drape;
  if (reader.read("path", drape.path, true)) {
    drape.name = std::filesystem::path(drape.path).stem().string();
    drape.path = pathFrom(reader, files, drape.path);
  }
  SetDrapeOperation settings;
  readFields(reader, drapeSchema(), settings);
  drape.name = settings.name.value_or(drape.name);
  drape.opacity = settings.opacity.value_or(drape.opacity);
  drape.visible = settings.visible.value_or(drape.visible);
  readIdentity(reader, drape.bytes, drape.sum);
  operation.import = readImport(reader, files);
  if (const Json* packed = reader.value("packed")) {
    auto read = readPackedDrape(*packed, reader.pathOf("packed"));
    read.ok() ? void(drape.packed = *std::move(read)) : reader.fail(read.error());
  }
  return operation;
}

SetDrapeOperation readSetDrape(ObjectReader& reader, const FileScope& files) {
  SetDrapeOperation operation;
  operation.drape = readDrapePlace(reader, "drape");
  readFields(reader, drapeSchema(), operation);
  if (std::string path; reader.read("path", path)) operation.path = pathFrom(reader, files, path);
  readIdentity(reader, operation.bytes, operation.sum);
  operation.import = readImport(reader, files);
  if (operation.import) operation.pack = true;
  if (bool pack = false; reader.read("pack", pack)) {
    if (operation.import && !pack)
      reader.fail("import", "keeps the picture in the project: needs \"pack\": true");
    operation.pack = pack;
  }
  if (const Json* packed = reader.value("packed")) {
    auto read = readPackedDrape(*packed, reader.pathOf("packed"));
    if (operation.pack != true) reader.fail("packed", "needs \"pack\": true");
    read.ok() ? void(operation.packed = std::make_shared<const PackedDrape>(*std::move(read)))
              : reader.fail(read.error());
  }
  return operation;
}

MoveDrapeOperation readMoveDrape(ObjectReader& reader) {
  const std::size_t from = readDrapePlace(reader, "from");
  return {from, readDrapePlace(reader, "to")};
}

RemoveDrapeOperation readRemoveDrape(ObjectReader& reader) { return {readDrapePlace(reader, "drape")}; }

}  // namespace

const OperationReaders& drapeReaders() {
  static const OperationReaders readers{{"drape", readAddDrape},
                                        {"set-drape", readSetDrape},
                                        {"move-drape", withoutFiles(readMoveDrape)},
                                        {"remove-drape", withoutFiles(readRemoveDrape)}};
  return readers;
}

Json writeOperation(const AddDrapeOperation& operation) {
  const Drape& drape = operation.drape;
  Json written{{"op", "drape"},
                       {"path", drape.path},
                       {"name", drape.name},
                       {"opacity", drape.opacity},
                       {"visible", drape.visible}};
  writeIdentity(written, drape.bytes, drape.sum);
  if (drape.packed) written["packed"] = writePackedDrape(*drape.packed);
  if (operation.import) written["import"] = writeImportOptions(*operation.import);
  return written;
}

Json writeOperation(const SetDrapeOperation& operation) {
  Json written{{"op", "set-drape"}, {"drape", operation.drape}};
  writeFields(written, drapeSchema(), operation);
  if (operation.path) {
    written["path"] = *operation.path;
    writeIdentity(written, operation.bytes, operation.sum);
  }
  if (operation.pack) written["pack"] = *operation.pack;
  if (operation.import) written["import"] = writeImportOptions(*operation.import);
  if (operation.packed) written["packed"] = writePackedDrape(*operation.packed);
  return written;
}

Json writeOperation(const MoveDrapeOperation& operation) {
  return {{"op", "move-drape"}, {"from", operation.from}, {"to", operation.to}};
}

Json writeOperation(const RemoveDrapeOperation& operation) {
  return {{"op", "remove-drape"}, {"drape", operation.drape}};
}

Json writePackedDrape(const PackedDrape& packed) {
  Json written{{"colours", contentText(packed.colours)}};
  if (packed.opacity != 0) written["opacity"] = contentText(packed.opacity);
  if (packed.geoTransform) written["geotransform"] = *packed.geoTransform;
  if (!packed.crsWkt.empty()) written["crs"] = packed.crsWkt;
  if (packed.nearest) written["nearest"] = true;
  return written;
}

Result<PackedDrape> readPackedDrape(const Json& value, const std::string& path) {
  ObjectReader reader(value, path);
  PackedDrape packed;
  packed.colours = readContent(reader, "colours");
  packed.colourPicture = heldPicture(packed.colours);
  if (reader.value("opacity")) {
    packed.opacity = readContent(reader, "opacity");
    packed.opacityPicture = heldPicture(packed.opacity);
  }
  if (const Json* numbers = reader.value("geotransform")) {
    std::array<double, 6> six{};
    bool all = numbers->isArray() && numbers->size() == six.size();
    for (std::size_t i = 0; all && i < six.size(); ++i) {
      all = (*numbers)[i].isNumber();
      if (all) six[i] = (*numbers)[i].get<double>();
    }
    all ? void(packed.geoTransform = six) : reader.fail("geotransform", "must be six numbers");
  }
  reader.read("crs", packed.crsWkt);
  reader.read("nearest", packed.nearest);
  if (const auto done = reader.done(); !done) return done.error();
  // Pictures by their sums may be any.
  const PicturePtr &colours = packed.colourPicture, &opacity = packed.opacityPicture;
  if ((colours && colours->channels != 3) || (opacity && opacity->channels != 1) ||
      (colours && opacity && (colours->columns != opacity->columns || colours->rows != opacity->rows)))
    return Error{path + ": its pictures are none of a drape"};
  return packed;
}

}  // namespace scarp
