#include <gtest/gtest.h>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/DrapeEdits.h"
#include "core/edit/DrapeOperations.h"
#include "core/edit/Operation.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

AddDrapeOperation drapeNamed(const std::string& name) {
  return {{name, "/maps/" + name + ".tif", 10, 20, 0.5, true}};
}

class DrapeEditsTest : public ::testing::Test {
 protected:
  DrapeEditsTest() : document_(test::fractalTerrain(40, 30)) {
    subscription_ =
        document_.changed.subscribe([this](const DocumentChange& change) { told_ += change.drapes ? 1 : 0; });
  }
  void must(const Operation& operation) {
    const auto done = perform(operation, document_);
    EXPECT_TRUE(done.ok()) << done.error().text();
  }
  std::string refusal(const Operation& operation) {
    const auto before = document_.state();
    const auto done = perform(operation, document_);
    EXPECT_TRUE(!done.ok());
    EXPECT_EQ(document_.state(), before);
    return done.ok() ? "" : done.error().text();
  }
  std::string names() {
    std::string all;
    for (const Drape& drape : document_.drapes()) all += drape.name;
    return all;
  }

  TerrainDocument document_;
  Subscription subscription_;
  int told_ = 0;
};

TEST_F(DrapeEditsTest, AreAddedChangedMovedAndRemovedUnderUndo) {
  must(drapeNamed("a"));
  must(drapeNamed("b"));
  must(drapeNamed("c"));
  EXPECT_EQ(names(), "abc");
  EXPECT_EQ(told_, 3);
  must(MoveDrapeOperation{1, 3});
  EXPECT_EQ(names(), "bca");
  SetDrapeOperation set;
  set.drape = 2;
  set.opacity = 0.25;
  set.visible = false;
  must(set);
  EXPECT_EQ(document_.drapes()[1].opacity, 0.25);
  EXPECT_FALSE(document_.drapes()[1].visible);
  EXPECT_EQ(document_.drapes()[1].path, "/maps/c.tif") << "the rest stays";
  SetDrapeOperation other;
  other.drape = 2;
  other.path = "/elsewhere/c.tif";
  other.bytes = 5;
  must(other);
  EXPECT_EQ(document_.drapes()[1].path, "/elsewhere/c.tif");
  EXPECT_EQ(document_.drapes()[1].bytes, 5U);
  EXPECT_EQ(document_.drapes()[1].sum, 0U);
  must(RemoveDrapeOperation{1});
  EXPECT_EQ(names(), "ca");
  EXPECT_EQ(document_.history().record(document_.history().position() - 1).name, "Remove drape \"b\"");
  EXPECT_EQ(told_, 7);
}

TEST_F(DrapeEditsTest, WhatCannotBeIsOneLine) {
  must(drapeNamed("a"));
  EXPECT_EQ(refusal(RemoveDrapeOperation{0}), "there is no drape 0; there are 1");
  EXPECT_EQ(refusal(MoveDrapeOperation{1, 2}), "there is no drape 2; there are 1");
  SetDrapeOperation set;
  set.drape = 1;
  set.opacity = 1.5;
  EXPECT_EQ(refusal(set), "an opacity must be from 0 to 1");
  set.opacity = std::numeric_limits<double>::quiet_NaN();
  EXPECT_EQ(refusal(set), "an opacity must be from 0 to 1");
  set.opacity.reset();
  set.path = "";
  EXPECT_EQ(refusal(set), "the drape \"a\" names no file");
  AddDrapeOperation nameless = drapeNamed("a");
  nameless.drape.name = "";
  EXPECT_EQ(refusal(nameless), "a drape has no name");
  for (std::size_t i = 1; i < kMostDrapes; ++i) must(drapeNamed("a"));
  EXPECT_EQ(refusal(drapeNamed("a")), "64 drapes are the most");
  // What changes nothing is no step.
  const auto steps = document_.history().size();
  set = {};
  set.drape = 1;
  set.opacity = 0.5;
  must(set);
  EXPECT_EQ(document_.history().size(), steps);
}

}  // namespace
}  // namespace scarp
