#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/objects/ObjectLayer.h"
#include "core/objects/ObjectMarkers.h"
#include "ui/render/ModelMesh.h"
#include "ui/render/SceneView.h"
#include "ui/render/ShaderProgram.h"

namespace scarp {

/// Draws objects, instanced by asset and level of detail, the selected ones with an outline that shows
/// through the ground. Models come to the graphics card when they are first drawn. Transforms are kept, and
/// found again only for objects that are new, changed, or on changed ground.
class ObjectRenderer {
 public:
  [[nodiscard]] static Result<std::unique_ptr<ObjectRenderer>> create();

  void objectsChanged() { outdated_ = true; }
  void terrainChanged(const GridRect& samples) { ground_ = ground_.united(samples); }

  void draw(const ObjectLayer& objects, const HeightRaster& heights, const GridFrame& frame,
            const SceneView& view, const Mat4& cull);
  /// Those of the last draw; none where the view wanted none.
  [[nodiscard]] const std::vector<ObjectMarker>& markers() const { return markers_; }
  /// One that does not stand there, translucent over what is in the frame, whose depth it changes.
  void drawGhost(const Object& object, const HeightRaster& heights, const GridFrame& frame,
                 const SceneView& view);

 private:
  struct Standing {
    Object object;
    std::optional<Mat4> transform;
    double radius = 0.0;    ///< Metres; of a sphere about its foot.
    std::size_t drawn = 0;  ///< Place in drawn_.
  };
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

  ObjectRenderer(GlProgram program, ModelPrograms models);
  /// Brings what is drawn in step with the assets that there are.
  void followAssets(const AssetTable& assets);
  /// A place in drawn_; what no asset is any more is drawn as its box.
  std::size_t drawnOf(AssetKind asset);
  const ModelMesh& meshOf(Drawn& drawn);

  void refresh(const ObjectLayer& objects, const HeightRaster& heights, const GridFrame& frame);
  /// Brings instances to the graphics card and sets up to draw them.
  void prepare(const std::vector<Instance>& instances);
  void setUniforms(unsigned location, const std::array<float, 4>& value, int count) const;
  void drawMesh(std::size_t drawn, int level, std::size_t firstInstance, std::size_t count);
  /// Instances of the same batches as they are drawn, or some of them.
  using Batches = std::vector<std::array<std::vector<Instance>, kMostModelLevels>>;
  void drawBatches(const Batches& batches, std::size_t first);
  void drawOutline(const Batches& chosen, std::size_t first, float pixelRatio);

  GlProgram program_;
  ModelPrograms models_;
  GlVertexArray vertices_;
  GlBuffer meshes_, instances_;
  AssetTable assets_;
  std::vector<Drawn> drawn_;  ///< Built-in ones first.
  std::map<AssetKind, std::size_t> places_;
  std::map<ObjectId, Standing> standing_;
  std::vector<ObjectMarker> markers_;
  bool outdated_ = true;
  GridRect ground_;  ///< Samples that changed since the last draw.
};

}  // namespace scarp
