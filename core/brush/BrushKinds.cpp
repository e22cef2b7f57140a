#include "core/brush/BrushKinds.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/base/Contract.h"
#include "core/brush/BrushSchema.h"

namespace scarp {

double falloffWeight(Falloff falloff, double d) {
  EXPECTS(falloff != Falloff::Curve);
  if (!(d < 1.0)) return 0.0;
  if (d <= 0.0) return 1.0;
  switch (falloff) {
    case Falloff::Smooth:
      return 1.0 - d * d * (3.0 - 2.0 * d);
    case Falloff::Linear:
      return 1.0 - d;
    case Falloff::Spherical:
      return std::sqrt(1.0 - d * d);
    case Falloff::Tip:
      return 1.0 - std::sqrt(d * (2.0 - d));
    case Falloff::Sharp:
      return (1.0 - d) * (1.0 - d);
    case Falloff::Constant:
    case Falloff::Curve:
      return 1.0;
  }
  return 0.0;
}

double falloffMean(Falloff falloff) {
  EXPECTS(falloff != Falloff::Curve);
  switch (falloff) {
    case Falloff::Smooth:
    case Falloff::Linear:
      return 0.5;
    case Falloff::Spherical:
      return std::numbers::pi / 4.0;
    case Falloff::Tip:
      return 1.0 - std::numbers::pi / 4.0;
    case Falloff::Sharp:
      return 1.0 / 3.0;
    case Falloff::Constant:
    case Falloff::Curve:
      break;
  }
  return 1.0;
}

double brushWeight(const BrushSettings& s, double distance) {
  const double d = s.innerRadius > 0.0 ? (distance - s.innerRadius) / (1.0 - s.innerRadius) : distance;
  if (s.falloff != Falloff::Curve) return falloffWeight(s.falloff, d);
  return d < 1.0 ? s.falloffCurve.at(1.0 - d) : 0.0;
}

double brushWeightMean(const BrushSettings& s) {
  const double outside = s.falloff == Falloff::Curve ? s.falloffCurve.mean() : falloffMean(s.falloff);
  return s.innerRadius + (1.0 - s.innerRadius) * outside;
}

Result<void> validate(const BrushSettings& settings) {
  if (auto good = brushSchema().check(settings); !good) return good;
  const BrushLimits& limits = settings.limits;
  if (limits.lowest > limits.highest) return Error{"the min height is above the max height"};
  if (limits.leastSlope > limits.mostSlope) return Error{"the least slope is over the most"};
  // A curve of nothing would have to be infinitely strong.
  if (!(brushWeightMean(settings) > 1e-6)) return Error{"the falloff's curve is nothing throughout"};
  return {};
}

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
