#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/io/VectorFile.h"
#include "core/line/Line.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"

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

/// resources/lines/classes.json.
extern const char* const kLineClassTable;
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

/// How lines of a file are taken.
struct LineImportOptions {
  std::vector<LineClass> classes = usualLineClasses();
  /// Of lines without a class; nothing: they are left out where any line of the file has one, else roads.
  std::optional<LineKind> others{};
  bool heights = false;               ///< The file's heights, where it has any; else the ground is followed.
  bool clip = true;                   ///< Lines that lie wholly off the terrain are left out.
  bool spans = true;                  ///< What the tags bridge and tunnel say leaves the ground alone.
  std::string crs{};                  ///< WKT, of a file that says none; empty: the terrain's.
  std::vector<std::string> layers{};  ///< By their names; empty: all.
};

/// Lines of a file that have a class in common, with what they become.
struct FoundLineClass {
  LineClass is;
  std::size_t lines = 0;
};
/// The classes that lines of some layers have (empty: of all): those that `known` has, each value for itself,
/// or all values of a field where one is named. Known ones first, as there; the last one, of the key "*", is
/// of all other lines, where there are any. Values beyond the 500 that most lines have are among the others.
[[nodiscard]] std::vector<FoundLineClass> lineClassesIn(const VectorFile& file,
                                                        const std::vector<std::string>& layers,
                                                        const std::vector<LineClass>& known,
                                                        const std::string& field = {});
/// The fields that lines have, by name.
[[nodiscard]] std::vector<std::string> lineFieldsOf(const VectorFile& file);
/// "12 lines, 3 areas, 40 points", of what one of its layers holds.
[[nodiscard]] Message geometryText(const VectorFile& file, std::size_t layer);

/// What came of it.
struct ImportedLines {
  std::vector<Line> lines;                                         ///< Without ids.
  std::size_t classless = 0, unwanted = 0, off = 0, unusable = 0;  ///< Left out.
  std::size_t points = 0;                                          ///< Features that are points, left out.
  std::vector<Message> notes{};                                    ///< One line each.
};

/// The lines of a file as lines of a terrain. Layers and lines that cannot be placed are left out, and said.
/// The error is the reason alone: no layer has a CRS with a way to the terrain's.
[[nodiscard]] Result<ImportedLines> linesOf(const VectorFile& file, const GridFrame& frame,
                                            const GeoReference& reference,
                                            const LineImportOptions& options = {});

}  // namespace scarp
