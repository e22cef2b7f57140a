#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/base/Result.h"
#include "core/tools/ToolState.h"
#include "ui/document/EditorDocument.h"

namespace scarp {

// What the hand holds, and where to export to, as JSON. Readers are strict, what is not said is as in
// `usual`; an error is one line that begins with `path`.

[[nodiscard]] nlohmann::ordered_json writePlace(const PlaceSettings& place);
[[nodiscard]] Result<PlaceSettings> readPlace(const nlohmann::json& value, const std::string& path,
                                              const PlaceSettings& usual);

/// The tool in hand, and how it selects.
struct ActiveTool {
  ToolKind kind = ToolKind::Sculpt;
  SelectSettings select;
};
[[nodiscard]] nlohmann::ordered_json writeTool(const ActiveTool& tool);
[[nodiscard]] Result<ActiveTool> readTool(const nlohmann::json& value, const std::string& path,
                                          const ActiveTool& usual);

[[nodiscard]] nlohmann::ordered_json writeExport(const ExportTarget& target);
[[nodiscard]] Result<ExportTarget> readExport(const nlohmann::json& value, const std::string& path);

}  // namespace scarp
