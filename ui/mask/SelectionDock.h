#pragma once

#include <QDockWidget>
#include <functional>
#include <vector>

#include "core/base/Signal.h"
#include "core/tools/SelectSettings.h"

class QCheckBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QVBoxLayout;

namespace scarp {

class Actions;
class ChoiceRow;
class EditorDocument;
class IconGrid;
class MaskCommands;
class MaskView;
class NumberField;
class PastePanel;
struct NumberSpec;

/// How to select, what to make of the selection, the selections that were kept, and the paste that floats.
class SelectionDock : public QDockWidget {
  Q_OBJECT

 public:
  SelectionDock(const Actions& actions, MaskCommands& commands, MaskView& view, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

 Q_SIGNALS:
  void problem(const QString& message);  ///< A number that cannot be; empty: taken back.

 private:
  NumberField* addNumber(QVBoxLayout& column, const NumberSpec& spec, const char* name, const QString& tip,
                         double low, double high, const std::function<void(double)>& set);
  void addTools(QVBoxLayout& column, const Actions& actions);
  void addChanges(QVBoxLayout& column, const Actions& actions);
  void addKept(QVBoxLayout& column);
  void change(const std::function<void(SelectSettings&)>& edit);
  void refresh();
  void showWand(const SelectSettings& settings);

  MaskCommands& commands_;
  MaskView& view_;
  EditorDocument* document_ = nullptr;
  IconGrid* kinds_ = nullptr;
  NumberField *feather_ = nullptr, *radius_ = nullptr, *tolerance_ = nullptr, *softness_ = nullptr,
              *metres_ = nullptr, *opacity_ = nullptr;
  ChoiceRow* criterion_ = nullptr;
  QCheckBox* contiguous_ = nullptr;
  QLabel* hint_ = nullptr;
  QLineEdit* name_ = nullptr;
  QListWidget* kept_ = nullptr;
  PastePanel* paste_ = nullptr;
  Subscription onSettings_;
};

}  // namespace scarp
