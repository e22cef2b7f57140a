#pragma once

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <vector>

#include "core/edit/Operation.h"
#include "core/edit/StrokeOperations.h"
#include "core/team/TeamSync.h"
#include "tests/support/Brushes.h"
#include "tests/support/Terrains.h"

namespace scarp::test {

inline StrokeOperation linkedStroke(double x, double y) {
  StrokeOperation stroke;
  stroke.brush.kind = BrushKind::Raise;
  stroke.brush.radius = 20.0;
  stroke.brush.strength = 6.0;
  for (int i = 0; i < 3; ++i) stroke.samples.push_back({x + 5.0 * i, y, 1.0, 0.1 * i});
  return stroke;
}

/// Editor that synchronises a document as a window does, but has no window.
class LinkedEditor {
 public:
  LinkedEditor(const std::string& address, const std::string& terrain, std::size_t mostAtOnce = teamTilesAtOnce()) {
    std::stop_source stop;
    auto store = TeamStore::open(address, terrain, {std::chrono::seconds(5), std::chrono::seconds(5), stop.get_token()});
    EXPECT_TRUE(store) << store.error().text();
    auto opened = openTeam(**store, mostAtOnce);
    EXPECT_TRUE(opened) << opened.error().text();
    document_ = std::move(opened->document);
    sync_ = std::make_unique<TeamSync>(*document_, std::move(*opened),
                                       TeamAccess{std::move(*store), stop, address, terrain},
                                       [this] { ++calls_; });
  }
  void step() {
    TeamReport report = sync_->listen();
    if (report.standing) standing_ = *report.standing;
    if (report.kept) kept_ = std::move(*report.kept);
    if (report.keeping) keeping_ = std::move(report.keeping);
    if (report.people) people_ = std::move(*report.people);
    state_ = report.state;
    connected_ = report.state == TeamState::Following;
    trouble_ = report.trouble.text();
    broken_ = report.broken.text();
    if (!broken_.empty()) return;
    const TeamUpdate update = sync_->step(true);
    EXPECT_EQ(update.broken, "");
    for (const TeamMessage& message : update.messages)
      EXPECT_EQ(message.kind, TeamMessage::Kind::AreaKept) << message.why;
    if (sync_->trouble().empty()) return;
    ++refused_;
    why_ = sync_->trouble().text();
  }
  void undo() { sync_->requestUndo(); }
  [[nodiscard]] bool settled() const { return sync_->settled(); }
  [[nodiscard]] const TeamFollower& follower() const { return sync_->follower(); }
  [[nodiscard]] TeamLink& link() { return sync_->link(); }

  std::unique_ptr<TerrainDocument> document_;
  std::vector<TeamPerson> people_;
  TeamState state_ = TeamState::Following;
  bool connected_ = true;
  int refused_ = 0;            ///< Number of steps while the first edit was refused.
  std::string why_, trouble_;  ///< Reasons of the latest refusal, and of failing requests.
  std::string broken_;         ///< Reason why the terrain cannot be followed any more.
  std::optional<TeamStanding> standing_;
  std::vector<TeamKept> kept_;
  std::optional<TeamKeeping> keeping_;
  std::atomic<int> calls_ = 0;
  std::unique_ptr<TeamSync> sync_;
};

template <class Condition>
bool stepUntil(std::vector<LinkedEditor*> editors, Condition condition) {
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  while (std::chrono::steady_clock::now() < end) {
    for (LinkedEditor* editor : editors) editor->step();
    if (condition()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  return false;
}
inline bool same(const LinkedEditor& one, const LinkedEditor& other) {
  return test::sameBits(test::samplesOf(one.document_->heights()), test::samplesOf(other.document_->heights()));
}

}  // namespace scarp::test
