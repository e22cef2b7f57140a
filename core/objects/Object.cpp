#include "core/objects/Object.h"

#include <deque>
#include <map>
#include <mutex>
#include <shared_mutex>

#include "core/base/Contract.h"
#include "core/base/Message.h"
#include "core/base/PrintableLine.h"

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
  while (!text.empty()) {
    const auto [code, bytes] = firstCharacter(text);
    if (bytes == 0 || code < 0x20 || (code >= 0x7F && code < 0xA0)) return false;
    text.remove_prefix(bytes);
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

Message assetTitle(AssetKind asset) {
  const std::string& name = assetName(asset);
  return isBuiltIn(asset) ? Message(name.c_str()) : Message::verbatim(name);
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
