#pragma once

#include <QWidget>
#include <vector>

#include "core/objects/Asset.h"
#include "core/scatter/ScatterRule.h"

class QPushButton;
class QVBoxLayout;

namespace scarp {

class AssetGrid;
class AssetPictures;
class NumberField;

/// The assets of a scatter rule with their weights, one under another, and a button that adds one.
class ScatterAssetList : public QWidget {
  Q_OBJECT

 public:
  explicit ScatterAssetList(AssetPictures& pictures, QWidget* parent = nullptr);  ///< They outlive this.

  void show(const std::vector<ScatterAsset>& assets, const AssetTable& table);  ///< Tells nobody.

 Q_SIGNALS:
  void editBegun();  ///< Until editEnded() what is edited is one edit.
  void assetsEdited(const std::vector<scarp::ScatterAsset>& assets);
  void editEnded(bool kept);
  void problem(const QString& message);

 private:
  struct Row {
    AssetKind asset;
    QPushButton* button;
    NumberField* weight;
    QWidget* whole;
  };
  void build();
  void showPictures();
  void tell();
  /// Asks for an asset, beside a button.
  void ask(QWidget& beside, const std::function<void(AssetKind)>& take);

  AssetPictures& pictures_;
  AssetTable table_;
  std::vector<ScatterAsset> assets_;
  std::vector<Row> rows_;
  QVBoxLayout* column_ = nullptr;
};

}  // namespace scarp
