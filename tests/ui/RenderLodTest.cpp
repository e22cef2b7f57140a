#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <random>
#include <span>
#include <vector>

#include "tests/support/Terrains.h"
#include "ui/render/HeightPage.h"
#include "ui/render/LodSelection.h"
#include "ui/render/PatchBatch.h"

namespace scarp {
namespace {

/// A view of everything: nothing is culled.
const Frustum kEverywhere([] {
  Mat4 all = Mat4::Zero();
  all(3, 3) = 1.0;
  return all;
}());

/// The level that each quarter's worth of cells is drawn at; counts how often each is drawn.
struct Coverage {
  int columns, rows;
  std::vector<int> level, times;
};

Coverage cover(const LodTree& tree, const std::vector<LodNode>& nodes) {
  const int half = tree.patchCells / 2;
  const GridRect cells = tree.frame.cells();
  Coverage c{(cells.column1 + half - 1) / half, (cells.row1 + half - 1) / half, {}, {}};
  c.level.assign(static_cast<std::size_t>(c.columns * c.rows), -1);
  c.times.assign(c.level.size(), 0);
  for (const LodNode& node : nodes)
    for (int q = 0; q < 4; ++q) {
      if ((node.quarters & 1U << q) == 0) continue;
      const int span = 1 << node.level;
      const int left = (2 * node.column + (q & 1)) * span, top = (2 * node.row + (q >> 1)) * span;
      for (int r = top; r < std::min(top + span, c.rows); ++r)
        for (int k = left; k < std::min(left + span, c.columns); ++k) {
          const auto at = static_cast<std::size_t>(r * c.columns + k);
          c.level[at] = node.level;
          ++c.times[at];
        }
    }
  return c;
}

TEST(RenderLod, PatchesCoverTheGroundOnceAndNeighboursDifferByOneLevel) {
  constexpr unsigned kSeed = 5;
  std::mt19937 random(kSeed);
  const auto between = [&](double a, double b) { return std::uniform_real_distribution(a, b)(random); };
  for (const auto& [columns, rows, dx, dy] :
       {std::tuple(1201, 1201, 1.0, 1.0), std::tuple(701, 523, 3.0, 2.0), std::tuple(2, 2, 1.0, 1.0),
        std::tuple(17, 900, 1.0, 5.0)}) {
    const Terrain terrain =
        test::makeTerrain({columns, rows, dx, dy}, [](int c, int r) { return float((c ^ r) % 90); });
    const HeightPyramid pyramid(terrain.heights);
    for (const int patch : {16, 32, 64})
      for (int i = 0; i < 12; ++i) {
        const LodTree tree{terrain.frame, pyramid, patch};
        Camera camera;
        camera.position = {between(-0.7, 0.7) * terrain.frame.width(),
                           between(-0.7, 0.7) * terrain.frame.depth(), std::exp(between(0.0, 7.0))};
        const LodMetric metric =
            lodMetric(camera, 800.0, terrain.frame, pyramid.range(), between(1.0, 20.0), patch);
        const Coverage c = cover(tree, selectNodes(tree, metric, kEverywhere, -1.0));
        ASSERT_TRUE(std::ranges::all_of(c.times, [](int n) { return n == 1; })) << "seed " << kSeed;
        for (int r = 0; r < c.rows; ++r)
          for (int k = 0; k < c.columns; ++k) {
            const int here = c.level[static_cast<std::size_t>(r * c.columns + k)];
            if (k + 1 < c.columns) {
              ASSERT_LE(std::abs(here - c.level[static_cast<std::size_t>(r * c.columns + k + 1)]), 1);
            }
            if (r + 1 < c.rows) {
              ASSERT_LE(std::abs(here - c.level[static_cast<std::size_t>((r + 1) * c.columns + k)]), 1);
            }
          }
      }
  }
}

TEST(RenderLod, GlideEndsBeforeCoarserGroundAndBeginsAfterFiner) {
  const GridFrame frame{4097, 4097, 2.0, 3.0};
  for (const double cellPixels : {0.5, 3.0, 30.0, 500.0}) {
    const LodMetric metric = lodMetric(Camera(), 800.0, frame, {0.0f, 10.0f}, cellPixels, 16);
    for (int level = 0; level < 10; ++level) {
      EXPECT_LT(metric.morphEnd(level), metric.reach(level));
      // The farthest place of a patch that a finer one's reach touches.
      const double diagonal = 16.0 * (1 << level) * std::hypot(frame.dx, frame.dy);
      EXPECT_GE(metric.morphStart(level + 1), metric.reach(level) + diagonal);
    }
  }
}

TEST(RenderLod, PatchMeshFollowsTheDiagonalRule) {
  const PatchMesh mesh(16);
  std::map<std::pair<int, int>, int> trianglesOfCell;
  for (std::size_t i = 0; i < static_cast<std::size_t>(4 * mesh.quarterIndices()); i += 3) {
    const int a = mesh.indices[i + 2], column = a % 17, row = a / 17;
    int side = -1;
    for (std::size_t k = 0; k < 2; ++k) {
      const int other = mesh.indices[i + k] - a;
      EXPECT_TRUE(other == 1 || other == 17 || other == 18);
      if (other != 18) side = other;
    }
    EXPECT_NE(side, -1) << "both triangles run along A–D";
    trianglesOfCell[{column, row}] += side == 1 ? 1 : 10;
  }
  EXPECT_EQ(trianglesOfCell.size(), 256U);
  for (const auto& [cell, sides] : trianglesOfCell) EXPECT_EQ(sides, 11);
}

struct Recorder : TileSink {
  std::vector<float> samples;
  void upload(int, const PageId&, const GridRect& part, std::span<const float> heights) override {
    EXPECT_EQ(static_cast<long long>(heights.size()), part.area());
    samples.assign(heights.begin(), heights.end());
  }
};

TEST(RenderLod, PagesHoldTrueSamplesAndKnowWhatTouchesThem) {
  const Terrain terrain =
      test::makeTerrain({301, 207, 1.0, 1.0}, [](int c, int r) { return float(1000 * r + c); });
  Recorder recorder;
  TileUploader uploader(recorder);
  std::mt19937 random(9);
  for (const PageId page :
       {PageId{0, 0, 0}, PageId{0, 4, 3}, PageId{1, 1, 1}, PageId{2, 1, 0}, PageId{3, 0, 0}}) {
    const GridRect whole{0, 0, kPageSide, kPageSide};
    EXPECT_FALSE(uploader.upload({0, page, whole}, terrain.heights));
    const std::vector<float> all = recorder.samples;
    for (int j = 0; j < kPageSide; ++j)
      for (int k = 0; k < kPageSide; ++k) {
        const int column = std::clamp((page.column * 64 + k - kPageApron) << page.level, 0, 300);
        const int row = std::clamp((page.row * 64 + j - kPageApron) << page.level, 0, 206);
        ASSERT_EQ(recorder.samples[static_cast<std::size_t>(j * kPageSide + k)], float(1000 * row + column));
      }
    for (int i = 0; i < 200; ++i) {
      const int c = static_cast<int>(random() % 301), r = static_cast<int>(random() % 207);
      const GridRect rect =
          GridRect{c, r, c + 1 + int(random() % 20), r + 1 + int(random() % 20)}.intersected(
              terrain.frame.samples());
      GridRect expected;
      for (int j = 0; j < kPageSide; ++j)
        for (int k = 0; k < kPageSide; ++k)
          if (const int h = int(all[static_cast<std::size_t>(j * kPageSide + k)]);
              rect.contains(h % 1000, h / 1000))
            expected = expected.united({k, j, k + 1, j + 1});
      const GridRect part = partShowing(page, rect, terrain.frame);
      ASSERT_EQ(part.empty(), expected.empty()) << page.level << " " << c << " " << r;
      if (part.empty()) continue;
      ASSERT_EQ(part, expected);
      static_cast<void>(uploader.upload({0, page, part}, terrain.heights));
      ASSERT_EQ(recorder.samples.front(),
                all[static_cast<std::size_t>(part.row0 * kPageSide + part.column0)]);
      ASSERT_EQ(recorder.samples.back(),
                all[static_cast<std::size_t>((part.row1 - 1) * kPageSide + part.column1 - 1)]);
    }
  }
}

TEST(RenderLod, ManyPagesComeInOrderEachAsAlone) {
  const Terrain terrain = test::makeTerrain({1301, 1107, 1.0, 1.0}, [](int c, int r) {
    return c == 700 && r == 300 ? test::kHole : static_cast<float>(c) + 0.001F * static_cast<float>(r);
  });
  struct Keeper : TileSink {
    void upload(int slot, const PageId&, const GridRect&, std::span<const float> heights) override {
      slots.push_back(slot);
      samples.emplace_back(heights.begin(), heights.end());
    }
    std::vector<int> slots;
    std::vector<std::vector<float>> samples;
  };
  std::vector<PagePart> parts;
  for (int row = 0; row < 17; ++row)
    for (int column = 0; column < 20; ++column)
      parts.push_back({row * 20 + column,
                       {0, column, row},
                       {column % 3, row % 5, kPageSide - column % 2, kPageSide - row % 4}});
  Keeper together, alone;
  const std::vector<std::uint8_t> holes = TileUploader(together).upload(parts, terrain.heights);
  ASSERT_EQ(holes.size(), parts.size());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    EXPECT_EQ(TileUploader(alone).upload(parts[i], terrain.heights), holes[i] != 0) << i;
    EXPECT_EQ(holes[i] != 0, parts[i].page == (PageId{0, 10, 4})) << i;
  }
  EXPECT_EQ(together.slots, alone.slots);
  for (std::size_t i = 0; i < parts.size(); ++i)
    ASSERT_EQ(std::memcmp(together.samples[i].data(), alone.samples[i].data(), 4 * alone.samples[i].size()),
              0);
}

TEST(RenderLod, LeastRecentlyUsedPageMakesRoom) {
  PageCache cache(2, 2);
  const PageId a{0, 0, 0}, b{0, 1, 0}, c{0, 2, 0};
  cache.beginFrame();
  const auto slotA = cache.acquire(a);
  cache.slot(slotA.value()).stale = {};
  EXPECT_TRUE(cache.acquire(b));
  EXPECT_FALSE(cache.acquire(c)) << "all in use by this frame";
  cache.beginFrame();
  EXPECT_EQ(cache.acquire(b), 1);
  cache.beginFrame();
  EXPECT_EQ(cache.acquire(c), slotA);
  EXPECT_FALSE(cache.slot(slotA.value()).stale.empty());
  cache.slot(slotA.value()).stale = {};
  cache.invalidate({0, 0, 1, 1}, {301, 207, 1.0, 1.0});
  EXPECT_TRUE(cache.slot(slotA.value()).stale.empty()) << "the change lies elsewhere";
  cache.invalidate({130, 5, 131, 6}, {301, 207, 1.0, 1.0});
  EXPECT_FALSE(cache.slot(slotA.value()).stale.empty());
}

TEST(RenderLod, SlotsBecomeMoreOnlyForPagesOfTheLastPictures) {
  constexpr int kMost = PageCache::kStep + 2;
  PageCache cache(1, kMost);
  int pages = 0;
  const auto next = [&] { return cache.acquire(PageId{0, pages++, 0}); };
  for (std::uint64_t frame = 0; frame < 4 * PageCache::kKept; ++frame) {
    for (std::uint64_t i = 0; i <= PageCache::kKept; ++i) cache.beginFrame();
    EXPECT_EQ(next(), 0) << "what was in no picture for long makes room";
  }
  EXPECT_EQ(cache.size(), 1);
  cache.beginFrame();
  EXPECT_EQ(next(), 1);
  EXPECT_EQ(cache.size(), 1 + PageCache::kStep);
  cache.beginFrame();
  for (int i = 0; i < kMost; ++i) EXPECT_TRUE(next());
  EXPECT_EQ(cache.size(), kMost);
  EXPECT_FALSE(next()) << "this picture uses them all";
}

TEST(RenderLod, RoughnessTellsPlainsFromCrags) {
  const auto of = [](const Terrain& t) { return roughness(t.heights, t.frame); };
  EXPECT_EQ(
      of(test::makeTerrain({200, 300, 2.0, 2.0}, [](int c, int r) { return float(c) + 0.5f * float(r); })),
      0.0);
  EXPECT_EQ(of(test::makeTerrain({2, 2, 1.0, 1.0}, [](int, int) { return test::kHole; })), 0.0);
  EXPECT_GT(of(test::makeTerrain({200, 300, 2.0, 2.0}, [](int c, int) { return c % 2 ? 4.0f : 0.0f; })), 0.9);
}

TEST(RenderLod, SteepnessIsThatOfTheSteeperGround) {
  const auto of = [](const Terrain& t) { return steepness(t.heights, t.frame); };
  EXPECT_NEAR(of(test::makeTerrain({200, 300, 2.0, 4.0},
                                   [](int c, int r) { return 3.0f * float(c) + 8.0f * float(r); })),
              std::hypot(1.5, 2.0), 1e-6);
  EXPECT_EQ(
      of(test::makeTerrain({64, 64, 1.0, 1.0}, [](int c, int) { return c < 3 ? 9.0f * float(c) : 27.0f; })),
      0.0)
      << "a few steep places are not what the ground is like";
  EXPECT_EQ(of(test::makeTerrain({2, 2, 1.0, 1.0}, [](int, int) { return test::kHole; })), 0.0);
}

TEST(RenderLod, RoughnessKeptInStepIsThatOfTheGround) {
  Terrain terrain = test::fractalTerrain(301, 207);
  GroundRoughness kept(terrain.heights, terrain.frame);
  std::mt19937 random(3);
  for (int edit = 0; edit < 40; ++edit) {
    const int c = static_cast<int>(random() % 301), r = static_cast<int>(random() % 207);
    const GridRect rect =
        GridRect{c, r, c + 1 + static_cast<int>(random() % 90), r + 1 + static_cast<int>(random() % 90)}
            .intersected(terrain.heights.rect());
    std::vector<float> samples(static_cast<std::size_t>(rect.area()));
    for (float& h : samples) h = random() % 9 ? static_cast<float>(random() % 50) : test::kHole;
    terrain.heights.write(rect, samples);
    kept.refresh(terrain.heights, rect);
    ASSERT_EQ(kept.roughness(), roughness(terrain.heights, terrain.frame)) << edit;
    ASSERT_EQ(kept.steepness(), steepness(terrain.heights, terrain.frame)) << edit;
  }
}

}  // namespace
}  // namespace scarp
