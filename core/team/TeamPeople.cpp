#include <algorithm>
#include <utility>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/team/TeamStore.h"

namespace scarp {

namespace {

constexpr std::size_t kLongestName = 80;

/// What a change is called; empty where its description is none.
std::string nameIn(std::string_view meta) {
  const auto json = Json::parseOrNull(meta);
  if (!json.isObject()) return {};
  const auto name = json.find("name");
  return name != json.end() && name->isText() ? printableLine(name->get<std::string>(), kLongestName)
                                                 : std::string();
}

/// A box whose sides stand in four columns from one on.
GridRect sidesIn(const PostgresRows& rows, int row, int first) {
  const auto side = [&](int column) {
    return static_cast<int>(std::clamp<std::int64_t>(rows.number(row, first + column), 0, 1 << 30));
  };
  return {side(0), side(1), side(2), side(3)};
}

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
  if (!rows) return rows.error();
  std::vector<TeamPerson> all;
  for (int i = 0; i < rows->size(); ++i)
    all.push_back({rows->number(i, 0), printableLine(rows->text(i, 1), kLongestName),
                   std::string(rows->text(i, 2)), std::string(rows->text(i, 3))});
  return all;
}

Result<std::vector<TeamKept>> TeamStore::kept() {
  const auto rows = connection_->with(
      "SELECT CASE WHEN session = $2 AND author <> session_user THEN 0 ELSE session END, author, "
      "box[1], box[2], box[3], box[4] FROM scarp.lease "
      "WHERE project = $1 AND id < 0 AND until > clock_timestamp() ORDER BY session, id LIMIT 1000",
      project_, session_);
  if (!rows) return rows.error();
  std::vector<TeamKept> all;
  for (int i = 0; i < rows->size(); ++i)
    all.push_back({rows->number(i, 0), printableLine(rows->text(i, 1), kLongestName), sidesIn(*rows, i, 2)});
  return all;
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
  if (!rows) return rows.error();
  std::vector<TeamLogLine> all;
  for (int i = 0; i < rows->size(); ++i) {
    all.push_back({rows->number(i, 0), printableLine(rows->text(i, 1), kLongestName), nameIn(rows->text(i, 2)),
                   std::chrono::sys_time<std::chrono::milliseconds>(std::chrono::milliseconds(rows->number(i, 3))),
                   sidesIn(*rows, i, 4)});
  }
  std::ranges::reverse(all);
  return all;
}

}  // namespace scarp
