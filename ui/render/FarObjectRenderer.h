#pragma once

#include <QStringList>
#include <functional>
#include <map>
#include <memory>
#include <vector>

#include "core/base/Result.h"
#include "core/geometry/Frustum.h"
#include "ui/render/ObjectTiles.h"
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

/// The objects of a scene.
struct ObjectsToDraw {
  const PlacedObjects& placed;
  const ScatterField* field;  ///< Null: rules scatter nothing.
  const AssetTable& assets;
  const HeightRaster& heights;
  const GridFrame& frame;
  /// True: selected objects have outlines and are drawn as meshes.
  bool outlines = false;
};

/// An object that is drawn as a mesh.
struct NearObject {
  Object object;
  Mat4 transform;
  bool selected = false;
};

/// Chooses how placed objects and those of a ScatterField are drawn, by tiles: tiles that are not in sight
/// are omitted; objects that appear large are passed to the caller, which draws meshes; the others are points
/// with a picture (ImpostorAtlas). The size from which an object is a mesh is fixed for scattered objects;
/// placed ones are meshes as soon as that costs no more than a picture.
///
/// Of scattered objects that appear smaller than a few pixels, some are left out and the others drawn larger,
/// so that they cover the same area; a tile that has none larger is drawn as faint spots, which tint the
/// ground. The key of an object determines when it is left out, so the choice does not change while the
/// camera moves. Each placed object is drawn at its own size, as a spot if it is that small. Shadow casters
/// are points with a picture however small they appear: a distant forest darkens its ground by as much as its
/// trees cover.
///
/// Selected placed objects are meshes if they have outlines, and tinted points otherwise. Used on one thread,
/// with the context of create() current.
class FarObjectRenderer {
 public:
  [[nodiscard]] static Result<std::unique_ptr<FarObjectRenderer>> create();

  /// Assets were added or changed.
  void assetsChanged() { assetsChanged_ = true; }
  /// The field has other rules or another frame.
  void scatterChanged() { scatterChanged_ = true; }
  /// Tiles of the field have other objects.
  void scatterChanged(std::span<const int> tiles);
  /// Tiles of PlacedObjects have other objects or poses.
  void placedChanged(std::span<const int> tiles);
  void groundChanged(const GridRect& samples) { changedGround_ = changedGround_.united(samples); }

  /// Finds what a view shows in a pass. near() is valid then.
  void choose(const ObjectsToDraw& scene, const SceneView& view, const Frustum& frustum, ObjectPass pass);
  [[nodiscard]] const std::vector<NearObject>& near() const { return near_; }
  /// Number of points that choose() found.
  [[nodiscard]] std::size_t pointCount() const;
  /// Draws what choose() found, but for those near. drawAsset: as ImpostorAtlas::complete() has it.
  void drawFar(const SceneView& view, const std::function<void(AssetKind)>& drawAsset);
  /// False: the last choice lacks parts of the view; another picture brings more.
  [[nodiscard]] bool whole() const { return whole_; }

 private:
  struct Seen {
    int tile;
    double depth;           ///< Metres, the least of its objects.
    double pixels;          ///< Size at which the largest object may appear.
    double minPixels;       ///< Size at which the smallest object may appear.
    bool selected = false;  ///< A placed object on it is selected.
  };
  /// Points to draw: some that are sent for the picture, and runs of the tiles' buffer.
  struct Points {
    std::vector<ObjectPoint> sent;
    std::vector<int> firsts, counts;

    [[nodiscard]] bool empty() const { return sent.empty() && firsts.empty(); }
    void clear();
  };
  struct Programs {
    GlProgram pictures, spots;  ///< Casters have no spots.
  };
  static Result<Programs> makePrograms(ObjectPass pass);
  explicit FarObjectRenderer(Programs seen);

  /// Compiled when first needed; those of Seen where the driver refuses them, which is logged once.
  [[nodiscard]] const Programs& programsOf(ObjectPass pass);

  /// Forgets tiles that changed and makes those of placed objects.
  void follow(const ObjectsToDraw& scene);
  void makePlaced(const ObjectsToDraw& scene);
  /// Size from which a placed object of an asset is a mesh, device pixels.
  [[nodiscard]] static double meshPixels(AssetKind asset, const AssetTable& assets);
  [[nodiscard]] std::vector<Seen> seenTiles(const ObjectsToDraw& scene, const SceneView& view,
                                            const Frustum& frustum) const;
  void makeMissing(const ObjectsToDraw& scene, const std::vector<Seen>& seen, bool atOnce);
  void addTile(const ObjectsToDraw& scene, const SceneView& view, const Frustum& frustum, const Seen& seen);
  /// Decides for each object of a tile.
  void splitTile(const ObjectsToDraw& scene, const SceneView& view, const Frustum& frustum, int tile);
  [[nodiscard]] NearObject nearObject(const ObjectsToDraw& scene, int tile, std::size_t place) const;
  void addFar(const Seen& seen, Points& points);
  /// Returns true if an object is drawn at its own size in the current pass.
  [[nodiscard]] bool isKept(const ObjectPoint& point) const {
    return pass_ != ObjectPass::Casters && (point.look & ObjectPoint::kKept) != 0;
  }
  void drawPoints(const Points& points, const GlProgram& program, const Vec3& eye);

  std::map<ObjectPass, Programs> programs_;
  GlVertexArray held_, streamed_;
  GlBuffer stream_;
  ImpostorAtlas atlas_;
  ObjectTiles tiles_;
  bool assetsChanged_ = true, scatterChanged_ = true, whole_ = true;
  std::vector<int> changedTiles_;   ///< Of tiles_.
  std::vector<double> meshPixels_;  ///< By layer of the atlas, for placed objects.
  GridRect changedGround_;
  long long frame_ = 0;
  ObjectPass pass_ = ObjectPass::Seen;  ///< Of the last choice,
  double leastPixels_ = 0.0;            ///< and the size below which it left some out, device pixels.
  std::vector<NearObject> near_;
  Points pictures_, spots_;  ///< Casters have no spots.
};

}  // namespace scarp
