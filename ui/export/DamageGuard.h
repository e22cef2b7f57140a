#pragma once

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "core/project/ProjectDamage.h"

class QWidget;

namespace scarp {

class EditorDocument;

/// Keeps damage of the project that was opened from getting into an export unnoticed. A value, whose copies
/// share what was accepted; any thread.
class DamageGuard {
 public:
  /// Asks the person where damage in a scope is known. Nothing where the export is cancelled.
  [[nodiscard]] static std::optional<DamageGuard> ask(EditorDocument& document, DamageScope::Content content,
                                                      QWidget& window);

  /// Reads what is in the scope, in the job and before it writes anything. Damage that was not accepted is an
  /// error that names it; to export again accepts it.
  [[nodiscard]] Result<void> check(const Progress& progress) const;

 private:
  DamageGuard() = default;

  std::shared_ptr<const ProjectFile> file_;  ///< Null where there is nothing to be damaged.
  std::map<RasterId, HeightRaster> rasters_;
  DamageScope scope_;
  struct Accepted {
    std::mutex mutex;
    std::vector<std::string> damages;  ///< Damage::what.
  };
  std::shared_ptr<Accepted> accepted_ = std::make_shared<Accepted>();
};

}  // namespace scarp
