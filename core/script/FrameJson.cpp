#include "core/script/FrameJson.h"

#include <cstdint>
#include <limits>
#include <utility>

#include "core/base/Json.h"
#include "core/schema/ExactJson.h"
#include "core/schema/ObjectReader.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

Json writeRect(const GridRect& rect) {
  return Json::array({rect.column0, rect.row0, rect.column1, rect.row1});
}

Result<GridRect> readRect(const Json& value, const std::string& path) {
  GridRect rect;
  int* const numbers[] = {&rect.column0, &rect.row0, &rect.column1, &rect.row1};
  bool four = value.isArray() && value.size() == 4;
  for (std::size_t i = 0; four && i < 4; ++i) {
    four = value[i].isInteger();
    const auto number = four ? value[i].get<std::int64_t>() : 0;
    four = four && number >= std::numeric_limits<int>::min() && number <= std::numeric_limits<int>::max();
    *numbers[i] = static_cast<int>(number);
  }
  if (!four) return wrongValue(path, "[column, row, column, row]", value);
  return rect;
}

Json writeFrame(const GridFrame& frame) {
  return {{"columns", frame.columns}, {"rows", frame.rows}, {"dx", frame.dx}, {"dy", frame.dy}};
}

Result<GridFrame> readFrame(const Json& value, const std::string& path) {
  ObjectReader reader(value, path);
  GridFrame frame;
  for (auto [key, side] : {std::pair{"columns", &frame.columns}, {"rows", &frame.rows}})
    if (reader.value(key, true)) reader.readWhole(key, *side, 2, kMostTerrainSide);
  for (auto [key, step] : {std::pair{"dx", &frame.dx}, {"dy", &frame.dy}})
    if (reader.read(key, *step, true))
      if (const auto fit = checkCellSize(*step); !fit) reader.fail(key, fit.error().message);
  if (!reader.failed())
    if (const auto fit = checkFrame(frame); !fit) reader.fail(Error{path + ": " + fit.error().message});
  if (const auto done = reader.done(); !done) return done.error();
  return frame;
}

}  // namespace scarp
