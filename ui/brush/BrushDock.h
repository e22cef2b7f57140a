#pragma once

#include <QDockWidget>
#include <QWidget>

class QLabel;

namespace scarp {

class Actions;
class BrushBinding;
class EditorDocument;
class KindSection;
class PresetSection;
struct BrushSettings;

/// All brush kinds as small pictures with their names, kin in a row.
class BrushPalette : public QWidget {
  Q_OBJECT

 public:
  /// A click triggers the kind's action; the kind whose action is checked is marked.
  explicit BrushPalette(const Actions& actions, QWidget* parent = nullptr);
};

/// The sculpting brush: its kinds, and all its settings in sections that fold. What a number may be is for
/// core/brush to say.
class BrushDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit BrushDock(const Actions& actions, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why a typed number is impossible; empty: no longer.

 private:
  void showRadiusNote(const BrushSettings& brush);

  EditorDocument* document_ = nullptr;
  BrushBinding* binding_;
  KindSection* kind_;
  PresetSection* presets_;
  QLabel* radiusNote_;
};

}  // namespace scarp
