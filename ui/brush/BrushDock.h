#pragma once

#include <QDockWidget>

class QLabel;

namespace scarp {

class Actions;
class AlphaSection;
class BrushBinding;
class EditorDocument;
class KindSection;
class PresetSection;
struct BrushSettings;

/// The sculpting brush: its presets, and all its settings in sections that fold. The toolbar chooses its
/// kind.
class BrushDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit BrushDock(const Actions& actions, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

 Q_SIGNALS:
  void problem(const QString& message);  ///< Why a typed number is impossible; empty: no longer.
  void presetPicked();                   ///< By hand.

 private:
  void showRadiusNote(const BrushSettings& brush);
  /// Moves the section of alphas to the top for the Stamp brush, and opens it.
  void placeAlpha(const BrushSettings& brush);

  EditorDocument* document_ = nullptr;
  BrushBinding* binding_;
  KindSection* kind_;
  PresetSection* presets_;
  AlphaSection* alpha_;
  QLabel* radiusNote_;
};

}  // namespace scarp
