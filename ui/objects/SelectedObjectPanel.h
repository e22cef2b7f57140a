#pragma once

#include <QWidget>
#include <functional>
#include <memory>

#include "core/base/Signal.h"
#include "core/objects/Object.h"
#include "ui/widgets/SettingFields.h"

class QAction;
class QLabel;
class QVBoxLayout;

namespace scarp {

class EditorDocument;
class ObjectEdit;

/// The selected object's values, to be changed; a drag of a number is one step of history.
class SelectedObjectPanel : public QWidget {
  Q_OBJECT

 public:
  explicit SelectedObjectPanel(QAction& remove, QWidget* parent = nullptr);
  ~SelectedObjectPanel() override;

  void setDocument(EditorDocument* document);  ///< Null for none; outlives the panel or is taken away first.

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why a change is impossible; empty: no longer.

 private:
  using Edit = std::function<void(Object&)>;
  [[nodiscard]] const Object* selected() const;
  void addFields(QVBoxLayout& column);
  void begin();
  void apply(const Edit& edit);
  void end(bool kept);
  void refresh();

  EditorDocument* document_ = nullptr;
  QLabel* title_;
  QWidget* values_;
  SettingFields<Object> fields_;
  NumberField *east_ = nullptr, *north_ = nullptr, *elevation_ = nullptr;
  ChoiceRow* rule_;
  std::unique_ptr<ObjectEdit> edit_;
  bool refused_ = false;  ///< The last change was.
  Subscription onSelection_, onObjects_;
};

}  // namespace scarp
