#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>

#include "core/document/TerrainDocument.h"
#include "core/drape/DrapeFile.h"
#include "core/drape/DrapeOrigin.h"
#include "core/edit/AssetOperations.h"
#include "core/edit/ClipOperations.h"
#include "core/edit/DrapeOperations.h"
#include "core/edit/EditReach.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/LinesWithoutEffect.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/StrokeOperations.h"
#include "core/io/ModelFile.h"
#include "core/io/RasterFit.h"
#include "core/io/RasterImport.h"
#include "core/mask/MaskBounds.h"
#include "core/materialio/MaskImport.h"
#include "core/remote/RemoteAddress.h"
#include "core/script/PaintImportJson.h"
#include "core/script/Script.h"
#include "core/script/WorldScript.h"

namespace scarp {

namespace {

/// Fills a layer, or a new one, with a raster: it is resampled to the grid that the terrain has by now.
template <class LayerOperation>
Result<void> fill(const LayerOperation& operation, TerrainDocument& document, const Progress& progress) {
  Terrain onto = document.snapshot();
  auto heights = fitted(*operation.from.heights, onto, progress);
  if (!heights.ok() && heights.error().cancelled) return heights.error();
  if (!heights.ok()) return Error{operation.from.path + ": " + heights.error().message};
  onto.heights = std::move(heights->heights);
  LayerOperation here = operation;
  here.from.heights = std::make_shared<const Terrain>(std::move(onto));
  return perform(here, document, progress);
}

using Notes = std::vector<std::string>;

/// Reads the mask of a file for the terrain as it is by now. Adds a note for each thing that was left out.
Result<std::shared_ptr<const MaskRaster>> maskOfFile(const std::string& path, const std::string& layer,
                                                     const VectorMaskSettings& vector,
                                                     const TerrainDocument& document,
                                                     const Progress& progress, Notes& notes) {
  auto mask = readMask(path, layer, document.snapshot(), progress, vector);
  if (!mask) return mask.error();
  for (const std::string& note : mask->notes) notes.push_back(path + ": " + note);
  return std::make_shared<const MaskRaster>(std::move(mask->weights));
}

Result<void> selectByFile(const SelectOperation& operation, TerrainDocument& document,
                          const Progress& progress, Notes& notes) {
  SelectOperation here = operation;
  auto& file = std::get<FileSource>(here.source);
  auto weights = maskOfFile(file.path, file.layer, file.vector, document, partOf(progress, 0.0, 0.9), notes);
  if (!weights) return weights.error();
  file.weights = *std::move(weights);
  return perform(here, document, partOf(progress, 0.9, 1.0));
}

Result<void> keep(const KeepMaskOperation& operation, TerrainDocument& document, const Progress& progress,
                  Notes& notes) {
  KeepMaskOperation here = operation;
  const auto count = static_cast<double>(here.layers.size());
  for (std::size_t i = 0; i < here.layers.size(); ++i) {
    const auto from = static_cast<double>(i);
    auto weights = maskOfFile(operation.path, here.layers[i].layer, here.layers[i].vector, document,
                              partOf(progress, from / count, (from + 1.0) / count), notes);
    if (!weights) return weights.error();
    here.layers[i].weights = *std::move(weights);
  }
  return perform(here, document, progress);
}

/// The picture at an address, which is taken into the project.
Result<PackedDrape> fetched(const std::string& address, const TerrainDocument& document,
                            const Progress& progress) {
  if (!allowedAddress(address))
    return Error{address + ": is an address, and fetched only where a person gives it"};
  return packedDrape(address, document.frame(), document.georeference(), progress);
}

/// The heights of a raster, in colours. Adds the warnings of the import.
Result<PackedDrape> importedHeights(const std::string& path, const ImportOptions& options,
                                    const TerrainDocument& document, const Progress& progress, Notes& notes) {
  if (looksRemote(path) && !allowedAddress(path))
    return Error{path + ": is an address, and fetched only where a person gives it"};
  auto heights = packedHeights(path, options, document.frame(), document.georeference(), progress);
  if (!heights) return heights.error();
  for (const std::string& warning : heights->warnings) notes.push_back(path + ": " + warning);
  return std::move(heights->packed);
}

/// Of a drape whose file nobody has looked at yet.
Result<void> addDrape(const AddDrapeOperation& operation, TerrainDocument& document, const Progress& progress,
                      Notes& notes) {
  AddDrapeOperation here = operation;
  if (here.import) {
    auto packed = importedHeights(here.drape.path, *here.import, document, progress, notes);
    if (!packed) return packed.error();
    here.drape.packed = *std::move(packed);
    if (looksRemote(here.drape.path)) return perform(here, document);
  } else if (here.drape.packed && !looksRemote(here.drape.path)) {
    auto packed = packedDrape(here.drape.path, document.frame(), document.georeference(), progress);
    if (!packed) return packed.error();
    here.drape.packed = *std::move(packed);
  }
  if (looksRemote(here.drape.path)) {
    auto packed = fetched(here.drape.path, document, progress);
    if (!packed) return packed.error();
    here.drape.packed = *std::move(packed);
    return perform(here, document);
  }
  const auto file = drapeOf(operation.drape.path);
  if (!file) return file.error();
  here.drape.path = file->path;
  here.drape.bytes = file->bytes;
  here.drape.sum = file->sum;
  return perform(here, document);
}

/// Returns whether the file of a drape has to be read.
bool lacksPicture(const AddDrapeOperation& operation) {
  const auto& packed = operation.drape.packed;
  if (packed) return !packed->whole();
  return operation.drape.bytes == 0 || operation.import;
}

bool lacksPicture(const SetDrapeOperation& operation) {
  return operation.pack == true && !(operation.packed && operation.packed->whole());
}

/// Its picture is read where nobody holds it.
Result<void> pack(const SetDrapeOperation& operation, TerrainDocument& document, const Progress& progress,
                  Notes& notes) {
  SetDrapeOperation here = operation;
  const auto& drapes = document.drapes();
  if (operation.drape >= 1 && operation.drape <= drapes.size()) {
    const std::string path = operation.path.value_or(drapes[operation.drape - 1].path);
    auto packed = operation.import ? importedHeights(path, *operation.import, document, progress, notes)
                  : looksRemote(path)
                      ? fetched(path, document, progress)
                      : packedDrape(path, document.frame(), document.georeference(), progress);
    if (!packed) return packed.error();
    here.packed = std::make_shared<const PackedDrape>(*std::move(packed));
  }
  return perform(here, document);
}

Result<void> changeDrape(const SetDrapeOperation& operation, TerrainDocument& document,
                         const Progress& progress, Notes& notes) {
  SetDrapeOperation here = operation;
  if (looksRemote(*here.path)) {
    here.pack = true;
    return pack(here, document, progress, notes);
  }
  const auto file = drapeOf(*operation.path);
  if (!file) return file.error();
  here.path = file->path;
  here.bytes = file->bytes;
  here.sum = file->sum;
  return lacksPicture(here) ? pack(here, document, progress, notes) : perform(here, document);
}

/// The model of a file. One of a file's name, and a number where it is taken, where a script says none.
Result<Asset> assetOfFile(const AssetFile& file, const Progress& progress) {
  auto model = importModel(file.path, file.how, progress);
  if (!model) return model.error();
  Asset asset = assetOf({}, *std::move(model));
  asset.source = std::filesystem::path(file.path).filename().string();
  return asset;
}

Result<void> addAsset(const AddAssetOperation& operation, TerrainDocument& document,
                      const Progress& progress) {
  auto asset = assetOfFile(operation.file, progress);
  if (!asset) return asset.error();
  asset->tags = operation.asset.tags;
  asset->name = operation.asset.name;
  if (asset->name.empty())
    asset->name =
        freeAssetName(std::filesystem::path(operation.file.path).stem().string(), document.assets());
  return perform(AddAssetOperation{*std::move(asset)}, document);
}

Result<void> setAsset(const SetAssetOperation& operation, TerrainDocument& document,
                      const Progress& progress) {
  auto asset = assetOfFile(operation.file, progress);
  if (!asset) return asset.error();
  SetAssetOperation here = operation;
  here.file = {};
  here.model = *std::move(asset);
  return perform(here, document);
}

/// Files that operations name are looked at here. Adds notes about masks of files.
Result<void> performHere(const Operation& operation, TerrainDocument& document, const Progress& progress,
                         Notes& notes) {
  if (const auto* filling = operation.as<FillLayerOperation>()) return fill(*filling, document, progress);
  if (const auto* adding = operation.as<AddLayerOperation>(); adding && adding->from.heights)
    return fill(*adding, document, progress);
  if (const auto* drape = operation.as<AddDrapeOperation>(); drape && lacksPicture(*drape))
    return addDrape(*drape, document, progress, notes);
  if (const auto* drape = operation.as<SetDrapeOperation>(); drape && drape->path && drape->bytes == 0)
    return changeDrape(*drape, document, progress, notes);
  if (const auto* drape = operation.as<SetDrapeOperation>(); drape && lacksPicture(*drape))
    return pack(*drape, document, progress, notes);
  if (const auto* import = operation.as<ImportPaintOperation>())
    return replayPaintImport(*import, document, progress);
  if (const auto* add = operation.as<AddAssetOperation>(); add && !add->file.path.empty())
    return addAsset(*add, document, progress);
  if (const auto* set = operation.as<SetAssetOperation>(); set && !set->file.path.empty())
    return setAsset(*set, document, progress);
  if (const auto* keeping = operation.as<KeepMaskOperation>(); keeping && !keeping->path.empty())
    return keep(*keeping, document, progress, notes);
  if (const auto* selecting = operation.as<SelectOperation>();
      selecting && std::holds_alternative<FileSource>(selecting->source))
    return selectByFile(*selecting, document, progress, notes);
  return perform(operation, document, progress);
}

/// Operations that are meant to change something wherever they are used: its name in a message, or null.
const char* editName(const Operation& operation) {
  if (operation.is<StrokeOperation>()) return "the stroke";
  if (operation.is<BrushObjectsOperation>()) return "the object brush";
  if (operation.is<ScatterOperation>()) return "the scatter operation";
  if (operation.is<FilterOperation>()) return "the filter";
  if (operation.is<PasteOperation>()) return "the paste";
  if (operation.is<CutOperation>()) return "the cut";
  if (operation.is<PaintOperation>()) return "the paint operation";
  if (operation.is<FillLayerOperation>()) return "the fill-layer operation";
  return nullptr;
}

/// Why an operation that changed nothing did so; empty: nothing is known.
std::string whyNothingChanged(const Operation& operation, const TerrainDocument& document) {
  if (const auto* stroke = operation.as<StrokeOperation>())
    if (std::string why = whyStrokeChangedNothing(document, stroke->brush, stroke->samples); !why.empty())
      return why;
  if (operation.is<FilterOperation>()) return whyMasked(document, document.frame().samples());
  return {};
}

bool changesSelection(const Operation& operation) {
  if (const auto* select = operation.as<SelectOperation>()) return select->layer == 0;
  const auto* change = operation.as<ChangeSelectionOperation>();
  return change && change->layer == 0;
}

/// Reports an operation that has just been performed and changed nothing, lines that change no sample, and a
/// selection that has become empty.
void reportNoEffect(const Operation& operation, std::size_t index, std::uint64_t pushes,
                    const TerrainDocument& document, const ScriptNote& note) {
  const std::string where = "operations[" + std::to_string(index) + "]: ";
  const EditHistory& history = document.history();
  const auto* const filled = operation.as<FillLayerOperation>();
  const auto* const added = operation.as<AddLayerOperation>();
  if (const LayerRaster* const from = filled ? &filled->from : added ? &added->from : nullptr)
    for (const std::string& warning : from->warnings) note(where + from->path + ": " + warning);
  if (const auto* lines = operation.as<LinesOperation>()) {
    for (const std::string& line : linesWithoutEffect(document, lines->layer.place, lines->lines))
      note(where + line);
    return;
  }
  if (const auto* layer = operation.as<AddLayerOperation>()) {
    for (const std::string& line :
         linesWithoutEffect(document, document.placeOf(document.activeLayer()), layer->lines))
      note(where + line);
    const std::size_t place = document.placeOf(document.activeLayer());
    if (layer->filter && place > 0 && document.layers()[place - 1].outdated)
      note(where + "the adjustment layer is empty until \"update-layer\" computes it");
    return;
  }
  if (const MaskRaster* selection = document.selection();
      selection && changesSelection(operation) && selectsNothing(*selection))
    return note(where +
                "the selection is empty: edits change nothing until it is removed by "
                "\"change-selection\" with \"change\": \"none\"");
  const char* const name = editName(operation);
  const bool recorded = history.pushes() != pushes && history.position() > 0;
  if (!name || (recorded && !history.record(history.position() - 1).empty())) return;
  const std::string why = whyNothingChanged(operation, document);
  note(where + name + " changes nothing" + (why.empty() ? "" : ": " + why));
}

/// An operation of a script in the frame "world", on the terrain as it is by then.
Result<Operation> placed(const Operation& operation, const std::string& crs,
                         const TerrainDocument& document) {
  if (!document.georeference().hasGeoTransform)
    return Error{"the terrain has no place in the world, which the frame \"world\" needs"};
  const auto places = WorldPlaces::create(document.frame(), document.georeference(), crs);
  if (!places) return Error{"the script's places: " + places.error().message};
  return inLocalFrame(operation, *places);
}

Result<void> replayAll(const Script& script, TerrainDocument& document, const Progress& progress,
                       const ScriptNote& note) {
  const std::size_t count = script.operations.size();
  std::set<std::string> inexact;  // Said once, as a script can have thousands of such strokes.
  for (std::size_t i = 0; i < count; ++i) {
    const double share = 1.0 / static_cast<double>(count), done = share * static_cast<double>(i);
    if (!keepGoing(progress, done)) return Error::cancel();
    const auto within = [&](double fraction) { return keepGoing(progress, done + share * fraction); };
    const std::uint64_t pushes = document.history().pushes();
    std::optional<Operation> moved;
    Result<void> result;
    if (script.world) {
      auto local = placed(script.operations[i], *script.world, document);
      if (local)
        moved = *std::move(local);
      else
        result = local.error();
    }
    const Operation& operation = moved ? *moved : script.operations[i];
    Notes notes;
    if (result) result = performHere(operation, document, within, notes);
    for (const std::string& one : notes)
      if (result && note) note("operations[" + std::to_string(i) + "]: " + one);
    if (result && note) reportNoEffect(operation, i, pushes, document, note);
    if (const auto* stroke = operation.as<StrokeOperation>(); stroke && result && note)
      if (std::string why = whyStrokeInexact(document, stroke->brush, stroke->samples);
          !why.empty() && inexact.insert(why).second)
        note("operations[" + std::to_string(i) + "]: " + why);
    if (result) continue;
    if (result.error().cancelled) return result;
    return Error{"operations[" + std::to_string(i) + "]: " + result.error().message};
  }
  return {};
}

}  // namespace

std::vector<std::string> addressesIn(const Script& script) {
  std::vector<std::string> addresses;
  for (const Operation& operation : script.operations) {
    const auto* add = operation.as<AddDrapeOperation>();
    const auto* set = operation.as<SetDrapeOperation>();
    const std::string path = add ? add->drape.path : set ? set->path.value_or("") : "";
    if (looksRemote(path) && std::ranges::find(addresses, path) == addresses.end()) addresses.push_back(path);
  }
  return addresses;
}

Result<void> replay(const Script& script, TerrainDocument& document, const Progress& progress,
                    const ScriptNote& note) {
  // Later operations count the steps before them, whether or not these changed anything.
  const bool counted = document.countsIdleSteps();
  document.countIdleSteps(true);
  auto done = replayAll(script, document, progress, note);
  document.countIdleSteps(counted);
  return done;
}

}  // namespace scarp
