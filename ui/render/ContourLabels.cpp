#include "ui/render/ContourLabels.h"

#include <algorithm>
#include <cmath>

#include "core/base/Contract.h"
#include "core/document/TerrainDocument.h"
#include "core/pick/SurfacePicker.h"
#include "core/terrain/Surface.h"

namespace scarp {

double roundStep(double value) {
  EXPECTS(value > 0.0 && std::isfinite(value));
  const double ten = std::pow(10.0, std::floor(std::log10(value))), digit = value / ten;
  return ten * (digit < 1.5 ? 1.0 : digit < 3.5 ? 2.0 : digit < 7.5 ? 5.0 : 10.0);
}

double contourInterval(const ContourSettings& settings, HeightRange heights) {
  if (settings.interval > 0.0) return settings.interval;
  const double range =
      heights.empty() ? 0.0 : static_cast<double>(heights.high) - static_cast<double>(heights.low);
  return roundStep(std::max(range / 25.0, 1e-3));
}

double groundGridStep(const GroundGridSettings& settings, const GridFrame& frame) {
  if (settings.step > 0.0) return settings.step;
  return roundStep(std::max(frame.width(), frame.depth()) / 40.0);
}

namespace {

// Logical pixels.
constexpr double kLattice = 56.0;     ///< Between the rows and columns of the screen that are searched.
constexpr double kStride = 11.0;      ///< From pick to pick along one.
constexpr double kRoom = 120.0;       ///< From label to label.
constexpr double kRoomAlike = 230.0;  ///< From a label to the next of the same height.
constexpr double kMargin = 24.0;      ///< To the view's border.
constexpr int kHalvings = 10;         ///< Brings a stride down to a hundredth of a pixel.

bool sameView(const Camera& a, const Camera& b) {
  return a.position == b.position && a.yaw == b.yaw && a.pitch == b.pitch && a.projection == b.projection &&
         a.fieldOfView == b.fieldOfView && a.orthoHeight == b.orthoHeight && a.exaggeration == b.exaggeration;
}

class Search {
 public:
  Search(const TerrainDocument& document, const SceneView& view, double step)
      : document_(document),
        picker_(document.picker()),
        camera_(view.camera),
        size_(view.size),
        step_(step) {}

  /// Labels that are there already, where they can be seen and there is room.
  void keep(const std::vector<ContourLabel>& labels) {
    for (const ContourLabel& label : labels) {
      const auto pixel = camera_.project(label.place, size_);
      if (!pixel || std::abs(std::remainder(label.height, step_)) > 1e-6 * step_ || !inView(*pixel)) continue;
      const auto hit = pick(*pixel);
      if (hit && near(*hit, label.place)) add(*pixel, *hit, label.height);
    }
  }

  void searchLines() {
    for (double y = kMargin; y < size_.height - kMargin; y += kLattice)
      searchLine({kMargin, y}, {kStride, 0.0}, size_.width - kMargin);
    for (double x = kMargin; x < size_.width - kMargin; x += kLattice)
      searchLine({x, kMargin}, {0.0, kStride}, size_.height - kMargin);
  }

  std::vector<ContourLabel> take() { return std::move(labels_); }

 private:
  [[nodiscard]] std::optional<SurfaceHit> pick(const Vec2& pixel) const {
    return picker_.pick(camera_.rayThrough(pixel, size_));
  }
  [[nodiscard]] bool inView(const Vec2& p) const {
    return p.x() >= kMargin && p.y() >= kMargin && p.x() <= size_.width - kMargin &&
           p.y() <= size_.height - kMargin;
  }
  /// Within two pixels of each other, and the heights within a hundredth of a step.
  [[nodiscard]] bool near(const SurfaceHit& hit, const Vec3& place) const {
    const double pixel = camera_.metresPerPixel(place, size_);
    return (hit.point - place).head<2>().norm() < 8.0 * pixel &&
           std::abs(hit.point.z() - place.z()) < 0.02 * step_;
  }

  void searchLine(Vec2 at, const Vec2& stride, double end) {
    std::optional<SurfaceHit> last;
    for (; (stride.x() > 0.0 ? at.x() : at.y()) <= end; at += stride) {
      const std::optional<SurfaceHit> here = pick(at);
      if (last && here && std::floor(last->point.z() / step_) != std::floor(here->point.z() / step_))
        cross(at - stride, at, *last, *here);
      last = here;
    }
  }

  /// Narrows down where the ground reaches the level between two pixels.
  void cross(Vec2 from, Vec2 to, SurfaceHit low, SurfaceHit high) {
    const double level = step_ * std::floor(std::max(low.point.z(), high.point.z()) / step_);
    for (int i = 0; i < kHalvings; ++i) {
      const Vec2 middle = 0.5 * (from + to);
      const auto hit = pick(middle);
      if (!hit) return;
      if ((hit->point.z() < level) == (low.point.z() < level)) {
        from = middle;
        low = *hit;
      } else {
        to = middle;
        high = *hit;
      }
    }
    // From a crest to the ground behind it there is no line.
    const double pixel = camera_.metresPerPixel(low.point, size_);
    if (std::abs(camera_.depth(low.point) - camera_.depth(high.point)) > 0.5 * pixel) return;
    SurfaceHit hit = low;
    const double rise = high.point.z() - low.point.z();
    if (rise != 0.0) hit.point += (level - low.point.z()) / rise * (high.point - low.point);
    add(0.5 * (from + to), hit, level);
  }

  void add(const Vec2& pixel, const SurfaceHit& hit, double height) {
    for (std::size_t i = 0; i < labels_.size(); ++i)
      if ((pixels_[i] - pixel).norm() < (labels_[i].height == height ? kRoomAlike : kRoom)) return;
    // Level along the ground, at a right angle to where it rises; seen from the side that it falls to.
    const Vec3 level(-hit.normal.y(), hit.normal.x(), 0.0);
    if (level.norm() < 1e-3 * hit.normal.norm()) return;
    const double reach = 4.0 * camera_.metresPerPixel(hit.point, size_) / level.norm();
    const auto ahead = camera_.project(hit.point + reach * level, size_);
    if (!ahead || (*ahead - pixel).norm() < 0.5) return;
    Vec2 along = (*ahead - pixel).normalized();
    if (along.x() < 0.0) along = -along;
    labels_.push_back({hit.point, height, along});
    pixels_.push_back(pixel);
  }

  const TerrainDocument& document_;
  SurfacePicker picker_;
  const Camera& camera_;
  ViewSize size_;
  double step_;
  std::vector<ContourLabel> labels_;
  std::vector<Vec2> pixels_;
};

}  // namespace

const std::vector<ContourLabel>& ContourLabels::place(const TerrainDocument& document, const SceneView& view,
                                                      double step) {
  EXPECTS(step > 0.0);
  if (view_ && view_->step == step && view_->size.width == view.size.width &&
      view_->size.height == view.size.height && sameView(view_->camera, view.camera))
    return labels_;
  Search search(document, view, step);
  if (view_ || !labels_.empty()) search.keep(labels_);
  search.searchLines();
  labels_ = search.take();
  view_ = Seen{view.camera, view.size, step};
  return labels_;
}

}  // namespace scarp
