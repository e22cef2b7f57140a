#pragma once

#include <cstddef>
#include <memory>

#include "core/base/Result.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// For who writes what it reads of a raster: whether all of that was the terrain, and nothing that its source made up
/// for. A value; any thread.
class ReadWatch {
 public:
  /// From now on.
  explicit ReadWatch(const HeightRaster& raster)
      : source_(raster.source()), failures_(source_ && source_->trouble().empty() ? source_->failures() : kTrouble) {}

  /// An error where it was not.
  [[nodiscard]] Result<void> whole() const {
    if (!source_ || source_->failures() == failures_) return {};
    if (Message why = source_->trouble(); !why.empty()) return Error{std::move(why)};
    return Error{"a part of the terrain could not be read"};
  }

 private:
  static constexpr std::size_t kTrouble = static_cast<std::size_t>(-1);
  std::shared_ptr<HeightRaster::Source> source_;
  std::size_t failures_;
};

}  // namespace scarp
