#pragma once

#include <functional>
#include <map>
#include <vector>

#include "core/objects/AssetTable.h"
#include "ui/render/GlObjects.h"

namespace scarp {

/// Pictures of assets from all round, for where they appear so small that their triangles need not be drawn:
/// a layer an asset, in it a cell a direction, eight round about in four heights. One texture has colours
/// (sRGB), the other normals in the model's axes as 0…1; both are multiplied by the coverage, which is their
/// alpha. One thread, the context of its making current.
class ImpostorAtlas {
 public:
  static constexpr int kAround = 8, kHeights = 4, kCellTexels = 64;
  static constexpr int kLevels = 5;  ///< Down to cells of 4 × 4.
  static constexpr std::size_t kMostAssets = 1023;

  /// What a layer shows.
  struct Sphere {
    std::array<float, 3> centre;  ///< Metres from the foot, in the model's axes.
    float radius;
  };

  ImpostorAtlas();

  /// The layer of an asset; of a new one it is still empty. The last layer serves all that are too many.
  std::size_t layerOf(AssetKind asset, const AssetTable& assets);
  /// Draws what is new. drawAsset draws one asset as it stands at the origin of the frame's block, its colour
  /// and opacity into the first target, its normal into the second. Framebuffer, viewport and frame block are
  /// as before then.
  void complete(const std::function<void(AssetKind)>& drawAsset);
  /// Assets look otherwise now: all layers are free again.
  void clear();

  /// By layer.
  [[nodiscard]] const std::vector<Sphere>& spheres() const { return spheres_; }
  /// Binds colours, normals and spheres for far-object.vert and far-object.frag.
  void bind() const;

 private:
  void allocate(std::size_t layers);
  void drawLayer(std::size_t layer, const std::function<void(AssetKind)>& drawAsset) const;

  GlTexture colours_, normals_;
  GlBuffer sphereBuffer_;
  std::size_t allocated_ = 0, drawn_ = 0;  ///< Layers.
  std::map<AssetKind, std::size_t> layers_;
  std::vector<AssetKind> assets_;  ///< By layer.
  std::vector<Sphere> spheres_;
};

}  // namespace scarp
