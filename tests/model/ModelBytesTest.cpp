#include <gtest/gtest.h>

#include <cstring>
#include <random>

#include "core/model/ModelBytes.h"
#include "tests/support/MadeModels.h"

namespace scarp {
namespace {

TEST(ModelBytes, ReadBackAreTheSame) {
  Model model = test::ballModel(4, 1.0);
  ModelMaterial second;
  second.name = "second";
  second.metallic = 1.0F;
  second.alpha = ModelAlpha::Mask;
  second.doubleSided = true;
  model.materials.push_back(second);
  model.levels.push_back({{{1, 0, 30}}, 0.25F});
  const std::vector<std::byte> bytes = modelBytes(model);
  const auto back = readModelBytes(bytes);
  ASSERT_TRUE(back.ok()) << back.error().message;
  EXPECT_EQ(modelBytes(*back), bytes);
  EXPECT_EQ(back->materials[1].name, "second");
  EXPECT_EQ(back->levels[1].parts[0].count, 30U);
}

TEST(ModelBytes, AnyBytesAreReadOrRefused) {
  const std::vector<std::byte> bytes = modelBytes(test::ballModel(3, 1.0));
  std::mt19937 random(5);
  for (std::size_t size = 0; size < bytes.size(); size += 11)
    EXPECT_FALSE(readModelBytes(std::span(bytes).first(size)).ok());
  for (int round = 0; round < 1000; ++round) {
    std::vector<std::byte> changed = bytes;
    for (unsigned i = 0; i <= random() % 4; ++i) {
      const std::size_t at = random() % (round % 2 == 0 ? changed.size() : 120);
      const std::uint32_t value = random() % 3 == 0 ? 0xFFFFFFFFU : static_cast<std::uint32_t>(random());
      std::memcpy(&changed[std::min(at, changed.size() - 4)], &value, 4);
    }
    // What is taken is sound, whatever it is.
    const auto model = readModelBytes(changed);
    EXPECT_TRUE(!model.ok() || checkModel(*model).ok());
  }
}

}  // namespace
}  // namespace scarp
