#include <gtest/gtest.h>

#include <random>

#include "core/material/Picture.h"
#include "tests/support/MadePictures.h"

namespace scarp {
namespace {

Texels randomTexels(int columns, int rows, int channels, unsigned seed) {
  std::mt19937 random(seed);
  return test::texelsBy(columns, rows, channels, [&](int, int, int) { return double(random() % 256); });
}

TEST(Picture, KeepsEveryTexel) {
  for (const auto& [columns, rows, channels] :
       {std::array{1, 1, 1}, {2, 3, 3}, {257, 5, 1}, {64, 129, 3}, {kMostTexels, 2, 1}}) {
    const Texels texels = randomTexels(columns, rows, channels, 5U + static_cast<unsigned>(columns));
    const PicturePtr picture = sharedPicture(texels);
    EXPECT_EQ(texelsOf(*picture), texels);
    EXPECT_EQ(picture->bytes(), 1LL * columns * rows * channels);
  }
  const Texels smooth = test::bumpAlbedo(256);
  EXPECT_LT(sharedPicture(smooth)->packed.size(), smooth.values.size() / 2) << "it is packed";
}

TEST(Picture, EqualTexelsAreOnePictureAsLongAsSomebodyHoldsIt) {
  const Texels texels = randomTexels(40, 30, 3, 1);
  PicturePtr first = sharedPicture(texels);
  EXPECT_EQ(sharedPicture(texels), first);
  const std::uint64_t sum = first->sum;
  EXPECT_EQ(heldPicture(sum), first);
  // The same bytes in another shape are another picture.
  Texels turned = texels;
  std::swap(turned.columns, turned.rows);
  EXPECT_NE(sharedPicture(turned), first);
  first.reset();
  EXPECT_EQ(heldPicture(sum), nullptr);
}

TEST(Picture, IsStoredAndRestoredAndNothingDamagedIs) {
  PicturePtr picture = sharedPicture(randomTexels(31, 17, 3, 9));
  const Texels texels = texelsOf(*picture);
  const std::uint64_t sum = picture->sum;
  const std::vector<std::byte> stored = storedPicture(*picture);
  picture.reset();
  ASSERT_EQ(heldPicture(sum), nullptr);
  EXPECT_EQ(restoredPicture(stored, sum + 2), nullptr);
  for (std::size_t i = 0; i < stored.size(); i += 1 + i / 40) {
    std::vector<std::byte> damaged = stored;
    damaged[i] ^= std::byte{0x41};
    const PicturePtr read = restoredPicture(damaged, sum);
    // A bit that zstd does not look at may differ; no texel may.
    if (read) {
      EXPECT_EQ(texelsOf(*read), texels) << i;
    }
  }
  for (const std::size_t length : {std::size_t{0}, std::size_t{11}, std::size_t{12}, stored.size() - 1})
    EXPECT_EQ(restoredPicture(std::span(stored).first(length), sum), nullptr) << length;
  const PicturePtr again = restoredPicture(stored, sum);
  ASSERT_TRUE(again);
  EXPECT_EQ(texelsOf(*again), texels);
}

TEST(Material, PicturesOfOneContentCountOnceAgainstTheBudget) {
  const PicturePtr large = std::make_shared<const Picture>(Picture{8192, 8192, 3, 77, {}});
  std::vector<Material> materials(40);
  for (Material& material : materials) {
    material.name = "Large";
    material.picture(PictureKind::Albedo) = {"a.png", 77, large};
  }
  EXPECT_TRUE(checkPictures(materials).ok());
  for (std::size_t i = 0; i < materials.size(); ++i)
    materials[i].picture(PictureKind::Albedo).content = 77 + i;
  const auto refused = checkPictures(materials);
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().text(),
            "material \"Large\": with \"a.png\" the pictures of all materials have more than 1024 MiB of "
            "texels; smaller pictures would do");
}

}  // namespace
}  // namespace scarp
