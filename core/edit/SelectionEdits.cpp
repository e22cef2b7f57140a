#include "core/edit/SelectionEdits.h"

#include <cmath>
#include <utility>

#include "core/edit/EditSession.h"
#include "core/edit/MaskEdits.h"
#include "core/edit/MaskStroke.h"
#include "core/mask/MaskBounds.h"
#include "core/mask/MaskMorphology.h"

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
    return maskOf(terrain.frame, source.shape, source.feather);
  }
  Result<MaskRaster> operator()(const WandSource& source) const {
    if (!(source.wand.tolerance >= 0.0) || !(source.wand.softness >= 0.0))
      return Error{"tolerance and softness must be 0 or more"};
    return wandMask(terrain, source.place, source.wand, progress);
  }
  Result<MaskRaster> operator()(const PaintSource& source) const {
    if (auto valid = validate(source.brush); !valid) return valid.error();
    MaskStroke stroke(terrain.frame, source.brush);
    for (const StrokeSample& sample : source.samples) stroke.add(sample);
    stroke.finish();
    return stroke.weights();
  }
  Result<MaskRaster> operator()(const MaskSource& source) const {
    if (source.weights->rect() == terrain.frame.samples()) return *source.weights;
    return Error{"the mask has another size than the terrain"};
  }
  Result<MaskRaster> operator()(const NamedSource& source) const {
    return Error{"\"" + source.name + "\" is kept by a document, not by a terrain"};
  }
};

MaskRaster plain(const Terrain& terrain, float weight) {
  return {terrain.frame.columns, terrain.frame.rows, weight};
}

Selection unlessNothing(MaskRaster mask) {
  return selectsNothing(mask) ? Selection() : Selection(std::move(mask));
}

}  // namespace

Selection selectionOf(const TerrainDocument& document) {
  const MaskRaster* selection = document.selection();
  return selection ? Selection(*selection) : Selection();
}

Result<MaskRaster> maskFrom(const SelectionSource& source, const Terrain& terrain, const Progress& progress) {
  return std::visit(MaskMaker{terrain, progress}, source);
}

Selection met(const Selection& present, const MaskRaster& mask, MaskOperation how) {
  if (present) return unlessNothing(combined(*present, mask, how));
  if (how == MaskOperation::Subtract) return unlessNothing(inverted(mask));
  return unlessNothing(mask);
}

Result<Selection> selectionAfter(const SelectOperation& operation, const Selection& present,
                                 const Terrain& terrain, const Progress& progress) {
  auto mask = maskFrom(operation.source, terrain, progress);
  if (!mask) return mask.error();
  return met(present, *mask, operation.how);
}

Result<Selection> selectionAfter(const ChangeSelectionOperation& operation, const Selection& present,
                                 const Terrain& terrain, const Progress& progress) {
  if (!finite(operation.metres) || operation.metres < 0.0)
    return Error{"a selection can be changed by 0 m or more only"};
  switch (operation.change) {
    case SelectionChange::All:
      return Selection(plain(terrain, 1.0F));
    case SelectionChange::None:
      return Selection();
    case SelectionChange::Invert:
      // No selection is as if all were selected, and its opposite nothing; but to a hand that asks for it, it
      // is as if nothing were.
      return present ? unlessNothing(inverted(*present)) : Selection(plain(terrain, 1.0F));
    default:
      break;
  }
  if (!present) return Error{"nothing is selected"};
  const auto change = operation.change == SelectionChange::Grow     ? grown
                      : operation.change == SelectionChange::Shrink ? shrunk
                                                                    : blurred;
  auto mask = change(*present, terrain.frame, operation.metres, progress);
  if (!mask) return mask.error();
  return unlessNothing(std::move(*mask));
}

void putSelection(EditSession& session, TerrainDocument& document, const Selection& selection) {
  DocumentState state = document.state();
  if (std::exchange(state.selecting, selection.has_value()) != selection.has_value())
    session.setState(std::move(state));
  if (selection) session.replace(kSelection, *selection);
}

void setSelection(TerrainDocument& document, const Selection& selection, const Operation& operation) {
  std::string title;
  if (const auto* select = std::get_if<SelectOperation>(&operation)) title = titleOf(*select);
  if (const auto* change = std::get_if<ChangeSelectionOperation>(&operation)) title = titleOf(*change);
  EditSession session(document, title);
  putSelection(session, document, selection);
  session.commit(std::make_shared<Operation>(operation));
}

std::string titleOf(const SelectOperation& operation) {
  constexpr const char* kTitles[] = {"Select Shape", "Magic Wand", "Paint Selection", "Load Selection",
                                     "Load Selection"};
  switch (operation.how) {
    case MaskOperation::Replace:
      return kTitles[operation.source.index()];
    case MaskOperation::Add:
      return operation.source.index() == 2 ? kTitles[2] : "Add to Selection";
    case MaskOperation::Subtract:
      return "Subtract from Selection";
    case MaskOperation::Intersect:
      return "Intersect Selection";
  }
  return {};
}

std::string titleOf(const ChangeSelectionOperation& operation) {
  switch (operation.change) {
    case SelectionChange::All:
      return "Select All";
    case SelectionChange::None:
      return "Deselect";
    case SelectionChange::Invert:
      return "Invert Selection";
    case SelectionChange::Grow:
      return "Grow Selection";
    case SelectionChange::Shrink:
      return "Shrink Selection";
    case SelectionChange::Blur:
      return "Blur Selection";
  }
  return {};
}

Result<void> editSelection(const SelectOperation& operation, TerrainDocument& document,
                           const Progress& progress) {
  const auto weighed = withWeights(operation, document);
  if (!weighed) return weighed.error();
  auto after = selectionAfter(*weighed, selectionOf(document), document.snapshot(), progress);
  if (!after) return after.error();
  setSelection(document, *after, operation);
  return {};
}

Result<void> editSelection(const ChangeSelectionOperation& operation, TerrainDocument& document,
                           const Progress& progress) {
  auto after = selectionAfter(operation, selectionOf(document), document.snapshot(), progress);
  if (!after) return after.error();
  setSelection(document, *after, operation);
  return {};
}

}  // namespace scarp
