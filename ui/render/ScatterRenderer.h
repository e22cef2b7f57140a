#pragma once

#include <QStringList>
#include <functional>
#include <map>
#include <memory>
#include <vector>

#include "core/base/Result.h"
#include "core/geometry/Frustum.h"
#include "ui/render/ImpostorAtlas.h"
#include "ui/render/ScatterTiles.h"
#include "ui/render/SceneView.h"

namespace scarp {

/// Purpose for which objects are drawn.
enum class ObjectPass {
  Seen,
  Shadowed,  ///< Seen, where shadow maps dim the sun.
  Casters    ///< Into a shadow map: depth alone.
};

/// Variant of the shaders of objects for a pass.
[[nodiscard]] QStringList passDefines(ObjectPass pass);

/// Where scattered objects stand.
struct ScatterToDraw {
  const ScatterField* field;  ///< Null: nothing is scattered.
  const AssetTable& assets;
  const HeightRaster& heights;
  const GridFrame& frame;
};

/// One that appears so large that its triangles are drawn.
struct NearScattered {
  Object object;
  Mat4 transform;
};

/// Chooses what is drawn of a ScatterField, by its tiles: those that are not in sight are left out; objects
/// that appear large are handed to who draws meshes; the rest are points with a picture (ImpostorAtlas), and
/// where these appear smaller than a few pixels so many of them are left out that as much is covered, and a
/// tile that has none larger is drawn as faint spots, which tint the ground. Which
/// ones follows from their keys, so it is the same ones while the camera moves. Casters are points with a
/// picture however small they appear: a distant forest darkens its ground by as much as its trees cover. One
/// thread, the context of its making current.
class ScatterRenderer {
 public:
  [[nodiscard]] static Result<std::unique_ptr<ScatterRenderer>> create();

  /// The field has other rules or another frame, or there are other assets.
  void allChanged() { all_ = true; }
  /// Other objects stand on these tiles.
  void tilesChanged(std::span<const int> tiles) {
    changedTiles_.insert(changedTiles_.end(), tiles.begin(), tiles.end());
  }
  void groundChanged(const GridRect& samples) { changedGround_ = changedGround_.united(samples); }

  /// Finds what a view shows in a pass. near() is valid then.
  void choose(const ScatterToDraw& scene, const SceneView& view, const Frustum& frustum, ObjectPass pass);
  [[nodiscard]] const std::vector<NearScattered>& near() const { return near_; }
  /// Draws what choose() found, but for those near. drawAsset: as ImpostorAtlas::complete() has it.
  void drawFar(const SceneView& view, const std::function<void(AssetKind)>& drawAsset);
  /// Whether the last choice had all that the view shows; another picture brings more.
  [[nodiscard]] bool whole() const { return whole_; }

 private:
  struct Seen {
    int tile;
    double depth;   ///< Metres, the least of its objects.
    double pixels;  ///< The largest may appear so large.
  };
  /// Points to draw: some that are sent for the picture, and runs of the tiles' buffer.
  struct Points {
    std::vector<ScatterPoint> sent;
    std::vector<int> firsts, counts;

    [[nodiscard]] bool empty() const { return sent.empty() && firsts.empty(); }
    void clear();
  };
  struct Programs {
    GlProgram pictures, spots;  ///< Casters have no spots.
  };
  static Result<Programs> makePrograms(ObjectPass pass);
  explicit ScatterRenderer(Programs seen);

  /// Compiled when first needed; those of Seen where the driver refuses them, which is logged once.
  [[nodiscard]] const Programs& programsOf(ObjectPass pass);

  void follow(const ScatterToDraw& scene);
  [[nodiscard]] std::vector<Seen> seenTiles(const ScatterToDraw& scene, const SceneView& view,
                                            const Frustum& frustum) const;
  void makeMissing(const ScatterToDraw& scene, const std::vector<Seen>& seen, bool atOnce);
  void splitNear(const ScatterToDraw& scene, const SceneView& view, const Frustum& frustum, int tile);
  void addFar(const Seen& seen, Points& points);
  void drawPoints(const Points& points, const GlProgram& program, const Vec3& eye);

  std::map<ObjectPass, Programs> programs_;
  GlVertexArray held_, streamed_;
  GlBuffer stream_;
  ImpostorAtlas atlas_;
  ScatterTiles tiles_;
  bool all_ = true, whole_ = true;
  std::vector<int> changedTiles_;
  GridRect changedGround_;
  long long frame_ = 0;
  ObjectPass pass_ = ObjectPass::Seen;  ///< Of the last choice,
  double leastPixels_ = 0.0;            ///< and the size below which it left some out, device pixels.
  std::vector<NearScattered> near_;
  Points pictures_, spots_;  ///< Casters have no spots.
};

}  // namespace scarp
