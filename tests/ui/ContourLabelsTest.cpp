#include "core/pick/SurfacePicker.h"
#include "tests/ui/RenderHarness.h"
#include "ui/render/ContourLabels.h"

namespace scarp {
namespace {

constexpr double kStep = 100.0;

class ContourLabelsTest : public ::testing::Test {
 protected:
  ContourLabelsTest() {
    view.size = {1000.0, 700.0};
    view.pixelWidth = 1000;
    view.pixelHeight = 700;
    view.camera.pitch = -0.6;
    view.camera.frame(document.box(), view.size);
    view.camera.dolly(document.box().centre(), 0.5);
    view.camera.fitClipPlanes(document.box());
  }
  void expectTrue(const std::vector<ContourLabel>& shown) {
    for (const ContourLabel& label : shown) {
      EXPECT_NEAR(std::remainder(label.height, kStep), 0.0, 1e-9);
      const GridFrame& frame = document.frame();
      const double ground =
          heightAt(document.heights(), frame.column(label.place.x()), frame.row(label.place.y()));
      EXPECT_NEAR(ground, label.height, 3.0) << "on the line";
      const auto pixel = view.camera.project(label.place, view.size);
      ASSERT_TRUE(pixel);
      const auto hit = document.picker().pick(view.camera.rayThrough(*pixel, view.size));
      ASSERT_TRUE(hit);
      EXPECT_LT((hit->point - label.place).norm(), 20.0 * view.camera.metresPerPixel(label.place, view.size))
          << "in sight";
      EXPECT_NEAR(label.along.norm(), 1.0, 1e-9);
      EXPECT_GE(label.along.x(), 0.0) << "reads from left to right";
    }
  }

  TerrainDocument document{test::fractalTerrain(401, 301, 20.0, 20.0)};
  SceneView view;
  ContourLabels labels;
};

TEST_F(ContourLabelsTest, StandOnTheirLinesInSightAndApart) {
  const std::vector<ContourLabel> shown = labels.place(document, view, kStep);
  ASSERT_GT(shown.size(), 5U);
  expectTrue(shown);
  for (std::size_t i = 0; i < shown.size(); ++i)
    for (std::size_t j = 0; j < i; ++j)
      EXPECT_GT(
          (*view.camera.project(shown[i].place, view.size) - *view.camera.project(shown[j].place, view.size))
              .norm(),
          100.0);
}

TEST_F(ContourLabelsTest, KeepTheirPlacesWhileTheViewTurns) {
  const std::vector<ContourLabel> before = labels.place(document, view, kStep);
  view.camera.orbit(document.box().centre(), 0.02, 0.0);
  const std::vector<ContourLabel> after = labels.place(document, view, kStep);
  expectTrue(after);
  const auto kept = std::ranges::count_if(before, [&](const ContourLabel& label) {
    return std::ranges::any_of(after, [&](const ContourLabel& other) {
      return other.height == label.height && (other.place - label.place).norm() < 40.0;
    });
  });
  EXPECT_GE(double(kept), 0.7 * double(before.size()));
}

TEST_F(ContourLabelsTest, FollowTheGround) {
  ASSERT_FALSE(labels.place(document, view, kStep).empty());
  const TerrainDocument level(test::makeTerrain(document.frame(), [](int, int) { return 50.0f; }));
  EXPECT_FALSE(labels.place(level, view, kStep).empty()) << "asked for nothing new";
  labels.terrainChanged();
  EXPECT_TRUE(labels.place(level, view, kStep).empty());
}

}  // namespace
}  // namespace scarp
