#pragma once

#include <QWidget>
#include <functional>

#include "core/base/Signal.h"
#include "core/tools/ToolValues.h"
#include "ui/widgets/SettingFields.h"

namespace scarp {

class IconGrid;
class ToolState;

/// How new objects are put down: which, how large, how they stand.
class PlacePanel : public QWidget {
  Q_OBJECT

 public:
  explicit PlacePanel(QWidget* parent = nullptr);
  void setTools(ToolState* tools);  ///< Null for none; outlives the panel or is taken away first.

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why a typed number is impossible; empty: no longer.
  void assetPicked();                    ///< By hand: the person wants to place one.

 private:
  void change(const std::function<void(PlaceSettings&)>& edit);
  void refresh();

  ToolState* tools_ = nullptr;
  IconGrid* assets_;
  SettingFields<PlaceSettings> fields_;
  Subscription onSettings_;
};

}  // namespace scarp
