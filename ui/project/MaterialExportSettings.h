#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/base/Result.h"
#include "ui/document/EditorDocument.h"

namespace scarp {

// Where and how materials were exported last, as JSON. The reader is strict; an error is one line that begins
// with `path`.

[[nodiscard]] nlohmann::ordered_json writeMaterialExport(const MaterialExportTarget& target);
[[nodiscard]] Result<MaterialExportTarget> readMaterialExport(const nlohmann::json& value,
                                                              const std::string& path);

}  // namespace scarp
