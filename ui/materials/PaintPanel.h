#pragma once

#include <QWidget>
#include <functional>
#include <vector>

#include "core/base/Signal.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"

class QComboBox;
class QLabel;
class QVBoxLayout;

namespace scarp {

class Actions;
class BrushBinding;
class ConditionList;
class EditorDocument;
class FoldingSection;
class IconGrid;
class MaterialView;
class NumberField;
struct PaintSettings;

/// How materials are painted: what a stroke does, the brush, and where it paints at all.
class PaintPanel : public QWidget {
  Q_OBJECT

 public:
  PaintPanel(const Actions& actions, MaterialView& view, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// Makes the material under the cursor the one in hand.
  void pick();

 Q_SIGNALS:
  void problem(const QString& message);  ///< What cannot be, in one line; empty: taken back.

 protected:
  void showEvent(QShowEvent* event) override;

 private:
  void addWays(QVBoxLayout& column);
  void addFills(QVBoxLayout& column);
  void addPick(QVBoxLayout& column);
  void addLimits(QVBoxLayout& column);
  void change(const std::function<void(PaintSettings&)>& edit);
  void fill(PaintAction action);
  void refresh();
  void showMaterials();
  void showCursor();

  const Actions& actions_;
  MaterialView& view_;
  EditorDocument* document_ = nullptr;
  BrushBinding* brush_;
  IconGrid* ways_ = nullptr;
  NumberField* opacity_ = nullptr;
  QLabel* under_ = nullptr;
  FoldingSection* limited_ = nullptr;
  QComboBox* onto_ = nullptr;
  ConditionList* limits_ = nullptr;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
