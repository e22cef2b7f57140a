#pragma once

#include <QImage>
#include <QString>

#include "core/document/DocumentParts.h"

namespace scarp {

/// A saved state at a glance.
struct VersionLook {
  QImage picture;  ///< The ground from above, north up; what is other than in the present state is marked.
  QString facts;   ///< Lines: its size and layers, and what is other.
};

/// What a saved state looks like beside the present one. Looks at no more than about 257 samples along a
/// side, and of a large ground only at those that are there without reading its tiles. Any thread.
[[nodiscard]] VersionLook versionLook(const DocumentParts& version, const DocumentParts& present);

}  // namespace scarp
