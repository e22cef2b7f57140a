#include "core/project/ProjectSummary.h"

#include <bit>
#include <cmath>
#include <limits>

#include "core/base/Json.h"
#include "core/base/ShortNumber.h"
#include "core/project/ProjectStore.h"
#include "core/schema/ObjectReader.h"
#include "core/store/Sqlite.h"
#include "core/store/StateJson.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr std::size_t kMostRuns = 20'000;
/// Above all slots.
constexpr double kMostWhole = 144115188075855872.0;  // 2⁵⁷

std::uint64_t takeHexadecimal(ObjectReader& reader, std::string_view key) {
  std::string text;
  if (!reader.read(key, text, true)) return 0;
  const auto number = readHexadecimal(text);
  if (!number) reader.fail(key, Message("is no number"));
  return number.value_or(0);
}

/// An array of arrays of whole numbers.
bool wholeNumbers(const Json* value) {
  if (!value || !value->isArray()) return false;
  return std::ranges::all_of(*value, [](const Json& row) {
    return row.isArray() && row.size() >= 2 && std::ranges::all_of(row, [](const Json& number) {
             return number.isInteger() && number.get<double>() >= 0.0 &&
                    number.get<double>() < kMostWhole;
           });
  });
}

/// The rasters are those that a document with these layers has, and full of what they can hold.
Result<void> checkFills(const ProjectState& state) {
  const DocumentState& document = state.document;
  const std::vector<RasterId> known = rastersOf(document);
  for (const auto& [id, fill] : state.fills) {
    if (std::ranges::find(known, id) == known.end())
      return Error{"state.fills: [%1, %2] belongs to no layer, selection or material that there is",
                   static_cast<int>(id.role), id.layer};
    const bool holds = id == kGround ? std::isnan(fill) || isHeight(fill)
                       : id.role == RasterRole::Paint || id.role == RasterRole::Deposit
                           ? std::bit_cast<std::uint32_t>(fill) == 0
                       : id.role >= RasterRole::LayerMask ? fill >= 0.0F && fill <= 1.0F
                                                          : !std::isinf(fill);
    if (!holds) return Error{"state.fills: a raster cannot be full of %1", fill};
  }
  if (!document.layers.empty() && !state.fills.contains(kBase))
    return Error{"state.fills: the base of the layers is missing"};
  return {};
}

}  // namespace

std::string writeProjectState(const ProjectState& state) {
  Json value;
  value["document"] = writeState(state.document);
  value["activeLayer"] = state.activeLayer;
  value["nextLayer"] = state.nextLayer;
  value["nextObject"] = hexadecimal(state.nextObject);
  value["fills"] = Json::array();
  // As bits: a fill may be any number, and none.
  for (const auto& [id, fill] : state.fills)
    value["fills"].push_back({static_cast<int>(id.role), id.layer, std::bit_cast<std::uint32_t>(fill)});
  return value.dump();
}

Result<ProjectState> readProjectState(std::string_view text) {
  const auto value = readJson(text);
  if (!value.ok()) return value.error();
  ObjectReader reader(*value, "state");
  ProjectState state;
  if (const Json* document = reader.value("document", true)) {
    auto read = readState(*document, reader.pathOf("document"));
    if (!read.ok()) return read.error();
    state.document = std::move(*read);
  }
  constexpr LayerId most = std::numeric_limits<LayerId>::max();
  reader.readWhole<LayerId>("activeLayer", state.activeLayer, 0, most);
  reader.readWhole<LayerId>("nextLayer", state.nextLayer, 0, most);
  state.nextObject = takeHexadecimal(reader, "nextObject");
  if (const Json* fills = reader.value("fills", true)) {
    if (!wholeNumbers(fills)) return Error{"state.fills: is no list of fills"};
    for (const Json& fill : *fills) {
      const auto role = fill[0].get<std::uint64_t>(), layer = fill[1].get<std::uint64_t>();
      if (fill.size() != 3 || role > kMostRole || layer > most)
        return Error{"state.fills: is no list of fills"};
      state.fills[{static_cast<RasterRole>(role), static_cast<LayerId>(layer)}] =
          std::bit_cast<float>(static_cast<std::uint32_t>(fill[2].get<std::uint64_t>()));
    }
  }
  if (const auto done = reader.done(); !done) return done.error();
  if (!state.fills.contains(kGround)) return Error{"state.fills: the ground is missing"};
  if (auto fit = checkFills(state); !fit) return fit.error();
  return state;
}

std::string writeSummary(const SaveSummary& summary) {
  Json value;
  value["file"] = summary.file;
  value["stamp"] = summary.stamp;
  value["state"] = summary.state;
  if (summary.heldKnown) {
    value["held"] = Json::array();
    for (const auto& [part, runs] : summary.held) {
      Json row = {part.role, part.layer};
      for (const auto& [first, last] : runs) {
        row.push_back(first);
        row.push_back(last);
      }
      value["held"].push_back(std::move(row));
    }
  }
  value["digest"] = hexadecimal(summary.digest);
  value["entries"] = summary.entries;
  value["position"] = summary.position;
  value["entryDigest"] = hexadecimal(summary.entryDigest);
  return value.dump();
}

Result<SaveSummary> readSummary(std::string_view text) {
  const auto value = readJson(text);
  if (!value.ok()) return value.error();
  ObjectReader reader(*value, "summary");
  SaveSummary summary;
  reader.read("file", summary.file, true);
  reader.read("stamp", summary.stamp, true);
  reader.read("state", summary.state, true);
  const Json* const held = reader.value("held");
  summary.heldKnown = held != nullptr;
  if (held) {
    if (!wholeNumbers(held)) return Error{"summary.held: is no list of slots"};
    for (const Json& row : *held) {
      auto& runs = summary.held[{static_cast<int>(row[0].get<std::int64_t>()),
                                 static_cast<std::uint32_t>(row[1].get<std::uint64_t>())}];
      for (std::size_t i = 2; i + 1 < row.size(); i += 2)
        runs.emplace_back(row[i].get<std::int64_t>(), row[i + 1].get<std::int64_t>());
    }
  }
  summary.digest = takeHexadecimal(reader, "digest");
  reader.readWhole<std::int64_t>("entries", summary.entries, 0, std::int64_t{1} << 40);
  reader.readWhole<std::int64_t>("position", summary.position, 0, std::int64_t{1} << 40);
  summary.entryDigest = takeHexadecimal(reader, "entryDigest");
  if (const auto done = reader.done(); !done) return done.error();
  return summary;
}

void summarise(const SlotMap& map, SaveSummary& summary) {
  summary.held.clear();
  std::size_t runCount = 0;
  for (const PartId part : map.parts()) {
    auto& runs = summary.held[part];
    map.forEach(part, [&](std::int64_t slot, const ContentRef& ref) {
      if (!ref.holds()) return;
      if (!runs.empty() && runs.back().second + 1 == slot)
        runs.back().second = slot;
      else
        runs.emplace_back(slot, slot);
    });
    runCount += runs.size();
    if (runs.empty()) summary.held.erase(part);
  }
  summary.heldKnown = runCount <= kMostRuns;
  if (!summary.heldKnown) summary.held.clear();
  summary.digest = map.digest();
}

Result<std::vector<std::byte>> readPreview(const std::string& path) {
  if (const auto format = readFormat(path); !format) return format.error();
  const auto database = SqliteDatabase::open(path, SqliteDatabase::Mode::ReadOnly);
  if (!database.ok()) return database.error();
  // Of a file from anybody: nothing that SQLite would run.
  if (const auto plain = checkTables(**database); !plain) return plain.error();
  auto rows = (*database)->prepare("SELECT value FROM setting WHERE key='preview' AND length(value)<=?");
  if (!rows.ok()) return rows.error();
  const auto found = rows->with(kMostPreviewBytes).step();
  if (!found.ok()) return found.error();
  if (!*found) return std::vector<std::byte>();
  const auto bytes = rows->blob(0);
  return std::vector<std::byte>(bytes.begin(), bytes.end());
}

}  // namespace scarp
