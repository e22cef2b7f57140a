#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/operation/Filter.h"
#include "core/operation/Reshape.h"

namespace scarp {

/// A number among the settings of a filter or a reshape (Settings: the variant).
template <class Settings>
struct OperationNumber {
  std::string_view key;  ///< In scripts.
  const char* title;     ///< As a person reads it: "Talus angle".
  const char* unit;      ///< Behind the number, with its space: " m".
  double low, high;
  bool lowAllowed = true;
  bool whole = false;
  double (*get)(const Settings&) = nullptr;
  void (*store)(Settings&, double) = nullptr;  ///< Of a number that check() found good.

  /// Says in one line what is wrong with a value: "Radius -1 m is out of range (above 0 to 100000)".
  [[nodiscard]] Result<void> check(double value) const;
};

/// One of a list of names, in the order of its enumeration.
template <class Settings>
struct OperationChoice {
  std::string_view key;
  const char* title;
  std::span<const std::string_view> names;  ///< In scripts.
  std::span<const char* const> titles;      ///< As a person reads them.
  std::size_t (*get)(const Settings&) = nullptr;
  void (*store)(Settings&, std::size_t) = nullptr;  ///< Contract: less than names.size().
};

template <class Settings>
struct OperationCurve {
  std::string_view key;
  const char* title;
  const Curve& (*get)(const Settings&) = nullptr;
  void (*store)(Settings&, Curve) = nullptr;
};

/// One alternative of the variant.
template <class Settings>
struct OperationKind {
  std::string_view key;  ///< In scripts: "hydraulic-erosion".
  const char* title;     ///< "Hydraulic erosion"
  Settings defaults;
  std::vector<OperationChoice<Settings>> choices;
  std::vector<OperationNumber<Settings>> numbers;
  std::vector<OperationCurve<Settings>> curves;
};

/// All filters and all reshapes, in the order of their variants, each setting listed once: scripts, dialogs
/// and validate() go by these. get and store are for settings of their own kind. Constant; any thread.
[[nodiscard]] std::span<const OperationKind<Filter>> filterKinds();
[[nodiscard]] std::span<const OperationKind<Reshape>> reshapeKinds();

[[nodiscard]] inline const OperationKind<Filter>& kindOf(const Filter& filter) {
  return filterKinds()[filter.index()];
}
[[nodiscard]] inline const OperationKind<Reshape>& kindOf(const Reshape& reshape) {
  return reshapeKinds()[reshape.index()];
}

/// Says in one line which value is out of range or goes ill with another, if any.
[[nodiscard]] Result<void> validate(const Filter& filter);

}  // namespace scarp
