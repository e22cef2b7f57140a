#pragma once

#include <QCursor>

namespace scarp {

/// A cross that points at one pixel: light with a dark rim, so that it is seen on snow and in shadow.
[[nodiscard]] QCursor crossCursor(double devicePixelRatio);

}  // namespace scarp
