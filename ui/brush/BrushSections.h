#pragma once

namespace scarp {

class BrushBinding;
class BrushSection;

// The sections of the brush panel that need no class of their own, each made anew for a panel.

/// What is set most often: radius, strength, flow.
[[nodiscard]] BrushSection* sizeSection(BrushBinding& binding);
/// What the brush keeps to.
[[nodiscard]] BrushSection* limitsSection(BrushBinding& binding);
[[nodiscard]] BrushSection* jitterSection(BrushBinding& binding);
[[nodiscard]] BrushSection* penSection(BrushBinding& binding);
/// How the hand's path becomes the brush's.
[[nodiscard]] BrushSection* strokeSection(BrushBinding& binding);
[[nodiscard]] BrushSection* symmetrySection(BrushBinding& binding);

/// How the brush fades from its middle to its rim: the falloffs by name, the cut through the brush, and a
/// curve to draw.
[[nodiscard]] BrushSection* falloffSection(BrushBinding& binding, bool openAtFirst = true);

}  // namespace scarp
