#include "core/brush/BrushKinds.h"

#include <algorithm>

#include "core/base/Contract.h"

namespace scarp {

namespace {

/// The rows of the table in the order of the enumeration.
const std::vector<const BrushKindInfo*>& kindsInOrder() {
  static const std::vector<const BrushKindInfo*> all = [] {
    std::vector<const BrushKindInfo*> rows(brushKinds().size());
    for (const BrushKindInfo& info : brushKinds()) rows[static_cast<std::size_t>(info.kind)] = &info;
    return rows;
  }();
  return all;
}

}  // namespace

const BrushKindInfo& brushKindInfo(BrushKind kind) {
  EXPECTS(static_cast<std::size_t>(kind) < kindsInOrder().size());
  return *kindsInOrder()[static_cast<std::size_t>(kind)];
}

std::vector<BrushKind> allBrushKinds() {
  std::vector<BrushKind> kinds;
  for (const BrushKindInfo* info : kindsInOrder()) kinds.push_back(info->kind);
  return kinds;
}

const EnumNames& brushKindNames() {
  static const EnumNames names([] {
    std::vector<ValueName> all;
    for (const BrushKindInfo* info : kindsInOrder())
      all.push_back({info->text.name, info->text.title, info->text.alias});
    return all;
  }());
  return names;
}

const char* brushTitle(BrushKind kind) { return brushKindInfo(kind).text.title; }

bool kindUses(BrushKind kind, std::string_view key) {
  const KindTraits& traits = brushKindInfo(kind).traits;
  if (std::ranges::find(traits.unused, key) != traits.unused.end()) return false;
  if (key == "spacing" && traits.dabs == StrokeDabs::Moves) return false;
  const auto own = std::ranges::find(kindSettings(), key, &KindSetting::key);
  return own == kindSettings().end() || std::ranges::find(own->kinds, kind) != own->kinds.end();
}

}  // namespace scarp
