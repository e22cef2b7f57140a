#pragma once

#include <QObject>
#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "core/base/Message.h"
#include "core/base/Signal.h"
#include "core/scene/Scene.h"
#include "ui/render/SceneView.h"

namespace scarp {

class Scene;
class ViewController;

/// Whose marks an overlay shows, in the order in which they are drawn.
enum class OverlayOf { Analysis, Lines, Measure, Select, Brush, PickedRay, Adjust, People };
inline constexpr std::size_t kOverlays = 8;

/// Content that all views of a document draw: its scene, choices of panels for the ground, and the marks of
/// tools. Another frame of the document clears all but the scene. UI thread; the scene outlives it.
class SceneDisplay {
 public:
  explicit SceneDisplay(Scene& scene);

  [[nodiscard]] Scene& scene() const { return scene_; }

  /// Materials as of the scene's last update; nothing where the document has none.
  [[nodiscard]] const std::optional<GroundMaterials>& materials() const { return materials_; }
  /// While any is given, all other materials are grey.
  void setSoloMaterials(std::set<MaterialId> solo);
  [[nodiscard]] const std::set<MaterialId>& soloMaterials() const { return solo_; }
  /// Colours the ground by an analysis; nothing for its own colours.
  void setFractions(std::optional<GroundFractions> fractions);
  /// Shows a selection or a mask on the ground; nothing for none.
  void setMask(std::optional<GroundMask> mask);
  /// Image overlays on the ground.
  void setDrapes(std::vector<GroundDrape> drapes);
  /// Tiles of the drapes that are set have been read.
  void changeDrapeTiles();
  /// Draws marks over the scene from now on; null for none.
  void setOverlay(OverlayOf whose, std::shared_ptr<const Overlay> overlay);
  /// Sets or clears the view that the pointer is in: its brush is drawn in all views.
  void setPointed(const ViewController& view, bool pointed);
  [[nodiscard]] const ViewController* pointedView() const { return pointed_; }

  /// Sets what all views share.
  void fill(SceneView& view) const;
  /// Without the marks of one tool.
  void fillOverlays(SceneView& view, std::optional<OverlayOf> without = {}) const;

  Signal<> changed;       ///< A picture is another one.
  Signal<> lookChanged;   ///< Materials, drapes, the analysis or the water of lines; not the terrain itself.
  Signal<> materialsSet;  ///< materials() are others.
  Signal<> drapeTilesChanged;  ///< Tiles of the drapes have been read.

 private:
  void takeScene();
  void changeLook();

  Scene& scene_;
  std::optional<GroundMaterials> materials_;
  std::set<MaterialId> solo_;
  std::optional<GroundFractions> fractions_;
  std::optional<GroundMask> mask_;
  std::vector<GroundDrape> drapes_;
  std::array<std::shared_ptr<const Overlay>, kOverlays> overlays_;
  std::shared_ptr<const WaterTiles> water_;
  const ViewController* pointed_ = nullptr;
  std::vector<Subscription> subscriptions_;
};

class EditorDocument;
class JobRunner;

/// Runs a task of a scene as a job, after `before`, if there is one, with a part of the progress.
void runSceneTask(const SceneTask& task, JobRunner& jobs, std::function<bool(const Progress&)> before = {},
                  std::function<void()> finished = {});

/// Keeps the scene of a document up to date between pictures, and runs its tasks as jobs.
class SceneJobs : public QObject {
  Q_OBJECT

 public:
  SceneJobs(JobRunner& jobs, QObject* parent) : QObject(parent), jobs_(jobs) {}

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// Computes the textures of materials that views need, with this many texels along a side, together with the first
  /// map of materials. 0 at first: none are needed.
  void setTextureSide(int texels);

 Q_SIGNALS:
  /// The reason, in one line, if scatter rules put nothing down; empty: they do.
  void problem(const QString& message);

 private:
  void settle();
  void reportRefusal();
  void limitWork();

  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
  int textureSide_ = 0;
  bool settlesSoon_ = false;
  Message refusal_;  ///< As of the last problem().
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
