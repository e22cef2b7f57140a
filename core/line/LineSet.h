#pragma once

#include <memory>
#include <utility>
#include <vector>

#include "core/base/Contract.h"
#include "core/line/Line.h"

namespace scarp {

/// The lines of a layer, the last with the first claim to its bed; or none at all, of a layer that is drawn
/// by hand. A value that all that refer to it share.
class LineSet {
 public:
  LineSet() = default;
  explicit LineSet(std::vector<Line> lines)
      : lines_(std::make_shared<const std::vector<Line>>(std::move(lines))) {}

  /// Whether it is of a layer of lines, of which there may be none yet.
  explicit operator bool() const { return lines_ != nullptr; }
  /// Contract: it is.
  [[nodiscard]] const std::vector<Line>& lines() const {
    EXPECTS(lines_);
    return *lines_;
  }
  bool operator==(const LineSet& other) const {
    return lines_ == other.lines_ || (lines_ && other.lines_ && *lines_ == *other.lines_);
  }

 private:
  std::shared_ptr<const std::vector<Line>> lines_;
};

}  // namespace scarp
