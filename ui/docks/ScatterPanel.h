#pragma once

#include <QWidget>

#include "core/base/Signal.h"

class QPushButton;

namespace scarp {

class EditorDocument;
class NumberField;

/// Puts down many objects at once, of the kind and size that PlacePanel says, as far as the selection
/// reaches.
class ScatterPanel : public QWidget {
  Q_OBJECT

 public:
  explicit ScatterPanel(QWidget* parent = nullptr);
  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

 Q_SIGNALS:
  /// Why there are none, or a typed number is impossible; empty: no longer.
  void problem(const QString& message);

 private:
  void scatterNow();
  void refresh();

  EditorDocument* document_ = nullptr;
  NumberField *density_, *spacing_, *steepest_;
  QPushButton* button_;
  Subscription onSelection_, onHistory_;
};

}  // namespace scarp
