#include "core/edit/MaskEdits.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/edit/EditSession.h"
#include "core/edit/SelectionEdits.h"

namespace scarp {

namespace {

Error notKept(const std::string& name) { return {"no selection is saved under the name \"" + name + "\""}; }

}  // namespace

const NamedMask* findMask(const TerrainDocument& document, const std::string& name) {
  const auto found = std::ranges::find(document.masks(), name, &NamedMask::name);
  return found == document.masks().end() ? nullptr : &*found;
}

Result<SelectOperation> withWeights(const SelectOperation& operation, const TerrainDocument& document) {
  SelectOperation weighed = operation;
  if (const auto* shown = std::get_if<LayerMaskSource>(&operation.source)) {
    if (shown->layer < 1 || shown->layer > document.layers().size())
      return Error{"there is no layer " + std::to_string(shown->layer) + "; there are " +
                   std::to_string(document.layers().size())};
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

Result<void> editMasks(const KeepMaskOperation& operation, TerrainDocument& document) {
  const bool fromFile = !operation.path.empty();
  const MaskRaster* weights = fromFile ? operation.weights.get() : document.selection();
  if (operation.name.empty()) return Error{"a selection can be kept under a name only"};
  if (!weights && !fromFile) return Error{"nothing is selected"};
  if (!weights || !(weights->rect() == document.frame().samples()))
    return Error{"the mask of " + operation.path + " must have the size of the terrain"};
  const NamedMask* before = findMask(document, operation.name);
  if (!before && document.masks().size() >= kMostMasks)
    return Error{std::to_string(kMostMasks) + " kept selections are the most"};
  const NamedMask mask = before ? *before : NamedMask{document.takeLayerId(), operation.name};
  EditSession session(document,
                      (fromFile ? "Import selection \"" : "Save selection \"") + operation.name + "\"");
  if (!before) {
    DocumentState state = document.state();
    state.masks.push_back(mask);
    session.setState(std::move(state));
  }
  session.replace({RasterRole::NamedMask, mask.id}, *weights);
  session.commit(std::make_shared<Operation>(operation));
  return {};
}

Result<void> editMasks(const ForgetMaskOperation& operation, TerrainDocument& document) {
  if (!findMask(document, operation.name)) return notKept(operation.name);
  EditSession session(document, "Forget selection \"" + operation.name + "\"");
  DocumentState state = document.state();
  std::erase_if(state.masks, [&](const NamedMask& mask) { return mask.name == operation.name; });
  session.setState(std::move(state));
  session.commit(std::make_shared<Operation>(operation));
  return {};
}

}  // namespace scarp
