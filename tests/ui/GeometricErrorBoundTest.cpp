#include "core/edit/EditSession.h"
#include "core/terrain/Surface.h"
#include "tests/ui/RenderHarness.h"
#include "ui/render/LodSelection.h"

namespace scarp {
namespace {

/// The ground as drawn with every 2^level-th sample, and the last ones.
double drawnAt(const Terrain& terrain, int level, int column, int row) {
  const int s = 1 << level, lastColumn = terrain.frame.columns - 1, lastRow = terrain.frame.rows - 1;
  const int c0 = std::min(column / s * s, (lastColumn - 1) / s * s),
            r0 = std::min(row / s * s, (lastRow - 1) / s * s);
  const int c1 = std::min(c0 + s, lastColumn), r1 = std::min(r0 + s, lastRow);
  const double u = double(column - c0) / (c1 - c0), v = double(row - r0) / (r1 - r0);
  const auto h = [&](int c, int r) { return double(terrain.heights.at(c, r)); };
  const double a = h(c0, r0), b = h(c1, r0), c = h(c0, r1), d = h(c1, r1);
  return u >= v ? a + u * (b - a) + v * (d - b) : a + v * (c - a) + u * (d - c);
}

/// The most that any sample strays at any level, in cells of it.
double worst(const Terrain& terrain) {
  double most = 0.0;
  const GridFrame& frame = terrain.frame;
  for (int level = 1; (1 << level) < 2 * std::max(frame.columns, frame.rows); ++level)
    for (int row = 0; row < frame.rows; ++row)
      for (int column = 0; column < frame.columns; ++column) {
        const double stray =
            std::abs(drawnAt(terrain, level, column, row) - double(terrain.heights.at(column, row)));
        most = std::max(most, stray / std::ldexp(std::max(frame.dx, frame.dy), level));
      }
  return most;
}

TEST(GeometricErrorBound, IsNeverExceededAndNotMuchTooHigh) {
  for (const Terrain& terrain :
       {test::mountains(), test::fractalTerrain(301, 207, 3.0, 2.0), test::wideTerrain(257)}) {
    const double bound = GeometricErrorBound().cells(terrain.heights, terrain.frame);
    EXPECT_GE(bound, worst(terrain));
    EXPECT_LE(bound, 2.5 * worst(terrain));
  }
  const Terrain plane =
      test::makeTerrain({200, 300, 2.0, 2.0}, [](int c, int r) { return float(c + 2 * r); });
  EXPECT_LT(GeometricErrorBound().cells(plane.heights, plane.frame), 1e-4)
      << "narrow cells at the border as well";
  const Terrain even = test::makeTerrain({257, 257, 2.0, 2.0}, [](int c, int r) { return float(c + 2 * r); });
  EXPECT_EQ(GeometricErrorBound().cells(even.heights, even.frame), 0.0);
}

TEST(GeometricErrorBound, FollowsChangesAsIfAskedForTheFirstTime) {
  TerrainDocument document(test::fractalTerrain(701, 523, 3.0, 2.0));
  GeometricErrorBound bound;
  static_cast<void>(bound.cells(document.heights(), document.frame()));
  std::mt19937 random(3);
  for (int i = 0; i < 8; ++i) {
    const int c = static_cast<int>(random() % 700), r = static_cast<int>(random() % 522);
    const GridRect rect = GridRect{c, r, c + 1 + int(random() % 40), r + 1 + int(random() % 40)}.intersected(
        document.frame().samples());
    EditSession session(document, Message("spike"));
    for (const TileLoan<float>& loan : session.lend(rect))
      for (int row = loan.rect.row0; row < loan.rect.row1; ++row)
        std::fill_n(loan.row(row), loan.rect.width(), float(random() % 3000));
    session.touched(rect);
    session.commit();
    bound.invalidate(rect);
    EXPECT_EQ(bound.cells(document.heights(), document.frame()),
              GeometricErrorBound().cells(document.heights(), document.frame()));
  }
}

/// From the pictures themselves: no pixel shows ground that is further off than asked for.
TEST(GeometricErrorBound, NoPixelOfRoughGroundIsFurtherOffThanAskedFor) {
  constexpr int kGeometricErrorBoundWidth = 320, kGeometricErrorBoundHeight = 200;
  constexpr unsigned kSeed = 22;
  const TerrainDocument document(test::fractalTerrain(701, 523, 3.0, 2.0));
  test::RenderHarness harness(kGeometricErrorBoundWidth, kGeometricErrorBoundHeight);
  std::mt19937 random(kSeed);
  const GridFrame& frame = document.frame();
  double most = 0.0;
  for (int i = 0; i < 20; ++i) {
    SceneView view = harness.view(test::someCamera(document, random));
    view.camera.exaggeration = i % 4 == 3 ? 2.5 : 1.0;
    view.settings.pixelError = i % 2 == 0 ? 1.0 : 3.0;
    harness.draw(document, view);
    ASSERT_LE(harness.renderer().stats().strayPixels, 1.0001 * view.settings.pixelError);
    const DepthPicture depth = harness.renderer().readDepth();
    for (int row = 0; row < kGeometricErrorBoundHeight; ++row)
      for (int column = 0; column < kGeometricErrorBoundWidth; ++column) {
        const double away = double(depth.at(column, row));
        if (!std::isfinite(away)) continue;
        const LocalRay ray = view.camera.rayThrough({column + 0.5, row + 0.5}, view.size);
        const double from = view.camera.depth(ray.origin), to = view.camera.depth(ray.origin + ray.direction);
        const Vec3 place = ray.origin + (away - from) / (to - from) * ray.direction;
        const double ground = heightAt(document.heights(), frame.column(place.x()), frame.row(place.y()));
        if (std::isnan(ground)) continue;
        const Vec3 seen = view.camera.stretched(place - view.camera.position);
        const bool flat = view.camera.projection == Camera::Projection::Orthographic;
        const double pixel =
            flat ? view.camera.orthoHeight / kGeometricErrorBoundHeight
                 : seen.norm() * 2.0 * std::tan(0.5 * view.camera.fieldOfView) / kGeometricErrorBoundHeight;
        // What a float tells of a depth, on ground seen at a low angle.
        const double blur = 1e-5 * away;
        const double stray = (view.camera.exaggeration * std::abs(place.z() - ground) - blur) / pixel /
                             view.settings.pixelError;
        most = std::max(most, stray);
        ASSERT_LE(stray, 1.0) << "view " << i << " of seed " << kSeed << ", pixel " << column << " " << row;
      }
  }
  EXPECT_GT(most, 0.1) << "the ground is not drawn far too finely";
}

}  // namespace
}  // namespace scarp
