#include "core/team/TeamVersions.h"

#include <algorithm>
#include <map>
#include <utility>
#include <vector>

#include "core/base/PrintableLine.h"
#include "core/store/StoredRecord.h"
#include "core/team/TeamPieces.h"
#include "core/team/TeamStore.h"

namespace scarp {

namespace {

constexpr int kMaxVersionTries = 20;
constexpr std::size_t kLongestVersion = 200;
/// Whatever the terrain's size.
constexpr GridRect kAllOfIt{0, 0, 1 << 30, 1 << 30};

Error noChange(const TeamLog& log, std::int64_t seq) {
  return Error{log.shown() + " has no change " + std::to_string(seq) + " of this terrain"};
}

}  // namespace

Result<void> TeamStore::nameVersion(std::int64_t seq, const std::string& name) {
  const auto there = changesSince(seq - 1, 1);
  if (!there) return there.error();
  if (seq < 1 || there->empty() || there->front().seq != seq) return noChange(*this, seq);
  if (auto may = require("edit"); !may) return may;
  const auto done = connection_->with("SELECT scarp.name_version($1, $2, $3)", project_, seq, name);
  if (done) return {};
  if (connection_->latest().code == "23505")
    return Error{"change " + std::to_string(seq) + " has the name \"" + printableLine(name, kLongestVersion) +
                 "\" already"};
  if (connection_->latest().code == "23514") return Error{"the name of a version has 1 to 200 characters"};
  return done.error();
}

Result<std::vector<TeamVersion>> TeamStore::versions() {
  const auto rows = connection_->with(
      "SELECT seq, name, author, (extract(epoch FROM made) * 1000)::bigint FROM scarp.version "
      "WHERE project = $1 ORDER BY seq, made LIMIT 100000",
      project_);
  if (!rows) return rows.error();
  std::vector<TeamVersion> all;
  for (int i = 0; i < rows->size(); ++i)
    all.push_back({rows->number(i, 0), printableLine(rows->text(i, 1), kLongestVersion),
                   printableLine(rows->text(i, 2), kLongestVersion),
                   std::chrono::sys_time<std::chrono::milliseconds>(std::chrono::milliseconds(rows->number(i, 3)))});
  return all;
}

Result<bool> bringBack(TeamLog& log, std::int64_t seq, const std::string& name) {
  const auto there = log.changesSince(seq - 1, 1);
  if (!there) return there.error();
  if (seq < 1 || there->empty() || there->front().seq != seq) return noChange(log, seq);
  const auto then = log.slotsAt(seq);
  if (!then) return then.error();
  const std::map<TeamKey, TeamSlot> had = byKey(then->slots);
  for (int tries = 0; tries < kMaxVersionTries; ++tries) {
    const auto now = log.slots();
    if (!now) return now.error();
    const std::map<TeamKey, TeamSlot> has = byKey(now->slots);
    TeamChange change;
    change.op = log.opFor(drawnTeamOp());
    change.base = now->head;
    change.whole = true;
    change.box = kAllOfIt;
    EditRecord named;
    named.name = "Bring back \"" + name + "\"";
    change.meta = recordMeta(named);
    const auto contentIn = [](const std::map<TeamKey, TeamSlot>& slots, const TeamKey& key) {
      const auto found = slots.find(key);
      return found == slots.end() ? 0 : found->second.content;
    };
    // What once had a content has a slot for ever: those of then are among those of now. Each keeps the selection
    // that one has.
    for (const auto& [key, slot] : has)
      if (const std::int64_t content = contentIn(had, key); content != slot.content && !isOfSelection(key))
        change.slots.push_back({key, slot.rev, content});
    if (change.slots.empty()) return false;
    const auto answer = log.commit(change);
    if (!answer) return answer.error();
    if (answer->outcome == CommitOutcome::Leased)
      return keptError(log, change.box);
    if (answer->outcome == CommitOutcome::Done) return true;
  }
  return Error{"others change the same part of the terrain all the time"};
}

}  // namespace scarp
