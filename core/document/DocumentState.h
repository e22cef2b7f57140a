#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/document/Layer.h"
#include "core/document/RasterId.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// A selection that is kept under a name. Its weights are the raster of that role and id; there is none where
/// nothing is selected.
struct NamedMask {
  LayerId id = 0;    ///< Of one series with the layers'.
  std::string name;  ///< Not empty, and no other's.

  bool operator==(const NamedMask&) const = default;
};

/// What there is to a document beside its rasters and objects. A value; edits exchange it whole.
struct DocumentState {
  GridFrame frame;
  GeoReference georeference;
  std::vector<Layer> layers;     ///< The lowest first; the base is not among them.
  bool selecting = false;        ///< There is a selection; else edits reach everywhere.
  std::vector<NamedMask> masks;  ///< In the order in which they were first kept.

  bool operator==(const DocumentState&) const = default;
};

/// Whether a document with these layers and masks has such a raster, or may have it.
[[nodiscard]] bool asksFor(RasterId raster, std::span<const Layer> layers, bool selecting,
                           std::span<const NamedMask> masks);

}  // namespace scarp
