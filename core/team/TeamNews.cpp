#include "core/team/TeamChanges.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

#include "core/document/TerrainDocument.h"

namespace scarp {

namespace {

constexpr int kRowsAtOnce = 100;
constexpr std::size_t kMissingAtOnce = 256;

/// Fetches and reads pieces, as differences to tiles in memory where the log has these.
Result<ReadPieces> piecesIn(TeamLog& log, const std::map<TeamKey, TeamSlot>& slots, TeamBases* bases) {
  const TileBases here = bases ? bases->of(slots) : TileBases();
  auto fetched = fetchPieces(log, slots, here);
  if (!fetched) return fetched.error();
  auto pieces = readPieces(fetched->pieces, here);
  const bool whole = std::ranges::none_of(fetched->contents, [](const TeamContent& content) { return content.base != 0; });
  if (!pieces && !whole) {
    // A difference of another member may be wrong.
    fetched = fetchPieces(log, slots);
    if (!fetched) return fetched.error();
    pieces = readPieces(fetched->pieces);
  }
  if (pieces && bases) bases->set(fetched->pieces, pieces->tiles);
  return pieces;
}

void setOwn(const TeamParcel& sent, TeamBases* bases) {
  if (!bases) return;
  for (const TeamParcel::Tile& tile : sent.tiles) bases->set(tile.key, tile.content, tile.tile);
}

/// Returns whether the pieces that a row wrote have the sent contents.
Result<bool> hasContentsOf(TeamLog& log, const std::map<TeamKey, TeamSlot>& wrote, const TeamParcel& sent) {
  std::map<TeamKey, std::int64_t> wanted;
  for (const TeamWrite& write : sent.change.slots)
    if (write.content >= 0) wanted[write.key] = write.content;
  if (wanted.size() != wrote.size()) return false;
  using Id = std::pair<std::int64_t, std::int64_t>;
  std::vector<std::pair<Id, Id>> pairs;
  std::set<Id> asked;
  for (const auto& [key, slot] : wrote) {
    const auto found = wanted.find(key);
    if (found == wanted.end()) return false;
    if (found->second == slot.content) continue;
    if (found->second == 0 || slot.content == 0) return false;
    pairs.push_back({{key.cell, slot.content}, {key.cell, found->second}});
  }
  if (pairs.empty()) return true;
  // The sent contents may not be on the server.
  std::map<Id, std::pair<std::int64_t, std::uint64_t>> known;
  for (const TeamContent& content : sent.contents) known[{content.cell, content.id}] = {content.form, content.sum};
  for (const auto& [theirs, ours] : pairs)
    for (const Id& id : {theirs, ours})
      if (!known.contains(id)) asked.insert(id);
  std::vector<std::int64_t> cells, ids;
  for (const auto& [cell, id] : asked) {
    cells.push_back(cell);
    ids.push_back(id);
  }
  const auto outlines = log.outlines(cells, ids);
  if (!outlines) return outlines.error();
  for (const TeamOutline& outline : *outlines) known[{outline.cell, outline.id}] = {outline.form, outline.sum};
  return std::ranges::all_of(pairs, [&](const auto& pair) {
    return known.contains(pair.first) && known.contains(pair.second) && known.at(pair.first) == known.at(pair.second);
  });
}

/// Returns whether a row is the sent change. wrote: pieces that it wrote.
Result<bool> isSentRow(TeamLog& log, const TeamLogRow& row, const std::map<TeamKey, TeamSlot>& wrote,
                       const TeamParcel& sent) {
  if (!row.own || row.session != log.session() || !isSameOp(row.op, sent.change.op)) return false;
  return hasContentsOf(log, wrote, sent);
}

/// Reads the latest content of each piece that others wrote.
Result<TeamNews::Part> partOfOthers(TeamLog& log, std::map<TeamKey, TeamSlot> slots, std::int64_t last,
                                    GridFrame& frame, TeamBases* bases) {
  auto pieces = piecesIn(log, seenBy(log.session(), slots), bases);
  if (!pieces) return pieces.error();
  if (pieces->state && !(pieces->state->document.frame == frame)) {
    // A new frame moves all pieces.
    const auto all = log.slotsAt(last);
    if (!all) return all.error();
    slots = byKey(all->slots);
    pieces = piecesIn(log, seenBy(log.session(), slots), bases);
    if (!pieces) return pieces.error();
    // A new frame ends the selections of all sessions except its author's.
    if (!pieces->selecting) pieces->selecting = false;
    frame = pieces->state->document.frame;
  }
  if (auto sound = checkCells(slots, log.project(), frame); !sound) return sound.error();
  return TeamNews::Part{{}, last, std::move(slots), std::move(*pieces), 0, {}};
}

}  // namespace

bool overtakes(const TeamNews& news, const TeamChange& change) {
  return std::ranges::any_of(news.parts, [&](const TeamNews::Part& part) {
    if (part.mine) return false;
    if (change.whole && part.last > change.base) return true;
    return std::ranges::any_of(change.slots, [&](const TeamWrite& write) {
      const auto slot = part.slots.find(write.key);
      return slot != part.slots.end() && slot->second.rev > write.seen;
    });
  });
}

Result<TeamNews> newsOfMissing(TeamLog& log, const TeamContents& missing, std::int64_t since,
                               const GridFrame& frame) {
  TeamNews news;
  news.frame = frame;
  TeamNews::Part part;
  part.last = since;
  std::map<TeamKey, TeamSlot> whole;
  for (const MissingTile& tile : missing.missing()) {
    if (tile.whole && whole.size() == kMissingAtOnce) continue;
    if (tile.whole) whole[tile.key] = {tile.key, 0, tile.content};
    part.found.push_back(tile);
  }
  std::vector<std::int64_t> cells, ids;
  for (const auto& [key, slot] : whole) {
    cells.push_back(key.cell);
    ids.push_back(slot.content);
  }
  auto contents = log.contents(cells, ids, {});
  if (!contents) return contents.error();
  // Tiles that are still unavailable stay missing.
  std::set<std::pair<std::int64_t, std::int64_t>> without;
  for (const TeamContent& content : *contents)
    if (!content.trouble.empty()) without.emplace(content.cell, content.id);
  std::erase_if(whole, [&](const auto& piece) {
    return without.contains({piece.first.cell, piece.second.content});
  });
  std::erase_if(part.found, [&](const MissingTile& tile) {
    return tile.whole && without.contains({tile.key.cell, tile.content});
  });
  if (part.found.empty()) return news;
  const auto fetched = piecesOf(std::move(*contents), whole, log.shown());
  if (!fetched) return fetched.error();
  auto pieces = readPieces(fetched->pieces);
  if (!pieces) return pieces.error();
  part.pieces = std::move(*pieces);
  news.parts.push_back(std::move(part));
  return news;
}

Result<bool> isSent(TeamLog& log, std::int64_t seq, const TeamParcel& sent) {
  const auto rows = log.changesSince(seq - 1, 1);
  if (!rows) return rows.error();
  if (rows->empty() || rows->front().seq != seq) return false;
  const auto slots = log.slotsOf(seq);
  if (!slots) return slots.error();
  return isSentRow(log, rows->front(), byKey(*slots), sent);
}

TeamNews newsOf(const TeamParcel& sent, std::int64_t seq, TeamBases* bases) {
  setOwn(sent, bases);
  TeamNews news;
  news.frame = sent.frame;
  TeamNews::Part mine{sent.change.op, seq, {}, {}, sent.step, {}};
  for (const TeamWrite& write : sent.change.slots)
    if (write.content >= 0) mine.slots[write.key] = {write.key, seq, write.content};
  news.parts.push_back(std::move(mine));
  return news;
}

Result<TeamNews> newsSince(TeamLog& log, std::int64_t since, const TeamParcel* sent, const GridFrame& frame,
                           TeamBases* bases, std::int64_t through) {
  TeamNews news;
  news.frame = frame;
  std::map<TeamKey, TeamSlot> theirs;
  std::int64_t last = since;
  const auto addTheirs = [&]() -> Result<void> {
    if (theirs.empty()) return {};
    auto part = partOfOthers(log, std::exchange(theirs, {}), last, news.frame, bases);
    if (!part) return part.error();
    news.parts.push_back(std::move(*part));
    return {};
  };
  for (;;) {
    const auto rows = log.changesSince(last, kRowsAtOnce);
    if (!rows) return rows.error();
    if (rows->empty()) break;
    const auto slots = log.slotsBetween(last, rows->back().seq);
    if (!slots) return slots.error();
    auto slot = slots->begin();
    for (const TeamLogRow& row : *rows) {
      if (row.seq > through) break;
      std::map<TeamKey, TeamSlot> wrote;
      for (; slot != slots->end() && slot->rev <= row.seq; ++slot)
        if (slot->content >= 0) wrote[slot->key] = *slot;
      auto isMine = sent ? isSentRow(log, row, wrote, *sent) : Result<bool>(false);
      if (!isMine) return isMine.error();
      if (*isMine) {
        if (auto added = addTheirs(); !added) return added.error();
        news.parts.push_back({row.op, row.seq, std::move(wrote), {}, sent->step, {}});
        news.frame = sent->frame;
        setOwn(*sent, bases);
      } else {
        for (const auto& [key, written] : wrote) theirs[key] = written;
      }
      last = row.seq;
    }
    if (std::ssize(*rows) < kRowsAtOnce || last >= through) break;
  }
  if (auto added = addTheirs(); !added) return added.error();
  // Changes that wrote nothing advance the number as well.
  if (last > news.last(since)) news.parts.push_back({{}, last, {}, {}, 0, {}});
  return news;
}

}  // namespace scarp
