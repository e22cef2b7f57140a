#pragma once

#include <QIcon>
#include <QImage>
#include <QObject>
#include <QString>
#include <QWidget>
#include <cstdint>
#include <map>
#include <set>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/model/Model.h"
#include "core/objects/Asset.h"
#include "core/objects/Object.h"
#include "core/scatter/ScatterRule.h"

class QLineEdit;
class QScrollArea;

namespace scarp {

/// A small picture of the very model that will stand on the ground.
[[nodiscard]] QIcon assetPicture(AssetKind kind);
/// Returns the title of an asset as lists show it: "Conifer".
[[nodiscard]] QString titleOfAsset(AssetKind kind);
/// "Conifer by the rule “Old wood”": of an object that a rule, by its id, put down.
[[nodiscard]] QString scatteredTitle(AssetKind kind, std::uint32_t rule,
                                     const std::vector<ScatterRule>& rules);

/// Pictures of models as the viewport draws them, each from the south-east and above and as large as the
/// picture allows, on a transparent background. On a thread without an OpenGL context; takes a second. The error is one line: no OpenGL.
[[nodiscard]] Result<std::vector<QImage>> drawThumbnails(const std::vector<ModelPtr>& models, int side,
                                                         const Progress& progress = {});

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

class IconGrid;

/// The assets of a terrain as pictures with names, one of which is chosen; found by words of their names and
/// tags.
class AssetGrid : public QWidget {
  Q_OBJECT

 public:
  explicit AssetGrid(AssetPictures& pictures, QWidget* parent = nullptr);  ///< They outlive this.

  void show(const AssetTable& assets);
  void setChosen(AssetKind asset);  ///< Tells nobody.

 Q_SIGNALS:
  void picked(AssetKind asset);
  void menuAsked(AssetKind asset, const QPoint& onScreen);  ///< For one of the terrain's own.

 private:
  void fill();
  void showPictures();

  AssetPictures& pictures_;
  AssetTable assets_;
  AssetKind chosen_ = AssetKind::Conifer;
  QLineEdit* search_;
  IconGrid* grid_;
  QScrollArea* area_;
  std::vector<AssetKind> shown_;
};

}  // namespace scarp
