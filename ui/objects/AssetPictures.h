#pragma once

#include <QIcon>
#include <QObject>
#include <map>
#include <set>

#include "core/objects/Asset.h"

namespace scarp {

class JobRunner;

/// Pictures of assets for lists: of built-in ones at once, of models as soon as they have been drawn, of
/// missing models a sign.
class AssetPictures : public QObject {
  Q_OBJECT

 public:
  explicit AssetPictures(JobRunner& jobs, QObject* parent = nullptr);  ///< The runner outlives this.

  /// What there is by now; what is not is drawn, and told by changed().
  [[nodiscard]] QIcon of(AssetKind asset, const AssetTable& assets);

 Q_SIGNALS:
  void changed();

 private:
  void drawNext();

  JobRunner& jobs_;
  std::vector<QIcon> builtIn_;
  std::map<std::uint64_t, QIcon> drawn_;  ///< By the model's sum.
  std::map<std::uint64_t, ModelPtr> wanted_;
  bool drawing_ = false;
};

}  // namespace scarp
