#pragma once

#include <QIcon>
#include <QImage>
#include <QPixmap>

#include "core/material/Material.h"

namespace scarp {

/// A tile of a material as it lies on level ground, lit from the north-west. pixels: along a side, ≥ 2.
[[nodiscard]] QImage materialPicture(const Material& material, int pixels);
/// The same as an icon for lists.
[[nodiscard]] QIcon materialIcon(const Material& material);

inline constexpr int kMaterialIcon = 20;  ///< Pixels along a side, of the interface.

/// A picture of a material, or a rounded square of a colour where there is none, so many pixels a side.
[[nodiscard]] QPixmap pictureThumbnail(const PicturePtr& picture, const QColor& instead, int side);

}  // namespace scarp
