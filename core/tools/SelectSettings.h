#pragma once

#include "core/mask/MaskWand.h"

namespace scarp {

enum class SelectKind { Rectangle, Ellipse, Lasso, Wand, Paint };

/// How the select tool selects.
struct SelectSettings {
  SelectKind kind = SelectKind::Rectangle;
  double feather = 0.0;  ///< Metres, of shapes.
  WandSettings wand;

  bool operator==(const SelectSettings&) const = default;
};

}  // namespace scarp
