#include "core/store/StoredRecord.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <set>

#include "core/base/Json.h"
#include "core/base/Parallel.h"
#include "core/base/PrintableLine.h"
#include "core/brush/Alpha.h"
#include "core/document/TerrainDocument.h"
#include "core/document/TileParts.h"
#include "core/edit/ClipOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/OperationInfo.h"
#include "core/io/PictureFile.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/SchemaJson.h"
#include "core/script/LineJson.h"
#include "core/script/MaterialJson.h"
#include "core/script/ScatterRuleJson.h"
#include "core/script/Script.h"
#include "core/store/StateJson.h"
#include "core/store/StoredNumbers.h"
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

using ObjectChanges = std::map<ObjectId, std::optional<Object>>;

Json writeChanges(const ObjectChanges& objects) {
  Json list = Json::array();
  for (const auto& [id, object] : objects)
    list.push_back(Json::array({id, object ? writeStoredObject(*object) : Json(nullptr)}));
  return list;
}

Result<ObjectChanges> readChanges(const Json& list, const std::string& key) {
  ObjectChanges objects;
  if (!list.isArray()) return errorIn(key, "must be an array, not %1", ObjectReader::describe(list));
  for (std::size_t i = 0; i < list.size(); ++i) {
    const std::string path = key + "[" + std::to_string(i) + "]";
    const Json& change = list[i];
    if (!change.isArray() || change.size() != 2 || !change[0].isUnsigned())
      return errorIn(path, "must be [id, object], not %1", ObjectReader::describe(change));
    const auto id = change[0].get<ObjectId>();
    std::optional<Object> object;
    if (!change[1].isNull()) {
      auto read = readStoredObject(change[1], path);
      if (!read.ok()) return read.error();
      object = *read;
    }
    const bool sound = id > 0 && id < std::numeric_limits<ObjectId>::max() && (!object || object->id == id);
    if (!sound || !objects.emplace(id, object).second) return errorIn(path, "the id %1 is out of place", id);
  }
  return objects;
}

const Schema<GridRect>& changedSchema() {
  using G = GridRect;
  using Make = MakeSetting<G>;
  static const Schema<G> schema{Make::number<&G::column0>("column0", "", 0, kMostTerrainSide),
                                Make::number<&G::row0>("row0", "", 0, kMostTerrainSide),
                                Make::number<&G::column1>("column1", "", 0, kMostTerrainSide),
                                Make::number<&G::row1>("row1", "", 0, kMostTerrainSide)};
  return schema;
}

Json writeName(const Message& name) { return writeText(name.text()); }
Result<Message> readName(const Json& value, const std::string& path) {
  const auto text = readText(value, path);
  if (!text) return text.error();
  return Message(text->c_str());
}

/// The title and the operation apart.
const Schema<EditRecord>& recordSchema() {
  using R = EditRecord;
  using Make = MakeSetting<R>;
  constexpr double kMaxPlace = std::size_t{1} << 32;
  static const Schema<R> schema(
      {required(Make::value<&R::name>("name", typeWith<writeName, readName>())),
       required(Make::value<&R::changed>("changed",
                                         tupleType(changedSchema(), Message("[column, row, column, row]")))),
       required(Make::number<&R::active, &LayerName::place>("active", "", 0, kMaxPlace)),
       Make::unlessDefault<&R::id>(Make::number<&R::id>("id", "", 0, kMostStepId)),
       Make::unlessDefault<&R::active, &LayerName::id>(Make::number<&R::active, &LayerName::id>(
           "activeLayer", "", 0, std::numeric_limits<LayerId>::max())),
       Make::unlessDefault<&R::objects>(
           Make::value<&R::objects>("objects", typeWith<writeChanges, readChanges>())),
       Make::value<&R::state>("state", typeWith<writeState, readState>())},
      RangeWording::Value);
  return schema;
}

/// Returns a name as JSON text; nothing for a name without values or with bytes that are not UTF-8.
std::optional<std::string> titleText(const Message& name) {
  if (name.values().empty()) return std::nullopt;
  try {
    return name.toJson().dump();
  } catch (const JsonError&) {
    return std::nullopt;
  }
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
  Json meta = writeAll(recordSchema(), record);
  if (path == SourcePath::Omitted && record.state && record.state->georeference.source)
    meta["state"]["place"]["source"]["path"] = "";
  std::string text = meta.dump();
  if (const auto title = titleText(record.name)) {
    text.pop_back();
    text += ",\"title\":" + *title + "}";
  }
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
  readFields(reader, recordSchema(), record);
  if (const Json* value = reader.value("title"))
    if (Message title = Message::fromJson(*value); title.text() == record.name.text())
      record.name = std::move(title);
  if (const Json* operation = reader.value("operation")) record.operation = readOperation(*operation);
  if (const auto done = reader.done(); !done) return Error{"a step of the history: %1", done.error().message};
  return record;
}

namespace {

constexpr std::size_t kTileBytes = 32;

std::vector<std::byte> writeDirectory(const std::vector<PackedTile>& tiles) {
  std::vector<std::byte> bytes;
  bytes.reserve(tiles.size() * kTileBytes);
  for (const PackedTile& tile : tiles) {
    addNumber(bytes, static_cast<std::uint8_t>(tile.key.raster.role));
    addNumber(bytes, static_cast<std::uint8_t>(tile.form));
    addNumber(bytes, std::uint16_t{0});
    addNumber(bytes, tile.key.raster.layer);
    addNumber(bytes, static_cast<std::uint32_t>(tile.key.slot));
    addNumber(bytes, tile.bytes);
    addNumber(bytes, tile.check);
    addNumber(bytes, std::uint64_t{0});
  }
  return bytes;
}

std::optional<std::vector<PackedTile>> readDirectory(std::span<const std::byte> bytes) {
  if (bytes.size() % kTileBytes != 0) return std::nullopt;
  std::vector<PackedTile> tiles;
  tiles.reserve(bytes.size() / kTileBytes);
  std::uint64_t offset = 0;
  while (!bytes.empty()) {
    const auto role = takeNumber<std::uint8_t>(bytes), form = takeNumber<std::uint8_t>(bytes);
    (void)takeNumber<std::uint16_t>(bytes);
    const auto layer = takeNumber<LayerId>(bytes);
    const auto slot = takeNumber<std::uint32_t>(bytes), length = takeNumber<std::uint32_t>(bytes);
    const auto check = takeNumber<std::uint64_t>(bytes);
    (void)takeNumber<std::uint64_t>(bytes);
    if (role > kMostRole || form > 2 || slot >= kMostTileSlots) return std::nullopt;
    tiles.push_back({{{static_cast<RasterRole>(role), layer}, static_cast<int>(slot)},
                     static_cast<PackedTile::Form>(form),
                     length,
                     offset,
                     check});
    offset += length;
  }
  return tiles;
}

/// The packed tiles of an entry, in the store.
class EntryBytes final : public StoredBytes {
 public:
  EntryBytes(std::shared_ptr<Store> store, const EntryRow& entry)
      : store_(std::move(store)), row_(entry.ref.row), parts_(entry.parts) {}

  [[nodiscard]] Result<std::vector<std::byte>> read() const override {
    return store_->entryBytes(row_, parts_);
  }

 private:
  std::shared_ptr<Store> store_;
  std::int64_t row_, parts_;
};

/// Packs on several threads.
PackedTiles packAll(const std::vector<TilePair>& pairs) {
  constexpr std::size_t kGroup = 16;
  const std::size_t groups = (pairs.size() + kGroup - 1) / kGroup;
  std::vector<PackedTiles> packed(groups);
  parallelFor(groups, [&](std::size_t i) {
    const std::size_t first = i * kGroup;
    packed[i] = *packTiles(std::span(pairs).subspan(first, std::min(kGroup, pairs.size() - first)));
  });
  if (groups == 1) return std::move(packed.front());
  PackedTiles all;
  for (const PackedTiles& group : packed) {
    for (PackedTile tile : group.directory) {
      tile.offset += all.bytes.size();
      all.directory.push_back(tile);
    }
    all.bytes.insert(all.bytes.end(), group.bytes.begin(), group.bytes.end());
  }
  return all;
}

}  // namespace

HistoryItem understood(const EntryRow& entry, const std::shared_ptr<Store>& store) {
  HistoryItem item;
  auto directory = readDirectory(entry.tiles);
  auto record = readRecordMeta(entry.meta);
  if (!directory || !record.ok()) return item;
  item.record = std::move(*record);
  if (!directory->empty())
    item.packed = std::make_shared<const PackedRecord>(
        PackedRecord{std::move(*directory), {}, std::make_shared<EntryBytes>(store, entry)});
  return item;
}

Result<EntryRef> writeEntry(StoreChange& change, const HistoryItem& item, std::int64_t place) {
  std::vector<std::byte> directory, bytes;
  if (item.packed) {
    directory = writeDirectory(item.packed->directory);
    if (item.packed->stored) {
      auto read = item.packed->stored->read();
      if (!read.ok()) return read.error();
      bytes = std::move(*read);
    } else {
      bytes = item.packed->memory;
    }
  } else {
    PackedTiles packed = packAll(tilePairs(item.record->tiles, item.other));
    directory = writeDirectory(packed.directory);
    bytes = std::move(packed.bytes);
  }
  return change.addEntry(place, recordMeta(*item.record, SourcePath::Omitted), directory, bytes);
}

}  // namespace scarp
