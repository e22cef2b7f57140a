#pragma once

#include <memory>

#include "core/edit/ObjectOperations.h"
#include "core/tools/Tool.h"

namespace scarp {

/// A stroke of the brush that puts objects down, or takes them away, as the settings for placing say.
[[nodiscard]] std::unique_ptr<Gesture> brushOverObjects(bool erase, const PointerEvent& event,
                                                        ToolContext& context);

/// What such a stroke does, without its samples.
[[nodiscard]] BrushObjectsOperation objectStroke(bool erase, const ToolValues& values);

}  // namespace scarp
