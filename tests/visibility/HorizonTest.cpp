#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "core/visibility/Horizon.h"

namespace scarp {
namespace {

using Piece = Horizon::Piece;

struct Edge {
  double u0, w0, u1, w1;
  [[nodiscard]] double at(double u) const { return w0 + (w1 - w0) / (u1 - u0) * (u - u0); }
};

/// Random edges in order, with gaps between some of them.
std::vector<Edge> someEdges(std::mt19937& random, double begin, double end) {
  std::uniform_real_distribution<double> step(0.001, 0.2), height(-1.0, 1.0);
  std::vector<Edge> edges;
  for (double u = begin; u < end;) {
    const double next = u + step(random);
    if (random() % 4 != 0) edges.push_back({u, height(random), next, height(random)});
    u = next;
  }
  return edges;
}

std::vector<Piece> profileOf(const std::vector<Edge>& edges) {
  std::vector<Piece> pieces;
  for (std::size_t i = 0; i < edges.size(); ++i) {
    const Edge& e = edges[i];
    pieces.push_back({e.u0, e.u0, e.w0, (e.w1 - e.w0) / (e.u1 - e.u0)});
    if (i + 1 == edges.size() || edges[i + 1].u0 > e.u1) pieces.push_back(Horizon::nothing(e.u1));
  }
  return pieces;
}

const Piece& pieceAt(const Horizon& horizon, double u) {
  const auto pieces = horizon.pieces();
  std::size_t i = 0;
  while (i + 2 < pieces.size() && pieces[i + 1].begin <= u) ++i;
  return pieces[i];
}

TEST(Horizon, IsTheHighestOfAllThatWasRaised) {
  std::mt19937 random(12);
  for (int trial = 0; trial < 16; ++trial) {
    Horizon horizon(-1.0, 1.0);
    std::vector<Edge> all;
    for (int line = 0; line < 30; ++line) {
      std::uniform_real_distribution<double> place(-1.4, 1.0);
      const double begin = place(random);
      const auto edges = someEdges(random, begin, begin + (line % 3 == 0 ? 0.05 : 1.5));
      if (edges.empty()) continue;
      const auto profile = profileOf(edges);
      const auto behind = horizon.lay(profile);
      for (std::size_t i = 0; i + 1 < profile.size(); ++i) {
        const double u = profile[i].begin;
        if (u < -1.0 || u >= 1.0) continue;
        EXPECT_EQ(&horizon.pieces()[behind[i]], &pieceAt(horizon, u));
      }
      horizon.commit();
      all.insert(all.end(), edges.begin(), edges.end());
    }
    const auto pieces = horizon.pieces();
    EXPECT_EQ(horizon.begin(), -1.0);
    EXPECT_EQ(horizon.end(), 1.0);
    for (std::size_t i = 1; i < pieces.size(); ++i) ASSERT_LT(pieces[i - 1].begin, pieces[i].begin);
    std::uniform_real_distribution<double> anywhere(-1.0, 1.0);
    for (int i = 0; i < 400; ++i) {
      const double u = anywhere(random);
      double highest = Horizon::kNothing;
      for (const Edge& e : all)
        if (u >= e.u0 && u <= e.u1) highest = std::max(highest, e.at(u));
      ASSERT_NEAR(pieceAt(horizon, u).at(u), highest, 1e-9 * std::abs(highest)) << u;
    }
  }
}

TEST(Horizon, LowestIsTheLeastOfASpan) {
  std::mt19937 random(5);
  Horizon horizon(0.0, 1.0);
  EXPECT_EQ(horizon.lowest(0.2, 0.3), Horizon::kNothing);
  for (int i = 0; i < 4; ++i) {
    const std::vector<Edge> edges{{-0.1, 0.0, 0.4, 0.5 * i}, {0.4, 0.5 * i, 1.1, -0.2 * i}};
    (void)horizon.lay(profileOf(edges));
    horizon.commit();
  }
  for (int trial = 0; trial < 200; ++trial) {
    std::uniform_real_distribution<double> anywhere(-0.2, 1.2);
    double from = anywhere(random), to = anywhere(random);
    if (from > to) std::swap(from, to);
    if (to < 0.0 || from > 1.0) continue;
    double least = 1e300;
    for (int k = 0; k <= 1000; ++k) {
      const double u = std::clamp(from + (to - from) * k / 1000.0, 0.0, std::nextafter(1.0, 0.0));
      least = std::min(least, pieceAt(horizon, u).at(u));
    }
    EXPECT_LE(horizon.lowest(from, to), least + 1e-12);
    EXPECT_GT(horizon.lowest(from, to), least - 0.01);
  }
}

TEST(Horizon, WhatIsHiddenChangesNothing) {
  Horizon horizon(0.0, 1.0);
  (void)horizon.lay(profileOf({{0.0, 1.0, 1.0, 2.0}}));
  horizon.commit();
  const std::size_t before = horizon.pieces().size();
  (void)horizon.lay(profileOf({{0.1, 0.5, 0.4, 1.2}, {0.6, 1.6, 0.9, 0.0}}));
  horizon.commit();
  EXPECT_EQ(horizon.pieces().size(), before) << "touching raises nothing either";
}

TEST(HorizonDeathTest, NeedsASpan) { EXPECT_DEATH(Horizon(1.0, 1.0), "precondition"); }

}  // namespace
}  // namespace scarp
