#pragma once

#include <QStringList>
#include <QTimer>
#include <QWidget>
#include <functional>
#include <vector>

#include "core/base/Signal.h"
#include "core/edit/Operation.h"
#include "core/material/Material.h"
#include "ui/actions/EditorDock.h"
#include "ui/widgets/SettingFields.h"

class QToolButton;

class QVBoxLayout;

namespace scarp {

class EditorDocument;
class MaterialSession;

/// What the chosen material is like: its colour and its size.
class MaterialSettings : public QWidget {
  Q_OBJECT

 public:
  /// The session outlives this.
  explicit MaterialSettings(MaterialSession& session, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// Shows one of the document's materials; 0 for none.
  void show(MaterialId material);

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why a number is refused; empty: taken back.
  void editWanted();                     ///< Everything about the material is to be shown.

 private:
  [[nodiscard]] const Material* shown() const;
  void begin();
  void change(const std::function<void(Material&)>& edit);
  void askColour();

  MaterialSession& session_;
  EditorDocument* document_ = nullptr;
  MaterialId material_ = 0;
  QToolButton* colour_;
  SettingFields<Material> fields_;
};

class Actions;
class ChoiceRow;
class FoldingSection;
class MaterialBar;
class MaterialList;
class MaterialView;
class PaintPanel;
class RulesPanel;

/// The materials of the terrain, how they are painted, and the rules that lay them.
class MaterialsDock : public EditorDock {
  Q_OBJECT

 public:
  [[nodiscard]] static DockRow row();
  MaterialsDock(const Actions& actions, MaterialView& view, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document) override;
  [[nodiscard]] bool activatesTool(const ToolState& tools) const override;

  [[nodiscard]] bool showsRules() const;
  void showTool() override;

 private:
  void addStart(QVBoxLayout& column);
  void addList(FoldingSection& section);
  void showPart(int part);
  void begin();
  void choose(MaterialId material);
  void rename(MaterialId material, const QString& name);
  void showList();
  void showShares();
  void showChosen();

  const Actions& actions_;
  MaterialView& view_;
  MaterialSession* session_;
  EditorDocument* document_ = nullptr;
  QWidget *start_ = nullptr, *body_ = nullptr;
  MaterialList* list_ = nullptr;
  MaterialSettings* settings_ = nullptr;
  MaterialBar* bar_ = nullptr;
  ChoiceRow* parts_ = nullptr;
  PaintPanel* paint_ = nullptr;
  RulesPanel* rules_ = nullptr;
  QTimer sharesLater_;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
