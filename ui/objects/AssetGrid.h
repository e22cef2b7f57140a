#pragma once

#include <QWidget>
#include <vector>

#include "core/objects/Asset.h"

class QLineEdit;
class QScrollArea;

namespace scarp {

class AssetPictures;
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
