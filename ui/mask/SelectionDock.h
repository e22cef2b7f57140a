#pragma once

#include <QList>
#include <functional>

#include "core/base/Signal.h"
#include "core/brush/BrushSettings.h"
#include "ui/actions/EditorDock.h"
#include "ui/widgets/SettingFields.h"

class QAbstractButton;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace scarp {

class Actions;
class EditorDocument;
class IconGrid;
class MaskCommands;
class MaskView;
class PastePanel;
struct SelectSettings;
struct WandSettings;

/// How to select, what to make of the selection, the selections that were kept, and the paste that floats.
class SelectionDock : public EditorDock {
  Q_OBJECT

 public:
  [[nodiscard]] static DockRow row();
  SelectionDock(const Actions& actions, MaskCommands& commands, MaskView& view, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document) override;

 private:
  [[nodiscard]] std::function<void(const QString&)> telling();
  void addTools(QVBoxLayout& column, const Actions& actions);
  void addChanges(QVBoxLayout& column, const Actions& actions);
  void addKept(QVBoxLayout& column);
  void change(const std::function<void(SelectSettings&)>& edit);
  void refresh();
  void changeWand(const std::function<void(WandSettings&)>& edit);
  void setRadius(const std::function<void(BrushSettings&)>& edit);

  MaskCommands& commands_;
  MaskView& view_;
  EditorDocument* document_ = nullptr;
  IconGrid* kinds_ = nullptr;
  SettingFields<SelectSettings> shape_;
  SettingFields<BrushSettings> brush_;
  SettingFields<WandSettings> wand_;
  NumberField *tolerance_ = nullptr, *softness_ = nullptr, *metres_ = nullptr, *opacity_ = nullptr;
  QLabel *hint_ = nullptr, *empty_ = nullptr;
  QLineEdit* name_ = nullptr;
  QPushButton* keep_ = nullptr;
  QListWidget* kept_ = nullptr;
  QList<QAbstractButton*> keptButtons_;  ///< Of the selected row.
  PastePanel* paste_ = nullptr;
  Subscription onSettings_;
};

}  // namespace scarp
