#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "tests/line/Lines.h"
#include "tests/line/RealGround.h"

namespace scarp {
namespace {

/// Neighbours that side slopes have shaped.
struct SlopeCheck {
  double worst = 0.0;  ///< Metres between two of them, over what the steeper of both slopes allows.
  long pairs = 0;
  long mixed = 0;  ///< Steeper than the one, not than the other: where the slopes of two legs meet.
};

SlopeCheck checkSlopes(const LineDesign& design, const LineField& field, const Terrain& terrain,
                       const HeightRaster& shaped) {
  SlopeCheck check;
  const GridFrame& frame = terrain.frame;
  const GridRect rect = touchedBy(design, frame);
  const auto onBed = [&](int c, int r) {
    const Vec2 place(frame.x(c), frame.y(r));
    return std::ranges::any_of(design.beds, [&](const LineBed& bed) {
      const Vec2 way = bed.middle.b - bed.middle.a;
      const double share = std::clamp((place - bed.middle.a).dot(way) / way.squaredNorm(), 0.0, 1.0);
      return (place - bed.middle.a - share * way).norm() <= bed.ha + share * (bed.hb - bed.ha) + 1e-9;
    });
  };
  std::vector<char> sloped(static_cast<std::size_t>(rect.area()));
  const auto at = [&](int c, int r) -> char& {
    return sloped[static_cast<std::size_t>(r - rect.row0) * static_cast<std::size_t>(rect.width()) +
                  static_cast<std::size_t>(c - rect.column0)];
  };
  for (int r = rect.row0; r < rect.row1; ++r)
    for (int c = rect.column0; c < rect.column1; ++c)
      at(c, r) = shaped.at(c, r) != terrain.heights.at(c, r) && !onBed(c, r) ? 1 : 0;
  const double fill = 1.0 / design.line.settings.fill, cut = 1.0 / design.line.settings.cut;
  for (int r = rect.row0; r < rect.row1; ++r)
    for (int c = rect.column0; c < rect.column1; ++c)
      for (const auto& [dc, dr] : {std::pair{1, 0}, {0, 1}, {1, 1}}) {
        if (!rect.contains(c + dc, r + dr) || !at(c, r) || !at(c + dc, r + dr)) continue;
        const double one = shaped.at(c, r), other = shaped.at(c + dc, r + dr);
        const bool raised = one > terrain.heights.at(c, r);
        if (raised != (other > terrain.heights.at(c + dc, r + dr))) continue;  // The ground lies between.
        const double run = std::hypot(dc * frame.dx, dr * frame.dy), rise = std::abs(one - other);
        ++check.pairs;
        if (rise <= run * (raised ? fill : cut) + 1e-3) continue;
        if (field.endsInStep(c, r, shaped.at(c, r)) ||
            field.endsInStep(c + dc, r + dr, shaped.at(c + dc, r + dr)))
          continue;
        ++check.mixed;
        check.worst = std::max(check.worst, rise - run * std::max(fill, cut));
      }
  return check;
}

TEST(RealLines, SlopesGradesAndBedsKeepToWhatWasAsked) {
  SCARP_REAL_DATA(path, "srtm_bigtujunga30m_utm11.tif");
  const Terrain terrain = test::realGround(path);
  std::mt19937_64 random(28);
  constexpr int kLines = 100;
  long pairs = 0, mixed = 0, rivers = 0;
  double worst = 0.0, steepest = 0.0;
  for (int i = 0; i < kLines; ++i) {
    const LineKind kind = i % 5 == 4 ? LineKind::River : i % 5 == 3 ? LineKind::Railway : LineKind::Road;
    Line line = test::lineThrough(kind, test::randomWay(random, terrain.frame, 3 + i % 6, 700.0));
    line.settings.reach = 3000.0;
    line.settings.width = 5.0 + static_cast<double>(i % 40);
    if (i % 7 == 0) line.settings.grade = 0.05;
    // Slopes are steeper than asked where they would not meet the terrain; of earlier versions they end in
    // steps.
    line.settings.alignment = LineAlignmentRule::Envelope;
    const LineDesign design = designOf(line, terrain.heights, terrain.frame);
    ASSERT_FALSE(design.empty());
    const std::size_t count = design.nodes.size();
    for (std::size_t k = 0; k + 1 < count; ++k) {
      const double rise = design.nodes[k + 1].height - design.nodes[k].height;
      if (line.settings.grade > 0.0) {
        ASSERT_LE(std::abs(rise), line.settings.grade * design.nodes[k].onward * (1.0 + 1e-9) + 1e-9);
        steepest = std::max(steepest, std::abs(rise) / design.nodes[k].onward);
      }
      ASSERT_TRUE(kind != LineKind::River || rise <= 0.0);
    }
    rivers += kind == LineKind::River;
    const LineField field(terrain.frame, {std::make_shared<const LineDesign>(design)});
    const HeightRaster shaped = withLines(terrain.heights, field);
    const SlopeCheck check = checkSlopes(design, field, terrain, shaped);
    pairs += check.pairs;
    mixed += check.mixed;
    worst = std::max(worst, check.worst);
  }
  EXPECT_EQ(rivers, kLines / 5);
  EXPECT_GT(pairs, 10'000);
  EXPECT_GT(steepest, 0.02);
  // Heights are float32: about a quarter of a millimetre at 2 km.
  EXPECT_LT(worst, 1e-3);
  EXPECT_LT(mixed, pairs / 100);
}

}  // namespace
}  // namespace scarp
