#pragma once

#include <QDockWidget>
#include <QStringList>
#include <QTimer>
#include <functional>
#include <vector>

#include "core/base/Signal.h"
#include "core/edit/Operation.h"
#include "core/material/Material.h"

class QVBoxLayout;

namespace scarp {

class Actions;
class ChoiceRow;
class EditorDocument;
class FoldingSection;
class MaterialBar;
class MaterialList;
class MaterialSession;
class MaterialSettings;
class MaterialView;
class PaintPanel;
class RulesPanel;

/// The materials of the terrain, how they are painted, and the rules that lay them.
class MaterialsDock : public QDockWidget {
  Q_OBJECT

 public:
  MaterialsDock(const Actions& actions, MaterialView& view, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

  [[nodiscard]] bool showsRules() const;
  /// Shows what the paint tool works with.
  void showTool();

 Q_SIGNALS:
  void toolPicked();                     ///< The part of the paint tool was chosen by hand.
  void problem(const QString& message);  ///< What cannot be done, in one line; empty: taken back.
  /// Files were read or written: one line, and what was detected in them.
  void reported(const QString& message, const QStringList& notes);

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
