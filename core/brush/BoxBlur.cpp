#include "core/brush/BoxBlur.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

#include "core/base/Parallel.h"
#include "core/brush/BlurSums.h"
#include "core/terrain/PlaneSmoothing.h"

namespace scarp {

namespace {

constexpr int kTile = HeightRaster::tileSize;
constexpr int kBand = 32;    ///< Rows that a thread takes at a time.
constexpr int kAhead = 6;    ///< Rows that are asked for ahead of time.
constexpr int kStrip = 128;  ///< Columns that go down together.

constexpr int kLanes = kBlurLanes;

/// Rows of the heights of a terrain, or of those of a part of it whose holes have been bridged.
class GroundRows {
 public:
  explicit GroundRows(const HeightRaster& heights) : heights_(heights) {}
  GroundRows(const HeightRaster& heights, const HeightPlane& bridged, const GridRect& rect)
      : heights_(heights), bridged_(&bridged), rect_(rect) {}

  [[nodiscard]] GridRect terrain() const { return heights_.rect(); }
  /// Reads the columns from…to of a row.
  void read(int row, int from, int to, float* out) const {
    if (bridged_)
      std::copy_n(&bridged_->values[bridged_->at(from - rect_.column0, row - rect_.row0)], to - from, out);
    else
      heights_.read({from, row, to, row + 1}, {out, static_cast<std::size_t>(to - from)});
  }
  /// Asks for a row ahead of time: every tile's is another piece of memory.
  void expect(int row, int from, int to) const {
    if (bridged_) return;
    for (int column = from, end; column < to; column = end) {
      end = std::min(column - column % kTile + kTile, to);
      if (const auto& tile = heights_.tile(heights_.tileIndex(column / kTile, row / kTile))) {
        const float* const first = tile->data() + HeightRaster::offsetIn(column % kTile, row % kTile);
        for (int i = 0; i < end - column; i += kLanes) __builtin_prefetch(first + i);
      }
    }
  }

 private:
  const HeightRaster& heights_;
  const HeightPlane* bridged_ = nullptr;
  GridRect rect_;
};

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

BoxKernel boxKernel(int radius) {
  const double r = radius;
  return {radius, 0.0, 2, std::sqrt(2.0 / 3.0 * r * (r + 1.0))};
}

/// Blurs ground without holes. Rows and columns are independent of each other there, so both passes along
/// rows come first, and then both down the columns. Beyond the terrain's sides it is mirrored through the
/// heights there, as by smoothPlane(). Contract: the terrain has more samples than both windows on each axis
/// on which these reach beyond it.
class WholeBlur {
 public:
  WholeBlur(const GroundRows& ground, const GridRect& rect, const BlurRadius& radius,
            std::span<const ColumnSpan> wanted, const HeightSteps& steps)
      : ground_(ground),
        terrain_(ground.terrain()),
        rect_(rect),
        wide_(around(rect, radius)),
        across_(radius.across),
        down_(radius.down),
        firstRow_(std::max(terrain_.row0 - wide_.row0, 0)),
        endRow_(std::min(terrain_.row1, wide_.row1) - wide_.row0),
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
    const int bands = (endRow_ - firstRow_ + kBand - 1) / kBand;
    std::atomic<bool> fits = true;
    parallelFor(static_cast<std::size_t>(bands), [&](std::size_t band) {
      const int first = firstRow_ + static_cast<int>(band) * kBand;
      if (!blurRows(first, std::min(first + kBand, endRow_))) fits = false;
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
    ScratchArray<std::uint32_t> firstTotals(kLead + room), secondTotals(kLead + room);
    std::uint32_t *const first = firstTotals.data() + kLead, *const second = secondTotals.data() + kLead;
    const int size = 2 * across_ + 1;
    for (int r = from; r < to; ++r) {
      const int at = wide_.row0 + r;
      const Strips strips = stripsOver(at);
      if (strips.first == strips.end) continue;
      // Columns that count: those of the strips, and what their means and their means' means look at.
      const int left = rect_.column0 + strips.first * kStrip,
                right = std::min(rect_.column0 + strips.end * kStrip, rect_.column1);
      const int column0 = left - 2 * across_, column1 = right + 2 * across_, count = column1 - column0;
      readRow(at, column0, column1, heights.data());
      std::fill_n(heights.data() + count, kLanes, steps_.base);
      if (!totalHeights(heights.data(), count, steps_, first)) return false;
      totalMeans(first, count - 2 * across_, size, second);
      for (int strip = strips.first; strip < strips.end; ++strip)
        evenMeans(second + (strip - strips.first) * kStrip, widthOf(strip), size, slot(strip, r + down_ + 1));
    }
    return true;
  }

  /// Reads the columns of a row, which may be beyond the terrain.
  void readRow(int row, int column0, int column1, float* out) const {
    const int from = std::max(column0, terrain_.column0), to = std::min(column1, terrain_.column1);
    if (row + kAhead < std::min(wide_.row1, terrain_.row1)) ground_.expect(row + kAhead, from, to);
    ground_.read(row, from, to, out + (from - column0));
    const auto mirror = [&](int side, int step, int count) {
      if (count <= 0) return;
      float* const at = out + (side - column0);
      const auto twice = static_cast<float>(
          2.0 * heightAtSide(fitted(across_, to - from), [&](int k) { return at[k * step]; }));
      for (int k = 1; k <= count; ++k) at[-k * step] = twice - at[k * step];
    };
    mirror(from, 1, from - column0);
    mirror(to - 1, -1, column1 - to);
  }

  [[nodiscard]] static int fitted(int radius, int count) {
    return samplesAtSide(boxKernel(radius).spread, count);
  }

  /// Makes the means of the rows beyond the terrain that the strip looks at.
  void mirrorRows(int strip) {
    const Rows& rows = wanted_[static_cast<std::size_t>(strip)];
    const auto mirror = [&](int side, int step, int count) {
      if (count <= 0) return;
      const auto row = [&](int k) { return slot(strip, side + k * step + down_ + 1); };
      const int near = fitted(down_, endRow_ - firstRow_), width = widthOf(strip);
      float twice[kStrip];
      for (int i = 0; i < width; ++i)
        twice[i] = static_cast<float>(2.0 * heightAtSide(near, [&](int k) { return row(k)[i]; }));
      for (int k = 1; k <= count; ++k) {
        const std::uint32_t* const of = row(k);
        std::uint32_t* const to = row(-k);
        for (int i = 0; i < width; ++i)
          to[i] = static_cast<std::uint32_t>(static_cast<std::int32_t>(twice[i])) - of[i];
      }
    };
    mirror(firstRow_, 1, firstRow_ - rows.from);
    mirror(endRow_ - 1, -1, rows.to + 4 * down_ - endRow_);
  }

  /// The window moves on by a row: sums += in − out.
  struct Slide {
    std::uint32_t* sums;
    const std::uint32_t *in, *out;
    float share;  ///< One over the rows in the window.
  };

  /// Calls step(k, slide) for the rows k in from … to, where a window is down_ rows to either side; row 0
  /// lies `shift` slots down.
  template <class Step>
  void down(int strip, int from, int to, int shift, const Step& step) {
    alignas(64) const std::uint32_t none[kStrip]{};
    alignas(64) std::uint32_t sums[kStrip]{};
    for (int row = from - down_; row < from + down_; ++row) addTo(sums, slot(strip, row + shift), kStrip);
    for (int k = from; k < to; ++k) {
      // The first window has nothing to let go of.
      const std::uint32_t* out = k == from ? none : slot(strip, k - down_ - 1 + shift);
      step(k, Slide{sums, slot(strip, k + down_ + shift), out, 1.0F / static_cast<float>(2 * down_ + 1)});
    }
  }

  void blurColumns(int strip, float* out) {
    const Rows& rows = wanted_[static_cast<std::size_t>(strip)];
    if (rows.from == rows.to) return;
    mirrorRows(strip);
    const int first = rect_.row0 - wide_.row0, top = first + rows.from, bottom = first + rows.to;
    down(strip, top - down_, bottom + down_, down_ + 1, [&](int k, const Slide& s) {
      for (int line = 0; line < kStrip; line += kLanes) __builtin_prefetch(s.in + kAhead * kStrip + line);
      slide(s.sums, s.in, s.out, kStrip, s.share, slot(strip, k));
    });
    down(strip, top, bottom, 0, [&](int k, const Slide& s) {
      float* const row = out + static_cast<std::ptrdiff_t>(k - first) * rect_.width() + strip * kStrip;
      // Rows are too far apart for the processor to foresee where the next ones go.
      for (int line = 0; line < kStrip; line += kLanes)
        __builtin_prefetch(row + kAhead * rect_.width() + line, 1);
      slideToHeights(s.sums, s.in, s.out, widthOf(strip), s.share * steps_.perStep, steps_.base, row);
    });
  }

  [[nodiscard]] int widthOf(int strip) const { return std::min(kStrip, rect_.width() - strip * kStrip); }

  const GroundRows& ground_;
  GridRect terrain_, rect_, wide_;
  int across_, down_;
  int firstRow_, endRow_;  ///< Those of wide_ that are on the terrain.
  HeightSteps steps_;
  int strips_, slots_;
  std::vector<Rows> wanted_;  ///< Of each strip.
  ScratchArray<std::uint32_t> values_;
};

/// Blurs a terrain that is smaller than the blur, of which the heights in `read` are given.
void blurSmall(HeightPlane plane, const GridRect& read, const GridRect& rect, const BlurRadius& radius,
               float* out) {
  if (!smoothPlane(plane, boxKernel(radius.across), boxKernel(radius.down), {}, {read.column0, read.row0}))
    return;
  for (int row = rect.row0; row < rect.row1; ++row)
    std::copy_n(&plane.values[plane.at(rect.column0 - read.column0, row - read.row0)], rect.width(),
                out + static_cast<std::ptrdiff_t>(row - rect.row0) * rect.width());
}

}  // namespace

ScratchArray<float> boxBlur(const HeightRaster& heights, const GridRect& rect, const BlurRadius& radius,
                            std::span<const ColumnSpan> wanted) {
  EXPECTS(radius.across >= 1 && radius.down >= 1);
  EXPECTS(wanted.empty() || wanted.size() == static_cast<std::size_t>(rect.height()));
  ScratchArray<float> out(static_cast<std::size_t>(rect.area()));
  if (rect.empty()) return out;
  const GridRect terrain = heights.rect(), wanting = around(rect, radius),
                 wide = wanting.intersected(terrain);
  const bool sides = !(wide == wanting);
  const int size = 2 * std::max(radius.across, radius.down) + 1;
  const auto blurWhole = [&](const GroundRows& ground, float low, float high) {
    // What is mirrored through a height at a side is beyond all others by their span, and the blurred ground
    // a little by that height being fitted; at least by what rounding comes to.
    constexpr float kRounding = 1e-6F;
    const float more = sides ? 1.25F * (high - low) + kRounding * std::max(-low, high) : 0.0F;
    return WholeBlur(ground, rect, radius, wanted, {low - more, high + more, size}).run(out.data());
  };
  const GridRect read = around(wide, radius).intersected(terrain);
  const auto heightsRead = [&] {
    HeightPlane plane(read.width(), read.height(), 0, 0.0F);
    heights.read(read, plane.values);
    return plane;
  };
  if (terrain.width() <= 2 * radius.across || terrain.height() <= 2 * radius.down) {
    blurSmall(heightsRead(), read, rect, radius, out.data());
    return out;
  }
  // What the heights lie between a few of them tell, nearly always.
  if (const HeightSpan few = spanOfFew(heights, wide); few.whole) {
    const float margin = 0.5F * (few.high - few.low) + 1.0F;
    if (blurWhole(GroundRows(heights), few.low - margin, few.high + margin)) return out;
  }
  const HeightSpan span = spanOf(heights, wide);
  if (span.whole && blurWhole(GroundRows(heights), span.low, span.high)) return out;
  HeightPlane bridged = heightsRead();
  bridgeHoles(bridged, 2 * radius.across, 2 * radius.down);
  const HeightSpan all = heightSpan(bridged.values.data(), static_cast<int>(bridged.values.size()));
  if (!blurWhole(GroundRows(heights, bridged, read), all.low, all.high))
    std::fill_n(out.data(), rect.area(), std::numeric_limits<float>::quiet_NaN());
  return out;
}

}  // namespace scarp
