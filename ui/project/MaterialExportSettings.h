#pragma once

#include <string>

#include "core/base/Result.h"
#include "ui/document/EditorDocument.h"

namespace scarp {

class Json;

// Where and how materials were exported last, as JSON. The reader is strict; an error is one line that begins
// with `path`.

[[nodiscard]] Json writeMaterialExport(const MaterialExportTarget& target);
[[nodiscard]] Result<MaterialExportTarget> readMaterialExport(const Json& value,
                                                              const std::string& path);

}  // namespace scarp
