#include "core/objects/Object.h"

#include <deque>
#include <map>
#include <mutex>
#include <shared_mutex>

#include "core/base/Contract.h"

namespace scarp {

namespace {

/// All names of assets that there have been, the built-in ones first.
class AssetNameTable {
 public:
  AssetNameTable() {
    for (const ValueName& name : assetNames().all()) (void)number(name.key);
  }
  const std::string& name(std::uint32_t number) {
    const std::shared_lock lock(busy_);
    EXPECTS(number < names_.size());
    return names_[number];
  }
  std::uint32_t number(std::string_view name) {
    {
      const std::shared_lock lock(busy_);
      if (const auto known = numbers_.find(name); known != numbers_.end()) return known->second;
    }
    const std::unique_lock lock(busy_);
    if (const auto known = numbers_.find(name); known != numbers_.end()) return known->second;
    const auto number = static_cast<std::uint32_t>(names_.size());
    numbers_.emplace(names_.emplace_back(name), number);
    return number;
  }
  static AssetNameTable& all() {
    static AssetNameTable table;
    return table;
  }

 private:
  std::shared_mutex busy_;
  std::deque<std::string> names_;  ///< They stay where they are.
  std::map<std::string_view, std::uint32_t> numbers_;
};

/// Well-formed UTF-8 without control characters.
bool isPlainText(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto byte = static_cast<unsigned char>(text[i]);
    const std::size_t length = byte < 0x80   ? 1
                               : byte < 0xC2 ? 0
                               : byte < 0xE0 ? 2
                               : byte < 0xF0 ? 3
                               : byte < 0xF5 ? 4
                                             : 0;
    if (length == 0 || length > text.size() - i || byte < 0x20 || byte == 0x7F) return false;
    std::uint32_t code = length == 1 ? byte : byte & (0x7FU >> length);
    for (std::size_t j = 1; j < length; ++j) {
      const auto next = static_cast<unsigned char>(text[i + j]);
      if ((next & 0xC0U) != 0x80U) return false;
      code = code << 6 | (next & 0x3FU);
    }
    constexpr std::uint32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
    // The second range of control characters, what is written longer than it needs, and halves of pairs.
    if (code < least[length] || (code >= 0x80 && code < 0xA0) || (code >= 0xD800 && code < 0xE000) ||
        code > 0x10FFFF)
      return false;
    i += length;
  }
  return true;
}

}  // namespace

bool isAssetName(std::string_view name) {
  return !name.empty() && name.size() <= kMostAssetName && name.front() != ' ' && name.back() != ' ' &&
         isPlainText(name);
}

const std::string& assetName(AssetKind asset) {
  return AssetNameTable::all().name(static_cast<std::uint32_t>(asset));
}

std::optional<AssetKind> assetNamed(std::string_view name) {
  if (!isAssetName(name)) return std::nullopt;
  return static_cast<AssetKind>(AssetNameTable::all().number(name));
}

std::string_view ruleName(ObjectRule rule) { return ruleNames().key(rule); }

std::optional<ObjectRule> ruleNamed(std::string_view name) { return ruleNames().find<ObjectRule>(name); }

const EnumNames& assetNames() {
  static const EnumNames names({{"conifer", "Conifer"},
                                {"broadleaf", "Broadleaf"},
                                {"rock", "Rock"},
                                {"house", "House"},
                                {"marker", "Marker"}});
  return names;
}

const EnumNames& ruleNames() {
  static const EnumNames names(
      {{"keep-offset", "Follow"}, {"align", "Align"}, {"stay", "Stay"}, {"flatten", "Flatten"}});
  return names;
}

}  // namespace scarp
