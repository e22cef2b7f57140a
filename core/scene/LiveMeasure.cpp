#include "core/scene/LiveMeasure.h"

#include <utility>

#include "core/document/DocumentParts.h"
#include "core/document/TerrainDocument.h"
#include "core/geometry/PolygonClip.h"

namespace scarp {

LiveMeasure::LiveMeasure(TerrainDocument& document) : document_(document) {
  onTerrain_ = document.changed.subscribe([this](const DocumentChange& change) {
    if (change.ground.empty()) return;
    for (const GridRect& samples : change.ground) dirty_ = dirty_.united(samples);
    if (!corners_.empty()) changed.emit();
  });
}

void LiveMeasure::setLine(std::vector<Vec2> corners, bool closed) {
  if (corners == corners_ && closed == closed_) return;
  corners_ = std::move(corners);
  closed_ = closed;
  allStale_ = true;
  changed.emit();
}

Result<void> LiveMeasure::setBase(const VolumeBase& base) {
  if (base == base_ && base.kind != VolumeBase::Kind::Earlier) return {};
  // Kept from now on: a history that goes another way later does not change what one compares with.
  std::shared_ptr<const HeightRaster> earlier;
  if (base.kind == VolumeBase::Kind::Earlier) {
    auto heights = heightsAt(document_, base.position);
    if (!heights.ok()) return heights.error();
    earlier = std::make_shared<const HeightRaster>(*std::move(heights));
  }
  base_ = base;
  earlier_ = std::move(earlier);
  allStale_ = true;
  changed.emit();
  return {};
}

bool LiveMeasure::update(double seconds) {
  if (!allStale_ && dirty_.empty() && areaProgress() >= 1.0) return true;
  updateProfile();
  updateArea(seconds);
  dirty_ = {};
  allStale_ = false;
  return areaProgress() >= 1.0;
}

void LiveMeasure::updateProfile() {
  std::vector<Vec2> way = corners_;
  if (closed_ && !way.empty()) way.push_back(way.front());
  const GridFrame& frame = document_.frame();
  const auto touched = [&](const Vec2& a, const Vec2& b) {
    const Vec2 low = a.cwiseMin(b), high = a.cwiseMax(b);
    // A leg stands on the samples about it.
    const GridRect about =
        frame.samplesWithin(low.x() - frame.dx, low.y() - frame.dy, high.x() + frame.dx, high.y() + frame.dy);
    return !about.intersected(dirty_).empty();
  };
  bool stale = allStale_;
  for (std::size_t i = 1; i < way.size() && !stale; ++i) stale = touched(way[i - 1], way[i]);
  if (!stale) return;
  profile_ = groundProfile(document_.heights(), frame, way);
  figures_ = figuresOf(profile_);
}

std::optional<VolumeReference> LiveMeasure::reference() const {
  if (earlier_) return *earlier_;
  if (plane_) return *plane_;
  return std::nullopt;
}

void LiveMeasure::updateArea(double seconds) {
  const std::optional<ReferencePlane> before = std::exchange(plane_, std::nullopt);
  crosses_ = closed_ && corners_.size() >= 3 && crossesItself(corners_);
  if (!closed_ || corners_.size() < 3 || crosses_) {
    area_.reset();
    areaFigures_.reset();
    return;
  }
  switch (base_.kind) {
    case VolumeBase::Kind::Fitted:
      if (figures_) plane_ = planeThrough(profile_);
      break;
    case VolumeBase::Kind::Lowest:
      if (figures_) plane_ = ReferencePlane{figures_->lowest.height};
      break;
    case VolumeBase::Kind::Highest:
      if (figures_) plane_ = ReferencePlane{figures_->highest.height};
      break;
    case VolumeBase::Kind::Height:
      plane_ = ReferencePlane{base_.height};
      break;
    case VolumeBase::Kind::Earlier:
      break;
  }
  const auto against = reference();
  if (!against) {
    area_.reset();
    areaFigures_.reset();
    return;
  }
  if (allStale_ || !area_ || plane_ != before) {
    area_ = std::make_unique<GroundArea>(document_.frame(), corners_, *against);
  } else {
    area_->refresh(document_.heights(), dirty_);
  }
  const bool all = area_->measure(document_.heights(), seconds);
  areaFigures_ = all ? std::optional(area_->figures()) : std::nullopt;
}

}  // namespace scarp
