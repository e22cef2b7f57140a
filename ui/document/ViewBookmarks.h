#pragma once

#include <QString>
#include <array>
#include <optional>

#include "core/geometry/Camera.h"

namespace scarp {

/// Nine places to keep views of one terrain in. Those of a file are kept with the program's settings, under
/// the file's path, for the hundred files that got one last; those of a project in it; the others for as long
/// as this lives.
class ViewBookmarks {
 public:
  static constexpr int count = 9;

  using Views = std::array<std::optional<Camera>, count>;

  explicit ViewBookmarks(const QString& path);  ///< Empty: of no file.

  [[nodiscard]] const std::optional<Camera>& at(int index) const {
    return views_[static_cast<std::size_t>(index)];
  }
  void store(int index, const Camera& view);
  [[nodiscard]] const Views& all() const { return views_; }
  /// From now on they are a project's, which keeps them itself.
  void belongToProject(const Views& views);

 private:
  QString key_;  ///< Empty: nowhere.
  Views views_;
};

}  // namespace scarp
