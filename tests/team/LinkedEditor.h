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
#include "core/team/TeamLink.h"
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

/// What a window does with a link, without a window.
class LinkedEditor {
 public:
  LinkedEditor(const std::string& address, const std::string& terrain, std::size_t mostAtOnce = teamTilesAtOnce()) {
    std::stop_source stop;
    auto store = TeamStore::open(address, terrain, {std::chrono::seconds(5), std::chrono::seconds(5), stop.get_token()});
    EXPECT_TRUE(store) << store.error().message;
    auto opened = openTeam(**store, mostAtOnce);
    EXPECT_TRUE(opened) << opened.error().message;
    document_ = std::move(opened->document);
    follower_ = std::make_unique<TeamFollower>(*document_, (*store)->project(), (*store)->session(), opened->head,
                                               std::move(opened->slots), std::move(opened->held),
                                               std::move(opened->contents));
    link_ = std::make_unique<TeamLink>(std::move(*store), stop, address, terrain, follower_->head(),
                                       follower_->frame(), [this] { ++calls_; }, follower_->contents());
  }
  void step() {
    TeamReport report = link_->take();
    for (TeamNews& news : report.news) {
      const auto taken = follower_->take(std::move(news));
      EXPECT_TRUE(taken) << taken.error().message;
    }
    if (report.answer) {
      sending_ = false;
      if (report.answer->taken) follower_->renewIds();
      refused_ += report.answer->why.empty() ? 0 : 1;
      if (!report.answer->why.empty()) why_ = report.answer->why;
    }
    if (report.standing) standing_ = *report.standing;
    if (!report.broken.empty()) broken_ = report.broken;
    if (report.kept) kept_ = std::move(*report.kept);
    if (report.keeping) keeping_ = std::move(report.keeping);
    if (report.toggled) {
      EXPECT_EQ(report.toggled->why, "");
      report.toggled->out ? follower_->tookBack(report.toggled->which.op)
                          : follower_->didAgain(report.toggled->which.op);
      toggling_ = false;
    }
    trouble_ = report.trouble;
    if (report.people) people_ = std::move(*report.people);
    connected_ = report.connected;
    if (sending_ || toggling_ || follower_->waiting() == 0 || !follower_->lacking().empty()) return;
    auto draft = follower_->draft();
    ASSERT_TRUE(draft) << draft.error().message;
    link_->send(std::move(*draft));
    sending_ = true;
  }
  void undo() {
    toggling_ = true;
    link_->toggle(follower_->done().back(), true, document_->ids());
  }
  [[nodiscard]] bool settled() const { return !sending_ && !toggling_ && follower_->waiting() == 0; }

  std::unique_ptr<TerrainDocument> document_;
  std::unique_ptr<TeamFollower> follower_;
  std::vector<TeamPerson> people_;
  bool sending_ = false, toggling_ = false, connected_ = true;
  int refused_ = 0;
  std::string why_, trouble_;  ///< Of the latest refusal; why nothing comes through now.
  std::string broken_;  ///< Why the terrain is not followed any more.
  std::optional<TeamStanding> standing_;
  std::vector<TeamKept> kept_;
  std::optional<TeamKeeping> keeping_;
  std::atomic<int> calls_ = 0;
  std::unique_ptr<TeamLink> link_;
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
