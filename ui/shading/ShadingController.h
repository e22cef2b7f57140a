#pragma once

#include <QObject>
#include <functional>
#include <optional>

#include "core/base/Signal.h"
#include "core/io/TerrainPlace.h"
#include "core/terrain/HeightPyramid.h"
#include "ui/render/SceneView.h"

namespace scarp {

class Actions;
class EditorDocument;
class Viewport;

/// How the ground looks: keeps the view's settings, the menu's marks and the panel in step.
class ShadingController : public QObject {
  Q_OBJECT

 public:
  ShadingController(const Actions& actions, Viewport& viewport, QObject* parent);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

  [[nodiscard]] RenderSettings settings() const;
  /// The settings as the terrain shows them: a mode by materials is Natural on a terrain without any.
  [[nodiscard]] RenderSettings shownSettings() const;
  /// Changes them; the view follows at once.
  void change(const std::function<void(RenderSettings&)>& edit);

  /// The same as a project has it: what is usual for other terrains stays.
  void show(const RenderSettings& settings);

  /// By how much heights are exaggerated in the view.
  [[nodiscard]] double exaggeration() const;
  void setExaggeration(double factor);  ///< > 0

  /// Where the document's terrain is on the earth; nothing where there is none or it does not say.
  [[nodiscard]] std::optional<TerrainPlace> place() const;
  /// Lowest and highest ground; empty without a document.
  [[nodiscard]] HeightRange heights() const;
  /// How high the water stands that is seen on this ground, as a sheet or by its colours, metres; nothing
  /// where there is none.
  [[nodiscard]] std::optional<double> water() const;
  /// What looks by materials show; nothing where they show natural ground.
  [[nodiscard]] std::optional<GroundMaterials> materials() const;
  /// What the settings come to on this ground, metres.
  [[nodiscard]] double contourStep() const;
  [[nodiscard]] double gridStep() const;

 Q_SIGNALS:
  void changed();                     ///< Settings, exaggeration, the range of heights, or materials.
  void told(const QString& message);  ///< What was shown or changed other than asked for, as one line.

 private:
  void connectActions();
  void setMode(ShadingMode mode);
  void showWater(bool on);
  /// The view has the document's part of the settings from now on.
  void takeLook();
  void showSettings();

  const Actions& actions_;
  Viewport& viewport_;
  EditorDocument* document_ = nullptr;
  bool chosen_;  ///< By hand: what suits the machine no longer counts.
  HeightRange shownHeights_;
  double shownExaggeration_ = 1.0;
  Subscription onTerrain_, onCamera_, onMaterials_;
  QMetaObject::Connection onLook_;
};

}  // namespace scarp
