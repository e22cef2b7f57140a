#pragma once

#include <memory>
#include <random>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/ClipOperations.h"
#include "core/edit/DrapeOperations.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/PasteEdit.h"
#include "core/edit/ScatterRuleEdits.h"
#include "core/edit/StrokeOperations.h"
#include "core/mask/MaskTiles.h"
#include "core/material/PaintRaster.h"
#include "tests/edit/Layered.h"
#include "tests/support/MadePictures.h"

namespace scarp::test {

/// Everything that can be done to a document, at random, as a script run wild would; for a terrain of some
/// 150 m.
class Hand {
 public:
  explicit Hand(std::uint32_t seed) : random_(seed) {}

  Operation next(const TerrainDocument& document) {
    const std::size_t layers = document.layers().size();
    // Nobody goes on for long where nothing is selected.
    if (document.selection() && selectsNothing(*document.selection()) && below(2) == 0)
      return ChangeSelectionOperation{SelectionChange::None};
    switch (below(33)) {
      case 0:
        return AddLayerOperation{"", static_cast<LayerBlend>(below(kLayerBlends))};
      case 1:
        return DeleteLayerOperation{place(layers)};
      case 2:
        return layers < 4 ? Operation(DuplicateLayerOperation{place(layers)})
                          : Operation(MergeLayerOperation{place(layers)});
      case 3:
        return MoveLayerOperation{place(layers), place(layers)};
      case 4: {
        SetLayerOperation change;
        change.layer = place(layers);
        change.opacity = unit();
        change.visible = below(4) > 0;
        change.locked = below(8) == 0;
        return change;
      }
      case 31: {
        GroupLayersOperation group;
        for (int count = below(3); count > 0; --count) group.layers.push_back(place(layers));
        return group;
      }
      case 32:
        if (below(2) == 0) return UngroupLayersOperation{place(layers)};
        return MoveLayerOperation{place(layers), place(layers), static_cast<LayerMove>(below(4))};
      case 5:
        return MaskLayerOperation{place(layers)};
      case 6:
        return ActivateLayerOperation{static_cast<std::size_t>(below(static_cast<int>(layers) + 1))};
      case 7:
        return below(6) == 0 ? Operation(FlattenLayersOperation{}) : Operation(UndoOperation{});
      case 8:
        return PlaceOperation{object()};
      case 9: {
        Object moved = object();
        moved.id = static_cast<ObjectId>(1 + below(30));
        return ChangeObjectOperation{moved};
      }
      case 10:
        return RemoveObjectOperation{static_cast<ObjectId>(1 + below(30))};
      case 11:
      case 12:
        return UndoOperation{};
      case 13:
        return RedoOperation{};
      case 14:
        return SelectOperation{ShapeSource{MaskEllipse{{along(), along()}, {5.0 + 60.0 * unit(), 40.0}}, 5.0},
                               static_cast<MaskOperation>(below(4)), maskOf(layers)};
      case 15:
        if (below(3) == 0) {
          PaintSource paint;
          paint.brush = stroke().brush;
          paint.samples = {{along(), along(), 1.0, 0.0}, {along(), along(), 1.0, 0.5}};
          return SelectOperation{paint, static_cast<MaskOperation>(below(5)), maskOf(layers)};
        }
        if (below(8) == 0) return SelectOperation{LayerMaskSource{place(layers)}};
        return ChangeSelectionOperation{static_cast<SelectionChange>(below(6)), 1.0 + 3.0 * unit(),
                                        maskOf(layers)};
      case 16:
        if (below(12) == 0)
          return RevertOperation{
              static_cast<std::size_t>(below(static_cast<int>(document.history().size()) + 2))};
        if (below(12) == 0) return ScatterOperation{scatter(), 0};
        return below(3) > 0 ? Operation(UndoOperation{}) : filter();
      case 17: {
        if (below(3) == 0) return CutOperation{};
        auto paste = copyRegion(document);
        // Of a forest that grows by copies of itself there would be no end.
        if (!paste || paste->objects.size() > 20) return UndoOperation{};
        paste->placement.centre = {along(), along()};
        paste->placement.turn = unit();
        paste->placement.scale = 0.5 + unit();
        paste->placement.relative = below(3) == 0;
        paste->placement.blend = static_cast<ClipBlend>(below(4));
        return *paste;
      }
      case 18: {
        // Turns and mirrors change the frame; two turns make one that is left as it was.
        if (below(8) > 0) return RedoOperation{};
        return below(2) == 0 ? ReshapeOperation{RotateReshape{1 + below(3)}}
                             : ReshapeOperation{FlipReshape{}};
      }
      case 19: {
        if (below(60) > 0) return UndoOperation{};
        AdjustOperation adjustment;
        adjustment.step = static_cast<std::size_t>(below(static_cast<int>(document.history().size()) + 1));
        adjustment.stroke = stroke();
        return adjustment;
      }
      case 26:
        if (below(4) == 0) return materials(document);
        return below(3) == 0 ? drape(document) : Operation(UndoOperation{});
      case 27:
      case 28:
        return below(5) == 0 ? Operation(imported(document)) : Operation(painted(document));
      case 29:
        return below(3) == 0 ? Operation(scatterRules(document)) : Operation(UndoOperation{});
      case 30:
        return below(2) == 0 ? taken(document) : RedoOperation{};
      case 20: {
        const std::string name(1, static_cast<char>('a' + below(4)));
        if (below(3) == 0) return ForgetMaskOperation{name};
        if (below(3) > 0) return KeepMaskOperation{name};
        SelectOperation again;
        again.source = NamedSource{name};
        again.how = static_cast<MaskOperation>(below(4));
        return again;
      }
      default:
        return stroke();
    }
  }
  int below(int count) { return static_cast<int>(random_() % static_cast<unsigned>(count)); }

 private:
  double unit() { return std::uniform_real_distribution<double>(0.0, 1.0)(random_); }
  double along() { return (unit() - 0.5) * 140.0; }
  std::size_t place(std::size_t layers) {
    return static_cast<std::size_t>(below(static_cast<int>(layers) + 2));  // One too many, and the base, too.
  }
  /// The selection, or the mask of a layer.
  std::size_t maskOf(std::size_t layers) { return below(2) == 0 ? place(layers) : 0; }
  Object object() {
    Object object;
    object.asset = static_cast<AssetKind>(below(kAssetKinds));
    object.x = along();
    object.y = along();
    object.yaw = unit();
    object.rule = static_cast<ObjectRule>(below(kObjectRules));
    if (object.rule == ObjectRule::Stay && below(2) == 0) object.elevation = 30.0 * unit();
    return object;
  }
  StrokeOperation stroke() {
    static const BrushKind kinds[] = {BrushKind::Raise,   BrushKind::Lower,  BrushKind::Smooth,
                                      BrushKind::Flatten, BrushKind::Hole,   BrushKind::Fill,
                                      BrushKind::Terrace, BrushKind::Thermal};
    return strokeAt(kinds[below(8)], along(), along(), 4.0 + 16.0 * unit(), 10.0 * unit());
  }

  /// Between three and six materials with a rule or two; now and then none at all.
  MaterialsOperation materials(const TerrainDocument& document) {
    MaterialsOperation operation;
    if (below(8) == 0) return operation;
    const auto usual = defaultMaterials();
    operation.materials.assign(usual.begin(), usual.begin() + 3 + below(4));
    operation.rules.base = operation.materials.front().id;
    for (Material& material : operation.materials) {
      if (below(3) > 0) continue;
      material.tags = below(2) ? "rock, hard" : "";
      material.picture(static_cast<PictureKind>(below(int(kPictureKinds)))) =
          heldAs("bumps.png", below(2) ? bumpAlbedo(8) : bumpHeights(8 + below(3)));
    }
    const auto id = [&] { return operation.materials[static_cast<std::size_t>(below(3))].id; };
    RuleCondition slope, mask, deposits;
    slope.by = GroundMeasure::Slope;
    slope.low = 60.0 * unit();
    slope.softLow = 20.0 * unit();
    mask.by = GroundMeasure::Mask;
    mask.low = 0.5;
    mask.high = 1.0;
    mask.mask = document.masks().empty() ? "a" : document.masks().front().name;
    deposits.by = GroundMeasure::Deposition;
    deposits.low = 0.2 * unit();
    deposits.softLow = 0.1;
    RuleCondition lines;
    lines.by = GroundMeasure::Lines;
    lines.high = 2.0;
    lines.softHigh = 6.0;
    for (const Layer& layer : document.layers())
      if (layer.lines) lines.lines.layer = layer.name;
    lines.inverted = true;
    operation.rules.rules = {{id(), unit(), true, {deposits}},
                             {id(), unit(), true, {slope, lines}},
                             {id(), unit(), below(3) > 0, {mask}}};
    return operation;
  }
  Operation drape(const TerrainDocument& document) {
    const std::size_t count = document.drapes().size();
    const auto any = [&] { return 1 + static_cast<std::size_t>(below(static_cast<int>(count) + 1)); };
    if (count < 3 || below(4) == 0) {
      const std::string name(1, static_cast<char>('a' + below(26)));
      return AddDrapeOperation{{name, "/maps/" + name + ".tif", 5, 6, unit(), below(2) > 0}};
    }
    if (below(3) == 0) return RemoveDrapeOperation{any()};
    if (below(2) == 0) return MoveDrapeOperation{any(), any()};
    SetDrapeOperation set;
    set.drape = any();
    set.opacity = unit();
    set.visible = below(2) > 0;
    return set;
  }
  PaintOperation painted(const TerrainDocument& document) {
    PaintOperation operation;
    operation.action = static_cast<PaintAction>(below(3));
    const auto& materials = document.materials();
    operation.material =
        materials.empty() ? 1 : materials[static_cast<std::size_t>(below(int(materials.size())))].id;
    operation.opacity = unit();
    if (below(3) > 0) {
      const StrokeOperation path = stroke();
      operation.stroke = PaintSource{path.brush, path.samples};
    }
    if (below(4) == 0) operation.onto = static_cast<MaterialId>(1 + below(3));
    if (below(4) == 0) {
      RuleCondition height;
      height.high = 20.0 * unit();
      operation.limits = {height};
    }
    return operation;
  }
  /// Two layers in rectangles.
  ImportPaintOperation imported(const TerrainDocument& document) {
    ImportPaintOperation operation;
    operation.how = static_cast<PaintImport>(below(2));
    operation.opacity = below(2) == 0 ? 1.0 : unit();
    const GridRect all = document.frame().samples();
    const auto& materials = document.materials();
    for (int k = 0; k < 2; ++k) {
      const int c = below(all.width()), r = below(all.height());
      const GridRect part = GridRect{c, r, c + 1 + below(80), r + 1 + below(80)}.intersected(all);
      const std::vector<std::uint8_t> bytes(static_cast<std::size_t>(part.area()),
                                            static_cast<std::uint8_t>(below(128)));
      ImportedLayer& layer = operation.layers.emplace_back();
      layer.name = std::string(1, static_cast<char>('a' + k + below(3)));
      layer.weights =
          std::make_shared<const HeightRaster>(withPaint(emptyPaint(document.frame()), part, bytes));
      if (!materials.empty())
        layer.material = materials[static_cast<std::size_t>(below(int(materials.size())))].id;
    }
    if (below(4) == 0) {
      operation.layers[0].material = document.newMaterialId();
      operation.added.push_back({operation.layers[0].material, "Imported", {9, 8, 7}});
    }
    return operation;
  }

  ScatterSettings scatter() {
    ScatterSettings settings;
    settings.asset = static_cast<AssetKind>(below(kAssetKinds));
    settings.density = 4.0 + 12.0 * unit();
    settings.rule = static_cast<ObjectRule>(below(4));
    settings.steepest = 20.0 + 70.0 * unit();
    settings.seed = static_cast<std::uint32_t>(below(1000));
    return settings;
  }
  /// Up to three rules over what there is, and now and then over what there is not.
  ScatterRulesOperation scatterRules(const TerrainDocument& document) {
    ScatterRulesOperation operation{document.scatterRules()};
    auto& rules = operation.rules;
    if (!rules.empty() && below(4) == 0) rules.erase(rules.begin() + below(static_cast<int>(rules.size())));
    if (rules.size() > 1 && below(3) == 0) std::swap(rules.front(), rules.back());
    if (rules.size() < 3 && below(2) == 0)
      rules.insert(rules.begin() + below(1 + int(rules.size())), ScatterRule{});
    if (rules.empty()) return operation;
    ScatterRule& rule = rules[static_cast<std::size_t>(below(static_cast<int>(rules.size())))];
    rule.name = std::string(1, static_cast<char>('a' + below(26)));
    rule.visible = below(5) > 0;
    rule.density = 20.0 + 200.0 * unit();
    rule.spacing = below(3) == 0 ? 0.0 : 8.0 * unit();
    rule.keepOut = below(2) == 0 ? 0.0 : 10.0 * unit();
    rule.onto = below(4) == 0 ? static_cast<MaterialId>(1 + below(3)) : 0;
    rule.seed = static_cast<std::uint32_t>(below(100));
    RuleCondition slope, mask, concavity;
    slope.by = GroundMeasure::Slope;
    slope.high = 60.0 * unit();
    slope.softHigh = 20.0 * unit();
    concavity.by = GroundMeasure::Concavity;
    concavity.low = -1.0;
    concavity.softLow = 2.0;
    mask.by = GroundMeasure::Mask;
    mask.low = 0.5;
    mask.high = 1.0;
    mask.mask = std::string(1, static_cast<char>('a' + below(4)));
    rule.conditions.clear();
    for (const RuleCondition* condition : {&slope, &mask, &concavity})
      if (below(3) == 0) rule.conditions.push_back(*condition);
    for (ScatterRule& one : rules)
      if (one.assets.empty()) one.assets = {{static_cast<AssetKind>(below(kAssetKinds)), 1.0 + unit()}};
    return operation;
  }
  /// Some places of a rule, pinned, moved or emptied; seldom all that it puts down.
  Operation taken(const TerrainDocument& document) {
    const auto& rules = document.scatterRules();
    if (rules.empty()) return TakeScatteredOperation{{{1, {0, 0, 0}}}};
    const auto which = static_cast<std::size_t>(below(static_cast<int>(rules.size())));
    if (below(15) == 0 && document.objects().size() < 60) return BakeScatterOperation{rules[which].id};
    std::vector<ScatterPlace> places;
    for (std::size_t i = 0; i < 3; ++i) {
      const ScatterKey key{below(12) - 6, below(12) - 6, 0};
      places.push_back({rules[(which + (key.row > 0 ? i : 0)) % rules.size()].id, key});
    }
    auto operation = pinned(places, rules);
    if (!operation || below(3) == 0)
      operation = TakeScatteredOperation{places};
    else if (below(2) == 0)
      operation->objects.front().x += 5.0 * unit();
    // Sometimes together with an object that belongs to no rule.
    if (document.objects().size() == 0 || places[0].key.column < 2) return *operation;
    Object other = document.objects().all().begin()->second;
    if (places[1].key.column < 0) {
      operation->removed = {other.id};
    } else {
      other.yaw += 0.5;
      operation->objects.insert(operation->objects.begin(), other);
      operation->changed = 1;
    }
    return *operation;
  }

  Operation filter() {
    switch (below(4)) {
      case 0:
        return FilterOperation{OffsetFilter{4.0 * unit() - 2.0}};
      case 1:
        return FilterOperation{BlurFilter{1.0 + 3.0 * unit()}};
      case 2:
        return FilterOperation{ClampFilter{-20.0, 60.0}};
      default:
        return FilterOperation{ThermalErosionFilter{40.0, 3}};
    }
  }

  std::mt19937_64 random_;
};

}  // namespace scarp::test
