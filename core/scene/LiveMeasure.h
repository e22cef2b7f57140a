#pragma once

#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Result.h"
#include "core/base/Signal.h"
#include "core/measure/GroundArea.h"
#include "core/measure/GroundProfile.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// What volumes within an outline are measured against.
struct VolumeBase {
  enum class Kind {
    Fitted,   ///< The plane that lies closest to the outline.
    Lowest,   ///< Level with the lowest point of the outline.
    Highest,  ///< Level with its highest point.
    Height,   ///< Level at a height of one's own.
    Earlier,  ///< The ground at another position of the history.
  };
  Kind kind = Kind::Fitted;
  double height = 0.0;       ///< Metres. Height only.
  std::size_t position = 0;  ///< Of the history. Earlier only.
  bool operator==(const VolumeBase&) const = default;
};

/// What is measured along a line or within an outline over a document's ground, kept true while the ground is
/// edited. The document's thread, and not for longer than the document.
class LiveMeasure {
 public:
  explicit LiveMeasure(TerrainDocument& document);

  /// A line through places of the local frame, metres; closed: an outline, which leads back to its start.
  void setLine(std::vector<Vec2> corners, bool closed);
  [[nodiscard]] Result<void> setBase(const VolumeBase& base);
  [[nodiscard]] const VolumeBase& base() const { return base_; }

  /// Updates the results where ground, line or base have changed; call it before reading them.
  /// With a large outline it stops after about so many seconds: false, there is more to do.
  bool update(double seconds = std::numeric_limits<double>::infinity());
  [[nodiscard]] const GroundProfile& profile() const { return profile_; }
  /// Nothing where there is no ground under the line.
  [[nodiscard]] const std::optional<ProfileFigures>& figures() const { return figures_; }
  /// Nothing for an open line, an outline that crosses itself, and until all of it is measured.
  [[nodiscard]] const std::optional<AreaFigures>& area() const { return areaFigures_; }
  /// How much of the area is measured, 0…1.
  [[nodiscard]] double areaProgress() const { return area_ ? area_->progress() : 1.0; }
  [[nodiscard]] bool outlineCrossesItself() const { return crosses_; }
  /// The plane that volumes are measured against; nothing for an earlier ground.
  [[nodiscard]] const std::optional<ReferencePlane>& plane() const { return plane_; }

  Signal<> changed;  ///< update() has something to do.

 private:
  void updateProfile();
  void updateArea(double seconds);
  [[nodiscard]] std::optional<VolumeReference> reference() const;

  TerrainDocument& document_;
  std::vector<Vec2> corners_;  ///< Of an outline: without the way back.
  bool closed_ = false, crosses_ = false;
  VolumeBase base_;
  std::shared_ptr<const HeightRaster> earlier_;
  GroundProfile profile_;
  std::optional<ProfileFigures> figures_;
  std::optional<ReferencePlane> plane_;
  std::unique_ptr<GroundArea> area_;
  std::optional<AreaFigures> areaFigures_;
  GridRect dirty_;         ///< Samples that changed since update().
  bool allStale_ = false;  ///< Line or base did.
  Subscription onTerrain_;
};

}  // namespace scarp
