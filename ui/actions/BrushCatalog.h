#pragma once

#include <QList>
#include <QString>
#include <vector>

#include "core/brush/BrushSettings.h"

namespace scarp {

/// A brush kind as the interface shows it.
struct BrushEntry {
  BrushKind kind;
  QString title;
  QString caption;  ///< As short as fits under a small picture.
  QString tip;      ///< What it does, in a sentence.
  const char* icon;
  int key = 0;  ///< Qt::Key; 0 for none. Those with a key stand in the tool bar as well.
};

/// Kinds that do similar things.
struct BrushGroup {
  QString title;
  std::vector<BrushEntry> entries;
};

/// All brush kinds, each once, in the order in which they are offered.
[[nodiscard]] std::vector<BrushGroup> brushCatalog();

}  // namespace scarp
