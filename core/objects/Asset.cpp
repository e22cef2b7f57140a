#include "core/objects/Asset.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "core/base/Contract.h"
#include "core/model/MeshPicker.h"
#include "core/model/Model.h"
#include "core/objects/AssetMesh.h"

namespace scarp {

namespace {

constexpr std::size_t kMostTags = 1000, kMostSource = 4096;  ///< Bytes.

bool isSound(const Box& box) {
  return box.min.allFinite() && box.max.allFinite() && (box.min.array() <= box.max.array()).all() &&
         box.max.cwiseAbs().cwiseMax(box.min.cwiseAbs()).maxCoeff() <= kMostModelCoordinate;
}

/// Cut where no character is cut.
std::string cutTo(std::string text, std::size_t bytes) {
  if (text.size() <= bytes) return text;
  while (bytes > 0 && (static_cast<unsigned char>(text[bytes]) & 0xC0U) == 0x80U) --bytes;
  text.resize(bytes);
  while (text.ends_with(' ')) text.pop_back();
  return text;
}

}  // namespace

Asset assetOf(std::string name, ModelPtr model) {
  Asset asset{.name = std::move(name), .content = model->sum, .bounds = model->bounds};
  asset.model = std::move(model);
  return asset;
}

Result<void> validate(const std::vector<Asset>& assets) {
  if (assets.size() > kMostAssets)
    return Error{"%1 assets are the most; there would be %2", kMostAssets, assets.size()};
  std::set<std::string_view> names;
  for (const Asset& asset : assets) {
    if (!isAssetName(asset.name))
      return Error{
          "an asset's name must be 1 to %1 characters, without line breaks, and without spaces at its ends",
          kMostAssetName};
    if (assetNames().find(asset.name)) return Error{"\"%1\" is a built-in asset", asset.name};
    if (!names.insert(asset.name).second) return Error{"there is an asset \"%1\" already", asset.name};
    if (asset.tags.size() > kMostTags || asset.source.size() > kMostSource)
      return Error{"the tags of \"%1\" are too long", asset.name};
    if (asset.content == 0 || !isSound(asset.bounds))
      return Error{"the asset \"%1\" has no model", asset.name};
    if (asset.model && asset.model->sum != asset.content)
      return Error{"the model of \"%1\" is another one", asset.name};
  }
  return {};
}

std::string freeAssetName(std::string_view wanted, const std::vector<Asset>& taken) {
  std::string base;
  for (const char c : wanted) base += static_cast<unsigned char>(c) < 0x20 || c == 0x7F ? ' ' : c;
  while (base.starts_with(' ')) base.erase(base.begin());
  while (base.ends_with(' ')) base.pop_back();
  base = cutTo(std::move(base), kMostAssetName - 8);
  if (!isAssetName(base)) base = "model";
  const auto isTaken = [&](const std::string& name) {
    return assetNames().find(name).has_value() || std::ranges::find(taken, name, &Asset::name) != taken.end();
  };
  std::string name = base;
  for (int number = 2; isTaken(name); ++number) name = base + " " + std::to_string(number);
  return name;
}

namespace {

double reachOfBox(const Box& box) { return box.min.cwiseAbs().cwiseMax(box.max.cwiseAbs()).norm(); }

AssetShape builtInShape(AssetKind kind) {
  const AssetMesh& mesh = assetMesh(kind);
  std::vector<MeshPicker::Triangle> triangles;
  for (std::size_t i = 0; i + 2 < mesh.vertices.size(); i += 3)
    triangles.push_back(
        {mesh.vertices[i].position, mesh.vertices[i + 1].position, mesh.vertices[i + 2].position});
  return {mesh.bounds, reachOfBox(mesh.bounds),
          std::make_shared<const MeshPicker>(std::move(triangles), mesh.bounds), nullptr};
}

AssetShape boxShape(const Box& box) {
  // Anticlockwise from outside; bit i of a corner: max on axis i.
  constexpr std::array<std::array<unsigned, 4>, 6> faces{
      {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}}};
  const auto corner = [&](unsigned i) {
    return Vec3((i & 1U) != 0 ? box.max.x() : box.min.x(), (i & 2U) != 0 ? box.max.y() : box.min.y(),
                (i & 4U) != 0 ? box.max.z() : box.min.z())
        .cast<float>()
        .eval();
  };
  std::vector<MeshPicker::Triangle> triangles;
  for (const auto& [a, b, c, d] : faces) {
    triangles.push_back({corner(a), corner(b), corner(c)});
    triangles.push_back({corner(a), corner(c), corner(d)});
  }
  return {box, reachOfBox(box), std::make_shared<const MeshPicker>(std::move(triangles), box), nullptr};
}

const AssetShape& builtInShapeOf(AssetKind kind) {
  static const std::array<AssetShape, kAssetKinds> shapes{
      builtInShape(AssetKind::Conifer), builtInShape(AssetKind::Broadleaf), builtInShape(AssetKind::Rock),
      builtInShape(AssetKind::House), builtInShape(AssetKind::Marker)};
  return shapes[static_cast<std::size_t>(kind)];
}

}  // namespace

AssetTable::AssetTable() {
  static const auto none = std::make_shared<const Parts>();
  parts_ = none;
}

AssetTable::AssetTable(std::vector<Asset> own) {
  auto parts = std::make_shared<Parts>();
  parts->own = std::move(own);
  for (std::size_t i = 0; i < parts->own.size(); ++i) {
    const Asset& asset = parts->own[i];
    const auto kind = assetNamed(asset.name);
    EXPECTS(kind && !isBuiltIn(*kind));
    const std::size_t index = static_cast<std::size_t>(*kind) - kAssetKinds;
    if (index >= parts->places.size()) parts->places.resize(index + 1, -1);
    parts->places[index] = static_cast<std::int32_t>(i);
    parts->shapes.push_back(asset.model ? AssetShape{asset.model->bounds, reachOfBox(asset.model->bounds),
                                                     asset.model->picker, asset.model}
                                        : boxShape(asset.bounds));
  }
  parts_ = std::move(parts);
}

const Asset* AssetTable::find(AssetKind asset) const {
  if (isBuiltIn(asset)) return nullptr;
  const std::int32_t place = placeOf(asset);
  return place < 0 ? nullptr : &parts_->own[static_cast<std::size_t>(place)];
}

const AssetShape& AssetTable::shape(AssetKind asset) const {
  if (isBuiltIn(asset)) return builtInShapeOf(asset);
  const std::int32_t place = placeOf(asset);
  if (place >= 0) return parts_->shapes[static_cast<std::size_t>(place)];
  static const AssetShape none = boxShape({Vec3(-0.5, -0.5, 0.0), Vec3(0.5, 0.5, 1.0)});
  return none;
}

Error AssetTable::unknown(AssetKind asset) const {
  constexpr std::size_t most = 12;
  std::string names = assetNames().keys();
  for (std::size_t i = 0; i < own().size() && i < most; ++i) names += ", " + own()[i].name;
  if (own().size() > most) names += " …";
  return Error{"there is no asset \"%1\"; there are %2", assetName(asset), names};
}

}  // namespace scarp
