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

/// Prevents damaged content of the open project from being exported without consent. A value, whose copies
/// share the accepted damage; any thread.
class DamageGuard {
 public:
  /// Asks the user if damage in a scope is known. Returns nothing if the user cancels the export.
  [[nodiscard]] static std::optional<DamageGuard> ask(EditorDocument& document, DamageScope::Content content,
                                                      QWidget& window);

  /// Reads the content of the scope; called in the job, before it writes anything. Fails with the name of
  /// damage that was not accepted. Exporting again accepts it.
  [[nodiscard]] Result<void> check(const Progress& progress) const;

 private:
  DamageGuard() = default;

  std::shared_ptr<const ProjectFile> file_;  ///< Null if no damage is possible.
  std::map<RasterId, HeightRaster> rasters_;
  DamageScope scope_;
  struct Accepted {
    std::mutex mutex;
    std::vector<Message> damages;  ///< Damage::what.
  };
  std::shared_ptr<Accepted> accepted_ = std::make_shared<Accepted>();
};

}  // namespace scarp
