#pragma once

#include "core/objects/Object.h"
#include "core/objects/Scatter.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/Schema.h"

namespace scarp {

// What scripts, projects and panels take for the settings of objects. Constant; any thread.

/// Of an object that stands; turned by degrees.
[[nodiscard]] const Schema<Object>& objectSchema();

/// Of objects that are scattered. Scripts have flattest and steepest, lowest and highest in pairs.
[[nodiscard]] const Schema<ScatterSettings>& scatterSchema();

/// An asset, by its name: whether a document has it, that tells when it is used.
template <class Placed>
[[nodiscard]] TextSetting assetSetting(std::string_view key) {
  return {{.key = key},
          [](ConstStructRef placed) -> const std::string& { return assetName(placed.as<Placed>().asset); },
          [](StructRef placed, std::string name) { placed.as<Placed>().asset = *assetNamed(name); },
          [](const std::string& name) -> Result<void> {
            if (isAssetName(name)) return {};
            return Error{"is no name of an asset"};
          }};
}

/// The settings that placing one object and scattering many have in common.
template <class New>
struct NewObjectSetting : MakeSetting<New> {
  using Make = MakeSetting<New>;
  /// New objects are by the variation larger, and still no larger than any object may be.
  static constexpr double kMostScale = 1e7, kMostJitter = 0.9;

  static TextSetting asset() { return assetSetting<New>("asset"); }
  static NumberSetting scale() {
    return above(Make::template number<&New::scale>("scale", "", 0, kMostScale));
  }
  static NumberSetting jitter(std::string_view key) {
    return Make::template number<&New::scaleJitter>(key, "scale variation", "", 0, kMostJitter);
  }
  static NumberSetting offset(std::string_view key) {
    return Make::template number<&New::heightOffset>(key, "height offset", " m", -kHighest, kHighest);
  }
  static ChoiceSetting rule() { return Make::template choice<&New::rule>("rule", ruleNames()); }
  static FlagSetting randomTurn(std::string_view key) { return Make::template flag<&New::randomYaw>(key); }
};

/// How files told an object's rule before there were rules: read, and never written.
template <class Placed>
[[nodiscard]] FlagSetting alignedSetting(std::string_view key) {
  return {{.key = key, .present = [](ConstStructRef) { return false; }},
          [](ConstStructRef) { return false; },
          [](StructRef placed, bool on) {
            if (on) placed.as<Placed>().rule = ObjectRule::Align;
          }};
}

}  // namespace scarp
