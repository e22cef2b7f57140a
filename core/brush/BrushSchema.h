#pragma once

#include <span>
#include <string_view>

#include "core/brush/BrushSettings.h"

namespace scarp {

/// A number among the settings of a brush.
struct BrushNumber {
  std::string_view key;  ///< In scripts and presets.
  const char* unit;      ///< Behind the number, with its space: " m".
  double low, high;
  bool lowAllowed = true, highAllowed = true;
  bool whole = false;
  double (*get)(const BrushSettings&) = nullptr;
  void (*store)(BrushSettings&, double) = nullptr;  ///< Of a number that check() found good.

  /// "noise scale": the key as a person reads it.
  [[nodiscard]] std::string title() const;
  /// Says in one line what is wrong with a value.
  [[nodiscard]] Result<void> check(double value) const;
  /// Stores it if it is good.
  [[nodiscard]] Result<void> set(BrushSettings& settings, double value) const;
};

/// One of a list of names, in the order of its enumeration.
struct BrushChoice {
  std::string_view key;
  std::span<const std::string_view> names;
  std::size_t (*get)(const BrushSettings&);
  void (*store)(BrushSettings&, std::size_t);  ///< Contract: less than names.size().
};

struct BrushFlag {
  std::string_view key;
  bool (*get)(const BrushSettings&);
  void (*store)(BrushSettings&, bool);
};

struct BrushCurve {
  std::string_view key;
  const Curve& (*get)(const BrushSettings&);
  void (*store)(BrushSettings&, Curve);
};

/// All settings of a brush, each listed once: scripts, presets, the panel and validate() go by these. Only
/// the alpha, which is a picture, is beside them. Constant; any thread.
[[nodiscard]] std::span<const BrushNumber> brushNumbers();
[[nodiscard]] std::span<const BrushChoice> brushChoices();
[[nodiscard]] std::span<const BrushFlag> brushFlags();
[[nodiscard]] std::span<const BrushCurve> brushCurves();

/// The number with this key. Contract: there is one.
[[nodiscard]] const BrushNumber& brushNumber(std::string_view key);

/// "Raise", "Set height" …: a brush kind as a person reads it.
[[nodiscard]] const char* brushTitle(BrushKind kind);
/// All kinds, in the order of the enumeration, as scripts call them: "raise", "set-height" ….
[[nodiscard]] std::span<const std::string_view> brushKindNames();
/// Whether a kind moves ground about, rather than up and down: what a dab does hangs on those before it.
[[nodiscard]] bool carriesGround(BrushKind kind);
/// Whether a kind has use for what stands under a key; what every kind has use for counts too.
[[nodiscard]] bool kindUses(BrushKind kind, std::string_view key);

}  // namespace scarp
