#pragma once

#include "ui/actions/EditorDock.h"

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
class BrushDock : public EditorDock {
  Q_OBJECT

 public:
  [[nodiscard]] static DockRow row();
  explicit BrushDock(const Actions& actions, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document) override;
  [[nodiscard]] bool activatesTool(const ToolState& tools) const override;

 private:
  void showRadiusNote(const BrushSettings& brush);
  /// Moves the section of alphas to the top for the Stamp brush, and opens it.
  void placeAlpha(const BrushSettings& brush);

  const Actions& actions_;
  EditorDocument* document_ = nullptr;
  BrushBinding* binding_;
  KindSection* kind_;
  PresetSection* presets_;
  AlphaSection* alpha_;
  QLabel* radiusNote_;
};

}  // namespace scarp
