#include "core/team/TeamReads.h"

#include <algorithm>
#include <cmath>

#include "core/brush/BrushKinds.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/StrokeOperations.h"

namespace scarp {

namespace {

/// Beyond its radius a dab looks at neighbours to find slopes and averages, no farther than its radius.
constexpr double kReach = 2.0;
constexpr int kNeighbours = 8;

GridRect around(double west, double east, double south, double north, const GridFrame& frame) {
  const auto bounded = [](double place, int most) {
    return static_cast<int>(std::clamp(place, 0.0, static_cast<double>(most)));
  };
  return {bounded(std::floor(frame.column(west)) - kNeighbours, frame.columns),
          bounded(std::floor(frame.row(north)) - kNeighbours, frame.rows),
          bounded(std::ceil(frame.column(east)) + kNeighbours + 1, frame.columns),
          bounded(std::ceil(frame.row(south)) + kNeighbours + 1, frame.rows)};
}

GridRect around(const Object& object, const GridFrame& frame) {
  return around(object.x, object.x, object.y, object.y, frame);
}

std::optional<GridRect> ofStroke(const StrokeOperation& stroke, const GridFrame& frame) {
  const StrokeNeeds& needs = brushKindInfo(stroke.brush.kind).traits.needs;
  if (needs.source != CopiedGround::None || stroke.brush.symmetry.kind != SymmetryKind::None ||
      stroke.samples.empty())
    return std::nullopt;
  const auto [west, east] = std::ranges::minmax(stroke.samples, {}, &StrokeSample::x);
  const auto [south, north] = std::ranges::minmax(stroke.samples, {}, &StrokeSample::y);
  const double reach = (kReach + stroke.brush.jitter.position) * stroke.brush.radius;
  return around(west.x - reach, east.x + reach, south.y - reach, north.y + reach, frame);
}

}  // namespace

std::optional<GridRect> samplesRead(const Operation& operation, const GridFrame& frame) {
  if (const auto* stroke = operation.as<StrokeOperation>()) return ofStroke(*stroke, frame);
  if (const auto* place = operation.as<PlaceOperation>(); place && place->object.rule != ObjectRule::Flatten)
    return around(place->object, frame);
  if (operation.is<RemoveObjectOperation>()) return GridRect{};
  return std::nullopt;
}

}  // namespace scarp
