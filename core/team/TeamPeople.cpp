#include "core/team/TeamLink.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/team/TeamStore.h"

namespace scarp {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t kLongestName = 80, kLongestVersion = 200;

/// Returns the name of a change; empty if its `meta` has none. See recordMeta().
Message nameIn(std::string_view meta) {
  const auto json = Json::parseOrNull(meta);
  if (!json.isObject()) return {};
  const auto name = json.find("name");
  if (name == json.end() || !name->isText()) return {};
  const std::string line = printableLine(name->get<std::string>(), kLongestName);
  if (const auto title = json.find("title"); title != json.end())
    if (Message read = Message::fromJson(*title); read.text() == line) return read;
  return Message(line.c_str());
}

/// Returns a box from four columns, starting at `first`.
GridRect sidesIn(const PostgresRows& rows, int row, int first) {
  const auto side = [&](int column) {
    return static_cast<int>(std::clamp<std::int64_t>(rows.number(row, first + column), 0, 1 << 30));
  };
  return {side(0), side(1), side(2), side(3)};
}

constexpr std::size_t kMaxPresencePlaces = 60, kMaxPresenceWords = 60;
constexpr double kFarthest = 1e8;  ///< Metres.

double inCentimetres(double metres) { return std::round(metres * 100.0) / 100.0; }

/// Returns `count` numbers of a JSON array if all are within ±kFarthest.
std::optional<std::vector<double>> numbersIn(const Json& value, std::size_t count) {
  if (!value.isArray() || value.size() != count) return std::nullopt;
  std::vector<double> numbers;
  for (const Json& number : value) {
    if (!number.isNumber()) return std::nullopt;
    const double read = number.get<double>();
    if (!(std::abs(read) <= kFarthest)) return std::nullopt;
    numbers.push_back(read);
  }
  return numbers;
}

/// Interval of lease renewals, and duration of a lease.
constexpr auto kPace = 20s;
constexpr std::chrono::seconds kTime{60};

/// Min interval of sending the presence, and of requesting those of others.
constexpr auto kPresencePace = 120ms;
/// Interval of repeating an unchanged presence. Sessions without one for 10 s are omitted
/// (TeamStore::people()).
constexpr auto kStillThere = 3000ms;
constexpr auto kPeopleAnyway = 2000ms;
constexpr int kFirstLines = 400;

}  // namespace

Result<TeamPerson> TeamStore::me() {
  const auto row = connection_->with("SELECT session_user::text, coalesce(scarp.rights($1), '')", project_);
  if (!row) return row.error();
  return TeamPerson{session_, printableLine(row->text(0, 0), kLongestName), std::string(row->text(0, 1)), {}};
}

Result<std::vector<TeamPerson>> TeamStore::people() {
  const auto rows = connection_->with(
      "SELECT CASE WHEN s.id = $2 AND s.author <> session_user THEN 0 ELSE s.id END, s.author, "
      "coalesce(m.rights, ''), s.presence FROM scarp.session s "
      "LEFT JOIN scarp.member m ON m.project = s.project AND m.name = s.author "
      "WHERE s.project = $1 AND s.seen > clock_timestamp() - interval '10 seconds' "
      "ORDER BY s.author, s.id LIMIT 1000",
      project_, session_);
  return rowsAs(rows, [](const PostgresRows& all, int i) {
    return TeamPerson{all.number(i, 0), printableLine(all.text(i, 1), kLongestName),
                      std::string(all.text(i, 2)), std::string(all.text(i, 3))};
  });
}

Result<std::vector<TeamKept>> TeamStore::kept() {
  const auto rows = connection_->with(
      "SELECT CASE WHEN session = $2 AND author <> session_user THEN 0 ELSE session END, author, "
      "box[1], box[2], box[3], box[4] FROM scarp.lease "
      "WHERE project = $1 AND id < 0 AND until > clock_timestamp() ORDER BY session, id LIMIT 1000",
      project_, session_);
  return rowsAs(rows, [](const PostgresRows& all, int i) {
    return TeamKept{all.number(i, 0), printableLine(all.text(i, 1), kLongestName), sidesIn(all, i, 2)};
  });
}

std::string TeamStore::keeperOf(const GridRect& box) {
  const std::int64_t sides[] = {box.column0, box.row0, box.column1, box.row1};
  const auto row = connection_->with(
      "SELECT author FROM scarp.lease WHERE project = $1 AND (session <> $2 OR author <> session_user) "
      "AND until > clock_timestamp() "
      "AND scarp.meet(box, $3) ORDER BY id LIMIT 1",
      project_, session_, std::span<const std::int64_t>(sides));
  return row && row->size() > 0 ? printableLine(row->text(0, 0), kLongestName) : std::string();
}

Result<std::vector<TeamLogLine>> TeamStore::lines(std::int64_t seq, int most) {
  const auto rows = connection_->with(
      "SELECT seq, author, meta, (extract(epoch FROM made) * 1000)::bigint, box[1], box[2], box[3], box[4] "
      "FROM scarp.change WHERE project = $1 AND seq > $2 ORDER BY seq DESC LIMIT $3",
      project_, seq, most);
  auto lines = rowsAs(rows, [](const PostgresRows& all, int i) {
    return TeamLogLine{all.number(i, 0), printableLine(all.text(i, 1), kLongestName), nameIn(all.text(i, 2)),
                       all.time(i, 3), sidesIn(all, i, 4)};
  });
  if (lines) std::ranges::reverse(*lines);
  return lines;
}

std::string writePresence(const TeamPresence& presence) {
  Json json = Json::object();
  const auto place = [](const Vec2& at) {
    return Json::array({inCentimetres(at.x()), inCentimetres(at.y())});
  };
  if (presence.cursor) json["at"] = place(*presence.cursor);
  if (presence.radius > 0.0) json["radius"] = inCentimetres(presence.radius);
  if (!presence.doing.empty()) json["doing"] = printableLine(presence.doing, kMaxPresenceWords);
  const std::size_t count = std::min(presence.stroke.size(), kMaxPresencePlaces);
  for (std::size_t i = presence.stroke.size() - count; i < presence.stroke.size(); ++i)
    json["stroke"].push_back(place(presence.stroke[i]));
  if (presence.eye) {
    const Vec3& eye = presence.eye->place;
    json["eye"] = {inCentimetres(eye.x()), inCentimetres(eye.y()), inCentimetres(eye.z()),
                   std::round(presence.eye->yaw * 1e4) / 1e4, std::round(presence.eye->pitch * 1e4) / 1e4};
  }
  return json.dump({.replace = true});
}

TeamPresence readPresence(std::string_view text) {
  TeamPresence presence;
  const auto json = Json::parseOrNull(text);
  if (!json.isObject()) return presence;
  const auto list = [&json](const char* key, std::size_t count) {
    const auto found = json.find(key);
    return found == json.end() ? std::nullopt : numbersIn(*found, count);
  };
  if (const auto at = list("at", 2)) presence.cursor = Vec2((*at)[0], (*at)[1]);
  if (const auto radius = json.find("radius"); radius != json.end() && radius->isNumber())
    if (const double read = radius->get<double>(); read > 0.0 && read <= kFarthest) presence.radius = read;
  if (const auto doing = json.find("doing"); doing != json.end() && doing->isText())
    presence.doing = printableLine(doing->get<std::string>(), kMaxPresenceWords);
  if (const auto stroke = json.find("stroke"); stroke != json.end() && stroke->isArray())
    for (const Json& value : *stroke) {
      const auto at = numbersIn(value, 2);
      if (!at || presence.stroke.size() >= kMaxPresencePlaces) break;
      presence.stroke.emplace_back((*at)[0], (*at)[1]);
    }
  if (const auto eye = list("eye", 5))
    presence.eye = TeamPresence::Eye{{(*eye)[0], (*eye)[1], (*eye)[2]}, (*eye)[3], (*eye)[4]};
  return presence;
}

TeamArea::Wish TeamArea::wishFor(const GridRect& box, std::chrono::seconds idle) {
  return {-drawnTeamId(), box, idle};
}

Result<TeamKeeping> TeamArea::become(TeamStore& store, const Wish& wish) {
  using State = TeamKeeping::State;
  if (kept_.lease != 0)
    if (auto ended = store.endLease(kept_.lease); !ended) return ended.error();
  kept_ = {};
  if (wish.lease == 0) return TeamKeeping{State::Released, {}};
  const auto taken = store.takeLease(wish.lease, wish.box, kTime);
  if (!taken && store.lost()) return taken.error();
  if (!taken) return TeamKeeping{State::Refused, taken.error().message};
  if (!*taken) return TeamKeeping{State::Refused, keptError(store, wish.box).message};
  kept_ = wish;
  until_ = Clock::now() + kept_.idle;
  next_ = Clock::now() + kPace;
  return TeamKeeping{State::Kept, {}};
}

Result<std::optional<TeamKeeping>> TeamArea::keepOn(TeamStore& store) {
  using State = TeamKeeping::State;
  const auto now = Clock::now();
  if (now < due()) return std::optional<TeamKeeping>();
  if (now >= until_) {
    if (auto ended = store.endLease(kept_.lease); !ended) return ended.error();
    kept_ = {};
    return std::optional(TeamKeeping{State::Released, Message("it was not edited for a while")});
  }
  const auto taken = store.takeLease(kept_.lease, kept_.box, kTime);
  if (!taken) return taken.error();
  next_ = now + kPace;
  if (*taken) return std::optional<TeamKeeping>();
  const Message why = keptError(store, kept_.box).message;
  kept_ = {};
  return std::optional(TeamKeeping{State::Released, why});
}

TeamArea::Clock::time_point TeamArea::due() const {
  return kept_.lease == 0 ? Clock::time_point::max() : std::min(next_, until_);
}

void TeamArea::edited(const GridRect& box) {
  if (!box.intersected(kept_.box).empty()) until_ = Clock::now() + kept_.idle;
}

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
  // The server does not notify of leases that expire.
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

Result<void> TeamStore::nameVersion(std::int64_t seq, const std::string& name) {
  const auto there = changesSince(seq - 1, 1);
  if (!there) return there.error();
  if (seq < 1 || there->empty() || there->front().seq != seq) return missingChange(*this, seq);
  if (auto may = require("edit"); !may) return may;
  const auto done = connection_->with("SELECT scarp.name_version($1, $2, $3)", project_, seq, name);
  if (done) return {};
  if (connection_->latest().code == "23505")
    return Error{"change %1 has the name \"%2\" already", seq, printableLine(name, kLongestVersion)};
  if (connection_->latest().code == "23514") return Error{"the name of a version has 1 to 200 characters"};
  return done.error();
}

Result<std::vector<TeamVersion>> TeamStore::versions() {
  const auto rows = connection_->with(
      "SELECT seq, name, author, (extract(epoch FROM made) * 1000)::bigint FROM scarp.version "
      "WHERE project = $1 ORDER BY seq, made LIMIT 100000",
      project_);
  return rowsAs(rows, [](const PostgresRows& all, int i) {
    return TeamVersion{all.number(i, 0), printableLine(all.text(i, 1), kLongestVersion),
                       printableLine(all.text(i, 2), kLongestVersion), all.time(i, 3)};
  });
}

}  // namespace scarp
