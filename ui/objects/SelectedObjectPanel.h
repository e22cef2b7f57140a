#pragma once

#include <QWidget>
#include <functional>
#include <memory>
#include <vector>

#include "core/base/Signal.h"
#include "core/objects/Object.h"
#include "core/scatter/SceneSelection.h"
#include "ui/widgets/SettingFields.h"

class QAction;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace scarp {

class EditorDocument;
class ObjectsEdit;
class WorldPositionField;

/// The values of the selected objects, to be changed together; a drag of a number is one step of history. Of
/// several, the place is that of their middle, and other values that differ are shown as "—". What a scatter
/// rule put down is taken out of it by the first change.
class SelectedObjectPanel : public QWidget {
  Q_OBJECT

 public:
  explicit SelectedObjectPanel(QAction& remove, QWidget* parent = nullptr);
  ~SelectedObjectPanel() override;

  void setDocument(EditorDocument* document);  ///< Null for none; outlives the panel or is taken away first.

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why a change is impossible; empty: no longer.
  void ruleAsked(std::uint32_t rule);    ///< A scatter rule, by its id, is to be shown.

 private:
  using Edit = std::function<void(Object&)>;
  [[nodiscard]] std::vector<Object> selected() const;
  void addFields(QVBoxLayout& column);
  void addOrigin(QVBoxLayout& column);
  void showOrigin();
  void begin();
  void apply(const Edit& edit);
  void end(bool kept);
  void refuse(const Error& why);
  void refresh();

  EditorDocument* document_ = nullptr;
  QLabel* title_;
  QWidget* origin_;  ///< Which rule put them down.
  QLabel* originText_;
  QPushButton* openRule_;
  QWidget* values_;
  SettingFields<Object> fields_;
  WorldPositionField* world_;
  NumberField *east_ = nullptr, *north_ = nullptr, *elevation_ = nullptr;
  ChoiceRow* rule_;
  std::vector<NumberField*> numbers_;  ///< All that may differ.
  std::unique_ptr<ObjectsEdit> edit_;
  SceneSelection before_;  ///< That is being edited, as it was.
  bool refused_ = false;   ///< The last change was.
  Subscription onSelection_, onObjects_;
};

}  // namespace scarp
