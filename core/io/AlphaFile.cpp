#include "core/io/AlphaFile.h"

#include <sys/stat.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <mutex>
#include <set>
#include <vector>

#include "core/io/GdalErrors.h"
#include "core/io/SampleSource.h"

namespace scarp {

namespace {

constexpr int kMaxPixels = 4096;        ///< Pixels that are kept along a side.
constexpr int kMostSourceSide = 32768;  ///< Pixels that are read.

/// Means over squares of pixels, holes left out.
class Reduction {
 public:
  Reduction(int columns, int rows)
      : by_((std::max(columns, rows) + kMaxPixels - 1) / kMaxPixels),
        columns_((columns + by_ - 1) / by_),
        sums_(static_cast<std::size_t>(columns_) * ((rows + by_ - 1) / by_), 0.0),
        counts_(sums_.size(), 0) {}

  void add(int row, const std::vector<double>& pixels) {
    const std::size_t start = static_cast<std::size_t>(row / by_) * columns_;
    for (std::size_t i = 0; i < pixels.size(); ++i) {
      if (!std::isfinite(pixels[i])) continue;
      sums_[start + i / by_] += pixels[i];
      ++counts_[start + i / by_];
    }
  }

  /// Maps lowest to highest to 0…1. If there are values below 0, the value 0 maps to Alpha::ground, and the
  /// value farthest from it raises or digs by the full strength of a stamp.
  [[nodiscard]] Result<AlphaPtr> alpha(const std::string& path) const {
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (std::size_t i = 0; i < sums_.size(); ++i) {
      if (counts_[i] == 0) continue;
      low = std::min(low, sums_[i] / counts_[i]);
      high = std::max(high, sums_[i] / counts_[i]);
    }
    if (!(high > low)) return Error{path + ": is the same throughout; a brush would have no shape by it"};
    auto made = std::make_shared<Alpha>();
    if (low < 0.0) {
      high = std::max(high, 0.0);
      made->ground = static_cast<float>(-low / (high - low));
      made->gain = static_cast<float>((high - low) / std::max(-low, high));
    }
    made->name = path;
    made->columns = columns_;
    made->rows = static_cast<int>(sums_.size()) / columns_;
    made->values.reserve(sums_.size());
    for (std::size_t i = 0; i < sums_.size(); ++i) {
      const double value =
          counts_[i] == 0 ? double{made->ground} : (sums_[i] / counts_[i] - low) / (high - low);
      made->values.push_back(static_cast<float>(value));
    }
    return AlphaPtr(std::move(made));
  }

 private:
  int by_, columns_;
  std::vector<double> sums_;
  std::vector<int> counts_;
};

Result<AlphaPtr> readNew(const std::string& path) {
  prepareGdal();
  auto opened = openAnySource(path, std::nullopt);
  if (!opened) return opened.error();
  SampleSource& source = **opened;
  const SourceInfo& info = source.info();
  if (source.undecided())
    return Error{path + ": " + std::to_string(info.bands.size()) + " bands; an alpha has one"};
  if (info.hasColours())
    if (auto chosen = source.choose(BandUse{BandUse::Kind::Luminance, 1}); !chosen) return chosen.error();
  if (info.columns > kMostSourceSide || info.rows > kMostSourceSide)
    return Error{path + ": " + std::to_string(info.columns) + " x " + std::to_string(info.rows) +
                 " pixels; an alpha has at most " + std::to_string(kMostSourceSide) + " a side"};
  Reduction reduction(info.columns, info.rows);
  std::vector<double> pixels(static_cast<std::size_t>(info.columns));
  for (int row = 0; row < info.rows; ++row) {
    if (auto read = source.read(row, 1, pixels); !read) return read.error();
    if (info.nodata) std::ranges::replace(pixels, *info.nodata, std::numeric_limits<double>::quiet_NaN());
    reduction.add(row, pixels);
  }
  return reduction.alpha(path);
}

/// What tells a file from one that was there before.
struct Stamp {
  long long bytes = -1, seconds = 0, nanoseconds = 0;
  bool operator==(const Stamp&) const = default;
};

Stamp stampOf(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return {};
  return {status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec};
}

struct Kept {
  Stamp stamp;
  std::weak_ptr<const Alpha> alpha;
};

/// Alphas that were chosen or read.
struct AllowedAlphas {
  std::mutex busy;
  std::set<std::string> paths;  ///< Symbolic links followed.
};

AllowedAlphas& allowedAlphas() {
  static AllowedAlphas allowed;
  return allowed;
}

}  // namespace

Result<AlphaPtr> readAlpha(const std::string& path) {
  static std::mutex busy;
  static std::map<std::string, Kept> kept;
  const Stamp stamp = stampOf(path);
  const std::lock_guard lock(busy);
  Kept& entry = kept[path];
  if (AlphaPtr same = entry.alpha.lock(); same && entry.stamp == stamp) return same;
  auto alpha = readNew(path);
  if (alpha) {
    entry = {stamp, *alpha};
    allowAlphaFile(path);
  } else {
    kept.erase(path);
  }
  return alpha;
}

void allowAlphaFile(const std::string& path) {
  AllowedAlphas& allowed = allowedAlphas();
  const std::string real = resolvedPath(path);
  const std::lock_guard lock(allowed.busy);
  allowed.paths.insert(real);
}

bool isAllowedAlphaFile(const std::string& path) {
  AllowedAlphas& allowed = allowedAlphas();
  const std::string real = resolvedPath(path);
  const std::lock_guard lock(allowed.busy);
  return allowed.paths.contains(real);
}

}  // namespace scarp
