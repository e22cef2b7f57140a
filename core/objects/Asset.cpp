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
    return Error{std::to_string(kMostAssets) + " assets are the most; there would be " +
                 std::to_string(assets.size())};
  std::set<std::string_view> names;
  for (const Asset& asset : assets) {
    if (!isAssetName(asset.name))
      return Error{"an asset's name must be 1 to " + std::to_string(kMostAssetName) +
                   " characters, without line breaks, and without spaces at its ends"};
    if (assetNames().find(asset.name)) return Error{"\"" + asset.name + "\" is a built-in asset"};
    if (!names.insert(asset.name).second) return Error{"there is an asset \"" + asset.name + "\" already"};
    if (asset.tags.size() > kMostTags || asset.source.size() > kMostSource)
      return Error{"the tags of \"" + asset.name + "\" are too long"};
    if (asset.content == 0 || !isSound(asset.bounds))
      return Error{"the asset \"" + asset.name + "\" has no model"};
    if (asset.model && asset.model->sum != asset.content)
      return Error{"the model of \"" + asset.name + "\" is another one"};
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
