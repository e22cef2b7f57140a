#include "core/script/DrapeJson.h"

#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/edit/DrapeEdits.h"
#include "core/script/SchemaJson.h"

namespace scarp {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

std::size_t readDrapePlace(ObjectReader& reader, std::string_view key) {
  std::size_t place = 0;
  if (reader.value(key, true)) reader.readWhole(key, place, std::size_t{0}, kMostLayerPlace);
  return place;
}

/// What tells whether the file is the same; there only where Scarp has written it.
void readIdentity(ObjectReader& reader, std::uint64_t& bytes, std::uint64_t& sum) {
  for (auto [key, number] : {std::pair{"bytes", &bytes}, {"sum", &sum}}) {
    const json* value = reader.value(key);
    if (value && value->is_number_unsigned())
      *number = value->get<std::uint64_t>();
    else if (value)
      reader.fail(key, "must be a whole number, not " + ObjectReader::describe(*value));
  }
}

void writeIdentity(ordered_json& written, std::uint64_t bytes, std::uint64_t sum) {
  if (bytes == 0) return;
  written["bytes"] = bytes;
  written["sum"] = sum;
}

/// A path from a script's folder; names of grids in files (NETCDF:"file.nc":z) stay as they are.
std::string pathFrom(const std::string& folder, const std::string& path) {
  std::error_code none;
  if (folder.empty() || path.starts_with('/')) return path;
  const std::string there = (std::filesystem::path(folder) / path).string();
  return path.find(':') == std::string::npos || std::filesystem::exists(there, none) ? there : path;
}

AddDrapeOperation readAddDrape(ObjectReader& reader, const std::string& folder) {
  AddDrapeOperation operation;
  Drape& drape = operation.drape;
  if (reader.read("path", drape.path, true)) {
    drape.name = std::filesystem::path(drape.path).stem().string();
    drape.path = pathFrom(folder, drape.path);
  }
  SetDrapeOperation settings;
  readFields(reader, drapeSchema(), settings);
  drape.name = settings.name.value_or(drape.name);
  drape.opacity = settings.opacity.value_or(drape.opacity);
  drape.visible = settings.visible.value_or(drape.visible);
  readIdentity(reader, drape.bytes, drape.sum);
  return operation;
}

SetDrapeOperation readSetDrape(ObjectReader& reader, const std::string& folder) {
  SetDrapeOperation operation;
  operation.drape = readDrapePlace(reader, "drape");
  readFields(reader, drapeSchema(), operation);
  if (std::string path; reader.read("path", path)) operation.path = pathFrom(folder, path);
  readIdentity(reader, operation.bytes, operation.sum);
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

ordered_json writeOperation(const AddDrapeOperation& operation) {
  const Drape& drape = operation.drape;
  ordered_json written{{"op", "drape"},
                       {"path", drape.path},
                       {"name", drape.name},
                       {"opacity", drape.opacity},
                       {"visible", drape.visible}};
  writeIdentity(written, drape.bytes, drape.sum);
  return written;
}

ordered_json writeOperation(const SetDrapeOperation& operation) {
  ordered_json written{{"op", "set-drape"}, {"drape", operation.drape}};
  writeFields(written, drapeSchema(), operation);
  if (operation.path) {
    written["path"] = *operation.path;
    writeIdentity(written, operation.bytes, operation.sum);
  }
  return written;
}

ordered_json writeOperation(const MoveDrapeOperation& operation) {
  return {{"op", "move-drape"}, {"from", operation.from}, {"to", operation.to}};
}

ordered_json writeOperation(const RemoveDrapeOperation& operation) {
  return {{"op", "remove-drape"}, {"drape", operation.drape}};
}

}  // namespace scarp
