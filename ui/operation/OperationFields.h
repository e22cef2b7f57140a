#pragma once

#include <QString>
#include <functional>

#include "core/operation/OperationSchema.h"

class QFormLayout;

namespace scarp {

class TerrainDocument;

/// How far the bars of a terrain's settings reach: its heights, metres, and its size.
struct OperationReach {
  double low = 0.0, high = 1.0;
  double cell = 1.0, extent = 1.0;  ///< Metres.

  explicit OperationReach(const TerrainDocument& document);
};

/// Settings to begin with: those of a new one, in the measures of the terrain.
[[nodiscard]] Filter suitedTo(const OperationKind<Filter>& kind, const TerrainDocument& document);
[[nodiscard]] Reshape suitedTo(const OperationKind<Reshape>& kind, const TerrainDocument& document);

/// A field for each setting of the kind that `settings` has, which it writes to and then tells `changed`.
/// settings outlives the form. With a prefix the fields are named by controlName().
void addFields(QFormLayout& form, Filter& settings, const OperationReach& reach,
               const std::function<void()>& changed, const QString& prefix = {});
void addFields(QFormLayout& form, Reshape& settings, const OperationReach& reach,
               const std::function<void()>& changed);

}  // namespace scarp
