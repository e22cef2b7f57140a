#pragma once

namespace scarp {

/// Makes icons and style sheet known. They lie in a static library, whose resources nobody would load
/// otherwise. Call once, early.
void loadResources();

}  // namespace scarp
