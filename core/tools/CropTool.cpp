#include "core/tools/CropTool.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/document/TerrainDocument.h"
#include "core/tools/GroundEntry.h"
#include "core/view/GroundClearance.h"

namespace scarp {

namespace {

constexpr double kSideReach = 12.0;  ///< Pixels from a side within which it is meant.
constexpr int kPieces = 24;          ///< Of a side, as it lies on the ground.
constexpr int kLeastSide = 2;        ///< Samples.

double distanceTo(const Vec2& point, const Vec2& from, const Vec2& to) {
  const Vec2 along = to - from;
  const double squares = along.squaredNorm();
  const double t = squares > 0.0 ? std::clamp((point - from).dot(along) / squares, 0.0, 1.0) : 0.0;
  return (point - (from + t * along)).norm();
}

/// Pixels from the pointer to a line that lies on the ground.
double distanceTo(const Vec2& from, const Vec2& to, const PointerEvent& event, const ToolContext& context) {
  double least = std::numeric_limits<double>::infinity();
  std::optional<Vec2> before;
  for (int i = 0; i <= kPieces; ++i) {
    const Vec2 place = from + (to - from) * (static_cast<double>(i) / kPieces);
    const double height = groundBeneath(context.document, place.x(), place.y());
    const auto seen = context.camera.project({place.x(), place.y(), height}, event.view);
    if (seen) least = std::min(least, distanceTo(event.position, before.value_or(*seen), *seen));
    before = seen;
  }
  return least;
}

int moved(int value, double by, int least, int most) {
  return static_cast<int>(std::clamp(std::round(value + by), double(least), double(most)));
}

class CropGesture : public ValueGesture<std::optional<GridRect>> {
 public:
  CropGesture(std::optional<GridRect>& crop, const CropGrip& grip, double level, const Vec2& from)
      : ValueGesture(crop), grip_(grip), level_(level), from_(from) {}

  void update(const PointerEvent& event, ToolContext& context) override {
    const auto place = placeOnLevel(event, context, level_);
    if (!place || !value_) return;
    const GridFrame& frame = context.document.frame();
    const double columns = (place->x() - from_.x()) / frame.dx, rows = (from_.y() - place->y()) / frame.dy;
    const GridRect& before = *before_;
    GridRect rect = before;
    if (grip_.inside()) {
      rect.column0 = moved(before.column0, columns, 0, frame.columns - before.width());
      rect.row0 = moved(before.row0, rows, 0, frame.rows - before.height());
      rect.column1 = rect.column0 + before.width();
      rect.row1 = rect.row0 + before.height();
    }
    if (grip_.west) rect.column0 = moved(before.column0, columns, 0, before.column1 - kLeastSide);
    if (grip_.east) rect.column1 = moved(before.column1, columns, before.column0 + kLeastSide, frame.columns);
    if (grip_.north) rect.row0 = moved(before.row0, rows, 0, before.row1 - kLeastSide);
    if (grip_.south) rect.row1 = moved(before.row1, rows, before.row0 + kLeastSide, frame.rows);
    value_ = rect;
  }
  void draw(ToolDrawing& drawing, const ToolContext&) const override {
    drawing.area = value_;
    drawing.grips = true;
  }

 private:
  CropGrip grip_;
  double level_;
  Vec2 from_;
};

}  // namespace

void CropTool::begin(const GridRect& samples) { set(samples); }
void CropTool::end() { set(std::nullopt); }

void CropTool::set(const std::optional<GridRect>& samples) {
  tools_.cancelDragsOf(*this);
  state_ = samples;
  announce();
}

bool CropTool::key(ToolKey key) {
  if (!claims(key)) return false;
  answered.emit(key == ToolKey::Confirm);
  return true;
}

void CropTool::draw(ToolDrawing& drawing, ToolContext& context) {
  drawing.area = state_;
  drawing.grips = drawing.pointer && gripAt(*drawing.pointer, context);
}

std::optional<CropGrip> CropTool::gripAt(const PointerEvent& event, const ToolContext& context) const {
  if (!state_) return std::nullopt;
  const auto [southWest, southEast, northEast, northWest] = cornersOf(*state_, context.document.frame());
  const auto near = [&](const Vec2& from, const Vec2& to) {
    return distanceTo(from, to, event, context) <= kSideReach;
  };
  CropGrip grip{near(southWest, northWest), near(southEast, northEast), near(northWest, northEast),
                near(southWest, southEast)};
  // Of a crop that is narrow on the screen one side is dragged, not both.
  if (grip.west && grip.east) grip.west = false;
  if (grip.north && grip.south) grip.north = false;
  if (!grip.inside()) return grip;
  const auto hit = context.groundAt(event);
  if (!hit) return std::nullopt;
  const Vec3& at = hit->point;
  const bool within = at.x() >= southWest.x() && at.x() <= northEast.x() && at.y() >= southWest.y() &&
                      at.y() <= northEast.y();
  return within ? std::optional(grip) : std::nullopt;
}

std::unique_ptr<Gesture> CropTool::press(const PointerEvent& event, ToolContext& context) {
  const auto grip = gripAt(event, context);
  if (!grip) return nullptr;
  const auto hit = context.groundAt(event);
  const double level = hit ? hit->point.z() : context.document.box().min.z();
  const auto from = placeOnLevel(event, context, level);
  return from ? std::make_unique<CropGesture>(state_, *grip, level, *from) : nullptr;
}

std::array<Vec2, 4> cornersOf(const GridRect& samples, const GridFrame& frame) {
  const double west = frame.x(samples.column0), east = frame.x(samples.column1 - 1),
               north = frame.y(samples.row0), south = frame.y(samples.row1 - 1);
  return {Vec2(west, south), Vec2(east, south), Vec2(east, north), Vec2(west, north)};
}

GridRect resizedOn(const GridFrame& frame, const GridRect& samples, int columns, int rows) {
  EXPECTS(columns >= kLeastSide && rows >= kLeastSide && columns <= frame.columns && rows <= frame.rows);
  const int column =
      std::clamp((samples.column0 + samples.column1 - columns) / 2, 0, frame.columns - columns);
  const int row = std::clamp((samples.row0 + samples.row1 - rows) / 2, 0, frame.rows - rows);
  return {column, row, column + columns, row + rows};
}

}  // namespace scarp
