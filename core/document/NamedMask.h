#pragma once

#include <string>

#include "core/document/RasterId.h"

namespace scarp {

/// A selection that is kept under a name. Its weights are the raster of that role and id; there is none where
/// nothing is selected.
struct NamedMask {
  LayerId id = 0;    ///< Of one series with the layers'.
  std::string name;  ///< Not empty, and no other's.

  bool operator==(const NamedMask&) const = default;
};

}  // namespace scarp
