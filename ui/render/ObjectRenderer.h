#pragma once

#include <QStringList>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/objects/ObjectLayer.h"
#include "core/objects/ObjectMarkers.h"
#include "ui/render/FarObjectRenderer.h"
#include "ui/render/GlObjects.h"
#include "ui/render/ModelMesh.h"
#include "ui/render/ObjectTiles.h"
#include "ui/render/SceneView.h"

namespace scarp {

/// Draws placed and scattered objects: large and selected ones as meshes, instanced by asset and level of
/// detail, the others by FarObjectRenderer; the selected ones with an outline that shows through the ground.
/// Models are uploaded to the graphics card when they are first drawn. Poses are recomputed only for objects
/// that are new, changed, or on changed ground.
class ObjectRenderer {
 public:
  [[nodiscard]] static Result<std::unique_ptr<ObjectRenderer>> create();

  void objectsChanged() { placed_.objectsChanged(); }
  void terrainChanged(const GridRect& samples) {
    placed_.groundChanged(samples);
    far_->groundChanged(samples);
  }
  /// The scattered objects changed: all of them, or those on some tiles.
  void scatterChanged() { far_->scatterChanged(); }
  void scatterChanged(std::span<const int> tiles) { far_->scatterChanged(tiles); }

  /// Casters: into a shadow map, as the view of the sun shows them; without selection and outlines.
  void draw(const ObjectLayer& objects, const HeightRaster& heights, const GridFrame& frame,
            const SceneView& view, const Mat4& cull, ObjectPass pass);
  /// Whether the last draw had all that the view shows; another brings more.
  [[nodiscard]] bool whole() const { return far_->whole(); }
  /// Number of objects that the last draw drew as meshes, and as points.
  [[nodiscard]] std::size_t meshCount() const { return far_->near().size(); }
  [[nodiscard]] std::size_t pointCount() const { return far_->pointCount(); }
  /// Those of the last draw; none where the view wanted none.
  [[nodiscard]] const std::vector<ObjectMarker>& markers() const { return markers_; }
  /// One that does not stand there, translucent over what is in the frame, whose depth it changes.
  void drawGhost(const Object& object, const HeightRaster& heights, const GridFrame& frame,
                 const SceneView& view);

 private:
  struct Instance {  ///< Vertex attributes of object.vert.
    std::array<float, 12> rows;
    std::array<float, 4> look;  ///< Linear colour that multiplies; the last 1: selected.
  };

  /// What is drawn of an asset.
  struct Drawn {
    AssetKind asset;
    int firstVertex = 0, vertexCount = 0;     ///< Of a built-in one.
    std::shared_ptr<const ModelMesh> mesh{};  ///< Of another; null until it is needed.
  };

  /// What draws a built-in asset, and a model.
  struct Programs {
    GlProgram object;
    ModelPrograms models;
  };
  /// By what is drawn, and by its level.
  using Batches = std::vector<std::array<std::vector<Instance>, kMostModelLevels>>;

  static Result<Programs> makePrograms(const QStringList& defines);
  /// Compiled when first needed; those of Seen where the driver refuses them, which is logged once.
  [[nodiscard]] const Programs& programsOf(ObjectPass pass);
  ObjectRenderer(Programs seen, Programs pictured, std::unique_ptr<FarObjectRenderer> scatter);
  /// Updates drawn_ after a change of the assets.
  void followAssets(const AssetTable& assets);
  /// A place in drawn_; what no asset is any more is drawn as its box.
  std::size_t drawnOf(AssetKind asset);
  const ModelMesh& meshOf(Drawn& drawn);

  /// Brings instances to the graphics card and sets up to draw them.
  void prepare(const std::vector<Instance>& instances);
  void setUniforms(unsigned location, const std::array<float, 4>& value, int count) const;
  /// The same with batches; false where they are empty.
  bool prepare(const Batches& batches);
  void drawMesh(const Programs& programs, std::size_t drawn, int level, std::size_t firstInstance,
                std::size_t count);
  /// Adds an instance to where it belongs; its level.
  std::size_t add(Batches& batches, std::size_t drawn, const Mat4& transform, const Object& object,
                  bool selected, const SceneView& view);
  /// Adds the meshes that far_ chose; `chosen`: those with an outline, once more.
  void addNear(Batches& batches, Batches& chosen, const SceneView& view);
  [[nodiscard]] std::vector<ObjectMarker> placeMarkers(const SceneView& view) const;
  /// Does what addNear() does, for selected scattered objects.
  void addChosenScattered(Batches& batches, Batches& chosen, const HeightRaster& heights,
                          const GridFrame& frame, const SceneView& view, const Frustum& frustum);
  /// Models that are bent along lines. Those that stayed since the last picture are on the graphics card.
  void drawBent(const SceneView& view, const Frustum& frustum);
  // Of the batches that are prepared.
  void drawBatches(const Batches& batches);
  void drawOutline(const Batches& chosen, float pixelRatio);
  /// Over what is drawn of the same objects already.
  void drawOver(const Batches& batches);
  /// As a picture of it is taken.
  void drawPictured(AssetKind asset);

  std::map<ObjectPass, Programs> programs_;
  Programs pictured_;
  const Programs* drawing_;  ///< Of programs_, for the current draw.
  std::unique_ptr<FarObjectRenderer> far_;
  GlVertexArray vertices_;
  GlBuffer meshes_, instances_;
  AssetTable assets_;
  std::vector<Drawn> drawn_;  ///< Built-in ones first.
  std::map<AssetKind, std::size_t> places_;
  std::shared_ptr<const BentMeshes> bent_;
  std::map<const BentMesh*, ModelMesh> bentOnCard_;  ///< Of bent_.
  PlacedObjects placed_;
  std::vector<ObjectMarker> markers_;
};

}  // namespace scarp
