#include "core/scene/AnalysisChoice.h"

#include <algorithm>
#include <cmath>

namespace scarp {

namespace {

/// The nearest number of two digits that is not below.
double upToTwoDigits(double value) {
  const double unit = std::pow(10.0, std::floor(std::log10(value)) - 1.0);
  return unit * std::ceil(value / unit);
}

}  // namespace

std::optional<AnalysisSettings> AnalysisChoice::settings() const {
  if (!kind) return std::nullopt;
  switch (*kind) {
    case AnalysisKind::Viewshed:
      return viewshed;
    case AnalysisKind::SunShadow:
      return sun;
    case AnalysisKind::SkyView:
      return sky;
  }
  return std::nullopt;
}

AnalysisChoice analysisSuiting(const GridFrame& frame) {
  constexpr double kFar = 20000.0;
  AnalysisChoice choice;
  choice.viewshed.radius = std::min(upToTwoDigits(std::hypot(frame.width(), frame.depth())), kFar);
  choice.sun.elevation = 20.0;
  choice.sky.directions = 16;
  choice.sky.distance = upToTwoDigits(32.0 * frame.cellSize());
  return choice;
}

}  // namespace scarp
