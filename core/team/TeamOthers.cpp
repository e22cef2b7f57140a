#include "core/team/TeamOthers.h"

#include <algorithm>
#include <utility>

namespace scarp {

namespace {

using namespace std::chrono_literals;

/// No more often than this is told where one is, and asked where others are.
constexpr auto kPresencePace = 120ms;
/// Whoever has not been heard of for ten seconds is not there (TeamStore::people).
constexpr auto kStillThere = 3000ms;
constexpr auto kPeopleAnyway = 2000ms;
constexpr int kFirstLines = 400;

}  // namespace

TeamOthers::TeamOthers(std::int64_t head) : lined_(std::max<std::int64_t>(0, head - kFirstLines)) {}

Result<void> TeamOthers::tellPresence(TeamStore& store, std::optional<std::string> fresh) {
  const auto now = Clock::now();
  if (!fresh && now < presenceDue_) return {};
  if (fresh) shownPresence_ = std::move(*fresh);
  nextPresence_ = now + kPresencePace;
  presenceDue_ = now + kStillThere;
  return store.bePresent(shownPresence_.empty() ? "{}" : shownPresence_);
}

Result<std::optional<std::vector<TeamPerson>>> TeamOthers::people(TeamStore& store) {
  std::optional<std::vector<TeamPerson>> others;
  const auto now = Clock::now();
  if (now < nextPeople_ && !(peopleChanged_ && now >= nextPeople_ - kPeopleAnyway + kPresencePace)) return others;
  auto people = store.people();
  if (!people) return people.error();
  nextPeople_ = now + kPeopleAnyway;
  peopleChanged_ = false;
  std::string shown;
  for (const TeamPerson& person : *people)
    shown += std::to_string(person.session) + '\n' + person.name + '\n' + person.rights + '\n' + person.presence + '\n';
  if (std::exchange(shownPeople_, shown) != shown) others = std::move(*people);
  return others;
}

Result<std::optional<std::vector<TeamKept>>> TeamOthers::kept(TeamStore& store) {
  std::optional<std::vector<TeamKept>> others;
  const auto now = Clock::now();
  if (now < nextKept_) return others;
  auto kept = store.kept();
  if (!kept) return kept.error();
  // Nobody tells that one has run out.
  nextKept_ = now + kPeopleAnyway;
  if (std::exchange(shownKept_, *kept) != *kept) others = std::move(*kept);
  return others;
}

Result<std::vector<TeamLogLine>> TeamOthers::lines(TeamStore& store, std::int64_t head) {
  if (lined_ >= head) return std::vector<TeamLogLine>();
  auto lines = store.lines(lined_, kFirstLines);
  if (!lines) return lines;
  lined_ = lines->empty() ? head : std::max(head, lines->back().seq);
  return lines;
}

void TeamOthers::hear(const TeamSigns& signs) {
  if (signs.leases) keptChanged();
  peopleChanged_ = peopleChanged_ || signs.people;
}

void TeamOthers::connected() {
  presenceDue_ = nextPresence_ = nextPeople_ = nextKept_ = {};
  shownPresence_.clear();
}

TeamOthers::Clock::time_point TeamOthers::due() const {
  return std::min(presenceDue_, peopleChanged_ ? std::min(nextPeople_, Clock::now() + kPresencePace) : nextPeople_);
}

}  // namespace scarp
