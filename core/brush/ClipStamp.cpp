#include "core/brush/ClipStamp.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/ReproducibleMath.h"

namespace scarp {

namespace {

constexpr int kMostSide = 256;
constexpr int kMostReads = 8;  ///< Along a side of a pixel.
/// Less than this is what is left over from laying the rim's plane through it.
constexpr double kLeastForm = 1e-4;  // metres

/// The form of a clip as a function of the place, both in its own frame, metres.
class ClipForm {
 public:
  explicit ClipForm(const TerrainClip& clip) : clip_(clip) {}

  /// Bilinear between samples; falls to 0 within a cell around the clip.
  [[nodiscard]] double at(double x, double y) const {
    const double column = clip_.frame.column(x), row = clip_.frame.row(y);
    const double left = std::floor(column), top = std::floor(row);
    const int c = static_cast<int>(left), r = static_cast<int>(top);
    const double u = column - left, v = row - top;
    return (1.0 - v) * ((1.0 - u) * sample(c, r) + u * sample(c + 1, r)) +
           v * ((1.0 - u) * sample(c, r + 1) + u * sample(c + 1, r + 1));
  }
  /// From its middle to the farthest sample that is selected, and a cell on.
  [[nodiscard]] double radius() const {
    const GridFrame& frame = clip_.frame;
    double most = 0.0;
    for (int r = 0; r < frame.rows; ++r)
      for (int c = 0; c < frame.columns; ++c)
        if (clip_.weights.at(c, r) > 0.0F) most = std::max(most, reproducible::hypot(frame.x(c), frame.y(r)));
    return most + std::max(frame.dx, frame.dy);
  }

 private:
  [[nodiscard]] double sample(int column, int row) const {
    if (!clip_.heights.rect().contains(column, row)) return 0.0;
    const double height = clip_.heights.at(column, row);
    if (std::isnan(height)) return 0.0;
    const Vec2 place(clip_.frame.x(column), clip_.frame.y(row));
    return clip_.weights.at(column, row) * (height - clip_.rim.at(place));
  }

  const TerrainClip& clip_;
};

/// Metres, side × side pixels over the square around the circle; each the mean of what is under it.
std::vector<double> picture(const ClipForm& form, double radius, int side, int reads) {
  std::vector<double> metres;
  metres.reserve(static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
  const double step = 2.0 * radius / (side * reads);
  for (int row = 0; row < side; ++row)
    for (int column = 0; column < side; ++column) {
      double sum = 0.0;
      for (int i = 0; i < reads * reads; ++i)
        sum += form.at((column * reads + i % reads + 0.5) * step - radius,
                       radius - (row * reads + i / reads + 0.5) * step);
      metres.push_back(sum / (reads * reads));
    }
  return metres;
}

}  // namespace

Result<BrushSettings> stampOf(const TerrainClip& clip, BrushSettings brush) {
  const ClipForm form(clip);
  const double radius = form.radius(), cell = std::min(clip.frame.dx, clip.frame.dy);
  const int side = static_cast<int>(std::clamp(std::ceil(2.0 * radius / cell), 2.0, double{kMostSide}));
  const int reads =
      static_cast<int>(std::clamp(std::ceil(2.0 * radius / cell / side), 1.0, double{kMostReads}));
  const std::vector<double> metres = picture(form, radius, side, reads);
  const auto [lowest, highest] = std::ranges::minmax(metres);
  const double low = std::min(lowest, 0.0), span = std::max(highest, 0.0) - low;
  if (!(span > kLeastForm))
    return Error{"what was copied is no higher or lower than its rim: it has no form to stamp"};
  const double ground = std::round(-low / span * kAlphaSteps);
  Alpha alpha{"region", side, side, {}, static_cast<float>(ground / kAlphaSteps), true};
  alpha.values.reserve(metres.size());
  for (const double each : metres)
    alpha.values.push_back(static_cast<float>(
        std::clamp(std::round(each / span * kAlphaSteps) + ground, 0.0, kAlphaSteps) / kAlphaSteps));
  brush.kind = BrushKind::Stamp;
  brush.stampBlend = StampBlend::Add;
  brush.radius = radius;
  brush.strength = span;
  brush.falloff = Falloff::Constant;
  brush.alpha = sharedAlpha(std::move(alpha));
  brush.alphaTurn = AlphaTurn::Fixed;
  brush.alphaAngle = 0.0;
  if (const auto valid = validate(brush); !valid) return valid.error();
  return brush;
}

}  // namespace scarp
