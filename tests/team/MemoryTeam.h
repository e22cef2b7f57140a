#pragma once

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

#include "core/team/TeamLog.h"

namespace scarp::test {

/// A team's terrain in memory, by the same rules as TeamSchema's, for tests that make thousands of changes.
struct MemoryTerrain {
  std::map<std::pair<std::int64_t, std::int64_t>, TeamContent> contents;
  std::vector<TeamLogRow> rows;
  std::vector<std::vector<TeamSlot>> slotsOf;
  std::vector<std::map<TeamKey, TeamSlot>> states{{}};  ///< After so many changes.
  std::int64_t blocks = 0, epoch = 1;
  bool later = false;       ///< Contents can be read when they are needed.
  bool away = false;        ///< No more of them can be had.
  CacheSettings cache{};    ///< Where they are kept.
  int wholes = 0, differences = 0;  ///< Tiles that were given, all of them and as differences.
};

class MemoryTeamLog final : public TeamLog {
 public:
  explicit MemoryTeamLog(std::shared_ptr<MemoryTerrain> terrain)
      : terrain_(std::move(terrain)), session_(drawnTeamId()) {}

  /// The next so many answers to commits are lost, though the changes are made.
  void loseAnswers(int count) { lost_ = count; }
  /// The next so many commits come too late.
  void comeTooLate(int count) { late_ = count; }
  /// Areas that were asked for, in order.
  [[nodiscard]] const std::vector<GridRect>& leases() const { return leases_; }

  [[nodiscard]] std::int64_t project() const override { return 5; }
  [[nodiscard]] std::int64_t session() const override { return session_; }
  void becomeSession(std::int64_t session) override { session_ = session; }
  [[nodiscard]] std::int64_t epoch() const override { return terrain_->epoch; }
  [[nodiscard]] Message shown() const override { return Message::verbatim("the memory"); }
  [[nodiscard]] bool bytesAway() const override { return terrain_->away; }
  [[nodiscard]] Result<Slots> slots() override { return slotsAt(std::ssize(terrain_->rows)); }
  [[nodiscard]] Result<Slots> slotsAt(std::int64_t seq) override {
    Slots all{seq, {}};
    for (const auto& [key, slot] : terrain_->states[static_cast<std::size_t>(seq)]) all.slots.push_back(slot);
    return all;
  }
  [[nodiscard]] Result<std::vector<TeamContent>> contents(std::span<const std::int64_t> cells,
                                                          std::span<const std::int64_t> ids,
                                                          std::span<const std::int64_t> bases) override {
    if (terrain_->away) return Error{"the memory does not answer"};
    std::vector<TeamContent> all;
    for (std::size_t i = 0; i < ids.size(); ++i) {
      const auto found = terrain_->contents.find({cells[i], ids[i]});
      if (found == terrain_->contents.end()) continue;
      TeamContent& content = all.emplace_back(found->second);
      const bool here = content.base != 0 && std::ranges::find(bases, content.base) != bases.end();
      if (here)
        content.bytes.clear();
      else
        content.base = 0, content.difference.clear();
      if (content.form == 1) ++(here ? terrain_->differences : terrain_->wholes);
    }
    return all;
  }
  [[nodiscard]] Result<std::vector<TeamOutline>> outlines(std::span<const std::int64_t> cells,
                                                          std::span<const std::int64_t> ids) override {
    const auto held = contents(cells, ids, {});
    if (!held) return held.error();
    std::vector<TeamOutline> all;
    for (const TeamContent& content : *held) {
      all.push_back({content.cell, content.id, content.form, content.sum, {}, {}, 0});
      constexpr std::size_t kSamples = 256;
      if (content.coarse.size() <= kSamples) continue;
      std::vector<std::byte> glance;
      for (const std::ptrdiff_t at : {0, 16, 128, 144})
        glance.insert(glance.end(), content.coarse.begin() + at, content.coarse.begin() + at + 4);
      glance.insert(glance.end(), content.coarse.begin() + kSamples, content.coarse.end());
      addGlance(all.back(), glance);
    }
    return all;
  }
  [[nodiscard]] Result<std::vector<TeamContent>> coarse(std::span<const std::int64_t> cells,
                                                        std::span<const std::int64_t> ids) override {
    return contents(cells, ids, {});
  }
  [[nodiscard]] TeamReach reach() const override {
    if (!terrain_->later) return {};
    const auto connect = [terrain = terrain_]() -> Result<std::unique_ptr<TeamLog>> {
      if (terrain->away) return Error{"the memory cannot be reached"};
      return std::unique_ptr<TeamLog>(std::make_unique<MemoryTeamLog>(terrain));
    };
    return {connect, terrain_->cache};
  }
  [[nodiscard]] Result<void> put(std::span<const TeamContent> contents) override {
    for (const TeamContent& content : contents)
      terrain_->contents.try_emplace({content.cell, content.id}, content);
    return {};
  }
  [[nodiscard]] Result<Committed> commit(const TeamChange& change) override {
    const auto head = static_cast<std::int64_t>(terrain_->rows.size());
    const auto known = std::ranges::find(terrain_->rows, change.op, &TeamLogRow::op);
    if (known != terrain_->rows.end() && lost_ > 0) {
      --lost_;
      return Error{"the memory was lost"};
    }
    if (known != terrain_->rows.end())
      return known->author == "me" && known->session == session_ ? Committed{CommitOutcome::Known, known->seq}
                                                                 : Committed{CommitOutcome::Taken, head};
    if (late_ > 0) {
      --late_;
      return Committed{CommitOutcome::Stale, head};
    }
    std::map<TeamKey, TeamSlot> now = terrain_->states.back();
    if (change.whole && change.base != head) return Committed{CommitOutcome::Stale, head};
    for (const TeamWrite& write : change.slots)
      if ((now.contains(write.key) ? now.at(write.key).rev : 0) != write.seen)
        return Committed{CommitOutcome::Stale, head};
    std::vector<TeamSlot> slots;
    for (const TeamWrite& write : change.slots) {
      slots.push_back({write.key, head + 1, write.content});
      if (write.content == TeamWrite::kOnlyRead) continue;
      if (write.content > 0 && !terrain_->contents.contains({write.key.cell, write.content}))
        return Error{"a content of the change is missing"};
      now[write.key] = slots.back();
    }
    terrain_->rows.push_back({head + 1, session_, change.base, change.op, change.undoes, change.whole, "me",
                              change.meta, change.box, true});
    terrain_->slotsOf.push_back(std::move(slots));
    terrain_->states.push_back(std::move(now));
    if (lost_ > 0) {
      --lost_;
      return Error{"the memory was lost"};
    }
    return Committed{CommitOutcome::Done, head + 1};
  }
  [[nodiscard]] Result<std::vector<TeamLogRow>> changesSince(std::int64_t seq, int most) override {
    std::vector<TeamLogRow> rows;
    for (auto i = static_cast<std::size_t>(seq);
         i < terrain_->rows.size() && std::ssize(rows) < most; ++i)
      rows.push_back(terrain_->rows[i]);
    return rows;
  }
  [[nodiscard]] Result<std::vector<TeamSlot>> slotsBetween(std::int64_t since, std::int64_t last) override {
    std::vector<TeamSlot> all;
    for (auto i = static_cast<std::size_t>(since); i < static_cast<std::size_t>(last); ++i)
      all.insert(all.end(), terrain_->slotsOf[i].begin(), terrain_->slotsOf[i].end());
    return all;
  }
  [[nodiscard]] Result<bool> takeLease(std::int64_t, const GridRect& box, std::chrono::seconds) override {
    leases_.push_back(box);
    return true;
  }
  [[nodiscard]] Result<void> endLease(std::int64_t) override { return {}; }
  [[nodiscard]] Result<void> awaitLease(std::chrono::milliseconds) override { return {}; }
  [[nodiscard]] Result<std::int64_t> takeBlock() override { return ++terrain_->blocks; }

 private:
  std::shared_ptr<MemoryTerrain> terrain_;
  std::int64_t session_;
  int lost_ = 0, late_ = 0;
  std::vector<GridRect> leases_;
};

}  // namespace scarp::test
