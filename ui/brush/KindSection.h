#pragma once

#include "core/base/Signal.h"
#include "ui/brush/BrushSection.h"

class QComboBox;

namespace scarp {

class Actions;
class HistoryModel;
class TerrainDocument;

/// What only the brush's kind has: noise's scale, the terrace's step, the clone's source. Gone for kinds that
/// have nothing of their own.
class KindSection : public BrushSection {
  Q_OBJECT

 public:
  KindSection(BrushBinding& binding, const Actions& actions, QWidget* parent = nullptr);

  /// Whose earlier states Restore offers; null for none.
  void setHistory(TerrainDocument* document);

 private:
  /// The states of the history that Restore may paint back.
  void addEarlier();
  /// A button beside the fields that takes what is under the cursor.
  void addTake();
  void refresh(const BrushSettings& brush);

  BrushBinding& binding_;
  const Actions& actions_;
  HistoryModel* history_;
  QComboBox* earlier_;
  QWidget* take_;
  Subscription onHistory_;
};

}  // namespace scarp
