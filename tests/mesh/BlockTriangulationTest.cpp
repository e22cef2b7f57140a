#include <gtest/gtest.h>

#include <random>

#include "core/mesh/BlockTriangulation.h"

namespace scarp::test {
namespace {

std::int64_t area(BlockPoint a, BlockPoint b, BlockPoint c) {
  return std::int64_t{b.x - a.x} * (c.y - a.y) - std::int64_t{b.y - a.y} * (c.x - a.x);
}

/// Whether q is strictly inside the circle through a, b, c: by their squares, in 128 bits.
bool inside(BlockPoint a, BlockPoint b, BlockPoint c, BlockPoint q) {
  __extension__ using Wide = __int128;
  const auto lift = [&](BlockPoint p) {
    return Wide{p.x - q.x} * (p.x - q.x) + Wide{p.y - q.y} * (p.y - q.y);
  };
  const auto minor = [&](BlockPoint p, BlockPoint r) {
    return Wide{p.x - q.x} * (r.y - q.y) - Wide{r.x - q.x} * (p.y - q.y);
  };
  return lift(a) * minor(b, c) - lift(b) * minor(a, c) + lift(c) * minor(a, b) > 0;
}

void expectSound(const BlockTriangulation& mesh) {
  std::int64_t sum = 0;
  for (std::uint32_t t = 0; t < mesh.triangles(); ++t) {
    const std::int64_t one = area(mesh.at(3 * t), mesh.at(3 * t + 1), mesh.at(3 * t + 2));
    ASSERT_GT(one, 0);
    sum += one;
  }
  EXPECT_EQ(sum, std::int64_t{2} * mesh.width() * mesh.height());
  for (std::uint32_t e = 0; e < 3 * mesh.triangles(); ++e) {
    const std::uint32_t twin = mesh.twin(e), next = BlockTriangulation::next(e);
    if (twin == BlockTriangulation::kNone) {
      ASSERT_TRUE(mesh.onRim(mesh.at(e)) && mesh.onRim(mesh.at(next)));
      continue;
    }
    ASSERT_EQ(mesh.twin(twin), e);
    ASSERT_EQ(mesh.corner(twin), mesh.corner(next));
    ASSERT_EQ(mesh.corner(BlockTriangulation::next(twin)), mesh.corner(e));
  }
}

TEST(BlockTriangulation, IsDelaunayInAnyOrder) {
  for (const unsigned seed : {1U, 2U}) {
    SCOPED_TRACE(seed);
    std::mt19937 random(seed);
    BlockTriangulation mesh(40, 25);
    std::set<std::pair<int, int>> there{{0, 0}, {40, 0}, {40, 25}, {0, 25}};
    std::vector<std::uint32_t> touched;
    for (int i = 0; i < 300; ++i) {
      const BlockPoint p{static_cast<int>(random() % 41), static_cast<int>(random() % 26)};
      if (!there.insert({p.x, p.y}).second) continue;
      mesh.insert(p, mesh.find(p, static_cast<std::uint32_t>(random() % mesh.triangles())), touched);
    }
    expectSound(mesh);
    for (std::uint32_t t = 0; t < mesh.triangles(); ++t)
      for (const BlockPoint& q : mesh.points())
        ASSERT_FALSE(inside(mesh.at(3 * t), mesh.at(3 * t + 1), mesh.at(3 * t + 2), q));
  }
}

TEST(BlockTriangulation, AllSamplesTogetherGiveTheSurfacesOwnTriangles) {
  std::vector<BlockPoint> all;
  for (int y = 0; y <= 9; ++y)
    for (int x = 0; x <= 12; ++x)
      if (!((x == 0 || x == 12) && (y == 0 || y == 9))) all.push_back({x, y});
  std::mt19937 random(4);
  std::shuffle(all.begin(), all.end(), random);
  BlockTriangulation mesh(12, 9);
  std::vector<std::uint32_t> touched;
  for (const BlockPoint& p : all) mesh.insert(p, mesh.find(p, 0), touched);
  expectSound(mesh);
  ASSERT_EQ(mesh.triangles(), 2U * 12 * 9);
  for (std::uint32_t e = 0; e < 3 * mesh.triangles(); ++e) {
    const BlockPoint a = mesh.at(e), b = mesh.at(BlockTriangulation::next(e));
    const int dx = b.x - a.x, dy = b.y - a.y;
    ASSERT_TRUE(std::abs(dx) <= 1 && std::abs(dy) <= 1 && (dx == 0 || dy == 0 || dx == dy));
  }
}

TEST(BlockTriangulation, FixedEdgesStay) {
  BlockTriangulation mesh(30, 30);
  std::vector<std::uint32_t> touched;
  for (const BlockPoint p : {BlockPoint{5, 15}, BlockPoint{25, 15}}) mesh.insert(p, mesh.find(p, 0), touched);
  const std::uint32_t edge = mesh.edge({5, 15}, {25, 15}, 0);
  ASSERT_NE(edge, BlockTriangulation::kNone);
  mesh.fix(edge);
  std::mt19937 random(5);
  std::set<std::pair<int, int>> there;
  for (const BlockPoint& p : mesh.points()) there.insert({p.x, p.y});
  for (int i = 0; i < 120; ++i) {
    // Just beside the edge, where it would be flipped.
    const BlockPoint p{static_cast<int>(6 + random() % 19), static_cast<int>(random() % 2 ? 14 : 16)};
    if (there.insert({p.x, p.y}).second) mesh.insert(p, mesh.find(p, 0), touched);
    ASSERT_NE(mesh.edge({5, 15}, {25, 15}, 0), BlockTriangulation::kNone);
  }
  expectSound(mesh);
  // A point on it leaves both halves fixed.
  mesh.insert({14, 15}, mesh.find({14, 15}, 0), touched);
  for (const int y : {13, 17})
    for (int x = 6; x < 25; ++x)
      if (there.insert({x, y}).second) mesh.insert({x, y}, mesh.find({x, y}, 0), touched);
  EXPECT_NE(mesh.edge({5, 15}, {14, 15}, 0), BlockTriangulation::kNone);
  EXPECT_NE(mesh.edge({14, 15}, {25, 15}, 0), BlockTriangulation::kNone);
  expectSound(mesh);
}

}  // namespace
}  // namespace scarp::test
