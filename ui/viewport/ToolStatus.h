#pragma once

#include <QString>

namespace scarp {

class ViewController;

/// Names what the left button does in a view: the tool with the modifiers held there, the layer that takes
/// the edit, and the mode. "Raise · Base", "Painting mask of Layer 1", "Place Conifer", "Road · Lines".
[[nodiscard]] QString toolStatusOf(const ViewController& view);

}  // namespace scarp
