#include <gtest/gtest.h>

#include <QTemporaryDir>
#include <chrono>
#include <iostream>
#include <vector>

#include "ui/brush/PresetSection.h"
#include "ui/brush/PresetStore.h"
#include "ui/widgets/Theme.h"

namespace scarp::test {
namespace {

TEST(PresetPicture, EveryShippedBrushHasItsOwnAndTheSameEachTime) {
  loadResources();
  const QTemporaryDir folder;
  const PresetStore store(folder.path());
  std::vector<QImage> pictures;
  for (const PresetStore::Entry& entry : store.entries()) {
    const auto begin = std::chrono::steady_clock::now();
    pictures.push_back(presetPicture(entry.preset.brush, 112));
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
    std::cout << entry.preset.name << ": " << took.count() << " ms\n";
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
