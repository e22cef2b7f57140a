#include <algorithm>
#include <array>
#include <set>
#include <unordered_set>
#include <utility>

#include "core/base/Contract.h"
#include "core/team/TeamStore.h"

namespace scarp {

namespace {

constexpr std::size_t kContentsAtOnce = 32;
/// Contents per request: answers of about 8 MB at most for tiles of real terrain.
constexpr std::size_t kContentsAsked = 256;
constexpr std::size_t kOutlinesOneByOne = 8192;
/// Number of cells up to which the server looks up each content by its key, regardless of its estimates.
constexpr std::size_t kFewCells = 4;

/// Columns of addOutlines(): cell, id, form, checksum, and five parts of the coarse samples.
const std::string kOutlineColumns =
    "SELECT c.cell, c.id, c.form, c.sum, substring(c.coarse, 1, 4), substring(c.coarse, 17, 4), "
    "substring(c.coarse, 129, 4), substring(c.coarse, 145, 4), substring(c.coarse, 257, 8) ";

void addOutlines(const PostgresRows& rows, std::vector<TeamOutline>& to) {
  to.reserve(to.size() + static_cast<std::size_t>(rows.size()));
  std::vector<std::byte> glance;
  for (int i = 0; i < rows.size(); ++i) {
    TeamOutline& outline = to.emplace_back();
    outline.cell = rows.number(i, 0);
    outline.id = rows.number(i, 1);
    outline.form = rows.number(i, 2);
    outline.sum = static_cast<std::uint64_t>(rows.number(i, 3));
    glance.clear();
    for (int column = 4; column <= 8; ++column) {
      const auto bytes = rows.bytes(i, column);
      glance.insert(glance.end(), bytes.begin(), bytes.end());
    }
    addGlance(outline, glance);
  }
}

std::vector<std::int64_t> distinctOf(std::span<const std::int64_t> numbers) {
  std::vector<std::int64_t> distinct(numbers.begin(), numbers.end());
  std::ranges::sort(distinct);
  distinct.erase(std::ranges::unique(distinct).begin(), distinct.end());
  return distinct;
}

}  // namespace

Result<std::vector<TeamContent>> TeamStore::contents(std::span<const std::int64_t> cells,
                                                     std::span<const std::int64_t> ids,
                                                     std::span<const std::int64_t> bases) {
  EXPECTS(cells.size() == ids.size() && (bases.empty() || bases.size() == ids.size()));
  const bool differences = differences_ && std::ranges::any_of(bases, [](std::int64_t base) { return base != 0; });
  // Databases of earlier versions and rows of terrains with bytes in the database have no keys.
  const std::string columns =
      keyed_ ? "SELECT c.cell, c.id, c.form, c.sum, c.bytes, c.coarse, c.object_key, c.author "
      : differences
          ? "SELECT c.cell, c.id, c.form, c.sum, CASE WHEN c.base = ANY ($4::bigint[]) THEN c.difference ELSE c.bytes END, "
            "c.coarse, CASE WHEN c.base = ANY ($4::bigint[]) THEN c.base ELSE 0 END "
          : "SELECT c.cell, c.id, c.form, c.sum, c.bytes, c.coarse ";
  bytesAway_ = false;
  std::vector<TeamContent> all;
  for (std::size_t first = 0; first < ids.size(); first += kContentsAsked) {
    const std::size_t count = std::min(kContentsAsked, ids.size() - first);
    const auto asked = ids.subspan(first, count);
    const std::vector<std::int64_t> few = distinctOf(cells.subspan(first, count));
    const bool each = few.size() > kFewCells;
    const std::string statement =
        columns + (each ? "FROM unnest($2::bigint[], $3::bigint[]) AS i(cell, id) JOIN scarp.content c "
                          "ON c.project = $1 AND c.cell = i.cell AND c.id = i.id"
                        : "FROM scarp.content c WHERE c.project = $1 AND c.cell = ANY ($2::bigint[]) "
                          "AND c.id = ANY ($3::bigint[])");
    const auto ofCells = each ? cells.subspan(first, count) : std::span<const std::int64_t>(few);
    const auto rows = differences ? connection_->with(statement.c_str(), project_, ofCells, asked,
                                                      bases.subspan(first, count))
                                  : connection_->with(statement.c_str(), project_, ofCells, asked);
    if (!rows) return rows.error();
    std::vector<std::pair<std::size_t, int>> elsewhere;  // Contents, and their rows.
    for (int i = 0; i < rows->size(); ++i) {
      const auto bytes = rows->bytes(i, 4), coarse = rows->bytes(i, 5);
      TeamContent& content = all.emplace_back();
      content.cell = rows->number(i, 0);
      content.id = rows->number(i, 1);
      content.form = rows->number(i, 2);
      content.sum = static_cast<std::uint64_t>(rows->number(i, 3));
      content.base = differences ? rows->number(i, 6) : 0;
      (content.base != 0 ? content.difference : content.bytes).assign(bytes.begin(), bytes.end());
      content.coarse.assign(coarse.begin(), coarse.end());
      if (keyed_ && !rows->isNull(i, 6)) elsewhere.emplace_back(all.size() - 1, i);
    }
    std::vector<KeyedContent> keyed;
    for (const auto& [content, row] : elsewhere)
      keyed.push_back({&all[content], std::string(rows->text(row, 6)), std::string(rows->text(row, 7))});
    if (auto got = bytes_->get(keyed); !got) {
      bytesAway_ = true;
      return got.error();
    }
  }
  return all;
}

Result<std::vector<TeamOutline>> TeamStore::outlines(std::span<const std::int64_t> cells,
                                                     std::span<const std::int64_t> ids) {
  EXPECTS(cells.size() == ids.size());
  std::vector<TeamOutline> all;
  std::vector<std::int64_t> leftCells(cells.begin(), cells.end()), leftIds(ids.begin(), ids.end());
  if (ids.size() > kOutlinesOneByOne) {
    // Most of them are current contents of pieces, which the server finds with one join.
    const std::vector<std::int64_t> distinct = distinctOf(cells);
    const auto rows = connection_->with(
        (kOutlineColumns + "FROM scarp.slot s JOIN scarp.content c "
                           "ON c.project = s.project AND c.cell = s.cell AND c.id = s.content "
                           "WHERE s.project = $1 AND s.cell = ANY ($2::bigint[])")
            .c_str(),
        project_, std::span<const std::int64_t>(distinct));
    if (!rows) return rows.error();
    addOutlines(*rows, all);
    std::unordered_set<std::int64_t> known;
    for (const TeamOutline& outline : all) known.insert(outline.id);
    std::size_t left = 0;
    for (std::size_t i = 0; i < ids.size(); ++i) {
      if (known.contains(ids[i])) continue;
      leftCells[left] = cells[i];
      leftIds[left++] = ids[i];
    }
    leftCells.resize(left);
    leftIds.resize(left);
  }
  for (std::size_t first = 0; first < leftIds.size(); first += kOutlinesOneByOne) {
    const std::size_t count = std::min(kOutlinesOneByOne, leftIds.size() - first);
    const auto rows = connection_->with(
        (kOutlineColumns + "FROM unnest($2::bigint[], $3::bigint[]) AS i(cell, id) "
                           "JOIN scarp.content c ON c.project = $1 AND c.cell = i.cell AND c.id = i.id")
            .c_str(),
        project_, std::span<const std::int64_t>(leftCells).subspan(first, count),
        std::span<const std::int64_t>(leftIds).subspan(first, count));
    if (!rows) return rows.error();
    addOutlines(*rows, all);
  }
  return all;
}

Result<std::vector<TeamContent>> TeamStore::coarse(std::span<const std::int64_t> cells,
                                                   std::span<const std::int64_t> ids) {
  EXPECTS(cells.size() == ids.size());
  const std::vector<std::int64_t> few = distinctOf(cells);
  const auto rows = connection_->with(
      "SELECT c.cell, c.id, c.coarse FROM scarp.content c "
      "WHERE c.project = $1 AND c.cell = ANY ($2::bigint[]) AND c.id = ANY ($3::bigint[])",
      project_, std::span<const std::int64_t>(few), ids);
  return rowsAs(rows, [](const PostgresRows& all, int i) {
    const auto samples = all.bytes(i, 2);
    return TeamContent{
        .cell = all.number(i, 0), .id = all.number(i, 1), .coarse = {samples.begin(), samples.end()}};
  });
}

TeamReach TeamStore::reach() const {
  using namespace std::chrono_literals;
  // A user waits for these contents.
  constexpr std::chrono::milliseconds kReach = 3s, kAnswer = 10s;
  const auto connect = [address = address_, name = name_, project = project_]() -> Result<std::unique_ptr<TeamLog>> {
    auto store = found(address, name, project, {kReach, kAnswer});
    if (!store) return store.error();
    return std::unique_ptr<TeamLog>(std::move(*store));
  };
  return {connect, usualCache()};
}

Result<void> TeamStore::put(std::span<const TeamContent> contents) {
  const auto keys = bytes_->put(contents);
  bytesAway_ = !keys;
  if (!keys) return keys.error();
  for (std::size_t first = 0; first < contents.size(); first += kContentsAtOnce) {
    const std::size_t count = std::min(kContentsAtOnce, contents.size() - first);
    std::string statement =
        keyed_         ? "INSERT INTO scarp.content (project, cell, id, form, sum, bytes, coarse, object_key) VALUES "
        : differences_ ? "INSERT INTO scarp.content (project, cell, id, form, sum, bytes, coarse, base, difference) VALUES "
                       : "INSERT INTO scarp.content (project, cell, id, form, sum, bytes, coarse) VALUES ";
    std::vector<PostgresValue> values{project_};
    for (std::size_t i = 0; i < count; ++i) {
      const TeamContent& content = contents[first + i];
      const std::string& key = (*keys)[first + i];
      statement += i == 0 ? "($1" : ", ($1";
      const auto add = [&](const PostgresValue& value) {
        values.push_back(value);
        statement += ", $" + std::to_string(values.size());
      };
      for (const PostgresValue& value :
           {PostgresValue(content.cell), PostgresValue(content.id), PostgresValue(content.form),
            PostgresValue(static_cast<std::int64_t>(content.sum)),
            PostgresValue(std::span<const std::byte>(content.bytes).first(key.empty() ? content.bytes.size() : 0)),
            content.coarse.empty() ? PostgresValue(nullptr)
                                   : PostgresValue(std::span<const std::byte>(content.coarse))})
        add(value);
      if (keyed_) add(key.empty() ? PostgresValue(nullptr) : PostgresValue(key));
      if (differences_) {
        add(content.base == 0 ? PostgresValue(nullptr) : PostgresValue(content.base));
        add(content.base == 0 ? PostgresValue(nullptr) : PostgresValue(std::span<const std::byte>(content.difference)));
      }
      statement += ")";
    }
    statement += " ON CONFLICT DO NOTHING RETURNING 1";
    const auto added = connection_->run(statement.c_str(), values);
    if (!added) {
      // The policy of the table refuses without a reason.
      if (connection_->latest().code == "42501")
        if (auto may = require("edit"); !may) return may;
      return added.error();
    }
    if (static_cast<std::size_t>(added->size()) < count)
      if (auto own = checkUploads(contents.subspan(first, count)); !own) return own;
  }
  return {};
}

Result<void> TeamStore::checkUploads(std::span<const TeamContent> contents) {
  std::vector<std::int64_t> cells, ids;
  for (const TeamContent& content : contents) {
    cells.push_back(content.cell);
    ids.push_back(content.id);
  }
  const auto rows = connection_->with(
      "SELECT c.cell, c.id, c.form, c.sum FROM unnest($2::bigint[], $3::bigint[]) AS i(cell, id) "
      "JOIN scarp.content c ON c.project = $1 AND c.cell = i.cell AND c.id = i.id WHERE c.author = session_user",
      project_, std::span<const std::int64_t>(cells), std::span<const std::int64_t>(ids));
  if (!rows) return rows.error();
  std::set<std::array<std::int64_t, 4>> there;
  for (int i = 0; i < rows->size(); ++i)
    there.insert({rows->number(i, 0), rows->number(i, 1), rows->number(i, 2), rows->number(i, 3)});
  for (const TeamContent& content : contents)
    if (!there.contains({content.cell, content.id, content.form, static_cast<std::int64_t>(content.sum)}))
      return Error{"%1 has a content of somebody else under an id of this edit", shown()};
  return {};
}

}  // namespace scarp
