#pragma once

#include <QWidget>
#include <functional>
#include <memory>
#include <vector>

#include "core/base/Signal.h"
#include "core/objects/Object.h"

class QAction;
class QLabel;

namespace scarp {

class ChoiceRow;
class EditorDocument;
class NumberField;
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
  struct Row {
    NumberField* field;
    std::function<double(const Object&)> get;
  };

  [[nodiscard]] const Object* selected() const;
  void addNumber(NumberField* field, const QString& name, double lowest,
                 std::function<double(const Object&)> get, std::function<void(Object&, double)> set);
  void begin();
  void apply(const Edit& edit);
  void end(bool kept);
  void refresh();

  EditorDocument* document_ = nullptr;
  QLabel* title_;
  QWidget* values_;
  std::vector<Row> rows_;
  NumberField *east_, *north_, *offset_, *elevation_;
  ChoiceRow* rule_;
  std::unique_ptr<ObjectEdit> edit_;
  bool refused_ = false;  ///< The last change was.
  Subscription onSelection_, onObjects_;
};

}  // namespace scarp
