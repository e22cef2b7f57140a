#pragma once

#include <vector>

#include "core/base/GridRect.h"

namespace scarp {

struct DocumentState;

/// The parts of a document that have changed. Whether an edit goes on, is undone, redone, received or rolled back,
/// TerrainDocument announces it with one of these.
struct DocumentChange {
  bool frame = false;            ///< With it, everything; `ground`, `paint` and `deposits` are empty.
  std::vector<GridRect> ground;  ///< Samples.
  bool objects = false;
  bool layers = false;  ///< Their list, settings, contents or which is active.
  bool selection = false;
  bool masks = false;         ///< The list of named masks, or their weights.
  bool materials = false;     ///< The list of materials, their settings, or the rules.
  bool drapes = false;        ///< Their list or settings.
  bool assets = false;        ///< Their list, names, tags or models.
  bool scatterRules = false;  ///< Their list or settings.
  GridRect paint;             ///< Samples.
  /// Samples whose deposits changed while their ground did not.
  std::vector<GridRect> deposits;
};

/// Returns what differs between two states of a document.
[[nodiscard]] DocumentChange changeBetween(const DocumentState& before, const DocumentState& after);

}  // namespace scarp
