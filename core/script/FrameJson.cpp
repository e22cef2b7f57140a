#include "core/script/FrameJson.h"

#include <utility>

#include "core/base/Json.h"
#include "core/schema/ObjectReader.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

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
    if (const auto fit = checkFrame(frame); !fit) reader.fail(errorIn(path, fit.error()));
  if (const auto done = reader.done(); !done) return done.error();
  return frame;
}

}  // namespace scarp
