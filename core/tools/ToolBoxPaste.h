#pragma once

#include "core/edit/EditSession.h"
#include "core/edit/SelectionEdits.h"
#include "core/tools/ToolBox.h"

namespace scarp {

/// What a floating paste lies on, and the session that lays it.
struct ToolBox::PasteGround {
  explicit PasteGround(TerrainDocument& document)
      : onto(document.snapshot()), mask(pasteMask(document)), session(document, "Paste") {}

  Terrain onto;
  std::optional<MaskRaster> mask;
  EditSession session;
  std::optional<ClipPlacement> shown;
};

}  // namespace scarp
