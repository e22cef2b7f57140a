#include "core/remote/StacItem.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/remote/RemoteAddress.h"

namespace scarp {

namespace {

constexpr std::size_t kMostAssets = 500;

std::string textAt(const Json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->isText() ? found->get<std::string>() : std::string();
}

/// Says no to more levels than an item has: the parser goes down into each.
bool shallow(const std::string& text) {
  constexpr int deepest = 64;
  int depth = 0;
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (quoted && text[i] == '\\')
      ++i;
    else if (text[i] == '"')
      quoted = !quoted;
    else if (!quoted && (text[i] == '{' || text[i] == '[') && ++depth > deepest)
      return false;
    else if (!quoted && (text[i] == '}' || text[i] == ']'))
      --depth;
  }
  return true;
}

/// RFC 3986 §5.2 for what items have: a path, or something absolute.
std::string resolved(const std::string& href, const std::string& base) {
  if (href.find("://") != std::string::npos || href.starts_with("/vsi")) return href;
  const std::size_t host = base.find("://") + 3, path = std::min(base.find('/', host), base.size());
  if (href.starts_with("//")) return base.substr(0, host - 2) + href;
  if (href.starts_with('/')) return base.substr(0, path) + href;
  const std::string whole = base.substr(path, std::min(base.find_first_of("?#", path), base.size()) - path);
  std::string folder = whole.substr(0, whole.rfind('/') + 1), rest = href;
  if (folder.empty()) folder = "/";
  for (;;) {
    if (rest.starts_with("./")) {
      rest.erase(0, 2);
    } else if (rest.starts_with("../")) {
      rest.erase(0, 3);
      if (folder.size() > 1) folder.erase(folder.rfind('/', folder.size() - 2) + 1);
    } else {
      return base.substr(0, path) + folder + rest;
    }
  }
}

bool isRaster(const std::string& type, const std::string& href) {
  const std::string kind = lowerCase(type), name = lowerCase(href.substr(0, href.find('?')));
  constexpr std::array<std::string_view, 16> endings{".tif", ".tiff", ".jp2",  ".nc",  ".h5",  ".hdf",
                                                     ".img", ".asc",  ".hgt",  ".dt2", ".bil", ".flt",
                                                     ".zip", ".png",  ".zarr", ".vrt"};
  constexpr std::array<std::string_view, 5> kinds{"image/tiff", "image/jp2", "application/x-hdf", "netcdf",
                                                  "zarr"};
  if (kind.starts_with("text/") || kind.find("json") != std::string::npos) return false;
  return std::ranges::any_of(kinds, [&](auto k) { return kind.find(k) != std::string::npos; }) ||
         std::ranges::any_of(endings, [&](auto e) { return name.ends_with(e); });
}

bool saysHeights(const std::string& text) {
  constexpr std::array<std::string_view, 8> words{"elevation", "dem",     "dtm",      "dsm",
                                                  "height",    "terrain", "altitude", "bathymetry"};
  const std::string small = lowerCase(text);
  return std::ranges::any_of(words, [&](std::string_view word) {
    for (std::size_t at = small.find(word); at != std::string::npos; at = small.find(word, at + 1)) {
      const auto letter = [&](std::size_t i) {
        return i < small.size() && std::isalpha(static_cast<unsigned char>(small[i])) != 0;
      };
      const bool plural = at + word.size() < small.size() && small[at + word.size()] == 's';
      if (!(at > 0 && letter(at - 1)) && (plural || !letter(at + word.size()))) return true;
    }
    return false;
  });
}

/// Of roles, bands and titles.
bool isElevation(const std::string& key, const Json& asset) {
  if (saysHeights(key) || saysHeights(textAt(asset, "title")) || saysHeights(textAt(asset, "description")))
    return true;
  for (const char* list : {"roles", "bands", "raster:bands", "eo:bands"})
    if (const auto found = asset.find(list); found != asset.end() && found->isArray())
      for (const Json& one : *found) {
        if (one.isText() && saysHeights(one.get<std::string>())) return true;
        if (one.isObject() && (saysHeights(textAt(one, "name")) || saysHeights(textAt(one, "description"))))
          return true;
      }
  return false;
}

/// Pictures that show what the item is about.
bool isThumbnail(const Json& asset) {
  const auto roles = asset.find("roles");
  return roles != asset.end() && roles->isArray() &&
         std::ranges::any_of(*roles, [](const Json& r) { return r == "thumbnail" || r == "overview"; });
}

}  // namespace

bool mayBeStac(const std::string& path) {
  const std::string small = lowerCase(path);
  return small.ends_with(".json") || small.ends_with(".geojson") ||
         small.find("/items/") != std::string::npos;
}

Result<StacItem> readStacItem(const std::string& text, const std::string& address) try {
  if (!shallow(text)) return Error{"is nested deeper than a STAC item"};
  const Json item = Json::parseOrNull(text);
  if (!item.isObject()) return Error{"is no STAC item: it is no JSON object"};
  const auto assets = item.find("assets");
  if (textAt(item, "type") != "Feature" || assets == item.end() || !assets->isObject())
    return Error{
        item.contains("links")
            ? "is no STAC item: it has no assets (a catalogue or a collection names items; open one of those)"
            : "is no STAC item: it has no assets"};
  StacItem read;
  read.id = printableLine(textAt(item, "id"), 120);
  for (const auto& [key, asset] : assets->members()) {
    if (!asset.isObject() || read.assets.size() >= kMostAssets) continue;
    const std::string href = textAt(asset, "href"), type = textAt(asset, "type");
    if (href.empty() || !isRaster(type, href) || isThumbnail(asset)) continue;
    const std::string whole = resolved(href, address);
    // An item leads to addresses only, never to this machine's files.
    if (!looksRemote(whole) || !parseAddress(whole)) continue;
    read.assets.push_back(
        {key, printableLine(textAt(asset, "title"), 120), whole, type, isElevation(key, asset)});
  }
  if (read.assets.empty()) return Error{"names no raster that can be fetched"};
  std::ranges::sort(read.assets, {}, [](const StacAsset& a) { return std::pair(!a.elevation, a.key); });
  return read;
} catch (const std::exception&) {
  return Error{"is no STAC item that can be read"};
}

}  // namespace scarp
