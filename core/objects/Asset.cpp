#include "core/objects/Asset.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/model/Model.h"

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

}  // namespace scarp
