#pragma once

#include "core/material/Material.h"
#include "core/terrain/Terrain.h"

namespace scarp::bench {

/// Of a stroke from corner to corner with a brush of so many samples' radius, medians of a dab, milliseconds.
struct FollowFigures {
  double sculpt;  ///< The brush's own: the dab, the pyramid and what picks go by.
  double follow;  ///< The materials brought in step with it.
};
[[nodiscard]] FollowFigures timeFollowing(const Terrain& terrain, const RuleStack& rules, int radius);

struct PaintFigures {
  double copy;    ///< memcpy of the dab's box, floats from one raster to another; the mean.
  double paint;   ///< What the stroke covers, and the paint laid.
  double follow;  ///< The materials brought in step with it.
};
[[nodiscard]] PaintFigures timePainting(const Terrain& terrain, const RuleStack& rules, int radius);

/// What the window's thread does for each step of a drag of a rule's end, milliseconds: the median, and the
/// first step.
struct RuleFigures {
  double first, each;
};
[[nodiscard]] RuleFigures timeRuleDrag(const Terrain& terrain, const RuleStack& rules);

}  // namespace scarp::bench
