#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/line/Line.h"

namespace scarp {

/// What lines of a file with such a field become. A value.
struct LineClass {
  std::string key, value;  ///< "highway", "primary"; the value "*" is any, and with the key "*" all lines.
  LineKind kind = LineKind::Road;
  /// In place of the kind's own, metres; depth lowers the line.
  std::optional<double> width{}, shoulder{}, grade{}, depth{};
  bool taken = true;  ///< False: such lines are left out.
  bool operator==(const LineClass&) const = default;
};

/// Of OpenStreetMap's roads, railways and waterways: resources/lines/classes.json. Constant; any thread.
[[nodiscard]] const std::vector<LineClass>& usualLineClasses();
/// A table in the same form: {"classes": [{"key", "value", "kind", "width", "shoulder", "grade", "depth",
/// "import"}]}. The error is one line.
[[nodiscard]] Result<std::vector<LineClass>> readLineClasses(const std::string& text);
[[nodiscard]] std::string writeLineClasses(const std::vector<LineClass>& classes);

using LineFields = std::map<std::string, std::string>;

/// The first class whose field is there; null: none is.
[[nodiscard]] const LineClass* classOf(const LineFields& fields, const std::vector<LineClass>& classes);

/// Metres of what people write as a width: "7", "2.5 m", "7,5", "16'3\"", "12 ft". Nothing: it is none.
[[nodiscard]] std::optional<double> widthOf(const std::string& text);
/// By the tags bridge and tunnel as OpenStreetMap has them.
[[nodiscard]] LineSpan spanOf(const LineFields& fields);

}  // namespace scarp
