#include <QOpenGLFunctions_4_5_Core>
#include <numeric>
#include <random>
#include <set>

#include "core/material/RuleWeights.h"
#include "tests/ui/RenderHarness.h"
#include "ui/render/PageArray.h"

namespace scarp {
namespace {

constexpr int kColumns = 300, kRows = 200;
const GridFrame kMaterialFrame{kColumns, kRows, 2.0, 2.0};

/// A list in which the ids are in no order; 77 is not in it.
std::vector<Material> listed() {
  std::vector<Material> list;
  for (const MaterialId id : {5U, 3U, 9U, 2U, 40U, 41U})
    list.push_back({id, std::to_string(id), {static_cast<std::uint8_t>(20 * id % 255), 90, 60}});
  return list;
}

/// Patches of some of the materials, up to six at a sample.
MaterialMap patchyMap(std::uint32_t seed) {
  RuleStack stack{5, {}};
  for (const MaterialId id : {3U, 9U, 2U, 40U, 77U}) {
    RuleCondition condition;
    condition.by = GroundMeasure::Noise;
    condition.low = 0.1, condition.high = 1.0, condition.softLow = 0.4;
    condition.noise.scale = 40.0;
    condition.noise.seed = seed + id;
    stack.rules.push_back({id, 0.8, true, {condition}});
  }
  const HeightRaster heights(kColumns, kRows, 0.0F);
  return *RuleWeights(stack, kMaterialFrame).map({heights});
}

/// Weights of the list's materials at a sample, the last entry of all others.
std::vector<int> weightsAt(const MaterialMap& map, const std::vector<Material>& list, int column, int row) {
  std::vector<int> weights;
  for (const Material& material : list) weights.push_back(map.weight(material.id, column, row));
  weights.push_back(255 - std::accumulate(weights.begin(), weights.end(), 0));
  return weights;
}

TEST(MaterialPages, ACellHasTheFourHeaviestOfItsCornersAndTheirWeights) {
  const MaterialMap map = patchyMap(1);
  const std::vector<Material> list = listed();
  int crowded = 0, mixed = 0;
  for (const PageId page :
       {PageId{0, 0, 0}, PageId{0, 2, 1}, PageId{0, 4, 3}, PageId{1, 1, 1}, PageId{2, 1, 0}}) {
    const std::vector<MaterialCell> cells = materialCells(map, list, page);
    ASSERT_EQ(cells.size(), std::size_t{kPageCells} * kPageCells);
    for (int j = 0; j < kPageCells; ++j)
      for (int k = 0; k < kPageCells; ++k) {
        const MaterialCell& cell = cells[static_cast<std::size_t>(j * kPageCells + k)];
        std::array<std::vector<int>, 4> corners;
        std::vector<int> sums(list.size() + 1);
        for (int c = 0; c < 4; ++c) {
          corners[c] = weightsAt(map, list, pageSampleAt(page.level, page.column, k + c % 2, kColumns),
                                 pageSampleAt(page.level, page.row, j + c / 2, kRows));
          for (std::size_t m = 0; m < sums.size(); ++m) sums[m] += corners[c][m];
        }
        const auto occurring = std::ranges::count_if(sums, [](int sum) { return sum > 0; });
        std::vector<std::size_t> order(sums.size());
        std::iota(order.begin(), order.end(), 0U);
        std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return sums[a] > sums[b]; });
        for (std::size_t i = 0; i < 4 && sums[order[i]] > 0; ++i)
          ASSERT_EQ(cell.materials >> (8 * i) & 255U, order[i]) << i;
        for (int c = 0; c < 4; ++c) {
          int sum = 0;
          for (std::size_t i = 0; i < 3; ++i) {
            const int weight = static_cast<int>(cell.weights[i] >> (8 * c) & 255U);
            sum += weight;
            if (occurring <= 4) {
              ASSERT_EQ(weight, sums[order[i]] > 0 ? corners[c][order[i]] : 0);
            }
          }
          ASSERT_LE(sum, 255);
          if (occurring <= 4) {
            ASSERT_EQ(255 - sum, corners[c][order[3]]);
          }
        }
        crowded += occurring > 4;
        mixed += occurring > 1;
      }
  }
  EXPECT_GT(crowded, 100);
  EXPECT_GT(mixed, 5000);
}

TEST(MaterialPages, TheCardHoldsTheCells) {
  const test::RenderHarness harness(16, 16);
  const auto map = std::make_shared<const MaterialMap>(patchyMap(2));
  const auto list = std::make_shared<const std::vector<Material>>(listed());
  MaterialPages pages(3);
  pages.show({map, list}, kMaterialFrame);
  const PageId page{1, 1, 0};
  EXPECT_TRUE(pages.prepare(2, page));
  EXPECT_FALSE(pages.prepare(2, page));
  pages.grow(5);
  pages.bind(10);
  QOpenGLFunctions_4_5_Core gl;
  gl.initializeOpenGLFunctions();
  GLint id = 0;
  gl.glActiveTexture(GL_TEXTURE10);
  gl.glGetIntegerv(GL_TEXTURE_BINDING_2D_ARRAY, &id);
  std::vector<MaterialCell> held(std::size_t{kPageCells} * kPageCells);
  gl.glGetTextureSubImage(static_cast<GLuint>(id), 0, 0, 0, 2, kPageCells, kPageCells, 1, GL_RGBA_INTEGER,
                          GL_UNSIGNED_INT, static_cast<GLsizei>(held.size() * sizeof(MaterialCell)),
                          held.data());
  EXPECT_EQ(held, materialCells(*map, *list, page));
}

TEST(MaterialPages, AnotherMapIsUploadedWhereItsTilesAreOthers) {
  const test::RenderHarness harness(16, 16);
  const auto list = std::make_shared<const std::vector<Material>>(listed());
  const auto before = std::make_shared<const MaterialMap>(patchyMap(3));
  auto changed = std::make_shared<MaterialMap>(*before);
  changed->tile(changed->tileIndex(1, 0)) = MaterialTile{{{9, nullptr}}};
  MaterialPages pages(4);
  const std::array<PageId, 4> held{PageId{0, 0, 0}, PageId{0, 2, 0}, PageId{0, 3, 1}, PageId{0, 0, 2}};
  const auto uploaded = [&](const std::shared_ptr<const MaterialMap>& map) {
    pages.show({map, list}, kMaterialFrame);
    std::set<int> slots;
    for (int slot = 0; slot < 4; ++slot)
      if (pages.prepare(slot, held[static_cast<std::size_t>(slot)])) slots.insert(slot);
    return slots;
  };
  EXPECT_EQ(uploaded(before), (std::set{0, 1, 2, 3}));
  EXPECT_EQ(uploaded(before), std::set<int>());
  EXPECT_EQ(uploaded(changed), (std::set{1, 2}));
  pages.invalidate({10, 10, 12, 12}, kMaterialFrame);
  EXPECT_EQ(uploaded(changed), (std::set{0}));
  // Samples 0 … 64 are a page's, those of its apron are not.
  pages.invalidate({65, 0, 66, 1}, kMaterialFrame);
  EXPECT_EQ(uploaded(changed), std::set<int>());
  pages.invalidate({64, 0, 65, 1}, kMaterialFrame);
  EXPECT_EQ(uploaded(changed), (std::set{0}));
}

}  // namespace
}  // namespace scarp
