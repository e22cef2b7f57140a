#include <random>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/SelectionEdits.h"
#include "core/material/PaintRaster.h"
#include "tests/edit/Layered.h"

namespace scarp::test {
namespace {

using Bytes = std::vector<std::uint8_t>;
constexpr int kColumns = 300, kRows = 140;
constexpr MaterialId kGrass = 1, kSoil = 4, kRock = 9;

class ImportPaintTest : public testing::Test {
 protected:
  ImportPaintTest()
      : document_(
            makeTerrain({kColumns, kRows, 1, 1}, [](int c, int) { return 0.1F * static_cast<float>(c); })) {
    const auto usual = defaultMaterials();
    must(MaterialsOperation{{usual.begin(), usual.end()}, {kGrass, {}}}, document_);
  }
  GridRect all() const { return document_.frame().samples(); }
  std::shared_ptr<const HeightRaster> paint(const Bytes& bytes) const {
    return std::make_shared<const HeightRaster>(withPaint(emptyPaint(document_.frame()), all(), bytes));
  }
  Bytes paintOn(MaterialId material) const {
    Bytes bytes(static_cast<std::size_t>(all().area()));
    if (const HeightRaster* raster = document_.raster({RasterRole::Paint, material}))
      readPaint(*raster, all(), bytes);
    return bytes;
  }
  /// Layers whose sum is 255 at most.
  static std::vector<Bytes> layers(std::size_t count, unsigned seed) {
    std::mt19937 random(seed);
    std::vector<Bytes> all(count, Bytes(std::size_t{kColumns} * kRows));
    for (std::size_t i = 0; i < all[0].size(); ++i) {
      unsigned left = 255;
      for (Bytes& one : all) {
        one[i] = static_cast<std::uint8_t>(random() % (left + 1));
        left -= one[i];
      }
    }
    return all;
  }
  ImportPaintOperation operation(const std::vector<Bytes>& planes, const std::vector<MaterialId>& to) const {
    ImportPaintOperation made;
    for (std::size_t k = 0; k < planes.size(); ++k)
      made.layers.push_back({"Layer " + std::to_string(k), to[k], paint(planes[k])});
    return made;
  }
  std::string refusal(const ImportPaintOperation& operation) {
    const std::size_t steps = document_.history().position();
    const auto done = perform(operation, document_);
    EXPECT_EQ(document_.history().position(), steps);
    return done ? std::string("none") : done.error().text();
  }

  TerrainDocument document_;
};

TEST_F(ImportPaintTest, ReplacesAllPaintByteForByteInOneStep) {
  must(PaintOperation{.material = kSoil}, document_);
  const Bytes soil = paintOn(kSoil);
  const auto planes = layers(2, 1);
  const std::size_t steps = document_.history().position();
  must(operation(planes, {kGrass, kRock}), document_);
  EXPECT_EQ(document_.history().position(), steps + 1);
  EXPECT_EQ(paintOn(kGrass), planes[0]);
  EXPECT_EQ(paintOn(kRock), planes[1]);
  EXPECT_EQ(paintOn(kSoil), Bytes(planes[0].size())) << "what was painted before is gone";
  ASSERT_TRUE(document_.undo());
  EXPECT_EQ(paintOn(kSoil), soil);
  EXPECT_EQ(paintOn(kRock), Bytes(planes[0].size()));
}

TEST_F(ImportPaintTest, LayersOfOneMaterialAddUpAndOthersAreLeftOut) {
  const auto planes = layers(3, 2);
  must(operation(planes, {kRock, 0, kRock}), document_);
  Bytes sum = planes[0];
  for (std::size_t i = 0; i < sum.size(); ++i) sum[i] = static_cast<std::uint8_t>(sum[i] + planes[2][i]);
  EXPECT_EQ(paintOn(kRock), sum);
}

/// By the definition: what was there keeps what the import does not cover.
TEST_F(ImportPaintTest, LaysOverPaintWithAnOpacityAndWithinTheSelection) {
  const auto before = layers(2, 3), planes = layers(2, 4);
  must(operation(before, {kGrass, kSoil}), document_);
  MaskRaster half(kColumns, kRows, 0.0F);
  half.write({0, 0, 150, kRows}, std::vector<float>(std::size_t{150} * kRows, 0.5F));
  half.write({150, 0, 200, kRows}, std::vector<float>(std::size_t{50} * kRows, 1.0F));
  select(document_, half);
  ImportPaintOperation over = operation(planes, {kSoil, kRock});
  over.how = PaintImport::Over;
  over.opacity = 0.75;
  must(over, document_);
  const Bytes grass = paintOn(kGrass), soil = paintOn(kSoil), rock = paintOn(kRock);
  for (int row = 0; row < kRows; row += 3)
    for (int column = 0; column < kColumns; ++column) {
      const auto i = static_cast<std::size_t>(row * kColumns + column);
      const double share = 0.75 * half.at(column, row), covered = planes[0][i] + planes[1][i];
      const double kept = 1.0 - share * covered / 255.0;
      ASSERT_NEAR(grass[i], before[0][i] * kept, 1.0) << column;
      ASSERT_NEAR(soil[i], before[1][i] * kept + share * planes[0][i], 1.0) << column;
      ASSERT_NEAR(rock[i], share * planes[1][i], 1.0) << column;
      ASSERT_LE(grass[i] + soil[i] + rock[i], 255);
      if (column >= 200) {
        ASSERT_EQ(grass[i], before[0][i]) << "beyond the selection";
      }
    }
}

TEST_F(ImportPaintTest, ReplacingStaysWithinTheSelection) {
  const auto before = layers(1, 5), planes = layers(1, 6);
  must(operation(before, {kSoil}), document_);
  MaskRaster west(kColumns, kRows, 0.0F);
  west.write({0, 0, 100, kRows}, std::vector<float>(std::size_t{100} * kRows, 1.0F));
  select(document_, west);
  must(operation(planes, {kRock}), document_);
  const Bytes soil = paintOn(kSoil), rock = paintOn(kRock);
  for (std::size_t i = 0; i < soil.size(); ++i) {
    const bool within = i % kColumns < 100;
    ASSERT_EQ(soil[i], within ? 0 : before[0][i]) << i;
    ASSERT_EQ(rock[i], within ? planes[0][i] : 0) << i;
  }
}

TEST_F(ImportPaintTest, NewMaterialsComeWithIt) {
  const auto planes = layers(1, 7);
  const MaterialId id = document_.newMaterialId();
  ImportPaintOperation made = operation(planes, {id});
  made.added.push_back({id, "Road", {1, 2, 3}});
  must(made, document_);
  EXPECT_EQ(document_.materials().back().name, "Road");
  EXPECT_EQ(paintOn(id), planes[0]);
  ASSERT_TRUE(document_.undo());
  EXPECT_EQ(document_.materials().size(), defaultMaterials().size());
  // A terrain without materials gets the first as its base.
  TerrainDocument bare(makeTerrain({kColumns, kRows, 1, 1}, [](int, int) { return 0.0F; }));
  made.added[0].id = made.layers[0].material = 1;
  must(made, bare);
  EXPECT_EQ(bare.rules().base, 1U);
}

TEST_F(ImportPaintTest, WhatDoesNotFitIsOneLine) {
  const auto planes = layers(1, 9);
  EXPECT_EQ(refusal({}), "there are no layers of weights");
  EXPECT_EQ(refusal(operation(planes, {77})), "there is no material 77");
  EXPECT_EQ(refusal(operation(planes, {0})), "none of the layers is taken");
  ImportPaintOperation made = operation(planes, {kRock});
  made.opacity = 1.5;
  EXPECT_EQ(refusal(made), "the opacity 1.5 is out of range (0 to 1)");
  made.opacity = 1.0;
  made.added.push_back({kRock, "Rock again", {}});
  EXPECT_EQ(refusal(made), "the material 9 stands twice");
  made.added.clear();
  made.layers[0].weights = std::make_shared<const HeightRaster>(emptyPaint({20, 20, 1, 1}));
  EXPECT_EQ(refusal(made), "the weights are those of another size of terrain");
  made.layers[0].weights = nullptr;
  EXPECT_EQ(refusal(made), "the weights have not been read from their files");
}

}  // namespace
}  // namespace scarp::test
