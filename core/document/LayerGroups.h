#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/document/Layer.h"

// Groups of layers. A group is an entry of the list of layers that has no rasters. Its members are the entries
// directly below it: [firstOf(group), group) in the list. They name it in Layer::group and may be groups. The
// settings of a group apply to its members; the group is not composed on its own.

namespace scarp {

/// Max. number of groups that contain one layer.
inline constexpr std::size_t kMaxGroupDepth = 8;

/// The settings of a layer together with those of all groups that contain it.
struct EffectiveSettings {
  bool visible = true, locked = false;
  double opacity = 1.0;  ///< The product of the opacities.

  bool operator==(const EffectiveSettings&) const = default;
};

/// Returns the effective settings of each layer.
[[nodiscard]] std::vector<EffectiveSettings> effectiveSettings(const std::vector<Layer>& layers);
/// Contract of the following functions: index < layers.size().
[[nodiscard]] EffectiveSettings effectiveSettings(const std::vector<Layer>& layers, std::size_t index);
/// Returns the layers that are not groups, each with its effective settings and outside of all groups.
[[nodiscard]] std::vector<Layer> withoutGroups(const std::vector<Layer>& layers);

/// Number of layers that are not groups.
struct LayerCounts {
  std::size_t shown = 0;
  std::size_t hidden = 0;  ///< By their own setting or that of a group.
};
[[nodiscard]] LayerCounts countLayers(const std::vector<Layer>& layers);

/// Returns the indices of the groups that contain a layer, the innermost first.
[[nodiscard]] std::vector<std::size_t> groupsAround(const std::vector<Layer>& layers, std::size_t index);
/// Returns the index of the lowest member of a group; `index` itself for other layers and empty groups.
[[nodiscard]] std::size_t firstOf(const std::vector<Layer>& layers, std::size_t index);
/// Returns how many levels of groups a layer adds: 0 unless it is a group, 1 for a group without groups in it.
[[nodiscard]] std::size_t groupLevels(const std::vector<Layer>& layers, std::size_t index);

/// Return the index of the layer itself or of the innermost of its groups that is locked, is hidden or has the
/// opacity 0; empty if there is none.
[[nodiscard]] std::optional<std::size_t> findLocked(const std::vector<Layer>& layers, std::size_t index);
[[nodiscard]] std::optional<std::size_t> findHidden(const std::vector<Layer>& layers, std::size_t index);
[[nodiscard]] std::optional<std::size_t> findTransparent(const std::vector<Layer>& layers, std::size_t index);
/// Return that layer or group as one line, `the group "Roads" is locked`; empty if there is none.
[[nodiscard]] Message whyLocked(const std::vector<Layer>& layers, std::size_t index);
[[nodiscard]] Message whyHidden(const std::vector<Layer>& layers, std::size_t index);
[[nodiscard]] Message whyTransparent(const std::vector<Layer>& layers, std::size_t index);

/// Restores the order and the references of groups in layers from a file or a merge: layers leave groups that do
/// not exist, contain themselves or are nested too deep, and members move directly below their group. Keeps the
/// order otherwise.
void repairGroups(std::vector<Layer>& layers);

}  // namespace scarp
