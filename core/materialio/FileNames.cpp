#include "core/materialio/FileNames.h"

#include <array>
#include <cctype>
#include <set>

#include "core/base/PrintableLine.h"

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

}  // namespace scarp
