#include "core/script/ScriptSteps.h"

#include <algorithm>
#include <utility>
#include <variant>
#include <vector>

#include "core/document/EditHistory.h"
#include "core/edit/OperationInfo.h"
#include "core/line/Line.h"

namespace scarp {

bool goesWithoutHistory(const Script& script) {
  return std::ranges::none_of(script.operations, needsHistory);
}

Result<ScriptSteps> stepsOf(const Script& script, DocumentParts parts, TerrainDocument::Ids ids,
                            const Progress& progress) {
  EXPECTS(goesWithoutHistory(script));
  parts.history = {};
  TerrainDocument copy(std::move(parts));
  copy.takeIdsFrom(std::move(ids));
  Message note;
  const auto done = replay(script, copy, progress, [&note](const Message& line) {
    if (note.empty()) note = line;
  });
  if (!done && done.error().cancelled) return done.error();
  ScriptSteps result{{}, copy.activatedLayer(), done ? Message() : done.error().message, std::move(note)};
  const PresentTile present = [&copy](const TileKey& key) {
    const HeightRaster* const raster = copy.raster(key.raster);
    return raster && key.slot < raster->tileCount() ? raster->tile(key.slot) : HeightRaster::TilePtr();
  };
  const EditHistory& history = copy.history();
  for (std::size_t step = history.position(); step-- > 0;) {
    // Undone, a record holds what its edit left behind.
    if (const auto undone = copy.undo(); !undone) return undone.error();
    auto tiles = history.tilesOf(step, present);
    if (!tiles) return tiles.error();
    EditRecord record = history.record(step);
    record.tiles = *std::move(tiles);
    if (!record.empty()) result.steps.push_back(std::move(record));
  }
  std::ranges::reverse(result.steps);
  return result;
}

void takeSteps(ScriptSteps steps, TerrainDocument& document) {
  for (EditRecord& step : steps.steps) document.replay(std::move(step));
  const auto& layers = document.layers();
  const bool there = steps.active == kBaseLayer || std::ranges::find(layers, steps.active, &Layer::id) != layers.end();
  if (there && steps.active != document.activatedLayer()) document.activate(steps.active);
}

namespace {

/// Converts places in an operation; remembers whether one has none.
class PlaceConverter {
 public:
  explicit PlaceConverter(const WorldPlaces& places) : places_(places) {}

  [[nodiscard]] bool failed() const { return failed_; }

  void convert(Vec2& place) {
    if (const auto local = places_.toLocal(place))
      place = *local;
    else
      failed_ = true;
  }
  /// Of anything with x and y.
  template <class Thing>
  void convertXy(Thing& thing) {
    Vec2 place(thing.x, thing.y);
    convert(place);
    thing.x = place.x();
    thing.y = place.y();
  }
  void convert(std::vector<StrokeSample>& samples) {
    for (StrokeSample& sample : samples) convertXy(sample);
  }
  void convert(Object& object) {
    convertXy(object);
    if (object.elevation) object.elevation = places_.toLocalHeight(*object.elevation);
  }
  void convert(std::vector<Line>& lines) {
    for (Line& line : lines)
      for (LinePoint& point : line.points) {
        convertXy(point);
        if (point.height) point.height = places_.toLocalHeight(*point.height);
      }
  }
  void convert(MaskShape& shape) {
    if (const auto* rectangle = std::get_if<MaskRectangle>(&shape)) {
      // In the local frame it may be turned.
      const Vec2 a = rectangle->corner, b = rectangle->opposite;
      shape = MaskLasso{{a, Vec2(b.x(), a.y()), b, Vec2(a.x(), b.y())}};
    }
    if (auto* lasso = std::get_if<MaskLasso>(&shape))
      for (Vec2& corner : lasso->corners) convert(corner);
    if (auto* ellipse = std::get_if<MaskEllipse>(&shape)) {
      convert(ellipse->corner);
      convert(ellipse->opposite);
    }
  }

 private:
  const WorldPlaces& places_;
  bool failed_ = false;
};

}  // namespace

Result<Operation> inLocalFrame(const Operation& operation, const WorldPlaces& places) {
  PlaceConverter converter(places);
  Operation local = operation;
  const OperationParts parts = partsOf(local);
  if (parts.samples) converter.convert(*parts.samples);
  if (parts.position) converter.convert(*parts.position);
  if (parts.shape) converter.convert(*parts.shape);
  if (parts.lines) converter.convert(*parts.lines);
  if (parts.objectsInFrame)
    for (Object& object : parts.objects) converter.convert(object);
  if (converter.failed()) return Error{"a place has no coordinates on the terrain's map"};
  return local;
}

}  // namespace scarp
