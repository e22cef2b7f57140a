#include <gtest/gtest.h>

#include <chrono>

#include "core/document/EditHistory.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/StrokeOperations.h"
#include "core/memory/PagedPieces.h"
#include "core/pick/SurfacePicker.h"
#include "core/terrain/Surface.h"
#include "core/terrain/WorkingRange.h"
#include "tests/project/ProjectFolder.h"

// A terrain costs what is there of it, however large it is.

namespace scarp {
namespace {

constexpr std::size_t kMiB = std::size_t{1} << 20;

Terrain levelGround(int side, float height) {
  return {{side, side, 1.0, 1.0}, {}, HeightRaster(side, side, height)};
}

StrokeOperation hill(double x, double y) {
  StrokeOperation operation;
  operation.brush.kind = BrushKind::Raise;
  operation.brush.radius = 128.0;
  operation.brush.strength = 20.0;
  for (int i = 0; i <= 40; ++i) operation.samples.push_back({x + 5.0 * i, y + 2.0 * i, 1.0, 0.02 * i});
  return operation;
}

std::optional<SurfaceHit> pickAt(const TerrainDocument& document, double x, double y) {
  LocalRay ray;
  ray.origin = {x - 3'000.0, y - 2'000.0, 4'000.0};
  ray.direction = Vec3(x, y, document.heights().fill()) - ray.origin;
  ray.tMin = 0.0;
  ray.tMax = 10.0;
  return SurfacePicker(document.heights(), document.pyramid(), document.frame()).pick(ray);
}

TEST(HugeTerrain, IsSculptedUndoneSavedAndOpenedAtTheCostOfWhatIsThere) {
  for (const int side : {65'537, kMostTerrainSide}) {
    SCOPED_TRACE(side);
    const std::size_t before = residentBytes();
    const test::ProjectFolder folder;
    const double x = 0.31 * side, y = -0.42 * side;
    TerrainDocument document(levelGround(side, 12.0F));
    const auto level = pickAt(document, x, y);
    ASSERT_TRUE(level);
    EXPECT_NEAR(level->point.x(), x, 1e-6 * side);
    EXPECT_NEAR(level->point.y(), y, 1e-6 * side);
    EXPECT_DOUBLE_EQ(level->point.z(), 12.0);
    ASSERT_TRUE(perform(hill(x, y), document));
    const auto raised = pickAt(document, x + 50.0, y + 20.0);
    ASSERT_TRUE(raised);
    EXPECT_GT(raised->point.z(), 13.0);
    EXPECT_NEAR(raised->point.z(), heightAt(document.heights(), raised->column, raised->row), 1e-3);
    ASSERT_TRUE(document.undo());
    EXPECT_TRUE(document.heights().heldSlots().empty());
    EXPECT_EQ(document.pyramid().range(), (HeightRange{12.0F, 12.0F}));
    ASSERT_TRUE(document.redo());
    ASSERT_TRUE(perform(AddLayerOperation{"hills"}, document));
    ASSERT_TRUE(perform(hill(-x, -y), document));
    const auto snapshot = document.snapshot();

    test::savedAs(folder.path(), document);
    const auto start = std::chrono::steady_clock::now();
    OpenedProject project = test::opened(folder.path());
    ASSERT_TRUE(project.document.pyramid);
    TerrainDocument second(std::move(project.document));
    EXPECT_LT(std::chrono::steady_clock::now() - start, std::chrono::seconds(2));
    EXPECT_EQ(second.heights().heldSlots(), snapshot.heights.heldSlots());
    for (const int slot : snapshot.heights.heldSlots())
      ASSERT_EQ(*second.heights().tile(slot), *snapshot.heights.tile(slot)) << slot;
    EXPECT_EQ(second.pyramid().range(), document.pyramid().range());
    for (const double turn : {1.0, -1.0}) {
      const auto one = pickAt(document, turn * x, turn * y), other = pickAt(second, turn * x, turn * y);
      ASSERT_TRUE(one && other);
      EXPECT_EQ(one->t, other->t);
    }
    ASSERT_TRUE(perform(hill(x, y), second));
    test::saved(*project.file, second);
    EXPECT_LT(residentBytes(), before + 400 * kMiB);
  }
}

TEST(HugeTerrain, WhatLooksAtAllOfItSaysThatItIsTooLarge) {
  TerrainDocument document(levelGround(kMostTerrainSide, 0.0F));
  const std::size_t before = residentBytes();
  const std::string why =
      "a terrain of 1048577 x 1048577 samples is too large for this (up to 131072 x 131072)";
  const auto refused = [&](const Operation& operation) {
    const auto done = perform(operation, document);
    EXPECT_TRUE(!done && done.error().text().ends_with(why)) << (done ? "done" : done.error().text());
  };
  refused(FilterOperation{BlurFilter{}});
  refused(FilterOperation{HydraulicErosionFilter{}});
  refused(ChangeSelectionOperation{SelectionChange::All});
  refused(ChangeSelectionOperation{SelectionChange::Invert});
  MaterialsOperation materials;
  materials.materials.emplace_back();
  materials.materials.back().name = "Grass";
  refused(materials);
  EXPECT_EQ(document.history().size(), 0U);
  EXPECT_LT(residentBytes(), before + 100 * kMiB);
}

TEST(HugeTerrain, SelectionsOfAPartAreDoneAsAnywhere) {
  TerrainDocument document(levelGround(kMostTerrainSide, 0.0F));
  ASSERT_TRUE(
      perform(SelectOperation{ShapeSource{MaskRectangle{{-200.0, -100.0}, {150.0, 300.0}}}}, document));
  ASSERT_TRUE(document.selection());
  EXPECT_LT(document.selection()->heldSlots().size(), 40U);
  ASSERT_TRUE(perform(KeepMaskOperation{"kept"}, document));
  ASSERT_TRUE(perform(hill(0.0, 0.0), document));
  EXPECT_FALSE(document.heights().heldSlots().empty());
  EXPECT_LT(document.heights().heldSlots().size(), 40U);
  ASSERT_TRUE(perform(ChangeSelectionOperation{SelectionChange::None}, document));
  ASSERT_TRUE(document.goTo(0));
  EXPECT_TRUE(document.heights().heldSlots().empty());
}

}  // namespace
}  // namespace scarp
