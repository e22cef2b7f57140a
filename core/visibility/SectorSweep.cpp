#include "core/visibility/SectorSweep.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace scarp {

namespace {

/// Lines and places of ground that are passed over together.
constexpr int kBlock = 16;
/// Rounding as a fraction of the numbers that go into a comparison with the horizon: thousands of times more
/// than a single one can be off, as pieces may be cut thousands of times. Real ground is hardly ever so
/// near.
constexpr double kDoubt = 0x1p-36;
/// The same for u.
constexpr double kBeside = 0x1p-40;

}  // namespace

SectorSweep::SectorSweep(const HorizonSweep& sweep, const Sector& sector, SeenCounts& seen)
    : sweep_(sweep),
      sector_(sector),
      view_(sector.view),
      seen_(seen),
      ground_(sector.view.turn().turned(sweep.heights.rect())),
      wanted_(sector.view.turn().turned(seen.rect())),
      uScale_(1.0),
      wScale_(0.0),
      horizon_(sector.begin, sector.end) {
  if (!view_.isLight()) return;
  const double size = sweep.heights.columns() + sweep.heights.rows();
  uScale_ = size;
  wScale_ = std::abs(view_.fall()) * size + std::max(std::abs(sweep.band.low), std::abs(sweep.band.high));
}

void SectorSweep::run() {
  for (int line = sector_.firstLine; line <= sector_.lastLine; line += kBlock)
    runBlock(line, std::min(line + kBlock, sector_.lastLine + 1));
}

/// The samples between which the sector's sight lines cross a line, with one to spare on either side.
SectorSweep::Places SectorSweep::placesOn(int line) const {
  const auto l = view_.line(line);
  const auto onMap = [this](double place) {
    return static_cast<int>(std::clamp(place, double(ground_.row0), double(ground_.row1)));
  };
  return {onMap(std::floor(sector_.begin / l.scale + l.placeOffset) - 1.0),
          onMap(std::ceil(sector_.end / l.scale + l.placeOffset) + 2.0)};
}

void SectorSweep::runBlock(int firstLine, int endLine) {
  const Places a = placesOn(firstLine), b = placesOn(endLine - 1);
  const GridRect rect =
      GridRect{firstLine - 1, std::min(a.begin, b.begin), endLine + 1, std::max(a.end, b.end)}.intersected(
          ground_);
  if (rect.height() < 2) return;
  block_.load(sweep_.heights, view_.turn(), rect, sweep_.curve);
  holesBefore_ |= block_.hasHoles();
  findRuns(firstLine, endLine - 1);
  for (int line = firstLine; line < endLine; ++line)
    for (const Places& run : runs_) runLine(line, run);
}

/// Which stretches of the block may rise above the horizon.
void SectorSweep::findRuns(int firstLine, int lastLine) {
  runs_.clear();
  const GridRect& rect = block_.rect();
  for (int place = rect.row0; place + 1 < rect.row1; place += kBlock) {
    const Places stretch{place, std::min(place + kBlock + 1, rect.row1)};
    if (hidden(firstLine, lastLine, stretch)) continue;
    if (!runs_.empty() && runs_.back().end == place + 1)
      runs_.back().end = stretch.end;
    else
      runs_.push_back(stretch);
  }
}

bool SectorSweep::hidden(int firstLine, int lastLine, const Places& places) const {
  const int nearLine = std::max(firstLine - 1, ground_.column0), lastPlace = places.end - 1;
  // The strip that an eye stands in has no near line in front of it.
  if (!view_.isLight() && view_.ahead(nearLine) <= 0.0) return false;
  if (!view_.isLight()) {
    const double aside = std::max({view_.aside(places.begin), -view_.aside(lastPlace), 0.0});
    const double across = view_.turn().swapped ? sweep_.reach.y() : sweep_.reach.x();
    const double along = view_.turn().swapped ? sweep_.reach.x() : sweep_.reach.y();
    if (std::hypot(view_.ahead(firstLine) / across, aside / along) > 1.0 + 1e-9) return true;
  }
  const float highest = block_.highest(nearLine, lastLine, places.begin, lastPlace);
  if (highest == -std::numeric_limits<float>::infinity()) return true;
  const double top = highest + sweep_.lift;
  double w = Horizon::kNothing, begin = -Horizon::kNothing, end = Horizon::kNothing;
  for (const int line : {nearLine, lastLine}) {
    const auto l = view_.line(line);
    w = std::max(w, (top - l.heightOffset) * l.scale);
    begin = std::min(begin, (places.begin - l.placeOffset) * l.scale);
    end = std::max(end, (lastPlace - l.placeOffset) * l.scale);
  }
  if (begin > sector_.end || end < sector_.begin) return true;
  const double low = horizon_.lowest(begin, end);
  return w < low - kDoubt * (std::abs(w) + std::abs(low) + wScale_);
}

void SectorSweep::runLine(int line, Places run) {
  const Places here = placesOn(line);
  run = {std::max(run.begin, here.begin), std::min(run.end, here.end)};
  if (run.end - run.begin < 2) return;
  const bool beforeEye = !view_.isLight() && view_.ahead(line - 1) <= 0.0;
  const bool front = beforeEye || line == ground_.column0;
  project(line, run, far_);
  if (front)
    near_ = far_;
  else
    project(line - 1, run, near_);
  buildProfile(line, run, front);
  const auto behind = horizon_.lay(profile_.pieces());
  if (beforeEye) {
    // The edges between the eye and its first line have not been raised yet.
    for (int place = run.begin; place < run.end; ++place)
      if (owns(line, place)) lookClosely(line, place);
  } else {
    look(line, run, behind);
  }
  horizon_.commit();
  if (beforeEye && line > ground_.column0) raiseFirstStrip(line, run);
}

void SectorSweep::project(int line, const Places& run, SeenLine& seen) const {
  const auto l = view_.line(line);
  const std::size_t count = static_cast<std::size_t>(run.end - run.begin);
  seen.scale = l.scale;
  seen.u.resize(count);
  seen.w.resize(count);
  const float* heights = block_.line(line) + (run.begin - block_.rect().row0);
  double *u = seen.u.data(), *w = seen.w.data();
  for (std::size_t i = 0; i < count; ++i) {
    u[i] = (run.begin + static_cast<int>(i) - l.placeOffset) * l.scale;
    w[i] = (heights[i] - l.heightOffset) * l.scale;
  }
}

void SectorSweep::buildProfile(int line, const Places& run, bool front) {
  if (!front && !block_.hasHoles()) {
    profile_.build(near_, far_, run.end == ground_.row1);
    return;
  }
  edges_.clear();
  for (int place = run.begin; place < run.end; ++place) edges_.push_back(block_.edges(line, place, front));
  profile_.build(near_, far_, edges_);
}

/// The edges between an eye and the first line before it, as far as they are within |u| ≤ 1.
void SectorSweep::raiseFirstStrip(int line, const Places& run) {
  const double ahead = view_.ahead(line), behind = view_.ahead(line - 1), eye = view_.line(line).heightOffset;
  const float *far = block_.line(line) - block_.rect().row0,
              *near = block_.line(line - 1) - block_.rect().row0;
  // From distance x before the eye, which the edge has at u = side, to its end on the line.
  const auto raiseEdge = [&](double x, double side, int from, int to) {
    if (!(x > 0.0 && x < ahead)) return;
    const double height = near[from] + (x - behind) * (double(far[to]) - near[from]);
    const std::size_t i = static_cast<std::size_t>(to - run.begin);
    const double u = far_.u[i], w = far_.w[i], wSide = (height - eye) / x;
    if (side < u)
      raise(side, wSide, u, w);
    else
      raise(u, w, side, wSide);
  };
  for (int place = run.begin; place < run.end; ++place) {
    const StripEdges edges = block_.edges(line, place, false);
    const double aside = view_.aside(place);
    if (edges.across) raiseEdge(std::abs(aside), aside > 0.0 ? 1.0 : -1.0, place, place);
    if (edges.diagonal && place + 1 < run.end) raiseEdge(0.5 * (behind - aside), -1.0, place, place + 1);
  }
}

void SectorSweep::raise(double u0, double w0, double u1, double w1) {
  // Anchored at the end that is further away, where the numbers are small.
  const bool firstFurther = std::abs(w0) < std::abs(w1);
  const double slope = (w1 - w0) / (u1 - u0);
  const std::array<Horizon::Piece, 2> edge{
      {{u0, firstFurther ? u0 : u1, firstFurther ? w0 : w1, slope}, Horizon::nothing(u1)}};
  if (!(u0 < u1)) return;
  (void)horizon_.lay(edge);
  horizon_.commit();
}

/// Compares samples with the horizon before their line. For each piece of the profile `behind` tells the
/// piece of the horizon where it begins.
void SectorSweep::look(int line, const Places& run, std::span<const std::size_t> behind) {
  if (line < wanted_.column0) return;
  // The last sample is looked at with its neighbours beyond, except where there are none.
  int place = std::max(run.begin, wanted_.row0);
  int end = std::min(run.end == ground_.row1 ? run.end : run.end - 1, wanted_.row1);
  while (place < end && !owns(line, place)) ++place;
  while (place < end && !owns(line, end - 1)) --end;
  if (place >= end) return;

  const GridTurn& turn = view_.turn();
  std::uint8_t* seen = &seen_.at(turn.column(line, place), turn.row(line, place));
  const std::ptrdiff_t step = turn.sign * (turn.swapped ? 1 : seen_.stride());
  const Horizon::Piece* pieces = horizon_.pieces().data();
  const double lift = sweep_.lift * far_.scale, steep = uScale_ / far_.scale;
  for (; place < end; ++place, seen += step) {
    const std::size_t i = static_cast<std::size_t>(place - run.begin), at = behind[profile_.pieceOf(i)];
    const double u = far_.u[i], w = far_.w[i] + lift;
    double horizon = pieces[at].at(u), doubt = doubtOf(pieces[at], u);
    if ((holesBefore_ || view_.isLight() || atRim(place)) && !levelSteps(at, place, u, horizon, doubt)) {
      lookClosely(line, place);
      continue;
    }
    // The diagonal in the strip before the sample is not part of the horizon yet.
    const double own = profile_.before(i), next = i + 1 < far_.w.size() ? far_.w[i + 1] : own;
    const double ownDoubt =
        kDoubt * (3.0 * (std::abs(own) + std::abs(next)) + std::abs(next - own) * steep + wScale_);
    const bool sees = w > std::max(horizon + doubt, own + ownDoubt);
    const bool hides = w < std::max(horizon - doubt, own - ownDoubt);
    *seen = static_cast<std::uint8_t>(*seen + int(sees));
    if (!(sees | hides)) lookClosely(line, place);
  }
}

double SectorSweep::doubtOf(const Horizon::Piece& piece, double u) const {
  return kDoubt * (3.0 * std::abs(piece.w) + std::abs(piece.slope) * (2.0 * std::abs(u - piece.u) + uScale_) +
                   wScale_);
}

bool SectorSweep::atRim(int place) const { return place == ground_.row0 || place == ground_.row1 - 1; }

/// Where ground ends the horizon has steps, and rounding may put a sample right behind one on the wrong
/// side. False where that matters. A sight line along the map's rim has the ground on its one side.
bool SectorSweep::levelSteps(std::size_t at, int place, double u, double& horizon, double& doubt) const {
  const std::span<const Horizon::Piece> pieces = horizon_.pieces();
  const bool along = atRim(place) && (view_.isLight() ? view_.drift() : view_.aside(place)) == 0.0;
  const auto level = [&](const Horizon::Piece& piece) {
    const double other = piece.at(u), otherDoubt = doubtOf(piece, u);
    if (std::abs(other - horizon) <= doubt + otherDoubt) return true;
    if (!along) return false;
    if (other > horizon) horizon = other, doubt = otherDoubt;
    return true;
  };
  const double beside = kBeside * uScale_;
  // The horizon does not tell of ground that only comes up to the sector's border.
  if (u - sector_.begin <= beside || sector_.end - u <= beside) return false;
  for (std::size_t i = at; i > 0 && u - pieces[i].begin <= beside; --i)
    if (!level(pieces[i - 1])) return false;
  for (std::size_t i = at + 1; i + 1 < pieces.size() && pieces[i].begin - u <= beside; ++i)
    if (!level(pieces[i])) return false;
  return true;
}

void SectorSweep::lookClosely(int line, int place) {
  const int column = view_.turn().column(line, place), row = view_.turn().row(line, place);
  if (!seen_.rect().contains(column, row) || std::isnan(sweep_.heights.at(column, row))) return;
  if (sweep_.sees(column, row)) ++seen_.at(column, row);
}

/// Whether a sample belongs to the sector: each belongs to one.
bool SectorSweep::owns(int line, int place) const {
  const auto l = view_.line(line);
  double u = (place - l.placeOffset) * l.scale;
  if (!view_.isLight()) {
    const double ahead = view_.ahead(line), aside = std::abs(view_.aside(place));
    if (view_.turn().swapped ? aside >= ahead : aside > ahead) return false;
    u = std::clamp(u, -1.0, 1.0);
  }
  return u >= sector_.begin && (u < sector_.end || (sector_.last && u == sector_.end));
}

}  // namespace scarp
