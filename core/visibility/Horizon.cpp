#include "core/visibility/Horizon.h"

#include <algorithm>
#include <array>

#include "core/base/Contract.h"

namespace scarp {

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

}  // namespace scarp
