#pragma once

#include <QIcon>
#include <QString>
#include <vector>

#include "core/brush/BrushKinds.h"

namespace scarp {

/// A brush kind as the interface shows it.
struct BrushEntry {
  BrushKind kind;
  QString title;
  QString tip;  ///< What it does, in a sentence.
  QString key;  ///< Empty for none.
};

/// Kinds that do similar things.
struct BrushGroup {
  QString title;
  std::vector<BrushEntry> entries;
};

/// All brush kinds, each once, in the order in which they are offered.
[[nodiscard]] std::vector<BrushGroup> brushCatalog();

/// Its drawing, or where there is none for it the profile of what it does to ground.
[[nodiscard]] QIcon brushIcon(BrushKind kind);

}  // namespace scarp
