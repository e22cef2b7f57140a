#include "core/remote/RemoteAddress.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>
#include <mutex>
#include <string_view>
#include <vector>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"

namespace scarp {

namespace {

struct Store {
  std::string_view scheme, gdal;
};
constexpr std::array<Store, 3> kStores{{{"s3://", "/vsis3/"}, {"gs://", "/vsigs/"}, {"az://", "/vsiaz/"}}};
constexpr std::array<std::string_view, 2> kCurlNames{"/vsicurl/", "/vsicurl_streaming/"};
constexpr std::array<std::string_view, 3> kServices{"WMTS", "WMS", "WCS"};
constexpr std::array<std::string_view, 3> kArchives{"/vsizip/", "/vsitar/", "/vsigzip/"};
constexpr std::array<std::string_view, 5> kArchiveEndings{".zip", ".tar.gz", ".tgz", ".tar", ".gz"};
constexpr std::array<std::string_view, 4> kGrids{"NETCDF:", "HDF5:", "BAG:", "ZARR:"};

constexpr std::size_t kLongest = 8192;

bool startsWith(const std::string& text, std::string_view with) {
  return text.size() >= with.size() &&
         lowerCase(std::string_view(text).substr(0, with.size())) == lowerCase(with);
}

bool isHttp(const std::string& text) { return startsWith(text, "http://") || startsWith(text, "https://"); }

/// One address without anything around it.
bool isBare(const std::string& text) {
  const auto starts = [&](std::string_view with) { return startsWith(text, with); };
  return isHttp(text) || std::ranges::any_of(kCurlNames, starts) ||
         std::ranges::any_of(kStores, [&](const Store& s) { return starts(s.scheme) || starts(s.gdal); });
}

std::string trimmed(const std::string& text) {
  const auto space = [](unsigned char c) { return std::isspace(c) != 0; };
  const auto begin = std::ranges::find_if_not(text, space);
  const auto end = std::find_if_not(text.rbegin(), text.rend(), space).base();
  return begin < end ? std::string(begin, end) : std::string();
}

/// Whether a name of a query, or what it is set to, is nobody else's business.
bool isSecret(std::string_view name, std::string_view value) {
  constexpr std::array<std::string_view, 14> words{"sig",    "token",   "key",  "secret", "pass",
                                                   "pwd",    "auth",    "cred", "x-amz",  "x-goog",
                                                   "policy", "session", "jwt",  "code"};
  const std::string small = lowerCase(name);
  constexpr std::size_t longWord = 40;
  const bool random = value.size() >= longWord && value.find_first_of("./,:") == std::string_view::npos;
  return random || std::ranges::any_of(words, [&](auto w) { return small.find(w) != std::string::npos; });
}

/// With what signs an address, its other words are of no use: who may, until when.
bool isSignature(std::string_view name) {
  const std::string small = lowerCase(name);
  return small.find("sig") != std::string::npos || small.starts_with("x-amz") || small.starts_with("x-goog");
}

std::string shownQuery(std::string_view query) {
  std::string shown;
  while (!query.empty()) {
    const std::string_view one = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(query.size(), one.size() + 1));
    const std::string_view name = one.substr(0, one.find('='));
    if (isSignature(name)) return {};
    if (!isSecret(name, one.substr(std::min(one.size(), name.size() + 1))))
      (shown += shown.empty() ? '?' : '&') += one;
  }
  return shown;
}

/// An http address without what is secret; it has no fragment.
std::string shownHttp(const std::string& address) {
  const std::size_t host = address.find("://") + 3;
  const std::size_t end = std::min(address.find_first_of("/?", host), address.size());
  const std::size_t at = address.rfind('@', end);
  const std::size_t from = at != std::string::npos && at >= host && at < end ? at + 1 : host;
  const std::size_t query = std::min(address.find('?', end), address.size());
  const std::string asked = query < address.size() ? shownQuery(address.substr(query + 1)) : std::string();
  return address.substr(0, host) + address.substr(from, query - from) + asked;
}

Result<RemoteAddress> bare(std::string text) {
  for (const std::string_view name : kCurlNames)
    if (startsWith(text, name)) text.erase(0, name.size());
  RemoteAddress address;
  for (const Store& store : kStores)
    for (const std::string_view with : {store.scheme, store.gdal})
      if (startsWith(text, with)) {
        const std::string key = text.substr(with.size());
        if (key.find('/') == std::string::npos || key.starts_with('/') || key.ends_with('/'))
          return Error{"'%1' names no object: a bucket and a key are needed", printableLine(text, 80)};
        address.fetched = std::string(store.gdal) + key;
        address.shown = std::string(store.scheme) + key;
        return address;
      }
  if (!isHttp(text)) return Error{"only http, https, s3, gs and az addresses are read"};
  if (const std::size_t hash = text.find('#'); hash != std::string::npos) {
    address.asset = text.substr(hash + 1);
    text.erase(hash);
  }
  const std::size_t host = text.find("://") + 3;
  text.replace(0, host, lowerCase(text.substr(0, host)));
  for (std::size_t space = text.find(' '); space != std::string::npos; space = text.find(' ', space))
    text.replace(space, 1, "%20");
  address.fetched = text;
  address.shown = shownHttp(text);
  if (address.shown.size() <= host || address.shown[host] == '/' || address.shown[host] == '?')
    return Error{"'%1' names no server", printableLine(address.shown, 80)};
  if (!address.asset.empty()) address.shown += '#' + address.asset;
  return address;
}

/// `inner` as one that stands between `before` and `after`, which are shown too.
Result<RemoteAddress> within(const std::string& before, const std::string& inner, const std::string& after,
                             const std::string& gdalBefore, const std::string& gdalAfter) {
  auto address = bare(inner);
  if (!address) return address;
  address->before = gdalBefore;
  address->after = gdalAfter;
  address->shown = before + address->shown + after;
  return address;
}

/// Where the archive's own address ends.
std::size_t endOfArchive(const std::string& text) {
  std::size_t end = std::string::npos;
  const std::string small = lowerCase(text);
  for (const std::string_view ending : kArchiveEndings)
    for (std::size_t at = small.find(ending); at != std::string::npos; at = small.find(ending, at + 1)) {
      const std::size_t after = at + ending.size();
      if (after == small.size() || small[after] == '/') {
        end = std::min(end, after);
        break;
      }
    }
  return end;
}

Result<RemoteAddress> archived(const std::string& archive, std::string rest) {
  if (rest.starts_with('{')) {
    const std::size_t close = rest.find('}');
    if (close == std::string::npos) return Error{"'{' is not closed"};
    return within(archive + "{", rest.substr(1, close - 1), rest.substr(close), archive + "{",
                  rest.substr(close));
  }
  const std::size_t end = std::min(endOfArchive(rest), rest.size());
  return within(archive, rest.substr(0, end), rest.substr(end), archive + "{", "}" + rest.substr(end));
}

/// The prefix of kArchives or kGrids that a text has, as it is written there.
template <class Prefixes>
std::string prefixOf(const std::string& text, const Prefixes& prefixes) {
  const auto found = std::ranges::find_if(prefixes, [&](auto p) { return startsWith(text, p); });
  return found == prefixes.end() ? std::string() : std::string(*found);
}

struct Allowed {
  std::mutex mutex;
  std::map<std::string, RemoteAddress> addresses;
};

Allowed& allowed() {
  static Allowed all;
  return all;
}

}  // namespace

std::string RemoteAddress::path() const {
  if (!isHttp(fetched)) return fetched.substr(std::min(fetched.find('/', 1), fetched.size()));
  const std::size_t from = std::min(fetched.find_first_of("/?", fetched.find("://") + 3), fetched.size());
  return fetched.substr(from, std::min(fetched.find('?', from), fetched.size()) - from);
}

bool looksRemote(const std::string& given) {
  const std::string text = trimmed(given);
  if (isBare(text)) return true;
  for (const std::string_view service : kServices)
    if (startsWith(text, std::string(service) + ":") && isHttp(text.substr(service.size() + 1))) return true;
  if (const std::string prefix = prefixOf(text, kArchives); !prefix.empty()) {
    const std::string rest = text.substr(prefix.size());
    return isBare(rest.starts_with('{') ? rest.substr(1) : rest);
  }
  if (const std::string prefix = prefixOf(text, kGrids); !prefix.empty())
    return text.size() > prefix.size() && text[prefix.size()] == '"' &&
           isBare(text.substr(prefix.size() + 1));
  return false;
}

Result<RemoteAddress> parseAddress(const std::string& given) {
  const std::string text = trimmed(given);
  if (text.size() > kLongest) return Error{"the address is too long"};
  if (std::ranges::any_of(text, [](unsigned char c) { return c < ' ' || c == 127; }))
    return Error{"the address has characters that none has"};
  for (const std::string_view service : kServices)
    if (startsWith(text, std::string(service) + ":")) {
      auto address = bare(text.substr(service.size() + 1));
      if (!address) return address;
      address->driver = service;
      address->before = std::string(service) + ":";
      address->shown = address->before + address->shown;
      return address;
    }
  if (const std::string archive = prefixOf(text, kArchives); !archive.empty())
    return archived(archive, text.substr(archive.size()));
  if (const std::string grid = prefixOf(text, kGrids); !grid.empty()) {
    const std::size_t open = grid.size(), close = text.find('"', open + 1);
    if (text.size() <= open || text[open] != '"' || close == std::string::npos)
      return Error{"the address of the file that holds the grid stands between quotes"};
    auto address = within(grid + '"', text.substr(open + 1, close - open - 1), text.substr(close), grid + '"',
                          text.substr(close));
    if (address && grid == "ZARR:") address->driver = "Zarr";
    return address;
  }
  auto address = bare(text);
  if (!address) return address;
  std::string path = lowerCase(address->path());
  if (path.ends_with(".zip")) {
    address->before = "/vsizip/{";
    address->after = "}";
  }
  while (path.ends_with('/')) path.pop_back();
  if (path.ends_with(".zarr")) address->driver = "Zarr";
  return address;
}

Result<std::string> allowAddress(const std::string& typed) {
  auto address = parseAddress(typed);
  if (!address) return address.error();
  Allowed& all = allowed();
  const std::lock_guard lock(all.mutex);
  const std::string shown = address->shown;
  const auto withoutAsset = [](const std::string& text) { return text.substr(0, text.find('#')); };
  // Who gives what is shown of an address, or another asset of its item, means that address.
  if (trimmed(typed) == shown)
    for (const auto& [known, before] : all.addresses)
      if (withoutAsset(known) == withoutAsset(shown)) address->fetched = before.fetched;
  all.addresses.insert_or_assign(shown, std::move(*address));
  return shown;
}

std::optional<RemoteAddress> allowedAddress(const std::string& shown) {
  Allowed& all = allowed();
  const std::lock_guard lock(all.mutex);
  const auto found = all.addresses.find(shown);
  return found == all.addresses.end() ? std::nullopt : std::optional(found->second);
}

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
