#include <algorithm>
#include <cmath>
#include <functional>
#include <optional>
#include <set>
#include <utility>

#include "core/brush/BrushKinds.h"
#include "core/document/DocumentParts.h"
#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/AdjustmentLayers.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/StrokeOperations.h"
#include "core/line/LineDesign.h"
#include "core/line/LinePath.h"
#include "core/store/ContentRows.h"
#include "core/store/StoredRecord.h"
#include "core/team/TeamChanges.h"
#include "core/terrain/HeldSlots.h"

namespace scarp {

namespace {

/// Max number of tiles that a change lists because of lines and adjustment layers. With more, it depends on
/// the whole terrain.
constexpr std::size_t kMostOfLines = 400;

std::int64_t revisionIn(const std::map<TeamKey, TeamSlot>& slots, const TeamKey& key) {
  const auto found = slots.find(key);
  return found == slots.end() ? 0 : found->second.rev;
}

/// Adds the tiles of the base, which no step lists: it is copied from the heights with the first layer and
/// removed with the last.
void addBase(const EditRecord& record, const DocumentState& state, const std::map<TeamKey, TeamSlot>& slots,
             std::map<TeamKey, std::int64_t>& writes) {
  if (!record.state || record.state->layers.empty() == state.layers.empty()) return;
  const bool comes = record.state->layers.empty();
  const auto role = static_cast<std::int64_t>(comes ? RasterRole::Ground : RasterRole::Base);
  for (const auto& [key, slot] : slots) {
    if (key.role != role || key.layer != 0 || slot.content <= 0) continue;
    TeamKey base = key;
    base.role = static_cast<std::int64_t>(RasterRole::Base);
    writes.emplace(base, comes ? slot.content : 0);
  }
}

/// Adds all tiles of lines that the slots intersect, because a line depends on all heights along it.
void addLines(const DocumentState& state, const HeightRaster& like, std::set<int>& slots) {
  const auto slotsOf = [&](const Line& line) {
    const double cells = reachOf(line) / std::min(state.frame.dx, state.frame.dy);
    const GridRect read = readBy(line, state.frame);
    const int most = std::max(state.frame.columns, state.frame.rows);
    const GridRect tiles = like.tilesTouching(read.grown(1 + static_cast<int>(std::min<double>(cells, most))));
    std::set<int> all;
    for (int row = tiles.row0; row < tiles.row1; ++row)
      for (int column = tiles.column0; column < tiles.column1; ++column) all.insert(like.tileIndex(column, row));
    return all;
  };
  std::vector<std::set<int>> lines;
  for (const Layer& layer : state.layers)
    if (layer.lines)
      for (const Line& line : layer.lines.lines())
        if (line.visible) lines.push_back(slotsOf(line));
  for (bool more = true; more;) {
    more = false;
    for (std::set<int>& line : lines) {
      if (std::ranges::none_of(line, [&](int slot) { return slots.contains(slot); })) continue;
      slots.merge(line);
      line.clear();
      more = true;
    }
  }
}

/// Adds the tiles that adjustment layers change around others, and those that they read for it.
void addFiltered(const DocumentState& state, const HeightRaster& like, std::set<int>& slots) {
  for (const Layer& layer : state.layers) {
    if (!layer.adjustment || !layer.isUpdatedByEdits()) continue;
    const std::set<int> changed = slotsFiltered(slots, *layer.adjustment, state.frame, like);
    slots = slotsFiltered(changed, *layer.adjustment, state.frame, like);
  }
}

/// Adds the pieces other than tiles that a step changed: objects, and the state with the contents that it
/// refers to.
void addTexts(const EditRecord& record, const TeamSource& after, std::int64_t project, std::int64_t session,
              const std::map<TeamKey, TeamSlot>& slots, std::map<TeamKey, std::int64_t>& writes,
              std::vector<TeamContent>& contents) {
  for (const std::int64_t chunk : chunksOf(record.objects)) {
    TeamContent content = objectsContent(*after.objects, objectsKey(project, chunk));
    writes[objectsKey(project, chunk)] = content.id;
    if (content.id != 0) contents.push_back(std::move(content));
  }
  if (!record.state) return;
  if (record.state->selecting != after.state.selecting) {
    const TeamKey key = selectingKey(project, session);
    TeamContent content = selectingContent(after.state.selecting, key);
    writes[key] = content.id;
    if (content.id != 0) contents.push_back(std::move(content));
  }
  if (withoutSelection(*record.state) == withoutSelection(after.state)) return;
  std::map<TeamKey, TeamContent> held;
  TeamHeld::addContents(after.state, &*record.state, project, slots, held);
  for (auto& [key, content] : held) {
    writes[key] = content.id;
    contents.push_back(std::move(content));
  }
  contents.push_back(stateContent(after, stateKey(project)));
  writes[stateKey(project)] = contents.back().id;
}

/// Extent that a dab reads, in radii: it uses neighbours for slopes and averages, at most a radius beyond its
/// edge.
constexpr double kReach = 2.0;
constexpr int kNeighbours = 8;

GridRect around(double west, double east, double south, double north, const GridFrame& frame) {
  const auto bounded = [](double place, int most) {
    return static_cast<int>(std::clamp(place, 0.0, static_cast<double>(most)));
  };
  return {bounded(std::floor(frame.column(west)) - kNeighbours, frame.columns),
          bounded(std::floor(frame.row(north)) - kNeighbours, frame.rows),
          bounded(std::ceil(frame.column(east)) + kNeighbours + 1, frame.columns),
          bounded(std::ceil(frame.row(south)) + kNeighbours + 1, frame.rows)};
}

GridRect around(const Object& object, const GridFrame& frame) {
  return around(object.x, object.x, object.y, object.y, frame);
}

std::optional<GridRect> ofStroke(const StrokeOperation& stroke, const GridFrame& frame) {
  const StrokeNeeds& needs = brushKindInfo(stroke.brush.kind).traits.needs;
  if (needs.source != CopiedGround::None || stroke.brush.symmetry.kind != SymmetryKind::None ||
      stroke.samples.empty())
    return std::nullopt;
  const auto [west, east] = std::ranges::minmax(stroke.samples, {}, &StrokeSample::x);
  const auto [south, north] = std::ranges::minmax(stroke.samples, {}, &StrokeSample::y);
  const double reach = (kReach + stroke.brush.jitter.position) * stroke.brush.radius;
  return around(west.x - reach, east.x + reach, south.y - reach, north.y + reach, frame);
}

}  // namespace

void addReads(const EditRecord& record, const DocumentState& after, std::int64_t project, std::int64_t session,
              const std::map<TeamKey, TeamSlot>& slots, TeamChange& change) {
  std::set<TeamKey> written;
  for (const TeamWrite& write : change.slots) written.insert(write.key);
  const auto add = [&](const TeamKey& key) {
    if (written.insert(key).second)
      change.slots.push_back({key, revisionIn(slots, key), TeamWrite::kOnlyRead});
  };
  add(selectingKey(project, session));
  const auto read = record.operation ? samplesRead(*record.operation, after.frame) : std::nullopt;
  if (!read) {
    change.whole = true;
    return;
  }
  add(stateKey(project));
  const HeightRaster like = emptyRaster(RasterRole::Ground, after.frame, 0.0F);
  const GridRect tiles = like.tilesTouching(*read);
  std::set<int> ground;
  for (int row = tiles.row0; row < tiles.row1; ++row)
    for (int column = tiles.column0; column < tiles.column1; ++column)
      ground.insert(like.tileIndex(column, row));
  const std::size_t own = ground.size();
  addFiltered(after, like, ground);
  addLines(after, like, ground);
  if (ground.size() > std::max(own, kMostOfLines)) {
    change.whole = true;
    return;
  }
  for (const RasterId& id : rastersOf(after)) {
    // Paint has twice the resolution, and only painting reads it.
    if (id.role == RasterRole::Paint) continue;
    for (const int slot : ground) add(tileKey(project, id, slot, like.tileColumns(), session));
  }
}

Result<TeamDraft> draftOfFirst(const TerrainDocument& document, std::int64_t project, std::int64_t session,
                               std::int64_t head, const std::map<TeamKey, TeamSlot>& slots) {
  EXPECTS(!document.editing() && document.history().position() > 0);
  // State of the document after the step; usually the current one.
  std::optional<DocumentParts> earlier;
  if (document.history().position() > 1) {
    auto snapshot = partsAt(document, 1);
    if (!snapshot) return snapshot.error();
    earlier = std::move(*snapshot);
  }
  const TeamSource after = earlier ? sourceOf(*earlier, document) : sourceOf(document);
  const auto present = [&after](const TileKey& key) {
    return tileOrNull(after.raster(key.raster), key.slot);
  };
  const auto before = document.history().tilesOf(0, present);
  if (!before) return before.error();
  const EditRecord& record = document.history().record(0);
  TeamDraft draft;
  draft.frame = after.state.frame;
  draft.step = record.id;
  TeamChange& change = draft.change;
  change.base = head;
  change.box = record.changed;
  change.meta = recordMeta(record);
  std::map<TeamKey, std::int64_t> writes;
  addBase(record, after.state, slots, writes);
  if (record.state && !(record.state->frame == after.state.frame)) {
    // A new frame moves all pieces: all earlier ones are removed, all current ones are added.
    for (const auto& [key, slot] : slots)
      if (slot.content > 0) writes[key] = 0;
    for (TeamContent& content : textsOf(after, project, writes)) draft.contents.push_back(std::move(content));
    if (after.state.selecting) {
      const TeamKey key = selectingKey(project, session);
      draft.contents.push_back(selectingContent(true, key));
      writes[key] = draft.contents.back().id;
    }
    draft.tiles = tilesOf(after, project, session);
  } else {
    for (const auto& [id, set] : *before) {
      const HeightRaster like = emptyRaster(id.role, after.state.frame, 0.0F);
      for (const auto& [slot, tile] : set) {
        const TeamKey key = tileKey(project, id, slot, like.tileColumns(), session);
        if (HeightRaster::TilePtr now = present({id, slot})) {
          TilePiece& piece = draft.tiles.emplace_back(tilePiece(key, std::move(now), like));
          if (const auto was = slots.find(key); was != slots.end()) piece.baseContent = was->second.content;
          piece.base = tile;
        } else {
          writes[key] = 0;
        }
      }
    }
    addTexts(record, after, project, session, slots, writes, draft.contents);
  }
  for (const TilePiece& tile : draft.tiles) writes[tile.key] = 0;
  std::map<TeamKey, std::size_t> places;
  for (const auto& [key, content] : writes) {
    places.emplace(key, change.slots.size());
    change.slots.push_back({key, revisionIn(slots, key), content});
  }
  for (const TilePiece& tile : draft.tiles) draft.writes.push_back(places.at(tile.key));
  addReads(record, after.state, project, session, slots, change);
  return draft;
}

GridRect areaOf(const TeamChange& change, const GridFrame& frame) {
  if (change.whole) return frame.samples();
  const HeightRaster like = emptyRaster(RasterRole::Ground, frame, 0.0F);
  GridRect area = change.box;
  for (const TeamWrite& write : change.slots) {
    const std::int64_t role = write.key.role;
    const bool asGround = role >= 0 && role <= kMostRole && role != static_cast<std::int64_t>(RasterRole::Paint);
    if (asGround && write.key.slot >= 0 && write.key.slot < like.tileCount())
      area = area.united(like.tileRect(static_cast<int>(write.key.slot)));
  }
  return area;
}

TeamParcel packed(TeamDraft draft, const TeamParcel* refused) {
  if (refused && refused->isOld()) refused = nullptr;
  TeamParcel parcel{std::move(draft.change), std::move(draft.contents), draft.frame, draft.step};
  std::vector<TilePiece> fresh;
  std::vector<std::size_t> places;  // Indices in `parcel.tiles`.
  for (std::size_t i = 0; i < draft.tiles.size(); ++i) {
    TilePiece& piece = draft.tiles[i];
    TeamParcel::Tile& tile = parcel.tiles.emplace_back(TeamParcel::Tile{piece.key, 0, piece.baseContent, piece.tile});
    if (refused) {
      const auto there = std::ranges::find(refused->tiles, piece.key, &TeamParcel::Tile::key);
      if (there != refused->tiles.end() && there->base == tile.base && sameTile(there->tile, tile.tile))
        tile.content = there->content;
      if (tile.content != 0) parcel.packed = std::min(parcel.packed, refused->packed);
    }
    if (tile.content != 0) continue;
    places.push_back(i);
    fresh.push_back(std::move(piece));
  }
  std::vector<TeamContent> contents = tileContents(fresh);
  for (std::size_t i = 0; i < contents.size(); ++i) {
    parcel.tiles[places[i]].content = contents[i].id;
    parcel.contents.push_back(std::move(contents[i]));
  }
  for (std::size_t i = 0; i < parcel.tiles.size(); ++i)
    parcel.change.slots[draft.writes[i]].content = parcel.tiles[i].content;
  return parcel;
}

std::optional<GridRect> samplesRead(const Operation& operation, const GridFrame& frame) {
  if (const auto* stroke = operation.as<StrokeOperation>()) return ofStroke(*stroke, frame);
  if (const auto* place = operation.as<PlaceOperation>(); place && place->object.rule != ObjectRule::Flatten)
    return around(place->object, frame);
  if (operation.is<RemoveObjectOperation>()) return GridRect{};
  return std::nullopt;
}

}  // namespace scarp
