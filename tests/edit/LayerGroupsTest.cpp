#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <random>

#include "core/document/DocumentParts.h"
#include "core/document/LayerGroups.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerEdits.h"
#include "core/edit/LayerOperations.h"
#include "tests/edit/Hand.h"

namespace scarp {
namespace {

using test::must;

/// "a(bc)g": names from the lowest to the uppermost layer, the members of a group in brackets before its
/// name.
std::string listOf(const std::vector<Layer>& layers) {
  std::string text;
  const auto add = [&](auto&& self, LayerId group) -> void {
    for (std::size_t i = 0; i < layers.size(); ++i) {
      if (layers[i].group != group) continue;
      if (layers[i].isGroup) {
        text += "(";
        self(self, layers[i].id);
        text += ")";
      }
      text += layers[i].name;
    }
  };
  add(add, 0);
  return text;
}

std::string orderOf(const std::vector<Layer>& layers) {
  std::string text;
  for (const Layer& layer : layers) text += layer.name;
  return text;
}

/// Layers a, b, c, d from the lowest, each with a hill of its own; the base is active.
TerrainDocument& withLayers(TerrainDocument& document) {
  for (const char* name : {"a", "b", "c", "d"}) {
    must(AddLayerOperation{name}, document);
    must(test::strokeAt(BrushKind::Raise, 10.0 * (name[0] - 'b'), 0.0, 20.0, 5.0), document);
  }
  document.activate(kBaseLayer);
  return document;
}

SetLayerOperation opacityOf(std::size_t layer, double opacity) {
  SetLayerOperation change;
  change.layer = layer;
  change.opacity = opacity;
  return change;
}

void expectComposedGroups(const TerrainDocument& document) {
  const GridFrame& frame = document.frame();
  for (int row = 0; row < frame.rows; row += 5)
    for (int column = 0; column < frame.columns; column += 5) {
      const float is = document.heights().at(column, row),
                  should = test::composedSample(document, column, row);
      ASSERT_TRUE(is == should || (std::isnan(is) && std::isnan(should))) << column << ", " << row;
    }
}

TEST(LayerGroups, MembersAreGatheredBelowTheUppermostOne) {
  TerrainDocument document(test::fractalTerrain(60, 60));
  withLayers(document);
  must(GroupLayersOperation{"g", {4, 2}}, document);
  EXPECT_EQ(listOf(document.layers()), "ac(bd)g");
  EXPECT_EQ(orderOf(document.layers()), "acbdg");
  EXPECT_EQ(document.activeLayer(), document.layers()[4].id);
  EXPECT_NE(document.raster(kBase), nullptr);
  must(GroupLayersOperation{"h", {5, 3, 2}}, document);
  EXPECT_EQ(listOf(document.layers()), "a(c(bd)g)h") << "members of a group that is listed too stay in it";
  expectComposedGroups(document);
  must(UngroupLayersOperation{6}, document);
  EXPECT_EQ(listOf(document.layers()), "ac(bd)g");
}

TEST(LayerGroups, LayersMoveIntoGroupsAndOutOfThem) {
  TerrainDocument document(test::fractalTerrain(60, 60));
  withLayers(document);
  must(GroupLayersOperation{"g", {2, 3}}, document);
  ASSERT_EQ(listOf(document.layers()), "a(bc)gd");
  must(MoveLayerOperation{1, 4, LayerMove::Into}, document);
  EXPECT_EQ(listOf(document.layers()), "(bca)gd");
  must(MoveLayerOperation{2, 4, LayerMove::Above}, document);
  EXPECT_EQ(listOf(document.layers()), "(ba)gcd");
  must(MoveLayerOperation{5, 1, LayerMove::Below}, document);
  EXPECT_EQ(listOf(document.layers()), "(dba)gc");
  must(MoveLayerOperation{4, 5}, document);
  EXPECT_EQ(listOf(document.layers()), "c(dba)g") << "a group moves with its members";
  must(MoveLayerOperation{1, 5}, document);
  EXPECT_EQ(listOf(document.layers()), "(dba)gc") << "and others pass it as a whole";
  must(MoveLayerOperation{5, 4}, document);
  EXPECT_EQ(listOf(document.layers()), "c(dba)g");
  EXPECT_EQ(perform(MoveLayerOperation{5, 3, LayerMove::Above}, document).error().text(),
            "the group \"g\" cannot be moved into itself");
  EXPECT_EQ(perform(MoveLayerOperation{1, 2, LayerMove::Into}, document).error().text(),
            "the layer \"d\" is not a group");
  expectComposedGroups(document);
}

TEST(LayerGroups, SeveralLayersAreCopiedAndDeletedInOneStep) {
  TerrainDocument document(test::fractalTerrain(60, 60));
  withLayers(document);
  must(GroupLayersOperation{"g", {2, 3}}, document);
  ASSERT_EQ(listOf(document.layers()), "a(bc)gd");
  const auto steps = document.history().position();
  DuplicateLayerOperation copy{1};
  copy.also = {3, 4, 5};  // The member c is copied with its group.
  copy.copyName = "%1+";
  must(copy, document);
  EXPECT_EQ(listOf(document.layers()), "aa+(bc)g(bc)g+dd+");
  EXPECT_EQ(document.history().position(), steps + 1);
  EXPECT_EQ(document.history().record(steps).name, "Duplicate 3 layers");
  EXPECT_EQ(document.activeLayer(), document.layers()[9].id);
  // Made in the order of the list, the uppermost last.
  const Operation done = *document.history().record(steps).operation;
  std::vector<LayerId> made = done.as<DuplicateLayerOperation>()->members;
  made.push_back(done.as<DuplicateLayerOperation>()->made);
  const std::vector<Layer>& layers = document.layers();
  EXPECT_EQ(made, (std::vector{layers[1].id, layers[5].id, layers[6].id, layers[7].id, layers[9].id}));
  expectComposedGroups(document);
  DeleteLayerOperation gone{2};
  gone.also = {8, 6, 10};
  must(gone, document);
  EXPECT_EQ(listOf(document.layers()), "a(bc)gd");
  EXPECT_EQ(document.history().record(steps + 1).name, "Delete 3 layers");
  expectComposedGroups(document);
}

TEST(LayerGroups, AreDeletedCopiedAndMergedAsAWhole) {
  TerrainDocument document(test::fractalTerrain(60, 60));
  withLayers(document);
  must(GroupLayersOperation{"g", {2, 3}}, document);
  must(opacityOf(4, 0.5), document);
  must(DuplicateLayerOperation{4}, document);
  EXPECT_EQ(listOf(document.layers()), "a(bc)g(bc)g copyd");
  expectComposedGroups(document);
  const Operation copied = *document.history().record(document.history().position() - 1).operation;
  EXPECT_EQ(copied.as<DuplicateLayerOperation>()->members.size(), 2U);
  EXPECT_EQ(document.layers()[4].id, copied.as<DuplicateLayerOperation>()->members[0]);
  EXPECT_EQ(document.layers()[5].id, copied.as<DuplicateLayerOperation>()->members[1]);
  EXPECT_EQ(document.layers()[6].id, copied.as<DuplicateLayerOperation>()->made);
  must(DeleteLayerOperation{4}, document);
  EXPECT_EQ(listOf(document.layers()), "a(bc)g copyd");
  expectComposedGroups(document);
  const HeightRaster seen = document.heights();
  must(MergeLayerOperation{4}, document);
  EXPECT_EQ(listOf(document.layers()), "ag copyd");
  EXPECT_EQ(document.layers()[1].opacity, 1.0);
  expectComposedGroups(document);
  for (int column = 0; column < 60; ++column)
    EXPECT_NEAR(document.heights().at(column, 30), seen.at(column, 30), 1e-3);
}

TEST(LayerGroups, WhatIsMergedInAGroupLooksTheSameInIt) {
  TerrainDocument document(test::fractalTerrain(60, 60));
  withLayers(document);
  must(GroupLayersOperation{"g", {2, 3}}, document);
  must(opacityOf(4, 0.25), document);
  const HeightRaster seen = document.heights();
  EXPECT_EQ(perform(MergeLayerOperation{2}, document).error().text(),
            "the layer \"b\" is the lowest of its group");
  must(MergeLayerOperation{3}, document);
  EXPECT_EQ(listOf(document.layers()), "a(b)gd");
  for (int column = 0; column < 60; ++column)
    EXPECT_NEAR(document.heights().at(column, 30), seen.at(column, 30), 1e-3);
  expectComposedGroups(document);
}

TEST(LayerGroups, AStrokeInAHalfTransparentGroupShowsWhatWasSculpted) {
  TerrainDocument plain(test::fractalTerrain(100, 100)), grouped(test::fractalTerrain(100, 100));
  const Operation stroke = test::strokeAt(BrushKind::Raise, 0, 0, 20, 6);
  must(stroke, plain);
  must(AddLayerOperation{"a"}, grouped);
  must(GroupLayersOperation{"g", {1}}, grouped);
  must(opacityOf(2, 0.5), grouped);
  must(opacityOf(1, 0.5), grouped);
  // The group is active: its uppermost member takes strokes.
  must(stroke, grouped);
  for (int column = 30; column < 70; ++column)
    EXPECT_NEAR(grouped.heights().at(column, 50), plain.heights().at(column, 50), 1e-3);
  expectComposedGroups(grouped);
  EXPECT_FALSE(std::isnan(grouped.raster({RasterRole::Layer, grouped.layers()[0].id})->at(50, 50)));
  must(opacityOf(2, 1.0), grouped);
  expectComposedGroups(grouped);
}

TEST(LayerGroups, TheirLockEyeAndOpacityCloseTheirMembers) {
  TerrainDocument document(test::fractalTerrain(60, 60));
  must(AddLayerOperation{"a"}, document);
  const Operation stroke = test::strokeAt(BrushKind::Raise, 0, 0, 20, 6);
  must(GroupLayersOperation{"g", {1}}, document);
  must(ActivateLayerOperation{1}, document);
  const auto refusal = [&](const Operation& operation) {
    const auto done = perform(operation, document);
    return done ? std::string() : done.error().text();
  };
  SetLayerOperation change;
  change.layer = 2;
  change.locked = true;
  must(change, document);
  EXPECT_EQ(refusal(stroke), "the group \"g\" is locked");
  EXPECT_EQ(refusal(DeleteLayerOperation{1}), "the group \"g\" is locked");
  change.locked = false;
  change.visible = false;
  must(change, document);
  EXPECT_EQ(refusal(stroke), "the group \"g\" is hidden");
  EXPECT_EQ(countLayers(document.layers()).hidden, 1U);
  change.visible = true;
  change.opacity = 0.0;
  must(change, document);
  EXPECT_EQ(refusal(stroke), "the group \"g\" has no opacity");
  must(ActivateLayerOperation{0}, document);
  must(GroupLayersOperation{"empty"}, document);
  EXPECT_EQ(listOf(document.layers()), "()empty(a)g");
  EXPECT_EQ(refusal(stroke), "the group \"empty\" contains no layer that can be edited");
  EXPECT_EQ(refusal(MaskLayerOperation{1}), "the group \"empty\" has no mask");
  change = {};
  change.layer = 1;
  change.blend = LayerBlend::Max;
  EXPECT_EQ(refusal(change), "the group \"empty\" has no blend");
  must(AddLayerOperation{"b"}, document);
  EXPECT_EQ(listOf(document.layers()), "(b)empty(a)g") << "a layer is added to the active group";
  must(stroke, document);
}

TEST(LayerGroups, AreNestedToALimit) {
  TerrainDocument document(test::fractalTerrain(20, 20));
  for (std::size_t depth = 0; depth < kMaxGroupDepth; ++depth) must(GroupLayersOperation{}, document);
  EXPECT_EQ(perform(GroupLayersOperation{}, document).error().text(), "groups can be nested at most 8 deep");
  must(AddLayerOperation{"a"}, document);
  EXPECT_EQ(groupsAround(document.layers(), 0).size(), kMaxGroupDepth);
  EXPECT_EQ(groupLevels(document.layers(), document.layers().size() - 1), kMaxGroupDepth);
}

/// Groups after random edits are in order, and the ground is that of the same layers without groups.
TEST(LayerGroups, ComposeAsLayersWithTheirEffectiveSettings) {
  TerrainDocument document(test::fractalTerrain(70, 60));
  std::mt19937 random(11);
  const auto below = [&](std::size_t count) { return static_cast<std::size_t>(random() % count); };
  const auto start = test::samplesOf(document.heights());
  int grouped = 0;
  std::size_t deepest = 0;
  for (int i = 0; i < 500; ++i) {
    const std::size_t count = document.layers().size();
    const auto place = [&] { return below(count + 1); };
    Operation operation;
    switch (count > 12 && below(2) == 0 ? 6 : below(10)) {
      case 0:
        operation = AddLayerOperation{"", static_cast<LayerBlend>(below(kLayerBlends))};
        break;
      case 1:
        operation = GroupLayersOperation{"", {place(), place()}};
        break;
      case 2:
        if (below(3) == 0)
          operation = UngroupLayersOperation{place()};
        else
          operation = GroupLayersOperation{};
        break;
      case 3:
      case 4:
        operation = MoveLayerOperation{place(), place(), static_cast<LayerMove>(below(4))};
        break;
      case 5: {
        SetLayerOperation change = opacityOf(place(), 0.25 * static_cast<double>(1 + below(4)));
        change.visible = below(4) > 0;
        operation = change;
        break;
      }
      case 6:
        operation = count > 12 ? Operation(DeleteLayerOperation{place()})
                               : Operation(DuplicateLayerOperation{place()});
        break;
      case 7:
        if (below(2) == 0)
          operation = UndoOperation{};
        else
          operation = ActivateLayerOperation{place()};
        break;
      case 8:
        if (below(4) == 0)
          operation = MergeLayerOperation{place()};
        else
          operation = RedoOperation{};
        break;
      default:
        operation = test::strokeAt(BrushKind::Raise, static_cast<double>(below(60)) - 30.0, 0.0, 12.0, 4.0);
    }
    (void)perform(operation, document);
    const std::vector<Layer>& layers = document.layers();
    std::vector<Layer> repaired = layers;
    repairGroups(repaired);
    ASSERT_EQ(repaired, layers) << i;
    for (std::size_t k = 0; k < layers.size(); ++k) {
      ASSERT_LE(groupsAround(layers, k).size(), kMaxGroupDepth);
      deepest = std::max(deepest, groupsAround(layers, k).size());
      grouped += layers[k].group != 0 ? 1 : 0;
    }
    if (i % 10 != 0) continue;
    expectComposedGroups(document);
    if (testing::Test::HasFatalFailure()) return;
    // Equal layers without groups.
    TerrainDocument plain{[&] {
      DocumentParts parts;
      parts.state = document.state();
      for (const RasterId id : rastersOf(parts.state))
        if (const HeightRaster* raster = document.raster(id)) parts.rasters.emplace(id, *raster);
      parts.state.layers = withoutGroups(parts.state.layers);
      if (parts.state.layers.empty()) parts.rasters.erase(kBase);
      parts.nextLayer = document.nextLayerId();
      return parts;
    }()};
    expectComposedGroups(plain);
  }
  EXPECT_GT(grouped, 150);
  EXPECT_GT(deepest, 1U);
  ASSERT_TRUE(document.goTo(0));
  EXPECT_TRUE(test::sameBits(test::samplesOf(document.heights()), start));
}

TEST(LayerGroups, OfFilesAreRepaired) {
  const auto layer = [](LayerId id, const char* name, LayerId group, bool isGroup = false) {
    Layer made;
    made.id = id;
    made.name = name;
    made.group = group;
    made.isGroup = isGroup;
    return made;
  };
  // A member above its group, one of a group that is no group, two groups in each other.
  std::vector<Layer> layers{layer(1, "a", 4),       layer(2, "b", 0), layer(3, "c", 2),
                            layer(4, "g", 0, true), layer(5, "d", 4), layer(6, "h", 7, true),
                            layer(7, "i", 6, true)};
  repairGroups(layers);
  EXPECT_EQ(orderOf(layers).substr(0, 5), "bcadg");
  EXPECT_EQ(layers[1].group, 0U);
  EXPECT_EQ(layers[3].group, 4U);
  EXPECT_EQ(layers.size(), 7U);
  EXPECT_EQ(listOf(layers), "bc(ad)g(()i)h");
  const std::vector<Layer> once = layers;
  repairGroups(layers);
  EXPECT_EQ(layers, once);
}

}  // namespace
}  // namespace scarp
