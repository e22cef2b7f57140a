#include "core/team/TeamOpen.h"

#include <algorithm>
#include <limits>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "core/document/EditHistory.h"
#include "core/memory/LargePages.h"
#include "core/project/ProjectLoad.h"
#include "core/recovery/RecoveryJournal.h"
#include "core/store/ContentRows.h"
#include "core/team/TeamChanges.h"
#include "core/team/TeamContents.h"
#include "core/team/TeamFollower.h"
#include "core/team/TeamPieces.h"

namespace scarp {

namespace {

/// Returns the ids of a block, which no other session has.
TerrainDocument::Ids idsOfBlock(std::int64_t block) {
  // Block numbers wrap around before ids would overflow. Ids in use are skipped.
  constexpr std::int64_t kBlocks = (std::int64_t{1} << 20) - 1;
  block %= kBlocks;
  const auto ofBlock = [block]<class Id>(Id size) {
    const Id first = static_cast<Id>(1 + static_cast<std::uint64_t>(block) * size);
    return IdSeries<Id>({first, static_cast<Id>(first + size)});
  };
  constexpr std::uint32_t kFew = std::uint32_t{1} << 12;
  constexpr std::uint64_t kMany = std::uint64_t{1} << 36;
  TerrainDocument::Ids ids;
  for (const auto series : kStateIdSeries) ids.*series = ofBlock(kFew);
  ids.objects = ofBlock(ObjectId{kMany});
  ids.steps = ofBlock(StepId{kMany});
  return ids;
}

/// Number of tiles that shareDocument() packs at a time.
constexpr std::size_t kTilesPackedAtOnce = 2048;

using LaterTiles = std::map<RasterId, TeamTiles::Refs>;

/// Returns whether a tile can be read later: its place is valid, and for the heights its range is known.
bool canWait(const TeamKey& key, const TeamOutline& outline) {
  const bool place = key.layer >= 0 && key.layer <= std::numeric_limits<LayerId>::max() && key.slot >= 0 &&
                     key.slot <= std::numeric_limits<int>::max();
  const bool ground = key.role == static_cast<std::int64_t>(RasterRole::Ground);
  return place && !isOfSelection(key) && outline.form == static_cast<std::int64_t>(ContentForm::Tile) && (!ground || outline.ranged != 0);
}

/// Returns the rasters with tiles that are read later, and the pyramid of the heights if it is one of them.
std::map<RasterId, HeightRaster> begun(const ProjectState& state, LaterTiles& later,
                                       const std::shared_ptr<TeamContents>& contents) {
  std::map<RasterId, HeightRaster> rasters;
  for (const auto& [id, fill] : state.fills) {
    const auto found = later.find(id);
    if (found == later.end()) continue;
    const HeightRaster like = emptyRaster(id.role, state.document.frame, fill);
    TeamTiles::Refs& refs = found->second;
    std::erase_if(refs, [&](const auto& ref) { return ref.first >= like.tileCount(); });
    if (refs.empty()) continue;
    std::vector<int> unread;
    unread.reserve(refs.size());
    for (const auto& [slot, outline] : refs) unread.push_back(slot);
    auto source =
        std::make_shared<TeamTiles>(contents, id, rasterName(id, state.document), like.rect(), fill, refs);
    rasters.emplace(id, HeightRaster(like.columns(), like.rows(), fill, std::move(source), unread));
  }
  return rasters;
}

Result<OpenedTeam> openedAsOf(TeamLog& log, const Result<TeamLog::Slots>& then, std::size_t mostAtOnce) {
  if (!then) return then.error();
  OpenedTeam opened;
  opened.head = then->head;
  opened.slots = byKey(then->slots);
  if (!opened.slots.contains(stateKey(log.project())))
    return Error{"%1 has nothing of this terrain yet", log.shown()};
  auto parts = teamParts(log, opened.slots, log.session(), mostAtOnce);
  if (!parts) return parts.error();
  opened.held = std::move(parts->held);
  opened.contents = std::move(parts->contents);
  opened.document = std::make_unique<TerrainDocument>(std::move(parts->parts));
  return opened;
}

}  // namespace

std::size_t teamTilesAtOnce() {
  constexpr std::size_t kMostTiles = 4096;
  return std::min(kMostTiles, memoryBudget() / 8 / sizeof(HeightRaster::Tile));
}

Result<TeamParts> teamParts(TeamLog& log, const std::map<TeamKey, TeamSlot>& all, std::int64_t session,
                            std::size_t mostAtOnce) {
  const std::map<TeamKey, TeamSlot> slots = seenBy(session, all);
  const TeamReach reach = log.reach();
  TeamParts made;
  made.contents = std::make_shared<TeamContents>(reach, log.project(), log.epoch(), log.shown());
  std::vector<const TeamSlot*> held;
  std::vector<std::int64_t> cells, ids;
  std::size_t tiles = 0;
  for (const auto& [key, slot] : slots) {
    if (slot.content <= 0) continue;
    held.push_back(&slot);
    cells.push_back(key.cell);
    ids.push_back(slot.content);
    tiles += isTile(key) ? 1 : 0;
  }
  const auto outlines = made.contents->outlines(log, cells, ids);
  if (!outlines) return outlines.error();
  const bool wait = reach.connect && tiles > mostAtOnce;
  LaterTiles later;
  std::vector<TeamOutline> wanted;
  std::map<TeamKey, TeamSlot> now;
  for (const auto& [key, slot] : slots)
    if (slot.content <= 0) now.emplace_hint(now.end(), key, slot);
  for (std::size_t i = 0; i < held.size(); ++i) {
    const TeamKey& key = held[i]->key;
    const TeamOutline& outline = (*outlines)[i];
    if (wait && isTile(key) && canWait(key, outline)) {
      later[{static_cast<RasterRole>(key.role), static_cast<LayerId>(key.layer)}].emplace_back(
          static_cast<int>(key.slot), outline);
    } else {
      now.emplace(key, *held[i]);
      wanted.push_back(outline);
    }
  }
  auto contents = made.contents->contents(log, wanted);
  if (!contents) return contents.error();
  const auto fetched = piecesOf(std::move(*contents), now, log.shown());
  if (!fetched) return fetched.error();
  auto pieces = readPieces(fetched->pieces);
  if (!pieces) return pieces.error();
  if (!pieces->state) return teamDamage(Message("its state is missing"));
  made.contents->bases().set(fetched->pieces, pieces->tiles);
  made.held = std::move(pieces->held);
  if (auto sound = checkCells(all, log.project(), pieces->state->document.frame); !sound) return sound.error();
  auto rasters = begun(*pieces->state, later, made.contents);
  HeightPyramid::TileRanges ranges;
  if (rasters.contains(kGround))
    for (const auto& [slot, outline] : later[kGround]) ranges.emplace_back(slot, outline.range);
  auto parts = partsOf(std::move(*pieces), std::move(rasters));
  if (!parts) return parts.error();
  made.parts = std::move(*parts);
  if (!ranges.empty()) made.parts.pyramid.emplace(made.parts.rasters.at(kGround), ranges);
  return made;
}

Result<OpenedTeam> openTeam(TeamLog& log, std::size_t mostAtOnce) {
  auto team = openedAsOf(log, log.slots(), mostAtOnce);
  if (team) giveBlock(log, *team->document);
  return team;
}

Result<OpenedTeam> openTeamAt(TeamLog& log, std::int64_t seq, std::size_t mostAtOnce) {
  return openedAsOf(log, log.slotsAt(seq), mostAtOnce);
}

Result<void> shareDocument(TeamLog& log, const TerrainDocument& document) {
  const TeamSource source = sourceOf(document);
  std::map<TeamKey, std::int64_t> writes;
  if (auto put = log.put(textsOf(source, log.project(), writes)); !put) return put;
  const std::vector<TilePiece> tiles = tilesOf(source, log.project());
  for (std::size_t first = 0; first < tiles.size(); first += kTilesPackedAtOnce) {
    const std::size_t end = std::min(tiles.size(), first + kTilesPackedAtOnce);
    const std::vector<TeamContent> contents =
        tileContents({tiles.begin() + std::ptrdiff_t(first), tiles.begin() + std::ptrdiff_t(end)});
    for (std::size_t i = first; i < end; ++i) writes[tiles[i].key] = contents[i - first].id;
    if (auto put = log.put(contents); !put) return put;
  }
  TeamChange change;
  change.op = log.opFor(drawnTeamOp());
  change.whole = true;
  change.box = document.frame().samples();
  change.meta = R"({"name":"Share"})";
  for (const auto& [key, content] : writes) change.slots.push_back({key, 0, content});
  const auto done = log.commit(change);
  if (!done) return done.error();
  if (done->outcome == CommitOutcome::Done) return {};
  return Error{"%1 has this terrain already", log.shown()};
}

void giveBlock(TeamLog& log, TerrainDocument& document) {
  // Users with read-only access need no ids.
  if (const auto block = log.takeBlock()) document.takeIdsFrom(idsOfBlock(*block));
}

namespace {

constexpr int kRowsOfLog = 500;

/// Applies the changes of the log up to `last`, those of others and waiting edits that were committed.
/// Returns the number of the latter.
Result<std::size_t> takeUpTo(TeamLog& log, TeamFollower& follower, std::int64_t last) {
  std::size_t known = 0;
  std::int64_t strange = 0;  ///< A different change that has the id of a waiting edit.
  while (follower.head() < last) {
    const auto rows = log.changesSince(follower.head(), kRowsOfLog);
    if (!rows) return rows.error();
    if (rows->empty()) return Error{"%1 has gone back to an earlier state of this terrain", log.shown()};
    std::int64_t through = std::min(rows->back().seq, last);
    std::optional<TeamParcel> sent;
    for (const TeamLogRow& row : *rows) {
      if (row.seq > last || row.seq == strange || !isSameOp(row.op, follower.nextOp())) continue;
      // Changes of others before it are applied separately.
      through = row.seq == rows->front().seq ? row.seq : row.seq - 1;
      if (through < row.seq) break;
      auto draft = follower.draft();
      if (!draft) return draft.error();
      TeamParcel parcel = packed(std::move(*draft));
      const auto same = isSent(log, row.seq, parcel);
      if (!same) return same.error();
      if (*same) {
        sent = std::move(parcel);
        ++known;
      } else {
        strange = row.seq;
      }
      break;
    }
    TeamBases* const bases = follower.contents() ? &follower.contents()->bases() : nullptr;
    auto news = newsSince(log, follower.head(), sent ? &*sent : nullptr, follower.frame(), bases, through);
    if (!news) return news.error();
    if (auto taken = follower.take(std::move(*news)); !taken) return taken.error();
    // The edit is sent under a new id.
    if (strange != 0 && follower.head() >= strange) follower.renewIds();
  }
  return known;
}

/// Opens the terrain that a journal starts from.
Result<OpenedBase> openTeamBase(TeamLog& log, const JournalBase& journal,
                                std::unique_ptr<TeamFollower>& follower) {
  const auto* const base = std::get_if<TeamBase>(&journal);
  if (!base) return Error{"this journal is of no terrain that several edit"};
  if (base->project != log.project() || base->epoch != log.epoch())
    return Error{"%1 has another terrain of this name than the one that was edited", log.shown()};
  // This session's selection was active for the waiting edits.
  if (base->session != 0) log.becomeSession(base->session);
  const auto last = log.changesSince(base->head - 1, 1);
  if (!last) return last.error();
  if (base->head < 1 || last->empty() || last->front().seq != base->head)
    return Error{"%1 has gone back to an earlier state of this terrain", log.shown()};
  auto team = openTeamAt(log, base->head);
  if (!team) return team.error();
  giveBlock(log, *team->document);
  OpenedBase opened;
  opened.document = std::move(team->document);
  follower = std::make_unique<TeamFollower>(*opened.document, log.project(), log.session(), team->head,
                                            std::move(team->slots), std::move(team->held),
                                            std::move(team->contents));
  follower->keepIn(nullptr, *base);
  opened.advance = [&log, &follower](std::int64_t head) -> Result<void> {
    const auto taken = takeUpTo(log, *follower, head);
    if (!taken) return taken.error();
    return {};
  };
  opened.goOnWith = [&follower](const std::string& key) { follower->goOnWith(key); };
  return opened;
}

/// Returns the latest change in the log that is a waiting edit; head() of the follower if there is none.
Result<std::int64_t> lastKnown(TeamLog& log, const TeamFollower& follower, const TerrainDocument& document) {
  std::set<TeamOp> waiting;
  for (std::size_t i = 0; i < follower.waiting(); ++i) {
    const TeamOp op = follower.opOf(document.history().record(i).id);
    waiting.insert({op, narrowed(op)});
  }
  std::int64_t last = follower.head(), seq = last;
  for (;;) {
    const auto rows = log.changesSince(seq, kRowsOfLog);
    if (!rows) return rows.error();
    if (rows->empty()) return last;
    seq = rows->back().seq;
    for (const TeamLogRow& row : *rows)
      if (row.own && waiting.contains(row.op)) last = row.seq;
  }
}

}  // namespace

Result<ResumedTeam> resumeTeam(TeamLog& log, const std::string& folder, const Progress& progress,
                               std::optional<std::size_t> most) {
  std::unique_ptr<TeamFollower> follower;
  auto recovered = recover(
      folder,
      [&](const JournalBase& base, const std::string&, const Progress&) {
        return openTeamBase(log, base, follower);
      },
      progress, most);
  if (!recovered) return recovered.error();
  Recovered lost = std::move(*recovered);
  ResumedTeam resumed;
  resumed.settings = std::move(lost.settings);
  resumed.edits = lost.edits;
  {
    RecoveryJournal journal(*lost.document, folder, lost.base, {}, lost.resume);
    follower->keepIn(&journal, follower->base());
    const auto last = lastKnown(log, *follower, *lost.document);
    if (!last) return last.error();
    const auto known = takeUpTo(log, *follower, *last);
    resumed.base = follower->base();
    follower->keepIn(nullptr, resumed.base);
    if (!known) return known.error();
    resumed.known = *known;
    (void)journal.flush();
  }
  std::vector<Message> warnings = follower->takeNotes();
  warnings.insert(warnings.begin(), std::move(lost.warning));
  resumed.warning = joined(warnings, "; ");
  resumed.resume = journalEnd(folder);
  resumed.team.head = follower->head();
  resumed.team.slots = follower->slots();
  resumed.team.held = follower->takeHeld();
  resumed.team.contents = follower->contents();
  follower.reset();
  resumed.team.document = std::move(lost.document);
  return resumed;
}

}  // namespace scarp
