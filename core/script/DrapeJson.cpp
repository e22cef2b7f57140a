#include "core/script/DrapeJson.h"

#include <array>
#include <filesystem>
#include <memory>

#include "core/base/Json.h"
#include "core/base/ShortNumber.h"
#include "core/document/TerrainDocument.h"
#include "core/drape/DrapeFile.h"
#include "core/drape/DrapeOrigin.h"
#include "core/edit/DrapeEdits.h"
#include "core/edit/DrapeOperations.h"
#include "core/io/RasterImport.h"
#include "core/io/SampleSource.h"
#include "core/remote/RemoteAddress.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/ObjectReader.h"
#include "core/schema/SchemaJson.h"
#include "core/script/ImportOptionsJson.h"
#include "core/script/MaterialJson.h"

namespace scarp {

namespace {

/// What tells whether the file is the same; there only where Scarp has written it.
void readIdentity(ObjectReader& reader, std::uint64_t& bytes, std::uint64_t& sum) {
  for (auto [key, number] : {std::pair{"bytes", &bytes}, {"sum", &sum}}) {
    const Json* value = reader.value(key);
    if (value && value->isUnsigned())
      *number = value->get<std::uint64_t>();
    else if (value)
      reader.fail(key, Message("must be a whole number, not %1", ObjectReader::describe(*value)));
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

/// Fetches the image at an address, which becomes part of the project.
Result<PackedDrape> fetched(const std::string& address, const TerrainDocument& document,
                            const Progress& progress) {
  if (!allowedAddress(address))
    return errorIn(address, "is an address, and fetched only where a person gives it");
  return packedDrape(address, document.frame(), document.georeference(), progress);
}

/// Imports the heights of a raster as a coloured image. Adds the warnings of the import to `notes`.
Result<PackedDrape> importedHeights(const std::string& path, const ImportOptions& options,
                                    const TerrainDocument& document, const Progress& progress,
                                    OperationNotes& notes) {
  if (looksRemote(path) && !allowedAddress(path))
    return errorIn(path, "is an address, and fetched only where a person gives it");
  auto heights = packedHeights(path, options, document.frame(), document.georeference(), progress);
  if (!heights) return heights.error();
  for (const Message& warning : heights->warnings) notes.push_back(messageIn(path, warning));
  return std::move(heights->packed);
}

}  // namespace

void readOperation(ObjectReader& reader, const FileScope& files, AddDrapeOperation& operation) {
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
  readWith(reader, "packed", drape.packed, readPackedDrape);
}

Json writeOperation(const AddDrapeOperation& operation) {
  const Drape& drape = operation.drape;
  Json written{{"op", AddDrapeOperation::kTraits.key},
               {"path", drape.path},
               {"name", drape.name},
               {"opacity", drape.opacity},
               {"visible", drape.visible}};
  writeIdentity(written, drape.bytes, drape.sum);
  if (drape.packed) written["packed"] = writePackedDrape(*drape.packed);
  if (operation.import) written["import"] = writeAll(importSchema(), *operation.import);
  return written;
}

void readOperation(ObjectReader& reader, const FileScope& files, SetDrapeOperation& operation) {
  if (reader.value("drape", true)) reader.readWhole("drape", operation.drape, std::size_t{0}, kMaxLayerPlace);
  readFields(reader, drapeSchema(), operation);
  if (std::string path; reader.read("path", path)) operation.path = pathFrom(reader, files, path);
  readIdentity(reader, operation.bytes, operation.sum);
  operation.import = readImport(reader, files);
  if (operation.import) operation.pack = true;
  if (bool pack = false; reader.read("pack", pack)) {
    if (operation.import && !pack)
      reader.fail("import", Message("keeps the picture in the project: needs \"pack\": true"));
    operation.pack = pack;
  }
  if (reader.value("packed") && operation.pack != true)
    reader.fail("packed", Message("needs \"pack\": true"));
  if (PackedDrape packed; readWith(reader, "packed", packed, readPackedDrape))
    operation.packed = std::make_shared<const PackedDrape>(std::move(packed));
}

Json writeOperation(const SetDrapeOperation& operation) {
  Json written{{"op", SetDrapeOperation::kTraits.key}, {"drape", operation.drape}};
  writeFields(written, drapeSchema(), operation);
  if (operation.path) {
    written["path"] = *operation.path;
    writeIdentity(written, operation.bytes, operation.sum);
  }
  if (operation.pack) written["pack"] = *operation.pack;
  if (operation.import) written["import"] = writeAll(importSchema(), *operation.import);
  if (operation.packed) written["packed"] = writePackedDrape(*operation.packed);
  return written;
}

const SettingList& MoveDrapeOperation::schema() {
  using M = MoveDrapeOperation;
  using Make = MakeSetting<M>;
  static const Schema<M> schema({required(Make::number<&M::from>("from", "", 0, kMaxLayerPlace)),
                                 required(Make::number<&M::to>("to", "", 0, kMaxLayerPlace))},
                                RangeWording::Value);
  return schema;
}

const SettingList& RemoveDrapeOperation::schema() {
  using R = RemoveDrapeOperation;
  static const Schema<R> schema({required(MakeSetting<R>::number<&R::drape>("drape", "", 0, kMaxLayerPlace))},
                                RangeWording::Value);
  return schema;
}

namespace {

/// A picture by its sum. It is missing unless something holds it.
template <auto sum, auto picture>
CustomSetting pictureSetting(std::string_view key) {
  static const std::string name(key);
  return {
      {.key = key,
       .present =
           [](ConstStructRef s) { return sum != &PackedDrape::opacity || s.as<PackedDrape>().*sum != 0; }},
      [](Json& json, ConstStructRef s) { json[name] = hexadecimal(s.as<PackedDrape>().*sum); },
      [](ObjectReader& reader, StructRef s) {
        if (!reader.value(name)) return;
        s.as<PackedDrape>().*sum = readContent(reader, name);
        s.as<PackedDrape>().*picture = heldPicture(s.as<PackedDrape>().*sum);
      }};
}

Json writeSixNumbers(const std::array<double, 6>& numbers) { return numbers; }

const Schema<PackedDrape>& packedDrapeSchema() {
  using P = PackedDrape;
  using Make = MakeSetting<P>;
  static const Schema<P> schema =
      Schema<P>{required(pictureSetting<&P::colours, &P::colourPicture>("colours")),
                pictureSetting<&P::opacity, &P::opacityPicture>("opacity"),
                Make::value<&P::geoTransform>("geotransform", typeWith<writeSixNumbers, readSixNumbers>()),
                Make::unlessDefault<&P::crsWkt>(Make::text<&P::crsWkt>("crs")),
                writtenIfTrue(Make::flag<&P::nearest>("nearest"))}
          .with([](ConstStructRef read) -> Result<void> {
            const PicturePtr &colours = read.as<P>().colourPicture, &opacity = read.as<P>().opacityPicture;
            // Pictures by their sums may be any.
            if ((colours && colours->channels != 3) || (opacity && opacity->channels != 1) ||
                (colours && opacity &&
                 (colours->columns != opacity->columns || colours->rows != opacity->rows)))
              return Error{"its pictures are none of a drape"};
            return {};
          });
  return schema;
}

}  // namespace

Json writePackedDrape(const PackedDrape& packed) { return writeAll(packedDrapeSchema(), packed); }

Result<PackedDrape> readPackedDrape(const Json& value, const std::string& path) {
  return readAll(value, path, packedDrapeSchema(), PackedDrape());
}

std::string AddDrapeOperation::filePath() const { return drape.path; }

Result<bool> AddDrapeOperation::readFiles(const TerrainDocument& document, const Progress& progress,
                                          OperationNotes& notes) {
  const bool isRead = drape.packed ? drape.packed->whole() : drape.bytes != 0 && !import;
  if (isRead) return false;
  if (import) {
    auto packed = importedHeights(drape.path, *import, document, progress, notes);
    if (!packed) return packed.error();
    drape.packed = *std::move(packed);
    if (looksRemote(drape.path)) return true;
  } else if (drape.packed && !looksRemote(drape.path)) {
    auto packed = packedDrape(drape.path, document.frame(), document.georeference(), progress);
    if (!packed) return packed.error();
    drape.packed = *std::move(packed);
  }
  if (looksRemote(drape.path)) {
    auto packed = fetched(drape.path, document, progress);
    if (!packed) return packed.error();
    drape.packed = *std::move(packed);
    return true;
  }
  const auto file = drapeOf(drape.path);
  if (!file) return file.error();
  drape.path = file->path;
  drape.bytes = file->bytes;
  drape.sum = file->sum;
  return true;
}

std::string SetDrapeOperation::filePath() const { return path.value_or(""); }

Result<bool> SetDrapeOperation::readFiles(const TerrainDocument& document, const Progress& progress,
                                          OperationNotes& notes) {
  const bool isNewFile = path && bytes == 0;
  if (isNewFile && looksRemote(*path)) {
    pack = true;
    packed = nullptr;
  } else if (isNewFile) {
    const auto file = drapeOf(*path);
    if (!file) return file.error();
    path = file->path;
    bytes = file->bytes;
    sum = file->sum;
  }
  if (pack != true || (packed && packed->whole())) return isNewFile;
  const auto& drapes = document.drapes();
  if (drape < 1 || drape > drapes.size()) return isNewFile;
  const std::string from = path.value_or(drapes[drape - 1].path);
  auto picture = import              ? importedHeights(from, *import, document, progress, notes)
                 : looksRemote(from) ? fetched(from, document, progress)
                                     : packedDrape(from, document.frame(), document.georeference(), progress);
  if (!picture) return picture.error();
  packed = std::make_shared<const PackedDrape>(*std::move(picture));
  return true;
}

}  // namespace scarp
