#include <gtest/gtest.h>

#include <random>

#include "core/store/SqliteStore.h"
#include "tests/store/Holdings.h"
#include "tests/support/TempFolder.h"

namespace scarp {
namespace {

using Mode = SqliteDatabase::Mode;
using test::Bytes;
using test::Holdings;
using test::holdingsOf;
using test::madeStore;
using test::StoredEntry;

class RandomChanges {
 public:
  explicit RandomChanges(std::uint32_t seed) : random_(seed) {}

  std::uint32_t below(std::uint32_t most) { return static_cast<std::uint32_t>(random_() % most); }
  Bytes bytes(std::size_t most) {
    Bytes all(random_() % most);
    for (std::byte& b : all) b = static_cast<std::byte>(random_());
    return all;
  }
  ContentKey key() {
    // Rasters, with slots near and far, and parts of other kinds.
    switch (below(4)) {
      case 0:
        return {{0, 0}, below(40)};
      case 1:
        return {{2, 1 + below(3)}, below(2) * 20'000 + below(10)};
      case 2:
        return {{kObjectsRole, 0}, below(5)};
      default:
        return {{kPictureRole, 0}, std::int64_t{below(4)} << 50};
    }
  }

  /// Does some things in a change, and the same to what is to be held.
  void act(StoreChange& change, Holdings& to) {
    for (auto actions = 1 + below(8); actions > 0; --actions) {
      const ContentKey at = key();
      const std::string name = "key-" + std::to_string(below(5));
      switch (below(8)) {
        case 0:
          ASSERT_TRUE(change.clear(at).ok());
          to.slots.erase(at);
          break;
        case 1: {
          const std::string text(below(50), 'x');
          ASSERT_TRUE(change.putText(at, text).ok());
          const auto plain = std::as_bytes(std::span(text));
          to.slots[at] = {plain.begin(), plain.end()};
          break;
        }
        case 2: {
          const Bytes value = bytes(100);
          ASSERT_TRUE(change.set(name, value).ok());
          to.settings[name] = value;
          break;
        }
        case 3:
          ASSERT_TRUE(change.unset(name).ok());
          to.settings.erase(name);
          break;
        case 4: {
          // Up to three parts.
          const StoredEntry entry{below(20), "{\"n\":" + std::to_string(below(1000)) + "}", bytes(200),
                                  bytes(below(6) == 0 ? 2'500'000 : 300)};
          const auto ref = change.addEntry(entry.place, entry.meta, entry.tiles, entry.bytes);
          ASSERT_TRUE(ref.ok());
          ASSERT_TRUE(to.entries.emplace(ref->row, entry).second) << "no row is given twice";
          break;
        }
        case 5:
          if (to.entries.empty()) break;
          ASSERT_TRUE(change.removeEntry(to.entries.begin()->first).ok());
          to.entries.erase(to.entries.begin());
          break;
        default: {
          const Bytes content = bytes(40'000), coarse = bytes(300);
          ASSERT_TRUE(change.put(at, ContentForm::Tile, checksum(content), content, coarse).ok());
          ASSERT_EQ(change.slots().find(at).sum, checksum(content));
          to.slots[at] = content;
        }
      }
    }
  }

 private:
  std::mt19937 random_;
};

TEST(SqliteStore, HoldsWhatAMapHoldsAfterRandomChanges) {
  const test::TempFolder folder;
  auto store = madeStore(folder.file("x"));
  RandomChanges random(1);
  Holdings holdings;
  SlotMap map;
  std::map<std::int64_t, std::map<ContentKey, Bytes>> states;  ///< Of changes that are still there.
  std::int64_t number = 0;
  for (int round = 0; round < 80; ++round) {
    Holdings next = holdings;
    auto change = store->begin(number, map);
    ASSERT_TRUE(change.ok()) << change.error().text();
    EXPECT_EQ((*change)->number(), number + 1);
    random.act(**change, next);
    if (random.below(4) == 0) {
      change->reset();  // Nothing of it is there.
    } else {
      const bool thins = random.below(6) == 0;
      if (thins) {
        ASSERT_TRUE((*change)->thin(3).ok());
      }
      number = (*change)->number();
      ASSERT_TRUE((*change)->commit({number, {}, "name", "{}"}).ok());
      map = (*change)->slots();
      holdings = next;
      states[number] = holdings.slots;
      while (thins && states.size() > 3) states.erase(states.begin());
      change->reset();
    }
    if (random.below(10) == 0) {
      store.reset();
      store = *SqliteStore::open(folder.file("x"), Mode::ReadWrite, "x");
    }
    ASSERT_EQ(holdingsOf(*store), holdings) << round;
    ASSERT_EQ(store->slots().map.digest(), map.digest());
    if (round % 9 != 0) continue;
    for (const auto& [at, slots] : states) {
      const StoredSlots then = store->slotsAt(at);
      EXPECT_TRUE(then.complete);
      ASSERT_EQ(test::contentsOf(*store, then.map), slots) << "as it was after change " << at;
    }
    for (const std::int64_t since : {std::int64_t{0}, number - 2, number}) {
      std::vector<std::int64_t> wanted, found;
      for (const auto& [at, slots] : states)
        if (at > since) wanted.insert(wanted.begin(), at);
      for (const StoredChange& one : store->changesSince(since).changes) found.push_back(one.number);
      ASSERT_EQ(found, wanted) << "since " << since;
    }
  }
  EXPECT_FALSE(store->damage().any());
  EXPECT_GT(number, 40);
}

TEST(SqliteStore, GivesEarlierContentsAndCoarseSamplesOfTiles) {
  const test::TempFolder folder;
  const auto store = madeStore(folder.file("x"));
  const ContentKey key{{0, 0}, 7}, other{{0, 0}, 8};
  SlotMap map;
  std::vector<ContentRef> refs;
  RandomChanges random(4);
  std::vector<Bytes> coarse;
  for (int i = 0; i < 4; ++i) {
    auto change = store->begin(i, map);
    ASSERT_TRUE(change.ok());
    const Bytes bytes = random.bytes(1000);
    coarse.push_back(random.bytes(256));
    coarse.back().push_back(std::byte{1});
    ASSERT_TRUE((*change)->put(key, ContentForm::Tile, checksum(bytes), bytes, coarse.back()).ok());
    refs.push_back((*change)->slots().find(key));
    ASSERT_TRUE((*change)->put(other, ContentForm::Tile, checksum(bytes), bytes, {}).ok());
    ASSERT_TRUE((*change)->commit({(*change)->number(), {}, {}, {}}).ok());
    map = (*change)->slots();
  }
  EXPECT_EQ(store->earlier(key, refs[3].id), (std::vector<ContentRef>{refs[2], refs[1], refs[0]}));
  EXPECT_EQ(store->earlier(key, refs[0].id), std::vector<ContentRef>{});
  for (std::size_t i = 0; i < 4; ++i) EXPECT_EQ(store->coarse(key, refs[i]), coarse[i]);
  EXPECT_TRUE(store->coarse(other, refs[0]).empty()) << "it is of another slot";
  EXPECT_FALSE(store->bytes(other, refs[0]).ok());
}

TEST(SqliteStore, WhatIsNotWhatWasWrittenIsNeverGiven) {
  struct Case {
    const char* harm;
    std::function<bool(Store&)> sound;
  };
  const ContentKey state{{kStateRole, 0}, 0};
  const std::vector<Case> cases{
      {"UPDATE slot SET sum=sum+1",
       [](Store& s) { return s.slots().complete || !s.slots().map.parts().empty(); }},
      {"UPDATE content SET bytes=bytes||'x'",
       [&](Store& s) { return s.text(state, s.slots().map.find(state)).ok(); }},
      {"UPDATE content SET slot=slot+1",
       [&](Store& s) { return s.bytes(state, s.slots().map.find(state)).ok() || s.slotsAt(9).complete; }},
      {"UPDATE setting SET value='2'",
       [](Store& s) { return s.settings().complete || !s.settings().values.empty(); }},
      {"UPDATE entry SET place=place+1",
       [](Store& s) { return s.entries().complete || s.entry(1).has_value(); }},
      {"UPDATE entry_part SET bytes='y'", [](Store& s) { return s.entryBytes(1, 1).ok(); }},
      {"UPDATE save SET summary='{ }'",
       [](Store& s) { return s.changesSince(0).complete || !s.changesSince(0).changes.empty(); }},
  };
  for (const Case& c : cases) {
    SCOPED_TRACE(c.harm);
    const test::TempFolder folder;
    const auto store = madeStore(folder.file("x"));
    auto change = store->begin(0, {});
    ASSERT_TRUE(change.ok());
    const Bytes some(10, std::byte{3});
    ASSERT_TRUE((*change)->putText(state, "{\"a\": 1}").ok());
    ASSERT_TRUE((*change)->set("view", some).ok());
    ASSERT_TRUE((*change)->addEntry(0, "{}", some, some).ok());
    ASSERT_TRUE((*change)->commit({1, {}, {}, "{}"}).ok());
    EXPECT_TRUE(c.sound(*store));
    ASSERT_TRUE(store->database().execute(c.harm).ok());
    EXPECT_FALSE(c.sound(*store));
  }
}

TEST(DamageList, TellsEachDamageOnceAndWhatStandsThere) {
  DamageList list;
  std::vector<std::string> told;
  list.onFound([&](const Damage& damage) { told.push_back(damage.message().text()); });
  EXPECT_FALSE(list.any());
  const GridRect samples{0, 0, 128, 128};
  for (int i = 0; i < 2; ++i)
    list.found({damageMessage("x", Message("a")), kGround, samples, Damage::Now::Holes});
  list.onFound({});
  list.found(damageOf("x", Message("b"), Damage::Now::Nothing));
  EXPECT_EQ(told, std::vector<std::string>{"x: is damaged: a; what stands there now is holes"});
  list.repairedFromJournal(kGround, samples);
  ASSERT_EQ(list.all().size(), 2U);
  EXPECT_EQ(list.all()[0].message(),
            "x: is damaged: a; what stands there now is out of the recovery journal");
  EXPECT_EQ(list.all()[1].message(), "x: is damaged: b");
  EXPECT_EQ(withoutFile(list.all()[1].what), "b");
  EXPECT_EQ(withoutFile(Message("x: is damaged: b")), "x: is damaged: b");
}

}  // namespace
}  // namespace scarp
