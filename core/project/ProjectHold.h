#pragma once

#include <memory>
#include <string>

namespace scarp {

/// A project file's descriptor, and with it the hold that says who may save to it (flock). Any thread.
class ProjectHold {
 public:
  /// Never null; one of a file that cannot be opened holds nothing. wanted: for saving. shared: what this
  /// process holds of the same file does not stand in the way, and both hold it.
  [[nodiscard]] static std::shared_ptr<ProjectHold> open(const std::string& path, bool wanted, bool shared);
  ~ProjectHold();
  ProjectHold(const ProjectHold&) = delete;
  ProjectHold& operator=(const ProjectHold&) = delete;

  /// Whether what is at a path is another file by now than the one that is held, or none.
  [[nodiscard]] bool movedAway(const std::string& path) const;

  [[nodiscard]] int descriptor() const { return descriptor_; }  ///< −1: there is none.
  /// Somebody else holds the file for saving.
  [[nodiscard]] bool refused() const { return refused_; }

 private:
  explicit ProjectHold(int descriptor) : descriptor_(descriptor) {}

  int descriptor_;
  bool refused_ = false;
};

}  // namespace scarp
