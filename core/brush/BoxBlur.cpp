#include "core/brush/BoxBlur.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <limits>
#include <span>
#include <vector>

#include "core/base/Parallel.h"
#include "core/brush/BlurSums.h"

namespace scarp {

namespace {

constexpr int kTile = HeightRaster::tileSize;
constexpr int kBand = 32;    ///< Rows that a thread takes at a time.
constexpr int kAhead = 6;    ///< Rows that are asked for ahead of time.
constexpr int kStrip = 128;  ///< Columns that go down together.

constexpr int kLanes = kBlurLanes;

/// Of the heights in a rectangle.
HeightSpan spanOf(const HeightRaster& heights, const GridRect& rect) {
  const GridRect tiles = heights.tilesTouching(rect);
  std::vector<HeightSpan> spans(static_cast<std::size_t>(tiles.area()));
  parallelFor(spans.size(), [&](std::size_t i) {
    const int across = tiles.width(), at = static_cast<int>(i);
    const int index = heights.tileIndex(tiles.column0 + at % across, tiles.row0 + at / across);
    const GridRect part = heights.tileRect(index).intersected(rect);
    const auto& tile = heights.tile(index);
    if (!tile) {
      const float fill = heights.fill();
      spans[i].add(heightSpan(&fill, 1));
      return;
    }
    for (int row = part.row0; row < part.row1; ++row)
      spans[i].add(
          heightSpan(tile->data() + HeightRaster::offsetIn(part.column0 % kTile, row % kTile), part.width()));
  });
  HeightSpan all;
  for (const HeightSpan& span : spans) all.add(span);
  return all;
}

/// Of some of them, all over the rectangle.
HeightSpan spanOfFew(const HeightRaster& heights, const GridRect& rect) {
  static constexpr int kApart = 24, kMostAcross = 16;
  const auto apart = [](int side) { return std::max(kApart, side / kMostAcross); };
  HeightSpan span;
  for (int row = rect.row0; row < rect.row1; row += apart(rect.height()))
    for (int column = rect.column0; column < rect.column1; column += apart(rect.width())) {
      const float h = heights.at(column, row);
      span.add({h, h, h - h == 0.0F});
    }
  return span;
}

/// What both windows of the samples of a rectangle look at.
GridRect around(const GridRect& rect, const BlurRadius& radius) {
  const int across = 2 * radius.across, down = 2 * radius.down;
  return {rect.column0 - across, rect.row0 - down, rect.column1 + across, rect.row1 + down};
}

/// Blurs ground without holes. Rows and columns are independent of each other there, so both passes along
/// rows come first, and then both down the columns.
class WholeBlur {
 public:
  WholeBlur(const HeightRaster& heights, const GridRect& rect, const BlurRadius& radius,
            std::span<const ColumnSpan> wanted, const HeightSteps& steps)
      : heights_(heights),
        rect_(rect),
        wide_(around(rect, radius).intersected(heights.rect())),
        across_(radius.across),
        down_(radius.down),
        steps_(steps),
        strips_((rect.width() + kStrip - 1) / kStrip),
        slots_(wide_.height() + down_ + 1),
        wanted_(static_cast<std::size_t>(strips_), {0, wanted.empty() ? rect.height() : 0}),
        values_(static_cast<std::size_t>(strips_) * static_cast<std::size_t>(slots_) * kStrip) {
    for (std::size_t row = 0; row < wanted.size(); ++row) {
      const auto at = static_cast<int>(row);
      for (int i = wanted[row].from / kStrip * kStrip; i < wanted[row].to; i += kStrip) {
        Rows& rows = wanted_[static_cast<std::size_t>(i / kStrip)];
        if (rows.from == rows.to) rows.from = at;
        rows.to = at + 1;
      }
    }
  }

  /// False where a height does not fit the steps.
  [[nodiscard]] bool run(float* out) {
    const int bands = (wide_.height() + kBand - 1) / kBand;
    std::atomic<bool> fits = true;
    parallelFor(static_cast<std::size_t>(bands), [&](std::size_t band) {
      const int first = static_cast<int>(band) * kBand;
      if (!blurRows(first, std::min(first + kBand, wide_.height()))) fits = false;
    });
    if (!fits) return false;
    parallelFor(static_cast<std::size_t>(strips_),
                [&](std::size_t strip) { blurColumns(static_cast<int>(strip), out); });
    return true;
  }

 private:
  /// Rows of rect_, counted from its first.
  struct Rows {
    int from, to;
  };
  struct Strips {
    int first, end;  ///< And behind the last.
  };

  /// Values are kept strip by strip, so that those that follow one another down the columns are neighbours. A
  /// row of wide_ lies down_ + 1 slots down, so that what its means become has a place to go.
  [[nodiscard]] std::uint32_t* slot(int strip, int row) {
    return values_.data() + (static_cast<std::size_t>(strip) * static_cast<std::size_t>(slots_) +
                             static_cast<std::size_t>(row)) *
                                kStrip;
  }

  /// Asks for a row of wide_ ahead of time: every tile's is another piece of memory.
  void expectRow(int row, int from, int to) const {
    if (row >= wide_.row1) return;
    for (int column = from, end; column < to; column = end) {
      end = std::min(column - column % kTile + kTile, to);
      if (const auto& tile = heights_.tile(heights_.tileIndex(column / kTile, row / kTile))) {
        const float* const first = tile->data() + HeightRaster::offsetIn(column % kTile, row % kTile);
        for (int i = 0; i < end - column; i += kLanes) __builtin_prefetch(first + i);
      }
    }
  }

  /// The strips that look at a row.
  [[nodiscard]] Strips stripsOver(int row) const {
    Strips over{strips_, strips_};
    for (int strip = 0; strip < strips_; ++strip) {
      const Rows& rows = wanted_[static_cast<std::size_t>(strip)];
      if (rows.from == rows.to || row < rect_.row0 + rows.from - 2 * down_ ||
          row >= rect_.row0 + rows.to + 2 * down_)
        continue;
      over.first = std::min(over.first, strip);
      over.end = strip + 1;
    }
    return over;
  }

  /// False where a height does not fit the steps.
  [[nodiscard]] bool blurRows(int from, int to) {
    const auto room = static_cast<std::size_t>(wide_.width() + across_ + 3 * kLanes);
    ScratchArray<float> heights(room);
    // What follows the first total, which is always 0, is aligned.
    constexpr std::size_t kLead = kLanes - 1;
    ScratchArray<std::uint32_t> firstTotals(kLead + room), secondTotals(kLead + room), means(room);
    std::uint32_t *const first = firstTotals.data() + kLead, *const second = secondTotals.data() + kLead;
    const int size = 2 * across_ + 1;
    for (int r = from; r < to; ++r) {
      const int at = wide_.row0 + r;
      const Strips strips = stripsOver(at);
      if (strips.first == strips.end) continue;
      // Columns that count: those of the strips, and what their means and their means' means look at.
      const int left = rect_.column0 + strips.first * kStrip,
                right = std::min(rect_.column0 + strips.end * kStrip, rect_.column1);
      const int column0 = std::max(left - 2 * across_, wide_.column0),
                column1 = std::min(right + 2 * across_, wide_.column1), count = column1 - column0;
      expectRow(at + kAhead, column0, column1);
      const int begin = left - column0, end = right - column0;
      const int beginWide = std::max(begin - across_, 0), endWide = std::min(end + across_, count);
      // Away from the map's border every window is whole.
      const bool even = beginWide - across_ >= 0 && endWide + across_ <= count;
      heights_.read({column0, at, column1, at + 1}, {heights.data(), heights.size()});
      std::fill_n(heights.data() + count, kLanes, steps_.base);
      if (!totalHeights(heights.data(), count, steps_, first)) return false;
      const auto store = [&](auto&& meansFrom) {
        for (int strip = strips.first; strip < strips.end; ++strip)
          meansFrom((strip - strips.first) * kStrip, widthOf(strip), slot(strip, r + down_ + 1));
      };
      if (even) {
        totalMeans(first + beginWide - across_, endWide - beginWide, size, second);
        store([&](int i, int n, std::uint32_t* out) { evenMeans(second + i, n, size, out); });
      } else {
        rowMeans(first, count, across_, beginWide, endWide, means.data());
        totalValues(means.data() + beginWide, endWide - beginWide, second);
        rowMeans(second, endWide - beginWide, across_, begin - beginWide, end - beginWide, means.data());
        store([&](int i, int n, std::uint32_t* out) {
          std::copy_n(means.data() + (begin - beginWide) + i, n, out);
        });
      }
    }
    return true;
  }

  /// The window moves on by a row: sums += in − out.
  struct Slide {
    std::uint32_t* sums;
    const std::uint32_t *in, *out;
    float share;  ///< One over the rows in the window.
  };

  /// Calls step(k, slide) for the rows k in from … to, where a window is what of down_ to either side is
  /// within low … high; row 0 lies `shift` slots down.
  template <class Step>
  void down(int strip, int from, int to, int low, int high, int shift, const Step& step) {
    alignas(64) const std::uint32_t none[kStrip]{};
    alignas(64) std::uint32_t sums[kStrip]{};
    const auto rowAt = [&](int row) { return row >= low && row < high ? slot(strip, row + shift) : none; };
    for (int row = std::max(from - down_, low); row < std::min(from + down_, high); ++row)
      addTo(sums, slot(strip, row + shift), kStrip);
    for (int k = from; k < to; ++k) {
      const int size = std::min(k + down_ + 1, high) - std::max(k - down_, low);
      // The first window has nothing to let go of.
      const std::uint32_t* out = k == from ? none : rowAt(k - down_ - 1);
      step(k, Slide{sums, rowAt(k + down_), out, 1.0F / static_cast<float>(size)});
    }
  }

  void blurColumns(int strip, float* out) {
    const Rows& rows = wanted_[static_cast<std::size_t>(strip)];
    if (rows.from == rows.to) return;
    const int height = wide_.height(), first = rect_.row0 - wide_.row0;
    const int top = first + rows.from, bottom = first + rows.to;
    const int topWide = std::max(top - down_, 0), bottomWide = std::min(bottom + down_, height);
    down(strip, topWide, bottomWide, 0, height, down_ + 1, [&](int k, const Slide& s) {
      for (int line = 0; line < kStrip; line += kLanes) __builtin_prefetch(s.in + kAhead * kStrip + line);
      slide(s.sums, s.in, s.out, kStrip, s.share, slot(strip, k));
    });
    down(strip, top, bottom, topWide, bottomWide, 0, [&](int k, const Slide& s) {
      float* const row = out + static_cast<std::ptrdiff_t>(k - first) * rect_.width() + strip * kStrip;
      // Rows are too far apart for the processor to foresee where the next ones go.
      for (int line = 0; line < kStrip; line += kLanes)
        __builtin_prefetch(row + kAhead * rect_.width() + line, 1);
      slideToHeights(s.sums, s.in, s.out, widthOf(strip), s.share * steps_.perStep, steps_.base, row);
    });
  }

  [[nodiscard]] int widthOf(int strip) const { return std::min(kStrip, rect_.width() - strip * kStrip); }

  const HeightRaster& heights_;
  GridRect rect_, wide_;
  int across_, down_;
  HeightSteps steps_;
  int strips_, slots_;
  std::vector<Rows> wanted_;  ///< Of each strip.
  ScratchArray<std::uint32_t> values_;
};

/// Running means along `count` samples that stand `stride` apart, of what there is; in and out may not
/// overlap.
void runningMean(const float* in, float* out, int count, std::ptrdiff_t stride, int radius) {
  double sum = 0.0;
  int finite = 0;
  const auto add = [&](int i, double sign, int one) {
    const float value = in[i * stride];
    if (std::isnan(value)) return;
    sum += sign * value;
    finite += one;
  };
  for (int i = 0; i < std::min(radius, count); ++i) add(i, 1.0, 1);
  for (int i = 0; i < count; ++i) {
    if (i + radius < count) add(i + radius, 1.0, 1);
    if (i - radius - 1 >= 0) add(i - radius - 1, -1.0, -1);
    out[i * stride] = finite > 0 ? static_cast<float>(sum / finite) : std::numeric_limits<float>::quiet_NaN();
  }
}

void blurRoundHoles(const HeightRaster& heights, const GridRect& rect, const BlurRadius& radius, float* out) {
  const GridRect wide = around(rect, radius).intersected(heights.rect());
  const int width = wide.width(), height = wide.height();
  std::vector<float> a(static_cast<std::size_t>(wide.area())), b(a.size());
  heights.read(wide, a);
  const auto rowStart = [&](std::size_t row) { return row * static_cast<std::size_t>(width); };
  for (int pass = 0; pass < 2; ++pass) {
    parallelFor(static_cast<std::size_t>(height), [&](std::size_t row) {
      runningMean(&a[rowStart(row)], &b[rowStart(row)], width, 1, radius.across);
    });
    parallelFor(static_cast<std::size_t>(width),
                [&](std::size_t column) { runningMean(&b[column], &a[column], height, width, radius.down); });
  }
  for (int row = 0; row < rect.height(); ++row)
    std::copy_n(
        &a[rowStart(static_cast<std::size_t>(row + rect.row0 - wide.row0)) + (rect.column0 - wide.column0)],
        rect.width(), out + static_cast<std::ptrdiff_t>(row) * rect.width());
}

}  // namespace

ScratchArray<float> boxBlur(const HeightRaster& heights, const GridRect& rect, const BlurRadius& radius,
                            std::span<const ColumnSpan> wanted) {
  EXPECTS(radius.across >= 1 && radius.down >= 1);
  EXPECTS(wanted.empty() || wanted.size() == static_cast<std::size_t>(rect.height()));
  ScratchArray<float> out(static_cast<std::size_t>(rect.area()));
  if (rect.empty()) return out;
  const GridRect wide = around(rect, radius).intersected(heights.rect());
  const int size = 2 * std::max(radius.across, radius.down) + 1;
  // What the heights lie between a few of them tell, nearly always.
  if (const HeightSpan few = spanOfFew(heights, wide); few.whole) {
    const float margin = 0.5F * (few.high - few.low) + 1.0F;
    if (WholeBlur(heights, rect, radius, wanted, {few.low - margin, few.high + margin, size}).run(out.data()))
      return out;
  }
  const HeightSpan all = spanOf(heights, wide);
  if (!all.whole || !WholeBlur(heights, rect, radius, wanted, {all.low, all.high, size}).run(out.data()))
    blurRoundHoles(heights, rect, radius, out.data());
  return out;
}

}  // namespace scarp
