#pragma once

#include <QDockWidget>
#include <functional>
#include <vector>

#include "core/base/Signal.h"
#include "core/tools/ToolValues.h"
#include "ui/widgets/SettingFields.h"

class QHBoxLayout;
class QLabel;
class QListWidget;
class QListWidgetItem;
class QTimer;
class QVBoxLayout;

namespace scarp {

class Actions;
class EditorDocument;
class IconGrid;
class MaterialBar;
class MaterialView;

/// The materials of the terrain, what a brush does with them, and the rules that lay them.
class MaterialsDock : public QDockWidget {
  Q_OBJECT

 public:
  MaterialsDock(const Actions& actions, MaterialView& view, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

 Q_SIGNALS:
  void problem(const QString& message);  ///< What cannot be done, in one line; empty: taken back.

 private:
  void addStart(QVBoxLayout& column);
  void addPainting(QVBoxLayout& column);
  void addList(QVBoxLayout& column);
  void addRules(QVBoxLayout& column);
  [[nodiscard]] QHBoxLayout* fileButtons();
  void perform(const Operation& operation);
  void begin();
  void changeMaterials(const std::function<void(MaterialsOperation&)>& edit);
  void changePainting(const std::function<void(PaintSettings&)>& edit);
  void fill(PaintAction action);
  void recolour();
  void itemEdited(QListWidgetItem* item);
  void showList();
  void showRules();
  void showShares();
  void refresh();

  const Actions& actions_;
  MaterialView& view_;
  EditorDocument* document_ = nullptr;
  QWidget *start_ = nullptr, *body_ = nullptr;
  IconGrid* ways_ = nullptr;
  QListWidget *list_ = nullptr, *rules_ = nullptr;
  MaterialBar* bar_ = nullptr;
  NumberField* opacity_ = nullptr;
  SettingFields<BrushSettings> brush_;
  QLabel* hint_ = nullptr;
  QTimer* sharesLater_ = nullptr;
  bool showing_ = false;  ///< Items change by the program's hand.
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
