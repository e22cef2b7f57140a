#pragma once

#include <optional>
#include <string>

#include "core/io/EnginePreset.h"

namespace CLI {
class App;
}

namespace scarp {

/// "1009x1009"; nothing for other texts.
[[nodiscard]] std::optional<SampleSize> parseSampleSize(const std::string& text);

/// Adds --resample for the exports of an engine: a size, or "none" for the terrain's own (anySize). Both must outlive
/// the parsing.
void addSizeOption(CLI::App& command, std::optional<SampleSize>& resample, bool& anySize,
                   const std::string& description);

}  // namespace scarp
