#pragma once

#include <QList>
#include <QWidget>
#include <functional>

#include "core/base/Signal.h"
#include "core/brush/BrushSettings.h"
#include "core/mask/TerrainClip.h"
#include "ui/actions/EditorDock.h"
#include "ui/widgets/SettingFields.h"

class QAbstractButton;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;
class QVBoxLayout;

namespace scarp {

class ToolState;

/// The numbers of a paste that floats, and to drop it or take it back; hidden while none does.
class PastePanel : public QWidget {
  Q_OBJECT

 public:
  explicit PastePanel(QWidget* parent = nullptr);
  void setTools(ToolState* tools);  ///< Null for none; outlives the panel or is taken away first.

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why a typed number is impossible; empty: no longer.

 private:
  void change(const std::function<void(ClipPlacement&)>& edit);
  void refresh();

  ToolState* tools_ = nullptr;
  SettingFields<ClipPlacement> fields_;
  Subscription onPaste_;
};

class Actions;
class EditorDocument;
class IconGrid;
class MaskCommands;
class MaskView;
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
