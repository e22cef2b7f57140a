#pragma once

#include <QWidget>

#include "core/base/Signal.h"

class QCheckBox;

namespace scarp {

class ChoiceRow;
class IconGrid;
class NumberField;
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
  void refresh();

  ToolState* tools_ = nullptr;
  IconGrid* assets_;
  NumberField *scale_, *jitter_, *offset_;
  ChoiceRow* rule_;
  QCheckBox* turn_;
  Subscription onSettings_;
};

}  // namespace scarp
