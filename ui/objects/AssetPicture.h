#pragma once

#include <QIcon>
#include <QString>

#include "core/objects/Object.h"

namespace scarp {

/// A small picture of the very model that will stand on the ground.
[[nodiscard]] QIcon assetPicture(AssetKind kind);
[[nodiscard]] QString assetTitle(AssetKind kind);

}  // namespace scarp
