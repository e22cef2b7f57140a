#pragma once

#include <string>

#include "core/base/Result.h"

namespace scarp {

// The OpenGL context that is current on this thread, whoever made it.

/// The error is one line: it is less than OpenGL 4.5 core, or there is none. Until this is good, no other
/// function of OpenGL may be called.
[[nodiscard]] Result<void> checkOpenGl();
/// What it runs on: "llvmpipe (LLVM 15.0.6, 256 bits)".
[[nodiscard]] std::string openGlName();
/// Whether that is a software rasterizer, which takes half as long again for Natural as for Hypsometric.
[[nodiscard]] bool openGlIsSoftware();

}  // namespace scarp
