#pragma once

#include <QPixmap>

#include "core/material/Material.h"

namespace scarp {

/// A picture of a material, or a rounded square of a colour where there is none, so many pixels a side.
[[nodiscard]] QPixmap pictureThumbnail(const PicturePtr& picture, const QColor& instead, int side);

}  // namespace scarp
