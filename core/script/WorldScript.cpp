#include "core/script/WorldScript.h"

#include <variant>
#include <vector>

#include "core/edit/OperationInfo.h"
#include "core/line/Line.h"

namespace scarp {

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
