#pragma once

#include <QImage>
#include <cstddef>
#include <vector>

namespace scarp {

/// A picture as PNG, made smaller where it is wider or higher than so many pixels; empty for a null image.
/// Any thread.
[[nodiscard]] std::vector<std::byte> pngBytes(const QImage& picture, int most);

}  // namespace scarp
