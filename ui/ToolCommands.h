#pragma once

#include <QObject>
#include <cstdint>
#include <functional>
#include <vector>

#include "core/base/Result.h"
#include "core/base/Signal.h"
#include "core/brush/BrushSettings.h"
#include "core/geometry/Vec.h"

class QAction;

namespace scarp {

class Actions;
class EditorDocument;

/// Brush, tool and undo actions: connects each to the current document and shows its state. Nobody else marks
/// the tool in hand. None of them acts in the middle of a drag.
class ToolCommands : public QObject {
  Q_OBJECT

 public:
  ToolCommands(Actions& actions, QObject* parent);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// Disables the tools while a page covers the view.
  void setViewCovered(bool covered);

  /// Takes up a brush with a point of the ground as its target height or, of Clone, its source. Contract:
  /// there is a document.
  void takeUp(BrushKind kind, const Vec3& from);

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why nothing was undone or redone.

 private:
  void connectBrush();
  void connectEdit();
  void tell(const Result<void>& outcome);
  void on(QAction* action, std::function<void()> act);
  /// Sets the brush if it is a possible one.
  void changeBrush(const std::function<void(BrushSettings&)>& edit);
  void showTools();
  void showHistory();

  Actions& actions_;
  EditorDocument* document_ = nullptr;
  bool viewCovered_ = false;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
