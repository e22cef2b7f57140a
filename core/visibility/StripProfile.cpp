#include "core/visibility/StripProfile.h"

#include <algorithm>
#include <array>
#include <limits>

#include "core/base/Contract.h"

namespace scarp {

void GroundBlock::load(const HeightRaster& heights, const GridTurn& turn, const GridRect& rect,
                       const EarthCurve& curve) {
  rect_ = rect;
  places_ = static_cast<std::size_t>(rect.height());
  const std::size_t lines = static_cast<std::size_t>(rect.width());
  const GridRect source = turn.turnedBack(rect);
  read_.resize(lines * places_);
  samples_.resize(lines * places_);
  heights.read(source, read_);
  if (!curve.flat()) {
    auto height = read_.begin();
    for (int row = source.row0; row < source.row1; ++row)
      for (int column = source.column0; column < source.column1; ++column, ++height)
        *height = curve.sunk(*height, column, row);
  }
  hasHoles_ = false;
  for (const float height : read_) hasHoles_ |= height != height;

  // Read row by row, whichever way the lines run.
  if (!turn.swapped) {
    for (std::size_t place = 0; place < places_; ++place)
      for (std::size_t line = 0; line < lines; ++line)
        samples_[line * places_ + place] = read_[place * lines + line];
  } else {
    samples_.swap(read_);
  }
  if (turn.sign < 0) std::ranges::reverse(samples_);
}

float GroundBlock::highest(int firstLine, int lastLine, int firstPlace, int lastPlace) const {
  const std::size_t count = static_cast<std::size_t>(lastPlace - firstPlace) + 1;
  EXPECTS(count <= kMostPlaces);
  // A column of its own for each place lets the compiler take several at once.
  std::array<float, kMostPlaces> tops;
  tops.fill(-std::numeric_limits<float>::infinity());
  for (int l = firstLine; l <= lastLine; ++l) {
    const float* heights = line(l) + (firstPlace - rect_.row0);
    for (std::size_t i = 0; i < count; ++i) tops[i] = heights[i] > tops[i] ? heights[i] : tops[i];
  }
  return *std::max_element(tops.begin(), tops.end());
}

bool GroundBlock::isGround(int l, int place) const {
  if (l < rect_.column0 || l + 1 >= rect_.column1 || place < rect_.row0 || place + 1 >= rect_.row1)
    return false;
  const float *near = line(l) + (place - rect_.row0), *far = line(l + 1) + (place - rect_.row0);
  const float sum = near[0] + near[1] + far[0] + far[1];
  return sum == sum;
}

StripEdges GroundBlock::edges(int l, int place, bool front) const {
  const bool cell = isGround(l - 1, place);
  return {cell || isGround(l, place), !front && (cell || isGround(l - 1, place - 1)), !front && cell};
}

namespace {

/// The piece that holds u, one of [first, last).
const Horizon::Piece* pieceAt(const Horizon::Piece* first, const Horizon::Piece* last, double u) {
  const auto after =
      std::upper_bound(first + 1, last, u, [](double x, const Horizon::Piece& p) { return x < p.begin; });
  return after - 1;
}

}  // namespace

Horizon::Horizon(double begin, double end) : pieces_{nothing(begin), nothing(end)} { EXPECTS(begin < end); }

double Horizon::lowest(double from, double to) const {
  from = std::max(from, begin());
  to = std::min(to, end());
  const Piece* const last = &pieces_.back();
  double low = -kNothing;
  for (const Piece* p = pieceAt(pieces_.data(), last, from); p != last && p->begin <= to; ++p)
    low = std::min({low, p->at(std::max(from, p->begin)), p->at(std::min(to, p[1].begin))});
  return low;
}

std::span<const std::size_t> Horizon::lay(std::span<const Piece> profile) {
  EXPECTS(profile.size() >= 2);
  const Piece* const base = pieces_.data();
  const Piece* const lastOld = base + pieces_.size() - 1;
  const Piece* const lastNew = profile.data() + profile.size() - 1;
  at_.assign(profile.size() - 1, pieces_.size() - 2);
  changed_ = false;
  double from = std::max(profile.front().begin, begin());
  const double stop = std::min(lastNew->begin, end());
  if (!(from < stop)) return at_;

  const Piece* over = pieceAt(profile.data(), lastNew, from);
  const Piece* old = pieceAt(base, lastOld, from);
  std::fill(at_.begin(), at_.begin() + (over - profile.data()), 0);
  replaced_ = static_cast<std::size_t>(old - base);
  // Each stretch between two beginnings gives two pieces at most.
  const std::size_t most = 2 * (static_cast<std::size_t>(lastOld - old) + profile.size()) + 2;
  if (merged_.size() < most) merged_.resize(most + most / 2);
  Piece* out = merged_.data();
  *out++ = *old;
  bool above = false, oldBegins = false, newBegins = true;
  // Which is higher, and whose piece ends first, is anybody's guess, so little here branches on it.
  while (from < stop) {
    std::size_t& at = at_[static_cast<std::size_t>(over - profile.data())];
    at = newBegins ? static_cast<std::size_t>(old - base) : at;
    const double oldEnd = old[1].begin, newEnd = over[1].begin;
    const double until = std::min(oldEnd, newEnd);
    const double atFrom = over->at(from) - old->at(from), atUntil = over->at(until) - old->at(until);
    const bool aboveFrom = atFrom > 0.0, aboveUntil = atUntil > 0.0;
    const std::array<const Piece*, 2> lines{old, over};
    *out = *lines[aboveFrom];
    out->begin = from;
    out += int(aboveFrom ^ above) | (int(aboveFrom) & int(newBegins)) | (int(!aboveFrom) & int(oldBegins));
    if (aboveFrom != aboveUntil) {
      *out = *lines[aboveUntil];
      out->begin = from + (until - from) * (atFrom / (atFrom - atUntil));
      ++out;
    }
    changed_ |= aboveFrom | aboveUntil;
    above = aboveUntil;
    oldBegins = oldEnd <= newEnd;
    newBegins = newEnd <= oldEnd;
    old += int(oldBegins);
    over += int(newBegins);
    from = until;
  }
  // The old horizon goes on behind.
  const bool resumes = above && from < end();
  if (resumes) *out++ = {from, old->u, old->w, old->slope};
  replacedEnd_ = static_cast<std::size_t>(old - base) + (resumes || !oldBegins ? 1 : 0);
  mergedCount_ = static_cast<std::size_t>(out - merged_.data());
  return at_;
}

void Horizon::commit() {
  if (!changed_) return;
  changed_ = false;
  // Pieces of no length go.
  std::size_t kept = 0;
  for (std::size_t i = 0; i < mergedCount_; ++i) {
    const double next = i + 1 < mergedCount_ ? merged_[i + 1].begin : pieces_[replacedEnd_].begin;
    merged_[kept] = merged_[i];
    kept += merged_[i].begin < next ? 1 : 0;
  }
  const auto at = [this](std::size_t i) { return pieces_.begin() + static_cast<std::ptrdiff_t>(i); };
  const std::size_t room = replacedEnd_ - replaced_, same = std::min(room, kept);
  std::copy_n(merged_.begin(), same, at(replaced_));
  const auto rest = merged_.begin() + static_cast<std::ptrdiff_t>(same);
  if (kept > room)
    pieces_.insert(at(replacedEnd_), rest, merged_.begin() + static_cast<std::ptrdiff_t>(kept));
  else
    pieces_.erase(at(replaced_ + same), at(replacedEnd_));
}

namespace {

using Piece = Horizon::Piece;

Piece lineFrom(double u0, double w0, double u1, double w1) { return {u0, u0, w0, (w1 - w0) / (u1 - u0)}; }

}  // namespace

void StripProfile::begin(std::size_t places) {
  // At most a head, the cut behind it, and two pieces for each place, then the end.
  if (pieces_.size() < 4 * places + 2) pieces_.resize(8 * places + 2);
  pieceOf_.resize(places);
  before_.resize(places);
  count_ = 0;
}

void StripProfile::build(const SeenLine& near, const SeenLine& far, bool rim) {
  begin(far.u.size());
  const std::size_t last = far.u.size() - 1;
  const double inverse = 1.0 / far.scale;
  const double *u = far.u.data(), *w = far.w.data(), *uNear = near.u.data(), *wNear = near.w.data();

  // N before F.
  std::size_t i = 0;
  double fallen = 0.0;  // How much higher than F the way from the sample before began.
  for (; i < last && uNear[i] <= u[i]; ++i) {
    const double back = u[i] - uNear[i];
    const double diagonal = wNear[i] + (w[i + 1] - wNear[i]) * (back / (u[i + 1] - uNear[i]));
    const double left = std::max(w[i], diagonal);
    // The way from N ends `above` the one that F ends, and begins `below` it.
    const double below = w[i] + fallen * (back * inverse) - wNear[i], above = left - w[i];
    Piece head = lineFrom(uNear[i], wNear[i], u[i], left);
    if (i > 0)
      head.begin = std::max(uNear[i] + (below > 0.0 ? back * (below / (below + above)) : 0.0), u[i - 1]);
    add(head, back > 0.0 && (i == 0 || below <= 0.0 || above > 0.0));
    pieceOf_[i] = count_;
    before_[i] = diagonal;
    add({u[i], u[i], left, (w[i + 1] - left) * inverse});
    fallen = left - w[i + 1];
  }
  // N beyond F.
  for (; i < last; ++i) {
    const bool apex = wNear[i] > w[i] + (w[i + 1] - w[i]) * ((uNear[i] - u[i]) * inverse);
    pieceOf_[i] = count_;
    before_[i] = Horizon::kNothing;
    add(lineFrom(u[i], w[i], apex ? uNear[i] : u[i + 1], apex ? wNear[i] : w[i + 1]));
    add(lineFrom(uNear[i], wNear[i], u[i + 1], w[i + 1]), apex && uNear[i] < u[i + 1]);
  }

  before_[last] = Horizon::kNothing;
  double end = u[last];
  if (rim && uNear[last] < u[last] && last > 0)
    addHead(uNear[last], wNear[last], u[last], w[last], pieces_[count_ - 1]);
  pieceOf_[last] = count_;
  if (rim && uNear[last] > u[last]) {
    add(lineFrom(u[last], w[last], uNear[last], wNear[last]));
    end = uNear[last];
  }
  // At the rim the last sample has a piece of its own to be looked at.
  add(Horizon::nothing(end));
  if (rim) add(Horizon::nothing(end + far.scale));
}

/// From N to F, where it is higher than the piece that ends there.
void StripProfile::addHead(double uNear, double wNear, double u, double w, const Piece& behind) {
  if (!(uNear < u)) return;
  const double begin = std::max(uNear, behind.begin);
  Piece head = lineFrom(uNear, wNear, u, w);
  const double atBegin = head.at(begin) - behind.at(begin), atEnd = w - behind.at(u);
  const double cross = begin + (u - begin) * (atBegin / (atBegin - atEnd));
  head.begin = atBegin >= 0.0 ? begin : cross;
  add(head, atBegin >= 0.0 || atEnd > 0.0);
  if (atBegin > 0.0 && atEnd < 0.0) add({cross, behind.u, behind.w, behind.slope});
}

void StripProfile::build(const SeenLine& near, const SeenLine& far, std::span<const StripEdges> edges) {
  begin(far.u.size());
  const std::size_t last = far.u.size() - 1;
  const auto upTo = [this](bool any, double u0, double w0, double u1, double w1) {
    add(any ? lineFrom(u0, w0, u1, w1) : Horizon::nothing(u0));
  };
  for (std::size_t i = 0; i <= last; ++i) {
    const double u = far.u[i], w = far.w[i], uNear = near.u[i], wNear = near.w[i];
    const StripEdges e = edges[i];
    before_[i] = Horizon::kNothing;
    if (i == last) {
      if (e.across && uNear < u && i > 0) addHead(uNear, wNear, u, w, pieces_[count_ - 1]);
      pieceOf_[i] = count_;
      const bool on = e.across && uNear > u;
      if (on) add(lineFrom(u, w, uNear, wNear));
      add(Horizon::nothing(on ? uNear : u));
      add(Horizon::nothing((on ? uNear : u) + far.scale));
      break;
    }
    const double uNext = far.u[i + 1], wNext = far.w[i + 1];
    if (uNear <= u) {
      const double diagonal =
          e.diagonal ? wNear + (wNext - wNear) * ((u - uNear) / (uNext - uNear)) : Horizon::kNothing;
      const double across = e.across ? w : Horizon::kNothing, along = e.along ? w : Horizon::kNothing;
      if (e.across || e.diagonal)
        addHead(uNear, wNear, u, std::max(across, diagonal),
                i > 0 ? pieces_[count_ - 1] : Horizon::nothing(uNear));
      pieceOf_[i] = count_;
      before_[i] = diagonal;
      upTo(e.along || e.diagonal, u, std::max(along, diagonal), uNext, wNext);
      continue;
    }
    pieceOf_[i] = count_;
    const double straight = w + (wNext - w) * ((uNear - u) / (uNext - u));
    const double along = e.along ? straight : Horizon::kNothing;
    upTo(e.along || e.across, u, w, uNear, e.across ? std::max(along, wNear) : along);
    if (uNear < uNext)
      upTo(e.along || e.diagonal, uNear, e.diagonal ? std::max(along, wNear) : along, uNext, wNext);
  }
}

}  // namespace scarp
