#pragma once

#include <string>

#include "core/base/PathScope.h"
#include "core/base/Result.h"
#include "core/brush/Alpha.h"
#include "core/brush/BrushSettings.h"
#include "core/schema/ObjectReader.h"

namespace scarp {

class Json;

/// An embedded alpha: {"name", "columns", "rows", "ground", "values"}, the last two in 65535ths, row by row
/// from the north. Errors are one line that begins with `path`.
[[nodiscard]] Result<AlphaPtr> readEmbeddedAlpha(const Json& value, const std::string& path);
/// What readEmbeddedAlpha() reads back as the same. Contract: it is embedded.
[[nodiscard]] Json writeEmbeddedAlpha(const Alpha& alpha);

/// Sets what an object says of a brush, by the keys of BrushSchema and "alpha"; the kind must be there. An
/// alpha is the name of a known one, the path of a picture, which `files` resolves, {"path", "import"} with
/// import options (ImportOptionsJson.h), or an object that contains the picture (readEmbeddedAlpha()). The
/// first thing that is wrong is left in the reader; else the brush is valid.
void readBrush(ObjectReader& reader, BrushSettings& brush, const FileScope& files = {});

/// A brush with all its settings; what readBrush reads back is equal. Contract: the brush is valid.
[[nodiscard]] Json writeBrush(const BrushSettings& brush);

}  // namespace scarp
