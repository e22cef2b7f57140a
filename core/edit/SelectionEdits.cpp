#include "core/edit/SelectionEdits.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>
#include <utility>

#include "core/base/Contract.h"
#include "core/document/LayerGroups.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/LayerEdits.h"
#include "core/edit/MaskStroke.h"
#include "core/edit/OperationInfo.h"
#include "core/edit/StrokeOperations.h"
#include "core/mask/MaskTiles.h"
#include "core/material/DrainageArea.h"
#include "core/material/MaterialSchema.h"
#include "core/material/RuleWeights.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

bool finite(double value) { return std::isfinite(value); }

Result<void> check(const MaskShape& shape) {
  // Of an ellipse the box is enough, so that no outline need be made of numbers that cannot be.
  const auto fit = [](const std::vector<Vec2>& corners) {
    for (const Vec2& corner : corners)
      if (!corner.allFinite()) return false;
    return true;
  };
  bool fits = false;
  if (const auto* lasso = std::get_if<MaskLasso>(&shape))
    fits = fit(lasso->corners);
  else if (const auto* ellipse = std::get_if<MaskEllipse>(&shape))
    fits = fit({ellipse->corner, ellipse->opposite});
  else if (const auto* rectangle = std::get_if<MaskRectangle>(&shape))
    fits = fit({rectangle->corner, rectangle->opposite});
  if (fits) return {};
  return Error{"a corner of the shape is not a finite number"};
}

struct MaskMaker {
  const Terrain& terrain;
  const Progress& progress;

  Result<MaskRaster> operator()(const ShapeSource& source) const {
    if (auto fit = check(source.shape); !fit) return fit.error();
    if (!finite(source.feather) || source.feather < 0.0) return Error{"the feather must be 0 m or more"};
    const GridRect under = samplesUnder(terrain.frame, source.shape, source.feather);
    if (!under.empty())
      if (auto whole = checkWhole({under.width(), under.height(), 1.0, 1.0}); !whole) return whole.error();
    auto mask = maskOf(terrain.frame, source.shape, source.feather, progress);
    if (!mask) return Error::cancel();
    return *std::move(mask);
  }
  Result<MaskRaster> operator()(const WandSource& source) const {
    if (!(source.wand.tolerance >= 0.0) || !(source.wand.softness >= 0.0))
      return Error{"tolerance and softness must be 0 or more"};
    return wandMask(terrain, source.place, source.wand, progress);
  }
  Result<MaskRaster> operator()(const PaintSource& source) const {
    if (auto valid = checkMaskStroke(source.brush, source.samples, terrain.frame); !valid) return valid.error();
    MaskStroke stroke(terrain.frame, source.brush);
    for (const StrokeSample& sample : source.samples) stroke.add(sample);
    stroke.finish();
    return stroke.weights();
  }
  Result<MaskRaster> operator()(const MaskSource& source) const {
    if (source.weights->rect() == terrain.frame.samples()) return *source.weights;
    return Error{"the mask has another size than the terrain"};
  }
  Result<MaskRaster> operator()(const FileSource& source) const {
    if (!source.weights) return errorIn(source.path, "has not been read");
    return (*this)(MaskSource{source.weights});
  }
  Result<MaskRaster> operator()(const NamedSource& source) const {
    return Error{"\"%1\" is kept by a document, not by a terrain", source.name};
  }
  Result<MaskRaster> operator()(const RangeSource& source) const {
    return rangeMask(source, terrain, nullptr, progress);
  }
  Result<MaskRaster> operator()(const LayerMaskSource&) const {
    return Error{"layers are of a document, not of a terrain"};
  }
};

MaskRaster plain(const Terrain& terrain, float weight) {
  return {terrain.frame.columns, terrain.frame.rows, weight};
}

/// What a selection that is not there stands for; so does a mask.
MaskRaster orAll(const Selection& present, const GridFrame& frame) {
  return present ? *present : MaskRaster(frame.columns, frame.rows, 1.0F);
}

/// How far a brush smooths: metres that suit its size, and are worked out while it is being moved.
double smoothedBy(const BrushSettings& brush, const GridFrame& frame) {
  constexpr double kShare = 0.5, kMostCells = 64.0;
  return std::min(kShare * brush.radius, kMostCells * frame.cellSize());
}

RasterId maskId(const TerrainDocument& document, std::size_t layer) {
  return layer == 0 ? kSelection : RasterId{RasterRole::LayerMask, document.layers()[layer - 1].id};
}

}  // namespace

Selection selectionOf(const TerrainDocument& document, std::size_t layer) {
  EXPECTS(layer <= document.layers().size());
  if (layer > 0 && !isMasked(document, document.layers()[layer - 1].id)) return {};
  const MaskRaster* weights = document.raster(maskId(document, layer));
  return weights ? Selection(*weights) : Selection();
}

Result<void> checkMaskOf(std::size_t layer, const TerrainDocument& document) {
  if (layer == 0) return {};
  if (layer > document.layers().size())
    return Error{"there is no layer %1; there are %2", layer, document.layers().size()};
  const Layer& which = document.layers()[layer - 1];
  if (which.isGroup) return Error{"the group \"%1\" has no mask", which.name};
  if (Message why = whyLocked(document.layers(), layer - 1); !why.empty()) return Error{std::move(why)};
  return {};
}

Result<MaskRaster> maskFrom(const SelectionSource& source, const Terrain& terrain, const Progress& progress) {
  return std::visit(MaskMaker{terrain, progress}, source);
}

Result<MaskRaster> rangeMask(const RangeSource& source, const Terrain& terrain, const HeightRaster* drainage,
                             const Progress& progress) {
  const RuleCondition& range = source.range;
  if (std::ranges::find(rangeMeasures(), range.by) == rangeMeasures().end()) {
    std::string known;
    for (const GroundMeasure measure : rangeMeasures())
      known += (known.empty() ? "" : ", ") + std::string(groundMeasureNames().key(measure));
    return Error{"\"%1\" cannot be selected by range. Supported: %2",
                 std::string(groundMeasureNames().key(range.by)), known};
  }
  if (auto valid = validate(range); !valid) return valid.error();
  if (auto whole = checkWhole(terrain.frame); !whole) return whole.error();
  std::optional<HeightRaster> computed;
  const bool drains = range.by == GroundMeasure::Drainage && !drainage;
  if (drains) {
    computed = drainageArea(terrain.heights, terrain.frame, partOf(progress, 0.0, 0.8));
    if (!computed) return Error::cancel();
    drainage = &*computed;
  }
  RuleInputs inputs{terrain.heights};
  inputs.drainage = drainage;
  auto mask = conditionMask(range, inputs, terrain.frame, drains ? partOf(progress, 0.8, 1.0) : progress);
  if (!mask) return Error::cancel();
  return *std::move(mask);
}

Selection met(const Selection& present, const MaskRaster& mask, MaskOperation how, std::size_t layer) {
  EXPECTS(how != MaskOperation::Smooth);
  if (present) return combined(*present, mask, how);
  if (how == MaskOperation::Subtract) return inverted(mask);
  // To what shows everywhere nothing can be added.
  if (layer > 0 && how == MaskOperation::Add) return {};
  return mask;
}

MaskSmoothing smoothingOf(const Selection& present, const BrushSettings& brush, const GridFrame& frame) {
  return {orAll(present, frame), frame, smoothedBy(brush, frame)};
}

namespace {

Result<Selection> selected(const SelectOperation& operation, const Selection& present, const Terrain& terrain,
                           const Progress& progress) {
  const auto* paint = std::get_if<PaintSource>(&operation.source);
  const bool smooths = operation.how == MaskOperation::Smooth;
  if (smooths && !paint) return Error{"only what a brush paints can be smoothed"};
  auto mask = maskFrom(operation.source, terrain, progress);
  if (!mask) return mask.error();
  if (!smooths) return met(present, *mask, operation.how, operation.layer);
  if (!present) return Selection();
  MaskSmoothing smoothing = smoothingOf(present, paint->brush, terrain.frame);
  return Selection(smoothing.within(*mask));
}

Result<Selection> changed(const ChangeSelectionOperation& operation, const Selection& present,
                          const Terrain& terrain, const Progress& progress) {
  if (!finite(operation.metres) || operation.metres < 0.0)
    return Error{"a selection can be changed by 0 m or more only"};
  const std::size_t layer = operation.layer;
  switch (operation.change) {
    case SelectionChange::All:
      return layer > 0 ? Selection() : Selection(plain(terrain, 1.0F));
    case SelectionChange::None:
      return Selection();
    case SelectionChange::Invert:
      // Without a selection, edits affect the whole terrain; inverting that selects nothing.
      if (layer == 0 && !present) return Selection(plain(terrain, 1.0F));
      return Selection(inverted(orAll(present, terrain.frame)));
    default:
      break;
  }
  if (!present) return Error{layer > 0 ? "the layer has no mask" : "nothing is selected"};
  const auto change = operation.change == SelectionChange::Grow     ? grown
                      : operation.change == SelectionChange::Shrink ? shrunk
                                                                    : blurred;
  auto mask = change(*present, terrain.frame, operation.metres, progress);
  if (!mask) return mask.error();
  return Selection(std::move(*mask));
}

/// A selection that is full of something else than the document keeps it with takes a tile everywhere.
Result<Selection> keepable(Result<Selection> selection, std::size_t layer, const GridFrame& frame) {
  const float fill = layer > 0 ? 1.0F : 0.0F;
  if (!selection || !*selection || (*selection)->fill() == fill) return selection;
  if (const auto whole = checkWhole(frame); !whole) return whole.error();
  return selection;
}

}  // namespace

Result<Selection> selectionAfter(const SelectOperation& operation, const Selection& present,
                                 const Terrain& terrain, const Progress& progress) {
  return keepable(selected(operation, present, terrain, progress), operation.layer, terrain.frame);
}

Result<Selection> selectionAfter(const ChangeSelectionOperation& operation, const Selection& present,
                                 const Terrain& terrain, const Progress& progress) {
  return keepable(changed(operation, present, terrain, progress), operation.layer, terrain.frame);
}

void putSelection(EditSession& session, TerrainDocument& document, const Selection& selection,
                  std::size_t layer) {
  const RasterId id = maskId(document, layer);
  if (layer == 0) {
    DocumentState state = document.state();
    if (std::exchange(state.selecting, selection.has_value()) != selection.has_value())
      session.setState(std::move(state));
    if (!selection) return;
  }
  const MaskRaster empty = document.emptyRaster(id.role);
  session.replace(id, selection ? withFill(*selection, empty.fill()) : empty);
}

template <class Kind>
void setSelection(TerrainDocument& document, const Selection& selection, const Kind& operation) {
  EditSession session(document, titleOf(operation));
  putSelection(session, document, selection, operation.layer);
  session.commit(std::make_shared<Operation>(operation));
}

template void setSelection(TerrainDocument&, const Selection&, const SelectOperation&);
template void setSelection(TerrainDocument&, const Selection&, const ChangeSelectionOperation&);

namespace {

/// The title of a step that selects what a source gives, in place of what was selected.
struct TitleOfSource {
  Message operator()(const ShapeSource&) const { return Message("Select Shape"); }
  Message operator()(const WandSource&) const { return Message("Magic Wand"); }
  Message operator()(const PaintSource&) const { return Message("Paint Selection"); }
  Message operator()(const MaskSource&) const { return Message("Load Selection"); }
  Message operator()(const NamedSource&) const { return Message("Load Selection"); }
  Message operator()(const LayerMaskSource&) const { return Message("Mask to Selection"); }
  Message operator()(const FileSource&) const { return Message("Select from File"); }
  Message operator()(const RangeSource&) const { return Message("Select by Range"); }
};

}  // namespace

Message titleOf(const SelectOperation& operation) {
  const bool paints = std::holds_alternative<PaintSource>(operation.source);
  if (operation.layer > 0)
    return Message(operation.how == MaskOperation::Smooth ? "Smooth Mask"
                   : paints                               ? "Paint Mask"
                                                          : "Change Mask");
  switch (operation.how) {
    case MaskOperation::Replace:
      return std::visit(TitleOfSource{}, operation.source);
    case MaskOperation::Add:
      return Message(paints ? "Paint Selection" : "Add to Selection");
    case MaskOperation::Subtract:
      return Message("Subtract from Selection");
    case MaskOperation::Intersect:
      return Message("Intersect Selection");
    case MaskOperation::Smooth:
      return Message("Smooth Selection");
  }
  return {};
}

Message titleOf(const ChangeSelectionOperation& operation) {
  const bool ofMask = operation.layer > 0;
  switch (operation.change) {
    case SelectionChange::All:
      return Message(ofMask ? "Delete Mask" : "Select All");
    case SelectionChange::None:
      return Message(ofMask ? "Delete Mask" : "Deselect");
    case SelectionChange::Invert:
      return Message(ofMask ? "Invert Mask" : "Invert Selection");
    case SelectionChange::Grow:
      return Message(ofMask ? "Grow Mask" : "Grow Selection");
    case SelectionChange::Shrink:
      return Message(ofMask ? "Shrink Mask" : "Shrink Selection");
    case SelectionChange::Blur:
      return Message(ofMask ? "Blur Mask" : "Blur Selection");
  }
  return {};
}

Result<void> performByPlaces(const SelectOperation& operation, TerrainDocument& document,
                             const Progress& progress) {
  if (auto can = checkMaskOf(operation.layer, document); !can) return can;
  const auto weighed = withWeights(operation, document);
  if (!weighed) return weighed.error();
  auto after =
      selectionAfter(*weighed, selectionOf(document, operation.layer), document.snapshot(), progress);
  if (!after) return after.error();
  setSelection(document, *after, operation);
  return {};
}

Result<void> performByPlaces(const ChangeSelectionOperation& operation, TerrainDocument& document,
                             const Progress& progress) {
  if (auto can = checkMaskOf(operation.layer, document); !can) return can;
  auto after =
      selectionAfter(operation, selectionOf(document, operation.layer), document.snapshot(), progress);
  if (!after) return after.error();
  setSelection(document, *after, operation);
  return {};
}

OperationParts SelectOperation::parts() {
  OperationParts parts{.layers = {&layer}};
  if (auto* const shape = std::get_if<ShapeSource>(&source)) parts.shape = &shape->shape;
  if (auto* const wand = std::get_if<WandSource>(&source)) parts.position = &wand->place;
  if (auto* const mask = std::get_if<LayerMaskSource>(&source)) parts.layers.push_back(&mask->layer);
  if (auto* const paint = std::get_if<PaintSource>(&source)) {
    parts.brush = &paint->brush;
    parts.samples = &paint->samples;
  }
  return parts;
}

namespace {

/// What is kept under a name.
struct Kept {
  std::string name;
  const MaskRaster* weights;
};

Message titleOf(const std::vector<Kept>& kept, bool fromFile) {
  if (kept.size() > 1) return Message("Import %1 selections", kept.size());
  return Message(fromFile ? "Import selection \"%1\"" : "Save selection \"%1\"", kept.front().name);
}

Error notKept(const std::string& name) { return Error{"no selection is saved under the name \"%1\"", name}; }

}  // namespace

const NamedMask* findMask(const TerrainDocument& document, const std::string& name) {
  const auto found = std::ranges::find(document.masks(), name, &NamedMask::name);
  return found == document.masks().end() ? nullptr : &*found;
}

Result<SelectOperation> withWeights(const SelectOperation& operation, const TerrainDocument& document) {
  SelectOperation weighed = operation;
  if (const auto* shown = std::get_if<LayerMaskSource>(&operation.source)) {
    if (shown->layer < 1 || shown->layer > document.layers().size())
      return Error{"there is no layer %1; there are %2", shown->layer, document.layers().size()};
    weighed.source = MaskSource{std::make_shared<const MaskRaster>(
        selectionOf(document, shown->layer).value_or(document.emptyRaster(RasterRole::LayerMask)))};
    return weighed;
  }
  const auto* named = std::get_if<NamedSource>(&operation.source);
  if (!named) return operation;
  const NamedMask* mask = findMask(document, named->name);
  if (!mask) return notKept(named->name);
  const MaskRaster* weights = document.raster({RasterRole::NamedMask, mask->id});
  weighed.source = MaskSource{
      std::make_shared<const MaskRaster>(weights ? *weights : document.emptyRaster(RasterRole::NamedMask))};
  return weighed;
}

Result<void> performByPlaces(const KeepMaskOperation& operation, TerrainDocument& document, const Progress&) {
  const bool fromFile = !operation.path.empty();
  std::vector<Kept> kept;
  for (const KeptLayer& layer : operation.layers) kept.push_back({layer.name, layer.weights.get()});
  if (!fromFile) kept = {{operation.name, document.selection()}};
  EXPECTS(!kept.empty());
  std::set<std::string> names;
  std::size_t count = document.masks().size();
  for (const Kept& one : kept) {
    if (one.name.empty()) return Error{"a selection can be kept under a name only"};
    if (!names.insert(one.name).second) return Error{"two selections are to be kept as \"%1\"", one.name};
    if (!one.weights && !fromFile) return Error{"nothing is selected"};
    if (!one.weights || !(one.weights->rect() == document.frame().samples()))
      return Error{"the mask of %1 must have the size of the terrain", operation.path};
    if (!findMask(document, one.name) && ++count > kMostMasks)
      return Error{"%1 kept selections are the most", kMostMasks};
  }
  EditSession session(document, titleOf(kept, fromFile));
  DocumentState state = document.state();
  const std::size_t before = state.masks.size();
  for (const Kept& one : kept)
    if (!findMask(document, one.name)) state.masks.push_back({document.takeLayerId(), one.name});
  if (state.masks.size() > before) session.setState(std::move(state));
  for (const Kept& one : kept)
    session.replace({RasterRole::NamedMask, findMask(document, one.name)->id}, *one.weights);
  return session.keep(operation);
}

Result<void> performByPlaces(const ForgetMaskOperation& operation, TerrainDocument& document,
                             const Progress&) {
  if (!findMask(document, operation.name)) return notKept(operation.name);
  DocumentState state = document.state();
  std::erase_if(state.masks, [&](const NamedMask& mask) { return mask.name == operation.name; });
  return commitState(document, Message("Forget selection \"%1\"", operation.name), std::move(state),
                     operation);
}

}  // namespace scarp
