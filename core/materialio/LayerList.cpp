#include "core/materialio/LayerList.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <set>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"

namespace scarp {

namespace {

constexpr std::size_t kLongestName = 60;

/// Names that Windows keeps for devices.
bool isDevice(const std::string& name) {
  static const std::set<std::string> devices{"con", "prn", "aux", "nul"};
  const std::string low = lowerCase(name);
  const bool numbered = low.size() == 4 && std::isdigit(static_cast<unsigned char>(low[3])) &&
                        (low.starts_with("com") || low.starts_with("lpt"));
  return devices.contains(low) || numbered;
}

std::string safeName(const std::string& text, const std::string& word) {
  std::string name;
  for (const char c : text) {
    const bool plain = (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || c == '-';
    if (plain)
      name += c;
    else if (!name.empty() && name.back() != '_')
      name += '_';
    if (name.size() == kLongestName) break;
  }
  while (name.ends_with('_')) name.pop_back();
  if (name.empty() || isDevice(name)) name = word + (name.empty() ? name : "_" + name);
  return name;
}

}  // namespace

std::vector<std::string> fileNames(std::span<const Material> materials) {
  std::vector<std::string> names;
  for (const Material& material : materials) names.push_back(material.name);
  return fileNames(names, "material");
}

std::vector<std::string> fileNames(const std::vector<std::string>& wanted, const std::string& word) {
  std::vector<std::string> names;
  std::set<std::string> taken;
  for (const std::string& one : wanted) {
    const std::string first = safeName(one, word);
    std::string name = first;
    for (int n = 2; !taken.insert(lowerCase(name)).second; ++n) name = first + "_" + std::to_string(n);
    names.push_back(name);
  }
  return names;
}

namespace {

constexpr std::uintmax_t kMostListBytes = 4 << 20;

Json readList(const std::filesystem::path& path) {
  std::error_code failure;
  const auto bytes = std::filesystem::file_size(path, failure);
  if (failure || bytes > kMostListBytes || !std::filesystem::is_regular_file(path, failure)) return {};
  std::ifstream file(path, std::ios::binary);
  Json list = Json::parseOrNull(file);
  const bool good = list.isObject() && list.contains("layers") && list["layers"].isArray();
  return good ? list : Json();
}

std::optional<std::array<std::uint8_t, 3>> colourOf(const Json& entry) {
  const auto found = entry.find("colour");
  if (found == entry.end() || !found->isText()) return {};
  const auto colour = readColour(found->text());
  return colour ? std::optional(colourChannels(*colour)) : std::nullopt;
}

template <class Value>
std::optional<Value> valueOf(const Json& entry, const char* key) {
  const auto found = entry.find(key);
  if (found == entry.end()) return {};
  if constexpr (std::is_same_v<Value, std::string>)
    return found->isText() ? std::optional(found->get<std::string>()) : std::nullopt;
  else
    return found->isNumber() ? std::optional(found->get<Value>()) : std::nullopt;
}

/// The number at the end of a name behind a word; nothing where it is no such name.
std::optional<int> numberBehind(const std::string& stem, const std::string& word) {
  if (!stem.starts_with(word)) return {};
  int number = 0;
  const char* const end = stem.data() + stem.size();
  const auto read = std::from_chars(stem.data() + word.size(), end, number);
  return read.ec == std::errc() && read.ptr == end ? std::optional(number) : std::nullopt;
}

/// Whether an entry of the list is about a layer.
bool isAbout(const Json& entry, const Json& list, const MaterialLayer& layer) {
  const std::filesystem::path path(layer.file);
  const std::string stem = path.stem().string();
  if (const auto file = valueOf<std::string>(entry, "file"))
    return *file == path.filename().string() && layer.index == 0;
  if (const auto map = valueOf<int>(entry, "alphamap")) {
    const auto channel = valueOf<std::string>(entry, "channel");
    const auto number = numberBehind(stem, "alphamap_");
    return channel && number == map &&
           std::string("RGBA").find(*channel) == static_cast<std::size_t>(layer.index);
  }
  const auto index = valueOf<int>(entry, "index");
  if (!index) return false;
  const auto program = valueOf<std::string>(list, "program"), kind = valueOf<std::string>(list, "kind");
  if (program == "Terrain3D" || kind == "ARRAY") return *index == layer.index;
  if (program != "HTerrain") return false;
  // "splat", "splat2" …: four textures each.
  const auto number = stem == "splat" ? std::optional(1) : numberBehind(stem, "splat");
  return number && *index == 4 * (*number - 1) + layer.index;
}

}  // namespace

std::optional<ListedLayer> listedLayer(const MaterialLayer& layer) {
  const std::filesystem::path folder = std::filesystem::path(layer.file).parent_path();
  for (const char* name : {"layers.json", "textures.json"}) {
    const Json list = readList(folder / name);
    if (list.isNull()) continue;
    for (const Json& entry : list["layers"]) {
      if (!entry.isObject() || !isAbout(entry, list, layer)) continue;
      const auto called = valueOf<std::string>(entry, "name");
      if (!called || called->empty()) continue;
      auto size = valueOf<double>(entry, "size");
      if (size && !(*size > 0.0)) size.reset();
      return ListedLayer{*called, colourOf(entry), size};
    }
  }
  return {};
}

}  // namespace scarp
