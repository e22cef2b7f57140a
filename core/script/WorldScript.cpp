#include "core/script/WorldScript.h"

#include <variant>
#include <vector>

#include "core/edit/ClipOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/StrokeOperations.h"

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
  void convert(std::vector<Object>& objects) {
    for (Object& object : objects) convert(object);
  }
  void convert(std::vector<Line>& lines) {
    for (Line& line : lines)
      for (LinePoint& point : line.points) {
        convertXy(point);
        if (point.height) point.height = places_.toLocalHeight(*point.height);
      }
  }
  void convert(SelectionSource& source) {
    if (auto* shape = std::get_if<ShapeSource>(&source)) convert(shape->shape);
    if (auto* wand = std::get_if<WandSource>(&source)) convert(wand->place);
    if (auto* paint = std::get_if<PaintSource>(&source)) convert(paint->samples);
  }

 private:
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

  const WorldPlaces& places_;
  bool failed_ = false;
};

}  // namespace

Result<Operation> inLocalFrame(const Operation& operation, const WorldPlaces& places) {
  PlaceConverter converter(places);
  Operation local = operation;
  // Converts a copy of the operation if it is of this kind.
  const auto of = [&]<class Kind>(auto Kind::*member) {
    if (const auto* kind = operation.as<Kind>()) {
      Kind changed = *kind;
      converter.convert(changed.*member);
      local = Operation(std::move(changed));
    }
  };
  of(&StrokeOperation::samples);
  of(&SelectOperation::source);
  of(&PlaceOperation::object);
  of(&ChangeObjectOperation::object);
  of(&PlaceObjectsOperation::objects);
  of(&ChangeObjectsOperation::objects);
  of(&LinesOperation::lines);
  of(&AddLayerOperation::lines);
  if (const auto* adjust = operation.as<AdjustOperation>()) {
    AdjustOperation changed = *adjust;
    converter.convert(changed.stroke.samples);
    local = changed;
  }
  if (const auto* brush = operation.as<BrushObjectsOperation>()) {
    BrushObjectsOperation changed = *brush;
    converter.convert(changed.stroke.samples);
    local = changed;
  }
  if (const auto* paint = operation.as<PaintOperation>(); paint && paint->stroke) {
    PaintOperation changed = *paint;
    converter.convert(changed.stroke->samples);
    local = changed;
  }
  if (const auto* paste = operation.as<PasteOperation>()) {
    PasteOperation changed = *paste;
    converter.convert(changed.placement.centre);
    local = changed;
  }
  if (converter.failed()) return Error{"a place has no coordinates on the terrain's map"};
  return local;
}

}  // namespace scarp
