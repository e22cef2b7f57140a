#include "core/store/StoredRecord.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <set>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/brush/AlphaLibrary.h"
#include "core/document/TerrainDocument.h"
#include "core/document/UsableTiles.h"
#include "core/edit/ClipOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/OperationIds.h"
#include "core/edit/OperationInfo.h"
#include "core/io/AlphaFile.h"
#include "core/schema/ExactJson.h"
#include "core/schema/ObjectReader.h"
#include "core/script/FrameJson.h"
#include "core/script/LineJson.h"
#include "core/script/PictureJson.h"
#include "core/script/ScatterRuleJson.h"
#include "core/script/Script.h"
#include "core/store/Checksum.h"
#include "core/store/StateJson.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr std::size_t kMaxStoredItems = std::size_t{1} << 16;  ///< Points, objects and samples.
constexpr long long kMaxMaskedSamples = 1LL << 22;
constexpr StepId kMostStepId = StepId{1} << 53;
constexpr std::size_t kMostText = std::size_t{4} << 20;

// Writes the angles of the objects that an operation places or changes. Scripts contain them in degrees.
void writeAngles(Json& value, std::span<const Object> objects) {
  if (objects.empty()) return;
  for (const Object& object : objects) value["yaws"].push_back(object.yaw);
  if (std::ranges::all_of(objects, [](const Object& o) { return o.tiltX == 0.0 && o.tiltY == 0.0; })) return;
  for (const Object& object : objects) value["tilts"].push_back({object.tiltX, object.tiltY});
}
void readAngles(const Json& value, std::span<Object> objects) {
  const auto list = [&](const char* key) -> const Json* {
    const auto found = value.find(key);
    return found != value.end() && found->isArray() && found->size() == objects.size() ? &*found : nullptr;
  };
  if (const Json* yaws = list("yaws"))
    for (std::size_t i = 0; i < objects.size(); ++i)
      if ((*yaws)[i].isNumber()) objects[i].yaw = (*yaws)[i].get<double>();
  if (const Json* tilts = list("tilts"))
    for (std::size_t i = 0; i < objects.size(); ++i) {
      const Json& tilt = (*tilts)[i];
      if (!tilt.isArray() || tilt.size() != 2 || !tilt[0].isNumber() || !tilt[1].isNumber()) continue;
      objects[i].tiltX = tilt[0].get<double>();
      objects[i].tiltY = tilt[1].get<double>();
    }
}

/// Ids of layers and steps, which scripts have no use for: there they are named by their places.
void readIds(const Json& value, Operation& operation) {
  const auto found = value.find("ids");
  if (found == value.end() || !found->isArray()) return;
  // The script does not state how many members the copied group had.
  if (auto* const copy = operation.as<DuplicateLayerOperation>())
    if (const std::size_t own = idsIn(operation).size(); found->size() > own)
      copy->members.resize(found->size() - own);
  if (found->size() != idsIn(operation).size()) return;
  std::vector<std::uint64_t> ids;
  for (const Json& id : *found) {
    if (!id.isUnsigned()) return;
    ids.push_back(id.get<std::uint64_t>());
  }
  setIds(operation, ids);
}

/// The picture of a brush that is in a file; null where there is none.
const Alpha* pictureOf(const Operation& operation) {
  const BrushSettings* const brush = partsOf(operation).brush;
  const Alpha* const alpha = brush ? brush->alpha.get() : nullptr;
  return alpha && !alpha->embedded && alpha != builtInAlpha(alpha->name).get() ? alpha : nullptr;
}
std::string sumOf(const Alpha& alpha) {
  return std::to_string(
      checksum(std::as_bytes(std::span(alpha.values)), {static_cast<std::uint64_t>(alpha.columns)}));
}

bool finite(const Object& object) {
  for (const double number : {object.x, object.y, object.yaw, object.scale, object.heightOffset,
                              object.elevation.value_or(0.0), object.tiltX, object.tiltY})
    if (!std::isfinite(number)) return false;
  return true;
}

bool canBeWritten(const Operation& operation) {
  if (operationInfo(operation).isFromFile(operation)) return false;
  const OperationParts parts = partsOf(operation);
  std::size_t count = parts.objects.size();
  if (parts.lines)
    for (const Line& line : *parts.lines) count += line.points.size();
  if (const auto* paste = operation.as<PasteOperation>())
    count += static_cast<std::size_t>(paste->clip->heights.rect().area());
  if (count > kMaxStoredItems || !std::ranges::all_of(parts.objects, finite)) return false;
  const auto* const select = operation.as<SelectOperation>();
  const auto* const mask = select ? std::get_if<MaskSource>(&select->source) : nullptr;
  return !mask || mask->weights->rect().area() <= kMaxMaskedSamples;
}

std::shared_ptr<const Operation> readOperation(const Json& value) {
  if (!value.isObject() || !value.contains("script")) return nullptr;
  // No record of ours has one (canBeWritten), and another's must not have files read.
  const Json& script = value["script"];
  if (script.isObject()) {
    const Json key = script.value("op", Json());
    const OperationInfo* const info = key.isText() ? findOperation(key.text()) : nullptr;
    const bool namesFile = script.contains("path") || script.contains("files");
    if ((info && info->traits.storedWithoutFiles && namesFile) ||
        namesPictureFiles(script.value("materials", Json())))
      return nullptr;
  }
  Json stated = script;
  stateAlignmentOfLines(stated);
  stateSamplingOfRules(stated);
  const Json whole{{"scarp", 1}, {"operations", Json::array({std::move(stated)})}};
  auto read = parseScript(whole.dump(), projectFileScope());
  if (!read.ok()) return nullptr;
  auto operation = std::make_shared<Operation>(std::move(read->operations.front()));
  const OperationParts parts = partsOf(*operation);
  if (const auto turn = value.find("turn"); parts.turn && turn != value.end() && turn->isNumber())
    *parts.turn = turn->get<double>();
  readAngles(value, parts.objects);
  readIds(value, *operation);
  // A brush whose alpha was not read, see readBrush(), differs from that of the record.
  const Alpha* picture = pictureOf(*operation);
  if (picture ? value.value("picture", Json()) != sumOf(*picture) : value.contains("picture")) return nullptr;
  return operation;
}

Result<std::map<ObjectId, std::optional<Object>>> readChanges(const Json& list) {
  std::map<ObjectId, std::optional<Object>> objects;
  if (!list.isArray()) return Error{"objects: must be an array, not " + ObjectReader::describe(list)};
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string path = "objects[" + std::to_string(i) + "]";
    const Json& change = list[i];
    if (!change.isArray() || change.size() != 2 || !change[0].isUnsigned())
      return Error{path + ": must be [id, object], not " + ObjectReader::describe(change)};
    const auto id = change[0].get<ObjectId>();
    std::optional<Object> object;
    if (!change[1].isNull()) {
      auto read = readStoredObject(change[1], path);
      if (!read.ok()) return read.error();
      object = *read;
    }
    const bool sound = id > 0 && id < std::numeric_limits<ObjectId>::max() && (!object || object->id == id);
    if (!sound || !objects.emplace(id, object).second)
      return Error{path + ": the id " + std::to_string(id) + " is out of place"};
  }
  return objects;
}

Result<GridRect> readChanged(const Json& value) {
  auto rect = readRect(value, "changed");
  if (!rect.ok()) return rect;
  for (const int side : {rect->column0, rect->row0, rect->column1, rect->row1})
    if (side < 0 || side > kMostTerrainSide)
      return Error{"changed: " + std::to_string(side) + " is out of range"};
  return rect;
}

}  // namespace

std::optional<std::string> operationText(const Operation& operation) {
  if (!canBeWritten(operation)) return std::nullopt;
  try {
    Json value;
    value["script"] = operationJson(operation);
    const OperationParts parts = partsOf(operation);
    if (parts.turn) value["turn"] = *parts.turn;
    writeAngles(value, parts.objects);
    if (namesById(operation)) value["ids"] = idsIn(operation);
    if (const Alpha* picture = pictureOf(operation)) value["picture"] = sumOf(*picture);
    std::string text = value.dump();
    return text.size() <= kMostText ? std::optional(std::move(text)) : std::nullopt;
  } catch (const JsonError&) {
    return std::nullopt;  // A name that is not UTF-8.
  }
}

std::string recordMeta(const EditRecord& record, SourcePath path) {
  Json meta{{"name", writeText(record.name)},
                    {"changed", writeRect(record.changed)},
                    {"active", record.active.place}};
  if (record.id != 0) meta["id"] = record.id;
  if (record.active.id != kBaseLayer) meta["activeLayer"] = record.active.id;
  if (!record.objects.empty()) {
    Json& list = meta["objects"] = Json::array();
    for (const auto& [id, object] : record.objects)
      list.push_back(Json::array({id, object ? writeStoredObject(*object) : Json(nullptr)}));
  }
  if (record.state && record.state->georeference.source && path == SourcePath::Omitted) {
    DocumentState state = *record.state;
    state.georeference.source->path.clear();
    meta["state"] = writeState(state);
  } else if (record.state) {
    meta["state"] = writeState(*record.state);
  }
  std::string text = meta.dump();
  if (const auto operation = record.operation ? operationText(*record.operation) : std::nullopt) {
    text.pop_back();
    text += ",\"operation\":" + *operation + "}";
  }
  return text;
}

Result<EditRecord> readRecordMeta(std::string_view text) {
  const auto meta = readJson(text);
  if (!meta.ok()) return meta.error();
  ObjectReader reader(*meta, "");
  EditRecord record;
  if (const Json* name = reader.value("name", true)) {
    auto read = readText(*name, "name");
    if (read.ok())
      record.name = std::move(*read);
    else
      reader.fail(read.error());
  }
  if (const Json* changed = reader.value("changed", true)) {
    const auto read = readChanged(*changed);
    if (read.ok())
      record.changed = *read;
    else
      reader.fail(read.error());
  }
  if (reader.value("active", true))
    reader.readWhole("active", record.active.place, std::size_t{0}, std::size_t{1} << 32);
  if (reader.value("activeLayer"))
    reader.readWhole("activeLayer", record.active.id, LayerId{0}, std::numeric_limits<LayerId>::max());
  if (reader.value("id")) reader.readWhole("id", record.id, StepId{0}, kMostStepId);
  if (const Json* objects = reader.value("objects")) {
    auto read = readChanges(*objects);
    if (read.ok())
      record.objects = std::move(*read);
    else
      reader.fail(read.error());
  }
  if (const Json* state = reader.value("state")) {
    auto read = readState(*state, "state");
    if (read.ok())
      record.state = std::move(*read);
    else
      reader.fail(read.error());
  }
  if (const Json* operation = reader.value("operation")) record.operation = readOperation(*operation);
  if (const auto done = reader.done(); !done) return Error{"a step of the history: " + done.error().message};
  return record;
}

std::optional<StoredRecord> storedRecord(const EditRecord& record, const RecordTiles& bases,
                                         const std::stop_token& stop) {
  auto tiles = packTiles(tilePairs(record.tiles, bases), stop);
  if (!tiles) return std::nullopt;
  return StoredRecord{recordMeta(record), std::move(*tiles)};
}

Result<EditRecord> readRecord(const StoredRecord& stored, const PresentTile& present) {
  auto record = readRecordMeta(stored.meta);
  if (!record.ok()) return record;
  const std::size_t room = stored.tiles.bytes.size();
  for (const PackedTile& tile : stored.tiles.directory) {
    if (tile.offset > room || tile.bytes > room - tile.offset)
      return Error{"the step \"" + shown(record->name) + "\" of the history is cut off"};
    if (tile.form == PackedTile::Form::OnBase && !(present && present(tile.key)))
      return Error{"the step \"" + shown(record->name) + "\" of the history does not fit the terrain"};
  }
  auto pairs = unpackTiles(stored.tiles.directory, stored.tiles.bytes, present);
  if (!pairs.ok()) return pairs.error();
  makeUsable(*pairs);
  for (TilePair& pair : *pairs) record->tiles[pair.key.raster].emplace(pair.key.slot, std::move(pair.tile));
  return record;
}

}  // namespace scarp
