#pragma once

#include <memory>

#include "core/base/Contract.h"
#include "core/base/Result.h"
#include "core/brush/BrushSettings.h"

namespace scarp {

/// The brush of a brush path; or none. A value that all that refer to it share.
class LineBrush {
 public:
  LineBrush() = default;
  explicit LineBrush(BrushSettings settings)
      : settings_(std::make_shared<const BrushSettings>(std::move(settings))) {}

  explicit operator bool() const { return settings_ != nullptr; }
  /// Contract: there is one.
  [[nodiscard]] const BrushSettings& settings() const {
    EXPECTS(settings_);
    return *settings_;
  }
  /// Alphas by what they hold.
  bool operator==(const LineBrush& other) const;

 private:
  std::shared_ptr<const BrushSettings> settings_;
};

/// Says in one line why a brush cannot go along a line, if so. Ramps are laid between two places, holes are
/// not of layers, and a layer knows no earlier moment. Its alpha, if any, is one of the project's own or
/// embedded.
[[nodiscard]] Result<void> checkLineBrush(const BrushSettings& settings);

/// A brush as it goes along a line: without a stabiliser and a rounded path, as the line has a course of its
/// own, and with the picture of an alpha of a file embedded. Errors as checkLineBrush() has them, and where
/// that picture is too large.
[[nodiscard]] Result<LineBrush> lineBrushOf(BrushSettings settings);

}  // namespace scarp
