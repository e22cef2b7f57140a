#pragma once

namespace scarp {

class BrushBinding;
class BrushSection;

/// How the brush fades from its middle to its rim: the falloffs by name, the cut through the brush, and a
/// curve to draw.
[[nodiscard]] BrushSection* falloffSection(BrushBinding& binding);

}  // namespace scarp
