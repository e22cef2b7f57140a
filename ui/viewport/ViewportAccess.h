#pragma once

namespace scarp {

/// Has assistive technology see viewports: what they are, and where the cursor is on the ground. Once is
/// enough, more do no harm.
void offerViewportToAssistants();

}  // namespace scarp
