#include "core/edit/MaskEdits.h"

#include <algorithm>
#include <memory>
#include <set>
#include <utility>

#include "core/base/Contract.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/SelectionEdits.h"

namespace scarp {

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
  session.commit(std::make_shared<Operation>(operation));
  return {};
}

Result<void> performByPlaces(const ForgetMaskOperation& operation, TerrainDocument& document,
                             const Progress&) {
  if (!findMask(document, operation.name)) return notKept(operation.name);
  EditSession session(document, Message("Forget selection \"%1\"", operation.name));
  DocumentState state = document.state();
  std::erase_if(state.masks, [&](const NamedMask& mask) { return mask.name == operation.name; });
  session.setState(std::move(state));
  session.commit(std::make_shared<Operation>(operation));
  return {};
}

}  // namespace scarp
