#pragma once

#include <vector>

#include "core/base/GridRect.h"

namespace scarp {

struct DocumentState;

/// The parts of a document that have changed. TerrainDocument emits one for each step of an edit, undo, redo,
/// received edit and rollback.
struct DocumentChange {
  bool frame = false;              ///< With it, everything; `ground`, `paint` and `deposits` are empty.
  std::vector<GridRect> ground{};  ///< Samples.
  bool objects = false;
  bool layers = false;  ///< Their list, settings or contents, or the active layer.
  bool selection = false;
  bool masks = false;         ///< The list of named masks, or their weights.
  bool materials = false;     ///< The list of materials, their settings, or the rules.
  bool drapes = false;        ///< Their list or settings.
  bool assets = false;        ///< Their list, names, tags or models.
  bool scatterRules = false;  ///< Their list or settings.
  GridRect paint{};           ///< Samples.
  /// Samples whose deposits changed while their ground did not.
  std::vector<GridRect> deposits{};
};

/// Returns what differs between two states of a document.
[[nodiscard]] DocumentChange changeBetween(const DocumentState& before, const DocumentState& after);

}  // namespace scarp
