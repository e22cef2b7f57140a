#include "core/team/TeamContents.h"

#include <algorithm>
#include <cstring>
#include <future>
#include <set>

#include "core/base/Contract.h"
#include "core/base/Sha256.h"

namespace scarp {

namespace {

using namespace std::chrono_literals;

/// Max size of packed contents that are read ahead, bytes.
constexpr std::size_t kMostAhead = std::size_t{32} << 20;
constexpr std::size_t kOutlinesInBlock = 16384, kOutlinesAsked = 1000000;
/// Number of outlines from which half are requested over a second connection at the same time.
constexpr std::size_t kOutlinesHalved = 32768;
/// Min pause after a failure; the pause is four times as long as the failed call if that is longer.
constexpr auto kQuiet = 1000ms;

struct KeptHead {
  std::int64_t form;
  std::uint64_t sum;
};

}  // namespace

TeamContents::TeamContents(TeamReach reach, std::int64_t project, std::int64_t epoch, Message shown)
    : reach_(std::move(reach)),
      project_(project),
      epoch_(epoch),
      shown_(std::move(shown)),
      cache_(reach_.cache) {}

std::string TeamContents::keyOf(const char* kind, std::span<const std::int64_t> numbers) const {
  std::string text = std::string("team ") + kind + '\n' + std::to_string(epoch_) + '\n' + std::to_string(project_) + '\n';
  text.append(reinterpret_cast<const char*>(numbers.data()), numbers.size_bytes());
  return sha256Of(text);
}

std::optional<TeamContent> TeamContents::kept(const TeamOutline& outline) {
  const std::int64_t cell[] = {outline.cell};
  const auto block = cache_.read(keyOf("content", cell), static_cast<std::uint64_t>(outline.id));
  KeptHead head{};
  if (!block || block->size() < sizeof head) return {};
  std::memcpy(&head, block->data(), sizeof head);
  if (head.form != outline.form || head.sum != outline.sum) return {};
  ++figures_.kept;
  return TeamContent{outline.cell, outline.id, head.form, head.sum, {block->begin() + sizeof head, block->end()}, {}};
}

void TeamContents::keep(const TeamContent& content) {
  if (!cache_.usable()) return;
  const KeptHead head{content.form, content.sum};
  const auto first = std::as_bytes(std::span(&head, 1));
  std::vector<std::byte> block(first.begin(), first.end());
  block.insert(block.end(), content.bytes.begin(), content.bytes.end());
  const std::int64_t cell[] = {content.cell};
  cache_.write(keyOf("content", cell), static_cast<std::uint64_t>(content.id), block);
}

Result<std::vector<TeamOutline>> TeamContents::outlines(TeamLog& log, std::span<const std::int64_t> cells,
                                                        std::span<const std::int64_t> ids) {
  EXPECTS(cells.size() == ids.size());
  struct Part {
    std::size_t first, count;
    std::string key;
  };
  const std::lock_guard lock(mutex_);
  std::vector<TeamOutline> all(ids.size());
  std::vector<Part> unknown;
  for (std::size_t first = 0; first < ids.size();) {
    std::size_t end = first;
    while (end < ids.size() && cells[end] == cells[first] && end - first < kOutlinesInBlock) ++end;
    const auto own = ids.subspan(first, end - first);
    Part part{first, own.size(), cache_.usable() ? keyOf("outlines", own) : std::string()};
    const auto block = cache_.usable() ? cache_.read(part.key, 0) : std::nullopt;
    bool known = block && block->size() == own.size() * sizeof(TeamOutline);
    if (known) std::memcpy(all.data() + first, block->data(), block->size());
    for (std::size_t i = 0; known && i < own.size(); ++i)
      known = all[first + i].cell == cells[first] && all[first + i].id == own[i];
    if (!known) unknown.push_back(std::move(part));
    first = end;
  }
  for (std::size_t at = 0; at < unknown.size();) {
    std::vector<std::int64_t> askedCells, askedIds;
    std::size_t end = at;
    do {
      const Part& part = unknown[end++];
      askedCells.insert(askedCells.end(), cells.begin() + std::ptrdiff_t(part.first),
                        cells.begin() + std::ptrdiff_t(part.first + part.count));
      askedIds.insert(askedIds.end(), ids.begin() + std::ptrdiff_t(part.first),
                      ids.begin() + std::ptrdiff_t(part.first + part.count));
    } while (end < unknown.size() && askedIds.size() < kOutlinesAsked);
    auto answer = askedOutlines(log, askedCells, askedIds);
    if (!answer) return answer.error();
    figures_.outlines += answer->size();
    std::ranges::sort(*answer, {}, [](const TeamOutline& one) { return Id(one.cell, one.id); });
    for (; at < end; ++at) {
      const Part& part = unknown[at];
      for (std::size_t i = part.first; i < part.first + part.count; ++i) {
        const Id id(cells[i], ids[i]);
        const auto found =
            std::ranges::lower_bound(*answer, id, {}, [](const TeamOutline& one) { return Id(one.cell, one.id); });
        if (found == answer->end() || Id(found->cell, found->id) != id)
          return Error{"%1 lacks a part of the terrain", shown_};
        all[i] = *found;
      }
      if (cache_.usable())
        cache_.write(part.key, 0, std::as_bytes(std::span(all).subspan(part.first, part.count)));
    }
  }
  return all;
}

Result<std::vector<TeamContent>> TeamContents::contents(TeamLog& log, std::span<const TeamOutline> outlines) {
  const std::lock_guard lock(mutex_);
  std::vector<TeamContent> all;
  std::vector<std::int64_t> cells, ids;
  for (const TeamOutline& outline : outlines) {
    if (auto held = kept(outline)) {
      all.push_back(std::move(*held));
      continue;
    }
    cells.push_back(outline.cell);
    ids.push_back(outline.id);
  }
  auto answer = log.contents(cells, ids, {});
  if (!answer) return answer.error();
  figures_.contents += answer->size();
  for (TeamContent& content : *answer) {
    if (content.trouble.empty()) keep(content);
    all.push_back(std::move(content));
  }
  return all;
}

template <class Ask>
auto TeamContents::asked(const Ask& ask) -> decltype(ask(std::declval<TeamLog&>())) {
  const auto begin = Clock::now();
  if (begin < quietUntil_) return Error{lastTrouble_};
  const auto fail = [&](const Error& error) {
    log_.reset();
    lastTrouble_ = error.message;
    const auto now = Clock::now();
    quietUntil_ = now + std::max<Clock::duration>(kQuiet, 4 * (now - begin));
    return error;
  };
  if (!log_) {
    if (!reach_.connect) return fail(Error{"%1 cannot be asked any more", shown_});
    auto made = reach_.connect();
    if (!made) return fail(made.error());
    if ((*made)->project() != project_ || (*made)->epoch() != epoch_)
      return fail(Error{"%1 has gone back to an earlier state of this terrain", shown_});
    log_ = std::move(*made);
  }
  auto answer = ask(*log_);
  if (!answer) return fail(answer.error());
  return answer;
}

Result<std::vector<TeamOutline>> TeamContents::askedOutlines(TeamLog& log, std::span<const std::int64_t> cells,
                                                             std::span<const std::int64_t> ids) {
  std::size_t half = ids.size() / 2;
  while (half > 0 && half < ids.size() && cells[half] == cells[half - 1]) ++half;
  if (ids.size() < kOutlinesHalved || half == ids.size() || !reach_.connect) return log.outlines(cells, ids);
  auto second = std::async(std::launch::async, [&] {
    return asked([&](TeamLog& own) { return own.outlines(cells.subspan(half), ids.subspan(half)); });
  });
  auto first = log.outlines(cells.first(half), ids.first(half));
  auto rest = second.get();
  if (!first) return first;
  if (!rest) rest = log.outlines(cells.subspan(half), ids.subspan(half));
  if (!rest) return rest;
  first->insert(first->end(), rest->begin(), rest->end());
  return first;
}

void TeamContents::remember(TeamContent content) {
  const Id id(content.cell, content.id);
  if (aheadById_.contains(id)) return;
  aheadBytes_ += content.bytes.size();
  ahead_.push_back(std::move(content));
  aheadById_.emplace(id, std::prev(ahead_.end()));
  while (aheadBytes_ > kMostAhead && ahead_.size() > 1) {
    aheadBytes_ -= ahead_.front().bytes.size();
    aheadById_.erase({ahead_.front().cell, ahead_.front().id});
    ahead_.pop_front();
  }
}

Result<TeamContent> TeamContents::content(std::span<const TeamOutline> firstAndNear, bool fresh) {
  EXPECTS(!firstAndNear.empty());
  const TeamOutline& first = firstAndNear.front();
  const Id wanted(first.cell, first.id);
  const std::lock_guard lock(mutex_);
  if (const auto there = aheadById_.find(wanted); there != aheadById_.end() && !fresh) {
    TeamContent content = std::move(*there->second);
    aheadBytes_ -= content.bytes.size();
    ahead_.erase(there->second);
    aheadById_.erase(there);
    return content;
  }
  if (!fresh)
    if (auto held = kept(first)) return std::move(*held);
  if (const auto there = troubled_.find(wanted); there != troubled_.end()) {
    if (Clock::now() < there->second.first) return Error{there->second.second};
    troubled_.erase(there);
  }
  std::vector<std::int64_t> cells, ids;
  for (const TeamOutline& one : firstAndNear)
    if (!aheadById_.contains({one.cell, one.id})) {
      cells.push_back(one.cell);
      ids.push_back(one.id);
    }
  auto answer = asked([&](TeamLog& log) { return log.contents(cells, ids, {}); });
  if (!answer) return answer.error();
  figures_.contents += answer->size();
  TeamContent content{first.cell, first.id, first.form, first.sum, {}, {}};
  for (TeamContent& one : *answer) {
    const bool whole = one.trouble.empty();
    if (whole) keep(one);
    if (Id(one.cell, one.id) == wanted)
      content = std::move(one);
    else if (whole)
      remember(std::move(one));
  }
  if (content.trouble.empty()) return content;
  troubled_[wanted] = {Clock::now() + kQuiet, content.trouble};
  return Error{content.trouble};
}

Result<TeamContents::Coarse> TeamContents::coarse(std::span<const std::int64_t> cells,
                                                  std::span<const std::int64_t> ids) {
  EXPECTS(cells.size() == ids.size());
  const std::lock_guard lock(mutex_);
  // Cached by the exact set of ids: if one content changed, the key is another one.
  const std::string key = cache_.usable() ? keyOf("coarse", ids) : std::string();
  constexpr std::size_t kNumbers = 1 + HeightRaster::tileSize / kCoarseStep * (HeightRaster::tileSize / kCoarseStep) / 2;
  std::vector<std::int64_t> rows;  // Per content: its id, followed by the bytes of its samples.
  static_assert(kNumbers == 33);
  Coarse all;
  const auto read = [&] {
    for (std::size_t at = 0; at + kNumbers <= rows.size(); at += kNumbers)
      if (auto samples = coarseSamples(std::as_bytes(std::span(rows).subspan(at + 1, kNumbers - 1))))
        all.emplace_back(rows[at], std::move(*samples));
  };
  if (const auto block = cache_.usable() ? cache_.read(key, 0) : std::nullopt) {
    rows.resize(block->size() / sizeof(std::int64_t));
    std::memcpy(rows.data(), block->data(), rows.size() * sizeof(std::int64_t));
    read();
    return all;
  }
  const auto answer = asked([&](TeamLog& log) { return log.coarse(cells, ids); });
  if (!answer) return answer.error();
  figures_.coarse += answer->size();
  for (const TeamContent& content : *answer) {
    if (content.coarse.size() < (kNumbers - 1) * sizeof(std::int64_t)) continue;
    rows.push_back(content.id);
    rows.resize(rows.size() + kNumbers - 1);
    std::memcpy(rows.data() + (rows.size() - (kNumbers - 1)), content.coarse.data(), (kNumbers - 1) * sizeof(std::int64_t));
  }
  if (cache_.usable()) cache_.write(key, 0, std::as_bytes(std::span(rows)));
  read();
  return all;
}

void TeamContents::lacks(MissingTile tile, const Message& why) {
  const std::lock_guard lock(missingMutex_);
  ++failures_;
  whyMissing_ = why;
  auto& there = missing_[{tile.raster, tile.slot}];
  tile.whole = tile.whole || there.whole;
  there = tile;
}

void TeamContents::isDamaged(const Message& what) {
  const std::lock_guard lock(missingMutex_);
  ++failures_;
  if (damage_.empty()) damage_ = what;
}

std::vector<MissingTile> TeamContents::missing() const {
  const std::lock_guard lock(missingMutex_);
  std::vector<MissingTile> all;
  for (const auto& [place, tile] : missing_) all.push_back(tile);
  return all;
}

bool TeamContents::isMissing(RasterId raster, int slot) const {
  const std::lock_guard lock(missingMutex_);
  return missing_.contains({raster, slot});
}

void TeamContents::found(RasterId raster, int slot) {
  const std::lock_guard lock(missingMutex_);
  missing_.erase({raster, slot});
}

Message TeamContents::whyMissing() const {
  const std::lock_guard lock(missingMutex_);
  return missing_.empty() ? Message()
                          : Message("a part of the terrain could not be fetched: %1", whyMissing_);
}

Message TeamContents::damage() const {
  const std::lock_guard lock(missingMutex_);
  return damage_;
}

std::size_t TeamContents::failures() const {
  const std::lock_guard lock(missingMutex_);
  return failures_;
}

TeamContents::Figures TeamContents::figures() const {
  const std::lock_guard lock(mutex_);
  return figures_;
}

void TeamBases::set(const TeamKey& piece, std::int64_t content, const HeightRaster::TilePtr& tile) {
  const std::lock_guard lock(mutex_);
  if (tile)
    known_[piece] = {content, tile};
  else
    known_.erase(piece);
}

void TeamBases::set(const TeamPieces& pieces, const RecordTiles& tiles) {
  for (const auto& [key, content] : pieces) {
    if (!isTile(key)) continue;
    const auto raster = tiles.find(rasterOf(key));
    if (raster == tiles.end()) continue;
    const auto tile = raster->second.find(static_cast<int>(key.slot));
    if (tile != raster->second.end()) set(key, content ? content->id : 0, content ? tile->second : nullptr);
  }
}

TileBases TeamBases::of(const std::map<TeamKey, TeamSlot>& pieces) const {
  const std::lock_guard lock(mutex_);
  TileBases bases;
  for (const auto& [key, slot] : pieces) {
    const auto known = known_.find(key);
    if (known == known_.end()) continue;
    if (auto tile = known->second.tile.lock()) bases[key] = {known->second.content, std::move(tile)};
  }
  return bases;
}

}  // namespace scarp
