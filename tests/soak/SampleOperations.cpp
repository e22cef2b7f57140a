#include "tests/soak/SampleOperations.h"

#include <stdexcept>

#include "core/base/Json.h"
#include "core/brush/BrushKinds.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/AssetOperations.h"
#include "core/edit/DrapeOperations.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/PasteEdit.h"
#include "core/edit/SelectionEdits.h"
#include "core/edit/StrokeOperations.h"
#include "core/material/MaterialSchema.h"
#include "core/operation/OperationSchema.h"
#include "core/script/Script.h"
#include "tests/support/Terrains.h"

namespace scarp::test {

namespace {

const std::vector<StrokeSample>& samples() {
  static const std::vector<StrokeSample> some{{-5.0, 2.0, 1.0, 0.0}, {4.0, -3.0, 0.5, 0.3}};
  return some;
}

BrushSettings brushOf(std::size_t kind) {
  BrushSettings brush;
  brush.kind = static_cast<BrushKind>(kind);
  brush.radius = 6.0;
  brush.noise.scale = 5.0;
  brush.symmetry.kind = SymmetryKind::Radial;
  return brush;
}

}  // namespace

std::unique_ptr<TerrainDocument> sampleGround() {
  auto document = std::make_unique<TerrainDocument>(fractalTerrain(33, 27, 1.3, 0.9));
  BrushSettings brush;
  brush.radius = 5.0;
  const Operation made[] = {StrokeOperation{brush, {{-3.0, 0.0, 1.0, 0.0}, {3.0, 0.0, 1.0, 0.2}}},
                            PlaceOperation{Object{.x = 1.0, .y = 2.0}}, AddLayerOperation{"Rocks"},
                            SelectOperation{ShapeSource{MaskEllipse{{-13.0, -9.0}, {15.0, 9.0}}, 2.0}},
                            KeepMaskOperation{"kept"}};
  for (const Operation& operation : made)
    if (const auto done = perform(operation, *document); !done) throw std::logic_error(done.error().text());
  return document;
}

std::vector<Operation> everyOperation() {
  std::vector<Operation> all;
  for (const auto& kind : filterKinds()) all.push_back(FilterOperation{kind.defaults});
  for (const auto& kind : reshapeKinds()) all.push_back(ReshapeOperation{kind.defaults});
  for (std::size_t kind = 0; kind < brushKindNames().size(); ++kind)
    all.push_back(StrokeOperation{brushOf(kind), samples()});
  Object object{.asset = AssetKind::House, .x = 1.0, .y = 2.0};
  for (const ObjectRule rule : {ObjectRule::Align, ObjectRule::Flatten, ObjectRule::Stay}) {
    object.rule = rule;
    if (rule == ObjectRule::Stay) object.elevation = 5.0;
    all.push_back(PlaceOperation{object});
  }
  object.id = 1;
  all.push_back(ChangeObjectOperation{object});
  all.push_back(RemoveObjectOperation{1});
  Object rock{.id = 1, .asset = AssetKind::Rock, .x = 3.0, .y = -2.0};
  rock.tiltX = 0.125;
  rock.tint = 0xc0d0ff;
  rock.group = 1;
  rock.locked = true;
  all.push_back(ChangeObjectsOperation{{rock}});
  rock.id = 0;
  rock.locked = false;
  all.push_back(PlaceObjectsOperation{{rock}});
  all.push_back(RemoveObjectsOperation{{1}});
  BrushObjectsOperation brush;
  brush.rule.assets = {{AssetKind::Rock, 1.0}, {AssetKind::Conifer, 2.0}};
  brush.variation = {0.125, 0.5};
  brush.stroke = {brushOf(0), samples()};
  all.push_back(brush);
  all.push_back(ScatterOperation{});
  for (const MaskShape& shape :
       {MaskShape(MaskRectangle{{-5.0, -5.0}, {5.0, 4.0}}), MaskShape(MaskEllipse{{-5.0, -5.0}, {5.0, 4.0}}),
        MaskShape(MaskLasso{{{-5.0, -5.0}, {5.0, 4.0}, {-5.0, 6.0}}})})
    all.push_back(SelectOperation{ShapeSource{shape, 2.0}, MaskOperation::Add});
  for (const WandCriterion criterion :
       {WandCriterion::Height, WandCriterion::Slope, WandCriterion::Curvature, WandCriterion::Aspect}) {
    WandSource wand{Vec2(1.0, 2.0), {}};
    wand.wand.criterion = criterion;
    all.push_back(SelectOperation{wand});
  }
  for (const GroundMeasure measure : rangeMeasures()) {
    RangeSource range;
    range.range.by = measure;
    range.range.low = 1.0;
    range.range.high = 80.0;
    range.range.softLow = 2.0;
    all.push_back(SelectOperation{range});
  }
  all.push_back(SelectOperation{PaintSource{brushOf(0), samples()}});
  all.push_back(SelectOperation{MaskSource{std::make_shared<const MaskRaster>(33, 27, 0.5F)}});
  all.push_back(SelectOperation{NamedSource{"kept"}});
  all.push_back(SelectOperation{LayerMaskSource{1}, MaskOperation::Replace, 1});
  for (const SelectionChange change : {SelectionChange::Grow, SelectionChange::Shrink, SelectionChange::Blur})
    all.push_back(ChangeSelectionOperation{change, 3.0, 0});
  Line road;
  road.points = {{-5.0, -5.0}, {5.0, 4.0, 3.0}, {8.0, 6.0}};
  road.points[2].width = 4.0;
  road.settings.heights = LineHeights::Points;
  all.push_back(LinesOperation{1, {road}, {2}});
  Line path;
  path.kind = LineKind::BrushPath;
  path.points = road.points;
  BrushSettings noise = brushOf(0);
  noise.kind = BrushKind::Noise;
  noise.jitter.position = 0.5;
  path.brush = LineBrush(noise);
  AddLayerOperation paths{"Paths"};
  paths.ofLines = true;
  paths.lines = {path};
  all.push_back(paths);
  Line stamp;
  stamp.kind = LineKind::Stamp;
  stamp.points = {{2.0, -3.0, 4.0}};
  BrushSettings pressed = brushOf(0);
  pressed.kind = BrushKind::Stamp;
  pressed.footprint = StampFootprint::Rectangle;
  pressed.aspect = 1.5;
  stamp.brush = LineBrush(pressed);
  AddLayerOperation stamps{"Stamps"};
  stamps.ofLines = true;
  stamps.lines = {stamp};
  all.push_back(stamps);
  LinesOperation reordered{1, {}, {}};
  reordered.order = {{2}, 1};
  all.push_back(reordered);
  all.push_back(DeleteLayerOperation{1});
  all.push_back(DuplicateLayerOperation{1});
  all.push_back(MergeLayerOperation{1});
  all.push_back(MoveLayerOperation{1, 1});
  SetLayerOperation set;
  set.layer = 1;
  set.opacity = 0.5;
  all.push_back(set);
  AddLayerOperation adjustment;
  adjustment.filter = Filter(TerraceFilter{});
  all.push_back(adjustment);
  SetLayerOperation filter;
  filter.layer = 1;
  filter.filter = Filter(BlurFilter{});
  all.push_back(filter);
  all.push_back(UpdateLayerOperation{1});
  all.push_back(MaskLayerOperation{1});
  all.push_back(ActivateLayerOperation{1});
  all.push_back(GroupLayersOperation{"Hills", {1}});
  all.push_back(UngroupLayersOperation{1});
  RuleCondition steep;
  steep.by = GroundMeasure::Slope;
  steep.low = 35.0;
  steep.high = 90.0;
  const auto usual = defaultMaterials();
  all.push_back(MaterialsOperation{{usual[0], usual[8]}, {usual[0].id, {{usual[8].id, 1.0, true, {steep}}}}});
  PaintOperation paint;
  paint.material = usual[8].id;
  all.push_back(paint);
  paint.stroke = PaintSource{brushOf(0), samples()};
  paint.onto = usual[0].id;
  paint.limits = {steep};
  all.push_back(paint);
  paint.action = PaintAction::Blend;
  all.push_back(paint);
  all.push_back(AddDrapeOperation{{"map", "/maps/map.tif", 5, 6, 0.5, true}});
  SetDrapeOperation drape;
  drape.drape = 1;
  drape.opacity = 0.25;
  drape.path = "/maps/other.tif";
  drape.bytes = 7;
  all.push_back(drape);
  all.push_back(MoveDrapeOperation{1, 1});
  all.push_back(RemoveDrapeOperation{1});
  Asset oak{.name = "oak", .tags = "tree, alpine", .source = "oak.glb", .content = 0x123456789abcdef};
  oak.bounds = {Vec3(-2.0, -2.5, 0.0), Vec3(2.0, 2.5, 8.0)};
  all.push_back(AddAssetOperation{oak});
  SetAssetOperation change;
  change.asset = "oak";
  change.name = "old oak";
  change.tags = "tree";
  change.model = oak;
  all.push_back(change);
  all.push_back(RemoveAssetOperation{"old oak"});
  ScatterRule forest{.id = 1, .name = "Forest"};
  forest.assets = {{AssetKind::Conifer, 3.0}, {AssetKind::Broadleaf, 1.0}};
  forest.conditions = {steep};
  ScatterRule stones{.id = 2, .name = "Stones"};
  stones.assets = {{AssetKind::Rock, 1.0}};
  stones.without = {{-1, 2, 0}};
  stones.clearings = {{4.0, -2.5, 6.0}};
  stones.toLines = 30.0;
  stones.along = ScatterAlong::Both;
  stones.facing = ScatterFacing::Outward;
  all.push_back(ScatterRulesOperation{{stones}});
  all.push_back(ScatterRulesOperation{{forest, stones}});
  all.push_back(TakeScatteredOperation{{{1, {0, 1, 0}}, {1, {2, -3, 1}}}, {Object{.x = 1.0, .y = 1.0}}});
  all.push_back(TakeScatteredOperation{
      {{1, {0, 2, 0}}, {2, {2, -3, 1}}}, {Object{.id = 1}, Object{.x = 2.0, .y = 1.0}}, 1, {2}});
  all.push_back(BakeScatterOperation{2});
  all.push_back(AdjustOperation{0, {brushOf(0), samples()}});
  all.push_back(RevertOperation{1});
  const TerrainDocument document(
      makeTerrain({9, 7, 1.0, 1.0}, [](int c, int r) { return 0.5F * static_cast<float>(c + r); }));
  if (auto paste = copyRegion(document)) {
    paste->objects.push_back(Object{.x = 1.0, .y = 1.0});
    all.push_back(*std::move(paste));
  }
  return all;
}

std::vector<Json> sampleOperations() {
  std::vector<Json> all;
  for (const Operation& operation : everyOperation())
    all.push_back(Json::parse(writeScript({{operation}}))["operations"][0]);
  // The expected texts have keys in alphabetical order.
  for (Json& operation : all) operation = Json::parse(operation.dump({.sorted = true}));
  return all;
}

const std::vector<std::string>& extremeNumbers() {
  static const std::vector<std::string> numbers{"0",
                                                "-0.0",
                                                "1",
                                                "-1",
                                                "0.5",
                                                "1e-12",
                                                "5e-324",
                                                "-5e-324",
                                                "1e6",
                                                "1e9",
                                                "-1e9",
                                                "1.0000001e9",
                                                "1e12",
                                                "1e39",
                                                "-1e39",
                                                "1e300",
                                                "-1e300",
                                                "1.7976931348623157e308",
                                                "1e400",
                                                "-1e400",
                                                "2147483647",
                                                "2147483648",
                                                "-2147483649",
                                                "4294967295",
                                                "4294967296",
                                                "9007199254740993",
                                                "9223372036854775807",
                                                "18446744073709551615",
                                                "18446744073709551616"};
  return numbers;
}

}  // namespace scarp::test
