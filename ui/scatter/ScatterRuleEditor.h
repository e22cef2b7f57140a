#pragma once

#include <QWidget>
#include <functional>
#include <optional>
#include <vector>

#include "core/base/Signal.h"
#include "core/material/Material.h"
#include "core/scatter/ScatterRule.h"
#include "ui/document/StateSession.h"
#include "ui/widgets/SettingFields.h"

class QComboBox;
class QLineEdit;
class QPushButton;
class QVBoxLayout;

namespace scarp {

/// An edit of a document's scatter rules.
class ScatterSession : public StateSession {
  Q_OBJECT

 public:
  using Edit = std::function<void(std::vector<ScatterRule>&)>;
  using RuleEdit = std::function<void(ScatterRule&)>;
  using StateSession::StateSession;

  void begin() { StateSession::begin(Message("Change scatter rules")); }
  /// Of what is open, else an edit of one step; what cannot be is told, and changes nothing.
  void change(const Edit& edit);
  /// The same of one rule, by its id, where it is there.
  void changeRule(std::uint32_t rule, const RuleEdit& edit);
  /// An operation of one step.
  void once(const Operation& operation);

 protected:
  [[nodiscard]] Result<void> check(const DocumentState& wanted, const DocumentState& present) const override;
  [[nodiscard]] Operation operationFor(const DocumentState& state) const override;
};

class TerrainDocument;

class AssetPictures;
class ConditionList;
class ScatterAssetList;
class Scene;

/// What one scatter rule puts down, how densely, and where. What is dragged here follows at once and is one
/// step of history.
class ScatterRuleEditor : public QWidget {
  Q_OBJECT

 public:
  /// All outlive this.
  ScatterRuleEditor(ScatterSession& session, AssetPictures& pictures, QWidget* parent = nullptr);

  void setScene(Scene* scene);  ///< Null for none; outlives this or is taken away first.
  /// Height of the visible water, metres; nothing where there is none.
  void setWater(std::optional<double> level) { water_ = level; }
  void show(const ScatterRule& rule, const TerrainDocument& terrain);  ///< Tells nobody.
  /// Whether the layers of lines are those of the last show().
  [[nodiscard]] bool showsLayersOf(const TerrainDocument& terrain) const;

 Q_SIGNALS:
  void problem(const QString& message);
  void bakeAsked();  ///< The rule is to become ordinary objects.

 private:
  void addFields(QVBoxLayout& column);
  void addRows(QVBoxLayout& column);
  void addPlaces(QVBoxLayout& column);
  void addConditions(QVBoxLayout& column);
  void addLines(QVBoxLayout& column);
  void addSingleLines(QComboBox& list) const;
  void addEnd(QVBoxLayout& column);
  void showMaterials(const ScatterRule& rule, const TerrainDocument& terrain);
  void change(const std::function<void(ScatterRule&)>& edit);
  /// Makes one edit of what is dragged in a control.
  template <class Control>
  void group(Control& control);

  Scene* scene_ = nullptr;
  Subscription onGround_;
  std::optional<double> water_;
  ScatterSession& session_;
  std::uint32_t rule_ = 0;
  QStringList lineLayers_;          ///< Names, each once.
  bool longAcross_ = false;         ///< The first model is longer along its y axis.
  std::vector<MaterialId> listed_;  ///< By the combo box's entries, from the second on.
  SettingFields<ScatterRule> fields_;
  QLineEdit* name_ = nullptr;
  ScatterAssetList* assets_ = nullptr;
  QComboBox* onto_ = nullptr;
  ConditionList* conditions_ = nullptr;
  QPushButton* restore_ = nullptr;
};

}  // namespace scarp
