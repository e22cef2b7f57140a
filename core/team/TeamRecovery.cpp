#include <algorithm>
#include <memory>
#include <set>
#include <utility>
#include <vector>

#include "core/document/EditHistory.h"
#include "core/recovery/RecoveryJournal.h"
#include "core/team/TeamChanges.h"
#include "core/team/TeamFollower.h"
#include "core/team/TeamOpen.h"

namespace scarp {

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
Result<OpenedBase> openTeamBase(TeamLog& log, const JournalBase& journal, std::unique_ptr<TeamFollower>& follower) {
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
  follower = std::make_unique<TeamFollower>(*opened.document, log.project(), log.session(), team->head, std::move(team->slots),
                                            std::move(team->held), std::move(team->contents));
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
      [&](const JournalBase& base, const std::string&, const Progress&) { return openTeamBase(log, base, follower); },
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
