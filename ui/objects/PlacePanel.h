#pragma once

#include <QStringList>
#include <QWidget>
#include <functional>

#include "core/base/Signal.h"
#include "core/objects/Asset.h"
#include "ui/widgets/SettingFields.h"

class QLabel;
class QMenu;

namespace scarp {

// The rules by which objects go with the ground, for a choice; lists are in the order of ObjectRule.

[[nodiscard]] QString ruleLabel();
[[nodiscard]] QStringList ruleTitles();
[[nodiscard]] QStringList ruleTips();

class AssetGrid;
class AssetPictures;
class ToolState;
struct PlaceSettings;

/// How new objects are put down: which, how large, how they stand.
class PlacePanel : public QWidget {
  Q_OBJECT

 public:
  explicit PlacePanel(AssetPictures& pictures, QWidget* parent = nullptr);  ///< They outlive this.
  void setTools(ToolState* tools);  ///< Null for none; outlives the panel or is taken away first.
  void showAssets(const AssetTable& assets);
  /// Takes one up, as if it were picked.
  void pick(AssetKind asset);

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why a typed number is impossible; empty: no longer.
  void assetPicked();                    ///< By hand: the person wants to place one.
  void menuAsked(AssetKind asset, const QPoint& onScreen);
  void importAsked();
  void libraryAsked(QMenu* menu);  ///< It is about to be shown.

 private:
  void change(const std::function<void(PlaceSettings&)>& edit);
  void refresh();

  ToolState* tools_ = nullptr;
  AssetGrid* assets_;
  QLabel* mix_;  ///< Which kinds the brush paints, where these are several.
  SettingFields<PlaceSettings> fields_;
  Subscription onSettings_;
};

}  // namespace scarp
