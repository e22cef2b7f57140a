#include "core/tools/BrushModifiers.h"

#include <array>
#include <utility>

namespace scarp {

namespace {

template <class Value>
using Opposites = std::pair<Value, Value>;

constexpr std::array kKinds{std::pair{BrushKind::Raise, BrushKind::Lower},
                            std::pair{BrushKind::Pinch, BrushKind::Inflate},
                            std::pair{BrushKind::Hole, BrushKind::Fill}};
constexpr std::array kBlends{std::pair{StampBlend::Add, StampBlend::Subtract},
                             std::pair{StampBlend::Highest, StampBlend::Lowest}};

/// What stands on the other side of a list of opposites; the value itself where it is not in it.
template <class Value, std::size_t count>
Value turned(Value value, const std::array<Opposites<Value>, count>& opposites) {
  for (const auto& [one, other] : opposites) {
    if (value == one) return other;
    if (value == other) return one;
  }
  return value;
}

}  // namespace

BrushSettings brushWith(const BrushSettings& settings, const Modifiers& modifiers) {
  BrushSettings result = settings;
  if (modifiers.shift) {
    result.kind = BrushKind::Smooth;
  } else if (modifiers.control) {
    result.kind = turned(settings.kind, kKinds);
    if (settings.kind == BrushKind::Stamp) result.stampBlend = turned(settings.stampBlend, kBlends);
    if (settings.kind == BrushKind::Plateau) result.rise = -settings.rise;
  }
  return result;
}

}  // namespace scarp
