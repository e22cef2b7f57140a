#include "core/scene/LiveAnalysis.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/document/TerrainDocument.h"

namespace scarp {

Result<AnalysisUpdate> AnalysisTask::run(const Progress& progress) const {
  Result<FractionBytes> fractions = analyse(heights, pyramid, frame, settings, samples, progress);
  if (!fractions) return fractions.error();
  if (!(fractions->rect == frame.samples())) return AnalysisUpdate{nullptr, std::move(fractions).value()};
  auto whole = std::make_shared<FractionMap>(frame.columns, frame.rows);
  whole->replace(*fractions);
  return AnalysisUpdate{std::move(whole), {}};
}

LiveAnalysis::LiveAnalysis(TerrainDocument& document) : document_(document) {
  onTerrain_ = document.changed.subscribe([this](const DocumentChange& change) {
    if (change.frame) {
      shown_.reset();
      picture_.reset();
      fractions_.reset();
      wholeNeeded_ = false;
      changed_ = {};
      resultObsolete_ = out_.has_value();
    }
    for (const GridRect& samples : change.ground) groundChanged(samples);
  });
}

void LiveAnalysis::show(const std::optional<AnalysisSettings>& settings) {
  if (settings == shown_) return;
  if (picture_ && (!settings || kindOf(*settings) != kindOf(picture_->settings))) dropPicture();
  shown_ = settings;
  wholeNeeded_ = settings.has_value();
  if (settings) taskWaiting.emit();
}

void LiveAnalysis::groundChanged(const GridRect& samples) {
  if (!shown_) return;
  changed_ = changed_.united(samples);
  taskWaiting.emit();
}

std::optional<AnalysisTask> LiveAnalysis::takeTask() {
  if (!shown_ || out_ || !(wholeNeeded_ || !changed_.empty())) return std::nullopt;
  const HeightRange range = document_.pyramid().range();
  const double relief = range.empty() ? 0.0 : double(range.high) - double(range.low);
  const GridFrame& frame = document_.frame();
  // From the ground that the last task saw to the ground as it is now; what was in between does not matter.
  const GridRect samples = wholeNeeded_ || !picture_
                               ? frame.samples()
                               : analysisReach(frame, *shown_, std::max(relief, relief_), changed_);
  relief_ = relief;
  changed_ = {};
  wholeNeeded_ = false;
  if (samples.empty()) return std::nullopt;
  out_ = shown_;
  return AnalysisTask{*shown_, frame, document_.heights(), document_.pyramid(), samples};
}

void LiveAnalysis::finish(Result<AnalysisUpdate> result) {
  EXPECTS(out_);
  const AnalysisSettings settings = *std::exchange(out_, std::nullopt);
  if (std::exchange(resultObsolete_, false)) return;
  if (!shown_ || kindOf(*shown_) != kindOf(settings)) return;
  if (!result) {
    // Obsolete or not, what changed since a cancelled task was taken counts from before it.
    wholeNeeded_ = wholeNeeded_ || result.error().cancelled;
    if (!result.error().cancelled && settings == *shown_) dropPicture();
    return;
  }
  GridRect samples = document_.frame().samples();
  if (result->whole) {
    fractions_ = std::move(result->whole);
    picture_ = {settings, fractions_};
  } else if (picture_ && picture_->settings == settings) {
    fractions_->replace(result->part);
    samples = result->part.rect;
  } else {
    return;
  }
  fractionsChanged.emit(samples);
}

void LiveAnalysis::dropPicture() {
  picture_.reset();
  fractions_.reset();
  fractionsChanged.emit(document_.frame().samples());
}

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
