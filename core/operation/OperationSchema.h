#pragma once

#include <span>
#include <string_view>

#include "core/operation/Filter.h"
#include "core/operation/Reshape.h"
#include "core/schema/Schema.h"

namespace scarp {

/// Properties of a filter or a reshape that other code depends on.
struct FilterTraits {
  bool deposits = false;  ///< Erosion: raised ground counts as deposits (RasterRole::Deposit).
  /// Reason why a filter depends on the whole terrain, without a subject (FilterWindow.h); empty: it does
  /// not.
  Message whyWhole{};
  bool repairs = false;      ///< Repairs data; not available as an adjustment layer.
  bool beginsGroup = false;  ///< Begins a group in menus.
};

/// A filter or a reshape: one alternative of the variant Settings.
template <class Settings>
struct OperationKind {
  std::string_view key;  ///< In scripts: "hydraulic-erosion".
  const char* title;     ///< "Hydraulic erosion"
  Settings defaults;
  Schema<Settings> schema;
  FilterTraits traits = {};
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
