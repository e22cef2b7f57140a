#include "core/team/TeamNews.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>
#include <vector>

namespace scarp {

namespace {

constexpr int kRowsAtOnce = 100;
constexpr std::size_t kMissingAtOnce = 256;

/// Contents as pieces, as differences to tiles that are here where the log has them so.
Result<ReadPieces> piecesIn(TeamLog& log, const std::map<TeamKey, TeamSlot>& slots, TeamBases* bases) {
  const TileBases here = bases ? bases->of(slots) : TileBases();
  auto fetched = fetchPieces(log, slots, here);
  if (!fetched) return fetched.error();
  auto pieces = readPieces(fetched->pieces, here);
  const bool whole = std::ranges::none_of(fetched->contents, [](const TeamContent& content) { return content.base != 0; });
  if (!pieces && !whole) {
    // Whoever wrote a difference may have written it wrongly.
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

/// Reads what others wrote: the latest content of each piece.
Result<TeamNews::Part> partOfOthers(TeamLog& log, std::map<TeamKey, TeamSlot> slots, std::int64_t last,
                                    GridFrame& frame, TeamBases* bases) {
  auto pieces = piecesIn(log, seenBy(log.session(), slots), bases);
  if (!pieces) return pieces.error();
  if (pieces->state && !(pieces->state->document.frame == frame)) {
    // Everything has other places.
    const auto all = log.slotsAt(last);
    if (!all) return all.error();
    slots = byKey(all->slots);
    pieces = piecesIn(log, seenBy(log.session(), slots), bases);
    if (!pieces) return pieces.error();
    // Selections of others than who did that end with it.
    if (!pieces->selecting) pieces->selecting = false;
    frame = pieces->state->document.frame;
  }
  return TeamNews::Part{0, last, std::move(slots), std::move(*pieces), 0, {}};
}

}  // namespace

bool overtakes(const TeamNews& news, const TeamChange& change) {
  return std::ranges::any_of(news.parts, [&](const TeamNews::Part& part) {
    if (part.mine != 0) return false;
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
  // What is still not to be had stays missing.
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

TeamNews newsOf(const TeamParcel& sent, std::int64_t seq, TeamBases* bases) {
  setOwn(sent, bases);
  TeamNews news;
  news.frame = sent.frame;
  TeamNews::Part mine{sent.change.op, seq, {}, {}, sent.step, {}};
  for (const TeamWrite& write : sent.change.slots)
    if (write.content != TeamWrite::kOnlyRead) mine.slots[write.key] = {write.key, seq, write.content};
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
        if (slot->content != TeamWrite::kOnlyRead) wrote[slot->key] = *slot;
      if (sent && row.op == sent->change.op) {
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
  // Those that wrote nothing are known too.
  if (last > news.last(since)) news.parts.push_back({0, last, {}, {}, 0, {}});
  return news;
}

}  // namespace scarp
