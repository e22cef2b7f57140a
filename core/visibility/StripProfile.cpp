#include "core/visibility/StripProfile.h"

#include <algorithm>

namespace scarp {

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
