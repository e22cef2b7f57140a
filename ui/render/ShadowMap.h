#pragma once

#include <array>
#include <functional>
#include <memory>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Result.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/HeightPyramid.h"
#include "core/terrain/TiledRaster.h"
#include "ui/render/GlObjects.h"
#include "ui/render/SceneView.h"

namespace scarp {

inline constexpr int kMaxShadowMaps = 4;
/// Polygon offset of casters, in texels of a depth buffer whose nearest value is 1: away from the sun by more
/// than the filter of shadows.glsl looks around.
inline constexpr float kCasterSlope = -3.0F, kCasterUnits = -1.0F;
/// Distance by which the terrain is moved away from the sun as a caster, as a fraction of the map's extent.
/// The drawn terrain has an error of up to some pixels; where it is too low it would be in its own shadow. A
/// pixel covers about 1/1500 of the extent of its map.
inline constexpr double kTerrainCasterOffset = 1.0 / 640.0;

/// Shadow maps of one quality.
struct ShadowMapFormat {
  int maps;      ///< 2…kMaxShadowMaps.
  int texels;    ///< Along a side.
  int filter;    ///< Radius, texels: 0 or 1.
  double reach;  ///< View distance of the finest map, by the distance to the nearest visible terrain.

  bool operator==(const ShadowMapFormat&) const = default;
};
/// Contract: Low, Medium or High.
[[nodiscard]] ShadowMapFormat shadowMapFormat(ShadowQuality quality);
/// Graphics memory of the maps.
[[nodiscard]] constexpr long long bytesOf(const ShadowMapFormat& format) {
  return 4LL * format.maps * format.texels * format.texels;
}

/// Orthographic cameras that look from the sun, the one with the finest map first; the last one covers the
/// terrain. Each of the others covers the view up to a distance, with an extent that depends only on field of
/// view, aspect ratio and that distance, and moves by whole texels. Distances are steps of factor 2.
/// clearance: metres from the terrain up to the eye, 0 if there is none below it. Pure.
[[nodiscard]] std::vector<Camera> shadowCameras(const SceneView& view, const SceneBounds& bounds,
                                                double clearance, const ShadowMapFormat& format);

/// The terrain as a caster of shadows: a grid of at most kCells cells a side whose vertices have the lowest
/// height of the cells around them. So it is nowhere above the terrain, which has no shadows from its own
/// mesh. One thread, the context of its creation current.
class TerrainCaster {
 public:
  static constexpr int kCells = 512;

  [[nodiscard]] static Result<TerrainCaster> create();

  void invalidate(const GridRect& samples) { changed_ = changed_.united(samples); }
  /// Draws into the current framebuffer. The Frame block is that of a camera at `eye`. Another place than the
  /// camera's moves the terrain by the opposite of the difference.
  void draw(const HeightRaster& heights, const HeightPyramid& pyramid, const GridFrame& frame,
            const SceneBounds& bounds, const Vec3& eye);

 private:
  explicit TerrainCaster(GlProgram program);
  void refresh(const HeightRaster& heights, const HeightPyramid& pyramid, const GridFrame& frame,
               double base);
  void makeGrid();

  GlProgram program_;
  GlVertexArray array_;
  GlBuffer vertices_, indices_;
  GridFrame frame_{};
  int stride_ = 0;  ///< Samples from vertex to vertex; 0: there is no grid yet.
  int columns_ = 0, rows_ = 0;
  int triangleIndices_ = 0;
  std::vector<std::array<float, 3>> places_;  ///< From the local origin; heights as they are.
  double base_ = 0.0;                         ///< Height of vertices without terrain.
  GridRect changed_;
};

/// Cascaded shadow maps of the sun. A map is drawn again only if its camera, the terrain or the objects
/// changed. Terrain casts shadows as TerrainCaster, objects as the callback draws them. One thread, the
/// context of its creation current.
class ShadowMap {
 public:
  /// Draws objects into the current framebuffer, as the sun sees them. Returns false if some are not ready
  /// yet.
  using DrawCasters = std::function<bool(const SceneView& sun, const Mat4& cull)>;

  [[nodiscard]] static Result<std::unique_ptr<ShadowMap>> create();

  void terrainChanged(const GridRect& samples) {
    terrain_.invalidate(samples);
    changed_ = true;
  }
  void objectsChanged() { changed_ = true; }

  /// Draws the maps of a view that are out of date, and binds them for shaders with SHADOWS.
  /// view.settings.shadows is Low, Medium or High. A halved view keeps the maps around an earlier camera.
  /// Changes the framebuffer, the viewport and the Frame block. Returns the number of maps drawn.
  int update(const HeightRaster& heights, const HeightPyramid& pyramid, const GridFrame& frame,
             const SceneView& view, const SceneBounds& bounds, const DrawCasters& drawCasters);
  /// False if another update is needed for all casters.
  [[nodiscard]] bool whole() const { return whole_; }

 private:
  struct Map {
    Camera camera;
    FrameBlock block;
    bool whole;  ///< Contains all casters.
  };

  explicit ShadowMap(TerrainCaster terrain);
  void allocate(const ShadowMapFormat& format);
  void bind(const SceneView& view) const;

  TerrainCaster terrain_;
  ShadowMapFormat format_{};
  GlTexture texture_;
  GlFramebuffer target_;
  GlBuffer sunFrame_, shadows_;
  std::vector<Map> maps_;
  const ScatterField* scattered_ = nullptr;
  std::shared_ptr<const BentMeshes> bent_;
  bool changed_ = true, whole_ = true;
};

}  // namespace scarp
