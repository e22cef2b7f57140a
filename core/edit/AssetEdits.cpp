#include "core/edit/AssetEdits.h"

#include <algorithm>
#include <set>

#include "core/base/PrintableLine.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/OperationInfo.h"
#include "core/edit/ScatterRuleEdits.h"

namespace scarp {

namespace {

Result<AssetKind> ownAsset(const std::string& name, const TerrainDocument& document) {
  const auto kind = assetNamed(name);
  if (kind && document.objects().assets().find(*kind)) return *kind;
  if (kind && isBuiltIn(*kind)) return Error{"%1 is a built-in asset, which stays as it is", inQuotes(name)};
  return Error{"there is no asset %1 of the project's own", inQuotes(name)};
}

/// All objects of an asset, as `become` makes them.
template <class Become>
std::map<ObjectId, std::optional<Object>> changedObjects(AssetKind asset, const ObjectLayer& objects,
                                                         const Become& become) {
  std::map<ObjectId, std::optional<Object>> changed;
  for (const auto& [id, object] : objects.all())
    if (object.asset == asset) changed.emplace_hint(changed.end(), id, become(object));
  return changed;
}

/// Objects of assets that are going must go first, of those that come later: no object is ever without its
/// asset.
enum class ObjectsGo { Before, After };

Result<void> commitAssets(TerrainDocument& document, Message title, std::vector<Asset> assets,
                          std::vector<ScatterRule> scatterRules,
                          std::map<ObjectId, std::optional<Object>> objects, ObjectsGo when,
                          Operation operation) {
  if (auto good = validate(assets); !good) return good;
  EditSession session(document, std::move(title));
  DocumentState state = document.state();
  if (state.assets == assets && objects.empty()) return {};
  state.assets = std::move(assets);
  state.scatterRules = std::move(scatterRules);
  if (when == ObjectsGo::Before) session.exchangeObjects(std::move(objects));
  session.setState(std::move(state));
  if (when == ObjectsGo::After && !objects.empty()) session.exchangeObjects(std::move(objects));
  return session.keep(std::move(operation));
}

}  // namespace

Result<void> performByPlaces(const AddAssetOperation& operation, TerrainDocument& document, const Progress&) {
  if (operation.asset.content == 0) return Error{"the asset %1 has no model", inQuotes(operation.asset.name)};
  std::vector<Asset> assets = document.assets();
  assets.push_back(operation.asset);
  AddAssetOperation done{operation.asset, {}};
  return commitAssets(document, Message("Import \"%1\"", operation.asset.name), std::move(assets),
                      document.scatterRules(), {}, ObjectsGo::After, done);
}

Result<void> performByPlaces(const SetAssetOperation& operation, TerrainDocument& document, const Progress&) {
  const auto before = ownAsset(operation.asset, document);
  if (!before) return before.error();
  std::vector<Asset> assets = document.assets();
  Asset& asset = *std::ranges::find(assets, operation.asset, &Asset::name);
  asset.name = operation.name.value_or(asset.name);
  asset.tags = operation.tags.value_or(asset.tags);
  if (operation.model) {
    asset.source = operation.model->source;
    asset.content = operation.model->content;
    asset.bounds = operation.model->bounds;
    asset.model = operation.model->model;
  }
  if (auto good = validate(assets); !good) return good;
  const AssetKind after = *assetNamed(asset.name);
  std::map<ObjectId, std::optional<Object>> objects;
  if (after != *before)
    objects = changedObjects(*before, document.objects(), [after](Object object) {
      object.asset = after;
      return std::optional(object);
    });
  Message title = Message(after == *before ? "Change asset \"%1\"" : "Rename asset \"%1\"", operation.asset);
  SetAssetOperation done = operation;
  done.file = {};
  return commitAssets(document, std::move(title), std::move(assets),
                      withAsset(document.scatterRules(), *before, after), std::move(objects),
                      ObjectsGo::After, done);
}

Result<void> performByPlaces(const RemoveAssetOperation& operation, TerrainDocument& document,
                             const Progress&) {
  const auto asset = ownAsset(operation.asset, document);
  if (!asset) return asset.error();
  std::vector<Asset> assets = document.assets();
  std::erase_if(assets, [&](const Asset& one) { return one.name == operation.asset; });
  auto objects =
      changedObjects(*asset, document.objects(), [](const Object&) { return std::optional<Object>(); });
  return commitAssets(document, Message("Remove asset \"%1\"", operation.asset), std::move(assets),
                      withAsset(document.scatterRules(), *asset, {}), std::move(objects), ObjectsGo::Before,
                      operation);
}

std::size_t objectsOf(AssetKind asset, const ObjectLayer& objects) {
  return static_cast<std::size_t>(std::ranges::count_if(
      objects.all(), [asset](const auto& entry) { return entry.second.asset == asset; }));
}

std::vector<Asset> assetsOf(const std::vector<Object>& objects, const AssetTable& assets) {
  std::set<AssetKind> kinds;
  for (const Object& object : objects) kinds.insert(object.asset);
  std::vector<Asset> own;
  for (const AssetKind kind : kinds)
    if (const Asset* asset = assets.find(kind)) own.push_back(*asset);
  return own;
}

BroughtAssets broughtAssets(const std::vector<Asset>& come, const std::vector<Asset>& there) {
  BroughtAssets brought{there, {}};
  for (const Asset& asset : come) {
    const auto known = std::ranges::find(there, asset.name, &Asset::name);
    if (known != there.end() && known->content == asset.content) continue;
    Asset added = asset;
    const auto same = std::ranges::find(there, asset.content, &Asset::content);
    if (same != there.end())
      added.name = same->name;
    else if (known != there.end())
      added.name = freeAssetName(asset.name, brought.all);
    if (added.name != asset.name) brought.renamed.emplace(*assetNamed(asset.name), *assetNamed(added.name));
    if (same == there.end()) brought.all.push_back(std::move(added));
  }
  return brought;
}

Result<void> checkBrought(const std::vector<Asset>& come, const std::vector<Object>& objects,
                          const TerrainDocument& document) {
  const AssetTable& there = document.objects().assets();
  if (auto good = validate(broughtAssets(come, there.own()).all); !good) return good;
  for (const Object& object : objects)
    if (!there.contains(object.asset) &&
        std::ranges::find(come, assetName(object.asset), &Asset::name) == come.end())
      return there.unknown(object.asset);
  return {};
}

void bringAssets(std::vector<Asset>& come, std::vector<Object>& objects, const TerrainDocument& document,
                 EditSession& session) {
  DocumentState state = document.state();
  BroughtAssets brought = broughtAssets(come, state.assets);
  for (Object& object : objects)
    if (const auto other = brought.renamed.find(object.asset); other != brought.renamed.end())
      object.asset = other->second;
  for (Asset& asset : come)
    if (const auto other = brought.renamed.find(*assetNamed(asset.name)); other != brought.renamed.end())
      asset.name = assetName(other->second);
  if (brought.all == state.assets) return;
  state.assets = std::move(brought.all);
  session.setState(std::move(state));
}

OperationParts AddAssetOperation::parts() { return {.assets = {&asset}}; }

OperationParts SetAssetOperation::parts() {
  OperationParts parts;
  if (model) parts.assets.push_back(&*model);
  return parts;
}

}  // namespace scarp
