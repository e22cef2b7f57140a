#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <vector>

#include "ui/brush/PresetSection.h"
#include "ui/brush/PresetStore.h"
#include "ui/widgets/Theme.h"

namespace scarp::test {
namespace {

class PresetStoreTest : public ::testing::Test {
 protected:
  void SetUp() override { loadResources(); }
  [[nodiscard]] QString folder() const { return temporary_.filePath(QStringLiteral("brushes")); }
  static BrushPreset preset(const std::string& name, double radius) {
    BrushPreset made{name, {}};
    made.brush.radius = radius;
    return made;
  }
  static std::vector<BrushPreset> own(const PresetStore& store) {
    std::vector<BrushPreset> all;
    for (const PresetStore::Entry& entry : store.entries())
      if (entry.own()) all.push_back(entry.preset);
    return all;
  }
  static std::size_t indexOf(const PresetStore& store, const std::string& name) {
    std::size_t i = 0;
    while (!(store.entries()[i].own() && store.entries()[i].preset.name == name)) ++i;
    return i;
  }
  void write(const QString& path, const QByteArray& text) {
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
  }

  QTemporaryDir temporary_;
};

TEST_F(PresetStoreTest, ComesWithADozenGoodBrushes) {
  const PresetStore store(folder());
  EXPECT_GE(store.entries().size(), 12U);
  EXPECT_TRUE(store.problems().isEmpty());
  for (const PresetStore::Entry& entry : store.entries()) {
    EXPECT_FALSE(entry.own());
    EXPECT_TRUE(validate(entry.preset.brush)) << entry.preset.name;
  }
}

TEST_F(PresetStoreTest, KeepsRenamesReplacesAndRemoves) {
  PresetStore store(folder());
  ASSERT_TRUE(store.store(preset("Mine", 12.0)));
  ASSERT_TRUE(store.store(preset("Größer / 山", 80.0)));
  EXPECT_EQ(own(PresetStore(folder())).size(), 2U);

  ASSERT_TRUE(store.store(preset("Mine", 13.0)));
  ASSERT_EQ(own(store).size(), 2U);
  EXPECT_EQ(store.entries()[indexOf(store, "Mine")].preset.brush.radius, 13.0);

  EXPECT_FALSE(store.rename(indexOf(store, "Mine"), QStringLiteral("Größer / 山")));
  ASSERT_TRUE(store.rename(indexOf(store, "Mine"), QStringLiteral("Yours")));
  EXPECT_TRUE(store.hasOwn(QStringLiteral("Yours")));
  EXPECT_FALSE(store.hasOwn(QStringLiteral("Mine")));

  ASSERT_TRUE(store.remove(indexOf(store, "Yours")));
  EXPECT_EQ(own(PresetStore(folder())), std::vector{preset("Größer / 山", 80.0)});
}

TEST_F(PresetStoreTest, ABadFileIsToldAndLeftAsItIs) {
  ASSERT_TRUE(PresetStore(folder()).store(preset("Good", 5.0)));
  const QString bad = folder() + QStringLiteral("/Bad.json");
  write(bad, R"({"scarp-brush": 1, "name": "Bad", "brush": {"kind": "raise", "radius": "wide"}})");
  PresetStore store(folder());
  ASSERT_EQ(store.problems().size(), 1);
  EXPECT_TRUE(store.problems().front().startsWith(QStringLiteral("Bad.json: brush.radius: ")))
      << store.problems().front().toStdString();
  EXPECT_EQ(own(store).size(), 1U);

  // One more of that very name does not take its place.
  ASSERT_TRUE(store.store(preset("Bad", 7.0)));
  QFile still(bad);
  ASSERT_TRUE(still.open(QIODevice::ReadOnly));
  EXPECT_TRUE(still.readAll().contains("wide"));
  EXPECT_EQ(own(store).size(), 2U);
}

TEST_F(PresetStoreTest, SharedFilesComeBackUnderFreeNames) {
  PresetStore store(folder());
  ASSERT_TRUE(store.store(preset("A", 1.0)));
  ASSERT_TRUE(store.store(preset("B", 2.0)));
  const QString file = temporary_.filePath(QStringLiteral("shared.json"));
  ASSERT_TRUE(store.exportOwn(file));
  const auto count = store.importFile(file);
  ASSERT_TRUE(count) << count.error().text();
  EXPECT_EQ(*count, 2);
  EXPECT_EQ(store.entries()[indexOf(store, "A 2")].preset.brush.radius, 1.0);
  // Those of one file can go one by one.
  ASSERT_TRUE(store.remove(indexOf(store, "A 2")));
  EXPECT_TRUE(store.hasOwn(QStringLiteral("B 2")));
}

TEST_F(PresetStoreTest, ABadFileIsNotTakenOver) {
  PresetStore store(folder());
  const QString file = temporary_.filePath(QStringLiteral("half.json"));
  write(file, R"([{"scarp-brush": 1, "name": "A", "brush": {"kind": "raise"}}, {"scarp-brush": 1}])");
  const auto count = store.importFile(file);
  ASSERT_FALSE(count);
  EXPECT_EQ(count.error().text(), "half.json: [1].name: is missing");
  EXPECT_TRUE(own(store).empty());
  EXPECT_FALSE(store.importFile(temporary_.filePath(QStringLiteral("none.json"))));
}

TEST_F(PresetStoreTest, WhatCannotBeWrittenIsToldAndNothingIsLost) {
  // A file stands where the folder would be.
  write(temporary_.filePath(QStringLiteral("brushes")), "x");
  PresetStore store(folder());
  EXPECT_FALSE(store.store(preset("Mine", 12.0)));
  EXPECT_TRUE(own(store).empty());
}

TEST_F(PresetStoreTest, AProjectsAreThereUntilAnotherComesAndCanBeKept) {
  PresetStore store(folder());
  ASSERT_TRUE(store.store(preset("Mine", 12.0)));
  const std::size_t before = store.entries().size();
  store.setProjects({preset("Mine", 12.0), preset("Mine", 50.0), preset("Theirs", 7.0)});
  ASSERT_EQ(store.entries().size(), before + 2) << "the first is an own one";
  EXPECT_TRUE(store.entries().back().ofProject);
  EXPECT_FALSE(store.entries().back().own());

  ASSERT_TRUE(store.keep(before));
  EXPECT_EQ(store.entries()[indexOf(store, "Mine 2")].preset.brush.radius, 50.0);
  store.setProjects({});
  EXPECT_EQ(own(PresetStore(folder())), own(store));
  EXPECT_EQ(store.entries().size(), before + 1);
}

TEST(PresetPicture, EveryShippedBrushHasItsOwnAndTheSameEachTime) {
  loadResources();
  const QTemporaryDir folder;
  const PresetStore store(folder.path());
  std::vector<QImage> pictures;
  for (const PresetStore::Entry& entry : store.entries()) {
    pictures.push_back(presetPicture(entry.preset.brush, 112));
    EXPECT_EQ(pictures.back().size(), QSize(112, 112));
    EXPECT_EQ(pictures.back(), presetPicture(entry.preset.brush, 112)) << entry.preset.name;
  }
  for (std::size_t i = 0; i < pictures.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      EXPECT_NE(pictures[i], pictures[j])
          << store.entries()[i].preset.name << " shows the same as " << store.entries()[j].preset.name;
}

TEST(PresetPicture, LooksTheSameForALargeBrush) {
  BrushSettings small, large;
  small.radius = 5.0;
  small.strength = small.flow = 3.0;
  large.radius = 5000.0;
  large.strength = large.flow = 3000.0;
  small.noise.scale = 5.0;
  large.noise.scale = 5000.0;
  EXPECT_EQ(presetPicture(small, 64), presetPicture(large, 64));
}

}  // namespace
}  // namespace scarp::test
